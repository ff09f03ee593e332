"""A bot that minds the worst case: of every option it remembers the worst that came of it."""

from __future__ import annotations

import math
from typing import ClassVar

from regnum.bots import Bot, Limit, Position


class Cautious(Bot):
    """`cautious`, or `cautious:worlds=8` for a closer look."""

    name: ClassVar[str] = "cautious"
    defaults: ClassVar[dict[str, float]] = {"worlds": 3}

    def choose(self, position: Position, limit: Limit | None = None) -> tuple[int, ...]:
        """The option that is best where it is worst."""
        brain = self.brain(position.game)
        worst = [math.inf] * len(position.options)
        for _ in range(int(self.parameters["worlds"])):
            world = position.imagine(self.chance)
            for number, option in enumerate(position.options):
                after = world.copy()
                after.apply(position.seat, option)
                values = brain.values(after)
                others = [value for seat, value in enumerate(values) if seat != position.seat]
                worst[number] = min(worst[number], values[position.seat] - max(others, default=0.0))
        return position.options[worst.index(max(worst))]
