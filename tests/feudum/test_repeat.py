"""10. Повтор."""

from __future__ import annotations

from scenes import BLUE, RED, Scene

from regnum.games.feudum.flow.rounds import AfterCard, LayCard
from regnum.games.feudum.kinds import DOUBLE
from regnum.games.feudum.shared import put_in


def repeatable(scene: Scene, *played: str) -> set[str]:
    scene.played(BLUE, *played)
    scene.perform(BLUE, "repeat")
    return {one["card"] for one in scene.offered("do_again")}


def test_what_repeat_copies() -> None:
    """FE-084, FE-240: the ×2 cards played this round: Move, Influence, Guild."""
    scene = Scene()
    scene.pawn(BLUE, "monk", "for_c")
    assert repeatable(scene, "move", "influence", "guild", "tax") == {"move", "influence", "guild"}
    assert repeatable(scene, "move", "tax") == {"move"}


def test_what_it_does_not() -> None:
    """FE-085, FE-086, FE-241: nothing for Migrate, Improve, Tax; nothing as first card; others' cards never."""
    scene = Scene()
    assert repeatable(scene, "migrate", "improve", "tax") == set()
    assert repeatable(scene) == set()
    scene.played(RED, "influence")
    assert repeatable(scene) == set()
    scene.goods(BLUE, saltpeter=2)
    assert repeatable(scene, "harvest") == set()  # the basic game has no déjà vu


def test_repeat_in_a_double_turn() -> None:
    """FE-084, FE-092, FE-240 (R58): sulfur lets Repeat follow the card it copies at once."""
    scene = Scene()
    scene.pawn(BLUE, "monk", "for_c")
    scene.g.bonus[BLUE] = DOUBLE
    scene.hand(BLUE, "move", "repeat", "tax")
    scene.begin(LayCard(BLUE), AfterCard(BLUE))
    scene.choose("lay", card="move").step("for_c", "for_se")
    scene.choose("lay", card="repeat").choose("do_again", card="move").step("for_se", "for_c")
    assert scene.g.voyage[BLUE] == 1


def test_the_whole_action_again() -> None:
    """FE-242: three pawns have three points again, influence one marker a place again."""
    scene = Scene()
    for name in ("for_c", "des_n", "bad_s"):
        scene.pawn(BLUE, "noble", name)
    scene.played(BLUE, "influence")
    scene.perform(BLUE, "repeat").choose("do_again", card="influence")
    assert len(scene.offered("mark")) == 3


def test_deja_vu() -> None:
    """FA-048, FE-086: saltpeter or a tile for a card without ×2; ×2 cards cost nothing."""
    scene = Scene(advanced=True)
    scene.rule(BLUE, "farm", "for_c")
    scene.goods(BLUE, saltpeter=1)
    assert repeatable(scene, "harvest", "move") == {"harvest", "move"}
    scene.choose("do_again", card="harvest").choose("reap", **{"yield": "whole"})
    assert scene.has(BLUE, "saltpeter") == 0
    assert scene.score(BLUE) == 1
    assert repeatable(scene, "harvest") == set()
    scene.tile(BLUE, "orchard")
    assert repeatable(scene, "harvest") == {"harvest"}
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "for_c")
    scene.goods(BLUE, saltpeter=1)
    repeatable(scene, "move")
    scene.choose("do_again", card="move")
    assert scene.has(BLUE, "saltpeter") == 1


def test_example_a_second_migration() -> None:
    """FA-049: a third pawn in the same round, food and saltpeter spent."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "for_c")
    scene.goods(BLUE, food=2, saltpeter=1)
    scene.perform(BLUE, "migrate").choose("put_pawn", character="monk", place="for_c")
    repeatable(scene, "migrate")
    scene.choose("do_again", card="migrate").choose("put_pawn", character="monk", place="for_c")
    assert len(scene.g.on_map(BLUE)) == 3
    assert (scene.has(BLUE, "food"), scene.has(BLUE, "saltpeter")) == (0, 0)


def test_conquer_and_defend_never_twice() -> None:
    """FE-085, FA-050: not even by déjà vu."""
    scene = Scene(advanced=True)
    scene.goods(BLUE, saltpeter=3)
    assert repeatable(scene, "conquer", "defend") == set()


def test_deja_vu_copies_no_repeat() -> None:
    """FA-051: nor does the saltpeter on the purse pay."""
    scene = Scene(advanced=True)
    scene.goods(BLUE, saltpeter=1)
    assert repeatable(scene, "repeat") == set()
    scene = Scene(advanced=True)
    scene.g.bonus[BLUE] = 1
    scene.g.purse = put_in(scene.g.purse, BLUE, 1)
    assert repeatable(scene, "harvest") == set()
