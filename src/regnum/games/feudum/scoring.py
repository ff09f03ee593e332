"""Feudum: what the voyage and sets of equal settlements are worth."""

from __future__ import annotations

from .components import FARM, FIEF, OUTPOST, TOWN
from .state import Feudum


def voyage_points(g: Feudum, seat: int) -> int:
    """A left space scores as much as its right one unless somebody has reached that."""
    points = g.tables.voyage
    space = g.voyage[seat]
    last = len(points) - 1
    if space % 2 and space < last and space + 1 not in g.voyage:
        return points[space + 1]
    return points[space]


def sets_of_three(g: Feudum, seat: int) -> int:
    """Sets of three equal settlements; a fief stands for any kind, and each is in one set only (R24)."""
    jokers = g.ruled(seat, FIEF)
    sets = 0
    left = [0, 0, 0]
    for kind in (OUTPOST, FARM, TOWN):
        count = g.ruled(seat, kind)
        sets += count // 3
        left[count % 3] += 1
    for size in (2, 1):
        helped = min(left[size], jokers // (3 - size))
        sets += helped
        jokers -= helped * (3 - size)
    return sets + jokers // 3
