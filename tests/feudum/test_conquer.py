"""8. Нападение and military service."""

from __future__ import annotations

import pytest
from battles import AT, attack, field, finish, strengths, won
from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.amendments import DEFENDER_ANSWERS
from regnum.games.feudum.shared import put_in


def test_targets_are_where_one_stands() -> None:
    """FE-206, FE-208: pawns and fiefs in the own pawn's place; outposts, farms and towns never."""
    scene = field(1, 1)
    scene.pawn(RED, "monk", "des_c1")
    scene.rule(RED, "town", AT)
    scene.hand(BLUE, "tax")
    scene.perform(BLUE, "conquer")
    assert [(one["kind"], one["place"]) for one in scene.offered() if one["kind"] != "decline"] == [
        ("attack_figure", AT)
    ]
    scene = field(1)
    scene.rule(RED, "town", AT)
    scene.hand(BLUE, "tax")
    assert scene.perform(BLUE, "conquer").asked == ""
    scene.disc("noble_fief", AT)
    assert scene.perform(BLUE, "conquer").offered("attack_fief", defender=RED)


def test_not_as_the_last_card() -> None:
    """FE-207, FA-043: neither attack nor starving with an empty hand."""
    scene = field(1, 1, advanced=True, face="noble")
    scene.rule(RED, "town", AT)
    scene.subject(AT)
    scene.hand(BLUE)
    assert scene.perform(BLUE, "conquer").asked == ""
    scene.hand(BLUE, "tax")
    assert scene.perform(BLUE, "conquer").kinds() >= {"attack_figure", "starve"}


def test_points_for_pawn_and_fief() -> None:
    """FE-209, FE-168: 2 and 4, and a disc is offered in both cases."""
    scene = attack(field(3, 1))
    assert scene.score(BLUE) == 2
    assert scene.asked == "join_service"
    scene = field(3)
    scene.rule(RED, "farmer_fief", AT)
    attack(scene, "attack_fief")
    assert scene.score(BLUE) == 4
    assert scene.asked == "join_service"


def test_one_target_many_fighters() -> None:
    """FE-210, FE-211 (R39): third players' pawns, serfs and monsters take no part."""
    scene = field(3, 1, advanced=True)
    scene.pawn(GREEN, "monk", AT)
    scene.monster(GREEN, "giant", AT)
    finish(attack(scene, defender=RED))
    assert strengths(scene) == (3, 2)
    assert scene.g.on_map(RED) == []
    assert len(scene.g.on_map(GREEN)) == 1
    scene = field(3)
    scene.rule(RED, "noble_fief", AT)
    scene.serf(GREEN, AT)
    scene.pawn(GREEN, "monk", AT)
    finish(attack(scene, "attack_fief"))
    assert strengths(scene) == (3, 2)


@pytest.mark.parametrize(
    ("blue", "red", "expected", "success"),
    [(1, 1, (1, 2), False), (2, 1, (2, 2), False), (3, 1, (3, 2), True), (3, 2, (3, 4), False)],
)
def test_pawn_values(blue: int, red: int, expected: tuple[int, int], success: bool) -> None:
    """FE-212, FE-213, FE-214: 1 to attack, 2 to defend; the attack must be higher."""
    scene = field(blue, red)
    finish(attack(scene, pawn=RED * 3))
    assert strengths(scene) == expected
    assert won(scene) is success
    assert scene.score(BLUE) == (2 if success else 0)
    assert len(scene.g.on_map(RED)) == red - success


def test_a_tie_wastes_card_and_powder() -> None:
    """FE-213, FE-218: no points, no disc, target stays; what was used is gone and Conquer cannot be repeated."""
    scene = field(2, 1, advanced=True)
    scene.pawn(RED, "monk", AT, wine=True)
    scene.goods(BLUE, saltpeter=3)
    scene.writ(BLUE, "bow")
    scene.pawn(RED, "monk", AT)  # defence 4 with two sober pawns
    bag = scene.bag("saltpeter")
    attack(scene, pawn=RED * 3).choose("use_saltpeter").choose("use_weapon", writ="bow", way=0)
    assert strengths(scene) == (4, 4)
    assert not won(scene)
    assert scene.asked == ""
    assert scene.bag("saltpeter") == bag + 1
    assert scene.bottom() == "bow"
    scene.played(BLUE, "conquer")
    scene.perform(BLUE, "repeat")
    assert scene.asked == ""


def test_only_pawns_and_monsters_defend_a_pawn() -> None:
    """FE-215: the fief of the place counts only when it is attacked itself."""
    scene = field(3, 1)
    scene.rule(RED, "noble_fief", AT)
    scene.subject(AT)
    scene.serf(BLUE, AT)
    finish(attack(scene))
    assert strengths(scene) == (3, 2)
    scene = field(3, 1)
    scene.rule(RED, "noble_fief", AT)
    scene.subject(AT)
    scene.serf(BLUE, AT)
    finish(attack(scene, "attack_fief"))
    assert strengths(scene) == (4, 5)


def test_a_fallen_pawn() -> None:
    """FE-216, FE-217: back in the reserve, standing updated at once; its vessel stays."""
    scene = field(3)
    scene.pawn(RED, "monk", AT, on="ship")
    assert scene.members("monk") == [BLUE, RED]
    finish(attack(scene))
    assert scene.g.on_map(RED) == []
    assert scene.members("monk") == [BLUE]
    assert scene.g.markers[RED] == 7
    assert scene.g.adrift[place(AT)] == 1
    assert scene.perform(BLUE, "move").offered("step", route="ship", target="for_se")


def test_the_weight_of_a_fief() -> None:
    """FE-219, FE-220, FE-221, FE-222: ruler 2, subject 1, pawns 2 each; the attacker's serf adds 1."""
    scene = field(1, 1)
    scene.rule(RED, "noble_fief", AT)
    finish(attack(scene, "attack_fief"))
    assert strengths(scene) == (1, 4)
    scene = field(2)
    scene.rule(RED, "noble_fief", AT)
    finish(attack(scene, "attack_fief"))
    assert strengths(scene) == (2, 2)
    scene = field(2)
    scene.rule(RED, "noble_fief", AT)
    scene.subject(AT)
    finish(attack(scene, "attack_fief"))
    assert strengths(scene) == (2, 3)
    scene = field(2)
    scene.rule(RED, "noble_fief", AT)
    scene.serf(BLUE, AT)
    finish(attack(scene, "attack_fief"))
    assert strengths(scene) == (3, 2)
    assert won(scene)
    scene = field(0)
    scene.rule(RED, "noble_fief", AT)
    scene.serf(BLUE, AT)
    scene.hand(BLUE, "tax")
    assert scene.perform(BLUE, "conquer").asked == ""


def test_a_fallen_fief() -> None:
    """FE-223, FE-224: an outpost, the disc back in supply, three stars gone at once; the rebelling serf rules it."""
    scene = field(3)
    scene.rule(RED, "noble_fief", AT)
    scene.subject(AT)
    scene.serf(BLUE, AT)
    assert scene.stars("noble", RED) == 3
    red, fiefs = scene.g.markers[RED], scene.g.fiefs_left[4]
    finish(attack(scene, "attack_fief"))
    assert scene.kind(AT) == "outpost"
    assert scene.g.fiefs_left[4] == fiefs + 1
    assert scene.stars("noble", RED) == 0
    assert scene.g.markers[RED] == red + 2 + 1  # ruler, subject and the guild's marker
    assert scene.ruler(AT) == BLUE
    assert (scene.serf_at(AT), scene.has_subject(AT)) == (-1, False)


def test_a_fief_without_the_attackers_serf_is_left_empty() -> None:
    """FE-224, FE-225: all markers go home, nobody rules; goods and land stay and belong to nobody (R31)."""
    scene = field(3, advanced=True)
    scene.rule(RED, "noble_fief", AT)
    scene.serf(GREEN, AT)
    scene.lying(AT, iron=2)
    scene.land(AT, "orchard", 3)
    green = scene.g.markers[GREEN]
    finish(attack(scene, "attack_fief"))
    assert scene.ruler(AT) == -1
    assert scene.serf_at(AT) == -1
    assert scene.g.markers[GREEN] == green + 1
    assert scene.at(AT) == 2
    assert scene.g.land_stock[place(AT)] == 3


def test_markers_of_a_fallen_fief_fill_a_waiting_guild() -> None:
    """FE-274: inside the attacker's action."""
    scene = field(3)
    scene.rule(RED, "noble_fief", AT)
    scene.subject(AT)
    scene.markers(RED, 0)
    scene.pawn(RED, "knight", "mtn_nw")
    assert scene.members("knight") == []
    scene.goods(BLUE, saltpeter=1)
    attack(scene, "attack_fief").choose("use_saltpeter")
    assert scene.members("knight") == [RED]


def test_one_saltpeter_without_a_knight() -> None:
    """FE-226, FE-227: +1 to the bag, and only one."""
    scene = field(2, 1)
    scene.goods(BLUE, saltpeter=3)
    bag = scene.bag("saltpeter")
    attack(scene).choose("use_saltpeter")
    assert scene.asked == "join_service"
    assert strengths(scene) == (3, 2)
    assert scene.bag("saltpeter") == bag + 1
    assert scene.has(BLUE, "saltpeter") == 2


def test_no_saltpeter_none_offered() -> None:
    """FE-226, FE-227: with a weapon in hand the attacker is asked, but only for what he has."""
    scene = field(1, 1)
    scene.writ(BLUE, "bow")
    assert attack(scene).kinds() == {"done", "use_weapon"}
    scene = field(2, 1)
    scene.writ(BLUE, "bow", "dagger")
    scene.goods(BLUE, saltpeter=2)
    attack(scene).choose("use_saltpeter")
    assert scene.kinds() == {"done", "use_weapon"}


def test_a_knight_takes_any_number() -> None:
    """FE-228: a knight in the place; one elsewhere or a giant does not do."""
    scene = field(0, 2)
    scene.pawn(BLUE, "knight", AT)
    scene.goods(BLUE, saltpeter=4)
    attack(scene, pawn=RED * 3)
    for _ in range(4):
        scene.choose("use_saltpeter")
    assert strengths(scene) == (5, 4)
    scene = field(1, 2, advanced=True)
    scene.pawn(BLUE, "knight", "for_c")
    scene.monster(BLUE, "giant", AT)
    scene.goods(BLUE, saltpeter=4)
    attack(scene, pawn=RED * 3).choose("use_saltpeter")
    assert strengths(scene) == (3, 4)


def test_weapons() -> None:
    """FE-229, FE-403, FE-404, FE-405, FE-406: bow and dagger, free for 1, with wood or iron for 2."""
    scene = field(1, 2)
    scene.writ(BLUE, "bow", "dagger")
    scene.goods(BLUE, wood=1)
    attack(scene, pawn=RED * 3)
    assert {(one["writ"], one["way"]) for one in scene.offered("use_weapon")} == {
        ("bow", 0), ("bow", 1), ("dagger", 0),
    }  # fmt: skip
    scene.choose("use_weapon", writ="bow", way=1).choose("use_weapon", writ="dagger", way=0)
    assert strengths(scene) == (4, 4)
    assert scene.has(BLUE, "wood") == 0
    assert scene.bottom() == "dagger"
    for writ, good in (("bow", "wood"), ("dagger", "iron")):
        scene = field(2, 1)
        scene.writ(BLUE, writ)
        attack(scene).choose("use_weapon", way=0)
        assert strengths(scene) == (3, 2)
        scene = field(1, 1)
        scene.writ(BLUE, writ)
        scene.goods(BLUE, **{good: 1})
        attack(scene).choose("use_weapon", way=1)
        assert strengths(scene) == (3, 2)
        assert won(scene)
        assert scene.has(BLUE, good) == 0


def test_more_after_defend() -> None:
    """FE-230, FE-233: saltpeter and weapons may follow Defend; who has revealed it is not asked again."""
    scene = field(3, 1)
    scene.writ(BLUE, "bow")
    scene.hand(RED, "defend", "tax")
    attack(scene).choose("reveal")
    assert scene.asked == "reinforce"
    scene.choose("use_weapon", way=0)
    assert strengths(scene) == (4, 3)
    assert won(scene)
    assert scene.score(RED) == 1
    scene = field(3, 1)
    scene.goods(BLUE, saltpeter=1)
    scene.hand(RED, "defend", "tax")
    attack(scene).choose("reveal").choose("done")
    assert not won(scene)
    assert scene.has(BLUE, "saltpeter") == 1


@pytest.mark.parametrize("reveal", [True, False])
def test_what_is_added_may_be_answered(reveal: bool) -> None:
    """FE-233, FE-238, FE-239 (R50), version 3: Red waits, Blue's saltpeter would win, and now Red may reveal Defend."""
    scene = field(2, 1)
    scene.goods(BLUE, saltpeter=1)
    scene.hand(RED, "defend", "tax")
    attack(scene).choose("decline").choose("use_saltpeter")
    assert scene.g.waiting == (RED,)
    assert scene.kinds() == {"decline", "reveal"}
    battle = scene.g.view(RED).battle
    assert battle is not None
    assert (battle.strength, battle.against, battle.feared, battle.answered) == (3, 2, 3, False)
    scene.choose("reveal" if reveal else "decline")
    assert strengths(scene) == (3, 3 if reveal else 2)
    assert won(scene) is not reveal
    assert scene.score(RED) == reveal


def test_the_attacker_has_the_last_word() -> None:
    """FE-230: after a late Defend a knight may still add saltpeter, and Red, whose card is laid, is asked no more."""
    scene = field(2, 1, face="knight")
    scene.goods(BLUE, saltpeter=3)
    scene.hand(RED, "defend", "tax")
    attack(scene).choose("decline").choose("use_saltpeter").choose("done").choose("reveal")
    assert scene.g.waiting == (BLUE,)
    scene.choose("use_saltpeter").choose("done")
    assert strengths(scene) == (4, 3)
    assert won(scene)


def test_nothing_added_or_nothing_won_asks_nobody_again() -> None:
    """FE-233 (R50): Red has spoken about this attack already, or it fails anyway."""
    for blue, red, add in ((3, 1, False), (1, 1, True)):
        scene = field(blue, red)
        scene.goods(BLUE, saltpeter=1)
        scene.hand(RED, "defend", "tax")
        attack(scene).choose("decline").choose("use_saltpeter" if add else "done")
        assert scene.told("fought")


def test_up_to_version_2_defend_is_asked_for_once() -> None:
    """FE-233 (R50): before the saltpeter only."""
    scene = field(2, 1, rules=DEFENDER_ANSWERS - 1)
    scene.goods(BLUE, saltpeter=1)
    scene.hand(RED, "defend", "tax")
    attack(scene).choose("decline").choose("use_saltpeter")
    assert won(scene)


def test_example_blue_against_greens_fief() -> None:
    """FE-231, FE-232: two pawns led by a knight and two saltpeter are 4 against ruler and subject 3."""
    scene = Scene()
    scene.pawn(BLUE, "knight", AT)
    scene.pawn(BLUE, "monk", AT)
    scene.rule(GREEN, "monk_fief", AT)
    scene.subject(AT)
    scene.goods(BLUE, saltpeter=2)
    bag = scene.bag("saltpeter")
    green = scene.g.markers[GREEN]
    attack(scene, "attack_fief").choose("use_saltpeter").choose("use_saltpeter")
    assert strengths(scene) == (4, 3)
    assert scene.kind(AT) == "outpost"
    assert scene.bag("saltpeter") == bag + 2
    assert scene.score(BLUE) == 4
    scene.choose("add_disc")
    assert scene.g.military[BLUE] == 1
    assert scene.g.markers[GREEN] == green + 2 + 1
    assert scene.ruler(AT) == -1


def test_example_the_attack_fails_against_defend() -> None:
    """FE-238, FE-239: noble, monk and a saltpeter, 3, against a merchant, 2, and Defend, 3."""
    scene = Scene()
    scene.pawn(BLUE, "noble", AT)
    scene.pawn(BLUE, "monk", AT)
    scene.pawn(RED, "merchant", AT)
    scene.goods(BLUE, saltpeter=2)
    scene.hand(RED, "defend", "tax")
    bag = scene.bag("saltpeter")
    attack(scene)
    assert scene.g.waiting == (RED,)
    scene.choose("reveal").choose("use_saltpeter")
    assert strengths(scene) == (3, 3)
    assert not won(scene)
    assert len(scene.g.on_map(RED)) == 1
    assert (scene.score(BLUE), scene.score(RED)) == (0, 1)
    assert scene.g.military[BLUE] == 0
    assert scene.bag("saltpeter") == bag + 1
    assert scene.has(BLUE, "saltpeter") == 1


def test_drunk_pawns_neither_attack_nor_defend() -> None:
    """FE-363 (R15): 0 for a pawn with wine, sober ones count."""
    scene = field(1)
    scene.pawn(RED, "merchant", AT, wine=True)
    finish(attack(scene))
    assert strengths(scene) == (1, 0)
    assert won(scene)
    scene = field(1, 1)
    scene.pawn(RED, "merchant", AT, wine=True)
    scene.pawn(BLUE, "knight", AT, wine=True)
    scene.goods(BLUE, saltpeter=2)
    attack(scene, pawn=RED * 3).choose("use_saltpeter").choose("use_saltpeter")
    assert strengths(scene) == (3, 2)


def test_monsters_in_battle() -> None:
    """FA-038, FA-072, FA-074: 1 and 1; they attack alone and use weapons."""
    scene = field(1, 1, advanced=True)
    scene.monster(BLUE, "giant", AT)
    finish(attack(scene))
    assert strengths(scene) == (2, 2)
    scene = field(2, advanced=True)
    scene.monster(RED, "serpent", AT)
    finish(attack(scene))
    assert strengths(scene) == (2, 1)
    assert won(scene)
    scene = field(1, advanced=True)
    scene.monster(RED, "giant", AT)
    finish(attack(scene))
    assert not won(scene)
    scene = field(0, 1, advanced=True)
    scene.monster(BLUE, "giant", AT)
    scene.writ(BLUE, "bow")
    scene.goods(BLUE, wood=1)
    attack(scene).choose("use_weapon", way=1)
    assert strengths(scene) == (3, 2)


def test_a_defeated_monster() -> None:
    """FA-070, FE-405, FE-418: 2 points, the marker back to its owner, the monster free again, the winner a slayer."""
    scene = field(1, advanced=True)
    scene.monster(RED, "giant", AT)
    scene.writ(BLUE, "dagger")
    red = scene.g.markers[RED]
    attack(scene).choose("use_weapon", way=0)
    assert won(scene)
    assert scene.score(BLUE) == 2
    assert scene.g.markers[RED] == red + 1
    assert (scene.g.monster_owner[0], scene.g.monster_place[0]) == (-1, -1)
    assert scene.g.slayers == 1 << BLUE


# Military service.


def test_discs_go_on_in_order() -> None:
    """FE-168, FE-169, FE-170, FE-178: first, second, third space, shared with others, no fief needed; then none."""
    scene = field(3)
    scene.g.military = put_in(scene.g.military, RED, 1)
    for space in (1, 2, 3):
        scene.pawn(RED, "merchant", AT)
        attack(scene).choose("add_disc")
        assert scene.g.military[BLUE] == space
    scene.pawn(RED, "merchant", AT)
    attack(scene)
    assert scene.asked == ""
    assert scene.score(BLUE) == 8


def test_the_disc_is_optional() -> None:
    """FE-168: declined, it cannot be caught up; the next success offers the first space again."""
    scene = field(3, 1)
    attack(scene).choose("decline")
    assert scene.g.military[BLUE] == 0
    scene.pawn(RED, "merchant", AT)
    attack(scene).choose("add_disc")
    assert scene.g.military[BLUE] == 1


def test_no_disc_left() -> None:
    """FE-005, FA-064: with all discs in use the points still count."""
    scene = field(3, 1, advanced=True)
    scene.g.voyage = put_in(scene.g.voyage, BLUE, 1)
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 0b110000)
    attack(scene)
    assert scene.asked == ""
    assert scene.score(BLUE) == 2
    scene = field(3, 1)
    scene.g.voyage = put_in(scene.g.voyage, BLUE, 1)
    scene.g.military = put_in(scene.g.military, BLUE, 2)
    attack(scene)
    assert scene.asked == ""
    assert scene.score(BLUE) == 2


def test_trade_is_no_weapon() -> None:
    """FE-403, FE-405: of the mandates only Bow and Dagger strengthen an attack, whatever goods are there."""
    scene = field(1, 1)
    scene.writ(BLUE, "small_trade", "big_trade")
    scene.goods(BLUE, food=2, wood=2, iron=2)
    scene = attack(scene, pawn=RED * 3)
    assert not scene.offered("use_weapon")
