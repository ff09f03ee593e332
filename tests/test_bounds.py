"""Every printed number has bounds: inside them a game can be played, outside it is refused in words."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_cli import run

import regnum
from regnum.kernel.bounds import Bounds
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import BadComponents, RegnumError
from regnum.kernel.game import Game

GAMES = list(regnum.catalogue().values())
SAMPLE = 60
Case = tuple[str, Any, str]
"""A path, its changed value, and which bound it stands at."""


def places(value: Any, at: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if type(value) is int:
        yield at
    if isinstance(value, list):
        for number, one in enumerate(value):
            yield from places(one, (*at, number))


def put(value: Any, at: tuple[int, ...], new: int) -> Any:
    if not at:
        return new
    value = copy.deepcopy(value)
    inner = value
    for number in at[:-1]:
        inner = inner[number]
    inner[at[-1]] = new
    return value


def got(value: Any, at: tuple[int, ...]) -> int:
    for number in at:
        value = value[number]
    assert type(value) is int
    return value


def tree(path: str, value: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    inner = found
    *folders, last = path.split(".")
    for folder in folders:
        inner = inner.setdefault(folder, {})
    inner[last] = value
    return found


def at_the_bounds(game: Game) -> list[Case]:
    bounds = Bounds(game.components().tree)
    found = []
    for path, value in game.components().values():
        for at in places(value):
            limits = bounds.range(path, got(value, at))
            assert limits, f"{path} declares no bounds"
            assert limits[0] <= got(value, at) <= limits[1], f"{path} lies outside its own bounds"
            found += [(path, put(value, at, limit), "at") for limit in limits if limit != got(value, at)]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_declares_its_bounds(game: Game) -> None:
    assert at_the_bounds(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_outside_its_bounds_a_number_is_refused_in_words(game: Game) -> None:
    """2^62 black dice, minus one row: nothing is made before it is checked."""
    bounds = Bounds(game.components().tree)
    for path, value in game.components().values():
        for at in places(value):
            low, high = bounds.range(path, got(value, at)) or (0, 0)
            for wrong in (low - 1, high + 1, 2**62, -(2**62)):
                with pytest.raises(BadComponents) as refusal:
                    game.components().override(tree(path, put(value, at, wrong)))
                assert refusal.value.code == "component-type"
                assert path in str(refusal.value)


@pytest.mark.parametrize("wrong", [True, 1.5, "x", None, [], [1] * 5000, {"deep": 1}, "9" * 100_000])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_is_no_such_value_is_refused(game: Game, wrong: Any) -> None:
    for path, value in list(game.components().values())[::7]:
        if value == wrong or (type(value) is bool and type(wrong) is bool) or path.startswith("routes."):
            continue
        with pytest.raises(BadComponents) as refusal:
            game.components().override(tree(path, wrong))
        assert len(str(refusal.value)) < 400


def play(game: Game, case: Case, seed: int) -> None:
    path, value, _ = case
    luck = Seeded(f"bounds {seed}")
    full = {setting.name: setting.samples()[-1] for setting in game.settings}
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    try:
        state = game.new(
            seats, Seeded(seed), full if seed % 2 else {}, game.components().override(tree(path, value))
        )
    except RegnumError:
        return  # numbers that do not go together are refused in words too
    for number in range(20_000):
        if not state.waiting:
            state.view(None)
            return
        seat = state.waiting[luck.pick(len(state.waiting))]
        if number % 50 == 0:
            state.view(seat)
        options = state.options(seat)
        state.apply(seat, options[luck.pick(len(options))])
    raise AssertionError(f"{path} = {value}: no end")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_at_its_bounds_a_game_is_played_to_its_end(game: Game) -> None:
    cases = at_the_bounds(game)
    luck = Seeded(f"bounds of {game.name}")
    for seed in range(SAMPLE):
        play(game, cases[luck.pick(len(cases))], seed)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_at_all_its_bounds_a_game_is_played_to_its_end(game: Game) -> None:
    for seed, case in enumerate(at_the_bounds(game)):
        play(game, case, seed)


def test_the_tree_to_start_from_is_a_file_that_changes_nothing(tmp_path: Path) -> None:
    for game in GAMES:
        path = tmp_path / f"{game.name}.toml"
        path.write_text(run("components", game.name).stdout, encoding="utf-8")
        done = run("check", str(path))
        assert done.returncode == 0, done.stderr
        assert "can be played" in done.stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[deal]\nturns = 60\n", "1 to 10"),
        ("[kingdom.3]\nrows = 0\n", "1 to 4"),
        ("[kingdom.3]\nrows = 1\n", "rows times columns"),
        ("[nothing]\nhere = 1\n", "--game"),
        ("deal = 3\n", "table"),
        ("[deal\n", "read"),
    ],
)
def test_a_file_that_cant_be_played_is_one_clear_line(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    for command in (("check", str(path)), ("play", "brawl", "--seats", "3", "--components", str(path))):
        done = run(*command)
        if command[0] == "check":
            assert says in done.stderr or "--game" in done.stderr, done.stdout
        elif says != "--game":
            assert says in done.stderr, done.stdout
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1
        assert "Traceback" not in done.stderr
    russian = run("check", str(path), "--lang", "ru")
    assert russian.returncode == 2
