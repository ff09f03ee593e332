"""Королевские указы: charters."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.components import WRITS
from regnum.games.feudum.reserve.writs import charters

EAST = "bad_nw bad_c bad_r bad_s bad_se mtn_nw mtn_se"
WEST = "sea_n sea_sw sea_e isl_n isl_e isl_s isl_w"
NORTH = "for_nw for_c for_se bad_nw bad_c mtn_nw"
SOUTH = "des_n des_sw des_c1 des_c2 des_e bad_r bad_s bad_se mtn_se"
CENTRE = "for_nw for_c for_se des_n des_sw des_c1 des_c2 des_e"


@pytest.mark.parametrize(
    ("writ", "names", "scale"),
    [
        ("eastern", EAST, (3, 5, 7, 9)),
        ("western", WEST, (3, 5, 7, 9)),
        ("northern", NORTH, (3, 5, 7, 9)),
        ("southern", SOUTH, (3, 5, 7, 9)),
        ("central", CENTRE, (3, 5, 7, 9)),
        ("scattered", "sea_e bad_r bad_se", (5, 11, 17)),
    ],
)
def test_kingdom_charters(writ: str, names: str, scale: tuple[int, ...]) -> None:
    """FE-419, FE-420, FE-421, FE-422, FE-423, FE-424: points by places ruled, the last value for more."""
    scene = Scene()
    scene.writ(BLUE, writ)
    scene.seals(BLUE, 1)
    assert charters(scene.g, BLUE) == []
    for count, name in enumerate(names.split()):
        scene.g.ruler[place(name)] = BLUE
        points = scale[min(count, len(scale) - 1)]
        assert charters(scene.g, BLUE) == [(WRITS.index(writ), points)]
    others = [at for at in range(22) if at not in [place(name) for name in names.split()]]
    scene.g.ruler = [-1] * 22
    for at in others:
        scene.g.ruler[at] = BLUE
    assert charters(scene.g, BLUE) == []


def test_charters_count_every_kind_of_settlement() -> None:
    """FE-425: a fief counts, a serf does not."""
    scene = Scene()
    scene.writ(BLUE, "eastern")
    scene.seals(BLUE, 1)
    scene.rule(BLUE, "noble_fief", "bad_s")
    scene.rule(RED, "town", "bad_c")
    scene.serf(BLUE, "bad_c")
    assert charters(scene.g, BLUE) == [(WRITS.index("eastern"), 3)]


@pytest.mark.parametrize(("barrel", "points"), [(0, 0), (1, 0), (2, 5), (3, 7)])
def test_sobriety(barrel: int, points: int) -> None:
    """FE-417."""
    scene = Scene()
    scene.writ(BLUE, "sobriety")
    scene.seals(BLUE, 1)
    scene.barrel(BLUE, barrel)
    assert [worth for _, worth in charters(scene.g, BLUE)] == [points][: points > 0]


def test_slayer() -> None:
    """FE-418: having defeated a monster, not owning one."""
    scene = Scene(advanced=True)
    scene.writ(BLUE, "slayer")
    scene.seals(BLUE, 1)
    scene.monster(BLUE, "giant", "for_c")
    assert charters(scene.g, BLUE) == []
    scene.g.slayers = 1 << BLUE
    assert [worth for _, worth in charters(scene.g, BLUE)] == [7]


def test_a_seal_for_each_charter() -> None:
    """FE-188: the best ones for the seals at hand; beads are no seals, a seal under an immune marker is."""
    scene = Scene(advanced=True)
    scene.writ(BLUE, "sobriety", "scattered")
    scene.barrel(BLUE, 3)
    scene.rule(BLUE, "town", "sea_e")
    scene.rule(BLUE, "town", "bad_r")
    scene.beads(BLUE, 5)
    assert charters(scene.g, BLUE) == []
    scene.seals(BLUE, 1)
    assert [worth for _, worth in charters(scene.g, BLUE)] == [11]
    scene.rule(GREEN, "town", "for_c")
    scene.serf(BLUE, "for_c")
    scene.g.safe_serfs = 1 << place("for_c")
    assert [worth for _, worth in charters(scene.g, BLUE)] == [11, 7]


def test_only_a_marker_that_lies_on_a_seal_brings_one() -> None:
    """FE-188: a serf without a seal is none, one with it is one, not two; and so for a subject."""
    scene = Scene(advanced=True)
    scene.writ(BLUE, "sobriety", "scattered", "northern")
    scene.barrel(BLUE, 3)
    scene.rule(BLUE, "town", "sea_e")
    scene.rule(BLUE, "town", "for_nw")
    scene.rule(GREEN, "town", "for_c")
    scene.serf(BLUE, "for_c")
    assert charters(scene.g, BLUE) == []
    scene.g.safe_serfs = 1 << place("for_c")
    assert len(charters(scene.g, BLUE)) == 1
    scene.subject("sea_e")
    assert len(charters(scene.g, BLUE)) == 1
    scene.g.safe_subjects = 1 << place("sea_e")
    assert len(charters(scene.g, BLUE)) == 2
