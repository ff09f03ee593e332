"""Whole games by random play: nothing is created or lost, limits hold, rounds and epochs run in order."""

from __future__ import annotations

from itertools import pairwise

import conserved
import pytest

from regnum.games.feudum import GAME
from regnum.games.feudum.kinds import EVENTS
from regnum.games.feudum.state import Feudum
from regnum.kernel.chance import Seeded

SETUPS = [(seats, advanced) for seats in (2, 3, 4, 5) for advanced in (False, True)]


def play(seats: int, advanced: bool, seed: int, meddling: bool = False) -> Feudum:
    """A random game; with meddling anybody does something out of turn whenever he can, one time in three."""
    g = GAME.new(seats, Seeded(seed), {"advanced": advanced})
    assert isinstance(g, Feudum)
    g.events = []
    mind = Seeded(f"mind {seed}")
    conserved.check(g)
    while g.waiting:
        seat = mind.pick(seats) if meddling and not mind.pick(3) else -1
        options = g.asides(seat) if seat >= 0 else []
        if not options:
            seat = g.waiting[mind.pick(len(g.waiting))]
            options = g.options(seat)
        g.apply(seat, options[mind.pick(len(options))])
        conserved.check(g)
    return g


@pytest.mark.parametrize(("seats", "advanced"), SETUPS)
def test_nothing_is_created_or_lost(seats: int, advanced: bool) -> None:
    """FE-003, FE-005, FE-006, FE-007, FE-008, FE-009, FE-010, FE-013, FE-016, FE-023, FE-278, FE-290: counts at
    every decision of whole games; FA-001, FA-002, FA-004 in the advanced ones."""
    for seed in range(2):
        play(seats, advanced, seed, meddling=seed > 0)


def test_phases_run_in_order() -> None:
    """FE-011, FE-012, FE-074, FE-075, FE-077, FE-389: actions, feeding, die, epoch, round end; then the end."""
    g = play(4, True, 11)
    names = [EVENTS[event.kind].name for event in g.events or []]
    rounds = [at for at, name in enumerate(names) if name == "round_began"]
    assert names[-1] == "ended"
    for start, end in pairwise([*rounds, len(names)]):
        part = names[start:end]
        marks = [
            name
            for name in part
            if name in ("round_began", "chosen", "laid", "fed", "tile_lost", "epoch_began")
        ]
        order = ["round_began", "chosen", "laid", "fed", "tile_lost", "epoch_began"]
        assert marks == sorted(marks, key=order.index)
        assert marks.count("tile_lost") <= 1
        assert marks.count("epoch_began") <= 1
    epochs = [event.values[0] for event in g.events or [] if EVENTS[event.kind].name == "epoch_began"]
    assert epochs == [2, 3, 4, 5]
    assert "epoch_began" in names[rounds[-1] :]


def test_first_player_marker_goes_round() -> None:
    """FE-012, FE-388: one holder, passing clockwise after each round."""
    g = play(3, False, 5)
    first = [event.values[1] for event in g.events or [] if EVENTS[event.kind].name == "round_began"]
    assert first == [(first[0] + n) % 3 for n in range(len(first))]


def test_games_have_a_reasonable_length() -> None:
    """FE-069: the die alone ends a game; random games stay within its bounds."""
    for seed in range(3):
        assert 4 <= play(2, False, 100 + seed).round <= 24
