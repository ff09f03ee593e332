"""Feudum: the Explore card (5)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import EXPLORE, FIEF, IRON, OUTPOST
from ..kinds import DECLINE, DIG, NOT_PERFORMED
from ..reserve.writs import DrawWrits
from ..state import Feudum

_EITHER: Final[list[Option]] = [(DECLINE,), (DIG,)]


class Explore(Decision[Feudum]):
    """With a ruled outpost: draw two writs, one more for each further outpost and fief, keep one."""

    __slots__ = ()
    name: ClassVar[str] = "explore"

    def options(self, g: Feudum) -> list[Option]:
        return _EITHER[:1] if self.why(g, ()) else _EITHER

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == DECLINE:
            g.tell(NOT_PERFORMED, (seat, EXPLORE))
            return
        count = g.tables.writ_draw + g.ruled(seat, OUTPOST) - 1 + g.ruled(seat, FIEF)
        if g.advanced:
            g.then(DrawWrits(seat, count), DigDeeper(seat))
        else:
            g.then(DrawWrits(seat, count))

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        if not g.ruled(self.seat, OUTPOST):
            return [("no-outpost", {})]
        return [] if g.deck else [("no-writs", {})]


def can_dig(g: Feudum, seat: int) -> bool:
    """Whether a seat can pay for more writs."""
    return g.advanced and g.has(seat, IRON)


class DigDeeper(Decision[Feudum]):
    """Swords and spades: an iron for two more writs, one of them to keep."""

    __slots__ = ()
    name: ClassVar[str] = "dig_deeper"

    def options(self, g: Feudum) -> list[Option]:
        return _EITHER if can_dig(g, self.seat) and g.deck else _EITHER[:1]

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == DIG:
            g.pay(self.seat, IRON)
            g.then(DrawWrits(self.seat, g.tables.writ_draw))
