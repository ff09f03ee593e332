"""Великое путешествие."""

from __future__ import annotations

import pytest
from scenes import BLUE, Scene, place

from regnum.games.feudum.shared import put_in


def moving(
    at: str = "for_c", *, seats: int = 4, advanced: bool = False, pawns: int = 1, face: str = "noble"
) -> Scene:
    scene = Scene(seats, advanced)
    for _ in range(pawns):
        scene.pawn(BLUE, face, at)
    scene.no_vessels_for_sale()
    return scene


def move_once(scene: Scene) -> None:
    scene.perform(BLUE, "move").choose("step", source="for_c", target="for_se")
    if scene.asked == "move":
        scene.choose("done")
    scene.g.pawn_place[0] = place("for_c")


def test_two_moves_start_the_voyage() -> None:
    """FE-129, FE-135: the second performed Move of a round puts a disc on space 1."""
    scene = moving()
    move_once(scene)
    assert scene.g.voyage[BLUE] == 0
    move_once(scene)
    assert scene.g.voyage[BLUE] == 1
    assert scene.g.free_discs(BLUE) == 2


def test_the_disc_advances() -> None:
    """FE-005, FE-130: from space 3 to 4, still one disc, also without a free one."""
    scene = moving()
    scene.g.voyage = put_in(scene.g.voyage, BLUE, 3)
    scene.g.military = put_in(scene.g.military, BLUE, 2)
    move_once(scene)
    move_once(scene)
    assert scene.g.voyage[BLUE] == 4
    assert scene.g.free_discs(BLUE) == 0


@pytest.mark.parametrize(
    ("space", "writ"), [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True), (6, False)]
)
def test_card_spaces(space: int, writ: bool) -> None:
    """FE-131, FE-132: spaces 2, 4, 6 bring one of two writs; the seventh is the last."""
    scene = moving()
    scene.g.voyage = put_in(scene.g.voyage, BLUE, space)
    move_once(scene)
    move_once(scene)
    assert scene.g.voyage[BLUE] == space + 1
    assert (scene.asked == "keep_writ") is writ
    if writ:
        assert len(scene.offered("keep_writ")) == 2
        scene.choose(**scene.offered()[0])
        assert scene.g.writs[BLUE].bit_count() == 1
        assert len(scene.g.deck) == 15


def test_the_voyage_ends_at_the_monastery() -> None:
    """FE-132: seven spaces."""
    scene = moving()
    scene.g.voyage = put_in(scene.g.voyage, BLUE, 7)
    move_once(scene)
    move_once(scene)
    assert scene.g.voyage[BLUE] == 7


def test_a_move_of_no_space_does_not_count() -> None:
    """FE-135: neither first nor second."""
    for first in (True, False):
        scene = moving()
        if first:
            move_once(scene)
        scene.perform(BLUE, "move").choose("done")
        if not first:
            move_once(scene)
        assert scene.g.voyage[BLUE] == 0


def test_no_disc_no_voyage() -> None:
    """FE-005, FA-064 (R29): with three discs elsewhere nothing is placed."""
    scene = moving()
    scene.g.military = put_in(scene.g.military, BLUE, 3)
    move_once(scene)
    move_once(scene)
    assert scene.g.voyage[BLUE] == 0
