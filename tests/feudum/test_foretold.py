"""What a view foretells is what a new epoch and the end bring."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.games.feudum.components import FIEF
from regnum.games.feudum.flow.ending import FINAL_SCORING
from regnum.games.feudum.flow.epochs import DISLOYALTY, SCORE_EPOCH
from regnum.games.feudum.state import Feudum


def total(g: Feudum, seat: int) -> int:
    return g.scores()[seat]


@pytest.mark.parametrize("seed", range(3))
def test_points_are_foretold_as_the_table_stands(seed: int) -> None:
    luck = random.Random(seed)
    match = regnum.new("feudum", seats=3, seed=seed, advanced=True)
    met = set()
    while match.waiting:
        seat = luck.choice(match.waiting)
        g = match.state
        assert isinstance(g, Feudum)
        if luck.random() < 0.1:
            told = match.view(seat).seats[seat].forecast
            end = g.copy()
            FINAL_SCORING.run(end)
            assert told.total == total(end, seat)
            assert told.end == {
                source: points - match.view(seat).seats[seat].points.get(source, 0)
                for source, points in end.view(seat).seats[seat].points.items()
                if points != match.view(seat).seats[seat].points.get(source, 0)
            }
            if g.epoch < 5:
                dawn = g.copy()
                dawn.epoch += 1
                SCORE_EPOCH.run(dawn)
                DISLOYALTY.run(dawn)
                assert told.epoch_total == total(dawn, seat) - total(g, seat)
                met.add((told.epoch_total != 0, bool(g.ruled(seat, FIEF))))
        match.apply(seat, luck.choice(match.options(seat)))
    over = match.view(0).seats
    assert [one.forecast.total for one in over] == [one.total for one in over]
    assert (True, False) in met
