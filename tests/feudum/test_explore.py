"""5. Исследование and «Королевские указы»: drawing, keeping, secrecy, the hand limit, every writ."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.components import VESSELS, WRITS
from regnum.games.feudum.feeding import FEEDING
from regnum.games.feudum.rounds import BeforeTurnEnds
from regnum.games.feudum.writs import charters
from regnum.kernel.chance import Seeded


def exploring(outposts: int = 1, fiefs: int = 0, advanced: bool = False) -> Scene:
    scene = Scene(advanced=advanced)
    for name in ("for_c", "for_se", "for_nw")[:outposts]:
        scene.rule(BLUE, "outpost", name)
    for name in ("des_c1", "des_c2")[:fiefs]:
        scene.rule(BLUE, "noble_fief", name)
    return scene


def draw(scene: Scene) -> Scene:
    return scene.perform(BLUE, "explore").choose("dig")


def keep_first(scene: Scene) -> str:
    name: str = scene.offered("keep_writ")[0]["writ"]
    scene.choose("keep_writ", writ=name)
    return name


def test_an_outpost_is_needed() -> None:
    """FE-179: a fief or town does not do; no pawn is needed there."""
    scene = exploring(0, 1)
    scene.rule(BLUE, "town", "for_c")
    assert scene.perform(BLUE, "explore").asked == ""
    assert len(draw(exploring()).offered("keep_writ")) == 2


@pytest.mark.parametrize(("outposts", "fiefs", "cards"), [(1, 0, 2), (2, 1, 4), (3, 0, 4), (1, 2, 4)])
def test_number_of_writs(outposts: int, fiefs: int, cards: int) -> None:
    """FE-180: two, one more for each further outpost and each fief."""
    assert len(draw(exploring(outposts, fiefs)).offered("keep_writ")) == cards


def test_keep_one_of_them() -> None:
    """FE-181, FE-182: the others go under the deck; other seats learn only the number."""
    scene = exploring(2, 1)
    top = [WRITS[writ] for writ in scene.g.deck[:4]]
    draw(scene)
    assert scene.g.view(RED).drawn == []
    assert scene.g.view(RED).drawn_count == 4
    kept = keep_first(scene)
    assert scene.writs(BLUE) == {kept}
    assert len(scene.g.deck) == 15
    assert [WRITS[writ] for writ in scene.g.deck[-3:]] == [name for name in top if name != kept]
    hidden = scene.g.events[-1].seen(scene.g.game.events, RED)  # type: ignore[index]
    assert hidden == {"kind": "kept_writ", "seat": BLUE, "writ": None}
    scene.hand(BLUE, "tax", "move")
    scene.turn(BLUE)
    assert scene.g.view(RED).seats[BLUE].writs is None
    assert scene.g.view(RED).seats[BLUE].writ_count == 1
    assert scene.g.view(BLUE).seats[BLUE].writs == [kept]


def test_own_writs_are_kept_in_imagined_worlds() -> None:
    """FE-042, FE-182: others' hands and the deck are dealt anew, one's own hand is not."""
    scene = Scene()
    scene.writ(BLUE, "bow")
    scene.writ(RED, "dagger")
    scene.hand(BLUE, "tax", "move")
    scene.turn(BLUE)
    worlds = [scene.g.imagine(BLUE, Seeded(seed)) for seed in range(12)]
    assert {world.writs[BLUE] for world in worlds} == {1}  # type: ignore[attr-defined]
    assert len({world.writs[RED] for world in worlds}) > 1  # type: ignore[attr-defined]


def test_a_small_deck() -> None:
    """FE-181, FE-289 (R37): only what is there is drawn; an empty deck gives nothing."""
    scene = exploring(3)
    rest = scene.g.deck[1:]
    scene.g.deck, scene.g.deck_known = scene.g.deck[:1], [0]
    scene.g.writs[RED] = sum(1 << writ for writ in rest)
    draw(scene)
    assert scene.asked == ""
    assert scene.g.writs[BLUE].bit_count() == 1
    assert scene.perform(BLUE, "explore").asked == ""


def test_shovels_and_swords() -> None:
    """FA-031, FA-032: after the basic draw is settled, one iron for two more, one of them to keep."""
    scene = exploring(advanced=True)
    scene.goods(BLUE, iron=1)
    draw(scene)
    assert len(scene.offered("keep_writ")) == 2
    first = keep_first(scene)
    assert scene.asked == "dig_deeper"
    assert len(scene.g.deck) == 15  # the other card lies under the deck already
    scene.choose("dig")
    assert len(scene.offered("keep_writ")) == 2
    second = keep_first(scene)
    assert scene.writs(BLUE) == {first, second}
    assert scene.has(BLUE, "iron") == 0
    assert scene.asked == ""


def test_no_digging_without_exploring() -> None:
    """FA-032: without an outpost iron buys nothing; without iron nothing is asked."""
    scene = exploring(0, 1, advanced=True)
    scene.goods(BLUE, iron=1)
    assert scene.perform(BLUE, "explore").asked == ""
    scene = exploring(advanced=True)
    draw(scene)
    keep_first(scene)
    assert scene.asked == ""


def test_mandates_and_charters() -> None:
    """FE-003, FE-183: eight of each."""
    assert len(set(WRITS)) == 16
    scene = Scene()
    scene.writ(BLUE, *WRITS[8:])
    scene.goods(BLUE, iron=1, wood=1, food=1, sulfur=1)
    scene.hand(BLUE, "tax", "move")
    assert not scene.turn(BLUE).offered("mandate")  # FE-186, FE-402: charters wait for the end
    assert len(scene.offered("drop_writ")) == 8


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


def test_mandates_after_the_card_and_while_feeding() -> None:
    """FE-187: also at the end of the own turn and in phase 2 before feeding."""
    scene = Scene()
    scene.writ(BLUE, "small_trade")
    scene.goods(BLUE, food=2)
    scene.begin(BeforeTurnEnds(BLUE))
    assert scene.asked == "end_turn"
    assert scene.offered("mandate")
    scene.pawn(BLUE, "monk", "for_c")
    scene.begin(FEEDING)
    assert scene.asked == "feed"
    scene.choose("mandate", gain="shillings")
    assert scene.g.coins[BLUE] == 3


def test_hand_limit() -> None:
    """FE-189: four in mid-turn are legal; before the turn ends one must go, old or new."""
    scene = Scene()
    scene.writ(BLUE, "sobriety", "slayer", "eastern", "western")
    scene.begin(BeforeTurnEnds(BLUE))
    assert scene.asked == "end_turn"
    assert scene.kinds() == {"drop_writ"}
    assert len(scene.offered("drop_writ")) == 4
    scene.choose("drop_writ", writ="eastern")
    assert "done" in scene.kinds()
    scene.choose("done")
    assert len(scene.writs(BLUE)) == 3
    scene = Scene()
    scene.writ(BLUE, "sobriety", "slayer", "eastern", "western", "northern")
    scene.begin(BeforeTurnEnds(BLUE))
    scene.choose("drop_writ", writ="eastern")
    assert scene.kinds() == {"drop_writ"}


def test_putting_a_writ_away() -> None:
    """FE-190, FE-402: at the bottom of the deck, unseen."""
    scene = turn_with("sobriety", "slayer")
    scene.choose("drop_writ", writ="sobriety")
    assert scene.bottom() == "sobriety"
    assert scene.writs(BLUE) == {"slayer"}
    hidden = scene.g.events[-1].seen(scene.g.game.events, RED)  # type: ignore[index]
    assert hidden == {"kind": "dropped_writ", "seat": BLUE, "writ": None}


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
    markers = scene.g.markers[BLUE]
    scene.choose("mandate", gain="markers")
    assert scene.g.markers[BLUE] == markers + 3
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


# Charters.

EAST = "bad_nw bad_c bad_r bad_s bad_se mtn_nw mtn_se"
WEST = "sea_n sea_sw sea_e isl_n isl_e isl_s isl_w"
NORTH = "for_nw for_c for_se bad_nw bad_c mtn_nw"
SOUTH = "des_n des_sw des_c1 des_c2 des_e bad_r bad_s bad_se mtn_se"
CENTRE = "for_nw for_c for_se des_n des_sw des_c1 des_c2 des_e"


@pytest.mark.parametrize(
    ("writ", "names", "scale"),
    [
        ("eastern", EAST, (3, 5, 7, 9)),
        ("western", WEST, (3, 5, 7, 9)),
        ("northern", NORTH, (3, 5, 7, 9)),
        ("southern", SOUTH, (3, 5, 7, 9)),
        ("central", CENTRE, (3, 5, 7, 9)),
        ("scattered", "sea_e bad_r bad_se", (5, 11, 17)),
    ],
)
def test_kingdom_charters(writ: str, names: str, scale: tuple[int, ...]) -> None:
    """FE-419, FE-420, FE-421, FE-422, FE-423, FE-424: points by places ruled, the last value for more."""
    scene = Scene()
    scene.writ(BLUE, writ)
    scene.seals(BLUE, 1)
    assert charters(scene.g, BLUE) == []
    for count, name in enumerate(names.split()):
        scene.g.ruler[place(name)] = BLUE
        points = scale[min(count, len(scale) - 1)]
        assert charters(scene.g, BLUE) == [(WRITS.index(writ), points)]
    others = [at for at in range(22) if at not in [place(name) for name in names.split()]]
    scene.g.ruler = [-1] * 22
    for at in others:
        scene.g.ruler[at] = BLUE
    assert charters(scene.g, BLUE) == []


def test_charters_count_every_kind_of_settlement() -> None:
    """FE-425: a fief counts, a serf does not."""
    scene = Scene()
    scene.writ(BLUE, "eastern")
    scene.seals(BLUE, 1)
    scene.rule(BLUE, "noble_fief", "bad_s")
    scene.rule(RED, "town", "bad_c")
    scene.serf(BLUE, "bad_c")
    assert charters(scene.g, BLUE) == [(WRITS.index("eastern"), 3)]


@pytest.mark.parametrize(("barrel", "points"), [(0, 0), (1, 0), (2, 5), (3, 7)])
def test_sobriety(barrel: int, points: int) -> None:
    """FE-417."""
    scene = Scene()
    scene.writ(BLUE, "sobriety")
    scene.seals(BLUE, 1)
    scene.barrel(BLUE, barrel)
    assert [worth for _, worth in charters(scene.g, BLUE)] == [points][: points > 0]


def test_slayer() -> None:
    """FE-418: having defeated a monster, not owning one."""
    scene = Scene(advanced=True)
    scene.writ(BLUE, "slayer")
    scene.seals(BLUE, 1)
    scene.monster(BLUE, "giant", "for_c")
    assert charters(scene.g, BLUE) == []
    scene.g.slayers = 1 << BLUE
    assert [worth for _, worth in charters(scene.g, BLUE)] == [7]


def test_a_seal_for_each_charter() -> None:
    """FE-188: the best ones for the seals at hand; beads are no seals, a seal under an immune marker is."""
    scene = Scene(advanced=True)
    scene.writ(BLUE, "sobriety", "scattered")
    scene.barrel(BLUE, 3)
    scene.rule(BLUE, "town", "sea_e")
    scene.rule(BLUE, "town", "bad_r")
    scene.beads(BLUE, 5)
    assert charters(scene.g, BLUE) == []
    scene.seals(BLUE, 1)
    assert [worth for _, worth in charters(scene.g, BLUE)] == [11]
    scene.rule(GREEN, "town", "for_c")
    scene.serf(BLUE, "for_c")
    scene.g.safe_serfs = 1 << place("for_c")
    assert [worth for _, worth in charters(scene.g, BLUE)] == [11, 7]
