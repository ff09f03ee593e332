"""Challenges: one bot against a table of others, the seat rotated on the same luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from .games import GameResult, Job
from .tournament import lucks, wilson


class Challenge(msgspec.Struct):
    """How one bot fared: its share of wins (Wilson 95 %), and how many points it is ahead of the others' mean.

    The margin's interval is over groups: games on the same luck, one for each seat, are not independent.
    """

    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    even: float
    margin: float
    doubt: float

    @property
    def verdict(self) -> int:
        """1 if clearly above an even share, -1 if clearly below, 0 if the interval holds it."""
        return (self.low > self.even) - (self.high < self.even)


def challenge_jobs(
    game: str,
    one: str,
    against: str,
    seats: int,
    games: int,
    seed: str,
    settings: dict[str, Any],
    **more: Any,
) -> list[Job]:
    """The games of a challenge: each luck is met once from every seat, if both are ours."""
    found = []
    for number, luck in enumerate(lucks(seed, games, seats, (one, against))):
        seat = number % seats
        line = tuple(one if at == seat else against for at in range(seats))
        found.append(Job(number, game, line, luck, settings, **more))
    return found


def judge(one: str, against: str, results: Sequence[GameResult]) -> Challenge:
    """What the games of a challenge tell."""
    wins = 0.0
    groups: dict[str, list[float]] = {}
    seats = 1
    for result in results:
        seats = len(result.bots)
        seat = result.bots.index(one)
        if seat in result.winners:
            wins += 1 / len(result.winners)
        others = [score for at, score in enumerate(result.scores) if at != seat]
        margin = result.scores[seat] - (sum(others) / len(others) if others else 0.0)
        groups.setdefault(result.seed, []).append(margin)
    count = len(results)
    low, high = wilson(wins, count)
    margin, doubt = _mean([sum(group) / len(group) for group in groups.values()])
    return Challenge(one, against, count, wins / max(1, count), low, high, 1 / seats, margin, doubt)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off (95 %)."""
    if not values:
        return 0.0, math.inf
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, 1.96 * spread / math.sqrt(len(values))
