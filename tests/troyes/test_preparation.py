"""Preparation and starting placement."""

from __future__ import annotations

import pytest
from troyes_table import can, do, mover, space, told

from regnum.games.troyes import GAME
from regnum.games.troyes.components import CARDS, CHARACTERS, THREATS, printed, tables
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Scripted, Seeded
from regnum.kernel.errors import BadSetup


def new(seats: int, seed: int = 0, bonus: bool = False, **script: list[int]) -> Troyes:
    state = GAME.new(seats, Scripted(script, seed), {"bonus": bonus})
    assert isinstance(state, Troyes)
    return state


def place_all(g: Troyes) -> None:
    while g.phase < 0:
        g.apply(mover(g), g.options(mover(g))[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play(seats: int) -> None:
    """TR-001."""
    assert GAME.new(seats, Seeded(1)).waiting


@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_plays(seats: int) -> None:
    """TR-001."""
    with pytest.raises(BadSetup):
        GAME.new(seats, Seeded(1))


def test_activity_cards_by_colour_and_round() -> None:
    """TR-009, TR-010."""
    cards = tables(printed(), 4).cards
    for colour in range(3):
        mine = [card for card in cards if card.colour == colour]
        assert sorted(card.round for card in mine if not card.bonus) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
        assert [card.bonus for card in mine].count(True) == 1
    assert all(card.round in (1, 2, 3) for card in cards)


def test_event_cards_by_colour() -> None:
    """TR-011."""
    known = tables(printed(), 4)
    assert [len(known.pile(colour, False)) for colour in range(3)] == [8, 4, 4]
    assert [len(known.pile(colour, True)) for colour in range(3)] == [9, 4, 4]


def test_six_characters() -> None:
    """TR-012."""
    assert len(set(CHARACTERS)) == 6


def test_everybody_starts_alike() -> None:
    """TR-008, TR-013, TR-015, TR-016."""
    g = new(3)
    assert g.deniers == [5, 5, 5]
    assert g.influence == [4, 4, 4]
    assert g.points == [0] * 5
    assert not any(g.faces)


@pytest.mark.parametrize(("seats", "supply", "general"), [(4, 4, 8), (3, 5, 7), (2, 6, 6)])
def test_citizens_at_the_start(seats: int, supply: int, general: int) -> None:
    """TR-006, TR-018."""
    g = new(seats)
    assert g.supply == [supply] * seats
    assert g.stock[:seats] == [general] * seats
    assert g.stock[4] + g.spaces.count(4) == 8


def test_districts_are_the_seats_and_one_neutral() -> None:
    """TR-014."""
    for seats in (2, 4):
        g = new(seats)
        place_all(g)
        while g.phase < 4:
            g.apply(mover(g), g.options(mover(g))[-1])
        owners = {g.district[die] for die in range(18) if g.faces[die]}
        assert owners <= {*range(seats), 4}


@pytest.mark.parametrize(("seats", "held"), [(4, 1), (3, 1), (2, 2)])
def test_characters_are_dealt_in_secret(seats: int, held: int) -> None:
    """TR-020."""
    g = new(seats)
    dealt = [one for characters in g.characters for one in characters]
    assert [len(characters) for characters in g.characters] == [held] * seats
    assert len(set(dealt)) == held * seats
    assert len(g.view(1).seats[1].characters or []) == held
    assert g.view(0).seats[1].characters is None
    assert g.view(None).seats[1].characters is None


def test_one_card_of_each_colour_and_number_lies_face_down() -> None:
    """TR-021, TR-022."""
    g = new(4)
    for place, number in enumerate(g.cards):
        card = g.tables.cards[number]
        assert (card.colour, card.round) == (place // 3, place % 3 + 1)
        assert not card.bonus
    assert all(card.card is None for card in g.view(0).cards)
    assert not any(name in str(g.view(0)) for name in CARDS)


def test_event_piles_are_shuffled_and_never_mixed() -> None:
    """TR-023."""
    games = [new(4, seed) for seed in range(6)]
    assert len({g.piles[0] for g in games}) > 1
    assert len({g.piles[1] for g in games}) > 1
    for g in games:
        for colour in range(3):
            assert all(g.tables.threats[threat].colour == colour for threat in g.piles[colour])


@pytest.mark.parametrize(("seats", "rounds"), [(4, 6), (3, 5), (2, 4), (1, 4)])
def test_red_pile_is_the_number_of_rounds(seats: int, rounds: int) -> None:
    """TR-024, TR-025."""
    g = new(seats)
    assert [len(pile) for pile in g.piles] == [rounds, 4, 4]
    assert len(g.box) == 8 - rounds
    luck = Seeded(3)
    seen = set()
    while g.waiting:
        seen.add(g.round)
        g.apply(mover(g), g.options(mover(g))[luck.pick(len(g.options(mover(g))))])
    assert max(seen) == g.round == rounds
    assert g.piles[0] == ()


def test_somebody_begins_by_chance() -> None:
    """TR-026."""
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


def test_money_is_open_and_points_are_not() -> None:
    """TR-017, TR-207."""
    view = new(3).view(0)
    assert [seat.deniers for seat in view.seats] == [5, 5, 5]
    assert [seat.points for seat in view.seats] == [0, None, None]


@pytest.mark.parametrize(
    ("seats", "order"),
    [(4, "0123321001233210"), (3, "012210012210012"), (2, "011001100110")],
)
def test_placement_goes_forth_and_back(seats: int, order: str) -> None:
    """TR-030, TR-031."""
    g = new(seats, first=[0])
    seen = ""
    while g.phase < 0:
        seen += str(mover(g))
        g.apply(mover(g), g.options(mover(g))[-1])
    # With two the last citizen finds a single space and is placed by itself.
    assert seen == (order[:-1] if seats == 2 else order)
    assert g.supply == [0] * seats


def test_a_citizen_goes_to_any_empty_space_and_stays() -> None:
    """TR-028, TR-029."""
    g = new(4, first=[0])
    assert len(g.options(0)) == 18
    deniers = g.deniers[:]
    do(g, "place", space="city_hall_2")
    assert g.spaces[space("H2")] == 0
    assert g.spaces[space("H1")] == -1
    assert not can(g, "place", space="city_hall_2")
    assert len(g.options(1)) == 17
    assert {option[0] for option in g.options(1)} == {0}
    assert g.deniers == deniers


@pytest.mark.parametrize(("seats", "grey"), [(4, 2), (3, 3)])
def test_grey_citizens_fill_what_is_left(seats: int, grey: int) -> None:
    """TR-032."""
    g = new(seats)
    assert g.spaces.count(4) == 0
    empty = 18 - seats * g.supply[0]
    g.events = []
    place_all(g)
    assert len(told(g, "side_placed")) == empty == grey
    assert -1 not in g.spaces


def test_with_two_the_grey_citizens_come_first() -> None:
    """TR-033."""
    g = new(2)
    assert [number for number, one in enumerate(g.spaces) if one == 4] == list(g.tables.neutral_spaces)
    assert len(g.options(mover(g))) == 12
    place_all(g)
    assert -1 not in g.spaces


def test_placement_happens_once() -> None:
    """TR-027."""
    g = new(2)
    place_all(g)
    luck = Seeded(1)
    while g.waiting:
        assert not can(g, "place")
        g.apply(mover(g), g.options(mover(g))[luck.pick(len(g.options(mover(g))))])


def test_example_of_the_starting_placement() -> None:
    """TR-034, TR-035: Anton, Denis, Zoya, Vanya; Vanya opens the way back."""
    g = new(4, first=[0])
    g.events = []
    movers = []
    for name in (
        "palace_6", "bishopric_1", "city_hall_1", "palace_5", "palace_4", "city_hall_3", "bishopric_2",
        "city_hall_5", "bishopric_3", "bishopric_4", "city_hall_2", "bishopric_5",
        "palace_3", "bishopric_6", "city_hall_4", "city_hall_6",
    ):  # fmt: skip
        movers.append(mover(g))
        do(g, "place", space=name)
    assert movers[:9] == [0, 1, 2, 3, 3, 2, 1, 0, 0]
    assert [values[1] for values in told(g, "side_placed")] == [space("P1"), space("P2")]


def test_names_are_complete() -> None:
    """TR-009, TR-011: every card of the data has its name, and no other."""
    assert sorted(printed().entries("card")) == sorted(CARDS)
    assert sorted(printed().entries("event")) == sorted(THREATS)
