"""Bots by name: `random`, `greedy`, `search`, `search:200ms`, `search:500:exploration=0.8`; by strength: `easy`, `medium`, `hard`, `expert`."""

from __future__ import annotations

from .base import Bot, Limit, UnknownBot
from .search import Search
from .simple import Greedy, Random

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy, Search)}
LEVELS = {
    "random": "random",
    "easy": "greedy",
    "medium": "search:40ms",
    "hard": "search:400ms",
    "expert": "search:2000ms",
}
"""How strong an opponent may be, weakest first; each with the bot it is, and its milliseconds of CPU time."""
DEFAULT_LEVEL = "medium"


def make(spec: str, seed: str | int = 0) -> Bot:
    """The bot a text names: a level, or a bot, then a limit and parameters, parted by colons.

    >>> make("search:200ms").limit.milliseconds
    200.0
    """
    name, *parts = LEVELS.get(spec, spec).split(":")
    if name not in BOTS:
        names = ", ".join([*BOTS, *(level for level in LEVELS if level not in BOTS)])
        raise UnknownBot(
            "unknown-bot", f"there is no bot {name!r}; there are {names}", name=name, names=names
        )
    limit = None
    parameters: dict[str, float] = {}
    for part in parts:
        key, equals, text = part.partition("=")
        try:
            if equals:
                parameters[key] = float(text)
            elif part.endswith("ms"):
                limit = Limit(milliseconds=_positive(part[:-2]))
            else:
                limit = Limit(iterations=int(_positive(part)))
        except ValueError:
            text = f"can't read {part!r} in {spec!r}; write 200ms, 500 (iterations) or name=number"
            raise UnknownBot("bot-part", text, part=part, spec=spec) from None
    return BOTS[name](seed, limit, parameters)


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < 1e7:
        raise ValueError
    return value
