"""Cubes that red cards lay on any events."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..amendments import CUBES_IN_ORDER
from ..components import MARAUDING, THREATS
from ..kinds import CUBES, LAY, STOP
from ..state import Troyes
from ..threats import cover, free_flags

_STOP: Final[Option] = (STOP,)
_NONE: Final = (0,) * len(THREATS)


def lay(threat: int, count: int) -> Option:
    """The option that lays so many cubes on an event."""
    return (LAY, (*_NONE[:threat], count, *_NONE[threat + 1 :]))


class PlaceCubes(Decision[Troyes]):
    """Choose an event and how many cubes it gets, until all are laid.

    Events come in the order of their numbers, so that each way of laying cubes is offered once: those before
    `start` have had theirs. Marauding comes first, and when it is filled it opens again.
    """

    __slots__ = ("left", "optional", "start")
    name: ClassVar[str] = "place-cubes"

    def __init__(self, seat: int, left: int, optional: bool, start: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.optional = optional
        self.start = start

    def options(self, g: Troyes) -> list[Option]:
        found: list[Option] = []
        if g.rules >= CUBES_IN_ORDER:
            room = 0
            for threat in sorted([one for one in g.queue if one >= self.start], reverse=True):
                free = free_flags(g, threat)
                for count in range(1, min(self.left, free) + 1):
                    again = threat == MARAUDING and count == free
                    if self.optional or again or self.left - count <= room:
                        found.append(lay(threat, count))
                room += free
        else:
            for threat in g.queue:
                for count in range(1, min(self.left, free_flags(g, threat)) + 1):
                    found.append((CUBES, threat, count))
        if self.optional:
            found.append(_STOP)
        return found

    def choose(self, g: Troyes, option: Option) -> None:
        if option[0] == STOP:
            return
        threat = 0
        count = 0
        start = 0
        if option[0] == CUBES:
            threat = option[1]
            count = option[2]
        else:
            counts: tuple[int, ...] = option[1]
            count = sum(counts)
            threat = counts.index(count)
            start = threat + 1
            if threat == MARAUDING and count == free_flags(g, threat):
                start = MARAUDING
        cover(g, self.seat, threat, count)
        if count < self.left and (start == MARAUDING or max(g.queue) >= start):
            g.then(PlaceCubes(self.seat, self.left - count, self.optional, start))

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (self.left,)
