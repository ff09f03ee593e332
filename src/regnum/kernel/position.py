"""Position: what a bot is given to think about, and nothing more."""

from __future__ import annotations

from typing import Any

from .chance import Chance, Seeded
from .game import Game
from .kinds import Option
from .plan import BUDGET, Fork, plans
from .state import State


class Position:
    """One seat's knowledge of a game in which it has to decide.

    The true state stays inside; only its view, its own options and imagined worlds
    come out.
    """

    __slots__ = ("__state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        return self.__state.game

    @property
    def options(self) -> list[Option]:
        """What this seat may do now."""
        return self.__state.options(self.seat)

    @property
    def view(self) -> Any:
        """What this seat sees."""
        return self.__state.view(self.seat)

    def plans(self, budget: int = BUDGET) -> Fork | None:
        """The whole actions this seat may choose from."""
        return plans(self.__state, self.seat, Seeded("plans"), budget)

    def imagine(self, chance: Chance) -> State:
        """A random world that agrees with all this seat knows."""
        return self.__state.imagine(self.seat, chance)
