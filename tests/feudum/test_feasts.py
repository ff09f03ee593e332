"""Пирушка."""

from __future__ import annotations

from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.shared import put_in


def feasting(host: str = "farmer", rank: str = "master", barrel: int = 1) -> Scene:
    """Red is master or journeyman of a guild; Blue's noble stands beside the pawn that makes him so."""
    scene = Scene(advanced=True)
    scene.barrel(BLUE, barrel)
    if rank == "journeyman":
        scene.pawn(GREEN, host, "mtn_nw")
    scene.pawn(RED, host, "des_n")
    scene.pawn(BLUE, "noble", "des_n")
    return scene


def feast(scene: Scene, task: str = "push") -> Scene:
    return scene.perform(BLUE, "guild").choose("feast", host=RED, task=task)


def test_a_feast() -> None:
    """FA-052, FA-053, FA-057: a sulfur of the barrel, the host's push, its points and three more for the feaster."""
    scene = feasting()
    scene.g.barn = [1, 1, 0, 0, 0]
    bag = scene.bag("sulfur")
    feast(scene)
    assert scene.g.barrel[BLUE] == 0
    assert scene.bag("sulfur") == bag + 1
    assert scene.g.shelves == [4] * 5
    assert scene.score(BLUE) == 5 + 3
    assert scene.score(RED) == 0
    assert scene.asked == ""


def test_a_feast_closes_its_guild() -> None:
    """FE-249: the guild of the feast is closed for Repeat."""
    scene = feast(feasting())
    scene.played(BLUE, "guild")
    scene.coins(BLUE, 9)
    scene.barrel(BLUE, 1)
    scene.perform(BLUE, "repeat").choose("do_again", card="guild")
    assert not scene.offered(guild="farmer")


def test_feasting_a_journeyman() -> None:
    """FA-054: the writ is the feaster's."""
    scene = feasting("merchant", "journeyman")
    scene.g.barn = [1, 0, 0, 0, 0]
    feast(scene, "pull")
    assert scene.score(BLUE) == 3 + 3
    assert scene.g.waiting == (BLUE,)
    assert scene.asked == "keep_writ"


def test_feasts_open_coffers() -> None:
    """FA-055: the feaster takes the owner's share; as journeyman his own as well; without one it stays."""
    scene = feasting()
    scene.g.charity = (0, 5)
    scene.g.track[1] = GREEN
    feast(scene)
    assert scene.g.coins == [3, 0, 2, 0]
    scene = feasting()
    scene.pawn(BLUE, "farmer", "for_c")
    assert scene.members("farmer") == [RED, BLUE]
    scene.g.charity = (0, 5)
    feast(scene)
    assert scene.g.coins[BLUE] == 5
    scene = feasting()
    scene.g.charity = (0, 5)
    feast(scene)
    assert (scene.g.coins[BLUE], scene.g.charity[1]) == (3, 2)


def test_only_barrel_sulfur_pays() -> None:
    """FA-056: reserve sulfur does not; a tile swapped onto the barrel first does; basic game: no feasts."""
    scene = feasting(barrel=0)
    scene.goods(BLUE, sulfur=2)
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene.tile(BLUE, "orchard")
    scene.hand(BLUE, "guild", "tax")
    scene.turn(BLUE).choose("swap_tile").choose("pick_good", good="sulfur").choose("store", barrel=1)
    scene.choose("lay", card="guild")
    assert scene.offered("feast", host=RED)


def test_who_can_be_feasted() -> None:
    """FA-052, FA-075 (R27): by a pawn or fief of that guild beside an own pawn; a monster invites nobody."""
    scene = Scene(advanced=True)
    scene.barrel(BLUE, 1)
    scene.pawn(RED, "farmer", "des_n")
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene.monster(BLUE, "giant", "des_n")
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene.pawn(BLUE, "noble", "for_c")
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene = Scene(advanced=True)
    scene.barrel(BLUE, 1)
    scene.rule(RED, "farmer_fief", "for_c")
    scene.pawn(BLUE, "noble", "for_c")
    assert scene.perform(BLUE, "guild").offered("feast", guild="farmer", host=RED, task="push")
    scene = Scene(advanced=True)
    scene.barrel(BLUE, 1)
    scene.pawn(RED, "farmer", "des_n")
    scene.pawn(RED, "monk", "for_c")
    scene.pawn(BLUE, "noble", "for_c")
    assert {one["guild"] for one in scene.perform(BLUE, "guild").offered("feast")} == {"monk"}


def test_no_reeves_at_a_feast() -> None:
    """FA-061: no bonus for the host's reeve, no own reeve placed."""
    scene = feasting()
    scene.g.barn = [1, 0, 0, 0, 0]
    scene.g.reeves = put_in(scene.g.reeves, RED, 1)
    feast(scene)
    assert scene.score(BLUE) == 4 + 3
    assert scene.asked == ""


def test_a_feast_without_success() -> None:
    """FA-053 (R45): the three points of the feast are scored all the same."""
    scene = feasting()
    scene.g.barn = [0, 0, 1, 0, 0]
    scene.g.shelves = [0] * 5
    feast(scene)
    assert scene.score(BLUE) == 3
    assert place("des_n") == 10
