"""A table for Gymnasium: one learner among bots.

Importing this module makes every installed game known: `gymnasium.make("regnum.envs.learner:regnum/Brawl-v0", bots="greedy")`.
"""

from __future__ import annotations

from typing import Any

from ..bots import Bot, Seating, bot_seed, make
from ..extras import needs
from ..kernel.errors import IllegalOption
from ..kernel.position import Position
from ..kernel.registry import catalogue
from .table import Table

with needs("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces


class LearnerEnv(gymnasium.Env):
    """Bots (`bots`, parted by commas, in turn) fill the other seats; the learner's own is drawn anew for each game.

    The mask is in `info["action_mask"]` and `action_masks()`, with `choices="list"` the options in `info["candidates"]`. An action that is not legal is an error; with
    `illegal="lose"` the game ends as lost.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        bots: str = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        self.table = Table(game, seats, **given)
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.specs = [spec.strip() for spec in bots.split(",")]
        for spec in self.specs:
            make(spec).brain(self.table.game)
        self.illegal = illegal
        self.observation_space = spaces.Box(-1.0, 1.0, (self.table.size,), np.float32)
        self.action_space = spaces.Discrete(self.table.width)
        self.seat = 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, played by the bots up to the learner's first choice."""
        super().reset(seed=seed)
        self.close()
        luck = int(self.np_random.integers(1 << 53))
        self.seat = int(self.np_random.integers(self.table.seats))
        self.table.reset(luck)
        self._bots = {
            seat: make(self.specs[seat % len(self.specs)], bot_seed(str(luck), seat))
            for seat in range(self.table.seats)
            if seat != self.seat
        }
        for seat, bot in self._bots.items():
            bot.begin(
                Seating(
                    self.table.game.name, self.table.state.rules, self.table.seats, seat, self.table.settings
                )
            )
        self._others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner chooses a letter; bots play on to the learner's next choice."""
        try:
            self.table.step(int(action))
        except IllegalOption:
            if self.illegal != "lose":
                raise
            return self._seen(), -1.0, True, False, self._info()
        self._others()
        return self._seen(), self.table.returns()[self.seat], self.table.over, False, self._info()

    def action_masks(self) -> Any:
        """Which actions are legal, as booleans."""
        return self.table.mask().astype(bool)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return str(self.table.state.view(self.seat)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """The bots of the last game leave."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _others(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat:
            table.play(self._bots[table.seat].choose(Position(table.state, table.seat)))
        if table.over:
            for bot in self._bots.values():
                bot.end(table.state.scores(), table.state.winners())

    def _seen(self) -> Any:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        found = {"action_mask": self.table.mask(), "seat": self.seat}
        return {**found, "candidates": self.table.candidates()} if self.table.listed else found


for _name in catalogue():
    gymnasium.register(
        f"regnum/{_name.capitalize()}-v0", "regnum.envs.learner:LearnerEnv", kwargs={"game": _name}
    )
