"""Table: one game walked by whole numbers, the heart of every environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..extras import needs
from ..kernel.actions import Actions, Choice
from ..kernel.chance import Seeded
from ..kernel.components import Components
from ..kernel.kinds import Option
from ..kernel.registry import find
from ..kernel.state import State
from .features import Array, features_of
from .rewards import Reward, reward_of

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray

Mask = NDArray[np.int8]


class Table:
    """One game at a time. An action is a letter of `actions`; a decision takes one or more of them, forced ones are taken by themselves.

    >>> table = Table("brawl", seats=2)
    >>> table.reset(seed=7)
    >>> while not table.over:
    ...     table.step(int(table.mask().nonzero()[0][0]))
    >>> sum(table.returns())
    0.0
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        settings: Mapping[str, Any] | None = None,
        components: Components | None = None,
        reward: str | Reward = "win",
        features: int | None = None,
    ) -> None:
        self.game = find(game)
        self.settings = self.game.check_settings(settings or {})
        self.game.check_seats(seats, self.settings)
        self.seats = seats
        self.components = components
        self.actions = Actions(self.game.options)
        self.reward = reward_of(reward)
        self.reset(0)
        self.features = features_of(self.state, features)
        self.size = self.features.size + self.actions.size
        """How many numbers an observation has: what the seat sees, then what it has spelt of its choice so far."""

    def reset(self, seed: str | int = 0) -> None:
        """A new game; its seed decides all luck."""
        self.state: State = self.game.new(self.seats, Seeded(seed), self.settings, self.components)
        self._ask()

    def _ask(self) -> None:
        state = self.state
        self.over = not state.waiting
        self.seat = -1 if self.over else state.waiting[0]
        """Who chooses now; of seats that decide at once one after the other, unseen by the rest."""
        self._options = [] if self.over else state.options(self.seat)
        self.choice: Choice | None = None if self.over else self.actions.choice(self._options)
        self._settle()

    def _settle(self) -> None:
        """A choice with a single option, asked so that silence tells nothing, has no letter to choose."""
        if self.choice is not None and self.choice.chosen is not None:
            self.state.apply(self.seat, self._options[self.choice.chosen])
            self._ask()

    def legal(self) -> list[int]:
        """The letters that may be chosen now."""
        return self.choice.legal() if self.choice else []

    def mask(self) -> Mask:
        """1 for each letter that may be chosen now."""
        mask = np.zeros(self.actions.size, np.int8)
        mask[self.legal()] = 1
        return mask

    def step(self, action: int) -> None:
        """Choose a letter; `IllegalOption` and nothing changed when it is not legal."""
        if self.choice is None:
            self.state.apply(0, ())  # says that the game is over
            return
        self.choice.take(int(action))
        self._settle()

    def play(self, option: Option) -> None:
        """Choose a whole option at once."""
        self.state.apply(self.seat, option)
        self._ask()

    def observe(self, seat: int, out: Array | None = None) -> Array:
        """What a seat knows, and, if it is choosing, what it has chosen so far."""
        found = np.zeros(self.size, np.float32) if out is None else out
        if out is not None:
            found.fill(0.0)
        self.features.fill(found, self.state, seat)
        if seat == self.seat and self.choice is not None:
            for letter in self.choice.path:
                found[self.features.size + letter] = 1.0
        return found

    def returns(self) -> list[float]:
        """What the game came to for each seat; zeros while it lasts."""
        return self.reward(self.state) if self.over else [0.0] * self.seats
