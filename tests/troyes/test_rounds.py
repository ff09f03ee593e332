"""Phases 0, 1, 2 and 5."""

from __future__ import annotations

import pytest
from troyes_table import arrange, can, do, go, group, left, mover, space, table

from regnum.games.troyes import GAME
from regnum.games.troyes.flow.actions import Turn
from regnum.games.troyes.flow.rounds import END_OF_ROUND, INCOME_AND_WAGES, WORKFORCE, NextRound
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Seeded

EXAMPLE = {0: "H1 H2 B1 P6", 1: "H3 B2 B3 B4", 2: "H4 H5 H6 B5", 3: "B6 P3 P4 P5", "n": "P1 P2"}
"""Anton, Denis, Zoya and Vanya after the starting placement of the example."""


def cards_shown(g: Troyes) -> list[int]:
    return [card.round for card in g.view(0).cards if card.card is not None]


def to_round(number: int) -> Troyes:
    g = GAME.new(4, Seeded(number))
    assert isinstance(g, Troyes)
    while g.round < number or g.phase < 3:
        options = [one for one in g.options(mover(g)) if GAME.options[one[0]].name == "pass"]
        g.apply(mover(g), (options or g.options(mover(g)))[-1])
    return g


@pytest.mark.parametrize(("number", "cards"), [(1, 3), (2, 6), (3, 9), (4, 9)])
def test_three_cards_are_turned_up_in_each_of_the_first_rounds(number: int, cards: int) -> None:
    """TR-036, TR-037."""
    shown = cards_shown(to_round(number))
    assert len(shown) == cards
    assert max(shown) == min(number, 3)


def test_later_rounds_begin_with_income() -> None:
    """TR-036."""
    g = arrange(4, round=3)
    g.events = []
    NextRound().run(g)
    assert [event.kind for event in g.events] == [GAME_ROUND]
    assert g.agenda[-1] is INCOME_AND_WAGES


GAME_ROUND = next(number for number, kind in enumerate(GAME.events) if kind.name == "round")


def test_a_face_down_card_cannot_be_used() -> None:
    """TR-038."""
    g = table(4, round=1, cards="merchant innkeeper", dice={0: "Y6 Y6"}, supply=1, deniers=30)
    assert can(g, "activate", card="merchant")
    assert not can(g, "activate", card="innkeeper")


def wages(deniers: int, citizens: str, points: int = 0) -> Troyes:
    g = arrange(4, deniers=[deniers, 5, 5, 5], citizens={0: citizens}, points=[points, 0, 0, 0])
    INCOME_AND_WAGES.run(g)
    return g


def test_income_is_ten() -> None:
    """TR-039."""
    assert wages(5, "").deniers == [15, 15, 15, 15]


def test_wages_by_building() -> None:
    """TR-040."""
    assert wages(5, "B1 B2 P1 P2 P3 H1 H2 H3 H4").deniers[0] == 15 - 8


def test_wages_are_paid_out_of_the_income() -> None:
    """TR-041."""
    g = wages(0, "B1 P1 P2 P3", points=5)
    assert (g.deniers[0], g.points[0]) == (3, 5)


@pytest.mark.parametrize(("points", "after"), [(6, 4), (0, 0), (1, 0)])
def test_whoever_falls_short_pays_all_and_loses_two_points_once(points: int, after: int) -> None:
    """TR-042, TR-043, TR-044."""
    g = wages(0, "P1 P2 P3 P4 P5 P6", points)
    assert (g.deniers[0], g.points[0]) == (0, after)


def test_only_citizens_in_spaces_are_paid() -> None:
    """TR-045."""
    g = arrange(
        4, deniers=5, citizens={0: "B1"}, supply=2, tradesmen={"merchant": "0", "archer": "0", "priest": "0"}
    )
    INCOME_AND_WAGES.run(g)
    assert g.deniers[0] == 14


def test_example_of_the_first_wages() -> None:
    """TR-046."""
    g = arrange(4, deniers=5, citizens=EXAMPLE)
    INCOME_AND_WAGES.run(g)
    assert g.deniers == [12, 12, 14, 8]


def colours(g: Troyes, who: object) -> list[str]:
    return sorted(die[0] for die in left(g, who))


def test_one_die_for_each_citizen_in_a_building() -> None:
    """TR-047, TR-049, TR-053, TR-054."""
    g = arrange(4, citizens=EXAMPLE, chance={"workforce": [6, 5, 4, 3]})
    WORKFORCE.run(g)
    assert colours(g, 0) == ["R", "W", "Y", "Y"]
    assert left(g, 0) == ["R6", "W5", "Y4", "Y3"]
    assert colours(g, "n") == ["R", "R"]
    assert all(1 <= face <= 6 for face in g.faces if face)


def test_never_more_than_six_dice_of_a_colour() -> None:
    """TR-005."""
    g = arrange(4, citizens=EXAMPLE)
    WORKFORCE.run(g)
    assert [sum(bool(face) for face in g.faces[start : start + 6]) for start in (0, 6, 12)] == [6, 6, 6]


def test_dice_stay_as_they_lie_until_used() -> None:
    """TR-048."""
    g = table(4, dice={0: "Y4 Y2", 1: "Y1 R3", 2: "W2"})
    do(g, "farm")
    group(g, "Y4")
    do(g, "farm")
    group(g, "Y1")
    assert (left(g, 0), left(g, 1), left(g, 2)) == (["Y2"], ["R3"], ["W2"])


def test_later_moves_do_not_change_the_dice_of_the_round() -> None:
    """TR-050, TR-174."""
    g = table(4, dice={0: "R3", 3: "R5"}, citizens={3: "P3"}, supply=1)
    do(g, "enter", building="palace")
    group(g, "R3")
    assert g.spaces[space("P3")] == 0
    assert left(g, 0) == []
    assert left(g, 3) == ["R5"]


def test_tradesmen_give_no_dice() -> None:
    """TR-051."""
    g = arrange(4, tradesmen={"merchant": "0", "archer": "0", "priest": "0"})
    WORKFORCE.run(g)
    assert not any(g.faces)


def test_empty_spaces_stay_empty_and_give_no_die() -> None:
    """TR-052."""
    g = arrange(4, citizens={0: "P1 P2", 1: "P4 P5 P6"})
    WORKFORCE.run(g)
    assert sum(bool(face) for face in g.faces[:6]) == 5
    assert g.spaces[space("P3")] == -1


def test_end_of_round_brings_coins_and_citizens_home() -> None:
    """TR-184, TR-185, TR-186, TR-187, TR-169."""
    g = arrange(4, first=3, deniers=2, lying={1: "P", "n": "P B"}, dice={0: "R1 Y2"})
    g.sectors[0] = 5
    grey = g.stock[4]
    END_OF_ROUND.run(g)
    assert g.deniers[0] == 7
    assert g.sectors == [0, 0, 0, 0]
    assert g.supply[1] == 1
    assert g.stock[1] == 11
    assert g.stock[4] == grey + 2
    assert g.lying == [0, 0, 0]
    assert not g.dice_left()
    assert g.first == 0


def test_cubes_tradesmen_and_influence_stay_from_round_to_round() -> None:
    """TR-188."""
    g = arrange(
        4, markers={0: "priest priest"}, tradesmen={"merchant": "0"}, cubes={"war": "0 1"}, queue="war",
        influence=7,
    )  # fmt: skip
    END_OF_ROUND.run(g)
    assert sum(g.markers) == 2
    assert g.masters[0].bit_count() == 1
    assert g.cubes[7] == (0, 1)
    assert g.influence[0] == 7


def test_actions_begin_with_the_first_player() -> None:
    """TR-085."""
    g = table(4, 2, dice={0: "Y1 Y2", 1: "Y3 Y4", 2: "Y5 Y6"})
    movers = []
    for text in ("Y5", "2:Y6", "Y1", "Y3"):
        movers.append(mover(g))
        do(g, "farm")
        group(g, text)
    assert movers == [2, 3, 0, 1]


def test_an_empty_square_lets_nobody_act() -> None:
    """TR-086, TR-183."""
    g = arrange(4, round=3, dice={})
    go(g, Turn(0), END_OF_ROUND)
    assert g.round == 4
