"""Feudum: performing a card, and the Repeat card (10)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import (
    CARDS,
    CONQUER,
    DEFEND,
    EXPLORE,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    MIGRATE,
    MOVE,
    REPEAT,
    SALTPETER,
)
from ..kinds import DECLINE, DO_AGAIN, NOT_PERFORMED, REPEATED
from ..state import Feudum
from . import conquer, defend, explore, guild, harvest, improve, influence, migrate, move, tax


def perform(g: Feudum, seat: int, card: int) -> None:
    """Schedule the action of a card."""
    if card == MIGRATE:
        g.then(migrate.Migrate(seat))
    elif card == MOVE:
        move.begin(g, seat)
    elif card == INFLUENCE:
        g.then(influence.Influence(seat, 0, False))
    elif card == IMPROVE:
        g.then(improve.Improve(seat))
    elif card == EXPLORE:
        g.then(explore.Explore(seat))
    elif card == HARVEST:
        g.then(harvest.Harvest(seat))
    elif card == CONQUER:
        g.then(conquer.Conquer(seat))
    elif card == DEFEND:
        defend.score(g, seat)
    elif card == REPEAT:
        g.then(Repeat(seat))
    elif card == GUILD:
        g.then(guild.Guild(seat))
    else:
        g.then(tax.Tax(seat))


class Repeat(Decision[Feudum]):
    """Perform a card laid this round once more.

    Déjà vu: for a saltpeter also one without the ×2 symbol.
    """

    __slots__ = ()
    name: ClassVar[str] = "repeat"

    def options(self, g: Feudum) -> list[Option]:
        tables = g.tables
        found: list[Option] = [(DECLINE,)]
        laid = g.played[self.seat]
        open_cards = laid & tables.twice
        if g.advanced and g.has(self.seat, SALTPETER):
            open_cards = laid & ~tables.never_twice & ~(1 << REPEAT)
        for card in range(len(CARDS)):
            if open_cards >> card & 1:
                found.append((DO_AGAIN, card))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == DECLINE:
            g.tell(NOT_PERFORMED, (seat, REPEAT))
            return
        card: int = option[1]
        if not g.tables.twice >> card & 1:
            g.pay(seat, SALTPETER)
        g.tell(REPEATED, (seat, card))
        perform(g, seat, card)
