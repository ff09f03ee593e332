"""The part of the contract that is about whole actions: plans, what they promise, and what is done out of turn."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.chance import Seeded
from ..kernel.forest import read, write
from ..kernel.freeze import freeze
from ..kernel.kinds import Option
from ..kernel.match import Match
from ..kernel.plan import ASKED, DONE, ENDS, OTHERS, NoChance, Pause, floor_of, foresee, plans, step_on
from ..kernel.record import Record
from ..kernel.state import State
from .checks import Setup, moves, seen, start, view_json


def check_plans(setup: Setup, seed: int, every: int = 1, sample: int = 3, budget: int = 200) -> int:
    """The laws of whole actions along one game; how many positions were looked at.

    The tree is the same in every imagined world, and so is what it promises. Every option of a
    plan is legal when its turn comes, and played one by one the options lead to just what the plan
    does. No plan asks again the very question that began it. A forest read back is the tree.
    """
    state = start(setup, Seeded(seed))
    luck = Seeded(f"plans {seed}")
    looked = 0
    for number, (seat, option) in enumerate(moves(state, luck)):
        if number % every == 0:
            looked += 1
            fork = plans(state, seat, Seeded(f"one {number}"), budget)
            other = plans(state, seat, Seeded(f"two {number}"), budget)
            assert fork is not None
            assert other is not None
            lines = fork.lines()
            assert lines == other.lines(), f"what seat {seat} may do tells it a secret"
            check_forest(state, fork, lines)
            for _ in range(min(sample, len(lines))):
                line, end = lines[luck.pick(len(lines))]
                check_line(state, seat, line, end)
        state.apply(seat, option)
    return looked


def check_asides(setup: Setup, seed: int, every: int = 2) -> int:
    """What may be done out of turn, by anybody at random; how often it was.

    It is the same in every imagined world, comes true as foreseen, leaves the question that was on the
    table for those who were asked, and is in the record like everything.
    """
    game, seats, settings = setup
    match = Match(game, seats, settings, seed)
    luck = Seeded(f"asides {seed}")
    done = 0
    for number, (mover, option) in enumerate(moves(match.state, luck)):
        for seat in range(seats) if number % every == 0 else ():
            state = match.state
            found = state.asides(seat)
            world = state.imagine(seat, Seeded(f"world {number}"))
            assert world.asides(seat) == found, f"what seat {seat} may do out of turn tells it a secret"
            assert not set(found) & set(state.options(seat)), "an option is offered twice"
            fork = match.plans(seat, aside=True)
            lines = fork.lines() if fork else []
            check_forest(state, fork, lines) if fork else None
            if not lines or luck.pick(4):
                continue
            line, end = lines[luck.pick(len(lines))]
            foreseen = foresee(state, seat, line, Seeded("aside"))
            assert foreseen.end == end
            asked = state.decision(), state.waiting
            match.act(seat, line)
            done += 1
            if end == DONE:
                assert (match.state.decision(), match.state.waiting) == asked, "the question is gone"
                assert view_json(foreseen.world, seat) == view_json(match.state, seat)
        if option in match.state.options(mover):
            match.apply(mover, option)
    record = Record.from_bytes(match.record.to_bytes())
    again = Match(game, seats, settings, seed)
    for row in record.rows:
        again.apply(row.seat, row.option)
    assert again.record.to_bytes() == match.record.to_bytes()
    return done


def check_forest(state: State, fork: Any, lines: list[Any]) -> None:
    """A tree of actions travels whole."""
    game = state.game
    sent = msgspec.json.decode(msgspec.json.encode(write(game, fork)), type=type(write(game, fork)))
    back = [([*map(game.decode, line)], end) for line, end in read(game, sent)]
    assert sorted(map(repr, back)) == sorted(repr((list(line), ENDS[end])) for line, end in lines), (
        "a forest is not the tree it was made of"
    )


def check_line(state: State, seat: int, line: tuple[Option, ...], end: int) -> None:
    """One whole action is its options one by one."""
    floor = floor_of(state)
    first = freeze(state.agenda[-1]) if line else None
    true, walked = state.copy(), state.copy()
    true.chance, walked.chance = Seeded("line"), NoChance()
    for place, option in enumerate(line):
        assert option in true.options(seat), "a plan's option is not legal when its turn comes"
        true.apply(seat, option)
        now = step_on(walked, seat, option, floor)
        last = place == len(line) - 1
        assert last or now == ASKED
        if now == ASKED:
            again = len(walked.agenda) - 1 == floor and freeze(walked.agenda[-1]) == first
            assert not again, (
                f"{type(walked.agenda[-1]).__name__} is asked again inside its own action: it opens one"
            )
        if last and now in (DONE, OTHERS):
            assert now == end
            check_promise(state, walked, seat, line)
            if walked.agenda and isinstance(walked.agenda[-1], Pause):
                walked.agenda.pop()
            walked.chance = Seeded("line")
            walked.run()
            assert freeze(walked) == freeze(true), "a plan leads elsewhere than its options one by one"


def check_promise(state: State, walked: State, seat: int, line: tuple[Option, ...]) -> None:
    """What is foreseen in imagined worlds is what happens."""
    first = foresee(state, seat, line, Seeded("first"))
    second = foresee(state, seat, line, Seeded("second"))
    assert view_json(first.world, seat) == view_json(second.world, seat) == view_json(walked, seat)
    assert seen(state, first.events, seat) == seen(state, second.events, seat)
    if walked.waiting:
        assert first.world.scores() == second.world.scores() == walked.scores()
