"""Гильдия дворян and Гильдия монахов."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene
from tasks import do, member, rows


def test_seals_for_sale() -> None:
    """FE-254, FE-344 (R38): one or two of the sealed scrolls; 2, 2 and 2 of six shillings."""
    scene = Scene()
    scene.track("noble", RED, GREEN)
    scene.coins(BLUE, 9)
    do(scene, "trade", "noble")
    assert {len(one["scrolls"]) for one in scene.offered("pick_scrolls")} == {1, 2}
    scene.choose("pick_scrolls", scrolls=["a", "f"])
    assert scene.g.seals[BLUE] == 2
    assert scene.g.scrolls == 0b010100
    assert (scene.g.coins, scene.g.charity) == ([3, 2, 2, 0], (0, 2))
    scene.coins(BLUE, 5)
    do(scene, "trade", "noble")
    assert {len(one["scrolls"]) for one in scene.offered("pick_scrolls")} == {1}
    scene.scrolls("")
    scene.g.guilds_used[BLUE] = 0
    assert not scene.perform(BLUE, "guild").offered("trade", guild="noble")


def test_nobles_pull() -> None:
    """FE-345, FE-346: two markers of different colours; rows and columns together are still 3 points."""
    scene = member("noble", "journeyman")
    rows(scene, 2, 0, 1, 0)
    do(scene, "pull", "noble")
    assert scene.g.rows == [1, 0, 0, 0]  # the only pair
    assert scene.g.scrolls == 0b111111
    assert scene.score(BLUE) == 3
    assert scene.asked == "keep_writ"
    scene = member("noble", "journeyman")
    scene.scrolls("")
    do(scene, "pull", "noble")
    assert {len(one["colours"]) for one in scene.offered("pick_colours")} == {2}
    scene.choose("pick_colours", colours=["red", "yellow"]).choose("pick_scrolls", scrolls=["a", "b"])
    assert scene.score(BLUE) == 0
    assert scene.asked == ""


@pytest.mark.parametrize(
    ("rosary", "value", "points"),
    [((2, 2, 2, 2), 2, 5), ((5, 5, 3), 2, 6), ((2, 4), 2, 4), ((2,), 2, 4), ((), 2, 0)],
)
def test_nobles_push(rosary: tuple[int, ...], value: int, points: int) -> None:
    """FE-347, FE-348: two seals become beads; a sum of 5, 11, 17 is 4, 5, 6 points."""
    scene = member("noble", "master")
    scene.rosary(*rosary)
    scene.g.unseen = [0, 0, 0, 0]
    scene.g.unseen[value - 2] = 9
    do(scene, "push", "noble").choose("pick_scrolls", scrolls=["a", "c"])
    assert sum(scene.g.rosary) == len(rosary) + 2
    assert scene.g.scrolls == 0b110000
    assert scene.score(BLUE) == points
    assert scene.told("beaded")[0]["values"] == [value, value]


def test_nobles_push_fewer() -> None:
    """FE-347 (R22): one seal, or one space on the rosary, moves one."""
    scene = member("noble", "master")
    scene.scrolls("e")
    do(scene, "push", "noble")
    assert sum(scene.g.rosary) == 5
    scene = member("noble", "master")
    scene.rosary(2, 2, 2, 2, 2, 3)
    do(scene, "push", "noble")
    assert {len(one["scrolls"]) for one in scene.offered("pick_scrolls")} == {1}


# Monks.


@pytest.mark.parametrize(("fist", "value"), [(0, 2), (1, 5)])
def test_a_bead_for_three(fist: int, value: int) -> None:
    """FE-255, FE-349: lowest or highest; the other stays; 1, 1 and 1."""
    scene = Scene(script={"fist": [fist]})
    scene.track("monk", RED, GREEN)
    scene.rosary(2, 4, 4, 5)
    scene.coins(BLUE, 6)
    do(scene, "trade", "monk")
    assert scene.g.beads[value - 2] == 1
    assert sum(scene.g.beads) == 1
    assert sum(scene.g.rosary) == 3
    assert (scene.g.coins, scene.g.charity) == ([3, 1, 1, 0], (0, 1))
    assert scene.asked == ""


def test_both_fists_are_equally_likely() -> None:
    """FE-299, FE-300, FE-349 (R25)."""
    found = []
    for seed in range(60):
        scene = Scene(2, seed=seed)
        scene.rosary(2, 5)
        scene.coins(BLUE, 3)
        do(scene, "trade", "monk")
        found.append(scene.g.beads[0])
    assert 15 < sum(found) < 45


@pytest.mark.parametrize(("rosary", "points"), [((4, 4), 0), ((4, 5), 3), ((5, 5), 3)])
def test_monks_pull(rosary: tuple[int, ...], points: int) -> None:
    """FE-350, FE-351: one seal of the castle becomes a bead; 8 + 2 is 10: nothing, 9 + 2 is 11: 3 points."""
    scene = member("monk", "journeyman")
    scene.rosary(*rosary)
    scene.g.unseen = [9, 0, 0, 0]
    do(scene, "pull", "monk").choose("pick_scrolls", scrolls=["a"])
    assert scene.g.scrolls.bit_count() == 3
    assert sum(scene.g.rosary) == 3
    assert scene.score(BLUE) == points
    assert (scene.asked == "keep_writ") is bool(points)


@pytest.mark.parametrize(
    ("hens", "rosary", "points"),
    [((2,), (2,), 4), ((2,), (5,), 5), ((4,), (5,), 6), ((), (2,), 0), ((), (3,), 4)],
)
def test_monks_push(hens: tuple[int, ...], rosary: tuple[int, ...], points: int) -> None:
    """FE-352, FE-353: the chosen bead onto a hen; a sum of 3, 6, 9 is 4, 5, 6 points."""
    scene = member("monk", "master")
    scene.hens(*hens)
    scene.rosary(*rosary)
    do(scene, "push", "monk")
    assert sum(scene.g.hens) == len(hens) + 1
    assert sum(scene.g.rosary) == 0
    assert scene.score(BLUE) == points


def test_monks_pull_needs_a_seal_and_a_space() -> None:
    """FE-350 (R22): no seal in the castle or a full rosary, no task; likewise the nobles' push."""
    for change in ("scrolls", "rosary"):
        for guild, rank, task in (("monk", "journeyman", "pull"), ("noble", "master", "push")):
            scene = member(guild, rank)
            if change == "scrolls":
                scene.scrolls("")
            else:
                scene.rosary(2, 2, 2, 2, 2, 3, 3)
            assert not scene.perform(BLUE, "guild").offered(task, guild=guild)


def test_the_other_bead_stays() -> None:
    """FE-352: rosary 2, 3, 4, 5 keeps three."""
    scene = member("monk", "master", fist=[1])
    scene.hens(2)
    scene.rosary(2, 3, 4, 5)
    do(scene, "push", "monk")
    assert scene.g.rosary == [1, 1, 1, 0]
    assert scene.g.hens == [1, 0, 0, 1]


def test_the_church_coffer() -> None:
    """FE-354, FE-355: 7 is 4 and 3, without a journeyman 4 and 3 stay."""
    scene = member("monk", "master")
    scene.track("monk", BLUE, RED)
    scene.g.charity = (7, 2)
    do(scene, "push", "monk")
    assert (scene.g.coins[:2], scene.g.charity) == ([4, 3], (0, 2))
    scene = member("monk", "master")
    scene.g.charity = (7, 0)
    do(scene, "push", "monk")
    assert (scene.g.coins[BLUE], scene.g.charity) == (4, (3, 0))
