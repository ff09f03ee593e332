"""Values: what a position is worth to each seat, in points and as the chance to win."""

from __future__ import annotations

import math
from typing import Final

from ..kernel.brain import Brain
from ..kernel.state import State

CLEAR: Final = 5.0
"""A lead of so many points is a clear one."""
POINT_ALONE: Final = 1 / 100
"""What a point is worth to who plays alone: there is nobody to win against, each counts as much as the one before."""


def rewards(values: list[float], spread: float) -> list[float]:
    """Each seat's chance to come out ahead, between 0 and 1, from points and a clear lead's size."""
    if len(values) == 1:
        return [max(0.0, min(1.0, 0.5 + POINT_ALONE * values[0]))]
    first = second = -math.inf
    for value in values:
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    found = []
    for value in values:
        lead = value - (second if value == first else first)
        found.append(1.0 / (1.0 + math.exp(max(-60.0, min(60.0, -lead / spread)))))
    return found


def final(world: State) -> list[float]:
    """The reward of a finished game: to win is all, points only part equals; alone one plays for points."""
    scores = [float(score) for score in world.scores()]
    if len(scores) == 1:
        return rewards(scores, CLEAR)
    winners = world.winners()
    lead = rewards(scores, CLEAR)
    return [0.8 * (seat in winners) / max(1, len(winners)) + 0.2 * lead[seat] for seat in range(len(scores))]


class Value:
    """The game's own evaluation, made by hand."""

    def __init__(self, brain: Brain) -> None:
        self.brain: Final = brain

    def points(self, state: State) -> list[float]:
        """The final points each seat may expect."""
        return self.brain.values(state)

    def chances(self, state: State, points: list[float]) -> list[float]:
        """Each seat's chance to win, where it may expect so many points."""
        return rewards(points, self.brain.spread(state))


class Learned(Value):
    """An evaluation corrected by what became of many positions.

    Of each term, the evaluation by hand being the first, a seat has so many points for certain (`now`) and so many
    more the more of the game is still to come (`later`); the same for what decides who wins. The chance to win is
    the seat's part of all seats' exponentials, so that the chances add up to 1.
    """

    def __init__(
        self,
        brain: Brain,
        base: list[float],
        now: list[float],
        later: list[float],
        win: list[float],
        hope: list[float],
    ) -> None:
        super().__init__(brain)
        self.base: Final = base
        self.now: Final = now
        self.later: Final = later
        self.win: Final = win
        self.hope: Final = hope
        self._pull: list[float] = []

    def points(self, state: State) -> list[float]:
        brain = self.brain
        left = brain.left(state)
        found: list[float] = []
        pulls: list[float] = []
        now, later, win, hope = self.now, self.later, self.win, self.hope
        for seat, value in enumerate(brain.values(state)):
            points = self.base[0] + left * self.base[1] + value * (now[0] + left * later[0])
            pull = value * (win[0] + left * hope[0])
            for term, count in enumerate(brain.features(state, seat), 1):
                if count:
                    points += count * (now[term] + left * later[term])
                    pull += count * (win[term] + left * hope[term])
            found.append(points)
            pulls.append(pull)
        self._pull = pulls
        return found

    def chances(self, state: State, points: list[float]) -> list[float]:
        if len(points) == 1:
            return rewards(points, CLEAR)
        top = max(self._pull)
        parts = [math.exp(pull - top) for pull in self._pull]
        total = sum(parts)
        return [part / total for part in parts]
