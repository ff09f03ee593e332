"""Правила торговли: who gets the shillings paid to a guild."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, PURPLE, RED, YELLOW, Scene

from regnum.games.feudum.components import GUILDS, NOBLE
from regnum.games.feudum.guilds import hall


@pytest.mark.parametrize(
    ("price", "master", "journeyman", "charity"),
    [
        (1, 1, 0, 0),
        (2, 1, 1, 0),
        (3, 1, 1, 1),
        (4, 2, 1, 1),
        (5, 2, 2, 1),
        (6, 2, 2, 2),
        (7, 3, 2, 2),
        (9, 3, 3, 3),
    ],
)
def test_shares(price: int, master: int, journeyman: int, charity: int) -> None:
    """FE-256, FE-258 (R26): shilling by shilling over the whole sum; the apprentice gets nothing."""
    scene = Scene()
    scene.track("merchant", RED, GREEN, YELLOW)
    scene.coins(BLUE, price)
    hall.share(scene.g, BLUE, GUILDS.index("merchant"), price)
    assert scene.g.coins == [0, master, journeyman, 0]
    assert scene.g.charity == (charity, 0)


def test_shares_of_empty_places() -> None:
    """FE-258, FE-259, FE-282: to the supply, but the third always to charity, in a game of two as well."""
    scene = Scene(2)
    scene.coins(BLUE, 6)
    supply = scene.g.supply
    hall.share(scene.g, BLUE, NOBLE, 6)
    assert scene.g.supply == supply + 4
    assert scene.g.charity == (0, 2)
    scene = Scene()
    scene.track("alchemist", RED)
    scene.coins(BLUE, 3)
    supply = scene.g.supply
    hall.share(scene.g, BLUE, GUILDS.index("alchemist"), 3)
    assert (scene.g.coins[RED], scene.g.supply, scene.g.charity) == (1, supply + 1, (1, 0))
    scene = Scene(2)
    scene.track("noble", BLUE, RED)
    scene.coins(BLUE, 3)
    hall.share(scene.g, BLUE, NOBLE, 3)
    assert (scene.g.coins, scene.g.charity) == ([1, 1], (0, 1))


@pytest.mark.parametrize(
    ("guild", "coffer"),
    [("merchant", 0), ("alchemist", 0), ("knight", 1), ("noble", 1), ("monk", 1)],
)
def test_charity_is_on_the_other_side(guild: str, coffer: int) -> None:
    """FE-260: church coffer for merchants and alchemists, farmers' sack for the others."""
    scene = Scene()
    scene.coins(BLUE, 3)
    hall.share(scene.g, BLUE, GUILDS.index(guild), 3)
    assert scene.g.charity == (int(coffer == 0), int(coffer == 1))


def test_the_full_price_must_be_there() -> None:
    """FE-261: a master with 2 cannot buy a seal; the only member with 3 ends with 1."""
    scene = Scene()
    scene.pawn(BLUE, "noble", "for_c")
    scene.coins(BLUE, 2)
    assert not scene.perform(BLUE, "guild").offered("trade", guild="noble")
    scene.coins(BLUE, 3)
    supply = scene.g.supply
    scene.perform(BLUE, "guild").choose("trade", guild="noble").choose("pick_scrolls", scrolls=["a"])
    assert scene.g.coins[BLUE] == 1
    assert scene.g.supply == supply + 1
    assert scene.g.charity == (0, 1)


def test_example_purple_buys_for_five() -> None:
    """FE-262: 1st to Blue, 2nd to himself, 3rd to the church, 4th to Blue, 5th to himself; with 4 he could not."""
    scene = Scene(5)
    scene.track("merchant", BLUE, PURPLE)
    scene.coins(PURPLE, 5)
    scene.g.shelves = [0, 3, 0, 0, 1]
    scene.perform(PURPLE, "guild").choose("trade", guild="merchant").choose(
        "buy_good", good="sulfur", price=2
    )
    scene.choose("store", barrel=0).choose("buy_good", good="sulfur", price=3).choose("store", barrel=0)
    assert scene.asked == ""
    assert (scene.g.coins[PURPLE], scene.g.coins[BLUE], scene.g.charity[0]) == (2, 2, 1)
    scene = Scene(5)
    scene.track("merchant", BLUE, PURPLE)
    scene.coins(PURPLE, 4)
    scene.g.shelves = [0, 3, 0, 0, 1]
    scene.perform(PURPLE, "guild").choose("trade", guild="merchant").choose("buy_good", good="sulfur")
    scene.choose("store", barrel=0)
    assert not scene.offered("buy_good", good="sulfur")  # the second one costs 3 and 2 are left
