"""The set-up, the components and the course of play."""

from __future__ import annotations

import itertools
import json

import msgspec
import pytest

import regnum
from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import printed
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Scripted, Seeded
from regnum.kernel.errors import BadSetup
from regnum.kernel.match import Match


def new(seats: int = 3, seed: int | str = 0, **settings: object) -> Kingsburg:
    state = GAME.new(seats, Seeded(seed), settings)
    assert isinstance(state, Kingsburg)
    return state


def play(seats: int, seed: int) -> Match:
    """A random game with all its events."""
    match = regnum.new("kingsburg", seats=seats, seed=seed)
    luck = Seeded(f"luck {seed}")
    while match.waiting:
        seat = match.waiting[luck.pick(len(match.waiting))]
        options = match.options(seat)
        match.apply(seat, options[luck.pick(len(options))])
    return match


def story(match: Match, seat: int | None = None) -> list[dict[str, object]]:
    told = [event.seen(GAME.events, seat) for events in match.history for event in events]
    return [event for event in told if event is not None]


def test_everything_starts_at_nothing() -> None:
    """KB-001, KB-002, KB-003, KB-007, KB-008, KB-009: year I, phase 1, no dice, tokens, soldiers or points yet."""
    for seats in (2, 3, 4, 5):
        g = new(seats)
        assert (g.year, g.phase, g.tables.years, len(g.order)) == (1, 1, 5, seats)
        assert sorted(g.order) == list(range(seats))
        assert g.stock == [0] * 4 * seats
        assert g.soldiers == g.points == g.built == g.white == [0] * seats
        assert [len([cell for cell in sheet if cell >= 0]) for sheet in g.sheets] == [20] * seats
    g = new(3)
    while g.phase == 1:
        g.apply(g.waiting[0], g.options(g.waiting[0])[0])
    assert [len(dice) for dice in g.dice] == [3, 3, 3]


def test_nobody_has_the_envoy_before_phase_5_of_year_one() -> None:
    """KB-004: in Spring and Summer of year I no option uses the Envoy."""
    for seed in range(30):
        g = new(5, seed)
        assert g.envoy == -1
        while g.year == 1 and g.phase < 5:
            for option in g.options(g.waiting[0]):
                assert GAME.encode(option).get("envoy", 0) == 0
            g.apply(g.waiting[0], g.options(g.waiting[0])[-1])


def test_goods_are_open_to_all() -> None:
    """KB-006: goods, tokens, soldiers, points and buildings of others are in the view."""
    g = new(3)
    g.stock[0:4] = [2, 1, 0, 3]
    g.soldiers[0] = 4
    g.put_up(0, g.tables.number["statue"], 1)
    seen = g.view(1).seats[0]
    assert (seen.gold, seen.wood, seen.stone, seen.tokens, seen.soldiers, seen.points) == (2, 1, 0, 3, 4, 3)
    assert [cell.name for row in seen.rows for cell in row.buildings if cell.built] == ["statue"]


def test_the_first_turn_order_is_random() -> None:
    """KB-010, KB-014: every order of four happens, each seat is first about as often."""
    orders = [tuple(new(4, seed).order) for seed in range(1000)]
    assert len(set(orders)) == len(list(itertools.permutations(range(4))))
    for seat in range(4):
        assert 190 < sum(order[0] == seat for order in orders) < 310
    assert GAME.new(4, Scripted({"order": [2, 0, 3, 1]})).order == (2, 0, 3, 1)  # type: ignore[attr-defined]


def test_equal_totals_keep_the_random_order() -> None:
    """KB-010: with the same total for all in the first Spring the order stays as drawn."""
    g = GAME.new(3, Scripted({"order": [2, 0, 1], "roll": [2, 3, 5] * 3}))
    assert isinstance(g, Kingsburg)
    while g.phase == 1:
        g.apply(g.waiting[0], g.options(g.waiting[0])[0])
    assert g.order == (2, 0, 1)


def test_one_enemy_of_each_year() -> None:
    """KB-011: five cards, years I to V from the top, each card of a year about equally often."""
    counts: dict[int, int] = {}
    for seed in range(1000):
        g = new(2, seed)
        assert [g.tables.enemies[card].year for card in g.enemies] == [1, 2, 3, 4, 5]
        for card in g.enemies:
            counts[card] = counts.get(card, 0) + 1
    assert len(counts) == 25
    assert all(150 < count < 250 for count in counts.values())


def test_five_enemies_come_to_light_one_each_winter() -> None:
    """KB-012, KB-148: exactly the five of the deck are revealed, the other twenty never."""
    match = play(3, 4)
    shown = [(event["enemy"], event["strength"]) for event in story(match) if event["kind"] == "enemy"]
    g = match.state
    assert isinstance(g, Kingsburg)
    assert shown == [(g.tables.enemies[card].kind, g.tables.enemies[card].strength) for card in g.enemies]


def test_an_unseen_enemy_is_nowhere_to_be_read() -> None:
    """KB-013, KB-020: the view shows year and range on the back, no name, strength, reward or loss; no event tells more."""
    for seed in range(8):
        match = regnum.new("kingsburg", seats=3, seed=seed)
        luck = Seeded(seed)
        low_high = {1: (2, 4), 2: (3, 5), 3: (4, 6), 4: (5, 7), 5: (7, 9)}
        while match.waiting:
            g = match.state
            assert isinstance(g, Kingsburg)
            for seat in (None, 0, 1, 2):
                told = match.view(seat)
                enemy = told.enemy
                assert (enemy.year, (enemy.low, enemy.high)) == (g.year, low_high[g.year])
                if g.phase < 8 and not (seat is not None and g.lookers >> seat & 1):
                    assert (enemy.kind, enemy.strength, enemy.reward, enemy.losses) == (
                        None,
                        None,
                        None,
                        None,
                    )
                    secret = g.tables.enemies[g.enemies[g.year - 1]].kind
                    view = json.loads(msgspec.json.encode(told))
                    del view["past_enemies"]
                    assert secret not in json.dumps(view)
            seat = match.waiting[0]
            options = match.options(seat)
            match.apply(seat, options[luck.pick(len(options))])
            for event in match.history[-1]:
                told = event.seen(GAME.events, None)
                if told is not None and told["kind"] == "enemy_seen":
                    assert (told["enemy"], told["strength"]) == (None, None)


def test_two_to_five_may_play() -> None:
    """KB-015: one or six are refused."""
    for seats in (1, 6):
        with pytest.raises(BadSetup, match="2 to 5"):
            GAME.new(seats, Seeded(0))
    for seats in (2, 3, 4, 5):
        assert new(seats).seats == seats


def test_dice_show_one_to_six() -> None:
    """KB-016: never more than three coloured dice, faces 1 to 6."""
    for event in story(play(4, 1)):
        if event["kind"] == "rolled":
            coloured, white = event["coloured"], event["white"]
            assert isinstance(coloured, list)
            assert isinstance(white, list)
            assert len(coloured) == 3
            assert all(1 <= face <= 6 for face in coloured + white)


def test_forty_phases_in_order() -> None:
    """KB-022, KB-024, KB-025, KB-026, KB-027, KB-181, KB-182: five years of eight phases, 15 harvests, 5 battles, then it is over."""
    match = play(3, 2)
    told = story(match)
    phases = [event["phase"] for event in told if event["kind"] == "phase"]
    assert phases == [1, 2, 3, 4, 5, 6, 7, 8] * 5
    assert [event["year"] for event in told if event["kind"] == "year"] == [1, 2, 3, 4, 5]
    assert sum(event["kind"] == "ordered" for event in told) == 15
    assert sum(event["kind"] == "went_home" for event in told) == 5
    assert told[-1] == {"kind": "ended", "winners": match.winners()}
    best = max(match.scores())
    assert all(match.scores()[seat] == best for seat in match.winners())


def test_the_log_explains_every_point() -> None:
    """KB-023: the points told add up to the final score, and so do the score sheets."""
    for seed in range(12):
        match = play(2 + seed % 4, seed)
        sums = [0] * match.seats
        for event in story(match):
            points = event.get("points")
            if isinstance(points, int) and event["kind"] != "scored":
                sign = -1 if event["kind"] in ("destroyed", "lost_points") else 1
                seat = event["seat"]
                assert isinstance(seat, int)
                sums[seat] += sign * points
        assert sums == match.scores()
        for seat, view in enumerate(match.view(None).seats):
            assert sum(view.sheet.values()) == match.scores()[seat]


def test_the_box() -> None:
    """KB-017, KB-018, KB-019, KB-021: advisors, buildings and enemies as many as printed; counts of cubes are no limit."""
    facts = printed()
    assert len(facts.entries("advisor")) == 18
    assert sum(row["sheet"] == "base" for row in facts.entries("building").values()) == 20
    assert len(facts.entries("enemy")) == 25
