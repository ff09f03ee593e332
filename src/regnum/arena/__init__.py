"""Arena: many games at once, on one machine or several, with the same result on any number of processes."""

from .decisions import decisions
from .games import GameResult, Job, play, run_all
from .summary import summarise
from .tournament import Standing, lineups, standings

__all__ = [
    "GameResult",
    "Job",
    "Standing",
    "decisions",
    "lineups",
    "play",
    "run_all",
    "standings",
    "summarise",
]
