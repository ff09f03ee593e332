"""Troyes: what to aim at."""

from __future__ import annotations

from ...kernel.sketch import Goal, Words
from .view import TroyesView


def goals(view: TroyesView, words: Words) -> list[Goal]:
    """The next step of every character one knows to be in play, then the levels of the cathedral without a cube."""
    if view.seat is None:
        return []
    found = []
    for one in view.known:
        have = one.counts[view.seat]
        steps = [(count, points) for count, points in one.tiers if count > have]
        if steps:
            need, points = min(steps)
            name = words(f"troyes-character-{one.character}")
            counts = words(f"troyes-counts-{one.character}")
            text = words(
                "troyes-goal-character", character=name, counts=counts, have=have, need=need, points=points
            )
            found.append(Goal(text, have, need))
    mine = view.seats[view.seat]
    levels = len(view.cathedral)
    have = levels - mine.missing_levels
    text = words("troyes-goal-levels", have=have, need=levels, points=-mine.missing_points)
    return [*found, Goal(text, have, levels)]
