"""Phase 4: groups of dice, their prices, and the six choices."""

from __future__ import annotations

from troyes_table import activate, can, do, group, groups, kinds, left, mover, table, takes

from regnum.games.troyes import GAME
from regnum.games.troyes.kinds import GROUP


def test_six_choices_and_the_uses_of_influence() -> None:
    """TR-101."""
    g = table(4, dice={0: "R6 W6 Y6"}, supply=1, deniers=30, cards="merchant", influence=20)
    assert kinds(g) <= {
        "activate", "build", "counter", "enter", "farm", "pass", "reroll", "recruit", "flip",
    }  # fmt: skip
    assert {"activate", "build", "counter", "enter", "farm", "pass"} <= kinds(g)


def test_a_group_has_one_to_three_dice_of_one_colour() -> None:
    """TR-087, TR-242."""
    g = table(4, dice={0: "Y1 Y2 Y3 Y4 W5 R6"}, deniers=50)
    do(g, "farm")
    for option in g.options(0):
        dice = [die for die in range(18) if option[1] >> die & 1]
        assert option[0] == GROUP
        assert 1 <= len(dice) <= 3
        assert {die // 6 for die in dice} == {2}


def test_dice_of_several_districts_make_one_group() -> None:
    """TR-088, TR-089, TR-090, TR-095."""
    g = table(4, dice={0: "Y2", 2: "Y4 R1", "n": "Y6"}, deniers=[12, 0, 0, 0])
    do(g, "farm")
    assert group(g, "Y2 2:Y4 n:Y6")[4] == 12
    assert g.deniers == [6, 0, 6, 0]


def test_used_dice_leave_the_square() -> None:
    """TR-092."""
    g = table(4, dice={0: "Y2 Y3", 2: "Y4"})
    do(g, "farm")
    group(g, "Y2 2:Y4")
    assert (left(g, 0), left(g, 2)) == (["Y3"], [])


def price(dice: str, **districts: str) -> int:
    g = table(4, dice={0: "Y1 Y2 Y3 R1", 1: "Y4 Y5", "n": "Y6"}, deniers=50)
    do(g, "farm")
    return int(groups(g, dice)[0][4])


def test_own_dice_are_free() -> None:
    """TR-091."""
    assert price("Y1 Y2 Y3") == price("Y1 Y2") == price("Y1") == 0


def test_the_price_depends_on_the_whole_group() -> None:
    """TR-093, TR-094, TR-095, TR-096."""
    assert price("1:Y4") == 2
    assert price("Y1 1:Y4") == 4
    assert price("1:Y4 1:Y5") == 8
    assert price("Y1 Y2 1:Y4") == 6
    assert price("Y1 1:Y4 1:Y5") == 12
    assert price("1:Y4 1:Y5 n:Y6") == 18


def test_several_dice_of_one_owner() -> None:
    """TR-097."""
    g = table(4, dice={2: "Y1 Y4 Y6 R1"}, deniers=[18, 0, 0, 0])
    do(g, "farm")
    group(g, "2:Y1 2:Y4 2:Y6")
    assert g.deniers == [5, 0, 18, 0]


def test_no_group_is_bought_on_credit() -> None:
    """TR-098."""
    g = table(4, dice={0: "Y1 Y2", 1: "Y6"}, deniers=[5, 0, 0, 0])
    do(g, "farm")
    assert takes(g, "Y1 1:Y6")
    assert not takes(g, "Y1 Y2 1:Y6")


def test_example_of_sixteen_pips() -> None:
    """TR-099: Anton's two yellow dice and Zoya's 5, for 6 deniers."""
    g = table(4, dice={0: "Y6 Y5 W3", 2: "Y5 R1"}, deniers=[10, 0, 0, 0])
    do(g, "farm")
    assert groups(g, "Y6 Y5 2:Y5")[0][3:] == (16, 6)
    group(g, "Y6 Y5 2:Y5")
    assert (g.deniers[0], g.deniers[2]) == (10 - 6 + 8, 6)


def test_example_of_the_white_pair() -> None:
    """TR-100: Anton's white die and one of Denis's, for 4 deniers."""
    g = table(4, dice={0: "W3 Y5", 1: "W4 W2"}, deniers=[10, 0, 0, 0])
    do(g, "build")
    group(g, "W3 1:W4")
    assert (g.deniers[0], g.deniers[1]) == (6, 4)


def test_dice_of_one_who_passed_are_still_for_sale() -> None:
    """TR-089."""
    g = table(4, dice={0: "Y2 R1", 1: "Y6 Y5"}, deniers=10)
    g.passed = 0b0010
    do(g, "farm")
    group(g, "1:Y6")
    assert g.deniers[1] == 12


def test_alike_dice_count_once() -> None:
    """TR-087."""
    g = table(4, dice={0: "Y4 Y4 Y4"})
    do(g, "farm")
    assert [option[3] for option in g.options(0)] == [4, 8, 12]


def test_one_action_a_turn() -> None:
    """TR-085."""
    g = table(4, dice={0: "Y4 Y4", 1: "R1"})
    do(g, "farm")
    group(g, "Y4")
    assert mover(g) == 1


def test_marauding_takes_any_colour_but_one_at_a_time() -> None:
    """TR-087, TR-136."""
    g = table(4, dice={0: "R3 W4 Y5"})
    do(g, "counter", event="marauding")
    assert [option[1].bit_count() for option in g.options(0)] == [1, 1, 1]


def test_the_wrong_colour_does_not_work() -> None:
    """TR-102, TR-242."""
    g = table(4, cards="merchant", dice={0: "W6 R6"}, supply=1)
    assert not can(g, "activate", card="merchant")
    assert not can(g, "farm")
    g = table(4, cards="merchant", dice={0: "Y6 W6 R6"}, supply=1)
    activate(g, "merchant", "Y6")
    assert g.deniers[0] == 10 - 4 + 6


def test_options_tell_value_and_price() -> None:
    """TR-096."""
    g = table(4, dice={0: "Y6 Y5", 2: "Y5"})
    do(g, "farm")
    data = [GAME.encode(option) for option in groups(g, "Y6 2:Y5")]
    assert [(one["value"], one["price"]) for one in data] == [(11, 4)]
