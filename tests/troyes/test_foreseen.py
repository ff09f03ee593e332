"""What a view foretells is what the end brings, but for characters that the viewer does not know."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.games.troyes.components import NEUTRAL
from regnum.games.troyes.scoring import FinalScoring
from regnum.games.troyes.state import Troyes


@pytest.mark.parametrize("seats", [1, 3])
def test_points_are_foretold_as_the_table_stands(seats: int) -> None:
    luck = random.Random(seats)
    match = regnum.new("troyes", seats=seats, seed=seats)
    while match.waiting:
        seat = luck.choice(match.waiting)
        g = match.state
        assert isinstance(g, Troyes)
        if luck.random() < 0.2:
            view = match.view(seat)
            end = g.copy()
            end.characters = tuple(held if one == seat else () for one, held in enumerate(g.characters))
            FinalScoring().run(end)
            assert view.seats[seat].foreseen == end.points[seat]
            assert all(one.foreseen is None for one in view.seats if one is not view.seats[seat])
            if view.king:
                assert view.king.foreseen == end.points[NEUTRAL]
        match.apply(seat, luck.choice(match.options(seat)))
    over = match.view(0).seats
    assert [one.foreseen for one in over] == [one.points for one in over]
