"""Cards of the clergy."""

from __future__ import annotations

from ..components import Card
from ..state import FROM_CARDS, Troyes
from .effect import Effect, by_district


class Procession(Effect):
    """Each use rewards the seats with the most dice left in their districts, whoever that is."""

    def counted(self, g: Troyes, seat: int, card: Card) -> bool:
        return any(winner != seat for winner in self.winners(g))

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        for winner in self.winners(g):
            g.gain_points(winner, card.amount * times, FROM_CARDS)

    def winners(self, g: Troyes) -> list[int]:
        """The seats with the most dice; none when only the neutral district has so many."""
        counts = by_district(g)
        most = max(counts)
        return [seat for seat in range(g.seats) if most and counts[seat] == most]


class Glassblower(Effect):
    """Each use gives a point for every so many own cubes in the cathedral."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        g.gain_points(seat, g.cathedral.count(seat) // card.amount * times, FROM_CARDS)
