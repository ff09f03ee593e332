"""Членство в гильдиях: stars, tracks, order, waiting, reeves; payments by rank."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, PURPLE, RED, YELLOW, Scene, place

from regnum.games.feudum.amendments import OWNER_CHOOSES_GUILD
from regnum.games.feudum.components import NOBLE
from regnum.games.feudum.flow.epochs import SCORE_EPOCH
from regnum.games.feudum.flow.feeding import FEEDING
from regnum.games.feudum.guilds import membership
from regnum.games.feudum.kinds import LEFT
from regnum.games.feudum.realm.figures import remove_pawn


def noble(scene: Scene, seat: int, stars: int) -> None:
    """So many stars with the nobles: a pawn and towns."""
    towns = iter(
        name for name in ("sea_n", "sea_e", "isl_n", "isl_e", "isl_w", "for_nw", "for_c", "des_n", "bad_c")
    )
    scene.pawn(seat, "noble", "mtn_nw")
    while scene.stars("noble", seat) < stars:
        name = next(towns)
        if scene.ruler(name) < 0:
            scene.rule(seat, "town", name)


def test_pawns_and_fiefs_are_primary() -> None:
    """FE-267, FE-268: 1 for a pawn on the board, 3 for a ruled fief; in reserve, as subject or serf nothing."""
    scene = Scene()
    scene.pawn(BLUE, "monk", "for_c")
    scene.pawn(BLUE, "monk", "des_n")
    assert scene.stars("monk", BLUE) == 2
    scene = Scene()
    scene.rule(BLUE, "monk_fief", "for_c")
    assert scene.stars("monk", BLUE) == 3
    scene.pawn(BLUE, "monk", "des_n")
    assert scene.stars("monk", BLUE) == 4
    scene.serf(RED, "for_c")
    assert scene.stars("monk", RED) == 0


def test_settlements_are_secondary() -> None:
    """FE-269, FE-270: they count with a primary only, and only in that guild."""
    scene = Scene()
    scene.pawn(BLUE, "knight", "for_c")
    scene.rule(BLUE, "farm", "for_se", "des_n")
    assert scene.stars("knight", BLUE) == 3
    scene = Scene()
    scene.rule(BLUE, "town", "for_se", "des_n", "bad_c")
    assert scene.stars("noble", BLUE) == 0
    assert scene.members("noble") == []
    scene.pawn(BLUE, "merchant", "for_c")
    assert scene.stars("merchant", BLUE) == 4
    assert scene.stars("noble", BLUE) == 0


@pytest.mark.parametrize(
    ("guild", "kind"),
    [
        ("farmer", "farm"),
        ("merchant", "town"),
        ("alchemist", "outpost"),
        ("knight", "farm"),
        ("noble", "town"),
        ("monk", "outpost"),
    ],
)
def test_each_guild_its_settlement(guild: str, kind: str) -> None:
    """FE-022, FE-271."""
    scene = Scene()
    scene.pawn(BLUE, guild, "for_c")
    for other in ("outpost", "farm", "town"):
        scene.rule(BLUE, other, "for_se")
        assert scene.stars(guild, BLUE) == 1 + (other == kind)


def test_one_outpost_two_guilds() -> None:
    """FE-271: alchemists and monks both count it."""
    scene = Scene()
    scene.rule(BLUE, "outpost", "for_se")
    scene.pawn(BLUE, "alchemist", "for_c")
    scene.pawn(BLUE, "monk", "for_c")
    assert (scene.stars("alchemist", BLUE), scene.stars("monk", BLUE)) == (2, 2)


def test_a_fief_is_no_town() -> None:
    """FE-272: the improved town leaves merchants and nobles for the guild on its disc; a new town changes four guilds."""
    scene = Scene()
    scene.pawn(BLUE, "merchant", "for_c")
    scene.rule(BLUE, "town", "for_se")
    assert scene.stars("merchant", BLUE) == 2
    scene.seals(BLUE, 1)
    scene.perform(BLUE, "improve").choose("improve").choose("choose_fief", guild="noble")
    assert (scene.stars("merchant", BLUE), scene.stars("noble", BLUE)) == (1, 3)
    scene = Scene()
    for character in ("farmer", "knight", "merchant"):
        scene.pawn(BLUE, character, "for_c")
    scene.rule(BLUE, "noble_fief", "mtn_se")
    scene.rule(BLUE, "farm", "for_se")
    before = [scene.stars(guild, BLUE) for guild in ("farmer", "knight", "merchant", "noble")]
    scene.goods(BLUE, iron=1)
    scene.perform(BLUE, "improve").choose("improve", place="for_se")
    after = [scene.stars(guild, BLUE) for guild in ("farmer", "knight", "merchant", "noble")]
    assert [new - old for new, old in zip(after, before, strict=True)] == [-1, -1, 1, 1]


def test_a_marker_must_go_to_the_track() -> None:
    """FE-273, FE-278: one, at once, without a question."""
    scene = Scene()
    scene.markers(BLUE, 2)
    scene.pawn(BLUE, "knight", "for_c")
    assert scene.g.markers[BLUE] == 1
    assert scene.members("knight") == [BLUE]
    scene.pawn(BLUE, "knight", "for_c")
    assert scene.g.markers[BLUE] == 1
    assert scene.g.track.count(BLUE) == 1


def test_waiting_for_a_marker() -> None:
    """FE-274: with an empty reserve the place is taken as soon as a marker comes."""
    scene = Scene()
    scene.markers(BLUE, 0)
    scene.pawn(BLUE, "knight", "for_c")
    assert scene.members("knight") == []
    scene.coins(BLUE, 3)
    scene.perform(BLUE, "guild").choose("trade", guild="knight")
    assert scene.members("knight") == [BLUE]
    assert scene.g.markers[BLUE] == 1


def waiting(rules: int, *characters: str) -> Scene:
    """Blue has these pawns, no marker, and money for his row in the knights' guild."""
    scene = Scene(advanced=True, rules=rules)
    scene.markers(BLUE, 0)
    for character in characters:
        scene.pawn(BLUE, character, "for_c")
    scene.coins(BLUE, 3)
    return scene


def buy(scene: Scene, count: int) -> Scene:
    """Blue buys his row of so many markers."""
    scene.g.marker_supply[BLUE] += scene.g.rows[BLUE] - count
    scene.g.rows[BLUE] = count
    return scene.perform(BLUE, "guild").choose("trade", guild="knight")


def test_the_owner_chooses_among_guilds_that_wait() -> None:
    """FE-273, FE-274 (R55), version 2: one marker, three guilds: any of them, and nothing else happens first."""
    for guild in ("merchant", "noble", "monk"):
        scene = buy(waiting(OWNER_CHOOSES_GUILD, "merchant", "noble", "monk"), 1)
        assert scene.asked == "enter_guild"
        assert scene.g.waiting == (BLUE,)
        assert [one["guild"] for one in scene.offered()] == ["merchant", "noble", "monk"]
        assert scene.g.markers[BLUE] == 0
        scene.choose("enter_guild", guild=guild)
        assert [name for name in ("merchant", "noble", "monk") if scene.members(name)] == [guild]
        assert scene.g.markers[BLUE] == 0
        assert scene.asked == ""


def test_version_1_takes_the_first_guild_of_the_ring() -> None:
    """FE-274 (R55), version 1: the guild that comes first in the ring, without a question."""
    scene = buy(waiting(OWNER_CHOOSES_GUILD - 1, "merchant", "noble", "monk"), 1)
    assert scene.asked == ""
    assert scene.members("merchant") == [BLUE]
    assert scene.members("noble") == scene.members("monk") == []


def test_no_choice_where_the_markers_suffice() -> None:
    """FE-274: two guilds and two markers: both at once."""
    scene = buy(waiting(OWNER_CHOOSES_GUILD, "noble", "monk"), 2)
    assert scene.asked == ""
    assert scene.members("noble") == scene.members("monk") == [BLUE]


def test_all_markers_gained_are_taken_by_guilds_that_wait() -> None:
    """FE-273, FA-065 (R44, R55): three markers, four guilds: three choices, and no monster for them."""
    scene = waiting(OWNER_CHOOSES_GUILD, "merchant", "noble", "monk")
    scene.g.ruler[place("des_n")] = BLUE
    scene.disc("farmer_fief", "des_n")
    buy(scene, 3)
    for guild in ("monk", "farmer"):
        assert scene.asked == "enter_guild"
        scene.choose("enter_guild", guild=guild)
    scene.choose("enter_guild", guild="noble")
    assert scene.asked == ""
    assert scene.members("merchant") == []
    assert scene.members("monk") == scene.members("farmer") == scene.members("noble") == [BLUE]


def test_the_owner_chooses_in_anothers_turn() -> None:
    """FE-274 (R55): a marker that comes back in Red's attack: Blue chooses inside Red's action."""
    scene = waiting(OWNER_CHOOSES_GUILD, "noble", "monk")
    scene.g.ruler[place("des_n")] = BLUE
    scene.disc("farmer_fief", "des_n")
    for _ in range(3):
        scene.pawn(RED, "merchant", "des_n")
    scene.hand(RED, "tax")
    scene.perform(RED, "conquer").choose("attack_fief")
    while scene.asked != "enter_guild":
        assert scene.g.waiting == (RED,)
        scene.choose("decline")
    assert scene.g.waiting == (BLUE,)
    assert {one["guild"] for one in scene.offered()} == {"noble", "monk"}


def test_a_marker_from_another_guilds_track_is_a_choice_too() -> None:
    """FE-274 (R55): the farmer goes home, his marker comes back; nobles and monks both wait for it."""
    scene = Scene()
    scene.markers(BLUE, 1)
    for character in ("farmer", "noble", "monk"):
        scene.pawn(BLUE, character, "for_c")
    assert scene.members("farmer") == [BLUE]
    scene.perform(BLUE, "migrate").choose("take_off", character="farmer")
    assert scene.asked == "enter_guild"
    scene.choose("enter_guild", guild="monk")
    assert scene.members("farmer") == scene.members("noble") == []
    assert scene.members("monk") == [BLUE]


def test_a_guild_that_fills_up_meanwhile_is_no_choice() -> None:
    """FE-275 (R55): of two guilds one is full when it comes to choosing: the marker goes to the other."""
    scene = waiting(OWNER_CHOOSES_GUILD, "noble", "monk")
    scene.g.markers[BLUE] = 1
    scene.g.agenda.clear()
    membership.update(scene.g)
    assert len(scene.g.agenda) == 1
    for seat in (RED, GREEN, YELLOW):
        noble(scene, seat, 2)
    scene.g.run()
    assert scene.asked == ""
    assert scene.members("monk") == [BLUE]


def test_a_full_track_opens_for_more_stars_only() -> None:
    """FE-275, FE-276: 3/2/2 and an outsider of 1; equal stars wait; with 3 he is journeyman and the last one leaves."""
    scene = Scene()
    noble(scene, BLUE, 3)
    noble(scene, RED, 2)
    noble(scene, GREEN, 2)
    noble(scene, YELLOW, 1)
    assert scene.members("noble") == [BLUE, RED, GREEN]
    assert scene.g.rank(NOBLE, YELLOW) == -1
    scene.rule(YELLOW, "town", "des_sw")
    assert scene.members("noble") == [BLUE, RED, GREEN]
    green = scene.g.markers[GREEN]
    scene.rule(YELLOW, "town", "des_e")
    assert scene.members("noble") == [BLUE, YELLOW, RED]
    assert scene.g.markers[GREEN] == green + 1


def test_two_stars_take_the_apprentice_only() -> None:
    """FE-276: against 3/2/1."""
    scene = Scene()
    noble(scene, BLUE, 3)
    noble(scene, RED, 2)
    noble(scene, GREEN, 1)
    noble(scene, YELLOW, 1)
    assert scene.members("noble") == [BLUE, RED, GREEN]
    scene.rule(YELLOW, "town", "des_sw")
    assert scene.members("noble") == [BLUE, RED, YELLOW]


def test_order_by_stars() -> None:
    """FE-279: 1, 4, 2, 0 stars."""
    scene = Scene()
    noble(scene, BLUE, 1)
    noble(scene, RED, 4)
    noble(scene, GREEN, 2)
    assert scene.members("noble") == [RED, GREEN, BLUE]


def test_no_apprentice_below_four_players() -> None:
    """FE-248, FE-281: three players: the third has no marker there and scores nothing; a displaced one goes home."""
    scene = Scene(3)
    noble(scene, BLUE, 3)
    noble(scene, RED, 2)
    noble(scene, GREEN, 1)
    assert scene.members("noble") == [BLUE, RED]
    scene.begin(SCORE_EPOCH)
    assert scene.scored(GREEN, "ranks") == 0
    red = scene.g.markers[RED]
    scene.rule(GREEN, "town", "des_sw", "des_e")
    assert scene.members("noble") == [BLUE, GREEN]
    assert scene.g.markers[RED] == red + 1


def test_only_more_stars_displace() -> None:
    """FE-283: equal: journeyman; more: master."""
    scene = Scene()
    noble(scene, BLUE, 2)
    noble(scene, RED, 2)
    assert scene.members("noble") == [BLUE, RED]
    scene.rule(RED, "town", "des_sw")
    assert scene.members("noble") == [RED, BLUE]


def test_displacing_moves_all_down_and_they_come_back() -> None:
    """FE-284: 3/2/1 and a newcomer of 4; when he is gone, the one who had to leave enters again by himself."""
    scene = Scene()
    noble(scene, BLUE, 3)
    noble(scene, RED, 2)
    noble(scene, GREEN, 1)
    green = scene.g.markers[GREEN]
    scene.rule(YELLOW, "noble_fief", "mtn_se")
    figure = scene.pawn(YELLOW, "noble", "mtn_nw")
    assert scene.members("noble") == [YELLOW, BLUE, RED]
    assert scene.g.markers[GREEN] == green + 1
    scene.g.ruler[place("mtn_se")] = -1
    scene.g.markers[YELLOW] += 1
    remove_pawn(scene.g, figure, LEFT)
    assert scene.members("noble") == [BLUE, RED, GREEN]
    assert scene.g.markers[GREEN] == green


def test_who_enters_among_equals() -> None:
    """FE-066, FE-275 (R2): who reached the number first."""
    scene = Scene(5)
    for seat in (BLUE, RED, GREEN, PURPLE, YELLOW):
        scene.pawn(seat, "monk", "for_c")
    assert scene.members("monk") == [BLUE, RED, GREEN]
    remove_pawn(scene.g, BLUE * 3, LEFT)
    assert scene.members("monk") == [RED, GREEN, PURPLE]


def test_an_outsider_who_waits_changes_no_order_among_equals() -> None:
    """FE-276, FE-283: members of equal stars stay as they came, whoever waits outside, whatever their seats."""
    scene = Scene(3)
    noble(scene, GREEN, 2)
    noble(scene, BLUE, 2)
    assert scene.members("noble") == [GREEN, BLUE]
    noble(scene, RED, 1)
    assert scene.members("noble") == [GREEN, BLUE]
    scene.rule(RED, "town", "des_sw")
    assert scene.stars("noble", RED) == 2
    assert scene.members("noble") == [GREEN, BLUE]


@pytest.mark.parametrize(("first", "enters"), [(BLUE, RED), (RED, RED), (GREEN, YELLOW), (YELLOW, YELLOW)])
def test_among_those_who_came_at_the_same_moment_turn_order_decides(first: int, enters: int) -> None:
    """FE-275 (R2): Yellow takes a town from Red, so both reach 2 stars at once, outside a full guild."""
    scene = Scene(5)
    noble(scene, BLUE, 4)
    noble(scene, GREEN, 4)
    noble(scene, PURPLE, 4)
    scene.rule(RED, "town", "des_sw", "des_e")
    scene.pawn(RED, "noble", "mtn_nw")
    scene.pawn(YELLOW, "noble", "mtn_nw")
    scene.g.ruler[place("des_e")] = YELLOW
    membership.update(scene.g)
    assert (scene.stars("noble", RED), scene.stars("noble", YELLOW)) == (2, 2)
    assert scene.members("noble") == [BLUE, GREEN, PURPLE]
    scene.g.first = first
    for at, ruler in enumerate(scene.g.ruler):
        if ruler == PURPLE:
            scene.g.ruler[at] = -1
    remove_pawn(scene.g, PURPLE * 3, LEFT)
    assert scene.members("noble") == [BLUE, GREEN, enters]


def test_example_the_noble_guild_changes_masters() -> None:
    """FE-285, FE-286, FE-287: fief and town 4, noble and town 2; the fief falls; a noble of Red makes him journeyman."""
    scene = Scene(4)
    scene.rule(RED, "noble_fief", "bad_s")
    scene.rule(RED, "town", "des_n")
    scene.pawn(GREEN, "noble", "for_c")
    scene.rule(GREEN, "town", "for_se")
    assert (scene.stars("noble", RED), scene.stars("noble", GREEN)) == (4, 2)
    assert scene.members("noble") == [RED, GREEN]
    for _ in range(3):
        scene.pawn(BLUE, "monk", "bad_s")
    scene.hand(BLUE, "tax")
    scene.perform(BLUE, "conquer").choose("attack_fief").choose("decline")
    assert scene.stars("noble", RED) == 0
    assert scene.members("noble") == [GREEN]
    scene.coins(BLUE, 3)
    supply = scene.g.supply
    scene.perform(BLUE, "guild").choose("trade", guild="noble").choose("pick_scrolls", scrolls=["a"])
    assert scene.g.coins[GREEN] == 1
    assert scene.g.supply == supply + 1
    assert scene.g.charity == (0, 1)
    scene.goods(RED, food=1)
    scene.perform(RED, "migrate").choose("put_pawn", character="noble", place="des_n")
    assert scene.stars("noble", RED) == 2
    assert scene.members("noble") == [GREEN, RED]


def test_membership_scores_every_epoch() -> None:
    """FE-266, FE-280, FE-377: 5, 3, 1 each time."""
    scene = Scene()
    scene.pawn(BLUE, "monk", "for_c")
    for _ in range(4):
        scene.begin(SCORE_EPOCH)
    assert scene.scored(BLUE, "ranks") == 20
    scene = Scene()
    scene.track("farmer", BLUE, RED, GREEN)
    scene.track("merchant", BLUE, GREEN)
    scene.track("monk", RED, GREEN, BLUE)
    scene.begin(SCORE_EPOCH)
    assert [scene.scored(seat, "ranks") for seat in range(4)] == [11, 8, 7, 0]


def test_losing_a_pawn_loses_the_guild() -> None:
    """FE-216, FE-359: an unfed pawn goes home, the marker comes back, the next one moves up."""
    scene = Scene()
    scene.pawn(BLUE, "knight", "for_c")
    scene.pawn(RED, "knight", "for_c")
    scene.goods(RED, food=1)
    scene.begin(FEEDING)
    assert scene.members("knight") == [RED]
    assert scene.g.markers[BLUE] == 7
    assert scene.g.on_map(BLUE) == []


def test_update_is_stable() -> None:
    """FE-277: markers on tracks stay where they are without a change of stars."""
    scene = Scene()
    noble(scene, BLUE, 2)
    noble(scene, RED, 2)
    before = scene.g.track[:]
    membership.update(scene.g)
    assert scene.g.track == before
