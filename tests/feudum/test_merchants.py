"""Гильдия купцов."""

from __future__ import annotations

from scenes import BLUE, GREEN, RED, Scene
from tasks import do, member, shift, store


def buy(scene: Scene, *goods: str) -> list[int]:
    """Prices paid for goods bought one after another."""
    do(scene, "trade", "merchant")
    prices = []
    for good in goods:
        prices.append(scene.offered("buy_good", good=good)[0]["price"])
        scene.choose("buy_good", good=good)
        if scene.asked == "store_sulfur":
            scene.choose("store", barrel=0)
    if scene.asked:
        scene.choose("done")
    return prices


def market(coins: int = 20) -> Scene:
    scene = Scene()
    scene.coins(BLUE, coins)
    return scene


def test_prices() -> None:
    """FE-251, FE-291, FE-310, FE-311: from the cheap right end; at most three goods."""
    assert buy(market(), "saltpeter", "saltpeter", "saltpeter") == [2, 3, 4]
    assert buy(market(), "food", "food", "food") == [1, 1, 1]
    assert buy(market(), "iron") == [1]
    assert buy(market(), "sulfur", "sulfur", "sulfur") == [2, 3, 3]
    scene = market()
    store(scene.g.shelves, [4] * 5)
    assert [scene.g.tables.prices[good][3] for good in range(5)] == [2, 1, 1, 1, 1]
    assert [sum(scene.g.tables.prices[good]) for good in range(5)] == [11, 9, 7, 6, 5]
    assert buy(scene, "sulfur", "sulfur", "sulfur") == [1, 2, 3]
    scene = market()
    do(scene, "trade", "merchant").choose("buy_good", good="iron").choose("buy_good", good="wood")
    scene.choose("buy_good", good="food")
    assert scene.asked == ""
    assert scene.g.coins[BLUE] == 17


def test_goods_change_hands() -> None:
    """FE-251, FE-312: into the reserve, sulfur to barrel or reserve; a full barrel takes none."""
    scene = market()
    buy(scene, "iron", "wood")
    assert (scene.has(BLUE, "iron"), scene.has(BLUE, "wood")) == (1, 1)
    assert scene.g.shelves == [3, 3, 3, 3, 4]
    scene = market()
    scene.barrel(BLUE, 2)
    do(scene, "trade", "merchant").choose("buy_good", good="sulfur").choose("store", barrel=1)
    scene.choose("buy_good", good="sulfur")
    assert scene.asked == "buy_goods"  # the barrel is full: nothing to ask
    assert (scene.g.barrel[BLUE], scene.has(BLUE, "sulfur")) == (3, 1)


def test_the_sum_is_split() -> None:
    """FE-311 (R26): 2 + 3 pays 2, 2, 1."""
    scene = market(5)
    scene.track("merchant", RED, GREEN)
    buy(scene, "sulfur", "sulfur")
    assert (scene.g.coins, scene.g.charity) == ([0, 2, 2, 0], (1, 0))


def test_merchants_pull() -> None:
    """FE-313, FE-314: three goods of the barn, fewer if impossible; a row or column is 3 points and a writ."""
    scene = member("merchant", "journeyman")
    store(scene.g.barn, [2, 0, 2, 2, 2])
    do(scene, "pull", "merchant")
    assert scene.g.shelves == [4, 3, 4, 4, 4]
    assert scene.score(BLUE) == 3
    assert scene.asked == "keep_writ"
    scene = member("merchant", "journeyman")
    store(scene.g.barn, [1, 1, 0, 0, 0])
    do(scene, "pull", "merchant")
    assert scene.score(BLUE) == 3  # two rows are no more
    scene = member("merchant", "journeyman")
    store(scene.g.barn, [0, 0, 5, 0, 0])
    store(scene.g.shelves, [0] * 5)
    do(scene, "pull", "merchant")
    assert scene.g.shelves == [0, 0, 3, 0, 0]
    assert scene.score(BLUE) == 0
    assert scene.asked == ""


def test_merchants_push() -> None:
    """FE-315, FE-316, FE-317: four goods to carts and heaps; two filled are 5 points; full carts take nothing."""
    scene = member("merchant", "master")
    do(scene, "push", "merchant")
    assert scene.g.carts == [3] * 5
    assert scene.g.shelves == [3, 1, 4, 4, 2]
    assert scene.score(BLUE) == 5
    assert scene.told("shifted")[0]["guild"] == "alchemist"
    scene = member("merchant", "master")
    store(scene.g.carts, [2, 2, 2, 3, 3])
    do(scene, "push", "merchant")
    assert scene.score(BLUE) == 6
    scene = member("merchant", "master")
    store(scene.g.carts, [3] * 5)
    assert not scene.perform(BLUE, "guild").offered("push", guild="merchant")
    scene = member("merchant", "master")
    store(scene.g.carts, [0] * 5)
    do(scene, "push", "merchant")
    assert all(sum(one["goods"].values()) == 4 for one in scene.offered("shift"))
    shift(scene, food=3, iron=1)
    assert scene.score(BLUE) == 4
