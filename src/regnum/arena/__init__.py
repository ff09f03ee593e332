"""Arena: many games at once, on one machine or several, with the same result on any number of processes."""

from .challenge import Challenge, challenge_jobs, judge
from .decisions import decisions
from .games import GameResult, Job, play, run_all
from .strengths import Strength
from .summary import summarise
from .tournament import Standing, lineups, standings

__all__ = [
    "Challenge",
    "GameResult",
    "Job",
    "Standing",
    "Strength",
    "challenge_jobs",
    "decisions",
    "judge",
    "lineups",
    "play",
    "run_all",
    "standings",
    "summarise",
]
