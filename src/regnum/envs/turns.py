"""A table for PettingZoo: agents take turns, each with its own observation and the mask of its legal actions."""

from __future__ import annotations

from typing import Any

from ..extras import needs
from .table import LINES, LONGEST, Table

with needs("rl"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents `seat_0` …; observations `{"observation", "action_mask"}`, with `choices="list"` also `candidates`; rewards at the end.

    Seats that decide at once are asked one after the other; nobody's observation shows another's answer.
    """

    def __init__(self, game: str, seats: int = 2, render_mode: str | None = None, **given: Any) -> None:
        super().__init__()
        self.table = Table(game, seats, **given)
        self.metadata = {"name": f"regnum_{game}_v0", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-1.0, 1.0, (self.table.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.table.width,), np.int8),
        }
        if self.table.listed:
            parts["candidates"] = spaces.Box(0, self.table.actions.size, (LINES, LONGEST), np.int16)
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.width) for agent in self.possible_agents}
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The letters of the game's options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of a row."""
        self._games = 0 if seed is not None else self._games + 1
        self.table.reset(f"{seed} {self._games}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and the mask of what it may do."""
        table = self.table
        seat = self.possible_agents.index(agent)
        own = seat == table.seat
        mask = table.mask() if own else np.zeros(table.width, np.int8)
        found = {"observation": table.observe(seat), "action_mask": mask}
        if table.listed:
            found["candidates"] = table.candidates() if own else np.zeros((LINES, LONGEST), np.int16)
        return found

    def step(self, action: int | None) -> None:
        """The agent whose turn it is chooses."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        assert action is not None
        self.table.step(int(action))
        self._clear_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return str(self.table.state.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""
