"""Kingsburg: who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Kingsburg


def winners(g: Kingsburg) -> list[int]:
    """Most points; of those tied most goods, then most buildings; otherwise they share."""
    results = [(g.points[seat], g.goods(seat), g.buildings(seat)) for seat in range(g.seats)]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]
