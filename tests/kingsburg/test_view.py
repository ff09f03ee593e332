"""What the view tells so that no board needs a rule: reach, help, prices, strengths, what would fall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from realm import Realm

from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import AUTUMN, SPRING
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.goals import goals
from regnum.games.kingsburg.kinds import EVENTS
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Seeded
from regnum.words import speak

SETTINGS: list[dict[str, Any]] = [{}, {"modules": "all"}, {"modules": "all", "governors": "auction"}]


def games(count: int) -> Iterator[tuple[Kingsburg, int]]:
    """Every decision of random games, with the seat that is asked."""
    for seed in range(count):
        game = GAME.new(2 + seed % 4, Seeded(seed), SETTINGS[seed % len(SETTINGS)])
        assert isinstance(game, Kingsburg)
        luck = Seeded(f"view {seed}")
        game.events = []
        while game.waiting:
            seat = game.waiting[luck.pick(len(game.waiting))]
            yield game, seat
            options = game.options(seat)
            game.apply(seat, options[luck.pick(len(options))])


def advisors(game: Kingsburg, seat: int) -> set[str]:
    """The advisors among a seat's options."""
    shown = [GAME.encode(option) for option in game.options(seat)]
    return {option["advisor"] for option in shown if option["kind"] == "influence"}


# Reach.


def test_reach_is_what_the_mover_is_offered_and_tells_nothing_hidden() -> None:
    asked = 0
    for game, seat in games(9):
        view = game.view(seat)
        if view.season != "winter" and game.decision() and game.decision().name == "influence":
            assert set(view.seats[seat].reach) == advisors(game, seat)
            asked += 1
            for eyes in (*range(game.seats), None):
                world = game.imagine(eyes, Seeded(asked))
                assert [one.reach for one in world.view(eyes).seats] == [one.reach for one in view.seats]
    assert asked > 500


def test_reach_of_the_others_is_what_they_will_be_offered() -> None:
    """When nothing happens in between, that is: the seats that pass change nobody's reach."""
    table = Realm().dice(0, [1, 2, 6]).dice(1, [1, 1, 5]).dice(2, [3, 3, 3]).give(2, tokens=1).influence()
    for seat in range(3):
        assert set(table.g.view(0).seats[seat].reach) == advisors(table.g, seat)
        table.choose(seat, "pass")
    assert [one.reach for one in table.g.view(0).seats] == [[], [], []]


def test_reach_beside_a_travelling_market() -> None:
    """KX-142: it shifts by up to two, but to 5, 10 and 15 only; once used it is gone."""
    table = (
        Realm().cover(0, "C").stand(0, "traveling_market").dice(0, [1, 6, 6]).dice(1, [4, 4, 4]).influence()
    )
    assert table.g.view(1).seats[0].reach == [
        "jester", "sergeant", "alchemist", "astronomer", "general", "duchess", "champion", "inventor",
    ]  # fmt: skip
    assert table.g.view(1).seats[0].shifts == [("traveling_market", by) for by in (-2, -1, 1, 2)]
    table.choose(0, "influence", advisor="sergeant", market=-1)
    assert table.g.view(1).seats[0].reach == ["jester", "alchemist", "astronomer"]
    assert table.g.view(1).seats[0].shifts == []


def test_reach_of_the_politician_and_nobody_else() -> None:
    table = Realm().govern(0, "politician").dice(0, [5, 5, 6]).dice(1, [5, 5, 6]).influence()
    ours, theirs = (table.g.view(2).seats[seat].reach for seat in (0, 1))
    assert {"private_first", "private_second"} == set(ours) - set(theirs)


def test_private_advisors_are_told_where_somebody_has_them() -> None:
    """KX-060: only their owner may influence them."""
    assert [one.owners for one in Realm().g.view(0).advisors] == [None] * 18
    advisors = Realm().govern(2, "politician").g.view(0).advisors
    assert [(one.name, one.owners) for one in advisors[18:]] == [
        ("private_first", [2]),
        ("private_second", [2]),
    ]


def test_reach_with_the_envoy_and_behind_closed_doors() -> None:
    table = Realm().befall("the_queen_is_away").dice(0, [6]).dice(1, [6, 6]).dice(2, [5, 6, 6]).influence()
    table.choose(0, "influence", advisor="alchemist")
    assert table.g.view(0).seats[1].reach == ["duchess"]
    assert "queen" not in table.g.view(0).seats[2].reach
    table.g.envoy = 1
    assert table.g.view(0).seats[1].reach == ["alchemist", "duchess"]


# Help.


Things = list[tuple[str, int]]


def given(game: Kingsburg, name: str) -> tuple[list[Things], Things]:
    advisor = next(one for one in game.view(None).advisors if one.name == name)
    return advisor.gives, advisor.wants


@pytest.mark.parametrize(
    ("name", "gives", "wants"),
    [
        ("jester", [[("points", 1)]], []),
        ("merchant", [[("gold", 1), ("wood", 1)]], []),
        ("alchemist", [[("other", 2)]], [("good", 1)]),
        ("astronomer", [[("good", 1)], [("token", 1)]], []),
        ("treasurer", [[("gold", 2)]], []),
        ("master_hunter", [[("wood", 1)], [("gold", 1), ("stone", 1)]], []),
        ("general", [[("soldiers", 2)], [("look", 1)]], []),
        ("smuggler", [[("good", 3)]], [("points", 1)]),
        ("queen", [[("good", 2)], [("look", 1)], [("points", 3)]], []),
        ("king", [[("gold", 1)], [("wood", 1)], [("stone", 1)], [("soldiers", 1)]], []),
        ("private_second", [[("good", 2)]], []),
    ],
)
def test_what_an_advisor_gives(
    name: str, gives: list[list[tuple[str, int]]], wants: list[tuple[str, int]]
) -> None:
    """The table of advisors, from the components."""
    assert given(Realm().govern(0, "politician").g, name) == (gives, wants)


def test_an_override_is_told_by_the_court() -> None:
    table = Realm(
        changes={
            "advisor": {"treasurer": {"gold": 5}, "smuggler": {"price": 2, "any": 4}},
            "governor": {"politician": {"first_goods": 3}},
        }
    ).govern(0, "politician")
    assert given(table.g, "treasurer") == ([[("gold", 5)]], [])
    assert given(table.g, "smuggler") == ([[("good", 4)]], [("points", 2)])
    assert given(table.g, "private_first") == ([[("good", 3)]], [])


def test_all_that_an_advisor_gives_is_what_he_gives() -> None:
    """Every help told in random games lies within what the court says."""
    seen = set()
    for game, _ in games(6):
        events, game.events = game.events, []
        for event in events or []:
            if EVENTS[event.kind].name != "helped":
                continue
            told = EVENTS[event.kind].encode(event.values)
            gives, wants = given(game, told["advisor"])
            most = sum(max(count for _, count in place) for place in gives if place[0][0] not in _NO_GOODS)
            assert sum(told["goods"].values()) == most
            paid = dict(wants)
            points = sum(place[0][1] for place in gives if place[0][0] == "points") - paid.get("points", 0)
            assert told["points"] == points
            assert sum(told["given"].values()) == paid.get("good", 0)
            seen.add(told["advisor"])
    assert len(seen) > 15


_NO_GOODS = ("points", "soldiers", "look")


# The province.


def test_what_may_be_built_next_is_what_is_offered() -> None:
    builds = 0
    for game, seat in games(9):
        decision = game.decision()
        if decision is None or decision.name != "build":
            continue
        offered = {GAME.encode(option).get("building") for option in game.options(seat)} - {None}
        rows = game.view(seat).seats[seat].rows
        assert {row.next for row in rows if row.next and not row.lacks} == offered
        builds += 1
    assert builds > 100


def test_what_is_lacking_counts_discounts() -> None:
    """KB-223: the Crane's gold; the way to pay that lacks least."""
    table = Realm().stand(0, "crane").stand(0, "chapel").give(0, gold=2, wood=1)
    row = next(row for row in table.g.view(1).seats[0].rows if row.row == "b")
    assert (row.next, row.lacks) == ("church", {"stone": 2})
    assert table.g.view(1).buildings["church"].cost == {"gold": 3, "wood": 1, "stone": 2}
    without = Realm().stand(0, "chapel").give(0, gold=2, wood=1)
    assert next(row for row in without.g.view(1).seats[0].rows if row.row == "b").lacks == {
        "gold": 1,
        "stone": 2,
    }


def test_the_building_that_falls_is_the_one_told() -> None:
    """KB-163: the topmost of the rightmost column; the Basilica never."""
    table = Realm().stand(0, "market", "crane", "guard_tower")
    assert table.g.view(1).seats[0].falls == "market"
    table.enemy("goblins_2_4").script(king=[1]).play(WINTER_BATTLE)
    assert [event["building"] for event in table.told("destroyed")] == ["market"]
    assert Realm().cover(0, "B").stand(0, "basilica").g.view(1).seats[0].falls == "monastery"
    assert Realm().g.view(1).seats[0].falls is None


def test_the_most_and_the_least_developed() -> None:
    """KB-028, KB-123: the King's reward is for the most buildings; for his aid goods break the tie."""
    table = Realm().stand(1, "statue").give(2, gold=1)
    assert (table.g.view(0).most_built, table.g.view(0).least_built) == ([1], [0])
    assert Realm().g.view(0).least_built == [0, 1, 2]


def test_levers_belong_to_abilities_that_are_set_off() -> None:
    shown = Realm(sheet="provinces").g.view(0).buildings
    assert [name for name, one in shown.items() if one.lever] == [
        "statue", "chapel", "market", "town_hall", "sawmill", "quarry", "goldsmith", "military_academy",
    ]  # fmt: skip


def test_the_rows_to_choose_from_are_told_while_they_are_chosen() -> None:
    game = GAME.new(3, Seeded(1), {"modules": "rows", "rows": "draft"})
    assert game.view(None).alternatives["b"] == ["bridge", "altar", "monastery", "basilica"]
    assert game.view(None).buildings["bridge"].points == 3
    assert Realm().g.view(0).alternatives == {}


def test_the_architect_looks_fresh_in_the_next_season() -> None:
    """KX-063: he may build two in every season, so nothing is used up but this season's second building."""
    table = Realm().govern(0, "architect").stand(1, "inn").give(0, gold=9, wood=9, stone=9).season(SPRING)
    table.construction().choose(0, "build", building="statue").choose(0, "build", building="chapel")
    assert table.g.view(0).seats[0].governor_used
    table.season(AUTUMN).stand(1, "market", "statue").construction()
    assert not table.g.view(0).seats[0].governor_used
    table.choose(0, "build", building="inn")
    assert table.offers(0, "build")


def test_master_builders_are_used_up_for_the_year() -> None:
    """KX-207: a second building once in the year, not once a season."""
    table = Realm().befall("master_builders").give(0, gold=9, wood=9, stone=9).season(SPRING)
    table.construction().choose(0, "build", building="statue").choose(0, "build", building="chapel")
    table.season(AUTUMN).construction().choose(0, "build", building="inn")
    assert not table.offers(0, "build")


# The battle.


def test_strengths_are_told_part_by_part() -> None:
    """KB-152, KB-153: soldiers, the King's, bonuses; the parts make the strength that is compared."""
    table = Realm().stand(0, "palisade", "farms").soldiers(2, 0, 0).enemy("orcs_2_4")
    before = table.g.view(0).seats[0].strength
    assert before is not None
    assert (before.own, before.king, before.help) == (2, 0, (1, 6))
    assert dict(before.bonuses) == {"palisade": 1, "farms": -1}
    assert (before.sure, before.total) == (2, (3, 8))
    table.give(0, gold=2, wood=2).script(king=[1]).play(WINTER_BATTLE)  # he loses goods of choice
    during = table.g.view(0).seats[0].strength
    assert during is not None
    assert (during.own, during.king, during.sure, during.total) == (2, 1, 3, (3, 3))
    told = next(event for event in table.told("strength") if event["seat"] == 0)
    assert (told["own"], told["king"], told["strength"]) == (2, 1, 3)


def test_only_a_bonus_against_every_possible_enemy_is_sure() -> None:
    """Who has looked knows more than who has not; nobody is told more than he knows."""
    table = Realm(year=3).stand(0, "palisade").enemy("zombies_3_6")
    table.g.lookers = 0b10
    table.g.waiting = (0,)
    blind, knowing = (table.g.view(seat).seats[0].strength for seat in (0, 1))
    assert blind
    assert knowing
    assert (blind.sure, knowing.sure) == (1, 2)


@pytest.mark.parametrize(
    ("soldiers", "results"),
    [(0, ["lost", "drawn", "won"]), (2, ["drawn", "won"]), (3, ["won"])],
)
def test_how_winter_may_end_if_it_came_now(soldiers: int, results: list[str]) -> None:
    """KB-152: the King sends one to six; who has not looked reckons with every enemy of the year."""
    table = Realm().soldiers(soldiers, 0, 0).enemy("orcs_1_3")
    table.g.lookers = 0b1
    table.g.waiting = (0,)
    seen = table.g.view(0)
    assert seen.enemy is not None
    assert seen.enemy.least == seen.enemy.most == 3
    assert seen.seats[0].strength is not None
    assert seen.seats[0].strength.outlook == results
    blind = table.g.view(1)
    assert blind.enemy is not None
    assert blind.seats[0].strength is not None
    low, high = blind.seats[0].strength.total
    assert ("lost" in blind.seats[0].strength.outlook) == (low < blind.enemy.most)
    assert ("won" in blind.seats[0].strength.outlook) == (high > blind.enemy.least)


@pytest.mark.parametrize(
    ("event", "soldiers", "range_"),
    [
        (None, 0, (1, 6)),
        (None, 7, (1, 2)),
        ("heavy_snow", 0, (2, 2)),
        ("royal_guard", 0, (2, 7)),
    ],
)
def test_what_the_king_may_send(event: str | None, soldiers: int, range_: tuple[int, int]) -> None:
    """KB-151, KB-158, KX-188, KX-210: the die, the end of the chart at nine, snow and guard."""
    table = Realm().soldiers(soldiers, 0, 0)
    if event:
        table.befall(event)
    strength = table.g.view(1).seats[0].strength
    assert strength
    assert strength.help == range_


def test_what_a_token_or_an_own_die_may_bring() -> None:
    """KX-091: half a die, rounded up, may replace the token's number."""
    table = Realm(sheet="provinces")
    table.g.soldier_tokens = [(0, 1, 2)] * 3
    table.stand(1, "military_academy")
    ranges = [one.strength.help for one in table.g.view(2).seats if one.strength]
    assert ranges == [(0, 2), (0, 3), (0, 2)]


def test_the_enemys_strength_counts_the_event_of_the_year() -> None:
    """KX-187: Fierce Enemies make the range and the card stronger by one; last year's stays as it was."""
    table = Realm(year=2).befall("fierce_enemies").enemy("orcs_2_4")
    table.g.waiting = (0,)
    enemy = table.g.view(0).enemy
    assert enemy
    assert (enemy.low, enemy.high, enemy.least, enemy.most) == (3, 5, 4, 6)
    table.g.lookers = 1
    enemy = table.g.view(0).enemy
    assert enemy
    assert (enemy.strength, enemy.least, enemy.most) == (4, 5, 5)
    past = table.g.view(0).past_enemies[0]
    assert past.strength == past.least == past.most


def test_strengths_hold_what_they_promise() -> None:
    """In random games the strength at the battle is within what was told before the King's soldiers came."""
    before: dict[int, tuple[int, int]] = {}
    checked = 0
    for game, _ in games(9):
        events, game.events = game.events, []
        for event in events or []:
            told = EVENTS[event.kind].encode(event.values)
            if told["kind"] == "strength" and before:
                least, _ = before[told["seat"]]
                assert told["strength"] >= least
                assert told["own"] + told["king"] + sum(told["bonuses"]) == told["strength"]
                checked += 1
            if told["kind"] == "year":
                before = {}
        if game.phase == 7:
            seats = game.view(None).seats
            before = {seat: one.strength.total for seat, one in enumerate(seats) if one.strength}
    assert checked > 50


def test_a_plan_tells_the_price_its_owner_pays() -> None:
    """KB-223: with the Crane a Church asks for a gold less, and what is lacking is counted from that."""
    seats = Realm().stand(0, "chapel", "crane").give(0, gold=1).stand(1, "chapel").g.view(0).seats
    owner, other = (next(row for row in seats[seat].rows if row.next == "church") for seat in (0, 1))
    assert (owner.price, owner.lacks) == (
        {"gold": 2, "wood": 1, "stone": 2},
        {"gold": 1, "wood": 1, "stone": 2},
    )
    assert other.price == {"gold": 3, "wood": 1, "stone": 2}


def test_the_least_the_king_sends_counts_for_a_safe_winter() -> None:
    """KB-151: what to aim at speaks of the same strength as the line of winter: one soldier at least comes."""
    view = Realm().stand(0, "guard_tower").soldiers(2, 0, 0).g.view(0)
    strength = view.seats[0].strength
    assert strength is not None
    winter = goals(view, speak("en"))[1]
    assert winter.have == strength.total[0] == 4
