"""Every screen of every game: nothing serious for assistive technology, in both themes and three sizes."""

from __future__ import annotations

from itertools import product

import pytest

from .conftest import Door
from .fit import AXE, serious
from .gallery import GAMES, SIZES, Hall, resize

LOOKS = list(product(("light", "dark"), ("desktop", "phone", "land")))


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm install in web/")
@pytest.mark.parametrize(
    ("game", "whole"),
    [(game, False) for game in GAMES] + [pytest.param(game, True, marks=pytest.mark.soak) for game in GAMES],
)
def test_axe_finds_nothing_serious(door: Door, game: str, whole: bool) -> None:
    """Every second screen in one look, each look on some screen; behind the mark all screens in all looks."""
    found = []
    page = door.enter("Vera")
    hall = Hall(page, game)
    screens = sorted(GAMES[game].items(), key=lambda one: (one[1].seats, one[1].settings))
    for number, (name, screen) in enumerate(screens if whole else screens[::2]):
        hall.lay(screen)
        for theme, size in LOOKS if whole else [LOOKS[number % len(LOOKS)]]:
            resize(page, theme, SIZES[size])
            found += [(name, theme, size, one) for one in serious(page)]
    assert not found, "\n".join(map(str, found))
