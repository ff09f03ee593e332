"""Rewards: what the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import BadSetup
from ..kernel.state import State

Reward = Callable[[State], list[float]]


def win(state: State) -> list[float]:
    """A win is 1, shared by the winners, less an even share: it sums to zero. Alone: 1 or -1."""
    winners = state.winners()
    if state.seats == 1:
        return [1.0 if winners else -1.0]
    return [(seat in winners) / max(1, len(winners)) - 1 / state.seats for seat in range(state.seats)]


def points(state: State) -> list[float]:
    """Own points less the best other's, in clear leads."""
    scores, spread = state.scores(), state.game.brain().spread(state)
    if state.seats == 1:
        return [scores[0] / spread]
    best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(state.seats)]
    return [(own - other) / spread for own, other in zip(scores, best, strict=True)]


REWARDS: dict[str, Reward] = {"win": win, "points": points}


def reward_of(given: str | Reward) -> Reward:
    """A reward by its name, or one's own."""
    if callable(given):
        return given
    if given not in REWARDS:
        names = ", ".join(REWARDS)
        raise BadSetup(
            "setting",
            f"reward can't be {given!r}; it takes: {names}",
            name="reward",
            value=given,
            allowed=names,
        )
    return REWARDS[given]
