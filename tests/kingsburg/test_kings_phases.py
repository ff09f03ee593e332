"""Phases 1, 3, 5 and 7: the King's aid, reward and envoy, and recruiting."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import SPRING, SUMMER
from regnum.games.kingsburg.flow.harvest import CLOSE, COUNT_WHITE_DICE, HARVESTS, SEASON_ABILITIES
from regnum.games.kingsburg.flow.year import KINGS_AID, KINGS_ENVOY, KINGS_REWARD_PHASE, RECRUITING

ROW = (
    "statue",
    "inn",
    "guard_tower",
    "palisade",
    "barricade",
    "chapel",
    "market",
    "blacksmith",
    "crane",
    "stable",
)


def province(table: Realm, seat: int, buildings: int, goods: int) -> Realm:
    """So many buildings and goods."""
    table.stand(seat, *ROW[:buildings])
    assert table.g.buildings(seat) == buildings
    return table.give(seat, gold=goods)


def provinces(*line: tuple[int, int]) -> Realm:
    table = Realm(len(line), year=3)
    for seat, (buildings, goods) in enumerate(line):
        province(table, seat, buildings, goods)
    return table


def test_the_fewest_buildings_get_the_white_die() -> None:
    """KB-028, KB-033: 4/3, 3/9, 5/0: the second alone rolls four dice in Spring; nobody gets a good."""
    table = provinces((4, 3), (3, 9), (5, 0)).play(KINGS_AID)
    assert (table.g.aided, table.g.waiting) == (1, ())
    table.season(SPRING).play(COUNT_WHITE_DICE)
    assert table.g.white == [0, 1, 0]
    assert [table.stock(seat) for seat in range(3)] == ["3g", "9g", ""]


def test_of_equals_the_poorest_gets_it() -> None:
    """KB-029: 3/2, 3/1 (and four tokens, which are no goods), 4/0: the second."""
    table = provinces((3, 2), (3, 1), (4, 0))
    table.give(1, gold=1, tokens=4).play(KINGS_AID)
    assert table.g.aided == 1


def test_the_die_is_rolled_in_spring_only() -> None:
    """KB-030, KB-036: Spring four dice, Summer and Autumn three, even if it was never placed."""
    table = provinces((4, 3), (3, 9), (5, 0)).play(KINGS_AID)
    rolled: list[int] = []
    for harvest in HARVESTS:
        table.play(harvest)
        rolled.append(len(table.g.dice[1]))
        table.finish(0)  # everybody passes and declines
    assert rolled == [4, 3, 3]


def test_a_full_tie_gives_a_good_to_each() -> None:
    """KB-031: three on 3 buildings with 1, 1 and 2 goods: the two poorest choose a good each, nobody gets a die."""
    table = provinces((3, 1), (3, 1), (3, 2), (4, 0))
    table.give(1, stone=1).play(KINGS_AID)  # the total counts, not the kind
    assert table.g.waiting == (0,)
    table.choose(0, "take", goods={"wood": 1}).choose(1, "take", goods={"stone": 1})
    assert (table.g.waiting, table.g.aided) == ((), -1)
    assert [table.stock(seat) for seat in range(4)] == ["1g 1w", "2s", "2g", ""]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_year_one_gives_a_good_to_everybody(seats: int) -> None:
    """KB-032: nobody has anything, so each takes a good and nobody rolls a white die."""
    table = Realm(seats, year=1).play(KINGS_AID).finish(1)
    assert [table.g.goods(seat) for seat in range(seats)] == [1] * seats
    assert table.g.aided == -1


def test_example_of_year_one() -> None:
    """KB-034: Anna wood, Boris stone, Victor gold, Galina gold."""
    table = Realm(4, year=1).play(KINGS_AID)
    for seat, good in enumerate(("wood", "stone", "gold", "gold")):
        table.choose(seat, "take", goods={good: 1})
    assert [table.stock(seat) for seat in range(4)] == ["1w", "1s", "1g", "1g"]


def test_example_of_year_three() -> None:
    """KB-035: Anna 6/0, Boris 5/2, Victor 5/0, Galina 6/1: Victor takes the die."""
    table = provinces((6, 0), (5, 2), (5, 0), (6, 1)).play(KINGS_AID)
    assert (table.g.aided, table.g.waiting) == (2, ())


def test_example_of_year_three_turned_round() -> None:
    """KB-035: with Boris at 5/0 he and Victor take goods; with Galina at 4/9 she alone gets the die."""
    table = provinces((6, 0), (5, 0), (5, 0), (6, 1)).play(KINGS_AID)
    assert table.g.waiting == (1,)
    table.choose(1, "take", goods={"gold": 1}).choose(2, "take", goods={"gold": 1})
    assert (table.g.aided, [table.g.goods(seat) for seat in range(4)]) == (-1, [0, 1, 1, 1])
    assert provinces((6, 0), (5, 2), (5, 0), (4, 9)).play(KINGS_AID).g.aided == 3


def test_kings_reward() -> None:
    """KB-123, KB-124, KB-125: the most buildings, each of several, even everybody without any."""
    assert provinces((3, 0), (2, 0), (1, 0)).play(KINGS_REWARD_PHASE).g.points == [11, 10, 10]
    assert provinces((3, 0), (3, 5), (1, 0)).play(KINGS_REWARD_PHASE).g.points == [11, 11, 10]
    assert provinces((0, 0), (0, 2), (0, 1)).play(KINGS_REWARD_PHASE).g.points == [11, 11, 11]


@pytest.mark.parametrize(("event", "points"), [("", 1), ("royal_tournament", 2)])
def test_who_is_outbuilt_in_spring_is_told(event: str, points: int) -> None:
    """KB-123, KX-201: the last building of Spring takes the King's reward from the seat that had the most, which is told so."""
    table = provinces((2, 0), (2, 0), (1, 0)).give(1, gold=1, stone=1).season(SPRING)
    if event:
        table.befall(event)
    table.construction().choose(1, "build", building="guard_tower")
    table.play(SEASON_ABILITIES, CLOSE, KINGS_REWARD_PHASE)
    assert table.g.points[0] == 10
    assert table.told("outbuilt") == [
        {"kind": "outbuilt", "seat": 0, "by": 1, "own": 2, "most": 3, "points": points}
    ]
    table.season(SUMMER).play(CLOSE, KINGS_ENVOY)
    assert table.g.builders == 0


def test_the_envoy_goes_to_the_fewest_buildings() -> None:
    """KB-127, KB-128, KB-137: fewest buildings, of equals fewest goods; tokens are no goods."""
    assert provinces((3, 0), (2, 5), (4, 0)).play(KINGS_ENVOY).g.envoy == 1
    table = provinces((2, 1), (2, 3), (3, 0))
    assert table.give(0, gold=1, tokens=5).play(KINGS_ENVOY).g.envoy == 0


def test_a_full_tie_leaves_the_envoy() -> None:
    """KB-129, KB-136: nobody gets it, the old holder loses it, and nobody is given goods instead."""
    table = provinces((2, 1), (2, 1), (3, 0))
    table.g.envoy = 0
    table.play(KINGS_ENVOY)
    assert (table.g.envoy, table.g.waiting) == (-1, ())
    assert [table.g.goods(seat) for seat in range(3)] == [1, 1, 0]


def test_an_unused_envoy_may_come_back_to_the_same() -> None:
    """KB-136: still last in the next phase 5."""
    table = provinces((1, 1), (2, 1), (3, 0))
    table.g.envoy = 0
    assert table.play(KINGS_ENVOY).g.envoy == 0
    table.g.envoy = 2
    assert table.play(KINGS_ENVOY).g.envoy == 0


def test_envoy_examples() -> None:
    """KB-138, KB-139: 5/0, 4/2, 4/1, 4/0: Galina; with Victor at 4/0 too, nobody."""
    assert provinces((5, 0), (4, 2), (4, 1), (4, 0)).play(KINGS_ENVOY).g.envoy == 3
    assert provinces((5, 0), (4, 2), (4, 0), (4, 0)).play(KINGS_ENVOY).g.envoy == -1


def recruits(table: Realm, seat: int) -> list[int]:
    return [option["soldiers"] for option in table.options(seat)]


def test_recruiting_in_turn_order() -> None:
    """KB-143: asked in the order of Autumn; none is allowed."""
    table = Realm().give(0, 2).give(1, 2).give(2, 2)
    table.g.order = (1, 2, 0)
    table.play(RECRUITING)
    for seat in (1, 2, 0):
        assert table.g.waiting == (seat,)
        assert recruits(table, seat) == [0, 1]
        table.choose(seat, "recruit", soldiers=0)
    assert table.g.soldiers == [0, 0, 0]


def test_a_soldier_costs_two_goods_of_any_kind() -> None:
    """KB-144, KB-146: 1g 1s make a soldier; of 1g 1w 1s one picks which two; tokens are no goods."""
    table = Realm().give(0, gold=1, stone=1, tokens=3).give(1, 1, 1, 1).play(RECRUITING)
    assert recruits(table, 0) == [0, 1]
    table.choose(0, "recruit", soldiers=1).choose(1, "recruit", soldiers=1)
    assert (table.stock(0), table.g.soldiers[0]) == ("3t", 1)
    assert [option["goods"] for option in table.options(1)] == [
        {"gold": 1, "wood": 1}, {"gold": 1, "stone": 1}, {"wood": 1, "stone": 1},
    ]  # fmt: skip
    table.choose(1, "pay", goods={"gold": 1, "stone": 1})
    assert (table.stock(1), table.g.soldiers) == ("1w", [1, 1, 0])


def test_as_many_as_goods_allow() -> None:
    """KB-145, KB-146, KB-147: seven goods make up to three soldiers, on top of two."""
    table = Realm().give(0, gold=7)
    table.g.soldiers[0] = 2
    table.play(RECRUITING)
    assert recruits(table, 0) == [0, 1, 2, 3]
    table.choose(0, "recruit", soldiers=3)
    assert (table.stock(0), table.g.soldiers[0], table.g.phase, table.g.waiting) == ("1g", 5, 7, ())


def test_the_chart_ends_at_nine() -> None:
    """KB-158: more than nine soldiers are not offered."""
    table = Realm().give(0, gold=9)
    table.g.soldiers[0] = 8
    assert recruits(table.play(RECRUITING), 0) == [0, 1]


def test_barracks() -> None:
    """KB-217, KB-236: a good of any kind for a soldier, as often as one likes."""
    table = Realm().stand(0, "barracks").give(0, 1, 1, 3).play(RECRUITING)
    assert recruits(table, 0) == [0, 1, 2, 3, 4, 5]
    table.choose(0, "recruit", soldiers=3).choose(0, "pay", goods={"gold": 1, "stone": 2})
    assert (table.stock(0), table.g.soldiers[0]) == ("1w 1s", 3)


def test_tokens_buy_soldiers_in_a_recruiting_center() -> None:
    """KB-274: after one token for influence the other two buy two soldiers."""
    table = Realm(sheet="provinces").stand(0, "recruiting_center").give(0, tokens=2)
    table.g.token_used = 1
    table.play(RECRUITING).choose(0, "recruit", tokens=2)
    assert (table.stock(0), table.g.soldiers[0]) == ("", 2)
