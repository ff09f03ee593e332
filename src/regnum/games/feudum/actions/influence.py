"""Feudum: the Influence card (3): rulers, subjects and serfs."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import INFLUENCE, MERCHANT, PLACES
from ..guilds import membership
from ..kinds import BUY_RULE, DONE, MARK, MARKED, NOT_PERFORMED, OUSTED, RULER, SERF, SUBJECT
from ..pieces import numbered
from ..state import Feudum

_DONE: Final[Option] = (DONE,)
_MARKS: Final[tuple[Option, ...]] = tuple([(MARK, place) for place in range(22)])


class Influence(Decision[Feudum]):
    """One marker at each place with an own pawn, place by place, or stop."""

    __slots__ = ("done", "paid")
    name: ClassVar[str] = "influence"
    done: int
    """Bits of the places served by this action."""
    paid: bool
    """Whether a merchant has bought a rule."""

    def __init__(self, seat: int, done: int, paid: bool) -> None:
        self.seat = seat
        self.done = done
        self.paid = paid

    def options(self, g: Feudum) -> list[Option]:
        seat = self.seat
        found: list[Option] = [_DONE]
        if not g.markers[seat]:
            return found
        open_places = g.place_mask(seat) & ~self.done
        for place in range(len(g.ruler)):
            if open_places >> place & 1:
                if role(g, seat, place) >= 0:
                    found.append(_MARKS[place])
                if g.advanced and not self.paid and can_buy_rule(g, seat, place):
                    found.append((BUY_RULE, place))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == DONE:
            if not self.done:
                g.tell(NOT_PERFORMED, (self.seat, INFLUENCE))
            return
        place: int = option[1]
        paid = self.paid
        if option[0] == BUY_RULE:
            paid = True
            g.pay_supply(self.seat, g.tables.bribery)
            g.serf[place] = g.ruler[place]
            rule(g, self.seat, place)
            _oust(g, self.seat, place)
        else:
            mark(g, self.seat, place)
        g.then(Influence(self.seat, self.done | 1 << place, paid))
        membership.update(g)

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        seat = self.seat
        if not g.markers[seat]:
            return [("no-marker", {})]
        here = g.place_mask(seat)
        if not here:
            return [("no-pawn", {})]
        place = numbered(pieces, "place", PLACES)
        if place < 0:
            return [("full", {})]
        if not here >> place & 1:
            return [("no-pawn-here", {})]
        if self.done >> place & 1:
            return [("marked-now", {})]
        if role(g, seat, place) >= 0:
            return []
        return [("later-turn" if role(g, seat, place, 0) >= 0 else "full", {})]


def role(g: Feudum, seat: int, place: int, fresh: int = -1) -> int:
    """What a further marker of a seat would be in a place, or -1 where it may not be.

    Three markers of two owners fill a place, and the third comes in a later turn than
    the second owner. With `fresh` 0: as in a later turn.
    """
    fresh &= g.fresh >> place & 1
    ruler = g.ruler[place]
    if ruler < 0:
        return RULER
    serf = g.serf[place]
    subject = g.subjects >> place & 1
    if ruler == seat:
        return -1 if subject or (serf >= 0 and fresh) else SUBJECT
    if serf < 0:
        return SERF
    return RULER if serf == seat and not subject and not fresh else -1


def mark(g: Feudum, seat: int, place: int) -> None:
    """Add a marker; a serf's second one makes the serf's owner ruler, and the old ruler a serf."""
    new = role(g, seat, place)
    if new == SUBJECT:
        g.subjects |= 1 << place
        g.markers[seat] -= 1
        g.tell(MARKED, (seat, place, SUBJECT))
    elif new == SERF:
        g.serf[place] = seat
        g.fresh |= 1 << place
        g.markers[seat] -= 1
        g.tell(MARKED, (seat, place, SERF))
    else:
        if g.ruler[place] >= 0:
            g.serf[place] = g.ruler[place]
            g.subjects |= 1 << place
            if g.safe_serfs >> place & 1:
                g.safe_serfs &= ~(1 << place)
                g.safe_subjects |= 1 << place
        rule(g, seat, place)
        _oust(g, seat, place)


def rule(g: Feudum, seat: int, place: int) -> None:
    """A marker of the reserve goes on the disc."""
    g.markers[seat] -= 1
    g.ruler[place] = seat
    if g.serf[place] >= 0:
        g.fresh |= 1 << place
    g.tell(MARKED, (seat, place, RULER))


def _oust(g: Feudum, seat: int, place: int) -> None:
    """Tell the ruler before, if there was one, that he is a serf now."""
    serf = g.serf[place]
    if serf >= 0:
        g.tell(OUSTED, (serf, seat, place, RULER, SERF), (serf,))


def can_buy_rule(g: Feudum, seat: int, place: int) -> bool:
    """Money is power: a merchant next to a single opposing marker, and a shilling."""
    ruler = g.ruler[place]
    if ruler < 0 or ruler == seat or g.serf[place] >= 0 or g.subjects >> place & 1:
        return False
    return g.coins[seat] >= g.tables.bribery and g.face_at(seat, MERCHANT, place)
