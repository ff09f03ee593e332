"""Игровой раунд, Фаза 1: choosing cards, laying them one by one, the extra and the double action."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, YELLOW, Scene

from regnum.games.feudum import GAME
from regnum.games.feudum.components import CARDS
from regnum.games.feudum.flow.rounds import END_ACTIONS, END_ROUND, FIRST_TURN, NEW_ROUND
from regnum.games.feudum.kinds import EVENTS
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import IllegalOption

QUIET = ("explore", "harvest", "tax", "improve")
"""Cards that do nothing for a player without settlements."""


def decide(scene: Scene, seat: int, *chosen: str) -> None:
    scene.g.apply(seat, GAME.decode({"kind": "choose", "cards": sorted(chosen, key=CARDS.index)}))


def start(scene: Scene, **bonus: str) -> Scene:
    """A round up to the choice of cards; `blue="double"` declares."""
    scene.begin(NEW_ROUND)
    names = ("blue", "red", "green", "yellow")
    while scene.asked == "declare_bonus":
        scene.choose("declare", bonus=bonus.get(names[scene.g.waiting[0]], "none"))
    return scene


def in_play(scene: Scene, *hands: tuple[str, ...]) -> Scene:
    """Phase 1 with these hands, the first seat to lay."""
    for seat, hand in enumerate(hands):
        scene.hand(seat, *hand)
    return scene.begin(FIRST_TURN, END_ACTIONS)


def laid(scene: Scene) -> list[tuple[int, str]]:
    return [(event["seat"], event["card"]) for event in scene.told("laid")]


def run_out(scene: Scene) -> None:
    """Lay the first card offered and decline everything until phase 1 is over."""
    while scene.g.waiting and scene.asked != "choose_cards":
        option = next(
            (one for one in scene.offered() if one["kind"] in ("decline", "done", "lay")), scene.offered()[0]
        )
        scene.choose(**option)


def test_four_of_eleven_in_secret() -> None:
    """FE-002, FE-078: 4 cards of 11, all at once; others' views show none of them."""
    scene = start(Scene())
    g = scene.g
    assert set(g.waiting) == {BLUE, RED, GREEN, YELLOW}
    assert len(g.options(BLUE)) == 330
    for wrong in (("move", "tax", "guild"), ("move", "tax", "guild", "defend", "repeat")):
        with pytest.raises(IllegalOption):
            decide(scene, BLUE, *wrong)
    before = g.view(RED)
    decide(scene, BLUE, "move", "tax", "guild", "defend")
    assert g.view(RED) == before
    for seat in (RED, GREEN, YELLOW):
        decide(scene, seat, *QUIET)
    assert g.view(RED).seats[BLUE].hand is None
    assert g.view(RED).seats[BLUE].hand_size == 4
    assert g.view(BLUE).seats[BLUE].hand == ["move", "tax", "defend", "guild"]


def test_cards_not_chosen_are_out() -> None:
    """FE-079: only chosen cards can be laid."""
    scene = in_play(Scene(), ("move", "tax"), QUIET, QUIET, QUIET)
    assert {one["card"] for one in scene.offered("lay")} == {"move", "tax"}
    assert scene.g.hand[RED] >> CARDS.index("defend") & 1 == 0


def test_turns_go_clockwise_from_the_first_player() -> None:
    """FE-080, FE-081: one card each, sixteen in all."""
    scene = Scene()
    scene.g.first = RED
    in_play(scene, QUIET, QUIET, QUIET, QUIET)
    run_out(scene)
    assert [seat for seat, _ in laid(scene)] == [RED, GREEN, YELLOW, BLUE] * 4


def test_a_fifth_card_is_laid_alone() -> None:
    """FE-082: players without cards are skipped."""
    scene = in_play(Scene(), (*QUIET, "repeat"), QUIET, QUIET, QUIET)
    run_out(scene)
    order = [seat for seat, _ in laid(scene)]
    assert len(order) == 17
    assert order[-1] == BLUE


def test_skipping_those_who_ran_out_early() -> None:
    """FE-082: a double action and a Defend revealed out of turn shorten the laps of their owners."""
    scene = Scene(3)
    scene.pawn(RED, "monk", "des_n")
    scene.pawn(GREEN, "knight", "des_n")
    scene.g.bonus[BLUE] = 2
    in_play(scene, ("explore", "harvest", "tax"), ("explore", "defend"), ("conquer", "harvest", "tax"))
    scene.choose("lay", card="explore").choose("lay", card="harvest")  # Blue's double action
    scene.choose("lay", card="explore")  # Red
    scene.choose("lay", card="conquer").choose("attack_figure").choose("reveal")
    order = [seat for seat, _ in laid(scene)]
    assert order == [BLUE, BLUE, RED, GREEN, BLUE]  # Blue's last card lies by itself
    assert scene.g.waiting == (GREEN,)
    run_out(scene)
    assert [seat for seat, _ in laid(scene)] == [BLUE, BLUE, RED, GREEN, BLUE, GREEN, GREEN]


def test_basic_actions_need_nothing_special() -> None:
    """FE-083, FE-067: a player without anything may lay every card; nothing of the advanced game appears."""
    for card in CARDS:
        scene = Scene()
        scene.hand(BLUE, *{card, "tax", "move", "guild"})
        scene.turn(BLUE)
        assert scene.offered("lay", card=card)
        scene.choose("lay", card=card)
        assert not scene.kinds() & {"tend", "feast", "starve", "tame", "buy_rule", "add_reeve", "dig_deeper"}


def test_two_cards_one_of_them_conquer() -> None:
    """FE-087 (R11): what would leave Conquer last is not offered."""
    scene = in_play(Scene(), ("conquer", "tax", "move"), QUIET, QUIET, QUIET)
    assert {one["card"] for one in scene.offered("lay")} == {"conquer", "tax", "move"}
    scene = in_play(Scene(), ("conquer", "tax"), QUIET, QUIET, QUIET)
    assert laid(scene) == [(BLUE, "conquer")]  # the only legal card lies by itself


def test_conquer_left_over_by_defend_does_nothing() -> None:
    """FE-087, FE-207: it is laid without effect."""
    scene = Scene()
    scene.pawn(BLUE, "knight", "des_n")
    scene.pawn(RED, "monk", "des_n", wine=True)
    scene.hand(BLUE, "conquer")
    scene.turn(BLUE)
    assert laid(scene) == [(BLUE, "conquer")]
    assert scene.told("not_performed")
    assert not scene.told("attacked")
    assert scene.score(BLUE) == 0


def test_bonus_choices() -> None:
    """FE-089, FE-095: none, saltpeter or sulfur, never both."""
    scene = Scene()
    scene.goods(BLUE, saltpeter=1, sulfur=1)
    scene.begin(NEW_ROUND)
    assert [one["bonus"] for one in scene.offered()] == ["none", "extra", "double"]
    scene.choose("declare", bonus="extra")
    assert scene.has(BLUE, "saltpeter") == 0
    assert scene.has(BLUE, "sulfur") == 1
    assert scene.asked == "choose_cards"  # nobody else can spend anything


def test_bonus_is_seen_by_those_who_come_after() -> None:
    """FE-015, FE-090, FE-098: in turn order, on the purse for all to see, before anybody chooses cards."""
    scene = Scene()
    scene.g.first = RED
    for seat in (RED, BLUE):
        scene.goods(seat, sulfur=1)
    scene.begin(NEW_ROUND)
    assert scene.g.waiting == (RED,)
    scene.choose("declare", bonus="double")
    assert scene.g.waiting == (BLUE,)
    shown = scene.g.view(BLUE).seats[RED]
    assert (shown.bonus, shown.purse) == ("double", 1)
    assert scene.g.view(BLUE).seats[RED].hand_size == 0


def test_long_live_the_king() -> None:
    """FE-099: neither cards nor the good can be changed afterwards."""
    scene = start(Scene())
    decide(scene, BLUE, *QUIET)
    with pytest.raises(IllegalOption):
        decide(scene, BLUE, "move", "tax", "guild", "defend")


def test_saltpeter_adds_a_fifth_card() -> None:
    """FE-091: exactly five different cards."""
    scene = Scene()
    scene.goods(BLUE, saltpeter=1)
    start(scene, blue="extra")
    assert len(scene.g.options(BLUE)) == 462
    assert len(scene.g.options(RED)) == 330
    with pytest.raises(IllegalOption):
        decide(scene, BLUE, *QUIET)
    decide(scene, BLUE, *QUIET, "move")


def test_sulfur_lets_two_cards_follow() -> None:
    """FE-092, FE-094: both before the next player, four cards in all; the sulfur goes into the bag at that moment."""
    scene = Scene()
    scene.goods(BLUE, sulfur=1)
    start(scene, blue="double")
    for seat in range(4):
        decide(scene, seat, *QUIET)
    bag = scene.bag("sulfur")
    scene.choose("lay", card="explore")
    assert scene.asked == "lay_second_card"
    assert scene.g.purse[BLUE] == 1
    scene.choose("lay", card="harvest")
    assert scene.g.purse[BLUE] == 0
    assert scene.bag("sulfur") == bag + 1
    run_out(scene)
    order = [seat for seat, _ in laid(scene)][:16]
    assert order == [0, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3]


def test_the_second_card_can_wait() -> None:
    """FE-092: the double action may come in any one turn, but only once."""
    scene = Scene()
    scene.g.bonus[BLUE] = 2
    in_play(scene, QUIET, QUIET, QUIET, QUIET)
    scene.choose("lay", card="explore").choose("done")
    for _ in range(3):
        scene.choose("lay", card="explore")
    scene.choose("lay", card="harvest").choose("lay", card="tax")
    assert scene.g.waiting == (RED,)
    run_out(scene)
    assert [seat for seat, _ in laid(scene)].count(BLUE) == 4


def test_barrel_sulfur_pays_no_double_action() -> None:
    """FE-093: barrel sulfur does not; a tile does and costs the tile."""
    scene = Scene()
    scene.barrel(BLUE, 3)
    scene.begin(NEW_ROUND)
    assert scene.asked == "choose_cards"
    scene = Scene()
    scene.barrel(BLUE, 3)
    scene.tile(BLUE, "orchard")
    scene.begin(NEW_ROUND)
    scene.choose("declare", bonus="double")
    assert scene.g.barrel[BLUE] == 3
    assert scene.g.tile_count(BLUE) == 0
    assert scene.g.purse[BLUE] == 0


def test_no_double_action_after_the_extra_one() -> None:
    """FE-095: sulfur gained later starts nothing."""
    scene = Scene()
    scene.g.bonus[BLUE] = 1
    scene.goods(BLUE, sulfur=1)
    in_play(scene, (*QUIET, "repeat"), QUIET, QUIET, QUIET)
    scene.choose("lay", card="explore")
    assert scene.g.waiting == (RED,)


def test_unused_sulfur_is_lost() -> None:
    """FE-096: at the end of the round it goes from the purse into the bag."""
    scene = Scene(2)
    scene.goods(BLUE, sulfur=1)
    scene.begin(NEW_ROUND)
    scene.choose("declare", bonus="double")
    for seat in range(2):
        decide(scene, seat, *QUIET)
    bag = scene.bag("sulfur")
    while scene.asked != "choose_cards":
        scene.choose(**next(o for o in scene.offered() if o["kind"] in ("done", "lay")))
    assert scene.told("purse_emptied") == [{"kind": "purse_emptied", "seat": BLUE, "good": "sulfur"}]
    assert scene.bag("sulfur") == bag + 1
    assert scene.has(BLUE, "sulfur") == 0
    assert scene.g.bonus == [0, 0]


def test_a_card_must_be_laid_but_not_performed() -> None:
    """FE-097: no passing; the action may be declined."""
    scene = Scene()
    scene.rule(BLUE, "town", "des_n")
    in_play(scene, ("tax", "move"), QUIET, QUIET, QUIET)
    assert scene.kinds() == {"lay"}
    scene.choose("lay", card="tax")
    assert scene.kinds() == {"decline", "collect_tax"}
    scene.choose("decline")
    assert scene.g.coins[BLUE] == 0
    assert scene.told("not_performed")


def test_points_printed_on_cards() -> None:
    """FE-088: harvest and Defend score 1 of themselves, the others nothing."""
    for card in CARDS:
        scene = Scene()
        scene.rule(BLUE, "farm", "des_n")
        scene.rule(BLUE, "town", "des_c1")
        scene.perform(BLUE, card)
        if card == "harvest":
            scene.choose("reap", **{"yield": "whole"})
        elif scene.asked == "tax":
            scene.choose("collect_tax")
        assert scene.score(BLUE) == (1 if card in ("harvest", "defend") else 0)


def test_cards_come_back_for_the_next_round() -> None:
    """FE-388: all eleven may be chosen again; the marker has moved on."""
    scene = Scene(4)
    scene.g.first = YELLOW
    for seat in range(4):
        scene.played(seat, *QUIET)
    scene.begin(END_ACTIONS, END_ROUND)
    assert scene.g.first == BLUE
    assert scene.asked == "choose_cards"
    assert len(scene.g.options(BLUE)) == 330
    assert scene.g.played == [0] * 4


def test_game_ends_after_epoch_five() -> None:
    """FE-073, FE-077, FE-389: the final scoring, no further choice."""
    scene = Scene()
    scene.g.epoch = 5
    scene.begin(END_ROUND)
    assert scene.g.waiting == ()
    assert EVENTS[scene.g.events[-1].kind].name == "ended"  # type: ignore[index]


def test_advanced_abilities_are_optional() -> None:
    """FA-006, FA-008: with the trigger both ways are offered, without it none (here: the monk's extra step)."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "monk", "for_c")
    scene.perform(BLUE, "move").choose("done")
    assert scene.asked == "godspeed"
    assert {"done", "step"} == scene.kinds()
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "for_c")
    scene.perform(BLUE, "move").choose("done")
    assert scene.asked == ""


def test_abilities_strengthen_or_replace() -> None:
    """FA-007, FA-009: the cards with the double triangle are Improve, Conquer, Defend, Guild."""
    tables = Scene().g.tables
    assert [card for n, card in enumerate(CARDS) if tables.either >> n & 1] == [
        "improve", "conquer", "defend", "guild",
    ]  # fmt: skip
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "des_n")
    scene.rule(RED, "town", "des_n")
    scene.serf(GREEN, "des_n")
    scene.pawn(GREEN, "monk", "des_n", wine=True)
    scene.hand(BLUE, "tax")
    scene.perform(BLUE, "conquer").choose("starve", defender=GREEN)
    while scene.asked == "join_service":
        scene.choose("decline")
    assert scene.asked == ""  # no attack follows with the same card


def test_imagined_hands_keep_the_known_ones() -> None:
    """FE-078, FE-182: what others hold is imagined, one's own hand is not."""
    scene = in_play(Scene(), QUIET, QUIET, QUIET, QUIET)
    worlds = [scene.g.imagine(BLUE, Seeded(seed)) for seed in range(8)]
    assert {world.hand[BLUE] for world in worlds} == {scene.g.hand[BLUE]}  # type: ignore[attr-defined]
    assert len({world.hand[RED] for world in worlds}) > 1  # type: ignore[attr-defined]
