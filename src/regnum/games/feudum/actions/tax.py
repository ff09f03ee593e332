"""Feudum: the Tax card (7)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import FIEF, KNIGHT, TAX, TOWN
from ..guilds import membership
from ..kinds import COLLECT_TAX, DECLINE, NOT_PERFORMED, TAXED
from ..state import Feudum


class Tax(Decision[Feudum]):
    """With a ruled town: two shillings, one more for each further town and fief.

    Reinforcements: with a knight on the board a marker comes along.
    """

    __slots__ = ()
    name: ClassVar[str] = "tax"

    def options(self, g: Feudum) -> list[Option]:
        seat = self.seat
        found: list[Option] = [(DECLINE,)]
        if g.ruled(seat, TOWN):
            found.append((COLLECT_TAX, 0))
            if reinforced(g, seat):
                found.append((COLLECT_TAX, 1))
        return found

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (tax_of(g, self.seat),)

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        return [] if g.ruled(self.seat, TOWN) else [("no-town", {})]

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == DECLINE:
            g.tell(NOT_PERFORMED, (seat, TAX))
            return
        count = tax_of(g, seat)
        g.supply -= count
        g.coins[seat] += count
        g.tell(TAXED, (seat, count, option[1]))
        if option[1]:
            if g.marker_supply[seat]:
                g.marker_supply[seat] -= 1
            else:
                g.rows[seat] -= 1
            g.markers[seat] += 1
            membership.update(g)


def tax_of(g: Feudum, seat: int) -> int:
    """Shillings of one Tax: two, more for further towns and fiefs, as far as there are any."""
    return min(g.tables.tax + g.ruled(seat, TOWN) - 1 + g.ruled(seat, FIEF), g.supply)


def reinforced(g: Feudum, seat: int) -> bool:
    """Whether a knight on the board brings a marker along."""
    return g.advanced and g.has_pawn(seat, KNIGHT) and (g.marker_supply[seat] > 0 or g.rows[seat] > 0)
