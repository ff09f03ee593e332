"""11. Гильдия and the three western guilds: farmers, merchants, alchemists."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene

from regnum.games.feudum.components import GOODS, GUILDS
from regnum.games.feudum.guilds import GUILD_RULES, alchemists

SALTPETER, SULFUR, IRON, WOOD, FOOD = range(5)


def member(guild: str, rank: str, seats: int = 4, advanced: bool = False, **script: list[int]) -> Scene:
    """Blue is master or journeyman (with Red above him) of a guild."""
    scene = Scene(seats, advanced, script)
    if rank == "journeyman":
        scene.pawn(RED, guild, "mtn_nw")
    scene.pawn(BLUE, guild, "for_c")
    return scene


def store(target: list[int], source: list[int]) -> None:
    target[:] = source


def do(scene: Scene, task: str, guild: str) -> Scene:
    scene.g.guilds_used[BLUE] = 0
    return scene.perform(BLUE, "guild").choose(task, guild=guild)


def shift(scene: Scene, **goods: int) -> Scene:
    return scene.choose("shift", goods=goods)


# The card.


def test_one_task_of_one_guild() -> None:
    """FE-243, FE-244, FE-288: one push, or one trade, nothing after it."""
    scene = member("farmer", "master")
    scene.pawn(BLUE, "merchant", "for_c")
    scene.rule(BLUE, "farm", "des_n")
    scene.lying("des_n", food=2)
    scene.perform(BLUE, "guild")
    assert {(one["kind"]) for one in scene.offered(guild="farmer")} == {"trade", "push"}
    assert scene.offered("push", guild="merchant")
    scene.choose("trade", guild="farmer").choose("sell", food=1)
    assert scene.asked == ""


def test_who_may_do_what() -> None:
    """FE-071, FE-245, FE-246, FE-247, FE-248: everybody trades; the master pushes, the journeyman pulls."""
    scene = Scene()
    scene.track("noble", BLUE, RED, GREEN)
    for seat in range(4):
        scene.coins(seat, 6)
    tasks = [
        {one["kind"] for one in scene.perform(seat, "guild").offered(guild="noble")} for seat in range(4)
    ]
    assert tasks == [{"trade", "push"}, {"trade", "pull"}, {"trade"}, {"trade"}]
    scene.perform(3, "guild")
    assert {one["guild"] for one in scene.offered("trade")} == set(GUILDS) - {"farmer"}


def test_another_guild_the_second_time() -> None:
    """FE-249: the guild dealt with is closed for Repeat, whatever the task; a declined one closes nothing."""
    scene = Scene()
    scene.coins(BLUE, 9)
    scene.perform(BLUE, "guild").choose("trade", guild="merchant").choose("buy_good", good="iron").choose(
        "done"
    )
    scene.played(BLUE, "guild")
    scene.perform(BLUE, "repeat").choose("do_again", card="guild")
    assert {one["guild"] for one in scene.offered("trade")} == {"alchemist", "knight", "noble", "monk"}
    scene = Scene()
    scene.coins(BLUE, 9)
    scene.perform(BLUE, "guild").choose("decline")
    scene.played(BLUE, "guild")
    scene.perform(BLUE, "repeat").choose("do_again", card="guild")
    assert scene.offered("trade", guild="merchant")


def test_the_ring() -> None:
    """FE-022, FE-264, FE-265: pulls come from the left, pushes go to the right."""
    assert GUILDS == ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
    assert len(GUILD_RULES) == 6
    tables = Scene().g.tables
    assert tables.push_points == (0, 4, 5, 6)
    assert tables.pull_points == 3


# Farmers.


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
    assert scene.g.charity == [0, 0]
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


def test_farmers_push_five_of_choice() -> None:
    """FE-302 (R23): five of choice, no fewer."""
    scene = pushing([0, 0, 4, 4, 2], [4, 4, 0, 0, 0])
    do(scene, "push", "farmer")
    assert all(sum(one["goods"].values()) == 5 for one in scene.offered("shift"))
    shift(scene, iron=4, wood=1)
    assert scene.g.shelves == [4, 4, 4, 1, 0]
    assert scene.score(BLUE) == 4


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
    scene.g.charity = [0, 5]
    do(scene, "push", "farmer")
    assert scene.g.coins[:2] == [3, 2]
    assert scene.g.charity == [0, 0]
    assert scene.score(BLUE) == 0
    scene = pushing([0] * 5, [0] * 5)
    scene.g.charity = [0, 5]
    for coins, left in ((3, 2), (4, 1), (5, 0)):
        do(scene, "push", "farmer")
        assert (scene.g.coins[BLUE], scene.g.charity[1]) == (coins, left)
    scene = pushing([0] * 5, [0] * 5)
    scene.track("farmer", BLUE, RED)
    scene.g.charity = [9, 1]
    do(scene, "push", "farmer")
    assert scene.g.coins[:2] == [1, 0]
    assert scene.g.charity == [9, 0]


# Merchants.


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
    assert (scene.g.coins, scene.g.charity) == ([0, 2, 2, 0], [1, 0])


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


# Alchemists.


def test_a_vessel_for_three() -> None:
    """FE-252, FE-257, FE-318 (R38): one of choice; 1 to the master, 1 to the journeyman, 1 to the church."""
    scene = Scene()
    scene.track("alchemist", RED, GREEN)
    scene.coins(BLUE, 6)
    scene.for_sale("ship", "flying")
    do(scene, "trade", "alchemist")
    assert {one["vessel"] for one in scene.offered("buy_vessel")} == {"ship", "flying"}
    scene.choose("buy_vessel", vessel="flying")
    assert scene.g.vessels[:3] == [0, 0, 1]
    assert (scene.g.coins, scene.g.charity) == ([3, 1, 1, 0], [1, 0])
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
