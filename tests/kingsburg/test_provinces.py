"""Module 1: the sheet of seven rows."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, SPRING, SUMMER
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.year import RECRUITING


def realm(seats: int = 3) -> Realm:
    return Realm(seats, sheet="provinces")


def test_seven_rows_of_which_five_are_the_base_sheet() -> None:
    """KX-001, KX-010: rows A to G; B to F are the five base rows."""
    table = realm()
    base = Realm().g.sheets[0]
    sheet = table.g.sheets[0]
    assert len([building for building in sheet if building >= 0]) == 28
    assert sheet[4:24] == base[4:24]
    names = [table.g.tables.perks[building].name for building in (*sheet[:4], *sheet[24:])]
    assert names == [
        "sawmill", "quarry", "goldsmith", "mint",
        "improvised_defenses", "recruiting_center", "training_camp", "military_academy",
    ]  # fmt: skip


def test_rows_are_still_built_from_the_left_one_a_season() -> None:
    """KX-011: the Quarry needs the Sawmill; a season allows one building."""
    table = realm().give(0, 9, 9, 9).construction()
    assert table.offers(0, "build", building="sawmill")
    assert not table.offers(0, "build", building="quarry")
    table.choose(0, "build", building="sawmill")
    assert table.g.waiting != (0,)
    table.g.agenda.clear()
    table.construction()
    assert table.offers(0, "build", building="quarry")


COSTS = {
    "sawmill": (0, 2, 1, 1),
    "quarry": (1, 1, 2, 2),
    "goldsmith": (2, 2, 2, 3),
    "mint": (6, 1, 1, 5),
    "improvised_defenses": (0, 0, 1, 0),
    "recruiting_center": (1, 1, 0, 1),
    "training_camp": (1, 2, 0, 2),
    "military_academy": (2, 1, 1, 3),
}


@pytest.mark.parametrize("name", COSTS)
def test_costs_and_points(name: str) -> None:
    """KX-125, KX-126, KX-127, KX-128, KX-129, KX-130, KX-131, KX-132: exact price, points, not a good less."""
    gold, wood, stone, points = COSTS[name]
    table = realm()
    cell = table.g.tables.cells[table.number(name)]
    if cell % 4:
        table.stand(0, table.g.tables.perks[table.g.sheets[0][cell - 1]].name)
    table.give(0, gold, wood, stone).construction().choose(0, "build", building=name).finish()
    assert table.stock(0) == ""
    assert table.g.points[0] == 10 + points
    for less in range(3):
        goods = [gold, wood, stone]
        if goods[less]:
            goods[less] -= 1
            poor = realm()
            if cell % 4:
                poor.stand(0, poor.g.tables.perks[poor.g.sheets[0][cell - 1]].name)
            assert not poor.give(0, *goods).construction().offers(0, "build", building=name)


def test_sawmill_trades_once_at_the_end_of_summer_only() -> None:
    """KX-012, KX-125: 1 wood for 2 gold, once; not in spring or autumn without the Mint."""
    table = realm().stand(0, "sawmill").give(0, wood=3).season(SUMMER).season_ends()
    table.choose(0, "use", perk="sawmill")
    assert table.stock(0) == "2g 2w"
    assert not table.g.waiting
    for season in (SPRING, AUTUMN):
        assert not realm().stand(0, "sawmill").give(0, wood=3).season(season).season_ends().g.waiting


def test_sawmill_quarry_and_goldsmith_each_once_in_any_order() -> None:
    """KX-012, KX-126, KX-127: stone for 3 gold; gold for a soldier and a point; the owner's order."""
    table = realm().stand(0, "goldsmith").give(0, stone=1, wood=1).season(SUMMER).season_ends()
    assert not table.offers(0, "use", perk="goldsmith")
    table.choose(0, "use", perk="quarry")
    assert table.stock(0) == "3g 1w"
    table.choose(0, "use", perk="goldsmith").choose(0, "use", perk="sawmill")
    assert table.stock(0) == "4g"
    assert table.g.soldiers[0] == 1
    assert table.g.points[0] == 11
    assert not table.g.waiting


def test_summer_trades_may_be_declined() -> None:
    """KX-125: they are offers."""
    table = realm().stand(0, "sawmill").give(0, wood=1).season(SUMMER).season_ends().choose(0, "done")
    assert table.stock(0) == "1w"


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_the_mint_opens_the_other_seasons(season: int) -> None:
    """KX-128: with the Mint the three work at the end of every season."""
    table = realm().stand(0, "mint").give(0, wood=1).season(season).season_ends()
    table.choose(0, "use", perk="sawmill")
    assert table.stock(0) == "2g"
    table.choose(0, "use", perk="goldsmith")
    assert table.stock(0) == "1g"


def test_the_crane_lowers_the_last_columns() -> None:
    """KX-128, KX-131: with the Crane the Mint costs 5 gold and the Training Camp none."""
    table = realm().stand(0, "crane", "goldsmith", "recruiting_center").give(0, 5, 2, 1).construction()
    assert table.offers(0, "build", building="mint", cost={"gold": 5, "wood": 1, "stone": 1})
    assert table.offers(0, "build", building="training_camp", cost={"wood": 2})


@pytest.mark.parametrize(
    ("enemy", "bonus"), [("goblins_3_5", 1), ("demons_4_6", 0), ("orcs_3_5", 1), ("zombies_3_6", 0)]
)
def test_improvised_defenses_against_little_strength(enemy: str, bonus: int) -> None:
    """KX-014, KX-129: +1 if the enemy's final strength is 5 or less."""
    table = realm().stand(0, "improvised_defenses").soldiers(3, 0, 0).enemy(enemy).script(king=[1])
    table.play(WINTER_BATTLE).finish()
    assert table.told("strength")[0]["strength"] == 4 + bonus


def test_bonuses_do_not_weaken_the_enemy() -> None:
    """KX-014, KX-015: Guard Tower and Palisade against strength 6 leave it at 6 and wake no defenses."""
    table = realm().stand(0, "improvised_defenses", "guard_tower", "palisade").soldiers(1, 0, 0)
    table.enemy("demons_4_6").script(king=[1]).play(WINTER_BATTLE).finish()
    assert table.told("strength")[0]["strength"] == 4
    assert table.told("enemy")[0]["strength"] == 6


def test_tokens_recruit_at_the_recruiting_center() -> None:
    """KX-130: one token, one soldier, any number; without the building none."""
    table = realm().stand(0, "recruiting_center").give(0, tokens=3).play(RECRUITING)
    assert [option["tokens"] for option in table.options(0)] == [0, 1, 2, 3]
    table.choose(0, "recruit", tokens=3, soldiers=0)
    assert table.g.soldiers[0] == 3
    assert table.stock(0) == ""
    assert not realm().give(0, tokens=3).play(RECRUITING).g.waiting


def test_tokens_at_the_recruiting_center_are_not_bound_to_one_a_season() -> None:
    """KB-274: tokens paid to buildings are not limited by the rule for influence."""
    table = realm().stand(0, "recruiting_center").give(0, tokens=2)
    table.g.token_used = 1
    table.play(RECRUITING).choose(0, "recruit", tokens=2, soldiers=0)
    assert table.g.soldiers[0] == 2


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2), (5, 5)])
def test_training_camp_before_recruiting(before: int, after: int) -> None:
    """KX-013, KX-131: fewer than 2 soldiers right before phase 7: one more, then recruiting."""
    table = realm().stand(0, "training_camp").soldiers(before, 0, 0).give(0, gold=2).play(RECRUITING)
    assert table.g.soldiers[0] == after
    table.choose(0, "recruit", soldiers=1)
    assert table.g.soldiers[0] == after + 1


def test_military_academy_may_replace_the_kings_die_for_its_owner() -> None:
    """KX-132: own die 5 against the King's 2: 5 or 2 for the owner, 2 for the others."""
    table = realm().stand(0, "military_academy").enemy("dragons_5_9").script(king=[2], academy=[5])
    table.play(WINTER_BATTLE).choose(0, "use", perk="military_academy")
    assert [event["chart"] for event in table.told("reinforced")] == [5, 2, 2]
    kept = realm().stand(0, "military_academy").enemy("dragons_5_9").script(king=[2], academy=[5])
    kept.play(WINTER_BATTLE).choose(0, "done")
    assert [event["chart"] for event in kept.told("reinforced")] == [2, 2, 2]


def test_a_smaller_academy_die_is_not_used() -> None:
    """KX-132, O40: own die 1 against the King's 2 keeps 2; the dice are not added."""
    table = realm().stand(0, "military_academy").enemy("dragons_5_9").script(king=[2], academy=[1])
    table.play(WINTER_BATTLE)
    assert [event["chart"] for event in table.told("reinforced")] == [2, 2, 2]


def test_rows_a_and_g_add_nothing_against_a_strong_enemy() -> None:
    """KX-129: all eight stand, and the strength is the soldiers' alone."""
    table = realm().stand(0, "mint", "military_academy").enemy("demons_5_9").script(king=[2], academy=[1])
    table.play(WINTER_BATTLE).finish()
    assert table.told("strength")[0]["strength"] == 2
