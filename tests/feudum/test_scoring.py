"""Финальный подсчёт очков and Победитель."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene

from regnum.games.feudum.flow.ending import FINAL_SCORING
from regnum.games.feudum.kinds import BY_IMPROVING
from regnum.games.feudum.state import N_SOURCES

SPOTS = (
    "sea_n",
    "sea_sw",
    "sea_e",
    "isl_n",
    "isl_e",
    "isl_w",
    "isl_s",
    "for_nw",
    "for_c",
    "for_se",
    "des_n",
    "des_sw",
)


def scored(scene: Scene, source: str, seat: int = BLUE) -> int:
    scene.begin(FINAL_SCORING)
    return scene.scored(seat, source)


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ((6, 7, 0, 0), (13, 17, 0, 0)),
        ((1, 1, 0, 0), (5, 5, 0, 0)),
        ((3, 0, 0, 0), (9, 0, 0, 0)),
        ((1, 2, 0, 0), (3, 5, 0, 0)),
        ((3, 4, 4, 0), (7, 9, 9, 0)),
        ((4, 4, 4, 4), (9, 9, 9, 9)),
        ((5, 6, 3, 7), (11, 13, 9, 17)),
        ((7, 7, 0, 0), (17, 17, 0, 0)),
        ((5, 7, 0, 0), (13, 17, 0, 0)),
    ],
)
def test_voyage_sections(spaces: tuple[int, ...], points: tuple[int, ...]) -> None:
    """FE-132, FE-133, FE-134, FE-390, FE-391, FE-392: a left space gets the higher value if nobody is further in its section."""
    scene = Scene()
    scene.g.voyage = tuple(spaces)
    scene.begin(FINAL_SCORING)
    assert tuple(scene.scored(seat, "voyage") for seat in range(4)) == points


def empire(outposts: int = 0, farms: int = 0, towns: int = 0, fiefs: int = 0) -> Scene:
    scene = Scene()
    spots = iter(SPOTS)
    kinds = ["outpost"] * outposts + ["farm"] * farms + ["town"] * towns
    kinds += ["farmer_fief", "noble_fief", "monk_fief", "monk_fief"][:fiefs]
    for kind in kinds:
        scene.rule(BLUE, kind, next(spots))
    return scene


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1, 2, 0), 5),
        ((0, 0, 0, 2), 6),
        ((3, 3, 0, 0), 12),
        ((0, 0, 0, 3), 12),
        ((4, 0, 0, 2), 16),
        ((2, 2, 1, 2), 17),
        ((3, 0, 0, 0), 6),
        ((1, 1, 1, 1), 6),
        ((2, 0, 0, 1), 8),
        ((1, 1, 0, 4), 20),
    ],
)
def test_breadth_of_the_empire(counts: tuple[int, int, int, int], points: int) -> None:
    """FE-393, FE-394, FE-395 (R24): 1 and 3 each, 3 for every three of a kind; fiefs are jokers, each in one set."""
    scene = empire(*counts)
    scene.begin(FINAL_SCORING)
    assert scene.scored(BLUE, "empire") + scene.scored(BLUE, "sets") == points


def test_subjects_and_serfs_are_no_settlements() -> None:
    """FE-393: only rulers count."""
    scene = Scene()
    scene.rule(RED, "town", "des_n")
    scene.subject("des_n")
    scene.serf(BLUE, "des_n")
    assert scored(scene, "empire") == 0
    assert scene.scored(RED, "empire") == 1


@pytest.mark.parametrize(("coins", "points"), [(8, 2), (2, 0), (3, 1), (0, 0)])
def test_shillings(coins: int, points: int) -> None:
    """FE-396: one for every three."""
    scene = Scene()
    scene.coins(BLUE, coins)
    assert scored(scene, "shillings") == points


def test_charters_with_seals() -> None:
    """FE-188, FE-397: with a seal two of three lonely places are 11, without one nothing; both with two."""
    scene = Scene()
    scene.rule(BLUE, "town", "sea_e", "bad_r")
    scene.writ(BLUE, "scattered", "eastern")
    assert scored(scene, "charters") == 0
    scene = Scene()
    scene.rule(BLUE, "town", "sea_e", "bad_r")
    scene.writ(BLUE, "scattered", "eastern")
    scene.seals(BLUE, 1)
    assert scored(scene, "charters") == 11
    assert [one["writ"] for one in scene.told("charter_opened")] == ["scattered"]
    scene = Scene()
    scene.rule(BLUE, "town", "sea_e", "bad_r")
    scene.writ(BLUE, "scattered", "eastern")
    scene.seals(BLUE, 2)
    assert scored(scene, "charters") == 14


def finished(*results: tuple[int, int]) -> Scene:
    """Scores and barrels at the end."""
    scene = Scene(len(results))
    for seat, (score, barrel) in enumerate(results):
        scene.g.points[seat * N_SOURCES + BY_IMPROVING] = score
        scene.barrel(seat, barrel)
    return scene.begin(FINAL_SCORING)


@pytest.mark.parametrize(
    ("results", "winners"),
    [
        (((90, 0), (89, 3), (70, 3)), [0]),
        (((61, 0), (60, 3), (60, 3)), [0]),
        (((90, 1), (90, 2)), [1]),
        (((90, 2), (90, 2)), [0, 1]),
        (((90, 2), (90, 2), (90, 1)), [0, 1]),
        (((-3, 0), (-5, 3)), [0]),
    ],
)
def test_winners(results: tuple[tuple[int, int], ...], winners: list[int]) -> None:
    """FE-068, FE-398, FE-399, FE-400: most points, then most sulfur on the barrel, then shared."""
    scene = finished(*results)
    assert scene.g.winners() == winners
    assert [one["winner"] for one in scene.told("ended")] == winners


def test_only_barrel_sulfur_breaks_a_tie() -> None:
    """FE-399: reserve, purse and pawns do not count."""
    scene = Scene(2)
    for seat in (BLUE, RED):
        scene.g.points[seat * N_SOURCES] = 90
    scene.goods(BLUE, sulfur=5)
    scene.pawn(BLUE, "monk", "for_c", wine=True)
    scene.barrel(RED, 1)
    scene.begin(FINAL_SCORING)
    assert scene.g.winners() == [RED]


def test_a_long_score_is_kept() -> None:
    """FE-020: beyond the 150 spaces of the track."""
    assert finished((152, 0), (2, 0), (GREEN, 0)).g.scores()[0] == 152


def test_a_finished_game_is_open() -> None:
    """FE-397: hands are shown at the end."""
    scene = Scene()
    scene.writ(RED, "bow")
    scene.begin(FINAL_SCORING)
    assert scene.g.view(BLUE).seats[RED].writs == ["bow"]
