"""Events: what happened, told with meaning, each seat told what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .kinds import Json, Kind
from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened: the number of its kind and its values.

    `only` are the seats that may read it all. The others read it without the kind's
    secret fields, or not at all when the kind names none.
    """

    __slots__ = ("kind", "only", "values")

    def __init__(self, kind: int, values: tuple[Any, ...], only: tuple[int, ...] | None) -> None:
        self.kind = kind
        self.values = values
        self.only = only

    def seen(self, kinds: Sequence[Kind], seat: int | None) -> dict[str, Json] | None:
        """The event as a seat (or, with None, a spectator) may read it."""
        kind = kinds[self.kind]
        if self.only is None or (seat is not None and seat in self.only):
            return kind.encode(self.values)
        return kind.encode(self.values, hide=True) if kind.secret else None
