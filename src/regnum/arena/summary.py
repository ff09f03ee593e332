"""The figures of a simulation."""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import Any

from .games import GameResult


def summarise(results: list[GameResult], line: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """Speed, and for each seat its mean score, how far scores lie from it (standard deviation) and its wins."""
    count = len(results)
    seats = range(len(line))
    decisions = sum(result.decisions for result in results)
    scores = [[result.scores[seat] for result in results] for seat in seats]
    wins = [sum(seat in result.winners for result in results) for seat in seats]
    return {
        "games": count,
        "seconds": round(seconds, 3),
        "games_per_second": round(count / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "decisions_per_game": round(decisions / count, 1),
        "seats": [
            {
                "seat": seat,
                "bot": line[seat],
                "mean_score": round(fmean(scores[seat]), 2),
                "spread": round(pstdev(scores[seat]), 2),
                "wins": wins[seat],
            }
            for seat in seats
        ],
        "wins_by_bot": {
            bot: sum(wins[seat] for seat in seats if line[seat] == bot) for bot in dict.fromkeys(line)
        },
    }
