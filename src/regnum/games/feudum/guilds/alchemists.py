"""Feudum: the alchemists: vessels for sale, goods from the merchants, inventions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import ALCHEMIST, KNIGHT, MERCHANT
from ..kinds import (
    BOUGHT_VESSEL,
    BUY_VESSEL,
    DONE,
    INVENT,
    INVENTED,
    KRUD_BARREL,
    KRUD_FILLED,
    PULL_TASK,
    PUSH_TASK,
    TRADE_TASK,
)
from ..shared import add_to
from ..state import Feudum
from . import hall
from .base import GuildRules, ShiftGoods, room_in_carts

_DONE: Final[Option] = (DONE,)
_INVENTIONS: Final[tuple[Option, ...]] = tuple([(INVENT, invention) for invention in range(KRUD_BARREL + 1)])


class Alchemists(GuildRules):
    """Carts, heaps of powder, and vessels whose stack covers the ferry."""

    def can_trade(self, g: Feudum, seat: int) -> bool:
        return sum(g.for_sale) > 0 and g.coins[seat] >= g.tables.price

    def trade(self, g: Feudum, seat: int) -> None:
        g.then(BuyVessel(seat))

    def can_pull(self, g: Feudum) -> bool:
        return sum(room_in_carts(g)) > 0

    def pull(self, g: Feudum, seat: int, host: int) -> None:
        g.then(ShiftGoods(seat, host, ALCHEMIST, PULL_TASK, MERCHANT, g.tables.alchemist_pull))

    def can_push(self, g: Feudum) -> bool:
        return len(inventions(g, 0)) > 0

    def push(self, g: Feudum, seat: int, host: int) -> None:
        g.then(Invent(seat, host, ALCHEMIST, PUSH_TASK, 0, 0))


class BuyVessel(Decision[Feudum]):
    """Choose the vessel to buy (R38)."""

    __slots__ = ()
    name: ClassVar[str] = "buy_vessel"

    def options(self, g: Feudum) -> list[Option]:
        return [(BUY_VESSEL, vessel) for vessel in range(3) if g.for_sale[vessel]]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (ALCHEMIST, TRADE_TASK)

    def choose(self, g: Feudum, option: Option) -> None:
        vessel: int = option[1]
        g.for_sale[vessel] -= 1
        g.vessels = add_to(g.vessels, self.seat * 3 + vessel, 1)
        g.tell(BOUGHT_VESSEL, (self.seat, vessel))
        hall.share(g, self.seat, ALCHEMIST, g.tables.price)


def inventions(g: Feudum, barrels: int) -> list[Option]:
    """What can be made of the goods in stock, after so many barrels of krud in this task."""
    tables = g.tables
    found: list[Option] = []
    for vessel in range(3):
        if g.vessel_supply[vessel] and _in_stock(g, tables.vessel_cost[vessel]):
            found.append(_INVENTIONS[vessel])
    if barrels < len(tables.krud_cost) and _in_stock(g, tables.krud_cost[barrels]) and _room_for_krud(g):
        found.append(_INVENTIONS[KRUD_BARREL])
    return found


def _in_stock(g: Feudum, cost: tuple[int, ...]) -> bool:
    return all(g.carts[good] >= cost[good] for good in range(5))


def _room_for_krud(g: Feudum) -> bool:
    """Whether some row has an open section and its colour a marker to put there."""
    return any(count < g.tables.row and g.marker_supply[colour] for colour, count in enumerate(g.rows))


class Invent(Decision[Feudum]):
    """Make one invention after another: three for the alchemists' master, one for the knights' journeyman."""

    __slots__ = ("barrels", "guild", "host", "made", "task")
    name: ClassVar[str] = "invent"
    host: int
    guild: int
    task: int
    made: int
    barrels: int

    def __init__(self, seat: int, host: int, guild: int, task: int, made: int, barrels: int) -> None:
        self.seat = seat
        self.host = host
        self.guild = guild
        self.task = task
        self.made = made
        self.barrels = barrels

    def options(self, g: Feudum) -> list[Option]:
        most = 1 if self.guild == KNIGHT else g.tables.inventions
        if self.made >= most:
            return [_DONE]
        found = inventions(g, self.barrels)
        if self.made:
            found.append(_DONE)
        return found

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.made, self.barrels, self.guild, self.task)

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == DONE:
            hall.reward(g, seat, self.host, self.guild, self.task, self.made)
            return
        invention: int = option[1]
        barrels = self.barrels
        if invention == KRUD_BARREL:
            _use_up(g, g.tables.krud_cost[barrels])
            barrels += 1
            g.tell(INVENTED, (seat, invention))
            fill_rows(g)
        else:
            _use_up(g, g.tables.vessel_cost[invention])
            g.vessel_supply[invention] -= 1
            g.for_sale[invention] += 1
            g.tell(INVENTED, (seat, invention))
        g.then(Invent(seat, self.host, self.guild, self.task, self.made + 1, barrels))


def _use_up(g: Feudum, cost: tuple[int, ...]) -> None:
    for good in range(5):
        g.carts[good] -= cost[good]
        g.bag[good] += cost[good]


def fill_rows(g: Feudum) -> None:
    """Barrels of krud: in every row the first section that is not full gets its markers."""
    for colour, count in enumerate(g.rows):
        added = min(g.tables.krud_fills[count] - count, g.marker_supply[colour])
        g.rows[colour] += added
        g.marker_supply[colour] -= added
    g.tell(KRUD_FILLED, (tuple(g.rows),))
