"""1. Миграция."""

from __future__ import annotations

import pytest
from scenes import BLUE, RED, Scene, place

from regnum.games.feudum.components import GUILDS

STARTS = {"for_c", "for_se", "des_c1", "des_c2", "bad_nw", "bad_s"}


def targets(scene: Scene) -> set[str]:
    return {one["place"] for one in scene.offered("put_pawn")}


def test_one_pawn_on_or_off() -> None:
    """FE-101, FE-106: both directions, one pawn; taking off costs no food and the star goes at once."""
    scene = Scene()
    noble = scene.pawn(BLUE, "noble", "bad_s")
    scene.goods(BLUE, food=2)
    scene.perform(BLUE, "migrate")
    assert scene.kinds() == {"decline", "put_pawn", "take_off"}
    scene.choose("take_off", place="bad_s")
    assert scene.where(noble) == ""
    assert scene.has(BLUE, "food") == 2
    assert scene.stars("noble", BLUE) == 0
    assert scene.members("noble") == []
    assert scene.g.markers[BLUE] == 7
    assert scene.asked == ""


def test_a_new_pawn_eats() -> None:
    """FE-102: 1 food to the bag; without food or tile nobody comes."""
    scene = Scene()
    scene.pawn(BLUE, "noble", "bad_s")
    assert scene.perform(BLUE, "migrate").kinds() == {"decline", "take_off"}
    scene.goods(BLUE, food=1)
    bag = scene.bag("food")
    scene.perform(BLUE, "migrate").choose("put_pawn", character="monk", place="bad_s")
    assert scene.has(BLUE, "food") == 0
    assert scene.bag("food") == bag + 1


def test_a_tile_feeds_a_new_pawn() -> None:
    """FE-102, FE-164: a region tile stands for the food."""
    scene = Scene()
    scene.tile(BLUE, "orchard")
    scene.perform(BLUE, "migrate").choose("put_pawn", character="monk", place="for_c")
    assert scene.g.tile_count(BLUE) == 0


def test_no_fourth_pawn() -> None:
    """FE-004: with three on the board only taking off is offered."""
    scene = Scene()
    for character in ("noble", "monk", "knight"):
        scene.pawn(BLUE, character, "for_c")
    scene.goods(BLUE, food=3)
    assert scene.perform(BLUE, "migrate").kinds() == {"decline", "take_off"}


def test_any_character() -> None:
    """FE-103: six faces, also one already there."""
    scene = Scene()
    scene.pawn(BLUE, "noble", "for_c")
    scene.goods(BLUE, food=1)
    scene.perform(BLUE, "migrate")
    assert {one["character"] for one in scene.offered("put_pawn")} == set(GUILDS)


def test_where_one_has_a_pawn_or_marker() -> None:
    """FE-104: pawn, ruler, subject and serf count; a guild marker or a monster does not."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "for_c")
    scene.rule(RED, "town", "des_n")
    scene.serf(BLUE, "des_n")
    scene.monster(BLUE, "giant", "mtn_nw")
    scene.goods(BLUE, food=1)
    scene.perform(BLUE, "migrate")
    assert targets(scene) == {"for_c", "des_n"}
    scene.rule(BLUE, "town", "isl_s")
    assert targets(scene.perform(BLUE, "migrate")) == {"for_c", "des_n", "isl_s"}


def test_else_at_a_start() -> None:
    """FE-105: only with no such place at all."""
    scene = Scene()
    scene.goods(BLUE, food=1)
    assert targets(scene.perform(BLUE, "migrate")) == STARTS
    scene.rule(RED, "town", "isl_s")
    scene.serf(BLUE, "isl_s")
    assert targets(scene.perform(BLUE, "migrate")) == {"isl_s"}


@pytest.mark.parametrize("character", GUILDS)
def test_guild_standing_follows_at_once(character: str) -> None:
    """FE-107, FE-108, FE-273: the guild of the same name gains a star and a marker, no choice asked."""
    scene = Scene()
    scene.goods(BLUE, food=1)
    scene.perform(BLUE, "migrate").choose("put_pawn", character=character, place="for_c")
    assert [scene.stars(guild, BLUE) for guild in GUILDS] == [int(guild == character) for guild in GUILDS]
    assert scene.members(character) == [BLUE]
    assert scene.g.markers[BLUE] == 6
    assert scene.asked == ""


def test_distant_kin() -> None:
    """FA-010: an alchemist already on the board opens the starts; not for himself."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "alchemist", "isl_n")
    scene.goods(BLUE, food=2)
    assert targets(scene.perform(BLUE, "migrate")) == STARTS | {"isl_n"}
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "isl_n")
    scene.goods(BLUE, food=2)
    scene.perform(BLUE, "migrate")
    assert {one["place"] for one in scene.offered("put_pawn", character="alchemist")} == {"isl_n"}
    scene = Scene(advanced=False)
    scene.pawn(BLUE, "alchemist", "isl_n")
    scene.goods(BLUE, food=2)
    assert targets(scene.perform(BLUE, "migrate")) == {"isl_n"}


def test_the_vessel_stays() -> None:
    """FE-120: a pawn that migrates off leaves its vessel."""
    scene = Scene()
    scene.pawn(BLUE, "noble", "des_n", on="ship")
    scene.perform(BLUE, "migrate").choose("take_off")
    assert scene.g.adrift[place("des_n")] == 1
