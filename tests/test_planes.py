"""Planes that games write by hand: they tell apart whatever the view does. That they tell no secret is in the contract."""

from __future__ import annotations

from typing import Any

import doubles
import numpy as np
import pytest

import regnum
from regnum import envs
from regnum.envs.features import FEATURES
from regnum.kernel import registry
from regnum.kernel.chance import Seeded
from regnum.kernel.planes import Planes
from regnum.testing import checks

GAMES = [
    ("brawl", 3, {"movable_gnome": True}),
    ("kingsburg", 3, {"modules": "all"}),
    ("kingsburg", 2, {}),
    ("troyes", 1, {}),
    ("troyes", 4, {"bonus": True}),
    ("feudum", 3, {"advanced": True}),
]


@pytest.mark.parametrize(("name", "seats", "settings"), GAMES)
def test_what_looks_different_is_written_differently(name: str, seats: int, settings: dict[str, Any]) -> None:
    """Whatever one may do next, on the same luck: two ends that a seat can tell apart have other planes, or another question."""
    state = regnum.new(name, seats=seats, seed=5, **settings).state
    for number, (mover, option) in enumerate(checks.moves(state, Seeded("planes"))):
        if number % 3 == 0:
            written: dict[Any, bytes] = {}
            for one in state.options(mover)[:12]:
                after = state.copy()
                after.chance = Seeded("after")
                after.apply(mover, one)
                step = after.decision()
                if step is not None:
                    key = (step.name, after.waiting, repr(checks.planes_of(after, mover)))
                    view = checks.view_json(after, mover)
                    assert written.setdefault(key, view) == view
        state.apply(mover, option)


def test_seats_are_counted_from_the_viewer() -> None:
    planes = Planes(seat=2, seats=4)
    assert planes.turned() == [2, 3, 0, 1]
    for owner in (2, 1, -1, 5):
        planes.owner(owner)
    assert planes.flags == [1, 1 << 3, 0, 1 << 5]
    planes = Planes(seat=2, seats=4)
    planes.crowd(0b1010_0011)
    assert planes.flags == [0b1010_1100]
    planes = Planes(seat=0, seats=2)
    planes.one(9, 10)
    planes.one(-1, 10)
    assert planes.flags == [0, 2, 0, 0]


def test_observations_are_written_by_the_game_or_made_of_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    table = envs.Table("brawl", seats=3)
    planes = table.state.planes(0)
    assert planes is not None
    prompts = len(table.game.prompts)
    assert table.features.size == prompts + 8 * len(planes.flags) + len(planes.numbers)
    seen = table.observe(0)
    assert seen[:prompts].sum() == 1
    flags = np.unpackbits(np.array(planes.flags, np.uint8), bitorder="little")
    assert np.array_equal(seen[prompts : prompts + len(flags)], flags)
    assert envs.Table("brawl", seats=3, features=100).features.size == 100
    monkeypatch.setitem(registry._registered, "sound", doubles.SOUND)
    assert envs.Table("sound", seats=3).features.size == FEATURES
