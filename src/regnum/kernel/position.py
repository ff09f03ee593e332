"""Position: what a bot is given to think about, and nothing more."""

from __future__ import annotations

from typing import Any

from .chance import Chance, Seeded
from .forest import Prompt
from .game import Game
from .kinds import Option
from .plan import BUDGET, Fork, plans
from .state import State


class Position:
    """One seat's knowledge of a game in which it has to decide.

    It holds a world that agrees with all the seat knows, and nothing of the true one: what it holds is the same
    whatever the others have in their hands, and whichever way the dice will fall.
    """

    __slots__ = ("_world", "seat")

    def __init__(self, state: State, seat: int) -> None:
        world = state.imagine(seat, Seeded("position"))
        own = list(world.options(seat))
        world.offers = tuple([own if one == seat else [] for one in world.waiting])
        self._world = world
        self.seat = seat

    def __repr__(self) -> str:
        choices = [self.game.notation(option) for option in self.options]
        return f"<Position of seat {self.seat} in {self.game.name}: {' | '.join(choices)}>"

    @property
    def game(self) -> Game:
        return self._world.game

    @property
    def options(self) -> list[Option]:
        """What this seat may do now."""
        return self._world.options(self.seat)

    @property
    def view(self) -> Any:
        """What this seat sees."""
        return self._world.view(self.seat)

    @property
    def prompt(self) -> Prompt:
        """What is asked."""
        step = self._world.decision()
        assert step is not None, "nothing is asked when a game is over"
        return Prompt(step.name, self.game.prompt(step.name, step.about(self._world)))

    def plans(self, budget: int = BUDGET) -> Fork | None:
        """The whole actions this seat may choose from."""
        return plans(self._world, self.seat, Seeded("plans"), budget)

    def imagine(self, chance: Chance) -> State:
        """A random world that agrees with all this seat knows."""
        return self._world.imagine(self.seat, chance)
