"""Bounds: how far a printed number may be changed before a game is no longer that game.

A component file's `[bounds]` gives ranges by path, `*` standing for any one name; the last that fits
holds, and an empty one says that the number stays as it is printed. What is text or yes and no keeps to the words that stand in such a place anyway, and
a list keeps its length, unless two further numbers say how short and how long it may be.

>>> bounds = Bounds({"bounds": {"dice.*": [1, 12]}, "dice": {"sides": 6, "colour": "red"}})
>>> bounds.refusal("dice.sides", 6, 8), bounds.refusal("dice.sides", 6, 99)
('', '1 to 12')
>>> bounds.refusal("dice.colour", "red", "blue")
'red'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


class Bounds:
    """The ranges of one component tree."""

    def __init__(self, tree: Mapping[str, Any]) -> None:
        self.ranges = [
            (tuple(path.split(".")), tuple(limits)) for path, limits in tree.get("bounds", {}).items()
        ]
        self.tree = tree

    def limits(self, path: str) -> tuple[int, ...] | None:
        """What is declared for a path; None where nothing is."""
        parts = tuple(path.split("."))
        found: tuple[int, ...] | None = None
        for pattern, limits in self.ranges:
            if len(pattern) == len(parts) and all(
                one in ("*", part) for one, part in zip(pattern, parts, strict=True)
            ):
                found = limits
        return found

    def range(self, path: str, old: int) -> tuple[int, int] | None:
        """The lowest and highest number a path may have; None where nothing is declared."""
        limits = self.limits(path)
        if limits is None:
            return None
        return (limits[0], limits[1]) if limits else (old, old)

    def refusal(self, path: str, old: Any, new: Any) -> str:
        """What a value must be where `new` can't stand; nothing when it can."""
        if isinstance(old, list):
            return self._list(path, old, new)
        if type(old) is not type(new):
            return f"like {old!r}"
        if isinstance(old, str):
            words = sorted(self.words(path))
            return "" if new in words else ", ".join(words)
        limits = None if isinstance(old, bool) else self.range(path, old)
        if limits is None or limits[0] <= new <= limits[1]:
            return ""
        return f"{limits[0]} to {limits[1]}" if limits[0] < limits[1] else f"{old}, as printed"

    def _list(self, path: str, old: list[Any], new: Any) -> str:
        limits = self.limits(path) or ()
        shortest, longest = limits[2:] if len(limits) == 4 else (len(old), len(old))
        if not isinstance(new, list) or not shortest <= len(new) <= longest:
            return f"a list of {shortest}" + (f" to {longest}" if longest > shortest else "")
        for place, one in enumerate(new):
            like = old[min(place, len(old) - 1)]
            if wrong := self.refusal(path, like, one):
                return wrong
        return ""

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
