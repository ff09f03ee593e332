"""Королевские указы: mandates at any time, and what each gives."""

from __future__ import annotations

import pytest
from scenes import BLUE, Scene

from regnum.games.feudum.components import VESSELS


def turn_with(*names: str, advanced: bool = False, **goods: int) -> Scene:
    scene = Scene(advanced=advanced)
    scene.writ(BLUE, *names)
    scene.goods(BLUE, **goods)
    scene.hand(BLUE, "tax", "move")
    return scene.turn(BLUE)


def test_a_mandate_goes_under_the_deck() -> None:
    """FE-184, FE-185, FE-187, FE-407: food for 3 shillings, no seal needed; the card is the last of the deck."""
    scene = turn_with("small_trade", food=1)
    scene.choose("mandate", writ="small_trade", gain="shillings")
    assert scene.has(BLUE, "food") == 0
    assert scene.g.coins[BLUE] == 3
    assert scene.bottom() == "small_trade"
    assert scene.writs(BLUE) == set()
    assert scene.asked == "lay_card"
    assert not turn_with("small_trade").offered("mandate")


def test_one_way_once() -> None:
    """FE-401, FE-408: either 3 or 7 shillings, not 10; nothing but the boxed goods is asked for."""
    scene = turn_with("small_trade", wood=1, food=2)
    assert {one["gain"] for one in scene.offered("mandate")} == {"shillings", "more_shillings"}
    scene.choose("mandate", gain="more_shillings")
    assert scene.g.coins[BLUE] == 7
    assert (scene.has(BLUE, "wood"), scene.has(BLUE, "food")) == (0, 1)
    assert not scene.offered("mandate")


def test_big_trade() -> None:
    """FE-409, FE-410 (R17): 9 shillings, or 13 with sulfur of the reserve, not of the barrel."""
    scene = turn_with("big_trade", iron=1, wood=1, food=1)
    scene.choose("mandate", gain="shillings")
    assert scene.g.coins[BLUE] == 9
    assert sum(scene.g.goods[:5]) == 0
    scene = turn_with("big_trade", iron=1, wood=1, food=1, sulfur=1)
    scene.choose("mandate", gain="more_shillings")
    assert scene.g.coins[BLUE] == 13
    assert sum(scene.g.goods[:5]) == 0
    scene = Scene()
    scene.writ(BLUE, "big_trade")
    scene.goods(BLUE, iron=1, wood=1, food=1)
    scene.barrel(BLUE, 3)
    scene.hand(BLUE, "tax", "move")
    assert [one["gain"] for one in scene.turn(BLUE).offered("mandate")] == ["shillings"]


def test_tiles_pay_for_mandates() -> None:
    """FE-164, FE-184: a region tile stands for a boxed good."""
    scene = Scene()
    scene.writ(BLUE, "small_trade")
    scene.tile(BLUE, "orchard")
    scene.hand(BLUE, "tax", "move")
    scene.turn(BLUE).choose("mandate", gain="shillings")
    assert scene.g.coins[BLUE] == 3
    assert scene.g.tile_count(BLUE) == 0


@pytest.mark.parametrize(
    ("writ", "good", "gain"),
    [
        ("air_and_sea", "food", "flying"),
        ("air_and_sea", "wood", "ship"),
        ("sea_and_deep", "wood", "ship"),
        ("sea_and_deep", "iron", "submersible"),
    ],
)
def test_vessels_by_mandate(writ: str, good: str, gain: str) -> None:
    """FE-008, FE-411, FE-412, FE-413, FE-414, FE-426: from the general supply; the guild's stack is untouched."""
    vessel = VESSELS.index(gain)
    scene = turn_with(writ, **{good: 1})
    scene.for_sale("ship", "submersible")
    scene.turn(BLUE)
    supply = scene.g.vessel_supply[vessel]
    scene.choose("mandate", gain=gain)
    assert scene.has(BLUE, good) == 0
    assert scene.g.vessels[vessel] == 1
    assert scene.g.vessel_supply[vessel] == supply - 1
    assert sum(scene.g.for_sale) == 2
    scene = turn_with(writ, **{good: 1})
    scene.g.vessel_supply[vessel] = 0
    assert not scene.turn(BLUE).offered("mandate", gain=gain)


def starred(guild: str, advanced: bool = False) -> Scene:
    """Blue has three stars with a guild."""
    scene = Scene(advanced=advanced)
    scene.rule(BLUE, f"{guild}_fief", "mtn_nw")
    scene.hand(BLUE, "tax", "move")
    return scene


def test_western_guilds() -> None:
    """FE-415, FE-426: three stars with farmers, merchants or alchemists: 3 goods, 3 shillings or any vessel."""
    for guild in ("farmer", "merchant", "alchemist"):
        scene = starred(guild)
        scene.writ(BLUE, "western_guilds")
        scene.turn(BLUE)
        assert {one["gain"] for one in scene.offered("mandate")} == {
            "goods", "shillings", "ship", "submersible", "flying",
        }  # fmt: skip
    scene.choose("mandate", gain="shillings")
    assert scene.g.coins[BLUE] == 3
    assert scene.bottom() == "western_guilds"
    scene = starred("merchant")
    scene.writ(BLUE, "western_guilds")
    scene.turn(BLUE).choose("mandate", gain="goods").choose("take_goods", goods={"iron": 2, "food": 1})
    assert (scene.has(BLUE, "iron"), scene.has(BLUE, "food")) == (2, 1)
    scene = starred("merchant")
    scene.writ(BLUE, "western_guilds")
    scene.turn(BLUE).choose("mandate", gain="flying")
    assert scene.g.vessels[2] == 1
    scene = starred("merchant")
    scene.writ(BLUE, "western_guilds")
    scene.g.vessel_supply = [0, 0, 0]
    assert {one["gain"] for one in scene.turn(BLUE).offered("mandate")} == {"goods", "shillings"}


def test_western_guilds_need_three_stars_in_one() -> None:
    """FE-415 (R40): two and two do not, nobles do not; stars count while the marker waits."""
    scene = Scene()
    scene.writ(BLUE, "western_guilds")
    scene.hand(BLUE, "tax", "move")
    for character in ("farmer", "merchant"):
        scene.pawn(BLUE, character, "for_c")
    scene.rule(BLUE, "farm", "for_se")
    scene.rule(BLUE, "town", "for_nw")
    assert not scene.turn(BLUE).offered("mandate")
    scene = starred("noble")
    scene.writ(BLUE, "western_guilds")
    assert not scene.turn(BLUE).offered("mandate")
    scene = starred("farmer")
    scene.writ(BLUE, "western_guilds")
    scene.g.track = [-1] * 18
    scene.markers(BLUE, 0)
    assert scene.turn(BLUE).offered("mandate")


def test_eastern_guilds() -> None:
    """FE-416, FE-426 (R44): 3 markers, a seal or a bead of the supply; fewer markers if fewer there are."""
    for guild in ("knight", "noble", "monk"):
        scene = starred(guild)
        scene.writ(BLUE, "eastern_guilds")
        scene.turn(BLUE)
        assert {one["gain"] for one in scene.offered("mandate")} == {"markers", "seal", "bead"}
    markers, supply = scene.g.markers[BLUE], scene.g.marker_supply[BLUE]
    scene.choose("mandate", gain="markers")
    assert (scene.g.markers[BLUE], scene.g.marker_supply[BLUE]) == (markers + 3, supply - 3)
    scene = starred("monk")
    scene.writ(BLUE, "eastern_guilds")
    scene.turn(BLUE).choose("mandate", gain="seal")
    assert scene.g.seals[BLUE] == 1
    scene = starred("monk")
    scene.writ(BLUE, "eastern_guilds")
    scene.turn(BLUE).choose("mandate", gain="bead")
    assert sum(scene.g.beads[:4]) == 1
    scene = starred("monk")
    scene.writ(BLUE, "eastern_guilds")
    scene.g.seal_supply = 0
    assert [one["gain"] for one in scene.turn(BLUE).offered("mandate")] == ["markers"]
    scene = starred("monk")
    scene.writ(BLUE, "eastern_guilds")
    scene.g.marker_supply[BLUE] = 2
    markers = scene.g.markers[BLUE]
    scene.turn(BLUE).choose("mandate", gain="markers")
    assert scene.g.markers[BLUE] == markers + 2


def test_gained_markers_enter_a_waiting_guild() -> None:
    """FE-274, FE-416: the first of them goes to the track at once."""
    scene = starred("monk")
    scene.markers(BLUE, 0)
    scene.g.track = [-1] * 18
    scene.writ(BLUE, "eastern_guilds")
    scene.turn(BLUE).choose("mandate", gain="markers")
    assert scene.members("monk") == [BLUE]
    assert scene.g.markers[BLUE] == 2
