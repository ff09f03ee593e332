"""Bots: players that see only what their seat may see.

>>> import regnum, regnum.bots
>>> match = regnum.new("brawl", seats=2, seed=1)
>>> bot = regnum.bots.make("greedy", seed=3)
>>> seat = match.waiting[0]
>>> bot.choose(match.position(seat)) in match.options(seat)
True
"""

from ..kernel.position import Position
from .base import Bot, Fault, Limit, Line, Seating, UnknownBot, bot_seed
from .characters import CAST, called, level_of, seated
from .levels import BOTS, DEFAULT_LEVEL, LEVELS, make, ours
from .outside import installed

__all__ = [
    "BOTS", "CAST", "DEFAULT_LEVEL", "LEVELS", "Bot", "Fault", "Limit", "Line", "Position", "Seating", "UnknownBot", "bot_seed",
    "called", "installed", "level_of", "make", "ours", "seated",
]  # fmt: skip
