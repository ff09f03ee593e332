"""Bounds: how far a printed number may be changed before a game is no longer that game.

A component file's `[bounds]` gives ranges by path, `*` standing for any one name; the last that fits
holds, and an empty one says that the number stays as it is printed. What is text or yes and no keeps to the words that stand in such a place anyway, and
a list keeps its length.

>>> bounds = Bounds({"bounds": {"dice.*": [1, 12]}, "dice": {"sides": 6, "colour": "red"}})
>>> bounds.refusal("dice.sides", 6, 8), bounds.refusal("dice.sides", 6, 99)
('', '1 to 12')
>>> bounds.refusal("dice.colour", "red", "blue")
'red'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

LONGEST = 64
"""More things than any list of a component file holds."""


class Bounds:
    """The ranges of one component tree."""

    def __init__(self, tree: Mapping[str, Any]) -> None:
        self.ranges = [
            (tuple(path.split(".")), tuple(limits)) for path, limits in tree.get("bounds", {}).items()
        ]
        self.tree = tree

    def range(self, path: str, old: int) -> tuple[int, int] | None:
        """The lowest and highest number a path may have; None where nothing is declared."""
        parts = tuple(path.split("."))
        found: tuple[int, int] | None = None
        for pattern, limits in self.ranges:
            if len(pattern) == len(parts) and all(
                one in ("*", part) for one, part in zip(pattern, parts, strict=True)
            ):
                found = (limits[0], limits[1]) if limits else (old, old)
        return found

    def refusal(self, path: str, old: Any, new: Any) -> str:
        """What a value must be where `new` can't stand; nothing when it can."""
        if isinstance(old, list):
            if not isinstance(new, list) or len(new) != len(old) or len(new) > LONGEST:
                return f"a list of {len(old)}"
            for one, other in zip(old, new, strict=True):
                if wrong := self.refusal(path, one, other):
                    return wrong
            return ""
        if type(old) is not type(new):
            return f"like {old!r}"
        if isinstance(old, str):
            words = sorted(self.words(path))
            return "" if new in words else ", ".join(words)
        limits = None if isinstance(old, bool) else self.range(path, old)
        if limits is None or limits[0] <= new <= limits[1]:
            return ""
        return f"{limits[0]} to {limits[1]}" if limits[0] < limits[1] else f"{old}, as printed"

    def words(self, path: str) -> set[str]:
        """The texts that stand at places like this one: same section, same field."""
        section, *_, field = path.split(".")
        return set(_texts(self.tree.get(section, {}), field))


def _texts(tree: Any, field: str) -> Iterator[str]:
    if not isinstance(tree, dict):
        return
    for key, value in tree.items():
        if key == field:
            yield from _strings(value)
        yield from _texts(value, field)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)
