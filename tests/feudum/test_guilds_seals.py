"""The three eastern guilds: knights, nobles, monks; monsters; feasts."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.guilds.base import sealable


def member(guild: str, rank: str, seats: int = 4, advanced: bool = False, **script: list[int]) -> Scene:
    """Blue is master or journeyman (with Red above him) of a guild."""
    scene = Scene(seats, advanced, script)
    if rank == "journeyman":
        scene.pawn(RED, guild, "mtn_nw")
    scene.pawn(BLUE, guild, "for_c")
    return scene


def do(scene: Scene, task: str, guild: str) -> Scene:
    scene.g.guilds_used[BLUE] = 0
    return scene.perform(BLUE, "guild").choose(task, guild=guild)


def rows(scene: Scene, *counts: int) -> None:
    for colour, count in enumerate(counts):
        scene.g.marker_supply[colour] += scene.g.rows[colour] - count
        scene.g.rows[colour] = count


# Knights.


def test_the_own_row_for_three() -> None:
    """FE-253, FE-337: all of it or nothing; 1 to the master, 1 to the journeyman, 1 to the sack."""
    scene = Scene()
    scene.track("knight", RED, GREEN)
    rows(scene, 6, 2, 2, 2)
    scene.coins(BLUE, 3)
    do(scene, "trade", "knight")
    assert scene.g.markers[BLUE] == 13
    assert scene.g.rows == [0, 2, 2, 2]
    assert (scene.g.coins, scene.g.charity) == ([0, 1, 1, 0], [0, 1])
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
        ("red",), ("purple",), ("red", "purple"),
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
    scene.choose("pick_colours", colours=["yellow", "blue"])
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
    do(scene, "push", "knight").choose("pick_colours", colours=["yellow", "blue", "red"][: len(placed)])
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


# Nobles.


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
    assert (scene.g.coins, scene.g.charity) == ([3, 2, 2, 0], [0, 2])
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
    scene.choose("pick_colours", colours=["yellow", "red"]).choose("pick_scrolls", scrolls=["a", "b"])
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
    assert (scene.g.coins, scene.g.charity) == ([3, 1, 1, 0], [0, 1])
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
    scene.g.charity = [7, 2]
    do(scene, "push", "monk")
    assert (scene.g.coins[:2], scene.g.charity) == ([4, 3], [0, 2])
    scene = member("monk", "master")
    scene.g.charity = [7, 0]
    do(scene, "push", "monk")
    assert (scene.g.coins[BLUE], scene.g.charity) == (4, [3, 0])


# Feasts.


def feasting(host: str = "farmer", rank: str = "master", barrel: int = 1) -> Scene:
    """Red is master or journeyman of a guild; Blue's noble stands beside the pawn that makes him so."""
    scene = Scene(advanced=True)
    scene.barrel(BLUE, barrel)
    if rank == "journeyman":
        scene.pawn(GREEN, host, "mtn_nw")
    scene.pawn(RED, host, "des_n")
    scene.pawn(BLUE, "noble", "des_n")
    return scene


def feast(scene: Scene, task: str = "push") -> Scene:
    return scene.perform(BLUE, "guild").choose("feast", host=RED, task=task)


def test_a_feast() -> None:
    """FA-052, FA-053, FA-057: a sulfur of the barrel, the host's push, its points and three more for the feaster."""
    scene = feasting()
    scene.g.barn = [1, 1, 0, 0, 0]
    bag = scene.bag("sulfur")
    feast(scene)
    assert scene.g.barrel[BLUE] == 0
    assert scene.bag("sulfur") == bag + 1
    assert scene.g.shelves == [4] * 5
    assert scene.score(BLUE) == 5 + 3
    assert scene.score(RED) == 0
    assert scene.asked == ""


def test_a_feast_closes_its_guild() -> None:
    """FE-249: the guild of the feast is closed for Repeat."""
    scene = feast(feasting())
    scene.played(BLUE, "guild")
    scene.coins(BLUE, 9)
    scene.barrel(BLUE, 1)
    scene.perform(BLUE, "repeat").choose("do_again", card="guild")
    assert not scene.offered(guild="farmer")


def test_feasting_a_journeyman() -> None:
    """FA-054: the writ is the feaster's."""
    scene = feasting("merchant", "journeyman")
    scene.g.barn = [1, 0, 0, 0, 0]
    feast(scene, "pull")
    assert scene.score(BLUE) == 3 + 3
    assert scene.g.waiting == (BLUE,)
    assert scene.asked == "keep_writ"


def test_feasts_open_coffers() -> None:
    """FA-055: the feaster takes the owner's share; as journeyman his own as well; without one it stays."""
    scene = feasting()
    scene.g.charity = [0, 5]
    scene.g.track[1] = GREEN
    feast(scene)
    assert scene.g.coins == [3, 0, 2, 0]
    scene = feasting()
    scene.pawn(BLUE, "farmer", "for_c")
    assert scene.members("farmer") == [RED, BLUE]
    scene.g.charity = [0, 5]
    feast(scene)
    assert scene.g.coins[BLUE] == 5
    scene = feasting()
    scene.g.charity = [0, 5]
    feast(scene)
    assert (scene.g.coins[BLUE], scene.g.charity[1]) == (3, 2)


def test_only_barrel_sulfur_pays() -> None:
    """FA-056: reserve sulfur does not; a tile swapped onto the barrel first does; basic game: no feasts."""
    scene = feasting(barrel=0)
    scene.goods(BLUE, sulfur=2)
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene.tile(BLUE, "orchard")
    scene.hand(BLUE, "guild", "tax")
    scene.turn(BLUE).choose("swap_tile").choose("pick_good", good="sulfur").choose("store", barrel=1)
    scene.choose("lay", card="guild")
    assert scene.offered("feast", host=RED)


def test_who_can_be_feasted() -> None:
    """FA-052, FA-075 (R27): by a pawn or fief of that guild beside an own pawn; a monster invites nobody."""
    scene = Scene(advanced=True)
    scene.barrel(BLUE, 1)
    scene.pawn(RED, "farmer", "des_n")
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene.monster(BLUE, "giant", "des_n")
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene.pawn(BLUE, "noble", "for_c")
    assert not scene.perform(BLUE, "guild").offered("feast")
    scene = Scene(advanced=True)
    scene.barrel(BLUE, 1)
    scene.rule(RED, "farmer_fief", "for_c")
    scene.pawn(BLUE, "noble", "for_c")
    assert scene.perform(BLUE, "guild").offered("feast", guild="farmer", host=RED, task="push")
    scene = Scene(advanced=True)
    scene.barrel(BLUE, 1)
    scene.pawn(RED, "farmer", "des_n")
    scene.pawn(RED, "monk", "for_c")
    scene.pawn(BLUE, "noble", "for_c")
    assert {one["guild"] for one in scene.perform(BLUE, "guild").offered("feast")} == {"monk"}


def test_no_reeves_at_a_feast() -> None:
    """FA-061: no bonus for the host's reeve, no own reeve placed."""
    scene = feasting()
    scene.g.barn = [1, 0, 0, 0, 0]
    scene.g.reeves[RED] = 1
    feast(scene)
    assert scene.score(BLUE) == 4 + 3
    assert scene.asked == ""


def test_a_feast_without_success() -> None:
    """FA-053 (R45): the three points of the feast are scored all the same."""
    scene = feasting()
    scene.g.barn = [0, 0, 1, 0, 0]
    scene.g.shelves = [0] * 5
    feast(scene)
    assert scene.score(BLUE) == 3
    assert place("des_n") == 10
