"""The end of the last year and who wins."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.flow.ending import END_OF_YEAR
from regnum.games.kingsburg.flow.year import NEXT_YEAR


def end(table: Realm) -> Realm:
    return table.play(END_OF_YEAR, NEXT_YEAR)


def test_the_fifth_year_is_the_last() -> None:
    """KB-022, KB-181: after year V it is over; after year IV phase 1 of year V follows."""
    table = Realm(year=5)
    table.g.points = [31, 28, 30]
    assert (end(table).g.winners(), table.g.waiting, table.g.year) == ([0], (), 5)
    table = end(Realm(year=4))
    assert (table.g.year, table.g.phase) == (5, 1)
    assert table.told("ended") == []


@pytest.mark.parametrize(
    ("goods", "points"), [((2, 1, 2), 2), ((1, 1, 0), 1), ((7, 0, 0), 3), ((0, 0, 1), 0)]
)
def test_cathedral(goods: tuple[int, int, int], points: int) -> None:
    """KB-208, KB-229: a point for two goods of any kinds at the very end; the goods stay; tokens do not count."""
    table = end(Realm(year=5).stand(0, "cathedral").give(0, *goods, 5))
    assert table.g.points[0] == 10 + points
    assert table.g.goods(0) == sum(goods)


def test_cathedral_only_at_the_end_and_only_if_it_stands() -> None:
    """KB-208: nothing in earlier years, nothing if it was destroyed."""
    assert end(Realm(year=4).stand(0, "cathedral").give(0, 6)).g.points[0] == 10
    table = Realm(year=5).stand(0, "cathedral").give(0, 6)
    table.g.tear_down(0, table.number("cathedral"), 7)
    assert end(table).g.points[0] == 10 - 9


def test_most_points_win() -> None:
    """KB-183: 40 over 38."""
    table = Realm(2, year=5)
    table.g.points = [40, 38]
    assert end(table).g.winners() == [0]


def test_ties() -> None:
    """KB-184, KB-185, KB-186: goods among the tied, then buildings, then both; tokens count for nothing."""
    table = Realm(year=5).give(0, 3).give(1, 2, 0, 0, 9).give(2, 9)
    table.g.points = [40, 40, 35]
    assert end(table).g.winners() == [0]
    table = Realm(2, year=5).give(0, 3).give(1, 0, 3).stand(0, "statue").stand(1, "chapel")
    assert end(table).g.winners() == [1]
    table = Realm(2, year=5).give(0, 3).give(1, 0, 3).stand(0, "chapel").stand(1, "market")
    assert end(table).g.winners() == [0, 1]
    assert table.told("ended") == [{"kind": "ended", "winners": [0, 1]}]
