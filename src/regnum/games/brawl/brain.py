"""Kingdom Brawl: what bots know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...kernel.brain import Brain
from .components import CHARACTERS
from .scoring import points
from .state import Brawl


class BrawlBrain(Brain):
    """Stars as they stand, and what the cards still in hand are usually worth."""

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
