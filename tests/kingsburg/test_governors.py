"""Module 3: governors who take, build and rule by advisors."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import SPRING, SUMMER
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.ending import END_OF_YEAR, FINAL_SCORING, VERY_LAST
from regnum.games.kingsburg.flow.harvest import INCOME
from regnum.games.kingsburg.flow.year import KINGS_AID, NEW_YEAR


def test_the_thief_takes_a_good_each_summer() -> None:
    """KX-161: one good of a chosen opponent who has some; never a token; only in summer."""
    table = Realm().govern(0, "thief").give(1, gold=2, tokens=1).season(SUMMER).play(INCOME)
    assert table.stock(0) == "1g"
    assert table.stock(1) == "1g 1t"
    choice = (
        Realm()
        .govern(0, "thief")
        .give(0, stone=5)
        .give(1, gold=2, wood=1)
        .give(2, wood=1)
        .season(SUMMER)
        .play(INCOME)
    )
    assert {(option["victim"], option["good"]) for option in choice.options(0)} == {
        (1, "gold"),
        (1, "wood"),
        (2, "wood"),
    }
    choice.choose(0, "steal", victim=2, good="wood")
    assert choice.stock(0) == "1w 5s"
    assert choice.stock(2) == ""
    assert not Realm().govern(0, "thief").season(SUMMER).play(INCOME).g.waiting
    assert Realm().govern(0, "thief").give(1, gold=2).season(SPRING).play(INCOME).stock(0) == ""


@pytest.mark.parametrize(("name", "good"), [("miner", "g"), ("carpenter", "w"), ("sculptor", "s")])
@pytest.mark.parametrize("year", [1, 5])
def test_craftsmen_get_a_good_at_the_end_of_every_year(name: str, good: str, year: int) -> None:
    """KX-053, KX-162, KX-163, KX-164: also after the fifth."""
    table = Realm(year=year).govern(0, name).play(END_OF_YEAR)
    assert table.stock(0) == f"1{good}"


def test_the_last_good_counts_for_the_cathedral() -> None:
    """KX-054: 3 goods and the Sculptor's stone are 2 VP."""
    table = Realm(year=5).govern(0, "sculptor").stand(0, "cathedral").give(0, 1, 1, 1).play(END_OF_YEAR)
    assert table.g.points[0] == 12


@pytest.mark.parametrize(
    ("name", "building", "goods"),
    [
        ("miner", "statue", (1, 0, 0)),
        ("carpenter", "palisade", (0, 1, 0)),
        ("sculptor", "guard_tower", (1, 0, 0)),
    ],
)
def test_craftsmen_pay_one_good_less_once_a_year(
    name: str, building: str, goods: tuple[int, int, int]
) -> None:
    """KX-162, KX-163, KX-164: Statue for 1 gold, Palisade for 1 wood, Guard Tower for 1 gold, once in the year."""
    table = (
        Realm()
        .govern(0, name)
        .give(0, *goods)
        .construction()
        .choose(0, "build", building=building, discount=name)
    )
    table.finish()
    assert table.stock(0) == ""
    table.g.tear_down(0, table.number(building), 0)
    table.give(0, *goods).construction()
    assert not table.offers(0, "build", building=building)
    again = table.finish().play(END_OF_YEAR).give(0, *goods).construction()
    assert again.offers(0, "build", building=building, discount=name)


def test_a_craftsmans_discount_is_one_good() -> None:
    """KX-164: a Stone Wall costs the Sculptor 1 stone instead of 2."""
    table = Realm().govern(0, "sculptor").stand(0, "stable").give(0, gold=2, stone=1).construction()
    assert table.offers(0, "build", building="stone_wall", cost={"gold": 2, "stone": 1}, discount="sculptor")


def test_a_craftsman_may_keep_his_discount() -> None:
    """KX-162, O37: the full price is offered too."""
    table = Realm().govern(0, "miner").give(0, gold=2).construction()
    table.choose(0, "build", building="statue", discount=None).finish()
    assert table.stock(0) == ""
    assert (
        table.give(0, gold=1, stone=1)
        .construction()
        .offers(0, "build", building="guard_tower", discount="miner")
    )


@pytest.mark.parametrize(
    ("points", "after"),
    [((10, 10, 15), 12), ((10, 12, 12), 12), ((12, 10, 12), 12), ((10, 10, 10), 11), ((11, 10, 12), 12)],
)
def test_the_minstrel_looks_at_both_at_once(points: tuple[int, ...], after: int) -> None:
    """KX-056, KX-165: a point if nobody has fewer and a point if somebody has more, both judged before either."""
    table = Realm().govern(0, "minstrel")
    table.g.points = list(points)
    assert table.play(VERY_LAST).g.points[0] == after


def test_the_minstrel_sings_after_the_last_token_is_scored() -> None:
    """KX-055: 40 with a 0 token against 39 with a 4 token: the Minstrel ends on 42."""
    table = Realm(2, year=5).govern(0, "minstrel")
    table.g.points = [40, 39]
    table.g.soldier_tokens = [(0,), (4,)]
    assert table.play(END_OF_YEAR).g.points == [42, 43]


def test_the_minstrel_sings_after_everything_else() -> None:
    """KX-055, KX-215: after Cathedral, Architects' Guild, Architect and Paladin."""
    table = Realm(5, year=5).govern(0, "minstrel").govern(1, "architect").govern(2, "paladin").cover(4, "F")
    table.stand(1, "church").stand(3, "cathedral").give(3, gold=4).stand(4, "architects_guild")
    table.g.wins = [0, 0, 2, 0, 0]
    table.play(END_OF_YEAR)
    gained = [event["perk"] for event in table.told("perk")]
    assert gained == ["architect", "paladin", "cathedral", "architects_guild", "minstrel"]
    assert table.g.points == [12, 11, 12, 12, 13]


def test_the_sorcerer_raises_three_buildings_for_nothing() -> None:
    """KX-057, KX-166: in year III, column I only, abilities at once, no points."""
    table = Realm(year=3).govern(0, "sorcerer").stand(0, "statue").give(0, 9, 9, 9).play(NEW_YEAR)
    raised = {option["building"] for option in table.options(0) if option["kind"] == "raise"}
    assert raised == {"inn", "guard_tower", "palisade", "barricade"}
    for name in ("inn", "guard_tower", "palisade"):
        table.choose(0, "raise", building=name)
    assert not table.g.waiting
    assert table.g.points[0] == 10
    assert table.stands(0, "inn")
    assert table.stock(0) == "9g 9w 9s"


def test_the_sorcerer_gets_no_compensation_and_no_other_year() -> None:
    """KX-058: four of five cells built leave one; other years nothing."""
    table = (
        Realm(year=3)
        .govern(0, "sorcerer")
        .stand(0, "statue", "inn", "guard_tower", "palisade")
        .play(NEW_YEAR)
    )
    table.choose(0, "raise", building="barricade")
    assert not table.g.waiting
    for year in (2, 4):
        assert not Realm(year=year).govern(0, "sorcerer").play(NEW_YEAR).g.waiting


def test_a_free_building_costs_no_points_when_it_falls() -> None:
    """KX-166: the Sorcerer's Statue brought nothing, so nothing is lost; rebuilt it scores."""
    table = (
        Realm(year=3)
        .govern(0, "sorcerer")
        .play(NEW_YEAR)
        .choose(0, "raise", building="statue")
        .choose(0, "done")
    )
    table.enemy("barbarians_5_8").script(king=[1]).play(WINTER_BATTLE).finish()
    assert not table.stands(0, "statue")
    assert table.g.points[0] == 10
    table.give(0, gold=2).construction().choose(0, "build", building="statue").finish()
    assert table.g.points[0] == 13


def test_the_sorcerers_buildings_count_for_the_kings_aid() -> None:
    """O18: they stand before phase 1 compares provinces."""
    table = Realm(year=3).govern(0, "sorcerer").stand(1, "statue").stand(2, "statue").play(NEW_YEAR)
    for name in ("inn", "guard_tower"):
        table.choose(0, "raise", building=name)
    table.choose(0, "done").give(2, gold=1).play(KINGS_AID)
    assert table.g.aided == 1


def politician(dice: list[int]) -> Realm:
    """Seat 1 governs as Politician and places first."""
    table = Realm().govern(1, "politician").dice(1, dice)
    table.g.order = (1, 0, 2)
    table.g.passed = 0b101
    return table


def test_the_politician_uses_one_or_both_private_advisors() -> None:
    """KX-060, KX-168: 5 brings a good, 4 and 6 bring two, in one season."""
    table = politician([4, 5, 6]).influence()
    table.choose(1, "influence", advisor="private_first", dice=[1])
    table.choose(1, "influence", advisor="private_second", dice=[0, 2])
    table.choose(1, "take", goods={"gold": 1}).choose(1, "take", goods={"stone": 2})
    assert table.stock(1) == "1g 2s"


def test_private_advisors_belong_to_the_politician() -> None:
    """KX-060: nobody else may influence them."""
    table = politician([1, 1, 1]).dice(0, [5, 5, 5])
    table.g.order = (0, 1, 2)
    table.g.passed = 0b110
    advisors = {option.get("advisor") for option in table.influence().options(0)}
    assert "sergeant" in advisors
    assert not advisors & {"private_first", "private_second"}


def test_private_help_comes_with_the_board_advisor_of_the_same_number() -> None:
    """KX-061: after 4, before 6: a private good may go to the Alchemist."""
    table = politician([4, 5, 6]).influence()
    table.choose(1, "influence", advisor="alchemist").choose(1, "influence", advisor="private_first")
    table.choose(1, "influence", advisor="merchant").choose(1, "take", goods={"wood": 1})
    assert table.told("helped")[-1]["advisor"] == "merchant"
    table.choose(1, "take", goods={"stone": 1})
    assert table.offers(1, "trade", good="stone")


def test_the_card_and_the_board_do_not_block_each_other() -> None:
    """KX-062: the Sergeant is taken, the private 5 is free, without the Envoy; and the other way round."""
    table = politician([5, 5, 1]).dice(0, [5, 1, 1])
    table.g.order = (0, 1, 2)
    table.g.passed = 0b100
    table.influence().choose(0, "influence", advisor="sergeant")
    assert not table.offers(1, "influence", advisor="sergeant")
    assert table.offers(1, "influence", advisor="private_first", envoy=0)
    other = politician([5, 5, 1]).dice(0, [5, 1, 1])
    other.g.passed = 0b100
    other.influence().choose(1, "influence", advisor="private_first")
    assert other.offers(0, "influence", advisor="sergeant", envoy=0)


FIVE = ("statue", "inn", "guard_tower", "palisade", "barricade")


@pytest.mark.parametrize(("first_builds", "second_offered"), [(True, True), (False, False)])
def test_the_architect_compares_when_his_turn_comes(first_builds: bool, second_offered: bool) -> None:
    """KX-063, KX-064: five each; the first builds a sixth, so the Architect may build a sixth and a seventh."""
    table = Realm().govern(1, "architect")
    for seat in range(3):
        table.stand(seat, *FIVE)
    table.give(0, 3, 0, 1).give(1, 4, 3, 2).construction()
    if first_builds:
        table.choose(0, "build", building="chapel")
    else:
        table.choose(0, "done")
    table.choose(1, "build", building="chapel")
    assert table.offers(1, "build", building="blacksmith") == second_offered
    if second_offered:
        table.choose(1, "build", building="blacksmith").finish()
        assert table.g.buildings(1) == 7
        assert table.stock(1) == "1w 1s"
        assert not table.g.spent[1] & 1 << table.number("chapel")


def test_the_architect_going_first_builds_once() -> None:
    """KX-064: nobody is ahead of him yet."""
    table = (
        Realm().govern(0, "architect").give(0, 9, 9, 9).construction().choose(0, "build", building="statue")
    )
    assert not table.g.waiting


def test_the_architect_and_the_envoy_do_not_add_up() -> None:
    """O20: two buildings are the most; his own right leaves the Envoy alone."""
    table = Realm().govern(0, "architect").stand(1, *FIVE).give(0, 9, 9, 9)
    table.g.envoy = 0
    table.construction().choose(0, "build", building="statue").choose(0, "build", building="inn", envoy=0)
    assert not table.offers(0, "build")
    assert table.g.envoy == 0


def test_the_architect_scores_long_rows() -> None:
    """KX-169: rows of 3, 4 and 2 buildings bring 2 VP."""
    table = Realm().govern(0, "architect").stand(0, "church", "fortress", "market")
    table.g.ending = True
    assert table.play(FINAL_SCORING).g.points[0] == 12


def test_the_paladin_scores_victories() -> None:
    """KX-170: three victories, 3 VP; counted battle by battle."""
    table = Realm().govern(0, "paladin").soldiers(9, 0, 0).enemy("zombies_2_5").script(king=[1])
    table.play(WINTER_BATTLE).finish()
    assert table.g.wins == [1, 0, 0]
    table.g.wins = [3, 0, 0]
    table.g.points = [10, 10, 10]
    table.g.ending = True
    assert table.play(FINAL_SCORING).g.points == [13, 10, 10]
