"""A kind's number and its place in the game's tuple cannot part."""

from __future__ import annotations

import importlib

import pytest

import regnum
from regnum.kernel.game import Game

GAMES = list(regnum.catalogue().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_constant_named_as_a_kind_has_its_number(game: Game) -> None:
    module = importlib.import_module(f"{type(game).__module__}.kinds")
    numbers = {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int}
    places: dict[str, set[int]] = {}
    for kinds in (game.options, game.events):
        for number, kind in enumerate(kinds):
            places.setdefault(kind.name.upper().replace("-", "_"), set()).add(number)
    wrong = {name: number for name, number in numbers.items() if number not in places.get(name, {number})}
    assert not wrong
    assert len(set(places) & set(numbers)) > len(places) // 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_kinds_of_one_sort_have_different_names(game: Game) -> None:
    for kinds in (game.options, game.events, game.prompts):
        names = [kind.name for kind in kinds]
        assert len(set(names)) == len(names)
