"""Whether an action can be undone is told before it is done: by chance, by something shown, by what follows by itself."""

from __future__ import annotations

import pytest

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.plan import CHANCE, DONE, SHOWN


@pytest.mark.parametrize(
    ("game", "seats"), [("brawl", 3), ("kingsburg", 3), ("troyes", 2), ("troyes", 1), ("feudum", 3)]
)
def test_undo_is_never_closed_without_a_warning(game: str, seats: int) -> None:
    warned = opened = needless = 0
    for seed in range(2):
        match = regnum.new(game, seats=seats, seed=seed)
        luck = Seeded(seed)
        for _ in range(160):
            if not match.waiting:
                break
            seat = match.waiting[0]
            tree = match.plans(seat, budget=60)
            assert tree is not None
            lines = [line for line, end in tree.lines() if end in (DONE, CHANCE, SHOWN)]
            if not lines:
                options = match.options(seat)
                match.apply(seat, options[luck.pick(len(options))])
                continue
            line = lines[luck.pick(len(lines))]
            sight = match.foresee(seat, line)
            match.act(seat, line)
            if not match.waiting:
                break
            assert sight.shows or match.can_undo(seat), (seed, line)
            warned += sight.shows
            opened += not sight.shows
            needless += sight.shows and match.can_undo(seat)
    assert opened
    assert warned or game == "brawl"
    assert needless <= warned / 10, (
        "where others may have no choice the warning may come too often, but not much"
    )
