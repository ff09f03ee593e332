"""Гильдия фермеров."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene
from tasks import FOOD, do, member, shift, store


def farm(goods: dict[str, int], barn: list[int] | None = None, **script: list[int]) -> Scene:
    """Blue rules a farm with goods; the barn holds so many of each good."""
    scene = Scene(script=script)
    scene.rule(BLUE, "farm", "des_n")
    scene.lying("des_n", **goods)
    if barn is not None:
        for good in range(5):
            scene.g.bag[good] += scene.g.barn[good] - barn[good]
        store(scene.g.barn, barn)
    return scene


def test_selling_a_harvest() -> None:
    """FE-250, FE-293, FE-294: food or a shilling for every two, in any mix; the whole farm at once."""
    scene = farm({"iron": 6}, [0] * 5)
    do(scene, "trade", "farmer")
    assert {(one["food"], one["shillings"]) for one in scene.offered("sell")} == {
        (0, 3),
        (1, 2),
        (2, 1),
        (3, 0),
    }
    bag = scene.bag("food")
    scene.choose("sell", food=2)
    assert scene.has(BLUE, "food") == 2
    assert scene.bag("food") == bag - 2
    assert scene.g.coins[BLUE] == 1
    assert scene.at("des_n") == 0
    assert scene.g.barn == [0, 0, 6, 0, 0]


def test_odd_goods_are_rounded_down() -> None:
    """FE-293: seven give three units, one gives none; one farm only."""
    scene = farm({"iron": 7}, [0] * 5)
    scene.rule(BLUE, "farm", "for_se")
    scene.lying("for_se", wood=4)
    do(scene, "trade", "farmer")
    assert {one["food"] + one["shillings"] for one in scene.offered("sell", place="des_n")} == {3}
    scene.choose("sell", place="des_n", food=0)
    assert scene.at("for_se") == 4
    scene = farm({"iron": 1}, [0] * 5)
    do(scene, "trade", "farmer")
    assert scene.asked == ""
    assert scene.g.coins[BLUE] == 0
    assert scene.at("des_n") == 0


def test_food_must_be_in_the_bag() -> None:
    """FE-294 (R46): at most what is there, the rest in shillings."""
    scene = farm({"iron": 6}, [0] * 5)
    scene.g.bag[FOOD] = 1
    do(scene, "trade", "farmer")
    assert {one["food"] for one in scene.offered("sell")} == {0, 1}


def test_surplus_is_paid_too() -> None:
    """FE-295, FE-298: a full barn, no beads: all into the bag, three units paid, members get nothing."""
    scene = farm({"iron": 6}, [2] * 5)
    scene.hens()
    scene.track("farmer", RED, GREEN)
    bag = scene.bag("iron")
    do(scene, "trade", "farmer").choose("sell", food=0)
    assert scene.bag("iron") == bag + 6
    assert scene.g.coins == [3, 0, 0, 0]
    assert scene.g.charity == (0, 0)
    assert scene.g.barn == [2] * 5


def test_what_fits_is_random() -> None:
    """FE-296: 8 lie there, 5 come: 10 stay, 3 random ones of the new go; the old ones stay."""
    seen = set()
    for seed in range(12):
        scene = Scene(seed=seed)
        scene.rule(BLUE, "farm", "des_n")
        scene.lying("des_n", iron=3, wood=2)
        scene.hens()
        for good in range(5):
            scene.g.bag[good] += scene.g.barn[good]
        store(scene.g.barn, [8, 0, 0, 0, 0])
        scene.g.bag[0] -= 8
        do(scene, "trade", "farmer").choose("sell", food=0)
        assert sum(scene.g.barn) == 10
        assert scene.g.barn[0] == 8
        seen.add(tuple(scene.g.barn))
    assert len(seen) > 1


def test_hens_send_the_surplus_on() -> None:
    """FE-297: as many random ones as the hens say, first to the merchants, then to the alchemists; no points."""
    scene = farm({"food": 6}, [2] * 5)
    scene.track("farmer", RED)
    scene.hens(3)
    store(scene.g.shelves, [4, 4, 4, 4, 3])
    store(scene.g.carts, [3, 3, 3, 3, 2])
    bag = scene.bag("food")
    do(scene, "trade", "farmer").choose("sell", food=0)
    assert scene.g.shelves[FOOD] == 4
    assert scene.g.carts[FOOD] == 3
    assert scene.bag("food") == bag + 4  # one of the three found no room and still counts
    assert scene.g.scores() == [0] * 4


@pytest.mark.parametrize(("beads", "sent"), [((3,), 3), ((2, 2), 4), ((4, 5), 6)])
def test_the_sum_on_the_hens_is_the_limit(beads: tuple[int, ...], sent: int) -> None:
    """FE-297: with room for all six, as many go on as the beads add up to; the others go into the bag."""
    scene = farm({"food": 6}, [2] * 5)
    scene.hens(*beads)
    store(scene.g.shelves, [4, 4, 4, 4, 0])
    store(scene.g.carts, [3, 3, 3, 3, 0])
    bag = scene.bag("food")
    do(scene, "trade", "farmer").choose("sell", food=0)
    assert scene.g.shelves[FOOD] + scene.g.carts[FOOD] == sent
    assert scene.bag("food") == bag + 6 - sent


def test_hens_without_room() -> None:
    """FE-298: 9 on the hens, no room: all into the bag."""
    scene = farm({"food": 4}, [2] * 5)
    scene.hens(4, 5)
    store(scene.g.shelves, [4] * 5)
    store(scene.g.carts, [3] * 5)
    bag = scene.bag("food")
    do(scene, "trade", "farmer").choose("sell", food=0)
    assert scene.bag("food") == bag + 4
    assert scene.at("des_n") == 0


@pytest.mark.parametrize(("fist", "value"), [(0, 2), (1, 5)])
def test_farmers_pull(fist: int, value: int) -> None:
    """FE-299, FE-301: lowest or highest bead, evenly, onto a hen; the other stays."""
    scene = member("farmer", "journeyman", fist=[fist])
    scene.rosary(2, 3, 4, 5)
    scene.hens(3)
    do(scene, "pull", "farmer")
    assert scene.told("bead_on_hen") == [
        {"kind": "bead_on_hen", "seat": BLUE, "value": value, "sum": 3 + value}
    ]
    assert sum(scene.g.rosary) == 3
    assert sum(scene.g.hens) == 2
    assert scene.score(BLUE) == 3
    assert scene.asked == "keep_writ"


def test_farmers_pull_below_five() -> None:
    """FE-263, FE-301: 2 and 2 are 4: nothing, but the bead stays on its hen."""
    scene = member("farmer", "journeyman")
    scene.rosary(2, 2)
    scene.hens(2)
    do(scene, "pull", "farmer")
    assert scene.score(BLUE) == 0
    assert scene.asked == ""
    assert sum(scene.g.hens) == 2


def test_the_blind_choice() -> None:
    """FE-300 (R21): one bead or equal ones need no luck; no bead or no free hen, no task."""
    scene = member("farmer", "journeyman")
    scene.rosary(4)
    scene.hens(2)
    do(scene, "pull", "farmer")
    assert scene.told("bead_on_hen")[0]["value"] == 4
    scene = member("farmer", "journeyman")
    scene.rosary()
    assert not scene.perform(BLUE, "guild").offered("pull", guild="farmer")
    scene = member("farmer", "journeyman")
    scene.hens(2, 2, 3, 3)
    assert not scene.perform(BLUE, "guild").offered("pull", guild="farmer")


def pushing(barn: list[int], shelves: list[int]) -> Scene:
    scene = member("farmer", "master")
    store(scene.g.barn, barn)
    store(scene.g.shelves, shelves)
    return scene


def test_farmers_push_moves_what_fits() -> None:
    """FE-302, FE-303, FE-304, FE-306: at set-up one saltpeter and one sulfur fit: two rows, 5 points, not 6."""
    scene = pushing([2, 2, 2, 2, 2], [3, 3, 4, 4, 4])
    do(scene, "push", "farmer")
    assert scene.g.shelves == [4] * 5
    assert scene.g.barn == [1, 1, 2, 2, 2]
    assert scene.score(BLUE) == 5
    assert scene.told("shifted") == [
        {"kind": "shifted", "seat": BLUE, "guild": "merchant", "goods": {"saltpeter": 1, "sulfur": 1}}
    ]


def test_farmers_push_five_of_choice() -> None:
    """FE-302 (R23): five of choice, no fewer."""
    scene = pushing([0, 0, 4, 4, 2], [4, 4, 0, 0, 0])
    do(scene, "push", "farmer")
    assert all(sum(one["goods"].values()) == 5 for one in scene.offered("shift"))
    shift(scene, iron=4, wood=1)
    assert scene.g.shelves == [4, 4, 4, 1, 0]
    assert scene.score(BLUE) == 4


def test_each_choice_of_goods_once() -> None:
    """FE-302 (R23): every way to move five, and each once."""
    scene = pushing([3, 3, 1, 0, 0], [0] * 5)
    do(scene, "push", "farmer")
    ways = [tuple(sorted(one["goods"].items())) for one in scene.offered("shift")]
    assert sorted(ways) == sorted(
        [
            (("saltpeter", 3), ("sulfur", 2)),
            (("saltpeter", 2), ("sulfur", 3)),
            (("iron", 1), ("saltpeter", 3), ("sulfur", 1)),
            (("iron", 1), ("saltpeter", 2), ("sulfur", 2)),
            (("iron", 1), ("saltpeter", 1), ("sulfur", 3)),
        ]
    )


@pytest.mark.parametrize(
    ("barn", "shelves", "points"),
    [
        ([0, 1, 0, 0, 0], [3, 3, 4, 4, 4], 4),
        ([0, 0, 1, 1, 1], [4, 4, 3, 3, 3], 6),
        ([1, 0, 0, 0, 0], [3, 4, 4, 4, 4], 4),
        ([0, 0, 2, 0, 0], [0, 0, 0, 0, 0], 0),
        ([1, 1, 1, 1, 1], [0, 0, 0, 0, 0], 4),
        ([1, 1, 1, 1, 1], [3, 3, 3, 3, 3], 6),
        ([3, 0, 0, 0, 0], [0, 3, 3, 3, 3], 6),
        ([0, 0, 0, 0, 5], [4, 4, 4, 4, 4], -1),
    ],
)
def test_rows_or_columns(barn: list[int], shelves: list[int], points: int) -> None:
    """FE-303, FE-304, FE-305, FE-306, FE-307: 1, 2, 3 rows or columns 4, 5, 6 points, the better of both."""
    scene = pushing(barn, shelves)
    if points < 0:
        assert not scene.perform(BLUE, "guild").offered("push", guild="farmer")
        return
    do(scene, "push", "farmer")
    assert scene.score(BLUE) == points


def test_the_farmers_sack() -> None:
    """FE-308, FE-309: half, rounded up, to the master, also without points; without a journeyman the rest stays."""
    scene = pushing([0, 0, 0, 0, 9], [0, 0, 0, 0, 4])
    scene.track("farmer", BLUE, RED)
    scene.g.charity = (0, 5)
    do(scene, "push", "farmer")
    assert scene.g.coins[:2] == [3, 2]
    assert scene.g.charity == (0, 0)
    assert scene.score(BLUE) == 0
    scene = pushing([0] * 5, [0] * 5)
    scene.g.charity = (0, 5)
    for coins, left in ((3, 2), (4, 1), (5, 0)):
        do(scene, "push", "farmer")
        assert (scene.g.coins[BLUE], scene.g.charity[1]) == (coins, left)
    scene = pushing([0] * 5, [0] * 5)
    scene.track("farmer", BLUE, RED)
    scene.g.charity = (9, 1)
    do(scene, "push", "farmer")
    assert scene.g.coins[:2] == [1, 0]
    assert scene.g.charity == (9, 0)
