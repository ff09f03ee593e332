"""Kingsburg: what to aim at."""

from __future__ import annotations

from ...kernel.sketch import Goal, Words
from .view import KingsburgView


def goals(view: KingsburgView, words: Words) -> list[Goal]:
    """The lead, and strength enough for this year's winter."""
    if view.seat is None:
        return []
    mine = view.seats[view.seat]
    rival = max(one.points for seat, one in enumerate(view.seats) if seat != view.seat)
    found = [
        Goal(
            words("kingsburg-goal-points", have=mine.points, need=rival, years=view.years), mine.points, rival
        )
    ]
    if view.enemy is not None and mine.strength is not None:
        # What the King sends at the least is as sure as one's own.
        have, need = mine.strength.total[0], view.enemy.most
        found.append(Goal(words("kingsburg-goal-winter", have=have, need=need), have, need))
    return found
