"""Bots by name: `random`, `greedy`, `search`, `search:200ms`, `search:500:exploration=0.8`."""

from __future__ import annotations

from ..kernel.errors import RegnumError
from .base import Bot, Limit
from .search import Search
from .simple import Greedy, Random

LEVELS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy, Search)}


class UnknownBot(RegnumError):
    """No bot is made from that text."""


def make(spec: str, seed: str | int = 0) -> Bot:
    """The bot a text names: its level, then a limit and parameters, parted by colons.

    >>> make("search:200ms").limit.milliseconds
    200.0
    """
    name, *parts = spec.split(":")
    if name not in LEVELS:
        names = ", ".join(LEVELS)
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
    return LEVELS[name](seed, limit, parameters)


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < 1e7:
        raise ValueError
    return value
