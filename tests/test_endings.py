"""Where only one seat's own will is left, bots find the best line: checked against plain enumeration."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.bots import make
from regnum.bots.ending import solve
from regnum.games.brawl.turns import PlaceCharacter
from regnum.kernel.chance import Seeded
from regnum.kernel.match import Match
from regnum.kernel.state import State


def margin(state: State, seat: int) -> float:
    scores = state.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def best_of(state: State, seat: int) -> tuple[bool, float]:
    """The best end that a seat which decides alone can come to: whether it wins, and by how much."""
    if not state.waiting:
        return seat in state.winners(), margin(state, seat)
    found = []
    for option in state.options(seat):
        after = state.copy()
        after.apply(seat, option)
        found.append(best_of(after, seat))
    return max(found)


def last_turn(seed: int) -> Match:
    """A Brawl game of chance just before its last card is placed."""
    match = regnum.new("brawl", seats=2 + seed % 3, seed=seed)
    luck = random.Random(seed)
    placed = 0
    while match.waiting:
        if isinstance(match.state.decision(), PlaceCharacter):
            placed = len(match.record.rows)
        match.apply(match.waiting[0], luck.choice(match.options(match.waiting[0])))
    match.rewind(placed)
    return match


def check(seed: int) -> None:
    match = last_turn(seed)
    seat = match.waiting[0]
    if match.state.turn + 1 < match.state.seats * match.state.tables.turns:  # type: ignore[attr-defined]
        return  # somebody will skip his last turn, which nobody can know before
    wanted = best_of(match.state, seat)
    bot = make("search:5", seed)
    while match.waiting:
        match.apply(seat, bot.choose(match.position(seat)))
    assert (seat in match.state.winners(), margin(match.state, seat)) == wanted, f"seed {seed}"


@pytest.mark.parametrize("seeds", [range(30), pytest.param(range(30, 530), marks=pytest.mark.soak)])
def test_the_last_turn_of_brawl_is_the_best(seeds: range) -> None:
    for seed in seeds:
        check(seed)


def test_nothing_is_solved_while_others_or_chance_decide() -> None:
    for game in ("brawl", "kingsburg", "troyes", "feudum"):
        match = regnum.new(game, seats=2, seed=3)
        seat = match.waiting[0]
        assert solve(match.position(seat), Seeded(1)) is None
