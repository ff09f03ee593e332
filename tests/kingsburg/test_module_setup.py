"""How the modules are set up: rows by draw or draft, governors by deal or auction, an event each year."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from realm import Realm

from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import EVENTS, GOVERNORS
from regnum.games.kingsburg.flow.governors import AUCTION_GOVERNORS
from regnum.games.kingsburg.flow.year import YEAR_STEP
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Scripted, Seeded

MODULES = ("provinces", "rows", "governors", "events", "soldiers")


def new(
    seats: int, modules: Any, script: dict[str, list[int]] | None = None, seed: int = 0, **settings: str
) -> Realm:
    """A fresh game as a table for tests."""
    table = Realm(seats)
    table.g = begin(seats, modules, script, seed, **settings)
    return table


def begin(
    seats: int, modules: Any, script: dict[str, list[int]] | None, seed: int, **settings: str
) -> Kingsburg:
    state = GAME.setup(
        seats,
        GAME.check_settings({"modules": modules, **settings}),
        GAME.components(),
        Scripted(script or {}, seed),
    )
    assert isinstance(state, Kingsburg)
    state.events = []
    state.run()
    return state


@pytest.mark.parametrize(
    "modules", [some for size in range(6) for some in combinations(MODULES, size)], ids="+".join
)
def test_any_combination_of_modules_can_be_played(modules: tuple[str, ...]) -> None:
    """KX-006, KX-007, KX-008: all 32, to the end, in five years unless the King died; base rules hold in each."""
    rng = random.Random(len(modules))
    for seats in (2, 4):
        game = GAME.new(seats, Seeded(7), {"modules": modules})
        assert isinstance(game, Kingsburg)
        while game.waiting:
            seat = rng.choice(game.waiting)
            game.apply(seat, rng.choice(game.options(seat)))
        assert game.year == 5 or "events" in modules
        assert bool(game.rows & 1) == ("provinces" in modules)
        assert (min(game.governors) >= 0) == ("governors" in modules)
        assert any(game.soldier_tokens) == ("soldiers" in modules)
        assert bool(game.events_left) == ("events" in modules)


# Alternative rows.


def test_two_rows_unseen_for_each() -> None:
    """KX-002, KX-016: each holds two of fourteen, known to nobody else."""
    table = new(4, ["provinces", "rows"])
    g = table.g
    held = [row for strips in g.strips for row in strips]
    assert all(len(strips) == 2 for strips in g.strips)
    assert Counter([*held, *g.pool]) == dict.fromkeys(range(7), 2)
    assert g.view(0).seats[0].strips is not None
    assert g.view(1).seats[0].strips is None
    assert g.view(None).seats[0].strips is None


def test_rows_a_and_g_leave_without_the_greater_sheet() -> None:
    """KX-021: ten rows, B to F."""
    table = new(3, ["rows"])
    held = [row for strips in table.g.strips for row in strips]
    assert Counter([*held, *table.g.pool]) == dict.fromkeys(range(1, 6), 2)


def test_one_of_two_equal_rows_may_be_exchanged() -> None:
    """KX-017, O17: the replacement is another row, and the returned one goes back among the rest."""
    table = new(3, ["rows"], {"rows": [0, 1, 2, 4, 6, 8, 3, 5, 7, 9], "row": [0]})
    assert [list(strips) for strips in table.g.strips] == [[1, 1], [2, 3], [4, 5]]
    assert table.offers(0, "replace")
    assert not table.offers(1, "replace")
    table.choose(0, "replace").choose(1, "done").choose(2, "done")
    assert table.g.strips[0] == (1, 2)
    assert table.g.pool.count(1) == 1


def test_both_equal_rows_may_be_kept() -> None:
    """KX-017: then only that row or none can be used."""
    table = new(3, ["rows"], {"rows": [0, 1, 2, 4, 6, 8, 3, 5, 7, 9]})
    table.choose(0, "done").choose(1, "done").choose(2, "done")
    assert [option["rows"] for option in table.options(0)] == [[], ["b"]]


def test_both_rows_one_or_none() -> None:
    """KX-018, KX-020: four choices; what is not used is gone."""
    table = new(3, ["rows"], {"rows": [2, 6, 0, 4, 1, 8, 3, 5, 7, 9]})
    for seat in range(3):
        table.choose(seat, "done")
    assert [option["rows"] for option in table.options(0)] == [[], ["c"], ["e"], ["c", "e"]]
    table.choose(0, "cover", rows=["e"]).choose(1, "cover", rows=[]).choose(2, "cover", rows=[])
    assert table.g.covers == (1 << 4, 0, 0)
    assert table.g.strips == ((),) * 3
    assert table.g.pool == ()


def test_the_governor_comes_before_the_decision_on_rows() -> None:
    """KX-022: rows are drawn, governors chosen, then rows decided."""
    table = new(3, ["rows", "governors"])
    order = []
    while table.g.year == 0:
        step = table.g.decision()
        assert step is not None
        if step.name not in order:
            order.append(step.name)
        seat = table.g.waiting[0]
        table.g.apply(seat, table.g.options(seat)[0])
    assert order == ["replace-row", "choose-governor", "cover-rows"]


def test_an_open_draft_goes_round_and_back() -> None:
    """KX-023, KX-024, KX-025: from a random first player clockwise and back again, all rows open."""
    table = new(3, ["rows"], {"first": [1]}, rows="draft")
    picked = []
    while (step := table.g.decision()) is not None and step.name == "draft-row":
        seat = table.g.waiting[0]
        picked.append(seat)
        assert table.g.view(None).pool is not None
        table.g.apply(seat, table.g.options(seat)[0])
    assert picked == [1, 2, 0, 0, 2, 1]
    assert step is not None
    assert step.name == "cover-rows"


# Governors.


def test_three_governors_dealt_one_kept_all_shown_together() -> None:
    """KX-003, KX-039, KX-040, KX-041, KX-050: hands are secret, and so is a choice until all have chosen."""
    assert len(GOVERNORS) == 24
    table = new(5, ["governors"])
    hands = table.g.hands
    dealt = [card for hand in hands for card in hand]
    assert len(dealt) == len(set(dealt)) == 15
    assert table.g.view(1).seats[0].hand is None
    assert len(table.options(0)) == 3
    before = [table.g.view(seat) for seat in (1, 2, 3, 4, None)]
    table.g.apply(0, table.g.options(0)[0])
    assert [table.g.view(seat) for seat in (1, 2, 3, 4, None)] == before
    for seat in range(1, 5):
        table.g.apply(seat, table.g.options(seat)[2])
    assert table.g.governors == (hands[0][0], *[hand[2] for hand in hands[1:]])
    assert table.g.hands == ((),) * 5


def auction(seats: int = 4, first: int = 0) -> Realm:
    table = Realm(seats).script(first=[first])
    table.g.points = [0] * seats
    return table.play(AUCTION_GOVERNORS)


def opened(table: Realm) -> list[str]:
    """The governors somebody may open now."""
    seat = table.g.waiting[0]
    return sorted({option["governor"] for option in table.options(seat) if option["kind"] == "open"})


def test_one_card_more_than_players_lies_open() -> None:
    """KX-042, KX-043: any of them may be opened with any bid from zero; the opener must open."""
    table = auction(4, first=2)
    assert len(table.g.offered) == 5
    assert table.g.waiting == (2,)
    assert len(opened(table)) == 5
    assert not table.offers(2, "pass")
    assert table.offers(2, "open", bid=0)
    assert table.offers(2, "open", bid=3)


def test_the_highest_bidder_pays_and_leaves() -> None:
    """KX-044, KX-045, KX-047: who passed may raise again after a raise (O16); the winner bids no more."""
    table = auction()
    card = next(name for name in opened(table) if name != "thief")
    table.choose(0, "open", governor=card, bid=0).choose(1, "bid", bid=1).choose(2, "pass").choose(
        3, "bid", bid=2
    )
    assert table.g.waiting == (0,)
    table.choose(0, "pass").choose(1, "pass").choose(2, "bid", bid=3)
    table.choose(3, "pass").choose(0, "pass").choose(1, "pass")
    assert table.g.governors[2] == table.number(card)
    assert table.g.points == [0, 0, -3, 0]
    assert table.g.waiting == (0,)  # not the winner's place: the first player opens again
    rest = [name for name in opened(table) if name != "thief"]
    table.choose(0, "open", governor=rest[0], bid=0).choose(1, "pass")
    assert table.g.waiting == (3,)  # seat 2 is skipped


def test_a_bid_of_nothing_can_win() -> None:
    """KX-046, KX-048: nobody raises; the left neighbour opens next."""
    table = auction()
    card = next(name for name in opened(table) if name != "thief")
    table.choose(0, "open", governor=card, bid=0)
    for seat in (1, 2, 3):
        table.choose(seat, "pass")
    assert table.g.governors[0] == table.number(card)
    assert table.g.points[0] == 0
    assert table.g.waiting == (1,)


def test_the_next_opener_is_one_without_a_card() -> None:
    """KX-048: the left neighbour has a governor already, so the one after opens."""
    table = auction(3)
    cards = [name for name in opened(table) if name != "thief"]
    table.choose(0, "open", governor=cards[0], bid=0).choose(1, "bid", bid=1).choose(2, "pass").choose(
        0, "pass"
    )
    assert table.g.waiting == (0,)
    table.choose(0, "open", governor=cards[1], bid=0).choose(2, "pass")
    assert table.g.governors[2] == -1
    assert table.g.waiting == (2,)


def test_everybody_ends_with_a_card_and_one_is_left_over() -> None:
    """KX-049: the last takes one of two for nothing."""
    table = auction(3)
    for seat in range(3):
        assert table.g.waiting == (seat,)
        if seat == 2:
            assert {option["bid"] for option in table.options(2)} == {0}
            assert len(table.options(2)) == 2
        table.g.apply(seat, table.find(seat, "open", bid=0)[0])
        for other in range(seat + 1, 3):
            table.choose(other, "pass")
    assert len(set(table.g.governors)) == 3
    assert table.g.offered == ()


def test_the_thief_begins_in_debt() -> None:
    """KX-051: -3 without an auction."""
    table = Realm()
    table.g.points = [0, 0, 0]
    thief = table.number("thief")
    table.govern(1, "thief").g.tables.perks[thief].taken(table.g, 1)
    assert table.g.points == [0, -3, 0]


def test_the_thief_at_minus_five() -> None:
    """KX-052: two points paid in the auction come on top."""
    table = Realm()
    table.g.points = [0, 0, 0]
    places = list(range(len(table.g.tables.governors)))
    thief = table.g.tables.governors.index(table.number("thief"))
    places.remove(thief)
    table.script(first=[0], governors=[thief, *places]).play(AUCTION_GOVERNORS)
    table.choose(0, "open", governor="thief", bid=1).choose(1, "bid", bid=2).choose(2, "pass").choose(
        0, "pass"
    )
    assert table.g.governors[1] == table.number("thief")
    assert table.g.points[1] == -5


# Events.


@pytest.mark.parametrize("seed", range(4))
def test_another_event_at_the_start_of_each_year(seed: int) -> None:
    """KX-004, KX-075, KX-076, KX-077: five of 29, each before the King's aid, in force to the end of winter."""
    assert len(EVENTS) == 29
    game = begin(3, ["events"], {"health": [6, 6, 6, 6, 6]}, seed)
    seen: dict[int, int] = {}
    while game.waiting:
        assert game.event >= 0
        assert seen.setdefault(game.year, game.event) == game.event
        for seat in range(3):
            in_force = {perk.number for perk in game.those(seat, game.tables.all_perks)}
            assert in_force & set(game.tables.events) == {game.event}
        seat = game.waiting[0]
        game.apply(seat, game.options(seat)[-1])
    assert len(set(seen.values())) == 5
    assert len(game.events_left) == 24
    assert game.event == -1


def test_the_event_is_revealed_before_the_kings_aid() -> None:
    """KX-076: and its order in the deck is hidden before."""
    table = Realm(year=1)
    table.g.events_left = table.g.tables.events
    table.play(YEAR_STEP)
    story = table.story()
    assert story.index("event") < len(story)
    assert "aid" not in story
    assert "aid_die" not in story[: story.index("event")]
