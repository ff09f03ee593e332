"""Cubes that red cards lay on any events."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..kinds import CUBES, STOP
from ..state import Troyes
from ..threats import cover, free_flags

_STOP: Final[Option] = (STOP,)


class PlaceCubes(Decision[Troyes]):
    """Choose an event and how many cubes it gets, until all are laid."""

    __slots__ = ("left", "optional")
    name: ClassVar[str] = "place-cubes"

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        self.seat = seat
        self.left = left
        self.optional = optional

    def options(self, g: Troyes) -> list[Option]:
        found: list[Option] = [
            (CUBES, threat, count)
            for threat in g.queue
            for count in range(1, min(self.left, free_flags(g, threat)) + 1)
        ]
        if self.optional:
            found.append(_STOP)
        return found

    def choose(self, g: Troyes, option: Option) -> None:
        if option[0] == STOP:
            return
        count: int = option[2]
        cover(g, self.seat, option[1], count)
        if count < self.left:
            g.then(PlaceCubes(self.seat, self.left - count, self.optional))

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (self.left,)
