"""Troyes: what bots know of it.

Positions are judged by what everybody has on the table (see `thinking`); the characters of rivals
are those of the imagined world, so that over many worlds they count as often as they are likely.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar

from ...kernel.brain import Brain
from ...kernel.kinds import Option
from .state import Troyes
from .thinking.counts import TERMS, count, left
from .thinking.guesses import guesses, in_hand
from .thinking.judgement import Judge

COMPANY: dict[str, float] = {
    "denier": 0.34, "denier_last": 0.06, "influence": 0.12, "influence_last": 0.08,
    "die_base": 0.2, "die_face": 0.1, "citizen": 1.3, "supply": 0.35, "tradesman": 0.3,
    "marker": 0.8, "marker_last": 0.35, "cube_pull": 0.9, "patron_doubt": 0.0,
    "heat": 0.6, "spread": 6.0,
}  # fmt: skip
ALONE: dict[str, float] = {
    "denier": 0.35, "denier_last": 0.14, "influence": 0.14, "influence_last": 0.08,
    "die_base": 0.9, "die_face": 0.11, "citizen": 1.9, "supply": 0.4, "tradesman": 0.6,
    "marker": 0.8, "marker_last": 0.35, "cube_pull": 0.55, "patron_doubt": 0.3,
    "king_die": 0.45, "king_hand": 0.25, "king_events": 0.65,
    "heat": 1.0, "spread": 15.0,
}  # fmt: skip


class TroyesBrain(Brain):
    """Evaluation, priors and playouts; its numbers are in points unless they say otherwise.

    The King's challenge has numbers of its own, with `alone_` before their names. `denier` and `influence` fall to
    their `_last` values in the last round. A citizen in a building is worth `citizen` for each round to come, wages
    aside, one of the King's costs the player `king_die`, and a die on his side of the square `king_hand`; `king_events`
    is how surely he is expected to counter events, `cube_pull` how much of an event's reward own cubes on it promise,
    `patron_doubt` how little characters count at the start. `heat` flattens priors, `horizon` is the length of playouts
    in decisions, `spread` what makes a lead clear.
    """

    defaults: ClassVar[dict[str, float]] = {
        **COMPANY,
        **{f"alone_{name}": value for name, value in ALONE.items()},
        "horizon": 40.0,
    }

    # A round's chances to win lie close together: what was found out shall outweigh the first guess.
    habits: ClassVar[dict[str, float]] = {"exploration": 0.3}

    terms: ClassVar[tuple[str, ...]] = TERMS

    def __init__(self, parameters: Mapping[str, float] | None = None) -> None:
        super().__init__(parameters)
        self.alone: dict[str, float] = {name: self.parameters[f"alone_{name}"] for name in ALONE}

    def prices(self, state: Troyes) -> dict[str, float]:
        """The numbers that hold at a table of this size."""
        return self.alone if state.seats == 1 else self.parameters

    def left(self, state: Troyes) -> float:
        return left(state)

    def features(self, state: Troyes, seat: int) -> list[float]:
        return count(state, seat)

    def values(self, state: Troyes) -> list[float]:
        if not state.waiting:
            return [float(score) for score in state.scores()]
        judge = Judge(state, self.prices(state))
        found = [judge.seat(seat) for seat in range(state.seats)]
        found[state.waiting[0]] += in_hand(state, judge)
        if state.seats == 1:
            found[0] -= judge.king()
        return found

    def priors(self, state: Troyes, seat: int, options: list[Option]) -> list[float]:
        judged = guesses(state, Judge(state, self.prices(state)), seat, options)
        top = max(judged)
        heat = self.prices(state)["heat"]
        return [max(0.01, math.exp((one - top) / heat)) for one in judged]

    def playout(self, state: Troyes, seat: int, options: list[Option]) -> Option | None:
        judged = guesses(state, Judge(state, self.prices(state)), seat, options)
        top = max(judged)
        if state.chance.pick(6, "playout") == 0:
            near = [number for number, one in enumerate(judged) if one > top - 0.6]
            return options[near[state.chance.pick(len(near), "playout")]]
        return options[judged.index(top)]

    def spread(self, state: Troyes) -> float:
        return self.prices(state)["spread"]

    def stage(self, state: Troyes) -> int:
        """A round is played out: dice are worth what is done with them."""
        return state.round

    def horizon(self, state: Troyes) -> int:
        return int(self.parameters["horizon"])
