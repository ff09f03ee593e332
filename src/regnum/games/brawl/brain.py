"""Kingdom Brawl: what bots know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from ...kernel.brain import Brain
from ...kernel.kinds import Option
from ...kernel.policy import Policy
from .components import CHARACTERS
from .kinds import PLACE
from .leanings import TRAITS, weigh
from .scoring import points
from .state import Brawl

LATE_TURNS: Final = 2
"""In a playout the last turns of every seat are chosen as was learned, those before at random: as good, and in half the time."""
GLANCED_AT: Final = 12
"""In a playout so many uses of an ability are weighed, of a hundred and more."""
OPEN: Final = 0.05
"""This part of the first guess is shared by all options alike."""


class BrawlBrain(Brain):
    """Stars as they stand, and what the cards still in hand are usually worth; what is learned is a policy."""

    habits: ClassVar[dict[str, float]] = {"focus": 36.0, "look": 100}
    tempting: ClassVar[float] = 0.275
    traits: ClassVar[Mapping[str, int]] = TRAITS

    defaults: ClassVar[dict[str, float]] = {
        "king": 2.2, "queen": 2.0, "princess": 1.6, "knight": 1.8, "peasant": 1.8,
        "gnome": 2.0, "dragon": 1.6, "witch": 1.2, "fairy": 0.8, "wizard": 1.6, "spread": 4.0,
    }  # fmt: skip

    def __init__(self, parameters: Mapping[str, float] | None = None) -> None:
        super().__init__(parameters)
        worth = [self.parameters[name] for name in CHARACTERS]
        self.worth: list[float] = [
            sum(worth[card] for card in range(10) if hand >> card & 1) for hand in range(1 << 10)
        ]

    def values(self, state: Brawl) -> list[float]:
        lines = points(state)
        over = state.over()
        return [
            float(sum(line)) + (0.0 if over else self._hand(state, seat)) for seat, line in enumerate(lines)
        ]

    def _hand(self, state: Brawl, seat: int) -> float:
        """All cards but the worst will still be played."""
        hand = state.hands[seat]
        size = hand.bit_count()
        return self.worth[hand] * (size - 1) / size if size else 0.0

    def spread(self, state: Brawl) -> float:
        return self.parameters["spread"]

    def weigh(self, state: Brawl, seat: int, options: list[Option], policy: Policy) -> None:
        weigh(state, seat, options, policy)

    def priors(self, state: Brawl, seat: int, options: list[Option]) -> list[float]:
        policy = self.policy
        if policy is None or len(options) == 1:
            return [1.0] * len(options)
        even = OPEN / len(options)
        return [even + chance for chance in self.inclination(state, seat, options, policy)]

    def playout(self, state: Brawl, seat: int, options: list[Option]) -> Option | None:
        policy = self.policy
        if policy is None or len(options) == 1 or state.tables.turns - state.done(seat) > LATE_TURNS:
            return None
        chance = state.chance
        if len(options) > GLANCED_AT and options[0][0] != PLACE:
            options = [options[chance.pick(len(options), "glance")] for _ in range(GLANCED_AT)]
        rest = chance.pick(1 << 24, "playout") / (1 << 24)
        for option, part in zip(options, self.inclination(state, seat, options, policy), strict=True):
            rest -= part
            if rest < 0:
                return option
        return options[-1]
