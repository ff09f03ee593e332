"""Feudum: the nobles: seals for sale, seals for markers, seals for the monks."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import NOBLE
from ..kinds import BOUGHT_SEALS, PICK_SCROLLS, PULL_TASK, PUSH_TASK, TRADE_TASK
from ..state import Feudum
from . import hall
from .base import (
    GiveMarkers,
    GuildRules,
    choices,
    rosary_room,
    sealable,
    sealed_scrolls,
    seals_to_rosary,
)


class Nobles(GuildRules):
    """Six scrolls in a triangle."""

    def can_trade(self, g: Feudum, seat: int) -> bool:
        return g.scrolls > 0 and g.coins[seat] >= g.tables.price

    def trade(self, g: Feudum, seat: int) -> None:
        g.then(BuySeals(seat))

    def can_pull(self, g: Feudum) -> bool:
        return sealable(g) > 0

    def pull(self, g: Feudum, seat: int, host: int) -> None:
        count = min(g.tables.noble_pull, sealable(g))
        g.then(GiveMarkers(seat, host, NOBLE, PULL_TASK, count, count))

    def can_push(self, g: Feudum) -> bool:
        return g.scrolls > 0 and rosary_room(g) > 0

    def push(self, g: Feudum, seat: int, host: int) -> None:
        g.then(SendSeals(seat, host))


class BuySeals(Decision[Feudum]):
    """Choose one or two seals to buy (R38)."""

    __slots__ = ()
    name: ClassVar[str] = "buy_seals"

    def options(self, g: Feudum) -> list[Option]:
        most = min(g.tables.noble_buy, g.coins[self.seat] // g.tables.price)
        sealed = sealed_scrolls(g)
        return [(PICK_SCROLLS, line) for count in range(1, most + 1) for line in choices(sealed, count)]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (NOBLE, TRADE_TASK)

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        for scroll in option[1]:
            g.scrolls &= ~(1 << scroll)
            g.seals[seat] += 1
        g.tell(BOUGHT_SEALS, (seat, option[1]))
        hall.share(g, seat, NOBLE, g.tables.price * len(option[1]))


class SendSeals(Decision[Feudum]):
    """Choose the seals that become beads of the rosary."""

    __slots__ = ("host",)
    name: ClassVar[str] = "send_seals"
    host: int

    def __init__(self, seat: int, host: int) -> None:
        self.seat = seat
        self.host = host

    def options(self, g: Feudum) -> list[Option]:
        sealed = sealed_scrolls(g)
        count = min(g.tables.noble_push, len(sealed), rosary_room(g))
        return [(PICK_SCROLLS, line) for line in choices(sealed, count)]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (NOBLE, PUSH_TASK)

    def choose(self, g: Feudum, option: Option) -> None:
        total = seals_to_rosary(g, self.seat, option[1])
        successes = sum([total >= need for need in g.tables.noble_sums])
        hall.reward(g, self.seat, self.host, NOBLE, PUSH_TASK, successes)
