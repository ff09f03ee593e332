"""Endings: when nobody else decides any more and no chance is left, the best line is found, not guessed."""

from __future__ import annotations

from typing import Final

from ..kernel.chance import Seeded
from ..kernel.kinds import Option
from ..kernel.plan import NeedsChance, NoChance
from ..kernel.position import Position
from ..kernel.state import State
from .base import Line
from .value import final

LONGEST: Final = 20_000
"""More positions than an ending is searched through."""
WORLDS: Final = 8
"""How many imagined worlds an ending is played in: scores may hang on what is hidden."""


class Unsure(Exception):
    """Somebody else decides, or there is too much to look through."""


def solve(position: Position, chance: Seeded) -> list[Line] | None:
    """Every option with the best that can follow it, best first; None where more than the seat's own will decides."""
    seat = position.seat
    options = position.options
    totals = [0.0] * len(options)
    points = [0.0] * len(options)
    left = [LONGEST]
    try:
        for _ in range(WORLDS):
            world = position.imagine(chance)
            world.chance = NoChance()
            for number, option in enumerate(options):
                reward, score = _best(world, seat, option, left)
                totals[number] += reward
                points[number] += score
    except (Unsure, NeedsChance):
        return None
    lines = [
        Line(option, WORLDS, score / WORLDS, total / WORLDS)
        for option, score, total in zip(options, points, totals, strict=True)
    ]
    return sorted(lines, key=lambda line: (-line.win, -line.points))


def _best(world: State, seat: int, option: Option, left: list[int]) -> tuple[float, float]:
    """The reward and the points of the best line that begins with an option."""
    left[0] -= 1
    if left[0] < 0:
        raise Unsure
    after = world.copy()
    after.apply(seat, option)
    if not after.waiting:
        return final(after)[seat], float(after.scores()[seat])
    if after.waiting != (seat,):
        raise Unsure
    return max(_best(after, seat, one, left) for one in after.options(seat))
