"""Construction, the abilities at the end of a season, and the Envoy's second building."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, GOODS, SPRING, SUMMER
from regnum.games.kingsburg.flow.harvest import HARVESTS, SEASON_ABILITIES
from regnum.games.kingsburg.flow.year import KINGS_REWARD_PHASE

SHEET = {
    "statue": ((2, 0, 0), 3), "chapel": ((3, 0, 1), 5), "church": ((3, 1, 2), 7), "cathedral": ((5, 0, 3), 9),
    "inn": ((1, 1, 0), 0), "market": ((2, 2, 0), 1), "farms": ((2, 3, 1), 2), "merchants_guild": ((3, 1, 2), 4),
    "guard_tower": ((1, 0, 1), 1), "blacksmith": ((1, 2, 0), 2), "barracks": ((2, 2, 1), 4), "wizards_guild": ((3, 2, 2), 6),
    "palisade": ((0, 2, 0), 0), "stable": ((1, 1, 1), 2), "stone_wall": ((2, 0, 2), 2), "fortress": ((3, 0, 2), 4),
    "barricade": ((0, 1, 0), 0), "crane": ((0, 1, 1), 1), "town_hall": ((2, 1, 1), 2), "embassy": ((2, 2, 2), 4),
}  # fmt: skip
NAMES = list(SHEET)


def before(name: str) -> Realm:
    """All buildings to the left of this one stand (a town hall and an embassy without their Crane's discount)."""
    table = Realm()
    place = NAMES.index(name)
    if place % 4:
        table.stand(0, NAMES[place - 1])
    return table


def build(table: Realm, seat: int, *names: str) -> Realm:
    for name in names:
        table.choose(seat, "build", building=name)
    return table


def buildable(table: Realm, seat: int) -> set[str]:
    return {option["building"] for option in table.options(seat) if option["kind"] == "build"}


@pytest.mark.parametrize("name", NAMES)
def test_costs_and_points(name: str) -> None:
    """KB-226, KB-227, KB-228, KB-229, KB-230, KB-231, KB-232, KB-233, KB-234, KB-235, KB-236, KB-237: the exact price,
    the points, and never for a good less (KB-106); KB-238, KB-239, KB-240, KB-241, KB-242, KB-243, KB-244, KB-245.
    """
    cost, points = SHEET[name]
    if name in ("town_hall", "embassy"):
        cost = (cost[0] - 1, *cost[1:])  # the Crane stands to their left
    table = build(before(name).give(0, *cost).construction(), 0, name)
    assert (table.stock(0), table.g.points[0], table.stands(0, name)) == ("", 10 + points, True)
    for good in range(3):
        if cost[good]:
            short = list(cost)
            short[good] -= 1
            table = before(name).give(0, *short, 5).construction()
            assert not table.offers(0, "build", building=name)


def test_in_turn_order_and_never_forced() -> None:
    """KB-104, KB-107, KB-122: asked in the order of the track, one building each, declining always offered."""
    table = Realm(4)
    table.g.order = (0, 2, 3, 1)
    for seat in range(4):
        table.give(seat, gold=4)
    table.construction()
    for seat in (0, 2, 3, 1):
        assert table.g.waiting == (seat,)
        assert table.offers(seat, "done")
        build(table, seat, "statue") if seat % 2 else table.choose(seat, "done")
    assert (table.g.waiting, [table.g.buildings(seat) for seat in range(4)]) == ((), [0, 1, 0, 1])


def test_no_other_goods_and_no_tokens_pay() -> None:
    """KB-106: 5 wood, 5 stone and tokens buy no Statue; KB-005: the price goes to the supply, nobody else changes."""
    table = Realm().give(0, wood=5, stone=5, tokens=4).give(1, 1, 1, 1).construction()
    assert "statue" not in buildable(table, 0)
    table = build(Realm().give(0, gold=2).give(1, 1, 1, 1).construction(), 0, "statue")
    assert (table.stock(0), table.stock(1)) == ("", "1g 1w 1s")


def test_points_come_at_once() -> None:
    """KB-108, KB-109: 13 points before the King's reward."""
    table = build(Realm().give(0, gold=2).give(1, gold=2).construction(), 0, "statue")
    assert (table.g.points[0], table.g.waiting) == (13, (1,))


def test_rows_from_left_to_right() -> None:
    """KB-110, KB-111, KB-112, KB-113: with the Statue the Chapel but no Church, no second Statue, every other row's start."""
    table = Realm().stand(0, "statue").give(0, 9, 9, 9).construction()
    assert buildable(table, 0) == {"chapel", "inn", "guard_tower", "palisade", "barricade"}
    table = Realm().stand(0, "statue").give(0, 3, 1, 2).construction()
    assert "church" not in buildable(table, 0)
    assert "church" in buildable(Realm().stand(0, "chapel").give(0, 3, 1, 2).construction(), 0)


def test_the_building_example() -> None:
    """KB-114, KB-115, KB-116, KB-117: Anna's Statue, Boris's Inn, Victor's Guard Tower, Galina's Palisade."""
    anna, boris, victor, galina = range(4)
    table = (
        Realm(4)
        .give(anna, gold=2, wood=1)
        .give(boris, 1, 1, 1)
        .give(victor, gold=2, stone=1)
        .give(galina, gold=1, wood=2)
    )
    table.g.points = [1, 0, 0, 0]
    table.construction()
    for seat, name in ((anna, "statue"), (boris, "inn"), (victor, "guard_tower"), (galina, "palisade")):
        build(table, seat, name)
    assert [table.stock(seat) for seat in range(4)] == ["1w", "1s", "1g", "1g"]
    assert table.g.points == [4, 0, 1, 0]


def test_older_buildings_go_on_working() -> None:
    """KB-119: Inn and Market work with Farms to their right, the Palisade with Stable and Stone Wall."""
    table = Realm().stand(0, "farms").season(SUMMER).dice(0, [4]).influence()
    assert table.offers(0, "influence", advisor="sergeant")
    table.finish(0).season_ends()
    assert table.stock(0) == "1t"


def test_seventeen_tokens_are_no_limit() -> None:
    """KB-018: an eighteenth building may be built."""
    table = Realm().stand(0, "cathedral", "merchants_guild", "wizards_guild", "fortress", "barricade")
    assert table.g.buildings(0) == 17
    build(table.give(0, wood=1, stone=1).construction(), 0, "crane")
    assert table.g.buildings(0) == 18


def test_a_destroyed_building_may_be_rebuilt() -> None:
    """KB-112, KB-166: the Chapel again for 3 gold and a stone, 5 points."""
    table = Realm().stand(0, "chapel").give(0, gold=3, stone=1)
    table.g.points[0] = 20
    table.g.tear_down(0, table.number("chapel"), 7)
    assert table.g.points[0] == 15
    build(table.construction(), 0, "chapel")
    assert (table.g.points[0], table.stock(0)) == (20, "")


def test_crane() -> None:
    """KB-223, KB-243: Farms for 1 gold, 3 wood, 1 stone; the Market keeps its price; only gold is less."""
    table = Realm().stand(0, "market", "crane").give(0, 1, 3, 1).construction()
    assert table.find(0, "build", building="farms")
    build(table, 0, "farms")
    assert table.stock(0) == ""
    table = Realm().stand(0, "inn", "crane").give(0, gold=1, wood=2).construction()
    assert "market" not in buildable(table, 0)
    table = Realm().stand(0, "town_hall").give(0, 1, 2, 2).construction()
    build(table, 0, "embassy")
    assert table.stock(0) == ""


# The Envoy.


def envoy(table: Realm, seat: int = 0) -> Realm:
    table.g.envoy = seat
    return table


def test_two_buildings_with_the_envoy() -> None:
    """KB-105, KB-133, KB-135: Statue and Inn in one season; the Envoy is back at once; others build one."""
    table = envoy(Realm().give(0, 3, 2).give(1, 9, 9, 9)).construction()
    build(table, 0, "statue")
    assert table.g.envoy == 0
    build(table, 0, "inn")
    assert (table.stock(0), table.g.envoy, table.g.waiting) == ("1w", -1, (1,))
    build(table, 1, "statue")
    assert table.g.waiting == ()


def test_the_envoy_is_spent_with_the_second_building_only() -> None:
    """KB-130, KB-133: one building alone keeps it for a later harvest."""
    table = envoy(Realm().give(0, 9, 9, 9)).construction()
    build(table, 0, "statue").choose(0, "done")
    assert table.g.envoy == 0
    for season in (AUTUMN, SPRING, SUMMER):
        table.give(0, 9, 9, 9).season(season).construction()
        table.g.apply(0, table.g.options(0)[1])
        assert table.offers(0, "build", envoy=1)
        table.finish(0)


def test_both_buildings_cost_their_price_in_order() -> None:
    """KB-134: 2g 1s buys no Statue and Chapel; 5g 1s does, the Chapel second."""
    table = build(envoy(Realm().give(0, gold=2, stone=1)).construction(), 0, "statue")
    assert table.g.waiting == ()
    table = envoy(Realm().give(0, gold=5, stone=1)).construction()
    assert "chapel" not in buildable(table, 0)
    build(table, 0, "statue", "chapel")
    assert (table.stock(0), table.g.points[0]) == ("", 18)


def test_an_envoy_used_for_influence_builds_nothing() -> None:
    """KB-135: gone for this season."""
    table = envoy(Realm().give(0, 9, 9, 9), -1).construction()
    build(table, 0, "statue")
    assert table.g.waiting == ()


def test_envoy_example_with_two_buildings() -> None:
    """KB-140: Guard Tower stands, 1 gold 3 wood: Blacksmith and Barricade, 2 points, nothing left."""
    table = envoy(Realm().stand(0, "guard_tower").give(0, gold=1, wood=3)).construction()
    build(table, 0, "blacksmith", "barricade")
    assert (table.stock(0), table.g.points[0], table.g.envoy) == ("", 12, -1)
    table = envoy(Realm().give(0, gold=1, wood=3)).construction()
    assert "blacksmith" not in buildable(table, 0)


# The end of a season.


def test_inn() -> None:
    """KB-120, KB-197, KB-209, KB-230: a token at the end of each Summer, also when it was built in it, before phase 5."""
    table = Realm().stand(0, "inn")
    tokens = [table.season(season).season_ends().g.stock[3] for season in (SPRING, SUMMER, AUTUMN)]
    assert tokens == [0, 1, 1]
    table = Realm().give(0, gold=1, wood=1).season(SUMMER).construction()
    build(table, 0, "inn").season_ends()
    assert table.stock(0) == "1t"
    table = Realm().stand(0, "inn").play(HARVESTS[SUMMER]).finish(0)
    assert (table.stock(0), table.g.phase) == ("1t", 4)


def test_embassy() -> None:
    """KB-197, KB-225, KB-245: a point at the end of each season, also of the one it was built in; not in winter."""
    table = Realm().stand(0, "embassy")
    table.g.stock[0] = 0
    for season in (SPRING, SUMMER, AUTUMN):
        table.season(season).season_ends()
    assert table.g.points[0] == 13
    table = Realm().stand(0, "town_hall").give(0, 1, 2, 2).season(SUMMER).construction()
    build(table, 0, "embassy").season_ends()
    assert table.g.points[0] == 15


def test_two_embassies_ask_nobody() -> None:
    """KB-201: both points come without a question."""
    table = Realm().stand(0, "embassy").stand(1, "embassy").season(SPRING).season_ends()
    assert (table.g.points, table.g.waiting) == ([11, 11, 10], ())


def test_town_hall() -> None:
    """KB-224, KB-244: one good or token for a point, once a season, never by itself."""
    table = Realm().stand(0, "town_hall").give(0, 1, 1, 1, 2).season(SPRING).season_ends()
    assert [option.get("good") for option in table.options(0)] == [None, "gold", "wood", "stone", "token"]
    table.choose(0, "offer", good="wood")
    assert (table.g.points[0], table.stock(0), table.g.waiting) == (11, "1g 1s 2t", ())
    table = Realm().stand(0, "town_hall").give(0, tokens=1).season(SPRING).season_ends().choose(0, "done")
    assert (table.g.points[0], table.stock(0)) == (10, "1t")


def test_town_hall_built_this_season_works() -> None:
    """KB-197: with a good left it may be used at once."""
    table = Realm().stand(0, "crane").give(0, gold=2, wood=1, stone=1).season(SPRING).construction()
    build(table, 0, "town_hall").season_ends().choose(0, "offer", good="gold")
    assert table.g.points[0] == 13


def test_the_inns_token_may_go_to_the_town_hall() -> None:
    """KB-199, KB-210: with nothing else in hand the end of Summer still brings a point."""
    table = Realm().stand(0, "inn", "town_hall").season(SUMMER).season_ends().choose(0, "offer", good="token")
    assert (table.g.points[0], table.stock(0)) == (11, "")


def test_a_token_for_influence_and_one_for_the_town_hall() -> None:
    """KB-196: both in one season."""
    table = Realm().stand(0, "town_hall").give(0, tokens=2).dice(0, [6]).season(SPRING).influence()
    table.choose(0, "influence", advisor="treasurer", token=1)
    table.season_ends().choose(0, "offer", good="token")
    assert (table.g.points[0], table.stock(0)) == (11, "2g")


def test_season_abilities_in_turn_order_before_the_next_phase() -> None:
    """KB-200: the first in turn order finishes before the second; all before phase 3 counts buildings."""
    table = Realm().stand(0, "town_hall").stand(1, "town_hall").give(0, 1).give(1, 1).season(SPRING)
    table.g.order = (1, 0, 2)
    table.play(SEASON_ABILITIES, KINGS_REWARD_PHASE)
    assert table.g.waiting == (1,)
    table.choose(1, "offer", good="gold")
    assert table.g.waiting == (0,)
    assert table.told("rewarded") == []


def test_goods_are_three_kinds() -> None:
    """KB-005: gold, wood and stone."""
    assert GOODS == ("gold", "wood", "stone")
