"""Action 1: hiring a tradesman and using a card."""

from __future__ import annotations

from troyes_table import activate, can, card, do, go, group, left, mover, place_of, table, takes

from regnum.games.troyes.flow.rounds import END_OF_ROUND
from regnum.games.troyes.scoring import slot_points
from regnum.games.troyes.state import Troyes


def slots(g: Troyes, name: str) -> list[int]:
    place = place_of(name)
    return g.slots[2 * place : 2 * place + 2]


def test_hiring_costs_deniers_and_a_citizen() -> None:
    """TR-103, TR-104."""
    g = table(4, cards="merchant", dice={0: "Y4 R1"}, deniers=4, supply=1)
    activate(g, "merchant", "Y4")
    assert g.deniers[0] == 4 - 4 + 4
    assert slots(g, "merchant") == [0, -1]
    assert g.supply[0] == 0


def test_the_citizen_may_come_from_anywhere() -> None:
    """TR-105."""
    g = table(
        4, cards="merchant", dice={0: "Y4 R1"}, supply=1, citizens={0: "B2"}, lying={0: "P"},
        tradesmen={"archer": "0"},
    )  # fmt: skip
    activate(g, "merchant", "Y4")
    assert can(g, "take_supply")
    assert can(g, "take_space", space="bishopric_2")
    assert can(g, "take_lying", building="palace")
    assert can(g, "take_card", card="archer")
    assert len(g.options(0)) == 4
    do(g, "take_card", card="archer")
    assert slots(g, "archer") == [-1, -1]
    assert slots(g, "merchant") == [0, -1]


def test_a_lying_citizen_gets_up() -> None:
    """TR-105."""
    g = table(4, cards="merchant", dice={0: "Y4 R1"}, lying={0: "P"}, supply=1)
    activate(g, "merchant", "Y4")
    do(g, "take_lying", building="palace")
    assert (g.lying[0], g.supply[0]) == (0, 1)


def test_recruit_first_when_no_citizen_is_left() -> None:
    """TR-106, TR-119."""
    g = table(4, cards="merchant", dice={0: "Y4 R1"}, influence=2)
    g.stock[0] = 12
    go(g, *reversed(g.agenda))
    assert not can(g, "activate", card="merchant")
    do(g, "recruit")
    assert (g.influence[0], g.stock[0], g.supply[0]) == (0, 11, 1)
    activate(g, "merchant", "Y4")
    assert slots(g, "merchant") == [0, -1]


def test_the_first_free_slot_is_taken() -> None:
    """TR-107."""
    g = table(4, tradesmen={"merchant": "1"}, dice={0: "Y4 R1"}, supply=1)
    activate(g, "merchant", "Y4")
    assert slots(g, "merchant") == [1, 0]
    assert mover(g) == 1


def test_hiring_alone_is_no_action() -> None:
    """TR-108, TR-123."""
    g = table(4, cards="merchant", dice={0: "Y1 R6"}, supply=1)
    assert not can(g, "activate", card="merchant")
    g = table(4, cards="merchant", dice={0: "Y1 Y1 R6"}, supply=1)
    do(g, "activate", card="merchant")
    assert slots(g, "merchant") == [0, -1]
    assert left(g) == ["R6"]


def test_uses_are_the_sum_divided() -> None:
    """TR-109, TR-112."""
    g = table(4, tradesmen={"sculptor": "0"}, dice={0: "Y5 Y3 R1"})
    activate(g, "sculptor", "Y5 Y3")
    assert g.points[0] == 8 // 3
    g = table(4, tradesmen={"merchant": "0"}, dice={0: "Y6 Y5 Y5 R1"}, deniers=0)
    activate(g, "merchant", "Y6 Y5 Y5")
    assert g.deniers[0] == 16


def test_example_of_the_merchant() -> None:
    """TR-110: 4 deniers to hire, 6 for a die, 16 pips, 8 uses, 16 deniers, a slot of 2 points."""
    g = table(4, cards="merchant", dice={0: "Y6 Y5", 2: "Y5 R1"}, deniers=[10, 0, 0, 0], supply=1)
    activate(g, "merchant", "Y6 Y5 2:Y5")
    assert g.deniers == [16, 0, 6, 0]
    assert slot_points(g, 0) == 2


def test_whoever_has_a_tradesman_pays_nothing() -> None:
    """TR-111, TR-121."""
    g = table(4, tradesmen={"merchant": "0"}, dice={0: "Y2 R1"}, deniers=0, supply=1)
    activate(g, "merchant", "Y2")
    assert (g.deniers[0], g.supply[0]) == (2, 1)
    assert slots(g, "merchant") == [0, -1]


def test_a_delayed_card_takes_cubes() -> None:
    """TR-113."""
    g = table(4, tradesmen={"priest": "0"}, dice={0: "W6 W3 R1"}, deniers=0)
    activate(g, "priest", "W6 W3")
    assert g.markers[place_of("priest")] == 3
    assert (g.deniers[0], g.points[0], g.influence[0]) == (0, 0, 4)


def test_a_cube_modifies_one_later_action() -> None:
    """TR-114, TR-118."""
    g = table(4, markers={0: "priest priest priest"}, dice={0: "Y2 Y4 R1"}, deniers=0)
    do(g, "farm")
    group(g, "Y2 Y4", "priest")
    assert g.deniers[0] == (5 + 7) // 2
    assert g.markers[place_of("priest")] == 2


def test_one_cube_an_action() -> None:
    """TR-115, TR-227: every option names one marker at most, and Tithe is one."""
    g = table(4, markers={0: "priest confession"}, dice={0: "Y2 R1"})
    do(g, "farm")
    assert sorted(option[2:4] for option in g.options(0)) == [
        (-1, 2), (card("priest"), 5), (card("confession"), 4),
    ]  # fmt: skip


def test_a_cube_need_not_be_used() -> None:
    """TR-116."""
    g = table(4, markers={0: "priest"}, dice={0: "Y1 Y1 R1"}, deniers=0)
    do(g, "farm")
    group(g, "Y1 Y1")
    assert (g.deniers[0], g.markers[place_of("priest")]) == (1, 1)


def test_example_of_the_priest() -> None:
    """TR-117: Denis's W5 and Anton's W4 for 4, hire 6, three cubes."""
    g = table(4, 1, cards="priest", dice={0: "W4 R1", 1: "W5"}, deniers=[0, 10, 0, 0], supply=1)
    activate(g, "priest", "W5 0:W4")
    assert g.deniers == [4, 0, 0, 0]
    assert slots(g, "priest") == [1, -1]
    assert g.markers[9 + place_of("priest")] == 3


def test_a_card_one_cannot_hire_on_is_out_of_reach() -> None:
    """TR-119, TR-103."""
    g = table(4, cards="merchant", dice={0: "Y6 R1"}, deniers=3, supply=1)
    assert not can(g, "activate", card="merchant")


def test_slots_score_at_the_end_only() -> None:
    """TR-120."""
    g = table(4, cards="merchant", dice={0: "Y4 R1"}, supply=1)
    activate(g, "merchant", "Y4")
    assert g.points[0] == 0
    assert slot_points(g, 0) == 2


def test_a_full_card_has_room_on_the_picture() -> None:
    """TR-122."""
    g = table(4, 2, tradesmen={"merchant": "0 1"}, dice={2: "Y6 R1"}, supply=1, deniers=4)
    activate(g, "merchant", "Y6")
    assert g.pictures[place_of("merchant")] == 0b0100
    assert g.deniers[2] == 6
    assert slot_points(g, 2) == 0
    assert g.masters[2].bit_count() == 1


def test_a_tradesman_who_leaves_frees_his_slot_for_newcomers_only() -> None:
    """TR-124, TR-125."""
    g = table(
        4, tradesmen={"merchant": "0 1 2"}, cards="innkeeper", supply=[0, 0, 0, 1],
        dice={0: "Y3", 3: "Y4 R1"},
    )  # fmt: skip
    activate(g, "innkeeper", "Y3")
    assert slots(g, "merchant") == [-1, 1]
    assert g.pictures[place_of("merchant")] == 0b0100
    do(g, "pass")
    do(g, "pass")
    activate(g, "merchant", "Y4")
    assert slots(g, "merchant") == [3, 1]


def test_fewer_uses_but_at_least_one() -> None:
    """TR-126."""
    g = table(4, tradesmen={"innkeeper": "0"}, dice={0: "Y6 R1"}, deniers=2)
    activate(g, "innkeeper", "Y6")
    assert [option[1] for option in g.options(0)] == [1, 2]
    do(g, "times", count=1)
    assert (g.deniers[0], g.influence[0]) == (1, 5)
    g = table(4, tradesmen={"innkeeper": "0"}, dice={0: "Y6 R1"}, deniers=0)
    assert not can(g, "activate", card="innkeeper")


def test_hire_and_dice_are_paid_before_anything_comes_in() -> None:
    """TR-127."""
    g = table(4, cards="merchant", dice={0: "Y6 R1"}, deniers=3, supply=1)
    assert not can(g, "activate", card="merchant")
    g = table(4, cards="journeyman", dice={0: "Y6 Y6", 1: "Y6 R1"}, deniers=12, supply=1)
    do(g, "activate", card="journeyman")
    assert takes(g, "Y6 Y6")
    assert not takes(g, "Y6 1:Y6")


def test_cubes_do_not_modify_the_action_that_lays_them() -> None:
    """TR-115."""
    g = table(4, tradesmen={"confession": "0"}, dice={0: "W6 R1"})
    do(g, "activate", card="confession")
    assert left(g) == ["R1"]
    assert g.markers[place_of("confession")] == 2


def test_a_citizen_who_becomes_a_tradesman_leaves_his_space() -> None:
    """TR-105."""
    g = table(4, cards="merchant", dice={0: "Y4 R1"}, citizens={0: "B2 P1"})
    activate(g, "merchant", "Y4")
    do(g, "take_space", space="bishopric_2")
    assert g.spaces.count(0) == 1
    go(g, END_OF_ROUND)
    assert g.masters[0].bit_count() == 1
