"""The contract every game keeps, as checks that play one game each; `regnum.testing.contract` makes tests of them.

Regnum's own tests run them over every registered game, and games broken on purpose show that each can fail.
"""

from __future__ import annotations

import itertools
import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from ..kernel.actions import Actions
from ..kernel.chance import Chance, Recorded, Seeded
from ..kernel.errors import IllegalOption
from ..kernel.freeze import digest
from ..kernel.game import Game
from ..kernel.kinds import Option
from ..kernel.match import Match, verify
from ..kernel.record import Record
from ..kernel.state import State
from ..kernel.step import Together

LONGEST = 20_000
"""More decisions than any game may take."""

Setup = tuple[Game, int, dict[str, Any]]


MOST_SETTINGS = 12
"""More combinations than this are drawn at random."""


def settings_of(game: Game, seats: int) -> list[dict[str, Any]]:
    """The defaults, each setting alone, and a random choice of combinations, another for each number of seats."""
    names = [setting.name for setting in game.settings]
    samples = [setting.samples() for setting in game.settings]
    found: list[dict[str, Any]] = [{}]
    for name, values in zip(names, samples, strict=True):
        found += [{name: value} for value in values]
    mixed = [dict(zip(names, line, strict=True)) for line in itertools.product(*samples)]
    found += Seeded(f"settings {seats}").shuffled(mixed)[:MOST_SETTINGS]
    unique: list[dict[str, Any]] = []
    checked: list[dict[str, Any]] = []
    for one in found:
        if (full := game.check_settings(one)) not in checked:
            checked.append(full)
            unique.append(one)
    return unique


def setups(game: Game) -> dict[str, Setup]:
    """Every number of seats with many settings, by what tests call them."""
    found: dict[str, Setup] = {}
    for seats in range(game.fewest, game.most + 1):
        for settings in settings_of(game, seats):
            label = "-".join(f"{k}={','.join(v) if isinstance(v, tuple) else v}" for k, v in settings.items())
            found[f"{game.name}-{seats}-{label or 'plain'}"] = game, seats, settings
    return found


def plain(game: Game) -> dict[str, Setup]:
    """Every number of seats, with the settings as they are by themselves."""
    return {label: setup for label, setup in setups(game).items() if not setup[2]}


def start(setup: Setup, chance: Chance) -> State:
    """A fresh state."""
    game, seats, settings = setup
    return game.new(seats, chance, settings)


def moves(state: State, luck: Chance) -> Iterator[tuple[int, Option]]:
    """Random play: each seat and option as it is about to be applied."""
    for _ in range(LONGEST):
        if not state.waiting:
            return
        seat = state.waiting[luck.pick(len(state.waiting))]
        options = state.options(seat)
        yield seat, options[luck.pick(len(options))]
    raise AssertionError(f"{state.game.name} did not end after {LONGEST} decisions")


def view_json(state: State, seat: int | None) -> bytes:
    """What a seat sees, as bytes."""
    return msgspec.json.encode(state.view(seat), order="deterministic")


def planes_of(state: State, seat: int | None) -> tuple[list[int], list[int]] | None:
    """What a game writes of a seat's knowledge for learners, if it does."""
    planes = state.planes(seat) if seat is not None else None
    return (planes.flags, planes.numbers) if planes else None


def seen(state: State, events: list[Any], seat: int | None) -> list[Any]:
    """What a seat is told of events."""
    return [told for event in events if (told := event.seen(state.game.events, seat)) is not None]


def check_play(setup: Setup, seed: int) -> None:
    """A random game runs to its end and names its winners."""
    state = start(setup, Seeded(seed))
    for seat, option in moves(state, Seeded(f"luck {seed}")):
        state.apply(seat, option)
    assert len(state.scores()) == state.seats
    assert state.winners() or state.seats == 1


def check_random_game(setup: Setup, seed: int) -> Match:
    """Options, ends, JSON, copies and refusals along one game."""
    game, seats, settings = setup
    match = Match(game, seats, settings, seed)
    luck = Seeded(f"luck {seed}")
    kept: list[tuple[State, str]] = []
    for number, (seat, option) in enumerate(moves(match.state, luck)):
        state = match.state
        assert len(set(state.waiting)) == len(state.waiting)
        for one in range(seats):
            options = state.options(one)
            assert bool(options) == (one in state.waiting)
            assert len(set(options)) == len(options), "an option is listed twice"
        assert game.decode(json.loads(json.dumps(game.encode(option)))) == option
        assert game.parse(game.notation(option)) == option
        step = state.decision()
        assert step is not None
        json.dumps(game.prompt(step.name, step.about(state)))
        if number % 7 == 0:
            kept.append((state.copy(), digest(state)))
            check_refusals(state, seat)
        match.apply(seat, option)
        events = match.history[-1]
        for one in (None, *range(seats)):
            json.dumps(seen(state, events, one))
    for copy, was in kept:
        assert digest(copy) == was, "a copy changed when its original moved on"
    assert match.scores() is not None
    winners = match.winners()
    assert winners or seats == 1
    assert all(0 <= seat < seats for seat in winners)
    view = match.view(None)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    return match


def check_refusals(state: State, seat: int) -> None:
    """Nothing but a listed option applies, and a refusal changes nothing."""
    before = digest(state)
    bad: list[tuple[int, Any]] = [(seat, (99,)), (seat, ()), (seat, (0, 99, 99, 99, 99))]
    outside = [one for one in range(state.seats) if one not in state.waiting]
    bad += [
        (one, state.options(seat)[0]) for one in outside if state.options(seat)[0] not in state.asides(one)
    ]
    bad += [(state.seats, state.options(seat)[0]), (-1, state.options(seat)[0])]
    for one, option in bad:
        try:
            state.apply(one, option)
        except IllegalOption as refusal:
            assert str(refusal)  # noqa: PT017
        else:
            raise AssertionError(f"seat {one} may not do {option}")
    assert digest(state) == before


def check_every_option(setup: Setup, seed: int) -> None:
    """Every listed option applies, to a copy that leaves its original alone."""
    state = start(setup, Seeded(seed))
    luck = Seeded(f"every {seed}")
    for number, (seat, option) in enumerate(moves(state, luck)):
        if number % 5 == 0:
            before = digest(state)
            options = state.options(seat)
            for one in options[:40]:
                state.copy().apply(seat, one)
            assert digest(state) == before, "playing on a copy changed the original"
        state.apply(seat, option)


def check_records(setup: Setup, seed: int) -> None:
    """A record round-trips, verifies, and replays to the same bytes; undo is the shorter record."""
    game, seats, settings = setup
    match = check_random_game(setup, seed)
    data = match.record.to_bytes()
    record = Record.from_bytes(data)
    again = verify(record)
    assert again.record.to_bytes() == data
    undone = 0
    other = Match(game, seats, settings, seed)
    for row in record.rows:
        other.apply(row.seat, row.option)
        if undone < 5 and other.can_undo(row.seat):
            undone += 1
            shorter = Match(game, seats, settings, seed)
            for earlier in other.record.rows[:-1]:
                shorter.apply(earlier.seat, earlier.option)
            other.undo(row.seat)
            assert digest(other.state) == digest(shorter.state)
            assert other.record.to_bytes() == shorter.record.to_bytes()
            other.apply(row.seat, row.option)
    assert other.record.to_bytes() == data


def check_chance(setup: Setup, seed: int) -> None:
    """A chance result that is told is the result that happens."""
    game, seats, settings = setup
    match = check_random_game(setup, seed)
    record = match.record
    results = [*record.opening, *(result for row in record.rows for result in row.chance)]
    scripted = Match(game, seats, settings, chance=Recorded(results))
    for row in record.rows:
        scripted.apply(row.seat, row.option)
    assert digest(scripted.state) == digest(match.state)


def check_secrets(setup: Setup, seed: int, every: int = 3) -> None:
    """The law of imagined worlds, and that events tell nobody more than the view does.

    What a seat sees is the same in every world that agrees with what it knows. When
    somebody then does the same thing in the true and in an imagined world, and the seat's
    view of what follows is the same, it has also been told the same.
    """
    state = start(setup, Seeded(seed))
    luck = Seeded(f"secrets {seed}")
    sizes = {tuple(map(len, planes_of(state, seat) or ())) for seat in range(state.seats)}
    for number, (mover, option) in enumerate(moves(state, luck)):
        if number % every == 0:
            for seat in (None, *range(state.seats)):
                world = state.imagine(seat, Seeded(f"world {seed} {number} {seat}"))
                assert world.waiting == state.waiting
                assert view_json(world, seat) == view_json(state, seat), f"seat {seat} sees a secret"
                planes = planes_of(state, seat)
                assert planes_of(world, seat) == planes, f"planes tell seat {seat} a secret"
                if planes:
                    sizes.add(tuple(map(len, planes)))
                if seat is not None:
                    assert world.options(seat) == state.options(seat), f"options tell seat {seat} a secret"
                again = [one.imagine(seat, Seeded("again")) for one in (state, world)]
                assert digest(again[0]) == digest(again[1]), f"what seat {seat} imagines tells it a secret"
                if isinstance(state.decision(), Together):
                    check_together(state, seat, mover, option)
                if mover != seat and option in world.options(mover):
                    check_told(state, world, seat, mover, option)
        state.apply(mover, option)
    for seat in (None, *range(state.seats)):
        world = state.imagine(seat, Seeded("end"))
        assert view_json(world, seat) == view_json(state, seat)
        assert planes_of(world, seat) == planes_of(state, seat)
    assert len(sizes) == 1, f"planes have one length at a table, not {sorted(sizes)}"


def check_told(state: State, world: State, seat: int | None, mover: int, option: Option) -> None:
    """The same deed in two worlds that look alike is told alike."""
    true, imagined = state.copy(), world.copy()
    true.chance, imagined.chance = Seeded("told"), Seeded("told")
    true.events, imagined.events = [], []
    true.apply(mover, option)
    imagined.apply(mover, option)
    if view_json(true, seat) == view_json(imagined, seat):
        told = seen(true, true.events, seat), seen(imagined, imagined.events, seat)
        assert told[0] == told[1], f"events tell seat {seat} a secret"


def check_together(state: State, seat: int | None, mover: int, option: Option) -> None:
    """While a question is open to several seats, an answer shows to nobody else."""
    if len(state.waiting) < 2 or mover == seat:
        return
    found = []
    for answer in (option, state.options(mover)[0], state.options(mover)[-1]):
        after = state.copy()
        after.events = []
        after.apply(mover, answer)
        found.append((view_json(after, seat), planes_of(after, seat), seen(after, after.events, seat)))
    assert all(one == found[0] for one in found), f"seat {seat} sees an answer before all are in"


def check_processes(setup: Setup, seed: int) -> None:
    """The same seed gives the same bytes in other processes, under other hash seeds."""
    game, seats, settings = setup
    here = check_random_game(setup, seed).record.to_bytes().decode()
    program = (
        "import sys\nfrom regnum.testing import checks\n"
        "from regnum.kernel.registry import find\n"
        f"setup = (find({game.name!r}), {seats}, {settings!r})\n"
        f"sys.stdout.write(checks.check_random_game(setup, {seed}).record.to_bytes().decode())\n"
    )
    for hash_seed in ("0", "4242"):
        there = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert there.returncode == 0, there.stderr
        assert there.stdout == here, "another process played another game"


def check_actions(setup: Setup, seed: int) -> None:
    """Every option is spelt in the letters of the game's actions, and found again by them."""
    state = start(setup, Seeded(seed))
    space = Actions(state.game.options)
    for seat, option in moves(state, Seeded(f"actions {seed}")):
        options = state.options(seat)
        paths = [space.letters(one) for one in options]
        assert len(set(paths)) == len(paths), "two options are spelt alike"
        choice = space.choice(options)
        path = space.letters(option)
        while choice.chosen is None:
            choice.take(path[len(choice.path)])
        assert options[choice.chosen] == option
        state.apply(seat, option)


def check_brain(setup: Setup, seed: int, every: int = 5) -> None:
    """A brain values each seat with a finite number and gives each option a prior that is not negative."""
    state = start(setup, Seeded(seed))
    brain = state.game.brain()
    for number, (seat, option) in enumerate(moves(state, Seeded(f"brain {seed}"))):
        if number % every == 0:
            world = state.imagine(seat, Seeded(f"brain {number}"))
            values = brain.values(world)
            assert len(values) == state.seats
            assert all(map(math.isfinite, values))
            priors = brain.priors(world, seat, world.options(seat))
            assert len(priors) == len(world.options(seat))
            assert all(prior >= 0 and math.isfinite(prior) for prior in priors)
            assert brain.spread(world) > 0
        state.apply(seat, option)
