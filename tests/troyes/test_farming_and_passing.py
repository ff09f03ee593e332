"""Actions 5 and 6, and when a round ends."""

from __future__ import annotations

from troyes_table import act, can, do, group, mover, table, told

from regnum.games.troyes.state import Troyes


def test_farming_needs_yellow_dice_only() -> None:
    """TR-175."""
    g = table(4, dice={0: "Y4"}, deniers=0, influence=0)
    assert can(g, "farm")
    assert not can(table(4, dice={0: "W4 R4"}, deniers=0), "farm")


def test_farming_pays_half_the_sum() -> None:
    """TR-176."""
    for dice, pay in (("Y2 Y5", 3), ("Y6 Y6 Y6", 9), ("Y1", 0)):
        g = table(4, dice={0: f"{dice} R1"}, deniers=0)
        act(g, "farm", dice)
        assert g.deniers[0] == pay


def test_one_may_pass_while_any_die_is_left() -> None:
    """TR-177."""
    g = table(4, dice={1: "Y4"}, deniers=10)
    assert can(g, "pass")
    assert can(g, "farm")


def test_passing_lays_two_deniers_into_the_district() -> None:
    """TR-178, TR-181."""
    g = table(4, dice={1: "Y4 R1"}, deniers=0)
    do(g, "pass")
    assert (g.sectors[0], g.deniers[0]) == (2, 0)


def test_whoever_passed_only_adds_a_denier_each_turn() -> None:
    """TR-179, TR-180."""
    g = table(2, dice={0: "Y6", 1: "Y1 Y2 Y3 Y4 Y5"}, influence=0)
    do(g, "pass")
    for number, dice in enumerate(("Y1", "Y2", "Y3"), 3):
        assert mover(g) == 1
        act(g, "farm", dice)
        assert g.sectors[0] == number


def test_district_money_cannot_be_spent() -> None:
    """TR-181."""
    g = table(2, 1, dice={0: "Y6", 1: "R1"}, deniers=0)
    g.sectors[1] = 4
    assert not can(g, "farm")


def test_the_round_ends_when_the_last_passes() -> None:
    """TR-182, TR-086."""
    g = table(4, 3, dice={1: "Y4"}, deniers=0, round=3)
    g.passed = 0b0111
    g.sectors = [2, 3, 4, 0]
    g.events = []
    do(g, "pass")
    assert g.round == 4
    assert told(g, "collected") == [(0, 2), (1, 3), (2, 4), (3, 2)]


def finished(g: Troyes) -> bool:
    return g.round == 4


def test_the_round_ends_when_no_die_is_left() -> None:
    """TR-183."""
    g = table(4, dice={0: "Y4", "n": "R1"}, deniers=2, round=3, supply=1)
    act(g, "farm", "Y4")
    assert not finished(g)
    g.events = []
    do(g, "enter", building="palace")
    assert finished(g)
    assert told(g, "collected") == []


def test_passing_alone_collects_while_the_last_player_goes_on() -> None:
    """TR-179, TR-180, TR-182."""
    g = table(4, dice={0: "Y1 Y2 Y3"}, influence=0, deniers=0)
    act(g, "farm", "Y1")  # the others have neither dice nor money and pass
    assert g.sectors == [0, 2, 2, 2]
    act(g, "farm", "Y2")
    assert g.sectors == [0, 3, 3, 3]
    assert mover(g) == 0


def test_a_pass_may_follow_influence() -> None:
    """TR-177, TR-189."""
    g = table(4, dice={0: "Y1", 1: "R1"}, influence=1, chance={"reroll": [2]})
    do(g, "reroll", die=12)
    do(g, "pass")
    assert g.influence[0] == 0


def test_the_end_of_the_round_is_a_whole_round_later() -> None:
    """TR-086."""
    g = table(2, dice={0: "Y4 Y4", 1: "Y2"}, round=3)
    do(g, "farm")
    group(g, "Y4")
    act(g, "farm", "Y2")
    act(g, "farm", "Y4")
    assert finished(g)
