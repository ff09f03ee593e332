"""3. Влияние: rulers, subjects, serfs, Money is Influence."""

from __future__ import annotations

from scenes import BLUE, GREEN, RED, Scene

from regnum.games.feudum.flow.rounds import FIRST_TURN, LayCard, LaySecondCard
from regnum.games.feudum.kinds import DOUBLE


def marks(scene: Scene) -> set[str]:
    return {one["place"] for one in scene.offered("mark")}


def test_one_marker_a_place() -> None:
    """FE-136, FE-137: two pawns in one place count once; three places take three markers."""
    scene = Scene()
    scene.pawn(BLUE, "noble", "for_c")
    scene.pawn(BLUE, "noble", "for_c")
    scene.pawn(BLUE, "noble", "des_n")
    scene.perform(BLUE, "influence").choose("mark", place="for_c").choose("mark", place="des_n")
    assert scene.asked == ""
    assert [scene.ruler(name) for name in ("for_c", "des_n")] == [BLUE, BLUE]
    scene = Scene()
    for name in ("for_c", "des_n", "bad_s"):
        scene.pawn(BLUE, "noble", name)
    scene.markers(BLUE, 5)
    scene.perform(BLUE, "influence")
    for name in ("for_c", "des_n", "bad_s"):
        scene.choose("mark", place=name)
    assert scene.g.markers[BLUE] == 2


def test_two_owners_at_most() -> None:
    """FE-138: a third owner is refused although there is room; beside ruler and subject a serf fills the place."""
    scene = Scene()
    scene.rule(BLUE, "town", "des_n")
    scene.serf(RED, "des_n")
    scene.pawn(GREEN, "monk", "des_n")
    assert marks(scene.perform(GREEN, "influence")) == set()
    scene = Scene()
    scene.rule(BLUE, "town", "des_n")
    scene.subject("des_n")
    scene.pawn(GREEN, "monk", "des_n")
    scene.perform(GREEN, "influence").choose("mark", place="des_n")
    assert scene.serf_at("des_n") == GREEN
    assert scene.has_subject("des_n")
    scene.g.fresh = 0
    for seat in (BLUE, RED, GREEN):
        scene.pawn(seat, "monk", "des_n")
        assert marks(scene.perform(seat, "influence")) == set()


def test_two_markers_of_one_player_at_most() -> None:
    """FE-139: ruler and subject, no third (R9: a subject may come before any serf)."""
    scene = Scene()
    scene.rule(BLUE, "town", "des_n")
    scene.pawn(BLUE, "monk", "des_n")
    scene.perform(BLUE, "influence").choose("mark", place="des_n")
    assert scene.has_subject("des_n")
    assert marks(scene.perform(BLUE, "influence")) == set()


def test_limited_by_the_reserve() -> None:
    """FE-140, FE-277: one marker, one place of choice; row, supply and guild tracks give none."""
    scene = Scene()
    for name in ("for_c", "des_n", "bad_s"):
        scene.pawn(BLUE, "noble", name)
    scene.markers(BLUE, 1)
    scene.perform(BLUE, "influence")
    assert marks(scene) == {"for_c", "des_n", "bad_s"}
    scene.choose("mark", place="bad_s")
    assert scene.asked == ""
    assert scene.g.markers[BLUE] == 0
    assert scene.members("noble") == [BLUE]
    assert scene.perform(BLUE, "influence").asked == ""


def test_first_marker_rules() -> None:
    """FE-141, FE-147: stars follow at once."""
    scene = Scene()
    scene.disc("farm", "for_se")
    scene.pawn(BLUE, "farmer", "for_se")
    scene.perform(BLUE, "influence").choose("mark", place="for_se")
    assert scene.ruler("for_se") == BLUE
    assert scene.stars("farmer", BLUE) == 2


def test_second_owner_is_a_serf() -> None:
    """FE-142."""
    scene = Scene()
    scene.rule(BLUE, "town", "for_se")
    scene.pawn(RED, "monk", "for_se")
    scene.perform(RED, "influence").choose("mark", place="for_se")
    assert (scene.ruler("for_se"), scene.serf_at("for_se")) == (BLUE, RED)


def test_the_third_marker() -> None:
    """FE-143, FE-144: on a later turn the ruler gets a subject; strangers are refused."""
    scene = Scene()
    scene.rule(BLUE, "noble_fief", "des_n")
    scene.serf(RED, "des_n")
    for seat in (BLUE, RED, GREEN):
        scene.pawn(seat, "monk", "des_n")
    assert marks(scene.perform(GREEN, "influence")) == set()
    assert marks(scene.perform(RED, "influence")) == {"des_n"}
    scene.perform(BLUE, "influence").choose("mark", place="des_n")
    assert scene.has_subject("des_n")
    assert marks(scene.perform(RED, "influence")) == set()


def test_takeover() -> None:
    """FE-145 (R8, R10): the serf's owner rules, his old marker is his subject, the old ruler is serf and loses the star."""
    scene = Scene()
    scene.rule(BLUE, "town", "des_n")
    scene.serf(RED, "des_n")
    scene.pawn(BLUE, "noble", "des_n")
    scene.pawn(RED, "noble", "des_n")
    assert scene.stars("noble", BLUE) == 2
    scene.perform(RED, "influence").choose("mark", place="des_n")
    assert (scene.ruler("des_n"), scene.serf_at("des_n")) == (RED, BLUE)
    assert scene.has_subject("des_n")
    assert scene.stars("noble", BLUE) == 1
    assert scene.stars("noble", RED) == 2
    scene.g.fresh = 0
    assert marks(scene.perform(BLUE, "influence")) == set()


def test_serf_and_takeover_need_two_turns() -> None:
    """FE-146 (R42): not in one action, not by Influence and Repeat in one double turn, but on a later turn."""
    scene = Scene()
    scene.rule(BLUE, "town", "des_n")
    scene.pawn(RED, "noble", "des_n")
    scene.pawn(RED, "monk", "des_n")
    scene.hand(RED, "influence", "repeat", "tax")
    scene.g.bonus[RED] = 2
    scene.g.mover = RED
    scene.begin(LayCard(RED), LaySecondCard(RED))
    scene.choose("lay", card="influence").choose("mark", place="des_n")
    assert scene.asked == "lay_second_card"
    scene.choose("lay", card="repeat").choose("do_again", card="influence")
    assert scene.asked == ""
    assert scene.ruler("des_n") == BLUE
    scene.g.fresh = 0  # a new turn
    assert marks(scene.perform(RED, "influence")) == {"des_n"}


def test_money_is_influence() -> None:
    """FA-017: a merchant, a shilling, a lone ruler."""
    scene = Scene(advanced=True)
    scene.rule(RED, "town", "des_n")
    scene.pawn(BLUE, "merchant", "des_n")
    scene.coins(BLUE, 1)
    supply = scene.g.supply
    scene.perform(BLUE, "influence").choose("buy_rule", place="des_n")
    assert (scene.ruler("des_n"), scene.serf_at("des_n")) == (BLUE, RED)
    assert scene.g.supply == supply + 1
    assert scene.g.coins[BLUE] == 0


def test_money_needs_a_lone_ruler_and_the_merchant_there() -> None:
    """FA-017: not beside a subject, not where one is serf, not where only a noble stands, not without a shilling."""
    scene = Scene(advanced=True)
    scene.coins(BLUE, 5)
    scene.pawn(BLUE, "merchant", "des_n")
    scene.pawn(BLUE, "noble", "for_c")
    scene.rule(RED, "town", "des_n", "for_c")
    scene.subject("des_n")
    assert not scene.perform(BLUE, "influence").offered("buy_rule")
    scene = Scene(advanced=True)
    scene.coins(BLUE, 5)
    scene.pawn(BLUE, "merchant", "des_n")
    scene.rule(RED, "town", "des_n")
    scene.serf(BLUE, "des_n")
    assert not scene.perform(BLUE, "influence").offered("buy_rule")
    assert marks(scene) == {"des_n"}
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "merchant", "des_n")
    scene.rule(RED, "town", "des_n")
    assert not scene.perform(BLUE, "influence").offered("buy_rule")
    scene = Scene(advanced=False)
    scene.coins(BLUE, 5)
    scene.pawn(BLUE, "merchant", "des_n")
    scene.rule(RED, "town", "des_n")
    assert not scene.perform(BLUE, "influence").offered("buy_rule")


def test_one_merchant_per_action() -> None:
    """FA-018: two such places: one bought, the other as a normal serf."""
    scene = Scene(advanced=True)
    scene.coins(BLUE, 5)
    scene.pawn(BLUE, "merchant", "des_n")
    scene.pawn(BLUE, "merchant", "for_c")
    scene.rule(RED, "town", "des_n", "for_c")
    scene.perform(BLUE, "influence").choose("buy_rule", place="des_n")
    assert not scene.offered("buy_rule")
    scene.choose("mark", place="for_c")
    assert scene.serf_at("for_c") == BLUE


def test_no_subject_in_the_turn_of_a_bought_rule() -> None:
    """FA-017, FE-143 (R42): Influence and Repeat in one double turn don't make a bought ruler a subject too."""
    scene = Scene(2, advanced=True)
    scene.coins(BLUE, 1)
    scene.pawn(BLUE, "merchant", "des_n")
    scene.rule(RED, "town", "des_n")
    scene.hand(BLUE, "influence", "repeat", "tax")
    scene.hand(RED, "explore", "harvest")
    scene.g.bonus[BLUE] = DOUBLE
    scene.begin(FIRST_TURN)
    scene.choose("lay", card="influence").choose("buy_rule", place="des_n")
    assert scene.asked == "lay_second_card"
    scene.choose("lay", card="repeat").choose("do_again", card="influence")
    assert scene.asked == "lay_card"
    assert scene.g.waiting == (RED,)
    assert not scene.has_subject("des_n")
    scene.perform(BLUE, "influence").choose("mark", place="des_n")
    assert scene.has_subject("des_n")


def test_monsters_do_not_influence() -> None:
    """FA-075: only pawns do."""
    scene = Scene(advanced=True)
    scene.monster(BLUE, "giant", "des_n")
    assert scene.perform(BLUE, "influence").asked == ""


def test_serfs_may_tend_land() -> None:
    """FA-016: Tend Landscape is offered to the serf's owner, not to the ruler."""
    scene = Scene(advanced=True)
    scene.rule(BLUE, "town", "for_se")
    scene.serf(RED, "for_se")
    for seat in (BLUE, RED):
        scene.goods(seat, wood=1)
        scene.tile(seat, "orchard")
    assert scene.perform(RED, "improve").offered("tend", place="for_se")
    assert not scene.perform(BLUE, "improve").offered("tend")
