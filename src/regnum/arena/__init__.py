"""Arena: many games at once, on one machine or several, with the same result on any number of processes."""

from .challenge import Challenge, challenge_jobs, judge
from .decisions import decisions
from .games import GameResult, Job, play, run_all
from .places import Place, in_order
from .strengths import Strength
from .summary import summarise
from .tournament import Standing, lineups, lucks, standings, wilson

__all__ = [
    "Challenge",
    "GameResult",
    "Job",
    "Place",
    "Standing",
    "Strength",
    "challenge_jobs",
    "decisions",
    "in_order",
    "judge",
    "lineups",
    "lucks",
    "play",
    "run_all",
    "standings",
    "summarise",
    "wilson",
]
