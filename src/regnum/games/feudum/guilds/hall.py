"""Feudum: what the six guilds have in common: payments, charity, the reward of a task, reeves."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..amendments import REEVE_WITH_ANY_TASK
from ..components import JOURNEYMAN, MASTER
from ..kinds import (
    ADD_REEVE,
    BY_FEASTS,
    BY_GUILDS,
    BY_REEVES,
    DECLINE,
    PULL_TASK,
    REEVE_PLACED,
    SHARED,
    SPLIT,
)
from ..reserve import writs
from ..shared import add_to, put_in
from ..state import Feudum

_REEVE: Final[list[Option]] = [(ADD_REEVE,), (DECLINE,)]


def share(g: Feudum, seat: int, guild: int, price: int) -> None:
    """Pay a guild: shilling by shilling to its master, its journeyman and charity, over again.

    Shares of empty ranks go to the supply, the third share always to charity.
    """
    third = price // 3
    of_master = third + (price % 3 > 0)
    of_journeyman = third + (price % 3 > 1)
    to_supply = 0
    g.coins[seat] -= price
    master = g.track[guild * 3 + MASTER]
    journeyman = g.track[guild * 3 + JOURNEYMAN]
    if master >= 0:
        g.coins[master] += of_master
    else:
        to_supply += of_master
        of_master = 0
    if journeyman >= 0:
        g.coins[journeyman] += of_journeyman
    else:
        to_supply += of_journeyman
        of_journeyman = 0
    g.supply += to_supply
    g.charity = add_to(g.charity, g.tables.charity[guild], third)
    g.tell(SHARED, (seat, guild, price, of_master, of_journeyman, third, to_supply))


def split_charity(g: Feudum, seat: int, guild: int, charity: int) -> None:
    """A push of farmers or monks opens a coffer: half, rounded up, to whoever acts as master."""
    money = g.charity[charity]
    if not money:
        return
    journeyman = g.track[guild * 3 + JOURNEYMAN]
    own = (money + 1) // 2
    g.coins[seat] += own
    left = money - own
    other = 0
    if journeyman >= 0:
        other = left
        g.coins[journeyman] += other
        left = 0
    g.charity = put_in(g.charity, charity, left)
    g.tell(SPLIT, (charity, seat, own, journeyman, other, left))


def reward(g: Feudum, seat: int, host: int, guild: int, task: int, successes: int) -> None:
    """The points of a pull or push done by `seat` in the place of member `host`, and a pull's writ."""
    tables = g.tables
    if seat != host:
        g.score(seat, tables.feast_points, BY_FEASTS)
    if successes:
        points = tables.pull_points if task == PULL_TASK else tables.push_points[min(successes, 3)]
        g.score(seat, points, BY_GUILDS)
        if task == PULL_TASK:
            g.then(writs.DrawWrits(seat, tables.writ_draw))
    if seat != host or not g.advanced:
        return
    reeves = g.reeves[seat]
    if reeves >> guild & 1:
        if successes:
            reeve_bonus(g, seat)
    elif successes or g.rules >= REEVE_WITH_ANY_TASK:
        if reeves.bit_count() < tables.reeves and g.free_discs(seat):
            g.then(PlaceReeve(seat, guild))


def reeve_bonus(g: Feudum, seat: int) -> None:
    """One point for the reeve here and one for the other reeve elsewhere."""
    g.score(seat, g.tables.reeve_points * g.reeves[seat].bit_count(), BY_REEVES)


class PlaceReeve(Decision[Feudum]):
    """Reeves: with a pull or push one may set a reeve over the own space."""

    __slots__ = ("guild",)
    name: ClassVar[str] = "place_reeve"
    guild: int

    def __init__(self, seat: int, guild: int) -> None:
        self.seat = seat
        self.guild = guild

    def options(self, g: Feudum) -> list[Option]:
        return _REEVE

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.guild,)

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == ADD_REEVE:
            g.reeves = put_in(g.reeves, self.seat, g.reeves[self.seat] | 1 << self.guild)
            g.tell(REEVE_PLACED, (self.seat, self.guild))
            reeve_bonus(g, self.seat)
