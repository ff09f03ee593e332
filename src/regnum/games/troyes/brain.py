"""Troyes: what bots know of it.

Positions are judged by what everybody has on the table (see `judgement.py`); the characters of rivals
are those of the imagined world, so that over many worlds they count as often as they are likely.
"""

from __future__ import annotations

import math
from typing import ClassVar

from ...kernel.brain import Brain
from ...kernel.kinds import Option
from .guesses import guesses, in_hand
from .judgement import Judge
from .state import Troyes


class TroyesBrain(Brain):
    """Evaluation, priors and playouts; its numbers are in points unless they say otherwise.

    `denier` and `influence` fall to their `_last` values in the last round. A citizen in a building is worth
    `citizen` for each round to come, wages aside; a die of the King costs the player `king_die`. `cube_pull` is
    how much of an event's reward own cubes on it promise. `heat` flattens priors, `depth` is the length of playouts
    in decisions, `spread` what makes a lead clear (`spread_king` against the King).
    """

    defaults: ClassVar[dict[str, float]] = {
        "denier": 0.34, "denier_last": 0.06, "influence": 0.12, "influence_last": 0.08,
        "die_base": 0.2, "die_face": 0.1, "king_die": 1.0, "citizen": 1.3, "supply": 0.35,
        "tradesman": 0.3, "marker": 0.8, "marker_last": 0.35, "cube_pull": 0.9,
        "heat": 0.6, "horizon": 8.0, "spread": 6.0, "spread_king": 15.0,
    }  # fmt: skip

    def values(self, state: Troyes) -> list[float]:
        if not state.waiting:
            return [float(score) for score in state.scores()]
        judge = Judge(state, self.parameters)
        found = [judge.seat(seat) for seat in range(state.seats)]
        found[state.waiting[0]] += in_hand(state, judge)
        if state.seats == 1:
            found[0] -= judge.king()
        return found

    def priors(self, state: Troyes, seat: int, options: list[Option]) -> list[float]:
        judged = guesses(state, Judge(state, self.parameters), seat, options)
        top = max(judged)
        heat = self.parameters["heat"]
        return [max(0.01, math.exp((one - top) / heat)) for one in judged]

    def playout(self, state: Troyes, seat: int, options: list[Option]) -> Option | None:
        judged = guesses(state, Judge(state, self.parameters), seat, options)
        top = max(judged)
        if state.chance.pick(6, "playout") == 0:
            near = [number for number, one in enumerate(judged) if one > top - 0.6]
            return options[near[state.chance.pick(len(near), "playout")]]
        return options[judged.index(top)]

    def spread(self, state: Troyes) -> float:
        return self.parameters["spread_king" if state.seats == 1 else "spread"]

    def horizon(self, state: Troyes) -> int:
        return int(self.parameters["horizon"])
