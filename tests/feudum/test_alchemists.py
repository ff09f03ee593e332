"""Гильдия алхимиков."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene
from tasks import do, member, shift, store

from regnum.games.feudum.components import GOODS
from regnum.games.feudum.guilds import alchemists


def test_a_vessel_for_three() -> None:
    """FE-252, FE-257, FE-318 (R38): one of choice; 1 to the master, 1 to the journeyman, 1 to the church."""
    scene = Scene()
    scene.track("alchemist", RED, GREEN)
    scene.coins(BLUE, 6)
    scene.for_sale("ship", "flying")
    do(scene, "trade", "alchemist")
    assert {one["vessel"] for one in scene.offered("buy_vessel")} == {"ship", "flying"}
    scene.choose("buy_vessel", vessel="flying")
    assert scene.g.vessels[:3] == (0, 0, 1)
    assert (scene.g.coins, scene.g.charity) == ([3, 1, 1, 0], (1, 0))
    assert scene.asked == ""
    scene.coins(BLUE, 2)
    assert not scene.perform(BLUE, "guild").offered("trade", guild="alchemist")


def test_alchemists_pull() -> None:
    """FE-319, FE-320: two goods; a filled cart or heap is 3 points and a writ, 1 + 1 fill nothing."""
    scene = member("alchemist", "journeyman")
    do(scene, "pull", "alchemist")
    assert [one["goods"] for one in scene.offered("shift")] == [
        {"food": 2}, {"sulfur": 1, "food": 1}, {"sulfur": 2},
    ]  # fmt: skip
    shift(scene, food=2)
    assert scene.g.carts == [3, 1, 3, 3, 3]
    assert scene.score(BLUE) == 3
    assert scene.asked == "keep_writ"
    scene = member("alchemist", "journeyman")
    shift(do(scene, "pull", "alchemist"), food=1, sulfur=1)
    assert scene.score(BLUE) == 0
    assert scene.asked == ""


def inventing(carts: list[int] | None = None, rows: list[int] | None = None) -> Scene:
    scene = member("alchemist", "master")
    if carts is not None:
        for good in range(5):
            scene.g.bag[good] += scene.g.carts[good] - carts[good]
        store(scene.g.carts, carts)
    if rows is not None:
        for colour, count in enumerate(rows):
            scene.g.marker_supply[colour] += scene.g.rows[colour] - count
        store(scene.g.rows, rows)
    return scene


def invent(scene: Scene, *things: str) -> Scene:
    do(scene, "push", "alchemist")
    for thing in things:
        if scene.asked == "invent":
            scene.choose("invent", invention=thing)
    if scene.asked == "invent":
        scene.choose("done")
    return scene


@pytest.mark.parametrize(
    ("thing", "used"),
    [
        ("ship", [0, 0, 0, 2, 1]),
        ("submersible", [0, 0, 2, 0, 1]),
        ("flying", [0, 0, 1, 1, 1]),
        ("krud", [2, 1, 0, 0, 0]),
    ],
)
def test_costs_of_inventions(thing: str, used: list[int]) -> None:
    """FE-321, FE-322, FE-323, FE-324, FE-325, FE-328: goods of the guild go into the bag; one invention is 4 points."""
    scene = inventing([3, 3, 3, 3, 3])
    scene.goods(BLUE, food=5)
    bag = scene.g.bag[:]
    invent(scene, thing)
    assert [3 - left for left in scene.g.carts] == used
    assert [new - old for new, old in zip(scene.g.bag, bag, strict=True)] == used
    assert scene.score(BLUE) == 4
    assert scene.has(BLUE, "food") == 5


def test_setup_stock_makes_one_of_each() -> None:
    """FE-321, FE-328: at most a vessel and a barrel, 5 points."""
    scene = inventing()
    do(scene, "push", "alchemist").choose("invent", invention="krud")
    assert {one["invention"] for one in scene.offered("invent")} == {"ship", "submersible", "flying"}
    scene.choose("invent", invention="ship")
    assert scene.asked == ""
    assert scene.score(BLUE) == 5


def test_three_barrels() -> None:
    """FE-326, FE-327, FE-328, FE-334: 2+1, 1+1, then one wood, if a row is empty; 6 points, no fourth."""
    scene = inventing([3, 2, 0, 2, 0], [0, 2, 2, 2])
    invent(scene, "krud", "krud", "krud")
    assert scene.g.carts == [0, 0, 0, 1, 0]
    assert scene.g.rows == [6, 6, 6, 6]
    assert scene.score(BLUE) == 6
    scene = inventing([3, 2, 0, 3, 0], [2, 2, 2, 2])
    invent(scene, "krud", "krud")
    assert scene.g.rows == [6] * 4
    assert scene.score(BLUE) == 5  # no room for a third


def test_the_first_barrel_is_dear() -> None:
    """FE-329: 2 saltpeter and 2 sulfur make one; every push begins anew; a vessel in between changes nothing."""
    scene = inventing([2, 2, 0, 0, 0])
    invent(scene, "krud")
    assert scene.score(BLUE) == 4
    scene = inventing([3, 3, 3, 3, 3], [0, 0, 0, 0])
    invent(scene, "krud", "ship", "krud")
    assert scene.g.carts == [0, 1, 3, 1, 2]
    assert scene.score(BLUE) == 6
    scene = inventing([1, 1, 0, 0, 0])
    assert not scene.perform(BLUE, "guild").offered("push", guild="alchemist")


def test_vessels_made_are_for_sale() -> None:
    """FE-008, FE-330, FE-289: on the guild's stack; none where the supply has none."""
    scene = inventing([0, 0, 3, 3, 3])
    scene.no_vessels_for_sale()
    supply = scene.g.vessel_supply[1]
    invent(scene, "submersible")
    assert scene.g.for_sale == [0, 1, 0]
    assert scene.g.vessel_supply[1] == supply - 1
    scene = inventing([0, 0, 3, 3, 3])
    scene.g.vessel_supply[0] = 0
    do(scene, "push", "alchemist")
    assert not scene.offered("invent", invention="ship")


def test_example_one_barrel() -> None:
    """FE-332, FE-333, FE-335, FE-336: rows of 6, 3, 2, 1, 0 become 6, 6, 3, 3, 1."""
    scene = Scene(5)
    for colour, count in enumerate([6, 3, 2, 1, 0]):
        scene.g.marker_supply[colour] += scene.g.rows[colour] - count
        scene.g.rows[colour] = count
    alchemists.fill_rows(scene.g)
    assert scene.g.rows == [6, 6, 3, 3, 1]
    scene = Scene(4)
    alchemists.fill_rows(scene.g)
    assert scene.g.rows == [3] * 4
    alchemists.fill_rows(scene.g)
    assert scene.g.rows == [6] * 4
    store(scene.g.rows, [4, 0, 6, 6])
    alchemists.fill_rows(scene.g)
    assert scene.g.rows == [6, 1, 6, 6]


def test_krud_invents_no_markers() -> None:
    """FE-006: a colour without markers in supply gains none."""
    scene = Scene()
    scene.g.marker_supply[BLUE] = 0
    alchemists.fill_rows(scene.g)
    assert scene.g.rows == [2, 3, 3, 3]


def test_full_rows_need_no_krud() -> None:
    """FE-334: 6/6/6/3 take one barrel, full rows none; an empty neutral row counts."""
    scene = inventing([3, 3, 0, 0, 0], [6, 6, 6, 3])
    invent(scene, "krud", "krud")
    assert scene.score(BLUE) == 4
    scene = inventing([3, 3, 0, 0, 0], [6, 6, 6, 6])
    assert not scene.perform(BLUE, "guild").offered("push", guild="alchemist")
    scene = Scene(3)
    scene.pawn(BLUE, "alchemist", "for_c")
    store(scene.g.carts, [3, 2, 0, 1, 0])
    store(scene.g.rows, [6, 6, 6, 0])
    invent(scene, "krud", "krud", "krud")
    assert scene.score(BLUE) == 6
    assert scene.g.rows[3] == 6
    assert len(GOODS) == 5
