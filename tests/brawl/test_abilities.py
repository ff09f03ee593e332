"""Kingdom Brawl: Witch, Fairy and Wizard."""

from __future__ import annotations

from itertools import permutations

from brawl_table import kingdom, move, names, place, stack, swap

from regnum.games.brawl.kinds import DECLINE

LAND = "c m m m t f"
DECLINED = (DECLINE,)


def test_an_ability_may_be_declined_and_is_lost() -> None:
    """KD-24, KD-25."""
    g = kingdom(LAND, {0: "king1"}, hand0="wizard king", hand1="queen princess")
    place(g, "wizard", 4)
    assert g.waiting == (0,)
    g.apply(0, DECLINED)
    assert g.waiting == (1,)


def test_a_moved_magician_does_not_work_again() -> None:
    """KD-25, KD-30."""
    g = kingdom(LAND, {0: "fairy1 wizard1"}, hand0="wizard king", hand1="queen princess")
    place(g, "wizard", 4)
    g.apply(0, move(0, 1))
    assert names(g, 1) == "wizard1"
    assert g.waiting == (1,), "the moved Wizard next to the tower has no second go"


def test_the_witch_works_only_in_a_forest() -> None:
    """KD-33."""
    g = kingdom(LAND, {0: "king1", 1: "queen1"}, hand0="witch king")
    place(g, "witch", 3)
    assert g.waiting == (1,)


def test_the_witch_swaps_two_tops_herself_included() -> None:
    """KD-26, KD-27."""
    g = kingdom(LAND, {0: "king1", 1: "queen1 knight1"}, hand0="witch king")
    place(g, "witch", 5)
    assert set(g.options(0)) == {DECLINED, swap(0, 1), swap(0, 5), swap(1, 5)}, "empty tiles are no target"
    g.apply(0, swap(1, 5))
    assert names(g, 1) == "queen1 witch0"
    assert names(g, 5) == "knight1"


def test_a_swap_is_judged_by_what_it_leaves() -> None:
    """KD-28, KD-P3."""
    g = kingdom(LAND, {0: "queen1 king1", 1: "fairy1 king0", 2: "king1 knight0"}, hand0="witch peasant")
    place(g, "witch", 5)
    assert swap(0, 1) in g.options(0), "two Kings may change places"
    assert swap(0, 2) not in g.options(0), "a King lower down forbids it"
    assert swap(1, 2) not in g.options(0)


def test_a_lone_gnome_is_no_target() -> None:
    """KD-21."""
    g = kingdom(LAND, {0: "gnome1", 1: "king1"}, hand0="witch wizard", hand1="queen peasant")
    place(g, "witch", 5)
    assert set(g.options(0)) == {DECLINED, swap(1, 5)}
    g = kingdom(LAND, {0: "gnome1", 1: "king1"}, hand0="witch wizard")
    place(g, "wizard", 4)
    assert not any(option[:2] == (4, 0) for option in g.options(0))


def test_the_house_rule_lets_a_lone_gnome_go() -> None:
    """KD-21."""
    g = kingdom(LAND, {0: "gnome1", 1: "king1"}, hand0="wizard queen", movable="yes")
    place(g, "wizard", 4)
    g.apply(0, move(0, 1))
    assert names(g, 0) == ""
    assert names(g, 1) == "gnome1 king1"
    g = kingdom(LAND, {0: "gnome1", 1: "fairy1 king1"}, hand0="witch queen", movable="yes")
    place(g, "witch", 5)
    g.apply(0, swap(0, 1))
    assert names(g, 0) == "king1"
    assert names(g, 1) == "gnome1 fairy1"


def test_the_fairy_may_make_any_order_above_the_gnome() -> None:
    """KD-22, KD-29."""
    found = set()
    for order in permutations(["king", "queen", "fairy"]):
        g = kingdom(LAND, {0: "gnome1 king1 queen1"}, hand0="fairy king", hand1="queen peasant")
        place(g, "fairy", 0)
        assert stack("gnome") not in g.options(0)
        for name in order[:2]:
            g.apply(0, stack(name))
        assert g.waiting == (1,), "the last card follows by itself"
        found.add(names(g, 0))
        assert names(g, 0).startswith("gnome1 ")
    assert len(found) == 6


def test_a_fairy_alone_has_nothing_to_arrange() -> None:
    """KD-29."""
    for below in ("", "gnome1"):
        g = kingdom(LAND, {0: below} if below else {}, hand0="fairy king", hand1="queen peasant")
        place(g, "fairy", 0)
        assert g.waiting == (1,)


def test_the_fairy_may_leave_the_order() -> None:
    """KD-24."""
    g = kingdom(LAND, {0: "king1"}, hand0="fairy king", hand1="queen peasant")
    place(g, "fairy", 0)
    g.apply(0, DECLINED)
    assert names(g, 0) == "king1 fairy0"


def test_the_wizard_moves_any_top_anywhere_else() -> None:
    """KD-30, KD-P3."""
    g = kingdom(LAND, {0: "fairy0 king1", 1: "king0 dragon0"}, hand0="wizard queen")
    place(g, "wizard", 4)
    options = set(g.options(0))
    assert move(0, 2) in options
    assert move(0, 0) not in options
    assert move(0, 1) not in options, "another King is there, though a Dragon blocks him"
    assert move(4, 3) in options, "the Wizard may move himself"
    assert move(1, 0) in options
    g.apply(0, move(0, 2))
    assert names(g, 2) == "king1"
    assert names(g, 0) == "fairy0"


def test_the_wizard_works_in_and_next_to_a_tower() -> None:
    """KD-31, KD-33."""
    # The tower is tile 4, the middle of the lower row.
    for tile, works in [(0, False), (1, True), (2, False), (3, True), (4, True), (5, True)]:
        g = kingdom(LAND, hand0="wizard queen", hand1="queen king")
        place(g, "wizard", tile)
        assert (g.waiting == (0,)) is works, tile


def test_a_dragon_may_be_moved_on_the_last_turn() -> None:
    """KD-32."""
    g = kingdom(LAND, {0: "king0 dragon1"}, turn=10, hand0="wizard gnome", hand1="queen king")
    place(g, "wizard", 4)
    g.apply(0, move(0, 5))
    assert names(g, 5) == "dragon1"
    assert names(g, 0) == "king0"
    g = kingdom(LAND, {0: "king0 dragon1"}, turn=10, hand0="fairy gnome", hand1="queen king")
    place(g, "fairy", 0)
    g.apply(0, stack("dragon"))
    g.apply(0, stack("fairy"))
    assert names(g, 0) == "dragon1 fairy0 king0"
