"""Action 4: a citizen into a building."""

from __future__ import annotations

from troyes_table import act, can, do, go, group, groups, space, table, takes

from regnum.games.troyes.flow.rounds import END_OF_ROUND
from regnum.games.troyes.state import Troyes


def row(g: Troyes, first: str, size: int) -> list[int]:
    start = space(first)
    return g.spaces[start : start + size]


def test_exactly_one_die() -> None:
    """TR-158."""
    g = table(4, dice={0: "R1 R2", 1: "R3"}, supply=1)
    do(g, "enter", building="palace")
    assert all(option[1].bit_count() == 1 for option in g.options(0))
    assert groups(g, "1:R3")[0][4] == 2


def test_where_the_citizen_may_come_from() -> None:
    """TR-159."""
    g = table(4, dice={0: "Y1 R1"}, supply=1, tradesmen={"merchant": "0"}, citizens={0: "P2"}, lying={0: "B"})
    act(g, "enter", "Y1", building="city_hall")
    assert can(g, "take_supply")
    assert can(g, "take_card", card="merchant")
    assert can(g, "take_space", space="palace_2")
    assert can(g, "take_lying", building="bishopric")
    assert len(g.options(0)) == 4


def test_recruit_first_with_nobody_to_send() -> None:
    """TR-159."""
    g = table(4, dice={0: "R1"}, influence=2)
    assert not can(g, "enter", building="palace")
    do(g, "recruit")
    assert can(g, "enter", building="palace")


def test_the_colour_chooses_the_building() -> None:
    """TR-160."""
    g = table(4, dice={0: "R1"}, supply=1, deniers=0)
    assert can(g, "enter", building="palace")
    assert not can(g, "enter", building="city_hall")
    assert not can(g, "enter", building="bishopric")


def test_the_face_chooses_the_space() -> None:
    """TR-161."""
    for face in range(1, 7):
        g = table(4, dice={0: f"R{face} Y1"}, supply=1)
        act(g, "enter", f"R{face}", building="palace")
        assert g.spaces[face - 1] == 0
        g = table(4, dice={0: f"Y{face} R1"}, supply=1)
        act(g, "enter", f"Y{face}", building="city_hall")
        assert g.spaces[g.tables.entries[2][face][0]] == 0


def test_a_full_row_shifts_and_the_last_lies_down() -> None:
    """TR-162, TR-163."""
    g = table(4, dice={0: "Y1 R1"}, supply=1, citizens={1: "H1", 2: "H2"})
    act(g, "enter", "Y1", building="city_hall")
    assert row(g, "H1", 2) == [0, 1]
    assert g.lying[2] == 0b0100
    g = table(4, dice={0: "W1 R1"}, supply=1, citizens={1: "B1", 2: "B2", 3: "B3"})
    act(g, "enter", "W1", building="bishopric")
    assert row(g, "B1", 3) == [0, 1, 2]
    assert g.lying[1] == 0b1000


def test_a_gap_takes_the_shift() -> None:
    """TR-164."""
    g = table(4, dice={0: "W1 R1"}, supply=1, citizens={1: "B1", 3: "B3"})
    act(g, "enter", "W1", building="bishopric")
    assert row(g, "B1", 3) == [0, 1, 3]
    assert g.lying == [0, 0, 0]
    g = table(4, dice={0: "W1 R1"}, supply=1, citizens={2: "B2", 3: "B3"})
    act(g, "enter", "W1", building="bishopric")
    assert row(g, "B1", 3) == [0, 2, 3]


def test_in_the_palace_the_occupant_leaves() -> None:
    """TR-165, TR-173: Anton buys a neutral R3 and replaces Vanya."""
    g = table(4, dice={0: "Y1", "n": "R3"}, supply=1, citizens={3: "P3"}, deniers=5)
    act(g, "enter", "n:R3", building="palace")
    assert g.spaces[space("P3")] == 0
    assert g.lying[0] == 0b1000
    assert g.deniers == [3, 5, 5, 5]


def test_several_may_lie_at_one_building() -> None:
    """TR-166."""
    g = table(4, dice={0: "R3 Y1"}, supply=1, citizens={3: "P3"}, lying={1: "P"})
    act(g, "enter", "R3", building="palace")
    assert g.lying[0] == 0b1010


def test_a_colour_that_lies_there_protects_its_others_from_everybody() -> None:
    """TR-167."""
    for seat in (0, 1):
        g = table(4, seat, dice={seat: "R4"}, supply=1, citizens={1: "P4"}, lying={1: "P"}, deniers=0)
        assert not can(g, "enter", building="palace")


def test_one_of_the_row_may_move_up_although_his_colour_lies_there() -> None:
    """TR-167, TR-164: he makes room himself, so nobody leaves."""
    g = table(4, dice={0: "Y1 R1"}, supply=1, citizens={1: "H1", 0: "H2"}, lying={0: "H"})
    act(g, "enter", "Y1", building="city_hall")
    assert row(g, "H1", 2) == [0, 1]
    assert (g.supply[0], g.lying[2]) == (1, 0b0001)


def test_the_protection_holds_in_one_building() -> None:
    """TR-168."""
    g = table(4, dice={0: "Y1 R1"}, supply=1, citizens={2: "H1", 1: "H2"}, lying={1: "P"})
    act(g, "enter", "Y1", building="city_hall")
    assert g.lying[2] == 0b0010


def test_the_protection_ends_with_the_round() -> None:
    """TR-169."""
    g = table(4, dice={0: "R4"}, supply=1, citizens={1: "P4"}, lying={1: "P"}, deniers=0)
    assert not can(g, "enter", building="palace")
    go(g, END_OF_ROUND)
    assert g.lying == [0, 0, 0]


def test_only_he_who_would_leave_matters() -> None:
    """TR-170."""
    g = table(4, dice={0: "W1 R1"}, supply=1, citizens={1: "B1", 2: "B2", 3: "B3"}, lying={1: "B"})
    act(g, "enter", "W1", building="bishopric")
    assert row(g, "B1", 3) == [0, 1, 2]


def test_example_of_denis_in_the_city_hall() -> None:
    """TR-171, TR-172: with Zoya's Y1 for 2 deniers he pushes out his own; Y6 would do as well."""
    for face in (1, 6):
        g = table(4, 1, dice={2: f"Y{face} R1"}, supply=1, citizens={2: "H1", 1: "H2"}, deniers=5)
        act(g, "enter", f"2:Y{face}", building="city_hall")
        if g.waiting == (1,):
            do(g, "take_supply")
        assert row(g, "H1", 2) == [1, 2]
        assert g.lying[2] == 0b0010
        assert g.deniers == [5, 3, 7, 5]


def test_one_who_makes_room_himself_pushes_nobody_out() -> None:
    """TR-162, TR-164: a citizen moved up within his row."""
    g = table(4, dice={0: "Y1 R1"}, citizens={1: "H1", 0: "H2"})
    act(g, "enter", "Y1", building="city_hall")
    assert row(g, "H1", 2) == [0, 1]
    assert g.lying == [0, 0, 0]


def test_nobody_moves_to_where_he_stands() -> None:
    """TR-159."""
    g = table(4, dice={0: "R3"}, citizens={0: "P3"}, deniers=0)
    assert not can(g, "enter", building="palace")


def test_grey_citizens_are_protected_too() -> None:
    """TR-167."""
    g = table(4, dice={0: "R4 R5"}, supply=1, citizens={"n": "P4"}, lying={"n": "P"}, deniers=0)
    do(g, "enter", building="palace")
    assert g.spaces[space("P5")] == 0
    assert g.spaces[space("P4")] == 4


def test_a_bought_die_costs_two() -> None:
    """TR-158."""
    g = table(4, dice={0: "Y1", 1: "R2 R3"}, supply=1, deniers=1)
    assert not can(g, "enter", building="palace")
    g = table(4, dice={0: "Y1", 1: "R2 R3"}, supply=1, deniers=2)
    do(g, "enter", building="palace")
    assert takes(g, "1:R2")
    group(g, "1:R2")
    assert g.deniers[:2] == [0, 4]
