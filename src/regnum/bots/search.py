"""Search: information-set Monte Carlo tree search for any number of seats.

Every iteration imagines a world that fits what the seat knows, a likely one where the game can tell, and walks one tree
of options (open loop: chance and hidden things differ from world to world, so a node only trusts the options that were
possible when it was visited). Each seat maximises its own chance to win. New leaves are played on to the end of
their stage (the game says which: a round, a season) and valued. A choice that seats make together is
factored: the tree goes on from the searching seat's own answer, whatever the others chose.
"""

from __future__ import annotations

import math
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any, ClassVar

from ..kernel.brain import Brain
from ..kernel.kinds import Option
from ..kernel.position import Position
from .base import Bot, Limit, Line
from .ending import solve
from .tree import Tree
from .weights import policy_of, value_of

DEFAULT_LIMIT = Limit(iterations=400)
_WALL = 3
"""How many times its CPU time a search may take by the clock."""
_PAUSE = 32
"""After so many iterations a search looks whether its choice can still change."""


class Budget:
    """A limit as it is being spent."""

    def __init__(self, limit: Limit) -> None:
        self.iterations = limit.iterations
        self.seconds = math.inf if limit.milliseconds is None else limit.milliseconds / 1000
        self.began, self.started = time.process_time(), time.perf_counter()

    def left(self, done: int) -> float:
        """How many iterations are still to come, at the pace of those that were done."""
        count = math.inf if self.iterations is None else self.iterations - done
        if self.seconds == math.inf or not done:
            return count
        cpu, wall = time.process_time() - self.began, time.perf_counter() - self.started
        spent = max(cpu, wall / _WALL)
        return min(count, done * (self.seconds - spent) / max(spent, 1e-9))


class Search(Bot):
    """Plays the most visited option.

    Parameters: `exploration` and `caution` (how much less an untried option is
    believed in) of the tree; `focus`, how sharply the one-step look-ahead at the root
    prefers the better options, and `look`, at how many it looks, likeliest first; `width`, how many of them the root considers, best first: that
    many after the first iteration, twice as many after the fourth and so on (0: all); `depth`,
    decisions of a playout before evaluation (0: the game's own horizon); `learned`, how leaves are valued
    (0 by hand, 1 by the game's weights, 2 by those of the folder REGNUM_WEIGHTS); `trust`, how far what was learned of options is believed (0: not at all); `belief`, whether hidden things are imagined
    as they are likely; `trees`, how many share the limit of advice, one after the other; `processes`, trees grown side by side and added up; `slips`. A game's brain may know better defaults, its `habits`.
    """

    name: ClassVar[str] = "search"
    defaults: ClassVar[dict[str, float]] = {
        "exploration": 1.5,
        "caution": 0.1,
        "focus": 8.0,
        "look": 40,
        "depth": 0,
        "width": 0,
        "learned": 1,
        "trust": 1,
        "belief": 1,
        "trees": 8,
        "processes": 1,
        "slips": 0,
    }
    _pool: ProcessPoolExecutor | None = None

    def analyse(self, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        """The most visited options."""
        return self._found(position, limit, settle=best == 1)[:best]

    def study(self, position: Position, limit: Limit | None = None) -> list[Line]:
        """All options, the most visited first, by several trees that share the limit.

        One tree holds on to what it tried first, and its first guess is made in one imagined world: whoever asked
        again would be told something else. Each has its own luck, theirs together is less.
        """
        trees = self._tuned(self.brain(position.game))["trees"]
        return self._found(position, limit, max(1, int(trees)))

    def _tuned(self, brain: Brain) -> dict[str, float]:
        """The parameters of a search of this game."""
        return {**self.defaults, **brain.habits, **self.given}

    def _found(
        self, position: Position, limit: Limit | None, trees: int = 1, settle: bool = False
    ) -> list[Line]:
        """All options, the most visited first."""
        limit = limit or self.limit
        if limit.iterations is None and limit.milliseconds is None:
            limit = DEFAULT_LIMIT
        solved = solve(position, self.chance)
        if solved is not None:
            return solved
        processes = int(self.parameters["processes"])
        part = limit.part(trees)
        groves = []
        for _ in range(trees):
            if processes > 1:
                groves += self._side_by_side(position, part, processes)
            else:
                groves.append(self.grow(position, part, settle))
        return sorted(_added(groves), key=lambda line: (-line.visits, -line.win))

    def grow(self, position: Position, limit: Limit, settle: bool = False) -> list[Line]:
        """Grow one tree within the limit; what it found of each option. To `settle` a choice it ends as soon as no other can win."""
        budget = Budget(limit)
        seat = position.seat
        brain = self.brain(position.game)
        self.parameters = self._tuned(brain)
        world = position.imagine(self.chance)
        learned = int(self.parameters["learned"])
        value = value_of(brain, world, learned)
        brain.policy = policy_of(brain, world, learned, self.parameters["trust"])
        likely = brain.suspect(world, seat) if self.parameters["belief"] else None
        tree = Tree(seat, list(position.options), brain, value, self.parameters)
        tree.look_ahead(world)
        left = budget.left(0)
        while left > 0 or tree.done < min(2, limit.iterations or 2):
            if settle and tree.done % _PAUSE == 0 and tree.lead() > left:
                break
            world = position.imagine(self.chance)
            if likely is not None:
                brain.believe(world, seat, likely)
            tree.grow(world)
            left = budget.left(tree.done)
        return [self._line(tree, seat, option) for option in position.options]

    def _line(self, tree: Tree, seat: int, option: Option) -> Line:
        edge = tree.root.edges[seat, option]
        visits = edge.visits or 1
        return Line(option, edge.visits, edge.points / visits, edge.reward / visits, edge.prior)

    def _side_by_side(self, position: Position, limit: Limit, processes: int) -> list[list[Line]]:
        alone = {**self.given, "processes": 1, **self.brain_parameters}
        if self._pool is None:
            self._pool = ProcessPoolExecutor(processes)
        jobs = []
        for _ in range(processes):
            seed = self.chance.pick(1 << 24, "process")
            jobs.append(self._pool.submit(_grow_alone, seed, alone, position, limit))
        return [job.result() for job in jobs]

    def close(self) -> None:
        """Let the other processes go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def _grow_alone(seed: int, parameters: dict[str, Any], position: Position, limit: Limit) -> list[Line]:
    return Search(seed, limit, parameters).grow(position, limit)


def _added(groves: list[list[Line]]) -> list[Line]:
    """What several trees found of each option."""
    if len(groves) == 1:
        return groves[0]
    lines = []
    for same in zip(*groves, strict=True):
        visits = sum(line.visits for line in same)
        weight = visits or 1
        points = sum(line.points * line.visits for line in same) / weight
        win = sum(line.win * line.visits for line in same) / weight
        prior = sum(line.prior for line in same) / len(same)
        lines.append(Line(same[0].option, visits, points, win, prior))
    return lines
