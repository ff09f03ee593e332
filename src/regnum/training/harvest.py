"""Self-play: positions at the ends of stages, what each seat had there, and what became of it."""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots import bot_seed, make
from ..kernel.chance import Seeded
from ..kernel.position import Position
from ..kernel.registry import find

SLIPS = 20
"""One decision in so many is any option: what everybody always does would get no weight."""


class Task(msgspec.Struct, frozen=True):
    """A game to be played and learned from."""

    number: int
    game: str
    bot: str
    seats: int
    seed: str
    settings: dict[str, Any] = {}


class Seen(msgspec.Struct):
    """A position as one seat knew it: how much was left, and by seat the evaluation by hand and all terms."""

    left: float
    rows: list[list[float]]


class Sheaf(msgspec.Struct):
    """All that was seen in one game, and how it ended."""

    number: int
    variety: str
    seen: list[Seen]
    scores: list[int]
    winners: list[int]


def play(task: Task) -> Sheaf:
    """Play a game and look at it, through the eyes of a random seat, wherever a stage begins."""
    game = find(task.game)
    brain = game.brain()
    state = game.new(task.seats, Seeded(task.seed), task.settings)
    bots = [make(task.bot, bot_seed(task.seed, seat)) for seat in range(task.seats)]
    whims = Seeded(f"whims {task.seed}")
    seen: list[Seen] = []
    stage = brain.stage(state)
    variety = ""
    while state.waiting:
        seat = state.waiting[0]
        if whims.pick(SLIPS) == 0:
            options = state.options(seat)
            option = options[whims.pick(len(options))]
        else:
            option = bots[seat].choose(Position(state, seat))
        state.apply(seat, option)
        if state.waiting and brain.stage(state) != stage:
            stage = brain.stage(state)
            world = state.imagine(whims.pick(task.seats), whims.copy())
            values = brain.values(world)
            rows = [[values[one], *brain.features(world, one)] for one in range(task.seats)]
            seen.append(Seen(brain.left(world), rows))
            variety = brain.variety(world)
    for bot in bots:
        bot.close()
    return Sheaf(task.number, variety, seen, state.scores(), state.winners())
