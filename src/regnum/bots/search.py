"""Search: information-set Monte Carlo tree search for any number of seats.

Every iteration imagines a world that fits what the seat knows and walks one tree of
options (open loop: chance and hidden things differ from world to world, so a node
only trusts the options that were possible when it was visited). Each seat maximises
its own reward. New leaves are played on to the end of their stage (the game says which: a
round, a season) and valued by the game's evaluation. A choice that seats make together
is factored: the tree goes on from the searching seat's own answer, whatever the others chose.
"""

from __future__ import annotations

import math
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any, ClassVar

from ..kernel.brain import Brain
from ..kernel.kinds import Option
from ..kernel.position import Position
from ..kernel.state import State
from .base import Bot, Limit, Line, rewards
from .ending import final, solve
from .simple import outcomes

DEFAULT_LIMIT = Limit(iterations=400)
LOOKED_AT = 40
"""How many options, likeliest first, the root looks one step ahead at."""
_WALL = 3
"""How many times its CPU time a search may take by the clock."""


class Edge:
    """One seat's option at a node: how often tried and possible, what came of it."""

    __slots__ = ("points", "possible", "prior", "reward", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.possible = 0
        self.reward = 0.0
        self.points = 0.0
        self.prior = prior


class Node:
    """The options met after one line of options."""

    __slots__ = ("children", "edges")

    def __init__(self) -> None:
        self.children: dict[tuple[Option, ...], Node] = {}
        self.edges: dict[tuple[int, Option], Edge] = {}


class Search(Bot):
    """Plays the most visited option.

    Parameters: `exploration` and `caution` (how much less an untried option is
    believed in) of the tree; `focus`, how sharply the one-step look-ahead at the root
    prefers the better options; `width`, how many of them the root considers, best first: that
    many after the first iteration, twice as many after the fourth and so on (0: all); `depth`,
    decisions of a playout before evaluation (0: the game's own horizon); `processes`, trees
    grown side by side and added up. A game's brain may know better defaults, its `habits`.
    """

    name: ClassVar[str] = "search"
    defaults: ClassVar[dict[str, float]] = {
        "exploration": 1.5,
        "caution": 0.1,
        "focus": 8.0,
        "depth": 0,
        "width": 0,
        "processes": 1,
    }

    def analyse(self, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        """The most visited options."""
        limit = limit or self.limit
        if limit.iterations is None and limit.milliseconds is None:
            limit = DEFAULT_LIMIT
        processes = int(self.parameters["processes"])
        solved = solve(position, self.chance)
        if solved is not None:
            return solved[:best]
        if processes > 1:
            found = self._side_by_side(position, limit, processes)
        else:
            found = self.grow(position, limit)
        found.sort(key=lambda line: (-line.visits, -line.win))
        return found[:best]

    def grow(self, position: Position, limit: Limit) -> list[Line]:
        """Grow one tree within the limit; what it found of each option."""
        began, started = time.process_time(), time.perf_counter()
        seconds = math.inf if limit.milliseconds is None else limit.milliseconds / 1000
        count = limit.iterations if limit.iterations is not None else 1 << 60
        brain = self.brain(position.game)
        self.parameters = {**self.defaults, **brain.habits, **self.given}
        root = Node()
        self._look_ahead(root, position, brain)
        width = self.parameters["width"]
        first = position.options
        if width:
            first = sorted(first, key=lambda option: -root.edges[position.seat, option].prior)
        done = 0
        while done < count and (
            done < 2
            or (time.process_time() - began < seconds and time.perf_counter() - started < _WALL * seconds)
        ):
            wide = math.ceil(width * math.sqrt(done + 1)) or len(first)
            self._iterate(root, first[:wide], position.imagine(self.chance), position.seat, brain)
            done += 1
        lines = []
        for option in position.options:
            edge = root.edges[position.seat, option]
            visits = edge.visits or 1
            lines.append(Line(option, edge.visits, edge.points / visits, edge.reward / visits))
        return lines

    def _side_by_side(self, position: Position, limit: Limit, processes: int) -> list[Line]:
        jobs = []
        alone = {**self.given, "processes": 1, **self.brain_parameters}
        with ProcessPoolExecutor(processes) as pool:
            for _ in range(processes):
                seed = self.chance.pick(1 << 24, "process")
                jobs.append(pool.submit(_grow_alone, seed, alone, position, limit))
            groves = [job.result() for job in jobs]
        lines = []
        for same in zip(*groves, strict=True):
            visits = sum(line.visits for line in same)
            weight = visits or 1
            points = sum(line.points * line.visits for line in same) / weight
            win = sum(line.win * line.visits for line in same) / weight
            lines.append(Line(same[0].option, visits, points, win))
        return lines

    def _look_ahead(self, root: Node, position: Position, brain: Brain) -> None:
        """Priors of the root: the game's own, sharpened by what each option leads to at once."""
        options = position.options
        seat = position.seat
        world = position.imagine(self.chance)
        weights = brain.priors(world, seat, options)
        spread = brain.spread(world)
        focus = self.parameters["focus"]
        if focus > 0:
            likely = sorted(range(len(options)), key=lambda number: -weights[number])[:LOOKED_AT]
            seen = outcomes(world, seat, [options[number] for number in likely], brain)
            ahead = [rewards(values, spread)[seat] for values in seen]
            top, low = max(ahead), min(ahead)
            factors = [math.exp(focus * (low - top))] * len(options)
            for number, one in zip(likely, ahead, strict=True):
                factors[number] = math.exp(focus * (one - top))
            weights = [weight * factor for weight, factor in zip(weights, factors, strict=True)]
        total = sum(weights)
        for option, weight in zip(options, weights, strict=True):
            root.edges[seat, option] = Edge(weight / total)

    def _iterate(self, root: Node, first: list[Option], world: State, seat: int, brain: Brain) -> None:
        node = root
        path: list[tuple[int, Edge]] = []
        key: tuple[Option, ...] = ()
        stage = 0
        begin = True
        together = fresh = False
        while world.waiting:
            mover = seat if begin and seat in world.waiting else world.waiting[0]
            others = len(world.waiting) > 1
            together = together or others
            stage = brain.stage(world)
            options = first if begin else world.options(mover)
            option, edge = self._select(node, world, mover, options, brain)
            path.append((mover, edge))
            if mover == seat or not together:
                fresh = fresh or edge.visits == 0
                key = (*key, option)
            world.apply(mover, option)
            begin = False
            if others:
                continue  # seats that decide together do not see each other's choice
            if fresh:
                break
            together = False
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = Node()
            node = child
            key = ()
        self._playout(world, brain, stage)
        values = brain.values(world)
        spread = brain.spread(world)
        found = final(world, spread) if not world.waiting else rewards(values, spread)
        for mover, edge in path:
            edge.visits += 1
            edge.reward += found[mover]
            edge.points += values[mover]

    def _select(
        self, node: Node, world: State, mover: int, options: list[Option], brain: Brain
    ) -> tuple[Option, Edge]:
        edges = node.edges
        known: list[Edge] = []
        missing = False
        for option in options:
            edge = edges.get((mover, option))
            if edge is None:
                missing = True
                break
            known.append(edge)
        if missing:
            weights = brain.priors(world, mover, options)
            total = sum(weights)
            known = []
            for option, weight in zip(options, weights, strict=True):
                edge = edges.get((mover, option))
                if edge is None:
                    edge = edges[mover, option] = Edge(weight / total)
                known.append(edge)
        tried = 0
        gained = 0.0
        for edge in known:
            edge.possible += 1
            tried += edge.visits
            gained += edge.reward
        believed = max(0.0, (gained / tried if tried else 0.5) - self.parameters["caution"])
        exploration = self.parameters["exploration"]
        best = -math.inf
        chosen = 0
        for number, edge in enumerate(known):
            visits = edge.visits
            mean = edge.reward / visits if visits else believed
            score = mean + exploration * edge.prior * math.sqrt(edge.possible) / (1 + visits)
            if score > best:
                best = score
                chosen = number
        return options[chosen], known[chosen]

    def _playout(self, world: State, brain: Brain, stage: int) -> None:
        """Play on to the end of the stage the leaf lies in."""
        left = int(self.parameters["depth"]) or brain.horizon(world)
        chance = world.chance
        while world.waiting and left > 0 and brain.stage(world) == stage:
            mover = world.waiting[0]
            options = world.options(mover)
            option = brain.playout(world, mover, options)
            if option is None:
                option = options[chance.pick(len(options), "playout")]
            world.apply(mover, option)
            left -= 1


def _grow_alone(seed: int, parameters: dict[str, Any], position: Position, limit: Limit) -> list[Line]:
    return Search(seed, limit, parameters).grow(position, limit)
