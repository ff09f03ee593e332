"""Module 2: the alternative rows E to G."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import SPRING
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.ending import END_OF_YEAR, FINAL_SCORING
from regnum.games.kingsburg.flow.year import RECRUITING


def realm(letters: str, seats: int = 3) -> Realm:
    """Seat 0 uses these alternative rows."""
    return Realm(seats, sheet="provinces").cover(0, letters)


def strength(table: Realm, seat: int = 0) -> int:
    """A seat's strength in the battle just fought."""
    return int(table.told("strength")[seat]["strength"])


@pytest.mark.parametrize(("soldiers", "king", "expected"), [(1, 2, 4), (0, 6, 6), (0, 5, 5)])
def test_small_palisade_looks_before_the_king_helps(soldiers: int, king: int, expected: int) -> None:
    """KX-029, KX-149: a soldier when winter begins gives +1; the King's come too late."""
    table = (
        realm("E")
        .stand(0, "small_palisade")
        .soldiers(soldiers, 0, 0)
        .enemy("zombies_2_5")
        .script(king=[king])
    )
    assert strength(table.play(WINTER_BATTLE).finish()) == expected


def test_a_recruit_wakes_the_small_palisade() -> None:
    """KX-029: hiring one soldier in phase 7 is enough."""
    table = realm("E").stand(0, "small_palisade").give(0, gold=2).enemy("zombies_2_5").script(king=[1])
    table.play(RECRUITING, WINTER_BATTLE).choose(0, "recruit", soldiers=1)
    assert strength(table.finish()) == 3


@pytest.mark.parametrize(
    ("coloured", "white", "soldiers"),
    [([1, 2, 3], [], 1), ([3, 3, 3], [], 0), ([2, 2, 4], [], 1), ([2, 2, 3], [2], 0)],
)
def test_griffin_ranch_counts_all_dice(coloured: list[int], white: list[int], soldiers: int) -> None:
    """KX-037, KX-150: a final total of 8 or less, white dice too, gives a soldier."""
    table = realm("E").stand(0, "griffin_ranch").dice(0, coloured, white).rerolls()
    assert table.g.soldiers[0] == soldiers


def test_catapults_win_draws_with_or_without_the_stone() -> None:
    """KX-030, KX-151: equal strength wins unpaid; a stone before the reveal gives +2."""
    table = (
        realm("E")
        .stand(0, "catapults")
        .soldiers(3, 3, 3)
        .enemy("orcs_2_4")
        .script(king=[1])
        .play(WINTER_BATTLE)
    )
    assert [event["seat"] for event in table.told("won")] == [0]
    assert table.stock(0) == "1g"
    paid = (
        realm("E")
        .stand(0, "catapults")
        .give(0, stone=1)
        .enemy("orcs_2_4")
        .script(king=[1])
        .play(WINTER_BATTLE)
    )
    paid.choose(0, "offer", perk="catapults", good="stone").finish()
    assert strength(paid) == 3
    assert paid.stock(0) == ""


def test_winter_quarters_keep_a_soldier_for_the_next_year() -> None:
    """KX-038, KX-152: the strongest winner starts the next year on 1, a tie allowed, and it is not added twice."""
    table = realm("E").cover(1, "E").stand(0, "winter_quarters").stand(1, "winter_quarters").soldiers(4, 4, 0)
    table.enemy("zombies_2_5").script(king=[2]).play(WINTER_BATTLE, END_OF_YEAR).finish()
    assert strength(table) == strength(table, 1) == 8  # 4 + 2, Small Palisade and Winter Quarters 1 each
    assert table.g.soldiers == [1, 1, 0]
    assert table.g.armed == [0, 0, 0]


@pytest.mark.parametrize(("soldiers", "enemy"), [((3, 9, 0), "zombies_2_5"), ((3, 0, 0), "dragons_5_9")])
def test_winter_quarters_need_victory_and_the_highest_strength(soldiers: tuple[int, ...], enemy: str) -> None:
    """KX-152: neither second best nor beaten."""
    table = realm("E").stand(0, "winter_quarters").soldiers(*soldiers).enemy(enemy).script(king=[2])
    table.play(WINTER_BATTLE, END_OF_YEAR).finish()
    assert table.g.soldiers == [0, 0, 0]


def test_hideout_saves_the_points_printed_on_the_card() -> None:
    """KX-031, KX-153: Zombies take no points from who has a Hideout."""
    table = realm("F").stand(0, "hideout").enemy("zombies_2_5").script(king=[1]).play(WINTER_BATTLE).finish()
    assert table.g.points == [10, 8, 8]


@pytest.mark.parametrize("enemy", ["goblins_2_3", "demons_5_8"])
def test_hideout_does_not_save_a_buildings_points(enemy: str) -> None:
    """KX-032: the destroyed Market's point is lost, the card's are not."""
    table = (
        realm("F").stand(0, "hideout", "market").enemy(enemy).script(king=[1]).play(WINTER_BATTLE).finish()
    )
    assert not table.stands(0, "market")
    assert table.g.points[0] == 9


def test_carpenters_workshop_saves_wood_from_column_two_on() -> None:
    """KX-154: a wood less for the Market; nothing for the Chapel or for column I."""
    table = realm("F").stand(0, "carpenters_workshop", "statue", "inn").give(0, 9, 9, 9).construction()
    assert table.offers(0, "build", building="market", cost={"gold": 2, "wood": 1})
    assert table.offers(0, "build", building="chapel", cost={"gold": 3, "stone": 1})
    assert table.offers(0, "build", building="palisade", cost={"wood": 2})


@pytest.mark.parametrize(("slots", "points"), [(0b111, 11), (0b11, 10), (0b1111, 11)])
def test_park_counts_advisors(slots: int, points: int) -> None:
    """KX-155: three advisors in a season bring a point, two none."""
    table = realm("F").stand(0, "park").season(SPRING)
    table.g.visited[0] = slots
    assert table.season_ends().g.points[0] == points


def test_two_groups_on_one_advisor_are_one_for_the_park() -> None:
    """KX-155: the Envoy's second group on an advisor counts no second time."""
    table = realm("F", seats=3).stand(0, "park").dice(0, [1, 1, 2])
    table.g.envoy = 0
    table.g.passed = 0b110
    table.influence().choose(0, "influence", advisor="jester", envoy=0)
    table.choose(0, "influence", advisor="jester", envoy=1).choose(0, "influence", advisor="squire")
    assert table.g.visited[0] == 0b11
    before = table.finish().g.points[0]
    assert table.season_ends().g.points[0] == before


def test_architects_guild_rewards_what_is_built_after_it() -> None:
    """KX-033: nothing for itself, a point for each later building."""
    table = realm("F").stand(0, "park").give(0, 2, 2, 2)
    table.construction().choose(0, "build", building="architects_guild").finish()
    assert table.g.points[0] == 13
    table.give(0, gold=2).construction().choose(0, "build", building="statue").finish()
    assert table.g.points[0] == 13 + 3 + 1


def test_the_guilds_points_are_never_lost() -> None:
    """KX-034: a destroyed Statue costs 3, a destroyed Guild its own 3; then later buildings bring no more."""
    table = realm("F").stand(0, "architects_guild").give(0, gold=2)
    table.construction().choose(0, "build", building="statue").finish()
    assert table.g.points[0] == 14
    table.enemy("barbarians_5_8").script(king=[1, 1]).play(WINTER_BATTLE).finish()
    assert not table.stands(0, "architects_guild")
    assert table.g.points[0] == 11
    table.give(0, wood=2).construction().choose(0, "build", building="palisade").finish()
    assert table.g.points[0] == 11


def test_a_rebuilt_building_brings_the_guilds_point_again() -> None:
    """KX-034, O23: the Statue falls and is built again: 3 + 1 once more."""
    table = realm("F").stand(0, "architects_guild", "statue").give(0, gold=2)
    table.g.tear_down(0, table.number("statue"), 0)
    assert table.g.points[0] == 7
    table.construction().choose(0, "build", building="statue").finish()
    assert table.g.points[0] == 11


@pytest.mark.parametrize(
    ("others", "points"), [(("statue",), 13), (("chapel", "inn", "palisade", "fortress"), 10)]
)
def test_the_guilds_reward_for_the_most_buildings(others: tuple[str, ...], points: int) -> None:
    """KX-035, KX-038, KX-156: 3 VP at the end with the most buildings."""
    table = realm("F").stand(0, "architects_guild").stand(1, *others)
    table.g.ending = True
    assert table.play(FINAL_SCORING).g.points[0] == points


def test_a_tie_in_buildings_is_enough_for_the_guild() -> None:
    """KX-038: both score when tied; without a standing Guild nobody does (KX-035)."""
    table = realm("F").cover(1, "F").stand(0, "architects_guild").stand(1, "architects_guild")
    table.g.ending = True
    assert table.play(FINAL_SCORING).g.points[:2] == [13, 13]
    fallen = realm("F").stand(0, "architects_guild", "fortress")
    fallen.g.ending = True
    fallen.g.tear_down(0, fallen.number("architects_guild"), 0)
    assert fallen.play(FINAL_SCORING).g.points[0] == 7


@pytest.mark.parametrize(("dice", "gold"), [([4, 6], "1g"), ([5, 6, 6], "1g"), ([2, 6], "2g")])
def test_library_pays_for_each_look(dice: list[int], gold: str) -> None:
    """KX-157: General and Queen bring a gold more; the Treasurer brings only his own."""
    table = realm("G").stand(0, "library").dice(0, dice)
    table.g.passed = 0b110
    table.influence()
    advisor = {10: "general", 17: "queen", 8: "treasurer"}[sum(dice)]
    table.choose(0, "influence", advisor=advisor)
    while table.g.waiting:
        if table.offers(0, "take", goods={"stone": 2}):
            table.choose(0, "take", goods={"stone": 2})
        else:
            table.choose(0, "pass")
    assert table.stock(0).split()[0] == gold


@pytest.mark.parametrize(("soldiers", "recruits", "points"), [(3, 0, 11), (2, 0, 10), (1, 2, 11)])
def test_school_counts_soldiers_after_recruiting(soldiers: int, recruits: int, points: int) -> None:
    """KX-036, KX-158: 3 soldiers at the end of phase 7, recruits counted."""
    table = realm("G").stand(0, "school").soldiers(soldiers, 0, 0).give(0, gold=2 * recruits).play(RECRUITING)
    if recruits:
        table.choose(0, "recruit", soldiers=recruits)
    assert table.g.points[0] == points


def test_the_damsels_soldiers_come_too_late_for_the_school() -> None:
    """KX-158: they come when winter begins."""
    table = realm("G").stand(0, "school").govern(0, "damsel").soldiers(1, 1, 1)
    table.enemy("zombies_2_5").script(king=[1]).play(RECRUITING)
    assert table.g.points[0] == 10


@pytest.mark.parametrize(("soldiers", "taken"), [(4, True), (3, False), (1, False)])
def test_veterans_hall_rewards_victory(soldiers: int, taken: bool) -> None:
    """KX-159: a good of choice for a victory; nothing for a draw or a defeat."""
    table = realm("G").stand(0, "veterans_hall").soldiers(soldiers, 0, 0).enemy("orcs_2_4").script(king=[1])
    table.play(WINTER_BATTLE)
    if taken:
        table.choose(0, "take", goods={"stone": 1})
        assert table.stock(0) == "1g 1s"
    else:
        assert table.stock(0) == ""


@pytest.mark.parametrize(("dice", "points"), [([3, 3, 3], 11), ([3, 3, 4], 10)])
def test_university_below_ten(dice: list[int], points: int) -> None:
    """KX-160: a final total of 9 brings a point, 10 none."""
    assert realm("G").stand(0, "university").dice(0, dice).rerolls().g.points[0] == points


def test_white_dice_count_for_the_university() -> None:
    """KX-037: 2, 2, 3 and a white 3 are 10."""
    assert realm("G").stand(0, "university").dice(0, [2, 2, 3], [3]).rerolls().g.points[0] == 10
