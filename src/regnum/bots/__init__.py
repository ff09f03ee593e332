"""Bots: players that see only what their seat may see.

>>> import regnum, regnum.bots
>>> match = regnum.new("brawl", seats=2, seed=1)
>>> bot = regnum.bots.make("greedy", seed=3)
>>> seat = match.waiting[0]
>>> bot.choose(match.position(seat)) in match.options(seat)
True
"""

from .base import Bot, Limit, Line
from .levels import BOTS, DEFAULT_LEVEL, LEVELS, make

__all__ = ["BOTS", "DEFAULT_LEVEL", "LEVELS", "Bot", "Limit", "Line", "make"]
