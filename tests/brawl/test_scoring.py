"""Kingdom Brawl: stars and blocking."""

from __future__ import annotations

import pytest
from brawl_table import card, kingdom, place, stars

from regnum.games.brawl.scoring import blocked

# Castle, farm, farm / farm, tower, forest.
LAND = "c m m m t f"
EXAMPLE = {
    0: "gnome0 king0 queen1",
    1: "peasant1 dragon0",
    2: "king1 peasant0",
    3: "gnome1 princess1",
    4: "princess0 dragon1 knight0",
}
GREEN = {"king": 3, "queen": 0, "princess": 3, "knight": 3, "peasant": 1, "gnome": 2}
BLUE = {"king": 2, "queen": 3, "princess": 0, "knight": 0, "peasant": 0, "gnome": 1}


def mask(text: str) -> list[str]:
    """The blocked cards of a stack given in words."""
    names = text.split()
    bits = blocked(tuple(card(name) for name in names))
    return [name for place, name in enumerate(names) if bits >> place & 1]


def test_the_example_as_a_position() -> None:
    """KD-E1, KD-03, KD-09, KD-10, KD-14, KD-15, KD-16, KD-23."""
    g = kingdom(LAND, EXAMPLE)
    assert stars(g, 0) == GREEN
    assert stars(g, 1) == BLUE
    assert g.scores() == [12, 6]
    free = kingdom(LAND, {**EXAMPLE, 1: "peasant1"})
    assert stars(free, 1)["peasant"] == 4, "without the Dragon: the farm, two Kings and a Queen"


def test_the_example_as_a_played_game() -> None:
    """KD-E2, KD-P1, KD-P2."""
    g = kingdom(
        LAND,
        hand0="gnome king dragon peasant princess knight fairy",
        hand1="peasant queen king gnome dragon princess fairy",
    )
    for name, tile in [
        ("gnome", 0), ("peasant", 1), ("king", 0), ("queen", 0), ("dragon", 1), ("king", 2),
        ("peasant", 2), ("gnome", 3), ("princess", 4), ("dragon", 4), ("knight", 4), ("princess", 3),
    ]:  # fmt: skip
        place(g, name, tile)
    assert not g.waiting
    assert g.scores() == [12, 6]
    assert g.winners() == [0]
    assert stars(g, 0) == GREEN
    assert stars(g, 1) == BLUE


def test_a_dragon_blocks_all_below_but_the_gnome() -> None:
    """KD-01."""
    assert mask("gnome0 king0 queen1 dragon0 witch1") == ["king0", "queen1"]
    assert mask("king0 dragon0") == ["king0"]
    assert mask("dragon0 king0") == []


def test_a_knight_anywhere_above_beats_the_dragon() -> None:
    """KD-02, KD-03, KD-06."""
    assert mask("king0 dragon0 knight1") == ["dragon0"]
    assert mask("king0 dragon0 queen0 witch1 knight1") == ["dragon0"]


def test_a_knight_under_the_dragon_is_blocked_himself() -> None:
    """KD-05, KD-08."""
    assert mask("knight1 king0 dragon0") == ["knight1", "king0"]
    g = kingdom(LAND, {4: "knight1 dragon0 princess0"})
    assert stars(g, 0)["princess"] == 2, "in the tower, but the Knight below is blocked"
    g = kingdom(LAND, {4: "princess1 dragon0 fairy0"})
    assert stars(g, 1)["princess"] == 0


def test_a_blocked_princess_does_not_serve_the_knight() -> None:
    """KD-08."""
    g = kingdom(LAND, {0: "knight0 princess1"})
    assert stars(g, 0)["knight"] == 3
    g = kingdom(LAND, {0: "princess1 knight0 dragon1"})
    assert stars(g, 0)["knight"] == 0
    assert stars(g, 1)["princess"] == 0


def test_a_beaten_dragon_is_counted_by_nobody() -> None:
    """KD-04, KD-12, KD-23."""
    g = kingdom(LAND, {0: "queen0", 1: "dragon0 knight1"})
    assert stars(g, 0)["queen"] == 0
    g = kingdom(LAND, {0: "gnome0 dragon1 knight1"})
    assert stars(g, 0)["gnome"] == 1
    g = kingdom(LAND, {0: "queen0", 1: "dragon0"})
    assert stars(g, 0)["queen"] == 1, "her own active Dragon counts"


def test_a_blocked_royal_counts_for_nobody() -> None:
    """KD-07, KD-13."""
    g = kingdom(LAND, {0: "king1 queen0"})
    assert stars(g, 0)["queen"] == 1
    g = kingdom(LAND, {0: "king1 dragon1 queen0"})
    assert stars(g, 0)["queen"] == 0
    g = kingdom(LAND, {0: "king1 queen1 dragon1", 1: "peasant0"})
    assert stars(g, 0)["peasant"] == 1, "only the farm"


def test_the_queen_counts_her_colour_next_to_her() -> None:
    """KD-09, KD-10, KD-11, KD-12, KD-13."""
    g = kingdom(LAND, {0: "queen0 fairy0", 1: "witch0 gnome1", 3: "gnome0 king0 dragon1"})
    assert stars(g, 0)["queen"] == 2, (
        "the Witch, and the Gnome under a Dragon; not the blocked King, not her tile"
    )
    g = kingdom(LAND, {0: "queen0", 4: "king0"})
    assert stars(g, 0)["queen"] == 0, "diagonals are not adjacent"


def test_the_gnome_counts_unblocked_cards_above_him() -> None:
    """KD-11, KD-23."""
    g = kingdom(LAND, {1: "gnome0 king1 witch0 dragon1 fairy1"})
    assert stars(g, 0)["gnome"] == 2, "the Dragon and the Fairy"
    g = kingdom(LAND, {1: "gnome0"})
    assert stars(g, 0)["gnome"] == 0


@pytest.mark.parametrize(("tile", "expected"), [(0, 3), (1, 1), (2, 2), (3, 0), (4, 3), (5, 1)])
def test_the_king_counts_the_land_next_to_him(tile: int, expected: int) -> None:
    """KD-14."""
    g = kingdom(LAND, {tile: "king0"})
    assert stars(g, 0)["king"] == expected


def test_helpers_of_any_colour() -> None:
    """KD-15, KD-16."""
    g = kingdom("c m m m t f f m t", {0: "king1", 1: "peasant0", 2: "king2", 4: "queen1 king0"})
    assert stars(g, 0)["peasant"] == 1 + 1 + 1 + 2


def test_magic_characters_score_nothing() -> None:
    """KD-06."""
    g = kingdom(LAND, {0: "dragon0", 1: "witch0", 2: "fairy0", 4: "wizard0"})
    assert g.scores() == [0, 0]
