"""Two pawns that differ in nothing give one option, not two."""

from __future__ import annotations

from scenes import BLUE, RED, Scene, place

from regnum.games.feudum.actions.conquer import Conquer
from regnum.games.feudum.actions.migrate import Migrate
from regnum.games.feudum.actions.move import MoveFigures
from regnum.games.feudum.flow.feeding import FEEDING
from regnum.games.feudum.kinds import ATTACK_FIGURE, FEED, SEND_HOME, STEP, TAKE_OFF


def twins(seat: int = BLUE) -> Scene:
    scene = Scene()
    scene.pawn(seat, "monk", "for_c")
    scene.pawn(seat, "monk", "for_c")
    return scene


def test_who_drinks() -> None:
    """FE-361: none, one or both; which of the two monks drinks means the same."""
    scene = twins()
    scene.goods(BLUE, food=2)
    scene.barrel(BLUE, 2)
    scene.begin(FEEDING)
    drinkers = [option[1] for option in scene.g.options(BLUE) if option[0] == FEED]
    assert drinkers == [0b00, 0b01, 0b11]


def test_who_goes_home() -> None:
    """FE-358: no food, one tile: one of the monks goes home, or both."""
    scene = twins()
    scene.tile(BLUE, "orchard")
    scene.begin(FEEDING)
    scene.choose("feed", drinkers=[])
    leavers = [option[1] for option in scene.g.options(BLUE) if option[0] == SEND_HOME]
    assert leavers == [0b01, 0b11]


def test_taken_off_and_attacked() -> None:
    """FE-106, FE-210: one of the two is as good as the other."""
    scene = twins()
    off = [option for option in Migrate(BLUE).options(scene.g) if option[0] == TAKE_OFF]
    assert [option[1] for option in off] == [0]
    scene = twins(RED)
    scene.pawn(BLUE, "knight", "for_c")
    scene.g.hand[BLUE] = 1
    targets = [option[1] for option in Conquer(BLUE).options(scene.g) if option[0] == ATTACK_FIGURE]
    assert targets == [3]


def test_steps_of_one_that_has_moved() -> None:
    """FE-113: alike again after a move, they still differ for the theft."""
    scene = twins()
    fresh = [option[1] for option in MoveFigures(BLUE, 2, 0).options(scene.g) if option[0] == STEP]
    assert set(fresh) == {0}
    moved = [option[1] for option in MoveFigures(BLUE, 1, 1).options(scene.g) if option[0] == STEP]
    assert set(moved) == {0, 1}
    assert scene.g.pawn_place[0] == place("for_c")
