"""Feudum: performing a card, and the Repeat card (10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import (
    CARDS,
    CONQUER,
    DEFEND,
    EXPLORE,
    FOOD,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    MIGRATE,
    MOVE,
    REPEAT,
    SALTPETER,
    TAX,
)
from ..kinds import BUY_RULE, DECLINE, DO_AGAIN, FEAST, NOT_PERFORMED, REPEATED, STARVE, TEND
from ..pieces import numbered
from ..state import Feudum
from . import conquer, defend, explore, guild, harvest, improve, influence, migrate, move, tax

_SPECIAL: Final = (BUY_RULE, TEND, STARVE, FEAST)
"""Options that only the abilities of the advanced game give."""


def perform(g: Feudum, seat: int, card: int) -> None:
    """Schedule the action of a card."""
    step = question(g, seat, card)
    if step is None:
        defend.score(g, seat)
    else:
        g.then(step)


def question(g: Feudum, seat: int, card: int) -> Decision[Feudum] | None:
    """What a card asks first; Defend asks nothing."""
    if card == MIGRATE:
        return migrate.Migrate(seat)
    if card == MOVE:
        return move.begin(g, seat)
    if card == INFLUENCE:
        return influence.Influence(seat, 0, False)
    if card == IMPROVE:
        return improve.Improve(seat)
    if card == EXPLORE:
        return explore.Explore(seat)
    if card == HARVEST:
        return harvest.Harvest(seat)
    if card == CONQUER:
        return conquer.Conquer(seat)
    if card == REPEAT:
        return Repeat(seat)
    if card == GUILD:
        return guild.Guild(seat)
    if card == TAX:
        return tax.Tax(seat)
    return None


def idle(g: Feudum, seat: int, card: int) -> list[Reason]:
    """Why the action of a card could do nothing, as the table stands; empty where it could do something.

    Whether Conquer is the last card and what Repeat finds laid depends on the hand, not on the table.
    """
    step = question(g, seat, card)
    if step is None or card == REPEAT:
        return []
    if isinstance(step, conquer.Conquer):
        return [] if step.targets(g) else step.why(g, ())
    return [] if len(step.options(g)) > 1 else step.why(g, ())


def special(g: Feudum, seat: int, card: int) -> bool:
    """Whether the ability of a card in the advanced game could be used, as the table stands."""
    if not g.advanced:
        return False
    if card == MIGRATE:
        return migrate.has_kin(g, seat)
    if card == MOVE:
        return move.has_godspeed(g, seat)
    if card == EXPLORE:
        return explore.can_dig(g, seat)
    if card == HARVEST:
        return harvest.inspects(g, seat)
    if card == TAX:
        return tax.reinforced(g, seat)
    if card == DEFEND:
        return g.has(seat, FOOD)
    if card == REPEAT:
        return g.has(seat, SALTPETER)
    step = question(g, seat, card)
    assert step is not None
    options = step.targets(g) if isinstance(step, conquer.Conquer) else step.options(g)
    return any(option[0] in _SPECIAL for option in options)


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

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        card = numbered(pieces, "card", CARDS)
        if card < 0 or not g.played[self.seat] >> card & 1:
            return [("not-laid", {})]
        rest = tuple([piece for piece in pieces if not piece.startswith("card:")])
        if rest and (DO_AGAIN, card) in self.options(g):
            step = question(g, self.seat, card)
            return step.why(g, rest) if step else []
        return [("never-twice" if g.tables.never_twice >> card & 1 else "not-twice", {})]
