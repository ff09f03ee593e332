"""Module 3: governors who meddle with dice, and the worked examples of the expansion."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, SPRING, SUMMER
from regnum.games.kingsburg.flow.ending import END_OF_YEAR
from regnum.games.kingsburg.flow.harvest import REROLLS


def heiress(total: int) -> Realm:
    """Seat 0 is the Heiress with everything on her card, and rolled this total."""
    table = Realm().govern(0, "heiress")
    table.g.tables.perks[table.number("heiress")].taken(table.g, 0)
    return table.dice(0, [1, 2, total - 3])


def test_the_heiress_takes_one_thing_for_a_low_final_total() -> None:
    """KX-167: at 9 one of five things, at 10 none."""
    table = heiress(9).rerolls()
    assert {option.get("good") for option in table.options(0)} == {None, "gold", "wood", "stone", "token"}
    table.choose(0, "pick", good="token")
    assert table.stock(0) == "1t"
    assert table.g.stored[0] == (1, 1, 1, 1)
    assert not table.g.waiting
    table = heiress(9)
    table.dice(0, [3, 3, 4])
    assert not table.rerolls().g.waiting


def test_what_lies_on_the_heiress_is_not_hers_yet() -> None:
    """KX-059: it pays for nothing and counts as no goods."""
    table = heiress(9)
    assert table.g.goods(0) == 0
    assert not table.construction().g.waiting


def test_the_heiress_takes_only_what_is_left() -> None:
    """KX-167: five things in all."""
    table = heiress(6)
    table.g.stored[0] = (0, 0, 1, 0)
    table.rerolls().choose(0, "pick", good="stone")
    assert not table.season(SUMMER).dice(0, [1, 2, 3]).rerolls().g.waiting


def test_taking_from_the_heiress_comes_after_all_rerolls() -> None:
    """KX-109, KX-167: the Chapel is decided before; after it only the new total counts."""
    table = heiress(6).stand(0, "chapel").script(reroll=[4, 4, 5]).rerolls()
    assert not table.offers(0, "pick")
    table.choose(0, "reroll", perk="chapel")
    assert not table.g.waiting


def test_the_prince_sets_the_coloured_dice() -> None:
    """KX-065, KX-066, KX-171: white dice count for the 8 and stay; the turn order comes afterwards."""
    table = (
        Realm().govern(0, "prince").dice(0, [1, 2, 2], [3]).dice(1, [5, 5, 5]).dice(2, [6, 6, 6]).rerolls()
    )
    table.choose(0, "turn", perk="prince", coloured=[3, 4, 6], white=[3])
    assert table.faces(0) == [3, 4, 6, 3]
    assert table.g.order == (1, 0, 2)
    plain = Realm().govern(0, "prince").dice(0, [2, 3, 3]).dice(1, [3, 3, 4]).dice(2, [6, 6, 6]).rerolls()
    assert plain.choose(0, "turn", perk="prince").g.order == (1, 0, 2)


def test_the_prince_needs_eight_or_less_with_white_dice() -> None:
    """KX-065: 1, 2, 2 and a white 4 are 9; 1, 2, 3 alone are fine."""
    assert not Realm().govern(0, "prince").dice(0, [1, 2, 2], [4]).rerolls().g.waiting
    assert Realm().govern(0, "prince").dice(0, [1, 2, 3]).rerolls().offers(0, "turn", coloured=[3, 4, 6])


@pytest.mark.parametrize(("reroll", "points"), [([3, 3, 3], 11), ([3, 4, 4], 10), ([3, 3, 4], 10)])
def test_the_philosopher_is_glad_of_less(reroll: list[int], points: int) -> None:
    """KX-068, KX-172: from 10 to 9 a point; to 11, or again 10, none."""
    table = Realm().govern(0, "philosopher").dice(0, [2, 2, 6]).script(reroll=reroll).rerolls()
    assert table.choose(0, "use", perk="philosopher").finish().g.points[0] == points


def test_the_philosopher_only_at_ten_or_less_once_a_season() -> None:
    """KX-106, KX-119, KX-172: 11 is too much; used once it is not offered again."""
    assert not Realm().govern(0, "philosopher").dice(0, [2, 3, 6]).rerolls().g.waiting
    table = Realm().govern(0, "philosopher").dice(0, [1, 1, 1]).script(reroll=[1, 1, 2]).rerolls()
    assert not table.choose(0, "use", perk="philosopher").g.waiting


def test_the_philosopher_before_or_after_the_chapel() -> None:
    """KX-067, KX-069: the Chapel first and a lower total by the Philosopher last brings the point."""
    table = (
        Realm()
        .govern(0, "philosopher")
        .stand(0, "chapel")
        .dice(0, [2, 2, 3])
        .script(reroll=[3, 3, 4, 1, 1, 2])
    )
    table.rerolls()
    assert table.offers(0, "use", perk="philosopher")
    table.choose(0, "reroll", perk="chapel").choose(0, "use", perk="philosopher")
    assert table.g.points[0] == 11


def test_the_point_and_a_further_reroll_exclude_each_other() -> None:
    """KX-069: once the dice are kept and the point is in, no Chapel is offered."""
    table = (
        Realm()
        .govern(0, "philosopher")
        .stand(0, "chapel")
        .dice(0, [2, 2, 6])
        .script(reroll=[1, 1, 5])
        .rerolls()
    )
    table.choose(0, "use", perk="philosopher")
    assert table.g.points[0] == 10
    table.choose(0, "done")
    assert table.g.points[0] == 11
    assert not table.g.waiting


@pytest.mark.parametrize(("season", "white"), [(SPRING, 0), (SUMMER, 1), (AUTUMN, 0)])
def test_the_fairy_comes_in_summer(season: int, white: int) -> None:
    """KX-178: one white die."""
    assert Realm().govern(0, "fairy").season(season).white_dice().g.white == [white, 0, 0]


def test_the_priest_prays_once_a_year_for_all() -> None:
    """KX-179: a point for him; a die for who has none, himself too, a point for who has one."""
    table = (
        Realm()
        .govern(0, "priest")
        .stand(1, "farms")
        .season(SPRING)
        .white_dice()
        .choose(0, "use", perk="priest")
    )
    assert table.g.white == [1, 1, 1]
    assert table.g.points == [11, 11, 10]
    table.season_ends()
    assert not table.season(SUMMER).white_dice().g.waiting
    table.season_ends().play(END_OF_YEAR)
    assert table.season(SPRING).white_dice().offers(0, "use", perk="priest")


def test_the_priest_may_wait() -> None:
    """KX-179: in spring he may decline and pray in summer."""
    table = Realm().govern(0, "priest").season(SPRING).white_dice().choose(0, "done")
    assert table.g.white == [0, 0, 0]
    table.season_ends()
    assert table.season(SUMMER).white_dice().offers(0, "use", perk="priest")


def test_the_trickster_turns_each_two() -> None:
    """KX-111, KX-180: 2, 2, 5 may become 1, 3, 5; totals and order come after it."""
    table = Realm().govern(0, "trickster").dice(0, [2, 2, 5]).dice(1, [3, 3, 4]).dice(2, [6, 6, 6]).rerolls()
    results = [option["coloured"] for option in table.options(0) if option["kind"] == "turn"]
    assert sorted(results) == [[1, 1, 5], [1, 2, 5], [1, 3, 5], [2, 3, 5], [3, 3, 5]]
    table.choose(0, "turn", coloured=[3, 3, 5])
    assert table.g.order == (1, 0, 2)
    assert not Realm().govern(0, "trickster").dice(0, [1, 3, 5]).rerolls().g.waiting


def test_the_trickster_turns_white_twos_too() -> None:
    """KX-180: each of his dice."""
    table = Realm().govern(0, "trickster").dice(0, [2, 5, 5], [2]).rerolls()
    assert table.offers(0, "turn", coloured=[1, 5, 5], white=[3])
    assert len(table.find(0, "turn")) == 8


def test_totals_are_judged_after_the_trickster() -> None:
    """KX-180: University and Chapel see the changed dice."""
    table = Realm(sheet="provinces").cover(0, "G").govern(0, "trickster").stand(0, "university", "chapel")
    table.dice(0, [2, 2, 6]).rerolls()
    assert not table.offers(0, "reroll")
    table.choose(0, "turn", coloured=[1, 2, 6])
    assert table.g.points[0] == 11


# The worked examples.


def example_one() -> Realm:
    """Philosopher, Chapel and Statue with 2, 2, 2."""
    return Realm().govern(0, "philosopher").stand(0, "chapel").dice(0, [2, 2, 2])


def test_example_one_any_of_three_comes_first() -> None:
    """KX-108, KX-117: Philosopher, Chapel or Statue, or keep."""
    table = example_one().rerolls()
    assert len(table.options(0)) == 4
    assert table.offers(0, "reroll", perk="statue", dice=[0])
    assert table.offers(0, "reroll", perk="chapel", dice=[0, 1, 2])
    assert table.offers(0, "use", perk="philosopher")
    assert table.offers(0, "done")


def test_example_one_each_at_most_once() -> None:
    """KX-118: three rerolls in the season and no more."""
    table = example_one().script(reroll=[1, 1, 1, 1, 1, 1, 1]).rerolls()
    table.choose(0, "use", perk="philosopher").choose(0, "reroll", perk="chapel").choose(
        0, "reroll", perk="statue"
    )
    assert not table.g.waiting
    assert len(table.told("rerolled")) == 3


def test_example_one_statue_then_philosopher() -> None:
    """KX-119, KX-120: 2, 2, 6 = 10 leaves the Philosopher; 1, 1, 5 is less: stop and take the point."""
    table = example_one().script(reroll=[6, 1, 1, 5]).rerolls().choose(0, "reroll", perk="statue")
    assert {option["kind"] for option in table.options(0)} == {"done", "use"}
    table.choose(0, "use", perk="philosopher")
    assert table.offers(0, "reroll", perk="chapel")
    table.choose(0, "done")
    assert table.faces(0) == [1, 1, 5]
    assert table.g.points[0] == 11


def test_example_one_the_chapel_after_all() -> None:
    """KX-069, KX-121: the Chapel gives 4, 4, 4; the Statue is used up, 12 is final, and there is no point."""
    table = example_one().script(reroll=[6, 1, 1, 5, 4, 4, 4]).rerolls().choose(0, "reroll", perk="statue")
    table.choose(0, "use", perk="philosopher").choose(0, "reroll", perk="chapel")
    assert not table.g.waiting
    assert table.faces(0) == [4, 4, 4]
    assert table.g.points[0] == 10


def example_two() -> Realm:
    """Chapel and University with 1, 2, 3."""
    return Realm(sheet="provinces").cover(0, "G").stand(0, "chapel", "university").dice(0, [1, 2, 3])


def test_example_two_the_university_without_the_chapel() -> None:
    """KX-122: the dice are kept, 1, 2, 3 is final and brings the point."""
    table = example_two().rerolls().choose(0, "done")
    assert table.faces(0) == [1, 2, 3]
    assert table.g.points[0] == 11


@pytest.mark.parametrize(("reroll", "points"), [([2, 3, 4], 11), ([3, 3, 4], 10)])
def test_example_two_the_university_after_the_chapel(reroll: list[int], points: int) -> None:
    """KX-123: only if the new total is below 10."""
    table = example_two().script(reroll=reroll).rerolls().choose(0, "reroll", perk="chapel")
    assert table.g.points[0] == points


def test_example_three_university_and_griffin_ranch() -> None:
    """KX-124: both the point and the soldier."""
    table = (
        Realm(sheet="provinces")
        .cover(0, "EG")
        .stand(0, "university", "griffin_ranch")
        .dice(0, [1, 2, 3])
        .rerolls()
    )
    assert table.g.points[0] == 11
    assert table.g.soldiers[0] == 1


def test_a_soldier_of_the_griffins_closes_all_rerolls() -> None:
    """KX-109, KX-110: he comes only after the dice are kept, once, and then nothing is rolled again."""
    table = Realm(sheet="provinces").cover(0, "E").stand(0, "griffin_ranch", "chapel").dice(0, [2, 2, 2])
    table.play(REROLLS)
    assert table.g.soldiers[0] == 0
    table = (
        Realm(sheet="provinces")
        .cover(0, "E")
        .stand(0, "griffin_ranch", "chapel")
        .dice(0, [2, 2, 2])
        .rerolls()
    )
    table.choose(0, "done")
    assert table.g.soldiers[0] == 1
    assert not table.g.waiting


def test_the_griffins_look_at_the_final_total_alone() -> None:
    """KX-109: 6, then by the Chapel 7: one soldier, not two; 6, then 15: none."""
    for reroll, soldiers in (([2, 2, 3], 1), ([5, 5, 5], 0)):
        table = Realm(sheet="provinces").cover(0, "E").stand(0, "griffin_ranch", "chapel").dice(0, [1, 2, 3])
        table.script(reroll=reroll).rerolls().choose(0, "reroll", perk="chapel").finish()
        assert table.g.soldiers[0] == soldiers


def test_rerolls_of_several_players_come_in_turn_order() -> None:
    """KX-107: the order from before the roll, each player all own abilities."""
    table = (
        Realm().stand(0, "chapel").stand(1, "chapel").dice(0, [1, 1, 2]).dice(1, [1, 1, 3]).dice(2, [6, 6, 6])
    )
    table.g.order = (1, 0, 2)
    table.rerolls()
    assert table.g.waiting == (1,)
    table.choose(1, "done")
    assert table.g.waiting == (0,)
