"""Feudum: the Harvest card (6): harvests, bribes, beads."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import FARM, FARMER, FIEF, HARVEST, PLACES, SULFUR
from ..kinds import (
    BEADS_TURNED,
    BRIBED,
    BY_HARVEST,
    DECLINE,
    NOT_PERFORMED,
    POCKET,
    REAP,
    REAPED,
)
from ..pieces import numbered
from ..reserve.bag import draw_goods
from ..reserve.goods import StoreSulfur, ways
from ..shared import add_row
from ..state import Feudum


class Harvest(Decision[Feudum]):
    """Reap at one ruled farm, whole or with a bribe.

    Harvest inspection: with a farmer on the board the bribe is chosen from what was reaped.
    """

    __slots__ = ()
    name: ClassVar[str] = "harvest"

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [(DECLINE,)]
        whole = inspects(g, self.seat)
        for place in range(len(g.ruler)):
            if not hindrance(g, self.seat, place):
                found.append((REAP, place, 0))
                if not whole:
                    found.append((REAP, place, 1))
        return found

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        if not g.ruled(self.seat, FARM):
            return [("no-farm", {})]
        place = numbered(pieces, "place", PLACES)
        lack = hindrance(g, self.seat, place) if place >= 0 else "farm-full"
        return [(lack, {})] if lack else []

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == DECLINE:
            g.tell(NOT_PERFORMED, (seat, HARVEST))
            return
        tables = g.tables
        place: int = option[1]
        size = yield_of(g, seat)
        g.score(seat, tables.harvest_points, BY_HARVEST)
        if option[2]:
            reap(g, seat, place, tables.harvest_farm[size])
            bribe = draw_goods(g, tables.harvest_bribe[size], "bribe")
            take_bribe(g, seat, tuple(bribe))
            return
        drawn = reap(g, seat, place, size)
        if inspects(g, seat):
            g.then(InspectHarvest(seat, place, drawn))


def inspects(g: Feudum, seat: int) -> bool:
    """Whether a farmer on the board lets a seat choose its bribe."""
    return g.advanced and g.has_pawn(seat, FARMER)


def hindrance(g: Feudum, seat: int, place: int) -> str:
    """Why a seat can't reap in a place, or nothing."""
    if g.ruler[place] != seat:
        return "not-ruler"
    if g.disc[place] != FARM:
        return "not-a-farm"
    return "" if g.lying_at(place) < g.tables.harvest_most else "farm-full"


def yield_of(g: Feudum, seat: int) -> int:
    """Goods of one harvest: five, more for further farms, fiefs and beads, at most ten."""
    size = g.tables.harvest + g.ruled(seat, FARM) - 1 + g.ruled(seat, FIEF)
    for value in range(4):
        size += g.beads[seat * 4 + value] * (value + 2)
    return min(size, g.tables.harvest_most)


def reap(g: Feudum, seat: int, place: int, count: int) -> tuple[int, ...]:
    """Random goods come to lie at the farm."""
    drawn = tuple(draw_goods(g, count, "harvest"))
    g.lying = add_row(g.lying, place * 5, drawn)
    g.tell(REAPED, (seat, place, drawn))
    return drawn


def take_bribe(g: Feudum, seat: int, goods: tuple[int, ...]) -> None:
    """Goods for the own pocket; all own beads turn to seals."""
    for good, count in enumerate(goods):
        g.goods[seat * 5 + good] += count
    g.tell(BRIBED, (seat, goods))
    turned = 0
    for value in range(4):
        count = g.beads[seat * 4 + value]
        g.beads[seat * 4 + value] = 0
        g.unseen[value] += count
        turned += count
    if turned:
        g.seals[seat] += turned
        g.tell(BEADS_TURNED, (seat, turned))
    if goods[SULFUR]:
        g.then(StoreSulfur(seat, goods[SULFUR]))


class InspectHarvest(Decision[Feudum]):
    """Choose the bribe from the goods just reaped, or take none."""

    __slots__ = ("drawn", "place")
    name: ClassVar[str] = "inspect_harvest"
    place: int
    drawn: tuple[int, ...]

    def __init__(self, seat: int, place: int, drawn: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.drawn = drawn

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [(DECLINE,)]
        drawn = self.drawn
        count = g.tables.harvest_bribe[sum(drawn)]
        if count:
            for line in ways(count, count):
                for good in range(5):
                    if line[good] > drawn[good]:
                        break
                else:
                    found.append((POCKET, line))
        return found

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.place,)

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == POCKET:
            goods: tuple[int, ...] = option[1]
            g.lying = add_row(g.lying, self.place * 5, tuple([-count for count in goods]))
            take_bribe(g, self.seat, goods)
