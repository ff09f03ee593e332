"""Features: what a seat sees as an array of fixed size, whatever the game.

Games that write planes of their own (`State.planes`) are looked at through them, `Written`: quick, nothing shares a place. For all others, and when a
size is asked for, the array is made of the view, `Hashed`. Every number, name and flag of a view has a place that follows from where it stands in the view (and, for a name, from
the name): its hash. An array is made of the view and nothing else, so it can tell no secret, and it fits games that nobody has seen yet. Two
things may share a place; a larger `size` makes that rarer. Seats are turned so that the viewer comes first.
"""

from __future__ import annotations

from struct import Struct
from typing import Any
from zlib import crc32

import msgspec

from ..extras import needs
from ..kernel.planes import Planes
from ..kernel.state import State

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray

Array = NDArray[np.float32]
HALF = 8.0
"""The number that becomes a half: numbers are drawn together between -1 and 1."""
FEATURES = 2048
"""How many numbers are made of a view when nobody says otherwise."""


def features_of(state: State, size: int | None = None) -> Written | Hashed:
    """How a table's states become arrays: by the game's own planes, or, if it has none or a size is given, by the view."""
    planes = state.planes(0) if size is None else None
    return Hashed(size or FEATURES) if planes is None else Written(state, planes)


class _Place:
    """One place in views: what it is called, where its number goes, what lies below it."""

    __slots__ = ("below", "name", "slot")

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.slot = crc32(name.encode()) % size
        self.below: dict[Any, _Place] = {}


class Written:
    """Makes arrays of the planes that a game writes: what is asked, yes-or-no, numbers."""

    def __init__(self, state: State, planes: Planes) -> None:
        self._prompts = {kind.name: number for number, kind in enumerate(state.game.prompts)}
        self._numbers = len(self._prompts) + 8 * len(planes.flags)
        self.size = self._numbers + len(planes.numbers)
        self._packed = Struct(f"{len(planes.numbers)}h").pack

    def fill(self, out: Array, state: State, seat: int) -> None:
        """Write what a seat sees and is asked into the first `size` numbers of an array of zeros."""
        planes = state.planes(seat)
        assert planes is not None
        step = state.decision()
        if step is not None:
            out[self._prompts[step.name]] = 1.0
        flags = np.frombuffer(bytes(planes.flags), np.uint8)
        out[len(self._prompts) : self._numbers] = np.unpackbits(flags, bitorder="little")
        numbers = np.frombuffer(self._packed(*planes.numbers), np.int16).astype(np.float32)
        np.divide(numbers, np.abs(numbers) + HALF, out=out[self._numbers : self.size])


class Hashed:
    """Makes arrays of views."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._root = _Place("", size)

    def fill(self, out: Array, state: State, seat: int) -> None:
        """Write what a seat sees and is asked into the first `size` numbers of an array of zeros."""
        slots: list[int] = []
        values: list[float] = []
        step = state.decision()
        prompt = step.name if step else ""
        tree = msgspec.to_builtins(state.view(seat))
        seats = tree.get("seats") if isinstance(tree, dict) else None
        if isinstance(seats, list) and seat < len(seats):
            tree["seats"] = seats[seat:] + seats[:seat]
        self._walk(tree, self._root, slots, values)
        self._walk(prompt, self._below(self._root, "asked"), slots, values)
        np.add.at(out, slots, values)
        np.clip(out[: self.size], -1.0, 1.0, out=out[: self.size])

    def _below(self, place: _Place, key: Any) -> _Place:
        found = place.below.get(key)
        if found is None:
            found = place.below[key] = _Place(f"{place.name}/{key}", self.size)
        return found

    def _walk(self, value: Any, place: _Place, slots: list[int], values: list[float]) -> None:
        kind = type(value)
        if kind is int or kind is float:
            if value:
                slots.append(place.slot)
                values.append(value / (abs(value) + HALF))
        elif kind is bool:
            if value:
                slots.append(place.slot)
                values.append(1.0)
        elif kind is str:
            slots.append(self._below(place, value).slot)
            values.append(1.0)
        elif kind is list:
            for number, one in enumerate(value):
                self._walk(one, self._below(place, number), slots, values)
        elif kind is dict:
            for key, one in value.items():
                self._walk(one, self._below(place, key), slots, values)
