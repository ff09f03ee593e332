"""The games for OpenSpiel, every die and every card drawn an explicit chance node: `import regnum.envs.openspiel`, then
`pyspiel.load_game("regnum_troyes(players=3)")`.

No rule knows of it. A move is run on a copy with a chance that gives the results known so far and stops at the first
unknown one: that is the chance node. Its outcome is added and the move is run again.
"""

from __future__ import annotations

from typing import Any

from ..extras import needs
from ..kernel.actions import Actions, Choice
from ..kernel.chance import Chance, Seeded
from ..kernel.game import Game
from ..kernel.kinds import Option
from ..kernel.registry import catalogue
from ..kernel.state import State
from .features import features_of
from .rewards import win

with needs("openspiel"):
    import numpy as np
    import pyspiel

LONGEST = 40_000
"""More choices and chance results than any game has."""
OUTCOMES = 256
"""More than any single draw has."""


class Unknown(Exception):
    """A result is asked for that has not been drawn yet: one of `count` numbers from `low` on."""

    def __init__(self, count: int, low: int) -> None:
        super().__init__(count, low)
        self.count = count
        self.low = low


class Asking(Chance):
    """Gives the results there are, then stops."""

    def __init__(self, results: list[int]) -> None:
        self.log = None
        self.results = results
        self.next = 0

    def copy(self) -> Asking:
        new = Asking(self.results)
        new.next = self.next
        return new

    def take(self, count: int, low: int, what: str) -> int:
        if count == 1:
            return low
        if self.next == len(self.results):
            raise Unknown(count, low)
        self.next += 1
        return self.results[self.next - 1]


class Held:
    """Where a game stands: the last settled state, the move under way, its results so far, the letters chosen. Copied, never deeply."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.space = Actions(game.options)
        self.state: State | None = None
        self.move: tuple[int, Option] | None = None
        self.results: list[int] = []
        self.unknown: Unknown | None = None
        self.path: tuple[int, ...] = ()
        self.choice: Choice | None = None
        self._go_on()

    def __deepcopy__(self, memo: Any) -> Held:
        new = object.__new__(Held)
        new.__dict__.update(self.__dict__)
        new.state = self.state.copy() if self.state else None
        new.results = self.results[:]
        if self.choice is not None:
            new._spell()
        return new

    def _go_on(self) -> None:
        """Run the move that is under way as far as its results lead."""
        chance = Asking(self.results)
        try:
            if self.state is None:
                settings = self.game.check_settings({})
                state = self.game.begin(self.seats, chance, settings)
                state.run()
            else:
                assert self.move is not None
                state = self.state.copy()
                state.chance = chance
                state.apply(*self.move)
        except Unknown as unknown:
            self.unknown = unknown
            self.choice = None
            return
        self.state, self.move, self.unknown, self.results, self.path = state, None, None, [], ()
        self._spell()

    def _spell(self) -> None:
        state = self.state
        self.choice = None
        if self.unknown is None and state is not None and state.waiting:
            choice = self.space.choice(state.options(state.waiting[0]))
            for letter in self.path:
                choice.take(letter)
            self.choice = choice
            self._settle()

    def _settle(self) -> None:
        assert self.state is not None
        if self.choice is not None and self.choice.chosen is not None:
            seat = self.state.waiting[0]
            self.move = seat, self.state.options(seat)[self.choice.chosen]
            self._go_on()

    def act(self, action: int) -> None:
        """An outcome of chance, or a letter."""
        if self.unknown is not None:
            self.results.append(self.unknown.low + action)
            self._go_on()
            return
        assert self.choice is not None
        self.choice.take(action)
        self.path += (action,)
        self._settle()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel wants it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held(game.rules, game.num_players())

    def current_player(self) -> Any:
        """Who chooses: a seat, chance, or nobody any more."""
        if self.held.unknown is not None:
            return pyspiel.PlayerId.CHANCE
        state = self.held.state
        return state.waiting[0] if state and state.waiting else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.choice.legal() if self.held.choice else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equal chances all."""
        assert self.held.unknown is not None
        count = self.held.unknown.count
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        self.held.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return self.held.space.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """A win, less an even share."""
        state = self.held.state
        return win(state) if self.is_terminal() and state else [0.0] * self.held.seats

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """What a seat knows, as a tensor and as text."""

    def __init__(self, game: Game, players: int) -> None:
        self.features = features_of(game.new(players, Seeded("observer"), game.check_settings({})))
        self.tensor = np.zeros(self.features.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Look at a state as a seat."""
        self.tensor.fill(0.0)
        if state.held.state is not None:
            self.features.fill(self.tensor, state.held.state, player)

    def string_from(self, state: Any, player: int) -> str:
        """The view as text."""
        return str(state.held.state.view(player)) if state.held.state is not None else ""


def spiel_game(game: Game) -> type:
    """The class of a game that OpenSpiel can load."""
    kind = pyspiel.GameType(
        short_name=f"regnum_{game.name}",
        long_name=f"Regnum {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest},
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """A game as OpenSpiel wants it."""

        def __init__(self, params: Any = None) -> None:
            given = dict(params or {})
            players = int(given.get("players", game.fewest))
            self.rules = game
            info = pyspiel.GameInfo(
                num_distinct_actions=Actions(game.options).size,
                max_chance_outcomes=OUTCOMES,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> SpielState:
            """Before anything has happened."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """Something that looks at states."""
            return Observer(game, self.num_players())

    pyspiel.register_game(kind, SpielGame)
    return SpielGame


GAMES = {name: spiel_game(game) for name, game in catalogue().items()}
