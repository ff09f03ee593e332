"""Bots by name: `random`, `greedy`, `search`, `search:200ms`, `search:500:exploration=0.8`; by strength: `easy`, `medium`, `hard`, `expert`; by character: `yaga`."""

from __future__ import annotations

from . import outside
from .base import Bot
from .characters import level_of
from .naming import read
from .search import Search
from .simple import Greedy, Random

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy, Search)}
LEVELS = {
    "random": "random",
    "easy": "greedy:slips=0.6",
    "medium": "search:10ms:slips=0.5:trust=0",
    "hard": "search:100ms:slips=0.15:trust=0.55",
    "expert": "search:2000ms",
}
"""How strong an opponent may be, weakest first; each with the bot it is, and its milliseconds of CPU time."""
DEFAULT_LEVEL = "medium"


def make(spec: str, seed: str | int = 0, strict: bool = False) -> Bot:
    """The bot a text names: a level, a character, or a bot, then a limit and parameters, parted by colons.

    With `strict` a bot that is not ours thinks in a process of its own, with limits of time and memory.

    >>> make("search:200ms").limit.milliseconds
    200.0
    """
    name, *parts = _plain(spec).split(":")
    if name not in BOTS:
        return outside.make(spec, seed, strict)
    limit, parameters = read(parts, spec)
    return BOTS[name](seed, limit, parameters)


def ours(spec: str) -> bool:
    """Whether a text names a bot that came with Regnum."""
    return _plain(spec).split(":")[0] in BOTS


def _plain(spec: str) -> str:
    level = level_of(spec)
    return LEVELS.get(level, level)
