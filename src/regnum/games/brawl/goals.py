"""Kingdom Brawl: what to aim at."""

from __future__ import annotations

from ...kernel.sketch import Goal, Words
from .view import BrawlView


def goals(view: BrawlView, words: Words) -> list[Goal]:
    """The most stars when all turns are played."""
    if view.seat is None:
        return []
    have = view.seats[view.seat].total
    need = max(one.total for seat, one in enumerate(view.seats) if seat != view.seat)
    return [Goal(words("brawl-goal-stars", have=have, need=need, turns=view.turns), have, need)]
