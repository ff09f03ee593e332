"""Feudum: the monks: beads for sale, a seal from the nobles, a bead for the hens."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import CHURCH_COFFER, MONK
from ..kinds import GOT_BEAD, PICK_SCROLLS, PULL_TASK, PUSH_TASK
from ..state import Feudum
from . import hall
from .base import GuildRules, blind_bead, hens_room, rosary_room, sealed_scrolls, seals_to_rosary
from .farmers import bead_to_hen


class Monks(GuildRules):
    """The rosary and the church coffer."""

    def can_trade(self, g: Feudum, seat: int) -> bool:
        return sum(g.rosary) > 0 and g.coins[seat] >= g.tables.price

    def trade(self, g: Feudum, seat: int) -> None:
        hall.share(g, seat, MONK, g.tables.price)
        value = blind_bead(g)
        g.beads[seat * 4 + value] += 1
        g.tell(GOT_BEAD, (seat, value + 2))

    def can_pull(self, g: Feudum) -> bool:
        return g.scrolls > 0 and rosary_room(g) > 0

    def pull(self, g: Feudum, seat: int, host: int) -> None:
        g.then(TakeSeal(seat, host))

    def can_push(self, g: Feudum) -> bool:
        return sum(g.rosary) > 0 and hens_room(g) > 0

    def push(self, g: Feudum, seat: int, host: int) -> None:
        hall.split_charity(g, seat, MONK, CHURCH_COFFER)
        total = bead_to_hen(g, seat)
        successes = sum([total >= need for need in g.tables.monk_sums])
        hall.reward(g, seat, host, MONK, PUSH_TASK, successes)


class TakeSeal(Decision[Feudum]):
    """Choose the seal of the castle that becomes a bead."""

    __slots__ = ("host",)
    name: ClassVar[str] = "take_seal"
    host: int

    def __init__(self, seat: int, host: int) -> None:
        self.seat = seat
        self.host = host

    def options(self, g: Feudum) -> list[Option]:
        return [(PICK_SCROLLS, (scroll,)) for scroll in sealed_scrolls(g)]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (MONK, PULL_TASK)

    def choose(self, g: Feudum, option: Option) -> None:
        total = seals_to_rosary(g, self.seat, option[1])
        successes = int(total >= g.tables.monk_pull)
        hall.reward(g, self.seat, self.host, MONK, PULL_TASK, successes)
