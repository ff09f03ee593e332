"""Influence before an action."""

from __future__ import annotations

from troyes_table import act, can, do, kinds, left, mask, mover, place_of, table, told


def test_influence_comes_before_the_action_only() -> None:
    """TR-189."""
    g = table(4, dice={0: "Y4 Y2 R1", 1: "Y1"}, influence=20, supply=1)
    assert {"reroll", "recruit", "flip"} <= kinds(g)
    assert not g.options(1)
    do(g, "farm")
    assert kinds(g) == {"group"}


def test_reroll_one_own_die() -> None:
    """TR-190."""
    g = table(4, dice={0: "Y4 R1"}, influence=1, chance={"reroll": [6]})
    do(g, "reroll", die=12)
    assert (left(g), g.influence[0]) == (["R1", "Y6"], 0)
    assert mover(g) == 0


def test_only_own_dice_are_rerolled_or_turned() -> None:
    """TR-191, TR-195."""
    g = table(4, dice={0: "Y4", 1: "Y5", "n": "Y6 W1"}, influence=20)
    assert [option[1] for option in g.options(0) if option[0] == 1] == [12]
    do(g, "flip")
    assert left(g) == ["Y3"]
    assert left(g, "n") == ["W1", "Y6"]


def test_recruit_even_with_citizens_in_hand() -> None:
    """TR-192."""
    g = table(4, dice={0: "Y4"}, influence=2, supply=3)
    do(g, "recruit")
    assert (g.influence[0], g.stock[0], g.supply[0]) == (0, 8, 4)


def test_nobody_has_more_than_twelve_citizens() -> None:
    """TR-019."""
    g = table(4, dice={0: "Y4"}, influence=5, supply=12)
    assert not can(g, "recruit")


def test_turn_up_to_three_dice_of_any_colours() -> None:
    """TR-193, TR-194."""
    g = table(4, dice={0: "Y1 W2 R3 Y5"}, influence=4)
    do(g, "flip")
    assert max(option[1].bit_count() for option in g.options(0)) == 3
    g.apply(0, next(one for one in g.options(0) if one[1] == mask(g, "Y1 W2 R3")))
    assert sorted(left(g)) == ["R4", "W5", "Y5", "Y6"]
    assert g.influence[0] == 0


def test_ways_are_combined_and_repeated() -> None:
    """TR-196."""
    g = table(4, dice={0: "Y1 R1"}, influence=10, chance={"reroll": [2, 3]})
    do(g, "reroll", die=12)
    do(g, "reroll", die=12)
    do(g, "flip")
    do(g, "flip_dice", dice=[12])
    do(g, "recruit")
    assert g.influence[0] == 2
    assert left(g) == ["R1", "Y4"]


def test_twenty_is_the_most() -> None:
    """TR-197: what is lost is not told as gained either."""
    for before, told_as in ((19, [(0, 1)]), (20, [])):
        g = table(4, tradesmen={"hunting": "0"}, dice={0: "R3 Y1"}, influence=before)
        g.events = []
        act(g, "activate", "R3", card="hunting")
        assert g.influence[0] == 20
        assert told(g, "got_influence") == told_as


def test_nobody_spends_what_he_has_not() -> None:
    """TR-198."""
    g = table(4, dice={0: "Y1"}, influence=3)
    assert {"reroll", "recruit"} <= kinds(g)
    assert "flip" not in kinds(g)
    assert kinds(table(4, dice={0: "Y1"}, influence=0)).isdisjoint({"reroll", "recruit", "flip"})


def test_example_of_zoya_before_marauding() -> None:
    """TR-199: re-roll 2 to 1, turn it to 6, two cubes on Marauding."""
    g = table(4, 2, dice={2: "Y2", "n": "R1"}, influence=5, chance={"reroll": [1]}, deniers=0)
    do(g, "reroll", die=12)
    do(g, "flip")
    assert g.influence[2] == 0
    assert left(g, 2) == ["Y6"]
    act(g, "counter", "Y6", event="marauding")
    assert g.cubes[0] == (2, 2)
    assert g.influence[2] == 2
    assert left(g, "n") == ["R1"]
    assert g.phase == 4


def test_bought_dice_are_never_changed() -> None:
    """TR-191."""
    g = table(4, dice={1: "Y4"}, influence=20, markers={0: "priest"})
    assert "reroll" not in kinds(g)
    assert "flip" not in kinds(g)
    assert g.markers[place_of("priest")] == 1
