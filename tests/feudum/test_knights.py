"""Гильдия рыцарей, and taming monsters."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene
from tasks import do, member, rows

from regnum.games.feudum.guilds.base import sealable


def test_the_own_row_for_three() -> None:
    """FE-253, FE-337: all of it or nothing; 1 to the master, 1 to the journeyman, 1 to the sack."""
    scene = Scene()
    scene.track("knight", RED, GREEN)
    rows(scene, 6, 2, 2, 2)
    scene.coins(BLUE, 3)
    do(scene, "trade", "knight")
    assert scene.g.markers[BLUE] == 13
    assert scene.g.rows == [0, 2, 2, 2]
    assert (scene.g.coins, scene.g.charity) == ([0, 1, 1, 0], (0, 1))
    scene.coins(BLUE, 3)
    scene.g.guilds_used[BLUE] = 0
    assert not scene.perform(BLUE, "guild").offered("trade", guild="knight")


def test_nobody_buys_a_neutral_row() -> None:
    """FE-054 (R34): neutral rows get krud and serve as colours, but are not for sale."""
    scene = member("knight", "master", seats=2)
    scene.coins(BLUE, 3)
    scene.coins(RED, 3)
    for seat in (BLUE, RED):
        scene.perform(seat, "guild").choose("trade", guild="knight")
        scene.g.guilds_used[seat] = 0
    assert scene.g.rows == [0, 0, 2, 2]
    do(scene, "push", "knight")
    assert {tuple(one["colours"]) for one in scene.offered("pick_colours")} == {
        ("yellow",), ("green",), ("yellow", "green"),
    }  # fmt: skip


def test_knights_pull() -> None:
    """FE-329, FE-338, FE-339: one barrel or one vessel of the alchemists' goods, 3 points and a writ either way."""
    scene = member("knight", "journeyman")
    do(scene, "pull", "knight")
    assert {one["invention"] for one in scene.offered("invent")} == {"ship", "submersible", "flying", "krud"}
    scene.choose("invent", invention="krud")
    assert scene.g.rows == [3] * 4
    assert scene.g.carts == [1, 0, 3, 3, 1]
    assert scene.score(BLUE) == 3
    assert scene.asked == "keep_writ"
    scene = member("knight", "journeyman")
    scene.no_vessels_for_sale()
    do(scene, "pull", "knight").choose("invent", invention="ship")
    assert scene.g.for_sale == [1, 0, 0]
    assert not scene.g.view(BLUE).ferries
    assert scene.score(BLUE) == 3
    scene = member("knight", "journeyman")
    scene.g.carts = [0] * 5
    assert not scene.perform(BLUE, "guild").offered("pull", guild="knight")


def test_knights_push() -> None:
    """FE-340, FE-341: 1 to 3 markers of different colours become seals; B and D complete two rows, 5 points."""
    scene = member("knight", "master")
    supply, seals = scene.g.marker_supply[:], scene.g.seal_supply
    unseen = scene.g.unseen[:]
    do(scene, "push", "knight")
    colours = [one["colours"] for one in scene.offered("pick_colours")]
    assert {len(line) for line in colours} == {1, 2}  # two free scrolls
    assert all(len(set(line)) == len(line) for line in colours)
    scene.choose("pick_colours", colours=["red", "blue"])
    assert scene.g.scrolls == 0b111111
    assert scene.g.rows == [1, 1, 2, 2]
    assert scene.g.marker_supply == [supply[0] + 1, supply[1] + 1, supply[2], supply[3]]
    assert scene.g.seal_supply == seals - 2
    assert scene.g.unseen == unseen  # values stay unknown
    assert scene.score(BLUE) == 5


@pytest.mark.parametrize(
    ("sealed", "placed", "points"),
    [
        ("acef", "b", 4),
        ("ace", "bdf", 6),
        ("abdef", "c", 4),
        ("", "a", 0),
        ("", "c", 4),
        ("", "f", 4),
        ("ab", "cf", 5),
        ("abc", "de", 4),
        ("abdf", "ce", 5),
        ("", "adf", 4),
    ],
)
def test_rows_or_columns_of_scrolls(sealed: str, placed: str, points: int) -> None:
    """FE-292, FE-341, FE-342: ABC, DE, F or ADF, BE, C, the better of both; single scrolls count."""
    scene = member("knight", "master")
    scene.g.seal_supply += 6
    scene.scrolls(sealed)
    do(scene, "push", "knight").choose("pick_colours", colours=["red", "blue", "yellow"][: len(placed)])
    if scene.asked == "seal_scrolls":
        scene.choose("pick_scrolls", scrolls=list(placed))
    assert scene.score(BLUE) == points


def test_fewer_scrolls_markers_or_seals() -> None:
    """FE-289, FE-343 (R22): as many as possible; none at all closes the task."""
    scene = member("knight", "master")
    scene.scrolls("abcde")
    do(scene, "push", "knight").choose("pick_colours", colours=["blue"])
    assert scene.g.scrolls == 0b111111
    scene = member("knight", "master")
    scene.g.seal_supply = 1
    assert sealable(scene.g) == 1
    for change in ("seals", "rows", "scrolls"):
        scene = member("knight", "master")
        if change == "seals":
            scene.g.seal_supply = 0
        elif change == "rows":
            rows(scene, 0, 0, 0, 0)
        else:
            scene.scrolls("abcdef")
        assert not scene.perform(BLUE, "guild").offered("push", guild="knight")


# Monsters.


def tamer(count: int = 3) -> Scene:
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "monk", "for_c")
    scene.rule(RED, "town", "des_n")
    scene.serf(BLUE, "des_n")
    rows(scene, count, 2, 2, 2)
    scene.coins(BLUE, 3)
    return scene


def tame(scene: Scene) -> Scene:
    return do(scene, "trade", "knight")


def test_three_markers_for_a_monster() -> None:
    """FA-065, FA-066: two to the supply, one on its picture."""
    scene = tamer()
    markers, supply = scene.g.markers[BLUE], scene.g.marker_supply[BLUE]
    tame(scene).choose("tame", monster="giant", place="for_c")
    assert scene.g.markers[BLUE] == markers
    assert scene.g.marker_supply[BLUE] == supply + 2
    assert scene.g.monster_owner[0] == BLUE
    assert scene.where(15) == "for_c"
    assert scene.asked == ""  # one monster per purchase


def test_where_monsters_may_stand() -> None:
    """FA-005, FA-067: by an own pawn or marker; the serpent at a port only."""
    scene = tame(tamer())
    assert {(one["monster"], one["place"]) for one in scene.offered("tame")} == {
        ("giant", "for_c"), ("giant", "des_n"), ("serpent", "des_n"),
    }  # fmt: skip
    scene = Scene(advanced=True)
    for name in ("for_c", "des_c1"):
        scene.pawn(BLUE, "monk", name)
    rows(scene, 3, 2, 2, 2)
    scene.coins(BLUE, 3)
    assert {one["monster"] for one in tame(scene).offered("tame")} == {"giant"}
    scene = Scene(advanced=True)
    rows(scene, 3, 2, 2, 2)
    scene.coins(BLUE, 3)
    assert tame(scene).asked == ""


def test_no_monster_for_fewer() -> None:
    """FA-065: a row of two; the basic game; both tamed (FA-002)."""
    assert tame(tamer(2)).asked == ""
    scene = Scene(advanced=False)
    scene.pawn(BLUE, "monk", "for_c")
    rows(scene, 3, 2, 2, 2)
    scene.coins(BLUE, 3)
    assert tame(scene).asked == ""
    scene = tamer()
    scene.monster(RED, "giant", "mtn_nw")
    scene.monster(RED, "serpent", "sea_n")
    assert tame(scene).asked == ""


def test_a_waiting_guild_comes_first() -> None:
    """FA-065 (R44): a marker that must go to a track is not there for a monster."""
    scene = Scene(advanced=True)
    scene.markers(BLUE, 0)
    scene.pawn(BLUE, "monk", "for_c")
    rows(scene, 3, 2, 2, 2)
    scene.coins(BLUE, 3)
    tame(scene)
    assert scene.members("monk") == [BLUE]
    assert scene.asked == ""


def test_a_tamed_monster_is_not_tamed_again() -> None:
    """FA-065: whoever tamed it, the first seat too."""
    for owner in (BLUE, RED):
        scene = tamer()
        scene.monster(owner, "giant", "isl_n")
        assert {one["monster"] for one in tame(scene).offered("tame")} == {"serpent"}
