"""Cubes that red cards lay on any events."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..amendments import CUBES_AT_ONCE
from ..components import MARAUDING
from ..kinds import CUBES, LAY, STOP
from ..state import Troyes
from ..threats import cover, free_flags

_STOP: Final[Option] = (STOP,)


class PlaceCubes(Decision[Troyes]):
    """Choose which events get how many cubes."""

    __slots__ = ("left", "optional")
    name: ClassVar[str] = "place-cubes"

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        self.seat = seat
        self.left = left
        self.optional = optional

    def options(self, g: Troyes) -> list[Option]:
        if g.rules >= CUBES_AT_ONCE:
            found: list[Option] = [(LAY, counts) for counts in self._spreads(g)]
        else:
            found = [
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
        if option[0] == CUBES:
            laid: int = option[2]
            again = True
            cover(g, self.seat, option[1], laid)
        else:
            counts: tuple[int, ...] = option[1]
            laid = sum(counts)
            again = counts[MARAUDING] == free_flags(g, MARAUDING)
            for threat in g.queue[:]:
                cover(g, self.seat, threat, counts[threat])
        if laid < self.left and again:
            g.then(PlaceCubes(self.seat, self.left - laid, self.optional))

    def _spreads(self, g: Troyes) -> list[tuple[int, ...]]:
        """How cubes can be spread over the events: all of them, or fewer where they need not be laid, or where
        Marauding is filled with some, opens again, and the rest is asked for anew.
        """
        room = free_flags(g, MARAUDING)
        found: list[tuple[int, tuple[int, ...]]] = [(0, (0,) * len(g.cubes))]
        for threat in g.queue:
            free = free_flags(g, threat)
            found = [
                (laid + count, (*counts[:threat], count, *counts[threat + 1 :]))
                for laid, counts in found
                for count in range(min(self.left - laid, free) + 1)
            ]
        return [
            counts
            for laid, counts in found
            if laid == self.left or (laid and (self.optional or counts[MARAUDING] == room))
        ]

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (self.left,)
