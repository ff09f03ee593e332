"""States travel between processes: small, whole, and playing on as they would have here."""

from __future__ import annotations

import pickle

import pytest

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.freeze import digest

SMALL = 10_000
"""Bytes; the printed tables, dozens of times as much, are made again where a state arrives."""


@pytest.mark.parametrize("name", list(regnum.catalogue()))
def test_a_pickled_state_is_small_and_plays_on(name: str) -> None:
    match, luck = regnum.new(name, seats=3, seed=4), Seeded("luck")
    for _ in range(25):
        if not match.waiting:
            break
        seat = match.waiting[0]
        match.apply(seat, match.options(seat)[luck.pick(len(match.options(seat)))])
    state = match.state.copy()
    sent = pickle.dumps(state)
    assert len(sent) < SMALL
    there = pickle.loads(sent)
    assert there.game is state.game
    assert there.tables is state.tables  # type: ignore[attr-defined]
    for _ in range(40):
        assert digest(there) == digest(state)
        if not state.waiting:
            break
        seat = state.waiting[0]
        options = state.options(seat)
        assert there.options(seat) == options
        option = options[luck.pick(len(options))]
        state.apply(seat, option)
        there.apply(seat, option)


def test_changed_numbers_travel_as_changes() -> None:
    game = regnum.find("kingsburg")
    changed = game.components().override({"game": {"years": 3}})
    state = game.new(2, Seeded(1), components=changed)
    there = pickle.loads(pickle.dumps(state))
    assert there.tables.years == 3
    assert there.tables is state.tables  # type: ignore[attr-defined]
