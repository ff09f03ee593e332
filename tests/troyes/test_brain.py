"""What bots are told: sound numbers for every position, and play that beats chance."""

from __future__ import annotations

import math

import pytest
from troyes_table import table

import regnum
from regnum import bots
from regnum.games.troyes import GAME
from regnum.games.troyes.brain import TroyesBrain
from regnum.kernel.chance import Seeded


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_has_values_and_priors(seats: int) -> None:
    brain = TroyesBrain()
    luck = Seeded(seats)
    g = GAME.new(seats, Seeded(f"brain {seats}"), {"bonus": True})
    while g.waiting:
        seat = g.waiting[0]
        options = g.options(seat)
        values = brain.values(g)
        weights = brain.priors(g, seat, options)
        assert len(values) == seats
        assert len(weights) == len(options)
        assert all(math.isfinite(value) and abs(value) < 200 for value in values)
        assert all(weight > 0 for weight in weights)
        assert brain.playout(g, seat, options) in options
        g.apply(seat, options[luck.pick(len(options))])
    assert brain.values(g) == [float(score) for score in g.scores()]


def test_rivals_characters_count_as_they_are_imagined() -> None:
    g = table(
        4,
        dice={0: "Y1"},
        round=6,
        deniers=[18, 0, 0, 0],
        characters=["henry", "urbain", "hugues", "chretien"],
    )
    with_money = g.copy()
    with_money.characters = [(5,), (2,), (3,), (0,)]  # a rival holds Thibaut
    brain = TroyesBrain()
    gain = [after - before for after, before in zip(brain.values(with_money), brain.values(g), strict=True)]
    assert gain[0] > max(gain[1:]) + 2


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random(seats: int) -> None:
    won = 0.0
    for seed in range(4):
        match = regnum.new("troyes", seats=seats, seed=seed)
        players = [
            bots.make("greedy" if seat == seed % seats else "random", seed=seat) for seat in range(seats)
        ]
        while match.waiting:
            seat = match.waiting[0]
            match.apply(seat, players[seat].choose(match.position(seat)))
        won += seed % seats in match.winners()
    assert won == 4
