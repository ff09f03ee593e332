"""Kingdom Brawl: set-up, placing, turns."""

from __future__ import annotations

from collections import Counter

import pytest
from brawl_table import can_place, kingdom, names, number, place, stars, swap

import regnum
from regnum.games.brawl import GAME
from regnum.games.brawl.components import CHARACTERS, LATE, TERRAINS
from regnum.games.brawl.kinds import DECLINE, EVENTS
from regnum.games.brawl.state import Brawl
from regnum.kernel.chance import Scripted, Seeded

TWO = "c m m m t f"


@pytest.mark.parametrize(
    ("seats", "shape", "counts"),
    [(2, (2, 3), (1, 1, 1, 3)), (3, (3, 3), (2, 2, 2, 3)), (4, (3, 4), (3, 3, 3, 3))],
)
def test_the_kingdom_by_seats(seats: int, shape: tuple[int, int], counts: tuple[int, ...]) -> None:
    """KD-S1, KD-42."""
    g = GAME.new(seats, Seeded(1))
    assert isinstance(g, Brawl)
    assert (g.tables.rows, g.tables.columns) == shape
    found = Counter(g.terrain)
    assert tuple(found[kind] for kind in range(len(TERRAINS))) == counts
    layouts = {tuple(one.terrain) for n in range(20) if isinstance(one := GAME.new(seats, Seeded(n)), Brawl)}
    assert len(layouts) > 5, "the terrain is shuffled"


def test_seven_in_hand_three_aside() -> None:
    """KD-S2, KD-41."""
    starters = set()
    for seed in range(12):
        g = GAME.new(4, Seeded(seed))
        assert isinstance(g, Brawl)
        starters.add(g.first)
        for seat in range(4):
            assert (g.hands[seat].bit_count(), g.aside[seat].bit_count()) == (7, 3)
            assert g.hands[seat] | g.aside[seat] == 1023
    assert starters == {0, 1, 2, 3}


def test_a_new_card_goes_on_top() -> None:
    """KD-P1."""
    g = kingdom(TWO, {0: "king1"}, hand0="queen knight")
    place(g, "queen", 0)
    assert names(g, 0) == "king1 queen0"


def test_the_gnome_goes_under_the_wizard_in_the_tower() -> None:
    """KD-P2, KD-19."""
    g = kingdom(TWO, {4: "wizard1"}, hand0="gnome king", hand1="queen king")
    place(g, "gnome", 4)
    assert names(g, 4) == "gnome0 wizard1"
    place(g, "queen", 4)
    assert names(g, 4) == "gnome0 wizard1 queen1"


def test_a_gnome_on_an_empty_tile_lies_alone() -> None:
    """KD-19."""
    g = kingdom(TWO, hand0="gnome king")
    place(g, "gnome", 2)
    assert names(g, 2) == "gnome0"


def test_no_namesakes_on_a_tile_even_blocked_ones() -> None:
    """KD-P3, KD-20."""
    g = kingdom(TWO, {0: "king1 dragon1", 1: "gnome1"}, hand0="king gnome queen")
    assert not can_place(g, "king", 0)
    assert not can_place(g, "gnome", 1)
    assert can_place(g, "queen", 0)
    assert can_place(g, "king", 1)


def test_no_dragon_and_no_gnome_on_the_last_turn() -> None:
    """KD-P4, KD-34, KD-35."""
    g = kingdom(TWO, turn=10, hand0="dragon gnome", hand1="king gnome")
    assert g.waiting == (1,), "seat 0 has nothing to place on its sixth turn and is skipped"
    assert {option[1] for option in g.options(1)} == {CHARACTERS.index("king")}
    early = kingdom(TWO, turn=8, hand0="dragon gnome", hand1="king gnome")
    assert early.waiting == (0,)
    assert can_place(early, "dragon", 0)


def test_a_dragon_beside_another_card_stays_in_hand_on_the_last_turn() -> None:
    """KD-P4, KD-35."""
    g = kingdom(TWO, turn=10, hand0="dragon fairy", hand1="king queen")
    assert not can_place(g, "dragon", 0)
    assert can_place(g, "fairy", 0)
    assert all(option[0] != DECLINE for option in g.options(0)), "nobody may pass"


def test_a_skipped_turn_leaves_two_cards_and_is_told() -> None:
    """KD-36."""
    g = kingdom(TWO, turn=10, hand0="dragon gnome", hand1="king queen")
    g.turn = 10
    from brawl_table import again

    g.events = []
    again(g)
    assert [EVENTS[event.kind].name for event in g.events] == ["skipped"]
    assert g.hands[0].bit_count() == 2
    place(g, "king", 0)
    assert not g.waiting
    assert g.over()


def test_everybody_knows_the_hand_behind_a_skip() -> None:
    """KD-36, KD-40."""
    g = kingdom(TWO, turn=10, hand0="dragon gnome", hand1="king queen")
    for seed in range(10):
        assert g.imagine(1, Seeded(seed)).hands[0] == g.hands[0]  # type: ignore[attr-defined]


def test_nobody_knows_of_a_skip_before_it_comes() -> None:
    """KD-40: Gnome and Dragon, held for a last turn that has not begun, are imagined as rarely as any other two."""
    g = kingdom(TWO, turn=10, hand0="king queen", hand1="dragon gnome")
    g.aside = [0b111 << 7, 0b111 << 7]  # of the five unseen cards two are in hand: ten ways
    assert g.waiting == (0,)
    hands = [g.imagine(0, Seeded(seed)).hands[1] for seed in range(400)]  # type: ignore[attr-defined]
    assert len(set(hands)) == 10
    assert 10 < hands.count(LATE) < 90


def test_whoever_places_on_a_last_turn_is_known_to_be_able_to() -> None:
    """KD-40, KD-P4: who was not skipped has something to place; after that the card left may be any."""
    g = kingdom(TWO, turn=10, hand0="king dragon", hand1="queen peasant")
    g.aside = [1 << number("gnome") | 0b11 << 7, 0b111 << 7]
    hands = {g.imagine(1, Seeded(seed)).hands[0] for seed in range(200)}  # type: ignore[attr-defined]
    assert len(hands) == 9
    assert LATE not in hands
    place(g, "king", 0)
    left = {g.imagine(1, Seeded(seed)).hands[0] for seed in range(200)}  # type: ignore[attr-defined]
    assert len(left) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_turns_each_and_one_card_left(seats: int) -> None:
    """KD-34, KD-37, KD-38."""
    for seed in range(30):
        match = regnum.new("brawl", seats=seats, seed=seed)
        luck = Seeded(seed)
        while match.waiting:
            seat = match.waiting[0]
            options = match.options(seat)
            match.apply(seat, options[luck.pick(len(options))])
        view = match.view(None)
        laid = Counter(card.owner for tile in view.tiles for card in tile.stack)
        skips = [EVENTS[event.kind].name for events in match.history for event in events].count("skipped")
        assert sum(laid.values()) == 6 * seats - skips
        for seat, one in enumerate(view.seats):
            assert laid[seat] + one.hand_size == 7
            assert one.hand_size in (1, 2)
            assert one.hand_size == 1 or set(one.hand) == {"dragon", "gnome"}


def test_play_goes_clockwise_from_the_first_seat() -> None:
    """KD-41."""
    g = GAME.new(3, Scripted({"first": [2]}))
    order = []
    for _ in range(4):
        seat = g.waiting[0]
        order.append(seat)
        while g.waiting == (seat,):
            g.apply(seat, g.options(seat)[0])
    assert order == [2, 0, 1, 2]


def test_hands_stay_hidden_until_the_end() -> None:
    """KD-40."""
    match = regnum.new("brawl", seats=3, seed=4)
    view = match.view(0)
    assert view.seats[0].hand is not None
    assert view.seats[0].aside is not None
    assert all(one.hand is None and one.aside is None for one in view.seats[1:])
    assert all(one.hand is None for one in match.view(None).seats)
    while match.waiting:
        seat = match.waiting[0]
        match.apply(seat, match.options(seat)[0])
    assert all(one.hand is not None and one.aside is not None for one in match.view(None).seats)


def test_a_tie_goes_to_the_earlier_seat() -> None:
    """KD-39."""
    g = kingdom(
        "c m m m t f f m t",
        {0: "king0", 2: "princess1"},
        turn=18,
        hand0="fairy",
        hand1="fairy",
        hand2="fairy",
    )
    assert g.scores() == [3, 0, 0]
    g = kingdom("c m m m t f f m t", {4: "princess0", 8: "princess1"}, turn=18)
    assert g.scores() == [2, 2, 0]
    assert g.winners() == [0]
    g.first = 1
    assert g.winners() == [1]
    g.first = 2
    assert g.winners() == [0]


def test_blocking_matters_only_at_the_scoring() -> None:
    """KD-17, KD-18."""
    g = kingdom(TWO, {0: "fairy1 dragon1"}, hand0="witch king", hand1="king queen")
    place(g, "witch", 5)
    assert swap(0, 5) in g.options(0), "a live ability looks at tops, not at blocking"
    assert stars(g, 0)["king"] == 0
