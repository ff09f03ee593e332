"""Rehearsal: a policy plays against itself, and leans more to what turned out better than was expected (REINFORCE).

Everybody at the table plays by the same weights. After each round of games they take one step along the slope of what a
choice brought, as Adam measures steps. What is learned so far lies in one file, so that it can be stopped and gone on with.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from ..arena import Place, in_order
from ..bots.value import final
from ..bots.weights import Habit
from ..kernel.chance import Seeded
from ..kernel.game import Game
from ..kernel.policy import Notes
from ..kernel.registry import find
from ..kernel.state import State

ROUND: Final = 1000
"""Games between two steps."""
TASKS: Final = 20
"""A round is parted into so many tasks, whatever the number of processes: the sum shall not depend on it."""
STEP: Final = 0.05
"""How far the first step goes; the last ones go hardly anywhere."""
STEADY: Final = (0.9, 0.999)
"""How much of the last slope, and of its squares, Adam remembers."""
KEEN: Final = 6.0
"""A lead of so many clear leads is worth a game won: points tell more than one winner in a game of luck."""
FINE: Final = 1 << 24


class Task(msgspec.Struct, frozen=True):
    """Some games of a round."""

    number: int
    game: str
    seats: int
    settings: dict[str, Any]
    seed: str
    games: int
    weights: list[float]
    expected: list[float]


class Found(msgspec.Struct):
    """Which way the weights shall go, and what the seats made, in the order in which they began."""

    slope: list[float]
    rewards: list[float]


class Learned(msgspec.Struct):
    """A policy on its way."""

    weights: list[float]
    pace: list[float]
    power: list[float]
    expected: list[float]
    rounds: int = 0


def play(task: Task) -> Found:
    """Play the games, each seat by the policy."""
    game = find(task.game)
    brain = game.brain()
    notes = Notes(task.weights)
    slope = np.zeros(len(task.weights))
    made = [0.0] * task.seats
    for number in range(task.games):
        luck = Seeded(f"{task.seed}/{number}")
        state = game.new(task.seats, luck, task.settings)
        spread = brain.spread(state)
        slopes = [[0.0] * len(task.weights) for _ in range(task.seats)]
        order: list[int] = []
        while state.waiting:
            seat = state.waiting[0]
            if seat not in order:
                order.append(seat)
            options = state.options(seat)
            if len(options) == 1:
                state.apply(seat, options[0])
                continue
            chances = brain.inclination(state.imagine(seat, luck.copy()), seat, options, notes)
            rest = luck.pick(FINE, "policy") / FINE
            chosen = 0
            while chosen < len(options) - 1 and rest >= chances[chosen]:
                rest -= chances[chosen]
                chosen += 1
            notes.slope(chosen, slopes[seat])
            state.apply(seat, options[chosen])
        rewards = _rewards(state, spread)
        order += [seat for seat in range(task.seats) if seat not in order]
        for place, seat in enumerate(order):
            made[place] += rewards[seat]
            slope += (rewards[seat] - task.expected[place]) * np.array(slopes[seat])
    return Found(slope.tolist(), made)


def _rewards(state: State, spread: float) -> list[float]:
    """What each seat made of a game: the reward of winning, and how far it is ahead of the mean of the others."""
    scores = state.scores()
    others = max(1, len(scores) - 1)
    total = sum(scores)
    return [
        won + (score - (total - score) / others) / (KEEN * spread)
        for won, score in zip(final(state), scores, strict=True)
    ]


class Rehearsal(msgspec.Struct):
    """What is learned, and in how many games."""

    game: Game
    seats: int
    settings: dict[str, Any]
    file: Path
    games: int
    seed: str = "0"

    def state(self) -> Learned:
        """What is learned so far."""
        if self.file.exists():
            return msgspec.json.decode(self.file.read_bytes(), type=Learned)
        size = sum(self.game.brain().traits.values())
        return Learned([0.0] * size, [0.0] * size, [0.0] * size, [1 / self.seats] * self.seats)

    @property
    def played(self) -> int:
        """How many games were learned from."""
        return min(self.games, self.state().rounds * ROUND)

    def play(self, place: Place) -> Iterator[int]:
        """Play the rounds that are missing, and tell after each how many games there are."""
        state = self.state()
        rounds = -(-self.games // ROUND)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        while state.rounds < rounds:
            tasks = [
                Task(
                    number,
                    self.game.name,
                    self.seats,
                    self.settings,
                    f"{self.seed}/{state.rounds}/{number}",
                    ROUND // TASKS,
                    state.weights,
                    state.expected,
                )
                for number in range(TASKS)
            ]
            found = list(in_order(play, tasks, place))
            self._step(state, found, rounds)
            self.file.write_bytes(msgspec.json.encode(state))
            yield self.played

    @staticmethod
    def _step(state: Learned, found: list[Found], rounds: int) -> None:
        """One step along the slope."""
        slope = np.sum([one.slope for one in found], axis=0) / ROUND
        rewards = np.sum([one.rewards for one in found], axis=0) / ROUND
        far = STEP * (1 - state.rounds / rounds)
        state.rounds += 1
        pace = STEADY[0] * np.array(state.pace) + (1 - STEADY[0]) * slope
        power = STEADY[1] * np.array(state.power) + (1 - STEADY[1]) * slope**2
        true_pace = pace / (1 - STEADY[0] ** state.rounds)
        true_power = power / (1 - STEADY[1] ** state.rounds)
        state.weights = (np.array(state.weights) + far * true_pace / (np.sqrt(true_power) + 1e-8)).tolist()
        state.pace, state.power = pace.tolist(), power.tolist()
        state.expected = (0.9 * np.array(state.expected) + 0.1 * rewards).tolist()

    def habit(self) -> Habit:
        """What was learned, to be kept."""
        state = self.state()
        weights: dict[str, list[float]] = {}
        at = 0
        for name, size in self.game.brain().traits.items():
            weights[name] = [round(weight, 3) for weight in state.weights[at : at + size]]
            at += size
        return Habit(weights, {"games": state.rounds * ROUND})
