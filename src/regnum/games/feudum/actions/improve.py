"""Feudum: the Improve card (4): better settlements, region tiles, fiefs, land."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import FARM, FIEF, GUILDS, IMPROVE, IRON, PLACES, REGIONS, TOWN, WOOD
from ..guilds import membership
from ..kinds import (
    BY_IMPROVING,
    BY_LAND,
    CHOOSE_FIEF,
    DECLINE,
    FIEF_FOUNDED,
    GOODS_DISCARDED,
    IMPROVE_PLACE,
    IMPROVED,
    NOT_PERFORMED,
    TAKE_TILE,
    TEND,
    TENDED,
    TOOK_TILE,
)
from ..pieces import numbered
from ..realm import land
from ..shared import add_row, add_to, put_in
from ..state import Feudum

_COST: Final = (WOOD, IRON)
"""What improves an outpost and a farm; a town takes a royal seal."""


class Improve(Decision[Feudum]):
    """Improve one ruled settlement or, in the advanced game, tend land at an own serf."""

    __slots__ = ()
    name: ClassVar[str] = "improve"

    def options(self, g: Feudum) -> list[Option]:
        seat = self.seat
        found: list[Option] = [(DECLINE,)]
        payable = [not lack for lack in lacks(g, seat)]
        for place, ruler in enumerate(g.ruler):
            if ruler == seat:
                kind = g.kind(place)
                if payable[kind]:
                    found.append((IMPROVE_PLACE, place, kind + 1))
        if g.advanced and g.tile_count(seat):
            self._lands(g, found)
        return found

    def _lands(self, g: Feudum, found: list[Option]) -> None:
        seat = self.seat
        if not g.goods[seat * 5 + WOOD] and g.tile_count(seat) < 2:
            return
        for place, serf in enumerate(g.serf):
            if serf == seat and g.land[place] < 0:
                for face in range(4):
                    if g.tiles[seat * 4 + face]:
                        found.append((TEND, place, face))

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == DECLINE:
            g.tell(NOT_PERFORMED, (self.seat, IMPROVE))
        elif option[0] == TEND:
            tend(g, self.seat, option[1], option[2])
        elif option[2] == FIEF:
            g.then(ChooseFief(self.seat, option[1]))
        else:
            g.pay(self.seat, _COST[g.disc[option[1]]])
            improve(g, self.seat, option[1], -1)

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        seat = self.seat
        missing = lacks(g, seat)
        place = numbered(pieces, "place", PLACES)
        if place >= 0:
            if g.ruler[place] != seat:
                return [("not-ruler", {})]
            lack = missing[g.kind(place)]
            return [(lack, {})] if lack else []
        kinds = {g.kind(one) for one, ruler in enumerate(g.ruler) if ruler == seat}
        return [(missing[kind], {}) for kind in sorted(kinds) if missing[kind]] or [("no-settlement", {})]


def lacks(g: Feudum, seat: int) -> tuple[str, str, str, str]:
    """What a seat lacks to improve an outpost, a farm, a town; a fief can't be improved."""
    town = "no-seal" if not g.seals[seat] else "" if any(g.fiefs_left) else "no-fief-left"
    return ("" if g.has(seat, WOOD) else "no-wood", "" if g.has(seat, IRON) else "no-iron", town, "final")


class ChooseFief(Decision[Feudum]):
    """Which guild's disc the new fief shows."""

    __slots__ = ("place",)
    name: ClassVar[str] = "choose_fief"
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Feudum) -> list[Option]:
        return [(CHOOSE_FIEF, guild) for guild in range(len(GUILDS)) if g.fiefs_left[guild]]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.place,)

    def choose(self, g: Feudum, option: Option) -> None:
        g.seals[self.seat] -= 1
        g.seal_supply += 1
        improve(g, self.seat, self.place, option[1])


def improve(g: Feudum, seat: int, place: int, guild: int) -> None:
    """Exchange the disc, take a region tile, score by its numeral."""
    old = g.disc[place]
    g.disc_supply = add_to(g.disc_supply, old, 1)
    if old == TOWN:
        g.fiefs_left = add_to(g.fiefs_left, guild, -1)
        g.disc = put_in(g.disc, place, FIEF + guild)
    else:
        g.disc_supply = add_to(g.disc_supply, old + 1, -1)
        g.disc = put_in(g.disc, place, old + 1)
    g.tell(IMPROVED, (seat, place, old + 1))
    if guild >= 0:
        g.tell(FIEF_FOUNDED, (seat, place, guild))
    if old == FARM:
        _discard_goods(g, place)
    membership.update(g)
    region = g.tables.region[place]
    points = improve_points(g, region, old + 1)
    if g.stack_open(region):
        take_tile(g, seat, region)
        g.score(seat, points, BY_IMPROVING)
    elif other_stacks(g):
        g.then(TakeOtherTile(seat))


def improve_points(g: Feudum, region: int, kind: int) -> int:
    """What improving to that settlement scores in a region: by the tile it brings, nothing without one."""
    return g.tables.improve_points[g.removed[region] + 1][kind] if g.stack_open(region) else 0


def _discard_goods(g: Feudum, place: int) -> None:
    lost = g.lying[place * 5 : place * 5 + 5]
    if any(lost):
        for good, count in enumerate(lost):
            g.bag[good] += count
        g.lying = add_row(g.lying, place * 5, tuple([-count for count in lost]))
        g.tell(GOODS_DISCARDED, (place, lost))


def other_stacks(g: Feudum) -> list[int]:
    """Stacks whose top tile is of an earlier epoch."""
    return [region for region in range(len(REGIONS)) if g.removed[region] + 1 < min(g.epoch, 5)]


class TakeOtherTile(Decision[Feudum]):
    """With no fitting tile in the region, one of an earlier epoch from another stack, without points."""

    __slots__ = ()
    name: ClassVar[str] = "take_tile"

    def options(self, g: Feudum) -> list[Option]:
        return [(TAKE_TILE, region) for region in other_stacks(g)]

    def choose(self, g: Feudum, option: Option) -> None:
        take_tile(g, self.seat, option[1])


def take_tile(g: Feudum, seat: int, region: int) -> None:
    """The top tile of a stack comes into the reserve, its land face up."""
    numeral = g.removed[region] + 1
    face = g.faces[region * 4 + numeral - 1]
    g.removed = put_in(g.removed, region, numeral)
    g.tiles = add_to(g.tiles, seat * 4 + face, 1)
    g.tell(TOOK_TILE, (seat, region, numeral, face))


def tend(g: Feudum, seat: int, place: int, face: int) -> None:
    """Tending land: wood and a tile at an own serf; what grows may be taken at once."""
    g.tiles = add_to(g.tiles, seat * 4 + face, -1)
    g.pay(seat, WOOD)
    g.land = put_in(g.land, place, face)
    g.tell(TENDED, (seat, place, face))
    g.score(seat, g.tables.land_place, BY_LAND)
    land.fill(g, place)
    g.then(land.CollectLand(seat, place))
