"""The two plain levels: random, and greedy with one step of look-ahead."""

from __future__ import annotations

from typing import ClassVar

from ..kernel.kinds import Option
from ..kernel.position import Position
from .base import Bot, Limit, Line
from .tree import outcomes
from .value import rewards


class Random(Bot):
    """Any legal option, each as likely as the other."""

    name: ClassVar[str] = "random"

    def choose(self, position: Position, limit: Limit | None = None) -> Option:
        """One of the options."""
        return position.options[self.chance.pick(len(position.options))]

    def analyse(self, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        """No opinion: the first few options in a random order."""
        return [Line(option, 1, 0.0, 0.0) for option in self.chance.shuffled(position.options)[:best]]


class Greedy(Bot):
    """The option after which the game's evaluation likes this seat best.

    Parameters: `worlds` that are imagined; `rivals`, how much the best of them counts against their mean; `slips`.
    """

    name: ClassVar[str] = "greedy"
    defaults: ClassVar[dict[str, float]] = {"worlds": 2, "rivals": 0.5, "slips": 0}

    def analyse(self, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        """Options by evaluation in a few imagined worlds; ties fall by chance."""
        brain = self.brain(position.game)
        options = position.options
        totals = [0.0] * len(options)
        wins = [0.0] * len(options)
        worlds = int(self.parameters["worlds"])
        for _ in range(worlds):
            world = position.imagine(self.chance)
            for number, values in enumerate(outcomes(world, position.seat, options, brain)):
                rivals = [value for seat, value in enumerate(values) if seat != position.seat]
                weight = self.parameters["rivals"]
                against = weight * max(rivals) + (1 - weight) * sum(rivals) / len(rivals) if rivals else 0.0
                totals[number] += values[position.seat] - against
                wins[number] += rewards(values, brain.spread(world))[position.seat]
        order = sorted(self.chance.order(len(options), "tie"), key=lambda number: -totals[number])
        return [
            Line(options[number], worlds, totals[number] / worlds, wins[number] / worlds)
            for number in order[:best]
        ]
