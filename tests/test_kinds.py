"""A kind's number and its place in the game's tuple cannot part."""

from __future__ import annotations

import importlib

import pytest

import regnum
from regnum.kernel.game import Game

GAMES = list(regnum.catalogue().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_has_a_constant_of_its_name_and_number(game: Game) -> None:
    module = importlib.import_module(f"{type(game).__module__}.kinds")
    numbers = {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int}
    told = set()
    for kinds in (game.options, game.events):
        for number, kind in enumerate(kinds):
            constant = kind.name.upper().replace("-", "_")
            assert numbers.get(constant) == number, f"{constant} is not {number}"
            told.add(constant)
    strangers = set(numbers) - told
    assert not strangers, f"no kind is called {sorted(strangers)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_kinds_of_one_sort_have_different_names(game: Game) -> None:
    for kinds in (game.options, game.events, game.prompts):
        names = [kind.name for kind in kinds]
        assert len(set(names)) == len(names)
