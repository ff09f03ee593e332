"""What follows a bot's name in the text that names it: a limit and parameters, parted by colons."""

from __future__ import annotations

from collections.abc import Sequence

from .base import Limit, UnknownBot


def read(parts: Sequence[str], spec: str) -> tuple[Limit | None, dict[str, float]]:
    """The limit and the parameters of a text.

    >>> read(["200ms", "care=0.5"], "cautious:200ms:care=0.5")
    (Limit(iterations=None, milliseconds=200.0), {'care': 0.5})
    """
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
    return limit, parameters


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < 1e7:
        raise ValueError
    return value
