"""Table: one game walked by whole numbers, the heart of every environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..extras import needs
from ..kernel.actions import Actions, Choice
from ..kernel.chance import Seeded
from ..kernel.components import Components
from ..kernel.errors import BadSetup, IllegalOption
from ..kernel.kinds import Option
from ..kernel.registry import find
from ..kernel.state import State
from .features import Array, features_of
from .rewards import Reward, reward_of

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray

Mask = NDArray[np.int8]
Candidates = NDArray[np.int16]
LETTERS, LIST = "letters", "list"
LINES, LONGEST = 512, 24
"""A list of options as an array: so many at most, of so many letters. More is an error, nothing is left out."""


class Table:
    """One game at a time. An action is a letter of `actions`; a decision takes one or more of them, forced ones are taken by themselves.

    With `choices="list"` an action is the number of an option in the list of those that are legal, `candidates()`: for networks that score options one by one.

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
        choices: str = LETTERS,
    ) -> None:
        if choices not in (LETTERS, LIST):
            text = f"choices can't be {choices!r}; it takes: {LETTERS}, {LIST}"
            raise BadSetup("setting", text, name="choices", value=choices, allowed=f"{LETTERS}, {LIST}")
        self.listed = choices == LIST
        self.game = find(game)
        self.settings = self.game.check_settings(settings or {})
        self.game.check_seats(seats, self.settings)
        self.seats = seats
        self.components = components
        self.actions = Actions(self.game.options)
        self.reward = reward_of(reward)
        self.reset(0)
        self.features = features_of(self.state, features)
        self.size = self.features.size + (0 if self.listed else self.actions.size)
        """How many numbers an observation has: what the seat sees, then what it has spelt of its choice so far."""
        self.width = LINES if self.listed else self.actions.size
        """How many actions there are."""

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
        self.choice: Choice | None = None
        if self.listed:
            if len(self._options) == 1:
                self.play(self._options[0])
        elif not self.over:
            self.choice = self.actions.choice(self._options)
            self._settle()

    def _settle(self) -> None:
        """A choice with a single option, asked so that silence tells nothing, has no letter to choose."""
        if self.choice is not None and self.choice.chosen is not None:
            self.play(self._options[self.choice.chosen])

    def legal(self) -> list[int]:
        """The actions that may be chosen now."""
        if self.listed:
            return list(range(len(self._options)))
        return self.choice.legal() if self.choice else []

    def mask(self) -> Mask:
        """1 for each action that may be chosen now."""
        mask = np.zeros(self.width, np.int8)
        for action in self.legal():
            mask[action] = 1
        return mask

    def candidates(self) -> Candidates:
        """The options that are legal now, a line each: the numbers of their letters, from 1 on, and noughts."""
        lines = np.zeros((LINES, LONGEST), np.int16)
        for number, option in enumerate(self._options):
            path = self.actions.letters(option)
            lines[number, : len(path)] = [letter + 1 for letter in path]
        return lines

    def step(self, action: int) -> None:
        """Choose; `IllegalOption` and nothing changed when it is not legal."""
        if self.over:
            self.state.apply(0, ())  # says that the game is over
        elif self.choice is not None:
            self.choice.take(int(action))
            self._settle()
        elif 0 <= action < len(self._options):
            self.play(self._options[int(action)])
        else:
            text = f"{action} is not among the {len(self._options)} legal actions"
            raise IllegalOption("option", text, reason=text)

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
