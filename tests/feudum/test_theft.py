"""Кража ресурсов."""

from __future__ import annotations

from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.kinds import ROBBED


def moving(
    at: str = "for_c", *, seats: int = 4, advanced: bool = False, pawns: int = 1, face: str = "noble"
) -> Scene:
    scene = Scene(seats, advanced)
    for _ in range(pawns):
        scene.pawn(BLUE, face, at)
    scene.no_vessels_for_sale()
    return scene


def test_one_good_at_the_end() -> None:
    """FE-112, FE-116: exactly one of choice, after all steps."""
    scene = moving("des_c1")
    scene.lying("des_n", iron=1, wood=1)
    scene.perform(BLUE, "move").step("des_c1", "des_n")
    assert {one["resource"] for one in scene.offered("steal")} == {"iron", "wood"}
    scene.choose("steal", resource="iron")
    assert scene.has(BLUE, "iron") == 1
    assert scene.at("des_n") == 1
    assert scene.asked == ""


def test_only_those_who_moved_steal() -> None:
    """FE-113: a pawn that stayed does not, one that came back does."""
    scene = moving("des_n")
    scene.pawn(BLUE, "monk", "for_c")
    scene.lying("des_n", iron=1)
    scene.perform(BLUE, "move").step("for_c", "for_se").choose("done")
    assert scene.asked == ""
    scene.perform(BLUE, "move").step("des_n", "des_c1").step("des_c1", "des_n")
    assert scene.offered("steal", place="des_n")


def test_no_theft_in_passing() -> None:
    """FE-114: final positions count, and nothing can be used before."""
    scene = moving("for_se", pawns=2)
    scene.lying("des_c2", food=1)
    scene.perform(BLUE, "move").step("for_se", "des_c2")
    assert not scene.offered("steal")
    scene.step("des_c2", "des_c1")
    assert scene.asked == ""


def test_not_from_the_own_farm() -> None:
    """FE-115, FE-384 (R19): own farms are safe; others' farms, own outposts and towns are not."""
    scene = moving("for_c")
    scene.rule(BLUE, "farm", "for_se")
    scene.lying("for_se", food=5)
    scene.perform(BLUE, "move").step("for_c", "for_se")
    assert scene.asked == ""
    scene = moving("for_c")
    scene.rule(RED, "farm", "for_se")
    scene.serf(BLUE, "for_se")
    scene.lying("for_se", food=5)
    scene.perform(BLUE, "move").step("for_c", "for_se")
    assert scene.offered("steal", resource="food")
    for kind in ("outpost", "town"):
        scene = moving("for_c")
        scene.rule(BLUE, kind, "for_se")
        scene.lying("for_se", food=1)
        scene.perform(BLUE, "move").step("for_c", "for_se")
        assert scene.offered("steal")


def test_one_theft_for_two_pawns() -> None:
    """FE-116, FE-242: one per Move; Repeat allows one more."""
    scene = moving("for_c", pawns=2)
    scene.lying("for_se", food=1)
    scene.lying("bad_nw", iron=1)
    scene.perform(BLUE, "move").step("for_c", "for_se").step("for_c", "bad_nw")
    assert len(scene.offered("steal")) == 2
    scene.choose("steal", place="for_se")
    assert scene.asked == ""
    scene.played(BLUE, "move")
    scene.perform(BLUE, "repeat").choose("do_again", card="move")
    scene.step("bad_nw", "for_c").step("for_c", "bad_nw")
    assert scene.offered("steal", place="bad_nw")


def test_stolen_sulfur_is_stored() -> None:
    """FE-364: barrel or reserve."""
    scene = moving("for_c")
    scene.barrel(BLUE, 1)
    scene.lying("for_se", sulfur=1)
    scene.perform(BLUE, "move").step("for_c", "for_se").choose("steal")
    assert scene.asked == "store_sulfur"
    scene.choose("store", barrel=1)
    assert scene.g.barrel[BLUE] == 2
    assert scene.has(BLUE, "sulfur") == 0


def test_theft_from_land() -> None:
    """FA-011, FA-012, FA-028: others' land yes, the own serf's no; the ruler may; a target becomes a marker."""
    scene = moving("for_c", advanced=True)
    scene.rule(GREEN, "town", "for_se")
    scene.serf(RED, "for_se")
    scene.land("for_se", "silver_mine", 3)
    scene.perform(BLUE, "move").step("for_c", "for_se").choose("steal", resource="shilling", store="land")
    assert scene.g.coins[BLUE] == 1
    assert scene.g.land_stock[place("for_se")] == 2
    assert [event.values[0] for event in scene.g.events or [] if event.kind == ROBBED] == [RED], (
        "not the ruler"
    )

    scene = moving("for_c", advanced=True)
    scene.rule(RED, "farm", "for_se")
    scene.serf(BLUE, "for_se")
    scene.land("for_se", "orchard", 3)
    scene.lying("for_se", iron=1)
    scene.perform(BLUE, "move").step("for_c", "for_se")
    assert [one["store"] for one in scene.offered("steal")] == ["settlement"]

    scene = moving("for_c", advanced=True)
    scene.rule(BLUE, "town", "for_se")
    scene.serf(RED, "for_se")
    scene.land("for_se", "archery_butt", 2)
    markers = scene.g.markers[BLUE]
    scene.perform(BLUE, "move").step("for_c", "for_se").choose("steal", resource="target")
    assert scene.g.markers[BLUE] == markers + 1
