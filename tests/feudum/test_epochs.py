"""Фаза 3. Кубик перемен and Фаза 4: the die, new epochs and their five parts."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, YELLOW, Scene, place

from regnum.games.feudum.components import GOODS, PLACES, REGIONS
from regnum.games.feudum.flow.epochs import (
    DIE_OF_CHANGE,
    DISLOYALTY,
    EPOCH_CHANGE,
    FILL_GUILDS,
    FILL_LANDS,
    FILL_MAP,
    SCORE_EPOCH,
)
from regnum.games.feudum.kinds import EVENTS
from regnum.games.feudum.shared import put_in
from regnum.kernel.chance import Seeded

SEA, ISLANDS, FOREST, DESERT, BADLANDS, MOUNTAINS = range(1, 7)
"""Faces of the die."""


def rolling(*faces: int, epoch: int = 1, default: int = 0, **removed: int) -> Scene:
    scene = Scene(script={"change": faces})
    scene.g.epoch = epoch
    scene.stacks(default, **removed)
    return scene.begin(DIE_OF_CHANGE)


# The die of change.


def test_the_die_takes_a_tile() -> None:
    """FE-014, FE-367: the top tile of that region leaves; nobody gains anything."""
    scene = rolling(DESERT)
    assert scene.g.removed == tuple(int(name == "desert") for name in REGIONS)
    assert sum(scene.g.tiles) == 0
    assert scene.g.scores() == [0] * 4
    assert scene.told("tile_lost")[0]["numeral"] == 1


@pytest.mark.parametrize(("top", "goes"), [(1, True), (2, True), (3, False)])
def test_only_this_or_an_earlier_epoch(top: int, goes: bool) -> None:
    """FE-368, FE-369: in epoch II a III stays and the die is rolled again."""
    scene = rolling(DESERT, FOREST, epoch=2, desert=top - 1)
    expected = "desert" if goes else "forest"
    assert scene.told("tile_lost")[0]["region"] == expected
    assert sum(scene.g.removed) == top


def test_rolling_until_it_fits() -> None:
    """FE-369: with one fitting region the result is certain; unfit rolls do nothing."""
    scene = rolling(SEA, SEA, FOREST, MOUNTAINS, default=1, mountains=0)
    assert scene.g.removed == (1,) * 6
    assert [one["region"] for one in scene.told("die_rolled")] == ["sea", "sea", "forest", "mountains"]


@pytest.mark.parametrize("second", [SEA, FOREST, DESERT])
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_roll_itself_decides(roll: int, second: int) -> None:
    """FE-369: a fitting roll stands; after an unfit one only the next roll counts, so all that fit weigh the same."""
    scene = rolling(roll, second, default=1, sea=0, forest=0, desert=0)
    expected = roll if roll in (SEA, FOREST, DESERT) else second
    assert scene.told("tile_lost")[0]["region"] == REGIONS[expected - 1]
    assert sum(scene.g.removed) == 4


@pytest.mark.parametrize("fit", [("sea", "desert", "forest"), ("islands", "mountains"), REGIONS])
def test_fitting_regions_are_equally_likely(fit: tuple[str, ...]) -> None:
    """FE-369: with k fitting regions each comes up in 1/k of 1,800 rolls, give or take four deviations."""
    scene = Scene(2)
    scene.stacks(1, **dict.fromkeys(fit, 0))
    found = dict.fromkeys(fit, 0)
    for seed in range(1800):
        g = scene.g.copy()
        g.chance = Seeded(seed)
        g.agenda = [DIE_OF_CHANGE]
        g.run()
        assert sum(g.removed) == sum(scene.g.removed) + 1
        found[
            next(
                name for name, now, was in zip(REGIONS, g.removed, scene.g.removed, strict=True) if now > was
            )
        ] += 1
    share = 1800 / len(fit)
    spread = (share * (1 - 1 / len(fit))) ** 0.5
    assert all(abs(count - share) < 4 * spread for count in found.values()), found


@pytest.mark.parametrize("epoch", [1, 3])
def test_no_roll_without_a_fitting_tile(epoch: int) -> None:
    """FE-370: straight on."""
    scene = rolling(epoch=epoch, default=epoch)
    assert scene.told("die_rolled") == []
    assert scene.g.removed == (epoch,) * 6


# The condition.


@pytest.mark.parametrize(
    ("epoch", "seen", "begins"),
    [
        (1, 3, False),
        (1, 4, True),
        (1, 6, True),
        (2, 2, False),
        (2, 3, True),
        (3, 1, False),
        (3, 2, True),
        (4, 0, False),
        (4, 1, True),
    ],
)
def test_conditions(epoch: int, seen: int, begins: bool) -> None:
    """FE-076, FE-371, FE-372, FE-373, FE-374, FE-375: 4 tiles II, 3 III, 2 IV, 1 bare stack; else nothing happens."""
    scene = Scene()
    scene.g.epoch = epoch
    scene.stacks(epoch - 1, **dict.fromkeys(REGIONS[:seen], epoch))
    scene.rule(BLUE, "town", "des_n")
    scene.begin(EPOCH_CHANGE)
    assert scene.g.epoch == epoch + begins
    assert (scene.score(BLUE) > 0) is begins


def test_the_die_itself_may_begin_an_epoch() -> None:
    """FE-371: the fourth II uncovered by the die counts in the same phase 4; at most one change (R32)."""
    scene = Scene(script={"change": [DESERT]})
    scene.stacks(sea=1, islands=1, forest=1)
    scene.begin(DIE_OF_CHANGE, EPOCH_CHANGE)
    assert scene.g.epoch == 2


def test_the_last_tile_ends_the_game() -> None:
    """FE-073: a stack emptied in phase 1 of epoch IV brings V in phase 4."""
    scene = Scene()
    scene.g.epoch = 4
    scene.stacks(3)
    scene.rule(BLUE, "outpost", "sea_n")
    scene.goods(BLUE, wood=1)
    scene.perform(BLUE, "improve").choose("improve")
    assert scene.g.epoch == 4
    scene.begin(EPOCH_CHANGE)
    assert scene.g.epoch == 5


def test_the_parts_in_order() -> None:
    """FE-376: score, disloyalty, land, map, guilds."""
    scene = Scene(advanced=True)
    scene.g.epoch = 3
    scene.stacks(3)
    scene.rule(RED, "noble_fief", "des_n")
    scene.serf(BLUE, "des_n")
    scene.land("des_n", "silver_mine")
    scene.begin(EPOCH_CHANGE)
    scene.choose("collect")
    told = [EVENTS[event.kind].name for event in scene.g.events or []]
    order = ["epoch_began", "points", "land_filled", "collected", "good_laid"]
    marks = [name for name in told if name in order]
    assert marks == sorted(marks, key=order.index)
    sources = [one["source"] for one in scene.told("points")]
    assert sources.index("disloyalty") == len(sources) - 1


# 1. Scoring.


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_active_regions(count: int, points: int) -> None:
    """FE-378: 1, 3, 5, 7, 9, 11, once for the number."""
    scene = Scene()
    for name in ("sea_n", "isl_n", "for_c", "des_n", "bad_c", "mtn_nw")[:count]:
        scene.rule(BLUE, "town", name)
    scene.begin(SCORE_EPOCH)
    assert scene.scored(BLUE, "regions") == points


def test_regions_not_places() -> None:
    """FE-379: three places of one region are one; pawns, subjects and plain serfs make none active."""
    scene = Scene()
    scene.rule(BLUE, "town", "des_n", "des_e", "des_sw", "sea_n")
    scene.rule(RED, "town", "for_c")
    scene.serf(BLUE, "for_c")
    scene.pawn(BLUE, "monk", "mtn_nw")
    scene.begin(SCORE_EPOCH)
    assert scene.scored(BLUE, "regions") == 3


def test_tended_land_makes_a_region_active() -> None:
    """FA-030: a serf who cultivates land does; without the tile he does not."""
    scene = Scene(advanced=True)
    scene.rule(RED, "town", "mtn_se")
    scene.serf(BLUE, "mtn_se")
    scene.begin(SCORE_EPOCH)
    assert scene.scored(BLUE, "regions") == 0
    scene.land("mtn_se", "orchard")
    scene.begin(SCORE_EPOCH)
    assert scene.scored(BLUE, "regions") == 1


def test_land_scores() -> None:
    """FA-029, FA-078: 2 for an empty tile, 4 with a resource, before anything is added."""
    scene = Scene(advanced=True)
    scene.rule(RED, "town", "isl_n", "isl_e")
    scene.serf(BLUE, "isl_n", "isl_e")
    scene.land("isl_n", "orchard")
    scene.land("isl_e", "silver_mine", 1)
    scene.begin(SCORE_EPOCH, FILL_LANDS)
    assert scene.scored(BLUE, "land") == 6
    assert scene.scored(RED, "land") == 0


# 2. Disloyalty.


def loss(epoch: int, military: int = 0, fiefs: int = 1) -> int:
    scene = Scene()
    scene.g.epoch = epoch
    scene.g.military = put_in(scene.g.military, BLUE, military)
    for name in ("des_n", "des_e", "des_sw")[:fiefs]:
        scene.rule(
            BLUE, ("farmer_fief", "monk_fief", "knight_fief")[("des_n", "des_e", "des_sw").index(name)], name
        )
    scene.begin(DISLOYALTY)
    return -scene.score(BLUE)


@pytest.mark.parametrize(
    ("epoch", "military", "lost"),
    [
        (2, 0, 3),
        (2, 1, 0),
        (3, 0, 0),
        (4, 0, 7),
        (4, 1, 4),
        (4, 2, 0),
        (5, 0, 12),
        (5, 1, 9),
        (5, 2, 5),
        (5, 3, 0),
        (2, 2, 0),
    ],
)
def test_disloyalty(epoch: int, military: int, lost: int) -> None:
    """FE-167, FE-171, FE-172, FE-173, FE-380, FE-381: 3, 4, 5 for each space due and not held; none in III."""
    assert loss(epoch, military) == lost
    assert loss(epoch, military, fiefs=3) == lost


def test_example_yellow_loses_ten_then_twenty_two() -> None:
    """FE-174, FE-175, FE-176: 3 at II, 7 at IV, 12 at V; with one disc from the start 0, 4 and 9 (R7: no floor)."""
    scene = Scene()
    scene.rule(YELLOW, "noble_fief", "des_n")
    totals = []
    for epoch in (2, 3, 4, 5):
        scene.g.epoch = epoch
        scene.begin(DISLOYALTY)
        totals.append(-scene.score(YELLOW))
    assert totals == [3, 3, 10, 22]
    assert sum(loss(epoch, 1) for epoch in (2, 4, 5)) == 13


def test_no_fief_no_service() -> None:
    """FE-177, FE-178: who rules none loses nothing; a later fief pays for all spaces due then."""
    assert loss(4, 0, fiefs=0) == 0
    scene = Scene()
    scene.rule(RED, "noble_fief", "des_n")
    scene.serf(BLUE, "des_n")
    scene.g.epoch = 4
    scene.begin(DISLOYALTY)
    assert scene.score(BLUE) == 0
    assert scene.score(RED) == -7


def test_a_disc_placed_late() -> None:
    """FE-172: after paying 3 at II one disc makes it 4 at IV and 9 at V."""
    assert (loss(2, 0), loss(4, 1), loss(5, 1)) == (3, 4, 9)


# 3. Land.


def tended(face: str = "silver_mine", stock: int = 0) -> Scene:
    scene = Scene(advanced=True)
    scene.rule(RED, "town", "isl_n")
    scene.serf(BLUE, "isl_n")
    scene.land("isl_n", face, stock)
    return scene


def test_land_bears_every_epoch() -> None:
    """FA-024, FA-079: three more each time, left alone 3, 6, 9."""
    scene = tended("orchard")
    for total in (3, 6, 9, 12):
        scene.begin(FILL_LANDS).choose("decline")
        assert scene.g.land_stock[place("isl_n")] == total


def test_take_all_or_nothing() -> None:
    """FA-025, FA-080, FA-081: of six five and one for the ruler."""
    scene = tended(stock=3)
    scene.begin(FILL_LANDS)
    assert scene.g.waiting == (BLUE,)
    assert scene.kinds() == {"collect", "decline"}
    scene.choose("collect")
    assert scene.g.coins[:2] == [5, 1]


def test_land_bears_what_there_is() -> None:
    """FA-023: fewer when the source has fewer; land without a serf asks nobody."""
    scene = tended()
    scene.g.supply = 2
    scene.begin(FILL_LANDS).choose("decline")
    assert scene.g.land_stock[place("isl_n")] == 2
    scene = Scene(advanced=True)
    scene.land("isl_n", "orchard")
    scene.begin(FILL_LANDS)
    assert scene.asked == ""
    assert scene.g.land_stock[place("isl_n")] == 3


# 4. The map.


@pytest.mark.parametrize(
    ("epoch", "places"),
    [
        (2, "sea_sw isl_s for_se des_sw bad_se mtn_se"),
        (3, "sea_e isl_e for_se des_e bad_se mtn_se"),
        (4, "sea_sw isl_w for_nw des_sw bad_nw mtn_nw"),
        (5, ""),
    ],
)
def test_goods_on_the_map(epoch: int, places: str) -> None:
    """FE-382, FE-383: one random good at S, E, W; nothing at V; the north only at the start."""
    scene = Scene()
    scene.g.epoch = epoch
    scene.begin(FILL_MAP)
    assert {name for name in PLACES if scene.at(name)} == set(places.split())
    assert sum(scene.g.lying) == len(places.split())


def test_goods_on_farms() -> None:
    """FE-384: they join the harvest, count for the limit of ten and for sales."""
    scene = Scene()
    scene.g.epoch = 2
    scene.rule(BLUE, "farm", "des_sw")
    scene.lying("des_sw", food=9)
    scene.begin(FILL_MAP)
    assert scene.at("des_sw") == 10
    assert scene.perform(BLUE, "harvest").asked == ""
    scene.perform(BLUE, "guild").choose("trade", guild="farmer")
    assert {one["food"] + one["shillings"] for one in scene.offered("sell")} == {5}


# 5. Guilds.


def depleted() -> Scene:
    scene = Scene()
    g = scene.g
    for store in (g.barn, g.shelves, g.carts):
        for good in range(5):
            g.bag[good] += store[good]
            store[good] = 0
    return scene


def test_guilds_are_filled_up_at_three() -> None:
    """FE-385, FE-387: as at set-up."""
    scene = depleted()
    g = scene.g
    g.barn[GOODS.index("food")] = 3
    g.shelves[:] = [0, 1, 2, 4, 4]
    for colour in range(4):
        g.marker_supply[colour] += g.rows[colour]
        g.rows[colour] = 0
    scene.scrolls("")
    scene.rosary(2)
    scene.hens()
    scene.for_sale("ship")
    g.epoch = 3
    scene.begin(FILL_GUILDS)
    assert sum(g.barn) == 10
    assert g.barn[GOODS.index("food")] >= 3
    assert g.shelves == [3, 3, 4, 4, 4]
    assert g.carts == [3, 1, 3, 3, 1]
    assert g.rows == [2] * 4
    assert g.scrolls == 0b110101
    assert sum(g.rosary) == 4
    assert sum(g.hens) == 1
    assert sum(g.for_sale) == 2


@pytest.mark.parametrize("epoch", [2, 4, 5])
def test_guilds_are_not_filled_otherwise(epoch: int) -> None:
    """FE-385: only at epoch III."""
    scene = depleted()
    scene.g.epoch = epoch
    scene.begin(FILL_GUILDS)
    assert sum(scene.g.shelves) == 0


def test_surplus_stays() -> None:
    """FE-386, FE-387: nothing is removed; scrolls are filled by place; three vessels stay three."""
    scene = Scene()
    g = scene.g
    g.shelves[:] = [4, 4, 4, 4, 4]
    g.carts[:] = [3, 3, 3, 3, 3]
    scene.rosary(2, 2, 3, 3, 4, 4)
    scene.scrolls("bdef")
    scene.for_sale("ship", "ship", "flying")
    rows = g.rows[:]
    g.rows[GREEN] = 6
    g.epoch = 3
    scene.begin(FILL_GUILDS)
    assert g.shelves == [4] * 5
    assert g.carts == [3] * 5
    assert sum(g.rosary) == 6
    assert g.scrolls == 0b111111
    assert sum(g.for_sale) == 3
    assert g.rows == [*rows[:GREEN], 6, *rows[GREEN + 1 :]]


def test_limited_refill() -> None:
    """FE-289, FE-387 (R37): one vessel left in supply: one more; seals run out, nothing is invented."""
    scene = Scene()
    scene.no_vessels_for_sale()
    scene.g.vessel_supply = [1, 0, 0]
    scene.g.epoch = 3
    scene.begin(FILL_GUILDS)
    assert scene.g.for_sale == [1, 0, 0]
    scene = Scene()
    scene.scrolls("")
    scene.g.seal_supply = 1
    scene.g.epoch = 3
    scene.begin(FILL_GUILDS)
    assert scene.g.scrolls == 1
    assert scene.g.seal_supply == 0
