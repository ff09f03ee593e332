"""The end of the game and the characters."""

from __future__ import annotations

import pytest
from troyes_table import arrange, do, place_of, table

from regnum.games.troyes.characters import reward
from regnum.games.troyes.components import CHARACTERS
from regnum.games.troyes.flow.rounds import END_OF_ROUND
from regnum.games.troyes.scoring import FinalScoring
from regnum.games.troyes.state import SOURCES, Troyes

NOBODY = ["", "", "", ""]


def scored(**position: object) -> Troyes:
    position.setdefault("characters", NOBODY)
    position.setdefault(
        "cathedral", {f"{level}.{seat + 1}": seat for level in (1, 2, 3) for seat in range(4)}
    )
    g = arrange(4, **position)  # type: ignore[arg-type]
    FinalScoring().run(g)
    return g


def test_the_game_ends_after_the_last_round_is_closed() -> None:
    """TR-200, TR-025."""
    g = table(2, 1, round=4, dice={0: "Y1"}, deniers=0, characters=["thibaut hugues", "florentin henry"])
    g.passed = 0b01
    g.sectors = [6, 0]
    do(g, "pass")
    assert not g.waiting
    assert g.round == 4
    assert g.deniers == [6, 2]
    assert g.points[0] - g.points[1] == 1  # Thibaut counts what was collected


def test_a_point_for_each_event_with_own_cubes() -> None:
    """TR-201."""
    assert scored(queue="war heresy", cubes={"war": "0 0 0 1", "marauding": "0"}).points == [2, 1, 0, 0, 0]


def test_slots_of_tradesmen() -> None:
    """TR-202."""
    g = scored(tradesmen={"merchant": "0", "sculptor": "1 0", "archer": "1 2 0"})
    cards = {card.name: card for card in g.tables.cards}
    assert g.points[0] == cards["merchant"].slots[0] + cards["sculptor"].slots[1]
    assert g.pictures[place_of("archer")] == 1


def test_levels_without_own_cubes_cost_points() -> None:
    """TR-203, TR-204."""
    g = scored(cathedral={"1.1": 0, "1.2": 0, "1.3": 1, "2.3": 1, "3.3": 1}, points=[10, 10, 10, 1])
    assert g.points[:4] == [6, 10, 4, -5]


def test_every_character_in_play_rates_every_seat() -> None:
    """TR-205, TR-206."""
    g = scored(
        characters=["thibaut", "hugues", "henry", "florentin"],
        deniers=[6, 12, 0, 0],
        influence=[0, 10, 15, 4],
    )
    assert g.points[:4] == [1, 6, 6, 0]
    g = arrange(3, characters=["thibaut", "urbain", "henry"], influence=15, deniers=0)
    FinalScoring().run(g)
    assert g.points[0] == -6


def test_characters_that_were_not_dealt_do_not_score() -> None:
    """TR-206."""
    g = arrange(2, characters=["urbain henry", "florentin chretien"], deniers=20, influence=20)
    FinalScoring().run(g)
    assert g.points[:2] == [-6, -6]


def test_most_points_win_and_equals_share() -> None:
    """TR-002, TR-208."""
    assert scored(points=[31, 28, 30, 12]).winners() == [0]
    assert scored(points=[30, 30, 20, 12]).winners() == [0, 1]


def test_points_are_hidden_until_the_end() -> None:
    """TR-207."""
    g = table(4, dice={0: "Y1"}, points=[3, 4, 5, 6])
    assert [seat.points for seat in g.view(2).seats] == [None, None, 5, None]
    g = scored(points=[3, 4, 5, 6])
    assert [seat.points for seat in g.view(2).seats] == [3, 4, 5, 6]


def test_points_by_source_add_up() -> None:
    """TR-002."""
    g = scored(
        queue="war", cubes={"war": "0"}, tradesmen={"merchant": "0"}, characters=["thibaut", "", "", ""]
    )
    sheet = g.view(0).seats[0].sheet or []
    named = dict(zip(SOURCES, sheet, strict=True))
    assert (named["standing"], named["tradesmen"], named["thibaut"]) == (1, 2, 1)
    assert sum(sheet) == g.points[0] == 4


TIERS = {
    "chretien": ([2, 3, 4, 5, 6, 7], [0, 1, 1, 3, 3, 6]),
    "urbain": ([2, 3, 4, 5, 6, 7], [0, 1, 1, 3, 3, 6]),
    "thibaut": ([5, 6, 11, 12, 17, 18], [0, 1, 1, 3, 3, 6]),
    "hugues": ([4, 5, 9, 10, 14, 15], [0, 1, 1, 3, 3, 6]),
    "florentin": ([1, 2, 3, 4, 5, 6], [0, 1, 1, 3, 3, 6]),
    "henry": ([0, 1, 2, 3, 4, 5], [0, 1, 1, 3, 3, 6]),
}


def with_amount(seats: int, name: str, amount: int) -> Troyes:
    g = arrange(seats, deniers=0, influence=0)
    if name == "chretien":
        g.spaces[:amount] = [0] * amount
        g.lying = [1, 0, 0]  # one who lies does not count
    elif name == "urbain":
        g.cathedral[:amount] = [0] * amount
    elif name == "thibaut":
        g.deniers[0] = amount
    elif name == "hugues":
        g.influence[0] = amount
    elif name == "florentin":
        g.masters[0] = (1 << amount) - 1
        g.pictures[:amount] = [1] * amount  # those on a picture count as well
    else:
        g.trophies[0] = tuple(range(1, amount + 1))
    return g


@pytest.mark.parametrize("name", CHARACTERS)
def test_what_each_character_gives(name: str) -> None:
    """TR-291, TR-293, TR-295, TR-296, TR-297, TR-298."""
    amounts, points = TIERS[name]
    for amount, expected in zip(amounts, points, strict=True):
        assert reward(with_amount(4, name, amount), CHARACTERS.index(name), 0) == expected
        assert reward(with_amount(3, name, amount), CHARACTERS.index(name), 0) == expected


@pytest.mark.parametrize("name", ["chretien", "urbain"])
def test_with_two_players_two_characters_ask_for_more(name: str) -> None:
    """TR-292, TR-294."""
    for amount, expected in zip([3, 4, 5, 6, 7, 8], [0, 1, 1, 3, 3, 6], strict=True):
        assert reward(with_amount(2, name, amount), CHARACTERS.index(name), 0) == expected


def test_the_last_round_is_not_followed_by_another() -> None:
    """TR-200."""
    g = arrange(3, round=5)
    END_OF_ROUND.run(g)
    assert [type(step).__name__ for step in g.agenda[-1:]] == ["FinalScoring"]
