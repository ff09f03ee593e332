"""The game for two: neutral dice."""

from __future__ import annotations

import pytest
from realm import Realm
from table import reach

from regnum.games.kingsburg.flow.harvest import CLOSE, HARVESTS, OPEN
from regnum.games.kingsburg.flow.influence import INFLUENCE_ADVISORS


def taken(table: Realm) -> set[int]:
    return {slot + 1 for slot in range(18) if table.g.taken >> slot & 1}


@pytest.mark.parametrize(
    ("first", "second", "blocked"),
    [
        ([2, 4, 5], [3, 5], {11, 8}),
        ([6, 6, 6], [1, 1], {18, 2}),
        ([1, 2, 4], [3, 4], {7, 3, 4}),
        ([2, 2, 4], [4, 4], {8, 4}),
        ([1, 2, 4], [4, 4], {7, 8}),
    ],
)
def test_neutral_dice(first: list[int], second: list[int], blocked: set[int]) -> None:
    """KB-187, KB-188, KB-189, KB-190: sums; equal sums split; an equal double leaves one die out; a double alone is not split."""
    table = Realm(2).script(neutral=first + second).play(OPEN)
    assert taken(table) == blocked
    assert table.told("neutral")[0]["first"] == first


def test_only_between_two() -> None:
    """KB-038: in every season with two players, never with more."""
    for seats in (2, 3, 4, 5):
        for harvest in HARVESTS:
            table = Realm(seats).play(harvest)
            assert bool(table.told("neutral")) == (seats == 2)
            if seats == 2:
                assert table.story().index("neutral") < table.story().index("rolled")


def test_neutral_advisors_need_the_envoy() -> None:
    """KB-191: 4 and 4 do not reach the Treasurer, except with the Envoy."""
    for holder, reached in ((-1, {4}), (0, {4, 8})):
        table = Realm(2).script(neutral=[2, 4, 5, 3, 5]).play(OPEN).dice(0, [4, 4])
        table.g.envoy = holder
        assert reach(table.play(INFLUENCE_ADVISORS), 0) == reached


def test_neutral_dice_help_nobody_and_go() -> None:
    """KB-192: the blocks of Spring are gone in Summer, which rolls anew."""
    table = Realm(2).script(neutral=[2, 4, 5, 3, 5, 1, 1, 1, 2, 2]).play(OPEN)
    table.influence()
    assert table.told("helped") == []
    table.play(CLOSE, OPEN)
    assert taken(table) == {3, 4}


def test_the_view_shows_neutral_dice() -> None:
    """KB-191: they belong to nobody."""
    table = Realm(2).script(neutral=[2, 4, 5, 3, 5]).play(OPEN)
    group = table.g.view(0).advisors[10].groups[0]
    assert (group.seat, group.coloured) == (None, [2, 4, 5])
