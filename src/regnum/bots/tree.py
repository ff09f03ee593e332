"""The tree of a search: nodes, their options, and one walk through them."""

from __future__ import annotations

import math
from typing import Final

from ..kernel.brain import Brain
from ..kernel.kinds import Option
from ..kernel.state import State
from .value import Value, final, rewards

OPEN: Final = 0.5
"""What was learned of options is believed only so far at the root, where there are visits enough to learn more."""


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


class Tree:
    """A tree that grows by one walk for each imagined world; see `regnum.bots.search` for its parameters."""

    __slots__ = (
        "brain",
        "caution",
        "depth",
        "done",
        "exploration",
        "first",
        "focus",
        "look",
        "root",
        "seat",
        "value",
        "width",
    )

    def __init__(
        self, seat: int, options: list[Option], brain: Brain, value: Value, parameters: dict[str, float]
    ) -> None:
        self.seat = seat
        self.brain = brain
        self.value = value
        self.exploration = float(parameters["exploration"])
        self.caution = float(parameters["caution"])
        self.focus = float(parameters["focus"])
        self.look = int(parameters["look"])
        self.width = float(parameters["width"])
        self.depth = int(parameters["depth"])
        self.first = options
        self.root = Node()
        self.done = 0

    def look_ahead(self, world: State) -> None:
        """Priors of the root: the game's own, sharpened by what each option leads to at once or as they were learned."""
        options, seat, brain = self.first, self.seat, self.brain
        weights = brain.priors(world, seat, options)
        spread = brain.spread(world)
        if brain.policy is not None:
            weights = [weight**OPEN for weight in weights]
        elif self.focus > 0:
            likely = sorted(range(len(options)), key=lambda number: -weights[number])[: self.look]
            seen = outcomes(world, seat, [options[number] for number in likely], brain)
            ahead = [rewards(values, spread)[seat] for values in seen]
            top, low = max(ahead), min(ahead)
            factors = [math.exp(self.focus * (low - top))] * len(options)
            for number, one in zip(likely, ahead, strict=True):
                factors[number] = math.exp(self.focus * (one - top))
            weights = [weight * factor for weight, factor in zip(weights, factors, strict=True)]
        total = sum(weights)
        edges = self.root.edges
        for option, weight in zip(options, weights, strict=True):
            edges[seat, option] = Edge(weight / total)
        if self.width:
            self.first = sorted(options, key=lambda option: -edges[seat, option].prior)

    def lead(self) -> int:
        """By how many visits the root's favourite is ahead of all others."""
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def grow(self, world: State) -> None:
        """Walk to a new leaf, play on to the end of its stage, and tell the way what it was worth."""
        seat, brain = self.seat, self.brain
        node = self.root
        path: list[tuple[int, Edge]] = []
        key: tuple[Option, ...] = ()
        stage = 0
        begin = True
        together = fresh = False
        wide = math.ceil(self.width * math.sqrt(self.done + 1)) or len(self.first)
        self.done += 1
        while world.waiting:
            mover = seat if begin and seat in world.waiting else world.waiting[0]
            others = len(world.waiting) > 1
            together = together or others
            stage = brain.stage(world)
            options = self.first[:wide] if begin else world.options(mover)
            edge_at = self._select(node, world, mover, options)
            option = options[edge_at]
            edge = node.edges[mover, option]
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
        self._play_on(world, stage)
        points = self.value.points(world)
        found = self.value.chances(world, points) if world.waiting else final(world)
        for mover, edge in path:
            edge.visits += 1
            edge.reward += found[mover]
            edge.points += points[mover]

    def _select(self, node: Node, world: State, mover: int, options: list[Option]) -> int:
        """The place of the option to try."""
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
            weights = self.brain.priors(world, mover, options)
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
        believed = max(0.0, (gained / tried if tried else 0.5) - self.caution)
        exploration = self.exploration
        best = -math.inf
        chosen = 0
        for number, edge in enumerate(known):
            visits = edge.visits
            mean = edge.reward / visits if visits else believed
            score = mean + exploration * edge.prior * math.sqrt(edge.possible) / (1 + visits)
            if score > best:
                best = score
                chosen = number
        return chosen

    def _play_on(self, world: State, stage: int) -> None:
        brain = self.brain
        left = self.depth or brain.horizon(world)
        chance = world.chance
        while world.waiting and left > 0 and brain.stage(world) == stage:
            mover = world.waiting[0]
            options = world.options(mover)
            option = brain.playout(world, mover, options)
            if option is None:
                option = options[chance.pick(len(options), "playout")]
            world.apply(mover, option)
            left -= 1


def outcomes(world: State, seat: int, options: list[Option], brain: Brain) -> list[list[float]]:
    """What the evaluation says right after each option, all with the same luck."""
    found: list[list[float]] = []
    for option in options:
        after = world.copy()
        after.apply(seat, option)
        found.append(brain.values(after))
    return found
