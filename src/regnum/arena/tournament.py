"""Tournaments: seats rotated, intervals told, nothing claimed from a handful of games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import permutations

import msgspec

from ..bots import ours
from ..extras import needs
from .games import GameResult


class Standing(msgspec.Struct):
    """One bot's result: its share of wins with a Wilson 95 % interval, beside an even share."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    even: float
    mean_rank: float
    mean_score: float
    rating: float
    doubt: float

    @property
    def verdict(self) -> int:
        """1 if clearly above an even share, -1 if clearly below, 0 if the interval holds it."""
        return (self.low > self.even) - (self.high < self.even)


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots that a fair tournament needs, each to be played equally often.

    >>> lineups(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> lineups(["a", "b"], 3)
    [('a', 'b', 'a'), ('b', 'a', 'b')]
    """
    if len(bots) >= seats:
        return list(permutations(bots, seats))
    count = len(bots)
    found = [tuple(bots[(start + seat) % count] for seat in range(seats)) for start in range(count)]
    if count > 2:
        found += [line[::-1] for line in found if line[::-1] not in found]
    return found


def lucks(seed: str, games: int, group: int, bots: Sequence[str]) -> list[str]:
    """The seeds of the games: those of a group meet the same luck from different seats, so that it favours nobody.

    Bots that are not ours may remember a luck that they have met, and know the hands of the seat that was theirs; to
    them every game is new.

    >>> lucks("7", 4, 2, ["greedy", "random"]), lucks("7", 4, 2, ["greedy", "mine:Bot"])
    (['7/0', '7/0', '7/1', '7/1'], ['7/0', '7/1', '7/2', '7/3'])
    """
    shared = group if all(map(ours, bots)) else 1
    return [f"{seed}/{number // shared}" for number in range(games)]


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a share.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - width) / scale), min(1.0, (centre + width) / scale)


def standings(bots: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    """All bots, best first. A shared win counts in parts; ratings are openskill's Plackett–Luce."""
    ratings = rate(bots, results)
    found = []
    for bot in bots:
        played = [(result, seat) for result in results for seat, one in enumerate(result.bots) if one == bot]
        met = [result for result in results if bot in result.bots]
        wins = sum(1 / len(result.winners) for result, seat in played if seat in result.winners)
        even = sum(1 / len(result.bots) for result, _ in played) / max(1, len(met))
        low, high = wilson(wins, len(met))
        found.append(
            Standing(
                bot=bot,
                games=len(met),
                wins=wins,
                share=wins / max(1, len(met)),
                low=low,
                high=high,
                even=even,
                mean_rank=_mean([result.rank[seat] for result, seat in played]),
                mean_score=_mean([result.scores[seat] for result, seat in played]),
                rating=ratings[bot][0],
                doubt=ratings[bot][1],
            )
        )
    return sorted(found, key=lambda standing: -standing.share)


def rate(bots: Sequence[str], results: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """The rating and its doubt of each bot, game by game; a bot in several seats learns from the mean."""
    with needs("arena"):
        from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in result.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.rank])
        for bot in set(result.bots):
            mine = [team[0] for team, one in zip(rated, result.bots, strict=True) if one == bot]
            known[bot].mu = _mean([one.mu for one in mine])
            known[bot].sigma = _mean([one.sigma for one in mine])
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
