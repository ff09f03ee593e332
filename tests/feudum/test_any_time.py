"""«В любое время»: mandates, tiles and writs also where nobody asks for them."""

from __future__ import annotations

from scenes import BLUE, GREEN, RED, YELLOW, Scene

from regnum.games.feudum import GAME
from regnum.games.feudum.amendments import ANY_TIME
from regnum.games.feudum.components import PLACES
from regnum.games.feudum.flow.feeding import FeedSeat
from regnum.games.feudum.flow.rounds import END_ROUND
from regnum.kernel.chance import Seeded
from regnum.kernel.match import Match
from regnum.testing import whole_actions as contract


def red_to_move(rules: int = ANY_TIME) -> Scene:
    scene = Scene(rules=rules)
    scene.writ(BLUE, "small_trade")
    scene.goods(BLUE, food=1)
    scene.tile(BLUE, "orchard")
    scene.hand(RED, "tax", "move")
    return scene.turn(RED)


def test_a_mandate_is_played_in_another_seats_turn() -> None:
    """FE-187: Blue sells food while Red is to lay a card; Red is asked as before."""
    scene = red_to_move()
    question, before = scene.g.decision(), scene.offered()
    scene.interject(BLUE, "mandate", writ="small_trade", gain="shillings")
    assert scene.g.coins[BLUE] == 3
    assert scene.bottom() == "small_trade"
    assert scene.g.decision() is question
    assert scene.offered() == before


def test_a_tile_pays_in_another_seats_turn() -> None:
    """FE-164, FE-165: the tile becomes any good in the bag."""
    scene = red_to_move()
    scene.interject(BLUE, "swap_tile").choose("pick_good", good="iron")
    assert scene.has(BLUE, "iron") == 1
    assert not scene.asides(BLUE, "swap_tile")
    assert scene.asked == "lay_card"
    assert scene.g.waiting == (RED,)


def test_a_writ_is_put_away_in_another_seats_turn() -> None:
    """FE-190."""
    scene = red_to_move().interject(BLUE, "drop_writ", writ="small_trade")
    assert scene.writs(BLUE) == set()
    assert scene.bottom() == "small_trade"


def test_by_the_first_version_others_wait() -> None:
    """What R47 ruled holds at tables that began with it."""
    scene = red_to_move(rules=ANY_TIME - 1)
    assert not scene.asides(BLUE)


def test_what_one_is_asked_anyway_is_not_offered_twice() -> None:
    scene = Scene()
    scene.writ(BLUE, "small_trade")
    scene.goods(BLUE, food=1)
    scene.hand(BLUE, "tax", "move")
    scene.turn(BLUE)
    assert scene.offered("mandate")
    assert not scene.asides(BLUE)


def test_nobody_reaches_into_the_bag_before_the_other_is_done() -> None:
    """Ruling R47: the choice of a good is one moment."""
    scene = red_to_move()
    scene.tile(RED, "orchard")
    scene.turn(RED)
    scene.choose("swap_tile")
    assert scene.asked == "swap_tile"
    assert not scene.asides(BLUE)


def beaten(rules: int) -> Scene:
    """Red's three pawns attack a fief to which Blue owes three stars with the monks, and win."""
    scene = Scene(rules=rules)
    scene.writ(BLUE, "eastern_guilds")
    scene.rule(BLUE, "monk_fief", "for_c")
    assert scene.stars("monk", BLUE) == 3
    for face in ("knight", "farmer", "merchant"):
        scene.pawn(RED, face, "for_c")
    scene.hand(RED, "move")
    scene.perform(RED, "conquer")
    scene.choose("attack_fief", defender=BLUE)
    return unanswered(scene)


def unanswered(scene: Scene) -> Scene:
    """Nobody adds anything."""
    while scene.asked in ("defend", "reinforce"):
        scene.choose("decline" if scene.asked == "defend" else "done")
    return scene


def test_before_an_attack_takes_the_stars_away_the_mandate_can_be_played() -> None:
    """FE-187, FE-416: the attack is won, and Blue still has what the card asks for."""
    scene = beaten(ANY_TIME)
    assert scene.asked == "interlude"
    assert scene.g.waiting == (BLUE,)
    assert scene.told("fought")[-1]["won"] == 1
    assert not scene.told("fief_fell")
    seals = scene.g.seals[BLUE]
    scene.choose("mandate", writ="eastern_guilds", gain="seal").choose("done")
    assert scene.g.seals[BLUE] == seals + 1
    assert scene.told("fief_fell")


def test_by_the_first_version_the_stars_were_gone_at_once() -> None:
    scene = beaten(ANY_TIME - 1)
    assert scene.told("fief_fell")
    assert scene.asked != "interlude"


def test_an_attack_that_fails_asks_nobody() -> None:
    scene = Scene()
    scene.writ(BLUE, "eastern_guilds")
    scene.pawn(RED, "farmer", "for_c")
    scene.pawn(BLUE, "farmer", "for_c")
    scene.hand(RED, "move")
    scene.perform(RED, "conquer")
    unanswered(scene.choose("attack_figure"))
    assert scene.told("fought")[-1]["won"] == 0
    assert scene.asked != "interlude"


def test_a_starved_serfs_owner_is_asked_first() -> None:
    """FE-187: the marker that falls may have carried the stars."""
    for rules, asked in ((ANY_TIME, "interlude"), (ANY_TIME - 1, "")):
        scene = Scene(advanced=True, rules=rules)
        scene.rule(GREEN, "farmer_fief", "for_c")
        scene.serf(BLUE, "for_c")
        scene.writ(BLUE, "sobriety")
        scene.pawn(RED, "noble", "for_c")
        scene.hand(RED, "move")
        scene.perform(RED, "conquer")
        scene.choose("starve", defender=BLUE)
        if scene.asked == "claim_immunity":
            scene.choose("decline")
        assert (scene.asked if scene.asked == "interlude" else "") == asked
        if asked:
            assert not scene.told("starved")
            scene.choose("done")
        assert scene.told("starved")


def test_feeding_without_a_hungry_pawn_is_a_moment_too() -> None:
    """FE-187: phase 2, before feeding."""
    for rules, asked in ((ANY_TIME, "interlude"), (ANY_TIME - 1, "")):
        scene = Scene(rules=rules)
        scene.writ(BLUE, "small_trade")
        scene.goods(BLUE, food=1)
        scene.begin(FeedSeat(BLUE))
        assert scene.asked == asked
    scene = Scene()
    scene.begin(FeedSeat(BLUE))
    assert not scene.asked, "who holds no writ is not asked"


def test_food_for_a_tile_feeds_at_the_last_moment() -> None:
    """FE-165: while Blue is asked who goes home the tile becomes food."""
    scene = Scene()
    scene.pawn(BLUE, "farmer", "for_c")
    scene.tile(BLUE, "orchard")
    scene.begin(FeedSeat(BLUE))
    if scene.asked == "feed":
        scene.choose("feed", cups=0)
    assert scene.asked == "send_home"
    scene.interject(BLUE, "swap_tile").choose("pick_good", good="food")
    assert scene.has(BLUE, "food") == 0, "food in reserve is eaten (R30)"
    assert scene.g.on_map(BLUE)


def test_food_that_comes_late_is_eaten_too() -> None:
    """FE-356 (R30): three are hungry, one tile becomes food: two go home at most, and the third eats."""
    scene = Scene()
    for character in ("farmer", "noble", "monk"):
        scene.pawn(BLUE, character, "for_c")
    scene.tile(BLUE, "orchard", 2)
    scene.begin(FeedSeat(BLUE))
    scene.choose("feed", cups=0)
    assert {one["count"] for one in scene.offered("send_home")} == {1, 2, 3}
    scene.interject(BLUE, "swap_tile").choose("pick_good", good="food")
    assert {one["count"] for one in scene.offered("send_home")} == {1, 2}


def test_the_very_end_is_a_moment_too() -> None:
    """FE-187: before the final scoring the last mandate is played; its shillings count."""
    for rules, asked in ((ANY_TIME, "interlude"), (ANY_TIME - 1, "")):
        scene = Scene(rules=rules)
        scene.writ(RED, "small_trade")
        scene.goods(RED, food=1, wood=1)
        scene.g.epoch = 5
        scene.begin(END_ROUND)
        assert scene.asked == asked
        if asked:
            assert not scene.told("ended")
            scene.choose("mandate", gain="more_shillings").choose("done")
            assert scene.g.coins[RED] == 7
        assert scene.told("ended")


def test_at_the_very_end_a_tile_becomes_the_wine_that_decides() -> None:
    """FE-164, FE-399: equal points; Red, who holds no writ, fills his barrel before the final scoring and wins."""
    scene = Scene()
    scene.tile(RED, "orchard")
    scene.barrel(BLUE, 0)
    scene.g.epoch = 5
    scene.begin(END_ROUND)
    assert scene.g.waiting == (RED,)
    scene.choose("swap_tile").choose("pick_good", good="sulfur").choose("store", barrel=1).choose("done")
    assert scene.told("ended")
    assert scene.g.winners() == [RED]


def test_at_the_very_end_a_tile_that_changes_nothing_asks_nobody() -> None:
    """Ruling R47: the barrel is full, or the bag has no sulfur."""
    for barrel, bag in ((3, 5), (0, 0)):
        scene = Scene()
        scene.tile(RED, "orchard")
        scene.barrel(RED, barrel)
        scene.g.bag[1] = bag
        scene.g.epoch = 5
        scene.begin(END_ROUND)
        assert scene.told("ended")


def test_out_of_turn_play_is_in_the_record() -> None:
    """Whole games with somebody always interrupting replay to the same end."""
    done = sum(
        contract.check_asides((GAME, seats, {"advanced": seats % 2 > 0}), seats, every=1)
        for seats in (2, 3, 4, 5)
    )
    assert done > 4


def test_games_of_both_versions_part_only_where_the_correction_holds() -> None:
    parted = 0
    for seed in range(12):
        old, new = (Match(GAME, 3, {}, seed=seed, rules=rules) for rules in (ANY_TIME - 1, ANY_TIME))
        luck = Seeded(f"both {seed}")
        while (
            old.waiting
            and new.waiting == old.waiting
            and old.options(old.waiting[0]) == new.options(old.waiting[0])
        ):
            seat = old.waiting[0]
            held = [
                one for one in old.options(seat) if GAME.options[one[0]].name not in ("drop_writ", "mandate")
            ]
            option = held[luck.pick(len(held))] if held else old.options(seat)[0]
            old.apply(seat, option)
            new.apply(seat, option)
        if new.waiting:
            parted += 1
            step = new.state.decision()
            assert step is not None
            assert step.name == "interlude"
    assert parted


def test_a_seal_under_a_subject_is_taken_back_once() -> None:
    """FA-046: the seal returns, and the marker is no longer immune."""
    scene = Scene(advanced=True)
    scene.rule(BLUE, "town", "for_c")
    scene.subject("for_c")
    scene.g.safe_subjects = 1 << PLACES.index("for_c")
    scene.hand(RED, "tax", "move")
    scene.turn(RED)
    scene.interject(BLUE, "reclaim", place="for_c", role="subject")
    assert scene.g.seals[BLUE] == 1
    assert not scene.asides(BLUE, "reclaim")


def test_immunity_is_not_bought_with_food_that_is_gone() -> None:
    """FA-044: while Blue is asked, his last food is sold, or the tile that stood for it becomes iron."""
    for sale in (True, False):
        scene = Scene(advanced=True)
        scene.rule(GREEN, "farmer_fief", "for_c")
        scene.serf(BLUE, "for_c")
        scene.hand(BLUE, "defend", "tax")
        scene.pawn(RED, "noble", "for_c")
        scene.hand(RED, "move")
        if sale:
            scene.writ(BLUE, "small_trade")
            scene.goods(BLUE, food=1)
        else:
            scene.tile(BLUE, "orchard")
        scene.perform(RED, "conquer").choose("starve", defender=BLUE)
        assert scene.kinds() == {"decline", "reveal"}
        if sale:
            scene.interject(BLUE, "mandate", gain="shillings")
        else:
            scene.interject(BLUE, "swap_tile").choose("pick_good", good="iron")
        assert scene.asked == "claim_immunity"
        assert scene.kinds() == {"decline"}


def test_the_eastern_mandate_takes_one_token_of_the_supply() -> None:
    """FE-416."""
    for gain in ("seal", "bead"):
        scene = Scene()
        scene.rule(BLUE, "monk_fief", "mtn_nw")
        scene.writ(BLUE, "eastern_guilds")
        scene.hand(RED, "tax", "move")
        supply = scene.turn(RED).g.seal_supply
        scene.interject(BLUE, "mandate", gain=gain)
        assert scene.g.seal_supply == supply - 1


def test_only_who_has_a_marker_in_the_place_is_asked() -> None:
    """Ruling R47: the last seat holds writs and nothing in the fief that falls."""
    scene = Scene()
    scene.writ(YELLOW, "sobriety")
    scene.rule(BLUE, "monk_fief", "for_c")
    for face in ("knight", "farmer", "merchant"):
        scene.pawn(RED, face, "for_c")
    scene.hand(RED, "move")
    scene.perform(RED, "conquer")
    unanswered(scene.choose("attack_fief", defender=BLUE))
    assert scene.asked != "interlude"
    assert scene.told("fief_fell")


def test_when_a_pawn_falls_only_its_owner_is_asked() -> None:
    """Ruling R47: the serf of the place stays where it is."""
    scene = Scene()
    scene.rule(GREEN, "town", "for_c")
    scene.serf(YELLOW, "for_c")
    scene.writ(YELLOW, "sobriety")
    scene.writ(BLUE, "slayer")
    scene.pawn(BLUE, "monk", "for_c")
    for face in ("knight", "farmer", "merchant"):
        scene.pawn(RED, face, "for_c")
    scene.hand(RED, "move")
    scene.perform(RED, "conquer")
    unanswered(scene.choose("attack_figure"))
    assert scene.asked == "interlude"
    assert scene.g.waiting == (BLUE,)
    scene.choose("done")
    assert scene.told("fell")
    assert scene.asked != "interlude"
