"""The roll, rerolls and the turn order."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, SPRING, SUMMER
from regnum.games.kingsburg.flow.harvest import (
    CLOSE,
    COUNT_WHITE_DICE,
    HARVESTS,
    INCOME,
    ROLL,
    TURN_ORDER,
)


def test_a_harvest_runs_in_its_order() -> None:
    """KB-037, KB-126, KB-142: roll, order, influence, help, construction; nothing of it early, the same in every season."""
    for harvest in HARVESTS:
        table = Realm().script(roll=[1, 1, 1, 2, 2, 2, 3, 3, 3]).give(0, 9, 9, 9).play(harvest)
        assert table.g.order == (0, 1, 2)
        table.finish(1)
        story = [
            kind
            for kind in table.story()
            if kind
            in ("rolled", "ordered", "influenced", "passed", "helped", "declined", "built", "not_built")
        ]
        ranks = [
            {"rolled": 0, "ordered": 1, "influenced": 2, "passed": 2, "helped": 3, "declined": 3}.get(kind, 4)
            for kind in story
        ]
        assert ranks == sorted(ranks)
        assert set(ranks) == {0, 1, 2, 3, 4}


def test_all_dice_are_rolled_at_once() -> None:
    """KB-039, KB-232: Farms and the King's aid make five dice in Spring; a seat with nothing rolls three."""
    table = Realm().stand(0, "farms").season(SPRING)
    table.g.aided = 0
    table.play(COUNT_WHITE_DICE, ROLL)
    assert [(len(dice), coloured) for dice, coloured in zip(table.g.dice, table.g.coloured, strict=True)] == [
        (5, 3), (3, 3), (3, 3),
    ]  # fmt: skip


def test_rerolls_are_asked_in_the_order_before_the_roll() -> None:
    """KB-040, KB-200: P1 with 12 decides before P2 with 3, and finishes all of it first."""
    table = (
        Realm().stand(0, "statue").stand(1, "chapel").dice(0, [4, 4, 4]).dice(1, [1, 1, 1]).dice(2, [1, 2, 3])
    )
    table.rerolls()
    assert table.g.waiting == (0,)
    table.choose(0, "done")
    assert table.g.waiting == (1,)
    table.script(reroll=[1, 2, 2])
    table.choose(1, "reroll", perk="statue")
    assert table.g.waiting == (1,)
    assert table.offers(1, "reroll", perk="chapel")
    table.choose(1, "done")
    assert table.g.order == (1, 2, 0)


def test_lowest_total_first_after_all_rerolls() -> None:
    """KB-041: totals 12, 7, 9; the Chapel turns the 7 into 15, which then goes last."""
    table = Realm().dice(0, [3, 4, 5]).dice(1, [1, 2, 4]).dice(2, [2, 3, 4]).play(TURN_ORDER)
    assert table.g.order == (1, 2, 0)
    table = Realm().stand(1, "chapel").dice(0, [3, 4, 5]).dice(1, [1, 2, 4]).dice(2, [2, 3, 4])
    table.script(reroll=[5, 5, 5]).rerolls().choose(1, "reroll", perk="chapel")
    table.finish(0)
    assert table.g.order == (2, 0, 1)


def test_white_dice_count_in_the_total() -> None:
    """KB-042: 2,2,2 and a white 6 make 12, more than 11, placed or not."""
    table = Realm().dice(0, [2, 2, 2], [6]).dice(1, [3, 4, 4]).dice(2, [6, 6, 6]).play(TURN_ORDER)
    assert table.g.order == (1, 0, 2)


def test_equal_totals_keep_their_order() -> None:
    """KB-043: whoever stood higher stays higher, whatever the seats."""
    table = Realm().dice(0, [2, 3, 5]).dice(1, [1, 4, 5]).dice(2, [3, 3, 4])
    table.g.order = (2, 0, 1)
    assert table.play(TURN_ORDER).g.order == (2, 0, 1)
    table.dice(0, [2, 3, 3])
    assert table.play(TURN_ORDER).g.order == (0, 2, 1)


def test_the_turn_order_example() -> None:
    """KB-044, KB-045, KB-046: Anna 9, Boris 13, Victor 10, Galina 10; order V,A,G,B becomes A,V,G,B."""
    anna, boris, victor, galina = range(4)
    table = (
        Realm(4).dice(anna, [1, 3, 5]).dice(boris, [4, 4, 5]).dice(victor, [2, 2, 6]).dice(galina, [2, 3, 5])
    )
    assert [table.g.total(seat) for seat in range(4)] == [9, 13, 10, 10]
    table.g.order = (victor, anna, galina, boris)
    assert table.play(TURN_ORDER).g.order == (anna, victor, galina, boris)
    table.g.order = (galina, anna, victor, boris)
    assert table.play(TURN_ORDER).g.order == (anna, galina, victor, boris)


def test_statue_needs_all_dice_equal() -> None:
    """KB-203, KB-226: the white die too; the die to be rolled may be coloured or white."""
    table = Realm().stand(0, "statue").dice(0, [2, 2, 2], [3]).rerolls()
    assert table.g.waiting == ()
    table = Realm().stand(0, "statue").dice(0, [2, 2, 2], [2]).rerolls()
    assert [option["dice"] for option in table.options(0) if option["kind"] == "reroll"] == [[0], [3]]
    table = Realm().stand(0, "statue").dice(0, [5, 5, 5]).script(reroll=[1]).rerolls()
    assert len(table.options(0)) == 2
    table.choose(0, "reroll", perk="statue")
    assert table.faces(0) == [1, 5, 5]


def test_chapel_at_seven_or_less() -> None:
    """KB-227: 1,2,4 yes, 1,2,5 no; 1,1,2 and a white 3 yes, a white 4 no."""
    for coloured, white, offered in (
        ([1, 2, 4], [], True),
        ([1, 2, 5], [], False),
        ([1, 1, 2], [3], True),
        ([1, 1, 2], [4], False),
    ):
        table = Realm().stand(0, "chapel").dice(0, coloured, white).rerolls()
        assert bool(table.g.waiting) == offered


def test_statue_then_chapel() -> None:
    """KB-202, KB-203, KB-204, KB-205: 2,2,2 and a white 2; Statue to 1; then the Chapel for all; then nothing more."""
    table = Realm().stand(0, "chapel").dice(0, [2, 2, 2], [2]).rerolls()
    assert not table.offers(0, "reroll", perk="chapel")
    table.script(reroll=[1, 1, 1, 1, 1]).choose(0, "reroll", perk="statue", dice=[0])
    assert table.g.total(0) == 7
    assert not table.offers(0, "reroll", perk="statue")
    table.choose(0, "reroll", perk="chapel")
    assert (table.faces(0), table.g.total(0), table.g.waiting) == ([1, 1, 1, 1], 4, ())


def test_chapel_then_statue() -> None:
    """KB-205: 2,2,3 by the Chapel to 5,5,5, then the Statue."""
    table = Realm().stand(0, "chapel").dice(0, [2, 2, 3]).script(reroll=[5, 5, 5, 1]).rerolls()
    table.choose(0, "reroll", perk="chapel").choose(0, "reroll", perk="statue")
    assert (table.faces(0), table.g.waiting) == ([1, 5, 5], ())


def test_each_reroll_once_a_season() -> None:
    """KB-198, KB-202: a 2 rolled again shows 2: no second Statue, but the Chapel; next season both again."""
    table = Realm().stand(0, "chapel").dice(0, [2, 2, 2]).script(reroll=[2]).rerolls()
    table.choose(0, "reroll", perk="statue")
    assert [option.get("perk") for option in table.options(0)] == [None, "chapel"]
    table.finish(0)
    table.season(SUMMER).dice(0, [2, 2, 2]).rerolls()
    assert table.offers(0, "reroll", perk="statue")


def test_conditions_are_checked_again_after_each_reroll() -> None:
    """KB-273: 3,3,3 is no case for the Chapel; after the Statue's 1 the total is 7 and it is."""
    table = Realm().stand(0, "chapel").dice(0, [3, 3, 3]).script(reroll=[1]).rerolls()
    assert not table.offers(0, "reroll", perk="chapel")
    table.choose(0, "reroll", perk="statue")
    assert table.offers(0, "reroll", perk="chapel")


def test_used_marks_clear_each_season() -> None:
    """KB-206: a flipped token is turned back."""
    table = Realm().stand(0, "statue").dice(0, [2, 2, 2]).script(reroll=[2]).rerolls()
    table.choose(0, "reroll", perk="statue")
    assert table.g.view(1).seats[0].rows[0].buildings[0].used
    table.play(HARVESTS[SUMMER])
    assert not table.g.view(1).seats[0].rows[0].buildings[0].used


def test_merchants_guild_pays_before_each_roll() -> None:
    """KB-216, KB-233: a gold before the roll of Spring, Summer and Autumn."""
    table = Realm().stand(0, "merchants_guild")
    for season in (SPRING, SUMMER, AUTUMN):
        table.season(season).play(INCOME)
    assert table.stock(0) == "3g"
    table = Realm().stand(0, "merchants_guild").play(HARVESTS[SUMMER])
    story = table.story()
    assert story.index("perk:merchants_guild") < story.index("rolled")


def test_merchants_guild_pays_nothing_in_the_season_it_is_built() -> None:
    """KB-216: its first gold comes in the next season."""
    table = Realm().stand(0, "farms").give(0, 3, 1, 2).season(SPRING)
    table.construction().choose(0, "build", building="merchants_guild").finish(0)
    table.season_ends()
    assert table.stock(0) == ""
    assert table.season(SUMMER).play(INCOME).stock(0) == "1g"


def test_farms_bring_a_white_die_each_season() -> None:
    """KB-165, KB-232: four dice in every season; once destroyed, none."""
    table = Realm().stand(0, "farms")
    for season in (SPRING, SUMMER, AUTUMN):
        assert table.season(season).play(COUNT_WHITE_DICE).g.white == [1, 0, 0]
    table.g.tear_down(0, table.number("farms"), 7)
    assert table.play(COUNT_WHITE_DICE).g.white == [0, 0, 0]


def test_farms_built_in_spring_work_from_summer_on() -> None:
    """KB-232: exactly 2 gold, 3 wood, 1 stone and 2 points; three dice this Spring, four from Summer on, in the next year too; −1 in battle."""
    table = Realm().stand(0, "market").give(0, 2, 3, 1).give(1, gold=2).script(roll=[1] * 9)
    table.play(HARVESTS[SPRING])
    assert (len(table.g.dice[0]), table.g.white[0]) == (3, 0)
    for seat in range(3):
        table.choose(seat, "pass")
    table.choose(0, "build", building="farms")
    assert (table.stock(0), table.g.points[0]) == ("", 12)
    assert (len(table.g.dice[0]), table.g.white[0]) == (3, 0)
    table.finish()
    for season in (SUMMER, AUTUMN, SPRING):
        table.script(roll=[1] * 10).play(HARVESTS[season])
        assert (len(table.g.dice[0]), table.g.coloured[0], table.g.white[0]) == (4, 3, 1)
        assert [len(dice) for dice in table.g.dice[1:]] == [3, 3]
        table.finish()
    strength = table.soldiers(3, 0, 0).enemy("orcs_2_4").g.view(1).seats[0].strength
    assert strength is not None
    assert (strength.sure, strength.bonuses) == (2, [("farms", -1)])


@pytest.mark.parametrize("lacking", [(1, 3, 1), (2, 2, 1), (2, 3, 0)])
def test_farms_cost_every_good_of_their_price(lacking: tuple[int, int, int]) -> None:
    """KB-232: one good fewer, and they are not offered."""
    table = Realm().stand(0, "market").give(0, *lacking).construction()
    assert not table.offers(0, "build", building="farms")


def test_dice_come_back_at_the_end() -> None:
    """KB-094: next season three coloured dice again, and a Farm's die."""
    table = Realm().stand(0, "farms").dice(0, [1, 2, 3], [4]).play(CLOSE)
    assert table.g.dice[0] == ()
    table.season(SUMMER).play(COUNT_WHITE_DICE, ROLL)
    assert (len(table.g.dice[0]), table.g.coloured[0], table.g.free[0]) == (4, 3, 0b1111)
