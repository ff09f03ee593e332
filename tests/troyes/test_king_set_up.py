"""The King's challenge: set-up."""

from __future__ import annotations

from troyes_table import do, mover, space, told

from regnum.games.troyes import GAME
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Scripted, Seeded


def new(seed: int = 0, **script: list[int]) -> Troyes:
    state = GAME.new(1, Scripted({key.replace("_", " "): line for key, line in script.items()}, seed))
    assert isinstance(state, Troyes)
    return state


def king_spaces(g: Troyes) -> list[int]:
    return [number for number, owner in enumerate(g.spaces) if owner >= 4]


def test_otherwise_the_rules_for_two() -> None:
    """TS-001, TS-011."""
    g = new()
    assert g.tables.rounds == len(g.piles[0]) == 4
    assert (g.deniers, g.influence, g.supply) == ([5], [4], [6])
    assert g.characters == [()]


def test_the_king_has_neither_money_nor_influence_but_points() -> None:
    """TS-002, TS-003."""
    g = new()
    assert len(g.deniers) == len(g.influence) == 1
    king = g.view(0).king
    assert king is not None
    assert king.points == 0


def test_two_colours_of_citizens_and_no_grey_ones() -> None:
    """TS-004."""
    g = new()
    assert g.stock[4] + g.stock[5] + len(king_spaces(g)) == 24
    assert set(g.spaces) <= {-1, 0, 4, 5}


def test_the_three_highest_dice_name_the_buildings() -> None:
    """TS-005, TS-008."""
    g = new(king_placement=[6, 2, 5, 1, 4, 3])
    order = g.tables.king_order
    assert king_spaces(g) == sorted([order[0][0], order[1][0], order[2][0]])


def test_three_and_two_by_turns() -> None:
    """TS-006."""
    g = new()
    g.events = []
    counts = [len(king_spaces(g))]
    for _ in range(3):
        for _ in range(2):
            assert mover(g) == 0
            g.apply(0, g.options(0)[0])
        counts.append(len(king_spaces(g)) if g.phase < 0 else 3 + len(told(g, "side_placed")))
    assert counts == [3, 6, 9, 12]
    assert len(told(g, "placed")) == 6


def test_ties_go_to_red_then_yellow_then_white() -> None:
    """TS-007: dice fall as R R Y Y W W."""
    g = new(king_placement=[4, 1, 4, 1, 4, 4])
    assert sorted(number // 6 for number in king_spaces(g)) == [0, 1, 2]
    g = new(king_placement=[1, 1, 5, 5, 5, 5])
    assert sorted(number // 6 for number in king_spaces(g)) == [1, 2, 2]


def test_the_face_does_not_choose_the_space() -> None:
    """TS-008."""
    g = new(king_placement=[2, 1, 1, 1, 1, 1])
    assert g.tables.king_order[0][0] in king_spaces(g)


def test_a_full_building_is_passed_over() -> None:
    """TS-009."""
    g = new(king_placement=[6, 6, 5, 1, 1, 1] * 2 + [6, 5, 4, 3, 2, 1])
    for name in ("palace_1", "palace_2", "bishopric_1", "bishopric_2"):
        do(g, "place", space=name)
    # The Palace had two of the player's and four of the King's.
    assert [owner >= 4 for owner in g.spaces[:6]].count(True) == 4
    assert g.spaces[: space("B1")].count(-1) == 0
    assert [sum(owner >= 4 for owner in g.spaces[start : start + 6]) for start in (6, 12)] == [1, 4]


def test_what_the_dice_leave_over_is_filled() -> None:
    """TS-006, TS-009: six rolls of any kind end with twelve of his citizens."""
    for seed in range(40):
        g = new(seed)
        g.events = []
        while g.phase < 0:
            g.apply(0, g.options(0)[-1])
        assert len(told(g, "side_placed")) == 9
        assert -1 not in g.spaces


def test_all_characters_lie_open_in_a_column() -> None:
    """TS-010."""
    g = new(characters=[3, 1, 0, 2, 5, 4])
    king = g.view(0).king
    assert king is not None
    assert king.column == ["hugues", "urbain", "chretien", "thibaut", "henry", "florentin"]
    assert king.column == g.imagine(0, Seeded(9)).view(0).king.column


def test_either_may_begin() -> None:
    """TS-013."""
    assert {new(seed).first for seed in range(20)} == {0, 1}
