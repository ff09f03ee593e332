"""Kingsburg: who is ahead and who is behind in building, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Kingsburg


def most_built(g: Kingsburg) -> list[int]:
    """The seats with the most buildings, in turn order."""
    most = max([g.buildings(seat) for seat in range(g.seats)])
    return [seat for seat in g.order if g.buildings(seat) == most]


def least_built(g: Kingsburg) -> list[int]:
    """The seats with the fewest buildings, of these the ones with the fewest goods, in turn order."""
    standing = [(g.buildings(seat), g.goods(seat)) for seat in range(g.seats)]
    least = min(standing)
    return [seat for seat in g.order if standing[seat] == least]


def winners(g: Kingsburg) -> list[int]:
    """Most points; of those tied most goods, then most buildings; otherwise they share."""
    results = [(g.points[seat], g.goods(seat), g.buildings(seat)) for seat in range(g.seats)]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]
