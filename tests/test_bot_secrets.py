"""What a bot is given tells it neither the dice to come nor a hidden hand, however deep it looks."""

from __future__ import annotations

import gc
import pickle
import types
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest

import regnum
from regnum.arena import Job, play
from regnum.bots import BOTS, LEVELS, Bot, Limit, Position, bot_seed, make
from regnum.kernel.chance import Seeded
from regnum.kernel.game import Game
from regnum.kernel.native import fields
from regnum.kernel.state import State

SMALL = {"random": "random", "greedy": "greedy", "search": "search:6"}
TABLES = [
    ("brawl", 3, {}),
    ("kingsburg", 3, {"modules": "provinces,rows,governors,events,soldiers"}),
    ("troyes", 3, {"bonus": "on"}),
    ("feudum", 3, {"advanced": "on"}),
]


def moments(
    name: str, seats: int, settings: dict[str, str], most: int, every: int
) -> Iterator[tuple[State, int]]:
    """True states of a random game, with the seat that is asked."""
    state = regnum.find(name).new(seats, Seeded("truth"), settings)
    luck = Seeded(f"moments {name}")
    for number in range(most):
        if not state.waiting:
            return
        seat = state.waiting[luck.pick(len(state.waiting))]
        if number % every == 0:
            yield state, seat
        options = state.options(seat)
        state.apply(seat, options[luck.pick(len(options))])


def graph(thing: Any, seen: dict[int, int], met: list[Any]) -> Any:
    """All that can be reached from a thing, as nested tuples; `met` are the things themselves.

    Code and printed tables are the same for everybody and are told by name: they were there before the first deal.
    """
    if thing is None or isinstance(thing, (bool, int, float, str, bytes)):
        met.append(thing)
        return thing
    if isinstance(thing, (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, Game)):
        return getattr(thing, "__name__", type(thing).__name__)
    if id(thing) in seen:
        return ("again", seen[id(thing)])
    seen[id(thing)] = len(seen)
    met.append(thing)
    name = type(thing).__name__
    if isinstance(thing, dict):
        return (name, *((graph(key, seen, met), graph(value, seen, met)) for key, value in thing.items()))
    if isinstance(thing, (list, tuple)):
        return (name, *(graph(one, seen, met) for one in thing))
    if isinstance(thing, (set, frozenset)):
        return (name, *sorted(map(repr, thing)))
    names = sorted(
        {*fields(thing), *getattr(thing, "__dict__", {}), *getattr(thing, "__struct_fields__", ())}
    )
    if "tables" in names:
        names.remove("tables")
    return (name, *((one, graph(getattr(thing, one), seen, met)) for one in names if hasattr(thing, one)))


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_a_position_is_the_same_whatever_the_truth_is(
    name: str, seats: int, settings: dict[str, str]
) -> None:
    """Everything that can be reached from it; and the true state, its chance and its seed can't."""
    compared = 0
    for number, (state, seat) in enumerate(moments(name, seats, settings, 200, 3)):
        met: list[Any] = []
        told = graph(Position(state, seat), {}, met)
        for one in met:
            assert one is not state
            assert one is not state.chance
            assert not isinstance(one, bytes) or one != state.chance.key  # type: ignore[attr-defined]
            if isinstance(one, Seeded):
                assert one.key == Seeded("position").key, "a chance that is not everybody's"
        for other in range(2):
            world = state.imagine(seat, Seeded(f"other {number} {other}"))
            world.chance = Seeded(f"other luck {number}")
            again = graph(Position(world, seat), {}, [])
            assert told == again, f"decision {number}: seat {seat} could tell two worlds apart"
            compared += 1
    assert compared > 10


SHARED = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, Game)
"""Code, and what was there before the first deal: from there everything of a process can be reached by anybody."""


def reached(*given: Any) -> dict[int, Any]:
    """All that the collector finds from some things on, private or not, in closures and cells."""
    found: dict[int, Any] = {}
    left = [*given]
    while left:
        thing = left.pop()
        if id(thing) not in found and not isinstance(thing, SHARED):
            found[id(thing)] = thing
            if type(thing).__name__ != "Tables":
                left += gc.get_referents(thing)
    return found


class Hostile(Bot):
    """Looks for the truth in all that it is given, by its names, by the collector and in its pickled form."""

    truth: State
    asked = 0

    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        type(self).asked += 1
        if self.asked % 4 == 1:
            self.look(position, limit)
        return position.options[self.chance.pick(len(position.options))]

    def look(self, position: Position, limit: Limit | None) -> None:
        found = reached(position, limit, self.__dict__, self.choose.__self__)
        assert len(found) > 20
        assert not {id(self.truth), id(self.truth.chance), id(self.truth.agenda)} & set(found)
        keys = {one.key for one in found.values() if isinstance(one, Seeded)}
        assert self.truth.chance.key not in keys  # type: ignore[attr-defined]
        packed = pickle.dumps(position)
        assert self.truth.chance.key not in packed  # type: ignore[attr-defined]
        assert b"a seed that nobody guesses" not in packed


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_a_hostile_bot_finds_nothing(
    name: str, seats: int, settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the arena: the table that the bot plays at is caught on its way into the position."""
    monkeypatch.setitem(BOTS, "hostile", Hostile)
    made = Position.__init__

    def caught(self: Position, state: State, seat: int) -> None:
        Hostile.truth = state
        made(self, state, seat)

    monkeypatch.setattr(Position, "__init__", caught)
    Hostile.asked = 0
    bots = ("hostile", *["random"] * (seats - 1))
    play(Job(0, name, bots, "a seed that nobody guesses", settings=settings))
    assert Hostile.asked > 5


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_every_bot_chooses_alike_in_worlds_that_look_the_same(
    name: str, seats: int, settings: dict[str, str], level: str
) -> None:
    for number, (state, seat) in enumerate(moments(name, seats, settings, 120, 13)):
        worlds = [state, *(state.imagine(seat, Seeded(f"twin {number} {n}")) for n in range(2))]
        chosen = {make(SMALL[level], 9).choose(Position(world, seat)) for world in worlds}
        assert len(chosen) == 1, f"decision {number}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "settings"), [(name, settings) for name, _, settings in TABLES])
def test_every_level_chooses_alike_in_worlds_that_look_the_same(
    name: str, settings: dict[str, str], level: str
) -> None:
    """At the tables that values were learned for, slips and suspicions included. Time is no measure here, so few iterations are."""
    bot = make(level)
    if level in ("hard", "expert"):
        steady = make("medium")
        alike = {**bot.parameters, **{name: steady.parameters[name] for name in ("slips", "trust")}}
        assert (bot.name, alike) == (steady.name, steady.parameters), (
            "only its time is longer, its slips are fewer, and it believes more of what was learned"
        )
        if not regnum.find(name).brain().traits:  # a policy, which medium bots do not believe
            return
    for number, (state, seat) in enumerate(moments(name, 4, settings, 90, 29)):
        worlds = [state, state.imagine(seat, Seeded(f"level {number}"))]
        bots = [make(level, f"same {number}") for _ in worlds]
        chosen = {
            bot.choose(Position(world, seat), Limit(iterations=5))
            for bot, world in zip(bots, worlds, strict=True)
        }
        assert len(chosen) == 1, f"decision {number}"


def test_what_a_bot_does_to_its_position_does_not_reach_the_table() -> None:
    state = regnum.find("brawl").new(2, Seeded(1))
    seat = state.waiting[0]
    before = list(state.options(seat))
    position = Position(state, seat)
    position.imagine(Seeded(2)).apply(seat, before[0])
    position.options.clear()
    assert state.options(seat) == before


class Curious(Bot):
    """Remembers what it was given."""

    told: list[str] = []  # noqa: RUF012

    def __init__(self, seed: str | int = 0, limit: Limit | None = None, parameters: Any = None) -> None:
        super().__init__(seed, limit, parameters)
        self.told.append(str(seed))

    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        return position.options[0]


def test_no_bot_is_handed_the_games_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "curious", Curious)
    Curious.told.clear()
    seed = "a seed that nobody guesses"
    play(Job(0, "brawl", ("curious", "curious"), seed))
    assert Curious.told == [bot_seed(seed, 0), bot_seed(seed, 1)]
    plain = {hash(seed.encode()).hexdigest() for hash in (blake2b,)}
    for given in Curious.told:
        assert seed not in given
        assert given not in plain
        assert Seeded(given).key != Seeded(seed).key
    assert len(set(Curious.told)) == 2
