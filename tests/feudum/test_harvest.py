"""6. Урожай and 7. Налоги."""

from __future__ import annotations

import pytest
from scenes import BLUE, RED, Scene


def farms(*names: str, advanced: bool = False, fiefs: int = 0) -> Scene:
    scene = Scene(advanced=advanced)
    scene.rule(BLUE, "farm", *names)
    for name in ("mtn_nw", "mtn_se")[:fiefs]:
        scene.rule(BLUE, "monk_fief", name)
    return scene


def reap(scene: Scene, at: str = "for_se", whole: bool = True) -> Scene:
    return scene.perform(BLUE, "harvest").choose(
        "reap", place=at, **{"yield": "whole" if whole else "partial"}
    )


def reserve(scene: Scene) -> int:
    return sum(scene.g.goods[:5]) + scene.g.barrel[BLUE]


def settle(scene: Scene) -> None:
    """Any sulfur of a bribe stays in the reserve."""
    if scene.asked == "store_sulfur":
        scene.choose("store", barrel=0)


def test_a_farm_is_needed() -> None:
    """FE-191: a fief is none; 0 points."""
    scene = Scene()
    scene.rule(BLUE, "monk_fief", "mtn_nw")
    assert scene.perform(BLUE, "harvest").asked == ""
    assert scene.score(BLUE) == 0


def test_five_random_goods() -> None:
    """FE-192: to the farm, from the bag, 1 point."""
    scene = farms("for_se")
    bag = sum(scene.g.bag)
    reap(scene)
    assert scene.at("for_se") == 5
    assert sum(scene.g.bag) == bag - 5
    assert scene.score(BLUE) == 1
    assert reserve(scene) == 0


def test_draws_come_from_the_bag() -> None:
    """FE-017, FE-192: each cube equally likely, without replacement; an empty bag gives what it has (R37)."""
    scene = farms("for_se")
    scene.g.bag = [0, 0, 2, 1, 0]
    reap(scene)
    assert scene.g.lying[9 * 5 : 9 * 5 + 5] == (0, 0, 2, 1, 0)
    assert sum(scene.g.bag) == 0


def test_more_for_farms_and_fiefs() -> None:
    """FE-193: two farms and a fief make 7, all at one farm of choice."""
    scene = farms("for_se", "des_n", fiefs=1)
    scene.perform(BLUE, "harvest")
    assert {one["place"] for one in scene.offered("reap")} == {"for_se", "des_n"}
    scene.choose("reap", place="des_n", **{"yield": "whole"})
    assert (scene.at("des_n"), scene.at("for_se"), scene.at("mtn_nw")) == (7, 0, 0)


@pytest.mark.parametrize(("beads", "size"), [((2,), 7), ((2, 3), 10), ((4, 5), 10), ((4,), 9)])
def test_beads_bless_the_harvest(beads: tuple[int, ...], size: int) -> None:
    """FE-194, FE-195, FE-201: their values, never more than 10 in all; again the next time."""
    scene = farms("for_se")
    scene.beads(BLUE, *beads)
    reap(scene)
    assert scene.at("for_se") == size
    scene.rule(BLUE, "town", "for_se")
    scene.rule(BLUE, "farm", "for_nw")
    reap(scene, "for_nw")
    assert scene.at("for_nw") == size


def test_a_full_farm_waits() -> None:
    """FE-196: ten lie there: not offered; nine: allowed, up to nineteen; a full farm still counts as a further one."""
    scene = farms("for_se")
    scene.lying("for_se", food=10)
    assert scene.perform(BLUE, "harvest").asked == ""
    scene = farms("for_se")
    scene.lying("for_se", food=9)
    scene.beads(BLUE, 5)
    reap(scene)
    assert scene.at("for_se") == 19
    scene = farms("for_se", "des_n")
    scene.lying("for_se", food=12)
    scene.perform(BLUE, "harvest")
    assert {one["place"] for one in scene.offered("reap")} == {"des_n"}
    reap(scene, "des_n")
    assert scene.at("des_n") == 6


@pytest.mark.parametrize(
    ("beads", "farm", "bribe"),
    [((), 4, 1), ((2,), 5, 2), ((3,), 5, 3), ((4,), 6, 3), ((5,), 6, 4), ((4, 5), 6, 4)],
)
def test_the_harvest_table(beads: tuple[int, ...], farm: int, bribe: int) -> None:
    """FE-195, FE-198, FE-199: 5, 7, 8, 9, 10 and a capped 14 split by the table; both parts random."""
    scene = farms("for_se")
    scene.beads(BLUE, *beads)
    reap(scene, whole=False)
    settle(scene)
    assert scene.at("for_se") == farm
    assert reserve(scene) == bribe
    assert scene.score(BLUE) == 1


def test_the_table_for_six() -> None:
    """FE-198: 6 is 5 and 1."""
    scene = farms("for_se", "des_n")
    reap(scene, whole=False)
    settle(scene)
    assert (scene.at("for_se"), reserve(scene)) == (5, 1)
    assert scene.g.tables.harvest_farm[5:] == (4, 5, 5, 5, 6, 6)
    assert scene.g.tables.harvest_bribe[5:] == (1, 1, 2, 3, 3, 4)


def test_sulfur_of_a_bribe_is_stored() -> None:
    """FE-200: barrel or reserve."""
    scene = farms("for_se")
    scene.g.bag = [0, 9, 0, 0, 0]
    reap(scene, whole=False)
    assert scene.asked == "store_sulfur"
    scene.choose("store", barrel=1)
    assert scene.g.barrel[BLUE] == 1
    assert scene.has(BLUE, "sulfur") == 0


def test_a_bribe_turns_the_beads() -> None:
    """FE-202, FE-203: all of them become seals at once; no bribe, no turning; without beads a bribe is legal."""
    scene = farms("for_se")
    scene.beads(BLUE, 3, 5)
    reap(scene, whole=False)
    settle(scene)
    assert (scene.at("for_se"), reserve(scene)) == (6, 4)
    assert sum(scene.g.beads) == 0
    assert scene.g.seals[BLUE] == 2
    scene.rule(BLUE, "town", "for_se")
    scene.rule(BLUE, "farm", "for_nw")
    reap(scene, "for_nw")
    assert scene.at("for_nw") == 5
    assert scene.perform(BLUE, "improve").offered("improve", place="for_se", settlement="fief")
    scene = farms("for_se")
    scene.beads(BLUE, 3)
    reap(scene)
    assert sum(scene.g.beads) == 1
    assert scene.g.seals[BLUE] == 0


def test_a_harvest_does_not_pay_by_itself() -> None:
    """FE-197: the farm's goods are sold by a Guild action, three units for six."""
    scene = farms("for_se", "des_n")
    reap(scene)
    assert scene.g.coins[BLUE] == 0
    scene.perform(BLUE, "guild").choose("trade", guild="farmer").choose("sell", place="for_se", food=0)
    assert scene.g.coins[BLUE] == 3
    assert scene.at("for_se") == 0


def test_inspection() -> None:
    """FA-033: with a farmer anywhere the whole harvest is seen first, then the bribe chosen."""
    scene = farms("for_se", advanced=True)
    scene.pawn(BLUE, "farmer", "mtn_nw")
    scene.beads(BLUE, 3)
    scene.g.bag = [0, 0, 4, 4, 0]
    scene.perform(BLUE, "harvest")
    assert [one["yield"] for one in scene.offered("reap")] == ["whole"]
    scene.choose("reap")
    assert scene.at("for_se") == 8
    bribes = [one["goods"] for one in scene.offered("pocket")]
    assert {"iron": 3} in bribes
    assert {"iron": 1, "wood": 2} in bribes
    assert all(sum(goods.values()) == 3 for goods in bribes)
    scene.choose("pocket", goods={"iron": 3})
    assert scene.has(BLUE, "iron") == 3
    assert scene.at("for_se") == 5
    assert scene.g.seals[BLUE] == 1
    assert sum(scene.g.beads) == 0


def test_who_inspects() -> None:
    """FA-033, FE-067: a farmer in the advanced game; otherwise the bribe stays random."""
    for advanced, farmer in ((False, True), (True, False)):
        scene = farms("for_se", advanced=advanced)
        if farmer:
            scene.pawn(BLUE, "farmer", "mtn_nw")
        scene.perform(BLUE, "harvest")
        assert {one["yield"] for one in scene.offered("reap")} == {"whole", "partial"}
        scene.choose("reap", **{"yield": "whole"})
        assert scene.asked == ""


def test_inspection_may_take_no_bribe() -> None:
    """FA-034: having seen the goods one may decline; the bead stays."""
    scene = farms("for_se", advanced=True)
    scene.pawn(BLUE, "farmer", "mtn_nw")
    scene.beads(BLUE, 3)
    scene.perform(BLUE, "harvest").choose("reap").choose("decline")
    assert scene.at("for_se") == 8
    assert sum(scene.g.beads) == 1
    assert scene.score(BLUE) == 1


# Tax.


def towns(count: int, fiefs: int = 0, advanced: bool = True) -> Scene:
    scene = Scene(advanced=advanced)
    for name in ("for_c", "for_se", "for_nw")[:count]:
        scene.rule(BLUE, "town", name)
    for name in ("mtn_nw", "mtn_se")[:fiefs]:
        scene.rule(BLUE, "monk_fief", name)
    return scene


@pytest.mark.parametrize(("count", "fiefs", "shillings"), [(1, 0, 2), (3, 2, 6), (1, 1, 3), (2, 0, 3)])
def test_taxes(count: int, fiefs: int, shillings: int) -> None:
    """FE-204, FE-205: two, and one for each further town and fief."""
    scene = towns(count, fiefs)
    supply = scene.g.supply
    scene.perform(BLUE, "tax").choose("collect_tax")
    assert scene.g.coins[BLUE] == shillings
    assert scene.g.supply == supply - shillings


def test_no_tax_without_a_town() -> None:
    """FE-204: a fief alone pays nothing; an empty supply pays what it has (R36)."""
    assert towns(0, 1).perform(BLUE, "tax").asked == ""
    scene = towns(3)
    scene.g.supply = 1
    scene.perform(BLUE, "tax").choose("collect_tax")
    assert scene.g.coins[BLUE] == 1


def test_reinforcements() -> None:
    """FA-035, FA-037: with a knight one marker of the supply as well, optional, one however many knights."""
    scene = towns(1)
    scene.pawn(BLUE, "knight", "isl_n")
    scene.pawn(BLUE, "knight", "isl_n")
    markers, supply = scene.g.markers[BLUE], scene.g.marker_supply[BLUE]
    scene.perform(BLUE, "tax")
    assert {one["marker"] for one in scene.offered("collect_tax")} == {0, 1}
    scene.choose("collect_tax", marker=1)
    assert scene.g.coins[BLUE] == 2
    assert (scene.g.markers[BLUE], scene.g.marker_supply[BLUE]) == (markers + 1, supply - 1)


def test_reinforcements_need_a_town_and_a_knight() -> None:
    """FA-035 (R41): no town, no marker; no knight, no marker; basic game, no marker."""
    scene = towns(0, 1)
    scene.pawn(BLUE, "knight", "isl_n")
    assert scene.perform(BLUE, "tax").asked == ""
    assert {one["marker"] for one in towns(1).perform(BLUE, "tax").offered("collect_tax")} == {0}
    scene = towns(1, advanced=False)
    scene.pawn(BLUE, "knight", "isl_n")
    assert {one["marker"] for one in scene.perform(BLUE, "tax").offered("collect_tax")} == {0}


def test_reinforcements_from_the_row() -> None:
    """FA-036: with an empty supply the own row gives it, never another colour's."""
    scene = towns(1)
    scene.pawn(BLUE, "knight", "isl_n")
    scene.g.marker_supply[BLUE] = 0
    scene.perform(BLUE, "tax").choose("collect_tax", marker=1)
    assert scene.g.rows[BLUE] == 1
    scene.g.rows[BLUE] = 0
    assert {one["marker"] for one in scene.perform(BLUE, "tax").offered("collect_tax")} == {0}
    assert scene.g.rows[RED] == 2
