"""Phase 3: new events, the order of their effects, and the black dice."""

from __future__ import annotations

from troyes_table import (
    arrange,
    attack,
    can,
    do,
    events_phase,
    fight,
    go,
    kinds,
    left,
    mask,
    mover,
    table,
    threat,
    told,
)

from regnum.games.troyes import GAME
from regnum.games.troyes.amendments import SPARE_DICE
from regnum.games.troyes.flow.blackdice import FightBlackDice, fights
from regnum.games.troyes.state import Troyes


def names(g: Troyes) -> list[str]:
    return [GAME.events[event.kind].name for event in g.events or []]


def test_a_red_card_names_the_colour_of_the_next() -> None:
    """TR-055, TR-056."""
    g = arrange(4, queue="brigands_a drought")
    events_phase(g, red="war", white="heresy", yellow="support")
    assert g.queue == [0, *map(threat, ("brigands_a", "drought", "war", "heresy"))]
    g = arrange(4)
    events_phase(g, red="normans_attack", white="heresy", yellow="support")
    assert g.queue == [0, threat("normans_attack"), threat("support")]


def test_effects_follow_the_queue_when_both_cards_lie_there() -> None:
    """TR-057, TR-058, TR-078."""
    g = arrange(4, queue="brigands_a heresy")
    g.events = []
    events_phase(g, red="normans_attack", yellow="drought")
    struck = [values[0] for values in told(g, "struck")]
    assert struck == [0, *map(threat, ("brigands_a", "heresy", "normans_attack", "drought"))]
    assert names(g).index("struck") > max(place for place, name in enumerate(names(g)) if name == "unveiled")


def test_black_dice_are_counted_and_rolled_last() -> None:
    """TR-059, TR-060, TR-079."""
    g = arrange(4, queue="brigands_a", deniers=10)
    g.events = []
    events_phase(g, red="normans_attack", yellow="civil_war")
    assert len(told(g, "black_rolled")[0][0]) == 4
    assert names(g).index("black_rolled") > names(g).index("paid")
    later = arrange(4, queue="war", round=4)
    later.events = []
    events_phase(later)
    assert len(told(later, "black_rolled")[0][0]) == 3


def test_the_queue_has_no_end() -> None:
    """TR-080."""
    long = "brigands_a brigands_b brigands_c skirmishes_a skirmishes_b war heresy drought civil_war wayfarers"
    g = arrange(4, queue=long)
    g.events = []
    events_phase(g, red="normans_attack", yellow="support")
    assert len(told(g, "struck")) == 13
    assert len(told(g, "black_rolled")[0][0]) == 1 + 5 + 2 + 2


def test_whoever_cannot_pay_an_event_loses_two_points_for_each() -> None:
    """TR-061, TR-062, TR-063."""
    g = arrange(
        4, queue="heresy civil_war", deniers=[2, 2, 9, 0], influence=[4, 4, 1, 0], points=[5, 0, 0, 10]
    )
    events_phase(g)
    assert g.deniers == [0, 0, 6, 0]
    assert g.influence[:3] == [2, 2, 0]
    assert g.points[:4] == [3, 0, 0, 6]


def facing(dice: str, *black: int, **more: object) -> Troyes:
    g = arrange(4, dice={0: dice, 1: "W6 Y6", "n": "R6"}, **more)  # type: ignore[arg-type]
    attack(g, *black)
    return g


def test_the_first_player_beats_the_highest_with_dice_of_his_own() -> None:
    """TR-064, TR-065."""
    g = facing("Y2 Y3", 5, 3, influence=1)
    fight(g, [0], "Y2 Y3")
    assert g.black == (3,)
    assert left(g) == []


def test_the_left_neighbour_faces_the_next_and_so_on_around() -> None:
    """TR-066."""
    g = arrange(2, dice={0: "Y6 Y4 Y5", 1: "W6 W5"}, influence=1)
    attack(g, 6, 5, 2)
    movers = []
    for text in ("Y6", "W5", "Y4"):
        movers.append(mover(g))
        fight(g, [0], text)
    assert movers == [0, 1, 0]
    assert g.black == ()


def test_dice_that_cannot_beat_it_are_kept_for_two_points() -> None:
    """TR-067, TR-069."""
    for points, after in ((5, 3), (1, 0)):
        g = facing("Y2 W3", 6, points=points, influence=2)
        assert not can(g, "face")
        do(g, "yield")
        assert left(g) == ["W3", "Y2"]
        assert g.points[0] == after
        assert g.influence[0] == 2
        assert g.black == ()


def test_nobody_may_decline_what_he_can_beat() -> None:
    """TR-068."""
    g = facing("R3", 6, influence=3)
    assert can(g, "face")
    assert not can(g, "yield")


def test_red_dice_count_double() -> None:
    """TR-070."""
    assert can(facing("R3", 6), "face")
    assert not can(facing("R2", 6), "face")


def test_colours_may_be_combined() -> None:
    """TR-071."""
    g = facing("W1 Y1 R2", 6)
    fight(g, [0], "W1 Y1 R2")
    assert (g.black, left(g)) == ((), [])


def test_any_number_of_dice_may_fight() -> None:
    """TR-072."""
    g = facing("Y1 Y1 Y1 W1 W1 W1", 6)
    assert not can(g, "yield")
    fight(g, [0], "Y1 Y1 Y1 W1 W1 W1")
    assert g.black == ()


def test_several_at_once_with_the_highest_among_them() -> None:
    """TR-073."""
    g = facing("R4", 6, 4, 1)
    offered = [option[1:] for option in g.options(0) if GAME.options[option[0]].name == "face"]
    assert sorted(offered) == [(0b001, 6), (0b101, 7)]


def test_several_need_the_sum_of_their_faces() -> None:
    """TR-074."""
    assert can(facing("R5 Y1", 6, 4, 1), "face", black=[0, 1, 2])
    assert not can(facing("R5", 6, 4, 1), "face", black=[0, 1, 2])


def test_one_influence_for_each() -> None:
    """TR-075."""
    g = facing("R4", 6, 1, influence=4)
    fight(g, [0, 1], "R4")
    assert g.influence[0] == 6


def test_influence_may_be_spent_before() -> None:
    """TR-076."""
    g = facing("R2", 6, influence=1, chance={"reroll": [4]})
    assert can(g, "yield")
    do(g, "reroll", die=0)
    assert g.influence[0] == 1  # one spent, and one gained since the only way to beat it is taken
    assert g.black == ()


def test_no_dice_are_bought_and_no_cubes_used_against_black_dice() -> None:
    """TR-077, TR-084."""
    g = facing("R1", 6, deniers=50, markers={0: "blacksmith"}, influence=3)
    assert kinds(g) == {"reroll", "recruit", "yield"}
    assert g.markers.count(1) == 1


def test_a_die_may_be_spared_or_thrown_in() -> None:
    """TR-064: the sum must be at least as high, and no more is asked; version 1 took no die that was not needed."""
    enough = ("R3", "W6", "Y4 Y2")
    more = (
        "R3 W6",
        "R3 Y4",
        "R3 Y2",
        "W6 Y4",
        "W6 Y2",
        "R3 W6 Y4",
        "R3 W6 Y2",
        "R3 Y4 Y2",
        "W6 Y4 Y2",
        "R3 W6 Y4 Y2",
    )
    for rules, offered in ((SPARE_DICE - 1, enough), (SPARE_DICE, enough + more)):
        g = facing("R3 Y4 Y2 W6", 6, rules=rules)
        go(g, FightBlackDice(0, 1, 6))
        assert {option[1] for option in g.options(0)} == {mask(g, text) for text in offered}
    fight(g := facing("R3 Y4 Y2", 6), [0], "R3 Y2")
    assert left(g) == ["Y4"]


def test_alike_dice_are_counted_once() -> None:
    """TR-064: of three equal dice one, two or three may be spent."""
    g = facing("Y6 Y6 Y6", 6)
    assert len(fights(g, 0, 6, True)) == 3
    assert len(fights(g, 0, 6, False)) == 1


def test_example_of_war_and_theological_conflict() -> None:
    """TR-081, TR-082, TR-083: three black dice; Anton's R4 beats 6 and 1, Denis W1 and Y3 beat 4."""
    g = arrange(
        4, round=1, influence=4, dice={0: "R4 Y1", 1: "W1 Y3 Y6"}, citizens={2: "B1 B2 B3"},
        chance={"black": [4, 6, 1], "newcomer": [3]},
    )  # fmt: skip
    events_phase(g, red="war", white="theological_conflict")
    assert g.spaces[6:9] == [4, 2, 2]
    assert g.black == (6, 4, 1)
    fight(g, [0, 2], "R4")
    assert (g.black, g.influence[0], left(g)) == ((4,), 6, ["Y1"])
    assert mover(g) == 1
    fight(g, [0], "W1 Y3")
    assert (g.influence[1], left(g, 1)) == (5, ["Y6"])
    assert g.phase == 4


def test_black_dice_stay_out_of_the_square() -> None:
    """TR-065."""
    g = table(4, dice={0: "Y1"})
    assert not can(g, "face")
