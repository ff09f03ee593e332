"""Feudum: the Defend card (9): Defend in the own turn and out of turn, immunity."""

from __future__ import annotations

from ..components import DEFEND
from ..kinds import BY_DEFENCE, DEFENDED
from ..state import Feudum


def may_hold(g: Feudum, seat: int) -> bool:
    """Whether others must think that a seat may still have Defend in hand."""
    return g.hand[seat] > 0 and not g.played[seat] >> DEFEND & 1


def holds(g: Feudum, seat: int) -> bool:
    """Whether Defend is in hand."""
    return bool(g.hand[seat] >> DEFEND & 1)


def reveal(g: Feudum, seat: int) -> None:
    """Lay Defend out of turn; it is used up and scores its point."""
    g.hand[seat] &= ~(1 << DEFEND)
    g.played[seat] |= 1 << DEFEND
    g.shown |= 1 << seat
    g.tell(DEFENDED, (seat,))
    score(g, seat)


def score(g: Feudum, seat: int) -> None:
    """The point printed on the card."""
    g.score(seat, g.tables.defend_points, BY_DEFENCE)
