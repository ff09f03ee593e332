"""The King's challenge: events, black dice and his table of actions."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from troyes_table import (
    act,
    activate,
    arrange,
    attack,
    can,
    card,
    do,
    fight,
    go,
    group,
    left,
    place_of,
    space,
    table,
    takes,
    threat,
    told,
)

import regnum
from regnum.games.troyes.components import CHARACTERS, tables
from regnum.games.troyes.flow.actions import Turn
from regnum.games.troyes.flow.events import strike
from regnum.games.troyes.flow.rounds import END_OF_ROUND
from regnum.games.troyes.king import king_turn, ranked
from regnum.games.troyes.scoring import FinalScoring, verdict
from regnum.games.troyes.state import NEUTRAL, Troyes
from regnum.terminal.play import Table
from regnum.terminal.screen import Screen
from regnum.words import Words

SUMS = {2: [1, 1], 3: [1, 2], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [3, 4], 8: [4, 4], 9: [4, 5],
        10: [5, 5], 11: [5, 6], 12: [6, 6]}  # fmt: skip


def king(line: int, dice: str = "R6 Y5 W4 R3", player: str = "", **position: object) -> Troyes:
    """The King's turn with that line of his table."""
    g = arrange(1, dice={0: player, "n": dice}, chance={"king": SUMS[line]}, **position)  # type: ignore[arg-type]
    g.events = []
    king_turn(g)
    return g


def test_king_and_player_swap_the_first_turn() -> None:
    """TS-012."""
    g = arrange(1, first=1)
    END_OF_ROUND.run(g)
    assert g.first == 0
    END_OF_ROUND.run(g)
    assert g.first == 1


def test_king_and_player_alternate() -> None:
    """TS-012, TS-023."""
    g = table(1, 1, dice={0: "Y1 Y2", "n": "R6 R5 R4"}, chance={"king": [4, 4, 4, 4]})
    assert g.waiting == (0,)
    g.events = []
    act(g, "farm", "Y1")
    assert len(told(g, "king_rolled")) == 1


@pytest.mark.parametrize("name", ["drought", "civil_war", "heresy"])
def test_the_king_suffers_from_no_event(name: str) -> None:
    """TS-014."""
    g = arrange(1, queue=name, citizens={"n": "H1 H2 H3", 0: "H4"}, deniers=0, influence=0, points=9)
    g.points[4] = 9
    strike(g, threat(name))
    assert g.points[4] == 9
    assert g.points[0] == 7


def test_the_king_stands_in_for_the_neutral_side() -> None:
    """TS-015, TS-066."""
    g = arrange(1, queue="war support wayfarers", citizens={0: "H1 H2"}, chance={"newcomer": [1]})
    strike(g, threat("wayfarers"))
    assert g.spaces[12:14] == [4, 0]
    assert g.lying[2] == 1
    strike(g, threat("support"))
    assert (g.cubes[threat("war")], g.cubes[0]) == ((4,), (4,))
    strike(g, threat("traveling_builders"))
    assert (g.cathedral[0], g.points[4]) == (4, 1)
    full = arrange(1, cathedral={f"{level}.{number}": 0 for level in (1, 2, 3) for number in range(1, 7)})
    strike(full, threat("traveling_builders"))
    assert full.points[4] == 0
    for name, row in (("theological_conflict", 6), ("conflict_of_succession", 0)):
        g = arrange(1, queue=name, chance={"newcomer": [1]})
        strike(g, threat(name))
        assert g.spaces[row] == 4


def test_interrupted_work_removes_a_cube_of_the_king_too() -> None:
    """TS-014, TR-283, TR-284 [ruling]: the card names the grey side's cube, and he keeps the point he had for it."""
    g = arrange(1, queue="interrupted_work", cathedral={"1.1": 0, "2.3": 0, "2.6": "n"})
    g.points[4] = 1
    strike(g, threat("interrupted_work"))
    assert (g.cathedral[11], g.points[4]) == (-1, 1)
    strike(g, threat("interrupted_work"))
    assert (g.cathedral[8], g.cathedral[0]) == (-1, 0)


def test_resistance_takes_cubes_of_the_king_too() -> None:
    """TS-014, TR-304 [ruling]: the last cube of every event goes, whoever laid it."""
    g = arrange(1, queue="war heresy resistance", cubes={"war": "0 n", "heresy": "n 0", "resistance": "n"})
    strike(g, threat("resistance"))
    assert g.cubes[threat("war")] == (0,)
    assert g.cubes[threat("heresy")] == (4,)
    assert g.cubes[threat("resistance")] == (4,)


def test_his_dice_are_ranked() -> None:
    """TS-016, TS-017."""
    g = arrange(1, dice={"n": "R3 Y5 W5 R5 W1"})
    looks = ["RWY"[die // 6] + str(g.faces[die]) for die in ranked(g, 4)]
    assert looks == ["R5", "Y5", "W5", "R3", "W1"]


def test_he_beats_one_black_die_with_his_strongest() -> None:
    """TS-018, TS-019, TS-020."""
    g = arrange(1, dice={0: "Y4 Y5 Y2", "n": "R5 Y3"}, influence=0)
    attack(g, 6, 4, 2, actor=1)
    assert left(g, "n") == ["Y3"]
    assert g.black == (4, 2)
    fight(g, [0], "Y4")
    # One more is left, and it is the King's turn again; his Y3 would beat a six as well.
    assert (g.black, left(g, "n")) == ((), [])
    g = arrange(1, dice={0: "Y4", "n": "Y3"})
    attack(g, 6, actor=1)
    assert (g.black, left(g, "n")) == ((), [])


def test_without_dice_he_leaves_black_ones_to_the_player() -> None:
    """TS-069."""
    g = arrange(1, dice={0: "Y4 Y5"}, influence=1)
    g.points[4] = 5
    attack(g, 3, 2, actor=1)
    fight(g, [0], "Y4")
    assert g.waiting == (0,)
    assert g.black == (2,)
    assert g.points[4] == 5


def test_the_players_turn_is_as_ever_and_the_bank_is_paid() -> None:
    """TS-021, TS-022."""
    g = table(1, dice={0: "Y4", "n": "Y5 R1 R2"}, deniers=10, chance={"king": [2, 2]})
    act(g, "farm", "Y4 n:Y5")
    assert g.deniers == [10 - 4 + 4]
    assert left(g, "n") == ["R1"]


def test_the_sum_of_two_dice_chooses_the_line() -> None:
    """TS-023, TS-024, TS-025, TS-033."""
    g = king(7, "R6 Y5 W1")
    assert g.cathedral.count(4) == 2
    assert left(g, "n") == ["W1"]


def test_he_goes_on_until_his_dice_are_gone() -> None:
    """TS-026, TS-070."""
    g = arrange(1, dice={0: "Y4", "n": "R6 R5 R4"}, chance={"king": [1, 3] * 3}, deniers=0, round=3)
    g.passed = 1
    g.sectors = [2]
    g.events = []
    go(g, Turn(0), END_OF_ROUND)
    assert [values[1] for values in told(g, "waited")][:3] == [1, 1, 1]
    assert len(told(g, "king_rolled")) >= 3
    assert told(g, "collected")[0] == (0, 5)
    assert g.round == 4


def test_short_of_dice_he_still_does_it_all() -> None:
    """TS-027."""
    g = king(7, "W1")
    assert g.cathedral.count(4) == 2
    assert left(g, "n") == []


@pytest.mark.parametrize(
    ("line", "points", "pay", "spent"), [(2, 3, 6, 2), (12, 3, 6, 2), (3, 2, 4, 1), (11, 2, 4, 1)]
)
def test_lines_that_buy_points(line: int, points: int, pay: int, spent: int) -> None:
    """TS-028, TS-029, TS-037, TS-038, TS-039, TS-040."""
    g = king(line, "R6 Y5 W4 R3", "Y6 R6 W2", deniers=0)
    assert g.points[4] == points
    assert left(g, 0) == ["W2", "Y6"]
    assert g.deniers == [pay]
    assert len(left(g, "n")) == 4 - spent


@pytest.mark.parametrize(("line", "spent"), [(2, 3), (12, 3), (3, 2), (11, 2)])
def test_without_dice_of_the_player_he_spends_his_own(line: int, spent: int) -> None:
    """TS-039, TS-040."""
    g = king(line, "R6 Y5 W4 R3", "", deniers=0)
    assert len(left(g, "n")) == 4 - spent
    assert g.deniers == [0]


def test_a_white_die_alone_is_bought() -> None:
    """TS-040."""
    g = king(3, "R6 Y5", "W3", deniers=0)
    assert (left(g, 0), g.deniers) == ([], [4])


@pytest.mark.parametrize("line", [4, 10])
def test_lines_that_place_a_citizen(line: int) -> None:
    """TS-030, TS-036, TS-041."""
    for dice, building in (("R5 Y6", 2), ("R6 Y6", 0), ("W6 Y5", 1)):
        g = king(line, dice)
        assert [any(owner >= 4 for owner in g.spaces[start : start + 6]) for start in (0, 6, 12)] == [
            number == building for number in range(3)
        ]
        assert len(left(g, "n")) == 1


def test_he_pushes_out_the_player_if_he_can() -> None:
    """TS-042."""
    g = king(4, "R6", citizens={0: "P2", "n": "P1 P3 P4 P5"})
    assert g.spaces[space("P2")] == 4
    assert g.lying[0] == 1
    g = king(4, "Y6", citizens={0: "H2 H3", "n": "H1 H4 H5 H6"})
    assert g.spaces[space("H1")] == 4
    assert g.lying[2] == 1


def test_of_several_places_he_takes_the_best() -> None:
    """TS-043."""
    g = king(4, "R6", citizens={0: "P3 P5"})
    order = g.tables.king_order[0]
    better = min((space("P3"), space("P5")), key=order.index)
    assert g.spaces[better] == 4
    assert g.spaces.count(0) == 1


def test_he_takes_room_before_one_of_his_own_leaves() -> None:
    """TS-042, TS-043 [ruling]: the best places are his already, a worse one is free."""
    order = [f"P{space + 1}" for space in arrange(1).tables.king_order[0]]
    g = king(4, "R6", citizens={"n": " ".join(order[:4])})
    assert g.spaces[space(order[4])] == 4
    assert g.lying[0] == 0
    g = king(4, "R6", citizens={"n": " ".join(order)})
    assert g.lying[0] == 1 << 4, "without room the one on the best place leaves"


def test_protection_holds_against_the_king() -> None:
    """TS-042, TR-167."""
    g = king(4, "R6", citizens={0: "P2"}, lying={0: "P"})
    assert g.spaces[space("P2")] == 0
    assert g.spaces[g.tables.king_order[0][0]] == 4


@pytest.mark.parametrize("line", [5, 9])
def test_lines_that_counter_the_last_event(line: int) -> None:
    """TS-031, TS-035, TS-044, TS-045."""
    g = king(line, "R6 Y5 W4 R3 R2 R1", queue="war heresy", cubes={"heresy": "0 0"})
    row = g.tables.threats[threat("heresy")]
    assert g.queue == [0, threat("war")]
    assert len(left(g, "n")) == 6 - (row.flags - 2)
    assert (g.points[4], g.points[0]) == (row.first_points, row.second_points)
    assert g.trophies[4] == (threat("heresy"),)


def test_marauding_is_the_last_event_of_an_empty_queue() -> None:
    """TS-031."""
    g = king(5, "R6 Y5 W4 R3")
    assert g.points[4] == 3
    assert (left(g, "n"), g.cubes[0]) == (["R3"], ())


def test_line_six_places_a_tradesman() -> None:
    """TS-032, TS-048, TS-002."""
    g = king(6, "R6 Y5", round=1, cards="diplomat monk artisan")
    assert g.slots[2 * place_of("monk")] == 4
    assert left(g, "n") == ["Y5"]
    assert not any(g.markers)
    assert g.deniers == [10]


def test_the_tradesman_takes_the_best_slot() -> None:
    """TS-046."""
    assert with_slots(GAME_CARDS).slots[2 * place_of("joust")] == 4


def with_slots(cards: dict[str, tuple[int, list[int]]]) -> Troyes:
    """The King has placed a tradesman where the cards have these costs and slots."""
    g = arrange(1, cards=" ".join(cards), dice={"n": "R6"}, chance={"king": SUMS[6]})
    components = g.tables.components.override(
        {"card": {name: {"cost": cost, "slots": slots} for name, (cost, slots) in cards.items()}}
    )
    g.tables = tables(components, 1)
    king_turn(g)
    return g


GAME_CARDS = {
    "diplomat": (3, [1, 1]), "hunting": (6, [3, 1]), "joust": (5, [3, 1]),
    "tithe": (5, [3, 1]), "templar": (9, [2, 1]), "procession": (6, [3, 2]),
    "artisan": (5, [3, 1]), "innkeeper": (3, [1, 1]), "sculptor": (7, [2, 2]),
}  # fmt: skip
"""Slots of 3 points at a red card for 6, a red, a white and a yellow one for 5."""


def test_of_equal_slots_a_yellow_card_comes_before_a_white_one() -> None:
    """TS-046."""
    g = with_slots(GAME_CARDS | {"joust": (9, [1, 1]), "hunting": (9, [1, 1])})
    assert g.slots[2 * place_of("artisan")] == 4


def test_he_has_one_tradesman_a_card() -> None:
    """TS-047."""
    g = arrange(1, round=1, cards="diplomat monk artisan", dice={"n": "R6 R5"}, chance={"king": SUMS[6]})
    g.masters[4] = 0b001001001
    king_turn(g)
    assert g.slots.count(4) == 0
    assert left(g, "n") == ["R5"]


@pytest.mark.parametrize("line", [4, 6])
def test_out_of_citizens_he_spends_the_die_for_nothing(line: int) -> None:
    """TS-004, TS-047: all of his two colours are on the board."""
    g = arrange(1, round=1, cards="diplomat monk artisan", dice={"n": "R6 R5"}, chance={"king": SUMS[line]})
    g.events = []
    g.stock[4] = g.stock[5] = 0
    before = (g.spaces[:], g.slots[:])
    king_turn(g)
    assert (g.spaces, g.slots) == before
    assert left(g, "n") == ["R5"]
    assert len(told(g, "king_idle")) == 1


def test_line_seven_fills_the_lowest_level_from_the_right() -> None:
    """TS-049, TS-051."""
    g = king(7, cathedral={f"1.{number}": 0 for number in (1, 3, 4, 6)})
    assert (g.cathedral[4], g.cathedral[1]) == (4, 4)
    g = king(7, cathedral={f"1.{number}": 0 for number in (1, 2, 4, 5, 6)})
    assert (g.cathedral[2], g.cathedral[11]) == (4, 4)
    assert g.points[4] == 2


def test_line_seven_in_a_full_cathedral() -> None:
    """TS-050."""
    g = king(7, cathedral={f"{level}.{number}": 0 for level in (1, 2, 3) for number in range(1, 7)})
    assert g.points[4] == 2
    assert len(left(g, "n")) == 2


def column(g: Troyes, *names: str) -> None:
    g.column = tuple(CHARACTERS.index(name) for name in names)


def test_line_eight_scores_the_top_character_for_both() -> None:
    """TS-034, TS-052."""
    site = {f"1.{number}": "n" for number in range(1, 7)} | {f"2.{number}": 0 for number in range(1, 5)}
    g = arrange(1, dice={"n": "R6 R5"}, chance={"king": SUMS[8]}, cathedral=site)
    column(g, "urbain", "henry", "thibaut")
    king_turn(g)
    assert (g.points[4], g.points[0]) == (3, 1)
    assert len(g.column) == 2
    assert len(left(g, "n")) == 2


def test_characters_have_the_tiers_for_two() -> None:
    """TS-052, TR-292, TR-294: three and five would be worth more with more players."""
    for name in ("urbain", "chretien"):
        g = arrange(1, dice={"n": "R6"}, chance={"king": SUMS[8]})
        where = g.cathedral if name == "urbain" else g.spaces
        where[:8] = [4] * 5 + [0] * 3
        column(g, name)
        king_turn(g)
        assert (g.points[4], g.points[0]) == (1, 0)


def test_both_colours_of_the_king_count_for_chretien() -> None:
    """TS-052, TS-004: four of one colour and two of the other are six citizens."""
    g = arrange(1, dice={"n": "R6"}, citizens={"n": "P1 B1 B2 H1", "k": "H2 H3"}, chance={"king": SUMS[8]})
    column(g, "chretien")
    king_turn(g)
    assert g.points[4] == 3


def test_line_eight_without_characters() -> None:
    """TS-053."""
    g = arrange(1, dice={"n": "R6"}, chance={"king": SUMS[8]})
    column(g)
    king_turn(g)
    assert (g.points[4], g.points[0]) == (1, 0)


def test_money_and_influence_are_nothing_to_the_king() -> None:
    """TS-054, TS-002."""
    for name in ("thibaut", "hugues"):
        g = arrange(1, dice={"n": "R6"}, chance={"king": SUMS[8]}, deniers=18, influence=15)
        column(g, name)
        king_turn(g)
        assert (g.points[4], g.points[0]) == (0, 6)


def test_at_the_end_the_other_characters_score() -> None:
    """TS-055, TS-056, TS-057."""
    g = arrange(
        1, deniers=12, influence=10, queue="war heresy", cubes={"war": "n 0", "heresy": "n n"},
        tradesmen={"sculptor": "n", "merchant": "0 n"}, cathedral={"1.1": "n", "2.1": "n", "1.2": 0},
    )  # fmt: skip
    column(g, "thibaut", "hugues", "florentin", "henry")
    g.points[0], g.points[4] = 45, 33
    FinalScoring().run(g)
    cards = {one.name: one for one in g.tables.cards}
    king_points = 2 + cards["sculptor"].slots[0] + cards["merchant"].slots[1] - 2 + 1
    own_points = 1 + cards["merchant"].slots[0] - 4 + 3 + 3
    assert g.points[4] == 33 + king_points
    assert g.points[0] == 45 + own_points
    assert g.scores() == [12 + own_points - king_points]


def test_characters_that_were_played_score_no_more() -> None:
    """TS-055, TS-052: of six one is left, and only he rewards."""
    g = arrange(1, deniers=18, influence=15, citizens={0: "P1 P2 P3 B1 B2 H1 H2 H3"})
    g.cathedral[:] = [0] * 8 + [-1] * 4 + [0] * 6
    g.trophies[0] = (1, 2, 3, 4, 5)
    column(g, "henry")
    FinalScoring().run(g)
    assert (g.points[0], g.points[4]) == (6, -6)
    assert g.column == ()


@pytest.mark.parametrize(
    ("results", "number"),
    [((-100, 0), 0), ((1, 5), 1), ((6, 10), 2), ((11, 15), 3), ((16, 20), 4), ((21, 60), 5)],
)
def test_verdicts(results: tuple[int, int], number: int) -> None:
    """TS-058, TS-059, TS-060, TS-061, TS-062, TS-063."""
    g = arrange(1)
    assert [verdict(g, result) for result in results] == [number, number]


@pytest.mark.parametrize(("language", "lost"), [("en", "and lost"), ("ru", "проиграна")])
def test_a_lost_challenge_says_so_in_the_terminal(language: str, lost: str) -> None:
    """TS-058: nobody wins, and the King's verdict is told."""
    match = regnum.new("troyes", seats=1, seed=3)
    while match.waiting:
        match.apply(0, match.options(0)[-1])
    assert match.scores()[0] <= 0
    words = Words(language)
    out = io.StringIO()
    screen = Screen(match.game, ["Zoya"], words, Console(file=out, width=120))
    Table(match, ["Zoya"], [None], words, screen).finish()
    assert lost in out.getvalue()
    assert words("nothing") not in out.getvalue().splitlines()[-1]
    assert words("troyes-verdict-defeat") in " ".join(out.getvalue().split())


def test_tax_collector_against_the_king() -> None:
    """TS-064."""
    g = table(
        1, tradesmen={"tax_collector": "0"}, dice={0: "R6 Y1", "n": "R1"}, deniers=0,
        citizens={"n": "H1 H2 H3", "k": "H4"}, lying={"n": "H"}, chance={"king": [4, 4]},
    )  # fmt: skip
    activate(g, "tax_collector", "R6")
    assert g.deniers == [8]


def test_tithe_against_the_king() -> None:
    """TS-065."""
    g = table(1, markers={0: "tithe"}, dice={0: "Y1", "n": "Y6 Y5 Y4 R1"}, deniers=0)
    do(g, "farm")
    assert max(option[1].bit_count() for option in g.options(0)) == 3
    assert takes(g, "n:Y6 n:Y5 n:Y4", "tithe")
    assert group(g, "n:Y6 n:Y5 n:Y4", "tithe")[4] == 0
    assert g.deniers == [7]


def test_banquet_against_the_king() -> None:
    """TS-067, TS-068."""
    g = table(
        1,
        tradesmen={"banquet": "0"},
        dice={0: "R4 R1 R2", "n": "R1 R1 R1"},
        bonus=True,
        chance={"king": [4, 4]},
    )
    g.column = ()
    activate(g, "banquet", "R4")
    assert g.points[0] == 2


def test_the_round_ends_when_nobody_will_act() -> None:
    """TS-070."""
    g = table(1, dice={0: "Y4", "n": "R1"}, chance={"king": SUMS[4]}, round=3, supply=1)
    do(g, "pass")
    assert g.round == 4
    g = table(1, dice={0: "Y4 Y3"}, round=3)
    act(g, "farm", "Y4")
    assert g.round == 3
    assert can(g, "farm")


def test_the_king_uses_no_card_and_holds_no_cubes() -> None:
    """TS-048."""
    g = king(6, "R6", round=2, cards="priest")
    assert card("priest") in g.cards
    assert not any(g.markers)


def test_banquet_without_red_dice_gives_nothing() -> None:
    """TS-067, TR-300: the King's dice are left out, and nobody else has a red one left."""
    g = table(
        1, tradesmen={"banquet": "0"}, dice={0: "R4 Y2", "n": "R1"}, bonus=True, chance={"king": [4, 4]}
    )
    g.column = ()
    activate(g, "banquet", "R4")
    assert g.points[0] == 0


def test_a_tie_with_the_king_is_no_victory() -> None:
    """TS-058: ahead of him by a point at least."""
    for points, winners in ((20, []), (21, [0])):
        g = table(1, dice={0: "Y4"})
        g.points[0], g.points[NEUTRAL] = points, 20
        assert g.winners() == winners
