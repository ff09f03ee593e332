"""4. Улучшение: settlements, region tiles, fiefs; tending land."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.components import GUILDS, LANDS, REGIONS


def places(scene: Scene) -> set[str]:
    return {one["place"] for one in scene.offered("improve")}


def improved(scene: Scene, kind: str, at: str, guild: str = "noble") -> Scene:
    """Blue rules that settlement, has all it may cost, and improves it."""
    scene.rule(BLUE, kind, at)
    scene.goods(BLUE, wood=1, iron=1)
    scene.seals(BLUE, 1)
    scene.perform(BLUE, "improve").choose("improve", place=at)
    if scene.asked == "choose_fief":
        scene.choose("choose_fief", guild=guild)
    return scene


def test_only_ruled_places_no_pawn_needed() -> None:
    """FE-148."""
    scene = Scene()
    scene.rule(BLUE, "outpost", "for_nw")
    scene.rule(RED, "outpost", "des_n")
    scene.serf(BLUE, "des_n")
    scene.goods(BLUE, wood=1)
    assert places(scene.perform(BLUE, "improve")) == {"for_nw"}


@pytest.mark.parametrize(("kind", "good", "result"), [("outpost", "wood", "farm"), ("farm", "iron", "town")])
def test_costs(kind: str, good: str, result: str) -> None:
    """FE-149, FE-150: one wood, one iron, to the bag; not offered without."""
    scene = Scene()
    scene.rule(BLUE, kind, "for_c")
    assert scene.perform(BLUE, "improve").asked == ""
    scene.goods(BLUE, **{good: 1})
    bag = scene.bag(good)
    scene.perform(BLUE, "improve").choose("improve", place="for_c", settlement=result)
    assert scene.kind("for_c") == result
    assert scene.has(BLUE, good) == 0
    assert scene.bag(good) == bag + 1


def test_a_tile_pays_wood_or_iron() -> None:
    """FE-070, FE-164, FE-165 (R6): one tile is one good and leaves the game; right after gaining it, too."""
    scene = Scene(advanced=True)
    scene.rule(BLUE, "outpost", "for_c")
    scene.rule(BLUE, "outpost", "des_c1")
    scene.tile(BLUE, "orchard")
    scene.goods(BLUE, saltpeter=1)
    scene.perform(BLUE, "improve").choose("improve", place="for_c")
    assert scene.g.tile_count(BLUE) == 1  # the old one is spent, the region's tile is new
    assert sum(scene.g.removed) == 1
    scene.played(BLUE, "improve")
    scene.perform(BLUE, "repeat").choose("do_again", card="improve").choose("improve", place="des_c1")
    assert scene.kind("des_c1") == "farm"
    assert sum(scene.g.removed) == 2


def test_a_tile_is_exchanged_at_any_time() -> None:
    """FE-164, FE-165: offered before a card is laid; for any good of the bag, sulfur also onto the barrel."""
    scene = Scene()
    scene.tile(BLUE, "orchard", 2)
    scene.hand(BLUE, "tax", "move")
    scene.turn(BLUE).choose("swap_tile", land="orchard")
    assert {one["good"] for one in scene.offered("pick_good")} == {
        "saltpeter",
        "sulfur",
        "iron",
        "wood",
        "food",
    }
    scene.choose("pick_good", good="sulfur").choose("store", barrel=1)
    assert scene.g.barrel[BLUE] == 1
    assert scene.g.tile_count(BLUE) == 1
    assert scene.asked == "lay_card"


def test_a_seal_makes_a_fief() -> None:
    """FE-151: the seal goes to the supply; beads and tiles cannot replace it."""
    scene = Scene()
    scene.rule(BLUE, "town", "des_c1")
    scene.beads(BLUE, 5)
    scene.tile(BLUE, "orchard")
    assert scene.perform(BLUE, "improve").asked == ""
    scene.seals(BLUE, 1)
    supply = scene.g.seal_supply
    scene.perform(BLUE, "improve").choose("improve", place="des_c1").choose("choose_fief", guild="monk")
    assert scene.kind("des_c1") == "fief"
    assert scene.g.seals[BLUE] == 0
    assert scene.g.seal_supply == supply + 1
    assert sum(scene.g.beads) == 1
    assert scene.stars("monk", BLUE) == 3


def test_steps_cannot_be_skipped() -> None:
    """FE-152: outpost to farm only; a fief is final; one improvement per card."""
    scene = Scene()
    scene.rule(BLUE, "outpost", "for_c")
    scene.rule(BLUE, "noble_fief", "des_n")
    scene.goods(BLUE, wood=2, iron=2)
    scene.seals(BLUE, 2)
    scene.perform(BLUE, "improve")
    assert [(one["place"], one["settlement"]) for one in scene.offered("improve")] == [("for_c", "farm")]
    scene.choose("improve")
    assert scene.asked == ""


def test_discs_are_exchanged_roles_stay() -> None:
    """FE-009, FE-153: the new disc from supply, the old one back; ruler, subject, serf as before."""
    scene = Scene()
    scene.rule(BLUE, "outpost", "bad_c")
    scene.subject("bad_c")
    scene.serf(RED, "bad_c")
    scene.goods(BLUE, wood=1)
    before = scene.g.disc_supply[:]
    scene.perform(BLUE, "improve").choose("improve")
    assert [new - old for new, old in zip(scene.g.disc_supply, before, strict=True)] == [1, -1, 0]
    assert (scene.ruler("bad_c"), scene.serf_at("bad_c"), scene.has_subject("bad_c")) == (BLUE, RED, True)


def test_fief_discs_are_limited() -> None:
    """FE-044, FE-154 (R33): two of each guild; with none left no fief; a destroyed one is there again."""
    scene = Scene()
    scene.disc("noble_fief", "mtn_nw", "mtn_se")
    scene.rule(BLUE, "town", "des_c1")
    scene.seals(BLUE, 1)
    scene.perform(BLUE, "improve").choose("improve")
    assert {one["guild"] for one in scene.offered("choose_fief")} == set(GUILDS) - {"noble"}
    scene.g.fiefs_left = (0,) * 6
    assert scene.perform(BLUE, "improve").asked == ""
    scene.g.fiefs_left = (0, 0, 1, 0, 0, 0)
    assert places(scene.perform(BLUE, "improve")) == {"des_c1"}


def test_farm_goods_are_discarded() -> None:
    """FE-155 (R20): only farm to town; land stays; an outpost's good joins the farm."""
    scene = Scene(advanced=True)
    scene.lying("des_sw", food=4, iron=2)
    scene.land("des_sw", "orchard", 3)
    bag = sum(scene.g.bag)
    improved(scene, "farm", "des_sw")
    assert scene.at("des_sw") == 0
    assert sum(scene.g.bag) == bag + 6 - 2 + 1  # two goods given to Blue, one paid
    assert scene.g.land_stock[place("des_sw")] == 3
    scene = Scene()
    scene.lying("des_sw", food=1)
    improved(scene, "outpost", "des_sw")
    assert scene.at("des_sw") == 1
    scene = Scene()
    scene.lying("des_sw", food=1)
    improved(scene, "town", "des_sw")
    assert scene.at("des_sw") == 1


def test_the_top_tile_of_the_region() -> None:
    """FE-156, FE-158: the stack of the place's region; its face is known to all from then on."""
    scene = improved(Scene(), "farm", "bad_se")
    assert scene.g.removed == tuple(int(name == "badlands") for name in REGIONS)
    assert scene.g.tile_count(BLUE) == 1
    face = LANDS[scene.g.faces[REGIONS.index("badlands") * 4]]
    assert scene.told("took_tile")[0] == {
        "kind": "took_tile", "seat": BLUE, "region": "badlands", "numeral": 1, "land": face,
    }  # fmt: skip


@pytest.mark.parametrize("numeral", [1, 2, 3, 4])
@pytest.mark.parametrize(("kind", "base"), [("outpost", 1), ("farm", 2), ("town", 3)])
def test_the_tile_table(numeral: int, kind: str, base: int) -> None:
    """FE-159, FE-160, FE-161: points by the tile's numeral and the new settlement, whatever the epoch."""
    scene = Scene()
    scene.g.epoch = 4
    scene.stacks(desert=numeral - 1)
    improved(scene, kind, "des_c1")
    assert scene.score(BLUE) == numeral + base


def test_worked_examples_of_points() -> None:
    """FE-160, FE-161: farm to town with tile I is 3; epoch III with a I on top 2; epoch IV with a II on top 5."""
    assert improved(Scene(), "farm", "bad_s").score(BLUE) == 3
    scene = Scene()
    scene.g.epoch = 3
    assert improved(scene, "outpost", "for_c").score(BLUE) == 2
    scene = Scene()
    scene.g.epoch = 4
    scene.stacks(mountains=1)
    assert improved(scene, "town", "mtn_nw").score(BLUE) == 5


@pytest.mark.parametrize(("top", "taken"), [(1, True), (2, True), (3, False)])
def test_tile_of_this_or_an_earlier_epoch(top: int, taken: bool) -> None:
    """FE-157: in epoch II a desert I or II, not a III."""
    scene = Scene()
    scene.g.epoch = 2
    scene.stacks(2, desert=top - 1)
    improved(scene, "outpost", "des_c1")
    assert scene.g.tile_count(BLUE) == int(taken)


def test_a_tile_of_a_past_epoch_instead() -> None:
    """FE-162 (R4): no fitting tile: one of an earlier epoch from another stack, of choice, without points."""
    scene = Scene()
    scene.g.epoch = 2
    scene.stacks(1, desert=2, islands=0, sea=0)
    improved(scene, "outpost", "des_c1")
    assert {one["region"] for one in scene.offered("take_tile")} == {"islands", "sea"}
    scene.choose("take_tile", region="islands")
    assert scene.g.tile_count(BLUE) == 1
    assert scene.score(BLUE) == 0


def test_no_tile_left() -> None:
    """FE-162, FE-163 (R3, R5): other tops of the current epoch are no help; the disc changes, nothing else."""
    for epoch, removed in ((2, {"desert": 2}), (1, {"desert": 1})):
        scene = Scene()
        scene.g.epoch = epoch
        scene.stacks(epoch - 1, **removed)
        improved(scene, "outpost", "des_c1")
        assert scene.asked == ""
        assert scene.kind("des_c1") == "farm"
        assert scene.g.tile_count(BLUE) == 0
        assert scene.score(BLUE) == 0
    scene = Scene()
    scene.g.epoch = 4
    scene.stacks(3, sea=4)
    improved(scene, "outpost", "sea_n")
    assert scene.g.tile_count(BLUE) == 0


def test_taking_a_tile_does_not_change_the_epoch_at_once() -> None:
    """FE-166: the fourth II-tile uncovered in phase 1 is looked at in phase 4 only."""
    scene = Scene()
    scene.stacks(sea=1, islands=1, forest=1)
    improved(scene, "outpost", "des_c1")
    assert sum(scene.g.removed) == 4
    assert scene.g.epoch == 1


# Tending land.


def tending(face: str = "orchard", wood: int = 1) -> Scene:
    scene = Scene(advanced=True)
    scene.rule(RED, "town", "isl_n")
    scene.serf(BLUE, "isl_n")
    scene.tile(BLUE, face)
    scene.goods(BLUE, wood=wood)
    return scene


def test_tend_landscape() -> None:
    """FA-019, FA-020, FA-022: wood to the bag, the tile at the own serf, 2 points, instead of improving."""
    scene = tending()
    scene.rule(BLUE, "outpost", "for_c")
    bag = scene.bag("wood")
    scene.perform(BLUE, "improve")
    assert {one["place"] for one in scene.offered("tend")} == {"isl_n"}
    scene.choose("tend", place="isl_n", land="orchard").choose("decline")
    assert scene.score(BLUE) == 2
    assert scene.has(BLUE, "wood") == 0
    assert scene.bag("wood") == bag + 1
    assert scene.g.land[place("isl_n")] == 0
    assert scene.g.tile_count(BLUE) == 0
    assert scene.kind("for_c") == "outpost"
    assert scene.asked == ""


def test_one_land_tile_a_place() -> None:
    """FA-021: nobody lays a second one."""
    scene = tending()
    scene.land("isl_n", "silver_mine")
    assert scene.perform(BLUE, "improve").asked == ""


def test_land_without_wood() -> None:
    """FA-020, FE-164: the wood may be a second tile, not the tile that is laid."""
    scene = tending(wood=0)
    assert scene.perform(BLUE, "improve").asked == ""
    scene.tile(BLUE, "silver_mine")
    scene.perform(BLUE, "improve").choose("tend", land="orchard").choose("decline")
    assert scene.g.tile_count(BLUE) == 0


@pytest.mark.parametrize(
    ("face", "resource"),
    [("orchard", "food"), ("archery_butt", "target"), ("silver_mine", "shilling"), ("sulfur_mine", "sulfur")],
)
def test_three_resources_at_once(face: str, resource: str) -> None:
    """FA-023, FA-027: three of the face's own resource, and no other."""
    scene = tending(face)
    bag, supply = scene.g.bag[:], scene.g.supply
    scene.perform(BLUE, "improve").choose("tend")
    assert scene.g.land_stock[place("isl_n")] == 3
    assert scene.told("land_filled")[0]["resource"] == resource
    gone = {
        "food": bag[4] - scene.g.bag[4],
        "sulfur": bag[1] - scene.g.bag[1],
        "shilling": supply - scene.g.supply,
    }
    assert gone == {name: 3 if name == resource else 0 for name in gone}


def test_take_all_or_leave_all() -> None:
    """FA-025, FA-026: at the moment of laying, too; one resource goes to the ruler."""
    scene = tending("silver_mine")
    scene.perform(BLUE, "improve").choose("tend")
    assert scene.asked == "collect_land"
    assert scene.kinds() == {"decline", "collect"}
    scene.choose("collect")
    assert (scene.g.coins[BLUE], scene.g.coins[RED]) == (2, 1)
    assert scene.g.land_stock[place("isl_n")] == 0


def test_one_for_the_ruler_however_many() -> None:
    """FA-026, FA-081: of nine eight stay."""
    scene = tending()
    scene.land("isl_n", "silver_mine", 9)
    from regnum.games.feudum.realm.land import CollectLand

    scene.begin(CollectLand(BLUE, place("isl_n"))).choose("collect")
    assert (scene.g.coins[BLUE], scene.g.coins[RED]) == (8, 1)
    assert scene.told("collected")[0]["count"] == 8


def test_targets_become_markers() -> None:
    """FA-028: markers of the own colour from the supply, none from the row; targets return."""
    scene = tending("archery_butt")
    blue, red = scene.g.markers[BLUE], scene.g.markers[RED]
    scene.perform(BLUE, "improve").choose("tend").choose("collect")
    assert scene.g.markers[BLUE] == blue + 2
    assert scene.g.markers[RED] == red + 1
    scene = tending("archery_butt")
    scene.g.marker_supply[BLUE] = 0
    blue = scene.g.markers[BLUE]
    scene.perform(BLUE, "improve").choose("tend").choose("collect")
    assert scene.g.markers[BLUE] == blue
    assert scene.g.rows[BLUE] == 2


def test_targets_are_limited() -> None:
    """FA-001: with twelve out a butt gets none."""
    scene = tending("archery_butt")
    for name in ("sea_n", "sea_e"):
        scene.land(name, "archery_butt", 6)
    scene.perform(BLUE, "improve").choose("tend")
    assert scene.g.land_stock[place("isl_n")] == 0


def test_land_passes_to_a_later_serf() -> None:
    """FA-021 (R31): the tile stays; another player's serf cultivates it with all that lies there."""
    from regnum.games.feudum.flow.epochs import SCORE_EPOCH

    scene = Scene(advanced=True)
    scene.rule(RED, "town", "isl_n")
    scene.land("isl_n", "orchard", 3)
    scene.g.epoch = 2
    scene.begin(SCORE_EPOCH)
    assert scene.scored(GREEN, "land") == 0
    scene.serf(GREEN, "isl_n")
    scene.begin(SCORE_EPOCH)
    assert scene.scored(GREEN, "land") == 4
