"""Combining modules, and the expansion's other clarifications."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, SPRING, SUMMER
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.ending import END_OF_YEAR
from regnum.games.kingsburg.flow.harvest import AFTER_INFLUENCE, HARVESTS, OPEN
from regnum.games.kingsburg.flow.year import NEW_YEAR, RECRUITING


def provinces(seats: int = 3) -> Realm:
    return Realm(seats, sheet="provinces")


def influencing(table: Realm, seat: int = 0) -> Realm:
    """Only this seat has not passed."""
    table.g.passed = ((1 << table.g.seats) - 1) & ~(1 << seat)
    table.g.order = (seat, *[other for other in range(table.g.seats) if other != seat])
    return table.influence()


@pytest.mark.parametrize(("enemy", "strength"), [("goblins_2_4", 5), ("goblins_3_5", 4)])
def test_improvised_defenses_and_fierce_enemies(enemy: str, strength: int) -> None:
    """KX-089: printed 4 is final 5 and wakes the bonus; printed 5 is 6 and does not."""
    table = provinces().stand(0, "improvised_defenses").befall("fierce_enemies").soldiers(3, 0, 0)
    table.enemy(enemy).script(king=[1]).play(WINTER_BATTLE).finish()
    assert table.told("strength")[0]["strength"] == strength


@pytest.mark.parametrize(("die", "chart"), [(5, 5), (1, 2), (2, 2)])
def test_military_academy_and_heavy_snow(die: int, chart: int) -> None:
    """KX-090: without tokens the King's die counts as 2; the others get 2."""
    table = (
        provinces()
        .stand(0, "military_academy")
        .befall("heavy_snow")
        .enemy("dragons_5_9")
        .script(academy=[die])
    )
    table.play(WINTER_BATTLE)
    if die > 2:
        table.choose(0, "use", perk="military_academy")
    assert [event["chart"] for event in table.told("reinforced")] == [chart, 2, 2]


def test_architects_guild_and_sorcerer() -> None:
    """KX-092: no extra points for what the Sorcerer raises."""
    table = Realm(year=3).cover(0, "F").stand(0, "architects_guild").govern(0, "sorcerer").play(NEW_YEAR)
    for name in ("statue", "inn", "palisade"):
        table.choose(0, "raise", building=name)
    assert table.g.points[0] == 10


@pytest.mark.parametrize("die", [3, 4, 6])
def test_traveling_market_and_politician(die: int) -> None:
    """KX-093: the private advisor 5 from one or two away."""
    table = Realm().cover(0, "C").stand(0, "traveling_market").govern(0, "politician").dice(0, [die])
    assert influencing(table).offers(0, "influence", advisor="private_first", market=5 - die)


def test_park_and_politician() -> None:
    """KX-094: each private advisor is one of the three."""
    table = Realm().cover(0, "F").stand(0, "park").govern(0, "politician").dice(0, [1, 5, 4], [6])
    influencing(table).choose(0, "influence", advisor="jester").choose(
        0, "influence", advisor="private_first"
    )
    table.choose(0, "influence", advisor="private_second").finish()
    points = table.g.points[0]
    assert table.season(SPRING).season_ends().g.points[0] == points + 1


def test_duke_and_rising_stars() -> None:
    """KX-095: the gift taken from the Sergeant stays; his soldier does not come."""
    table = Realm().govern(0, "duke").befall("rising_stars").season(SPRING).play(OPEN).dice(0, [5])
    influencing(table).choose(0, "influence", advisor="sergeant")
    assert table.stock(0) == "1t"
    table.choose(0, "use", perk="duke").choose(0, "take", goods={"gold": 2, "token": 1})
    assert table.stock(0) == "2g 2t"
    assert table.g.soldiers[0] == 0


def test_prince_and_famine() -> None:
    """KX-096: two coloured dice: 6-4, 6-3 or 4-3; white ones stay and count for the 8."""
    table = Realm().govern(0, "prince").befall("famine").dice(0, [2, 3], [3]).rerolls()
    turned = [
        (option["coloured"], option["white"]) for option in table.options(0) if option["kind"] == "turn"
    ]
    assert sorted(turned) == [([3, 4], [3]), ([3, 6], [3]), ([4, 6], [3])]
    table.choose(0, "turn", coloured=[4, 6])
    assert table.faces(0) == [4, 6, 3]


def test_prince_and_bad_advisors() -> None:
    """KX-097: his 3, 4, 6 become 3, 4, 4; the order is by 11."""
    table = (
        Realm()
        .govern(0, "prince")
        .befall("bad_advisors")
        .dice(0, [1, 2, 3])
        .dice(1, [4, 4, 4])
        .dice(2, [5, 5, 5])
    )
    table.rerolls().choose(0, "turn", perk="prince")
    assert table.faces(0) == [3, 4, 4]
    assert table.told("ordered")[0]["totals"] == [11, 12, 15]


def test_priest_and_good_year() -> None:
    """KX-098, KX-099, KX-100: white dice of Farms first; who had one gets point and good; the others choose."""
    table = Realm().govern(0, "priest").stand(1, "farms").befall("good_year").season(SPRING)
    table.white_dice().choose(0, "use", perk="priest")
    assert table.g.points == [11, 10, 10]
    assert table.g.waiting == (0,)
    table.choose(0, "grant", perk="good_year")  # the die by the event, the point by the prayer
    assert table.g.points == [12, 11, 10]
    table.choose(1, "take", goods={"gold": 1})  # had Farms: a point and a good, no second die
    table.choose(2, "grant", perk="priest").choose(2, "take", goods={"stone": 1})
    assert table.g.points == [12, 11, 10]
    assert [table.stock(seat) for seat in range(3)] == ["", "1g", "1s"]
    assert table.g.white == [1, 1, 1]


def test_every_source_of_white_dice_comes_before_priest_and_good_year() -> None:
    """KX-098: King's aid, Vineyards and Fairy count as Farms do."""
    table = Realm(4).govern(0, "fairy").cover(1, "C").stand(1, "vineyards").befall("good_year").season(SUMMER)
    table.white_dice().choose(0, "take", goods={"gold": 1})
    assert table.g.white == [1, 1, 1, 1]
    aid = Realm().befall("good_year").season(SPRING)
    aid.g.aided = 2
    aid.white_dice().choose(2, "take", goods={"gold": 1})
    assert aid.g.white == [1, 1, 1]


def test_without_a_prayer_a_good_year_asks_nothing_of_the_poor() -> None:
    """KX-099: the choice is only for a prayer and the event together."""
    table = Realm().govern(0, "priest").befall("good_year").season(SPRING).white_dice().choose(0, "done")
    assert not table.g.waiting
    assert table.g.white == [1, 1, 1]


def test_politician_and_rising_stars() -> None:
    """KX-101: nothing lies on private advisors."""
    table = Realm().govern(0, "politician").befall("rising_stars").season(SPRING).play(OPEN).dice(0, [5])
    influencing(table).choose(0, "influence", advisor="private_first")
    assert table.stock(0) == ""


def test_politician_and_secret_deals() -> None:
    """KX-102, KX-103: a mark on a private advisor gives no access, and closes it to its owner too."""
    table = Realm().govern(0, "politician").befall("secret_deals").play(NEW_YEAR)
    assert table.offers(0, "mark", advisor="private_first")
    table.choose(0, "mark", advisor="jester").choose(1, "mark", advisor="private_first")
    table.choose(2, "mark", advisor="king").dice(0, [5]).dice(1, [5]).influence()
    assert not table.offers(0, "influence", advisor="private_first")
    table.choose(0, "pass")
    assert not table.offers(1, "influence", advisor="private_first")


def test_the_owner_may_mark_his_private_advisor_as_well() -> None:
    """KX-103: with a token of his own there he may influence him."""
    table = Realm().govern(0, "politician").befall("secret_deals").dice(0, [5])
    table.g.deals = [1 << 18, 1 << 18, 0]
    assert influencing(table).offers(0, "influence", advisor="private_first")


def test_private_advisors_cannot_be_marked_without_a_politician() -> None:
    """KX-102: they are on nobody's card."""
    assert len(Realm().befall("secret_deals").play(NEW_YEAR).options(0)) == 18


def test_the_duke_keeps_secret_deals() -> None:
    """O22, O41: a Duchess marked by others is closed to him."""
    table = Realm().govern(0, "duke").befall("secret_deals").dice(0, [5])
    table.g.deals = [0, 1 << 11, 0]
    table.g.groups = [(4, 0, 1, 0, 0)]
    table.g.taken = 1 << 4
    assert not table.play(AFTER_INFLUENCE).g.waiting


def test_soldiers_are_only_those_on_the_chart() -> None:
    """KX-112, KX-113: a full row D makes no school, arena or palisade; the Training Camp still helps."""
    table = provinces().cover(0, "G").stand(0, "school", "wizards_guild").soldiers(2, 0, 0).play(RECRUITING)
    assert table.g.points[0] == 10
    camp = provinces().cover(0, "E").stand(0, "training_camp", "wizards_guild", "small_palisade")
    camp.play(RECRUITING)
    assert camp.g.soldiers[0] == 1
    bonuses = provinces().cover(0, "DE").cover(1, "").stand(0, "arena", "small_palisade", "town_hall")
    bonuses.enemy("orcs_2_4").script(king=[1]).play(RECRUITING, WINTER_BATTLE).finish()
    assert bonuses.g.points[0] < 11
    assert "small_palisade" not in bonuses.told("strength")[0]["perks"]


def test_two_soldiers_beat_one_with_bonuses_in_a_parade() -> None:
    """KX-112: Guard Tower and Blacksmith march in no parade."""
    table = Realm().stand(1, "blacksmith").soldiers(2, 1, 0).befall("parade").play(RECRUITING)
    assert table.g.points == [12, 10, 10]


def test_a_mercenary_is_nobody_to_keep() -> None:
    """KX-114, KX-116: victory by paid bonuses alone leaves the Winter Quarters empty."""
    table = (
        Realm()
        .cover(0, "E")
        .stand(0, "winter_quarters", "wizards_guild")
        .govern(0, "mercenary")
        .give(0, gold=1)
    )
    table.g.soldier_tokens = [(0, 1)] * 3
    table.enemy("orcs_2_4").play(WINTER_BATTLE, END_OF_YEAR).choose(0, "offer", perk="mercenary", good="gold")
    for seat in range(3):
        table.choose(seat, "send", soldiers=0)
    table.finish()
    assert table.told("strength")[0]["strength"] == 7
    assert table.g.soldiers == [0, 0, 0]


def test_abilities_come_back_with_the_next_season() -> None:
    """KX-105, KX-106: once a season, like those of buildings."""
    table = Realm().govern(0, "philosopher").script(reroll=[3, 3, 3])
    table.dice(0, [1, 1, 1]).rerolls().choose(0, "use", perk="philosopher").finish()
    assert table.season(SUMMER).dice(0, [1, 1, 1]).rerolls().offers(0, "use", perk="philosopher")


@pytest.mark.parametrize("first", ["statue", "philosopher"])
def test_a_governor_and_a_building_act_in_the_order_their_owner_likes(first: str) -> None:
    """KX-105: Philosopher and Statue are due at one time; either may come first, and each comes once."""
    table = Realm().govern(0, "philosopher").stand(0, "statue").dice(0, [2, 2, 2])
    table.script(reroll=[2, 2, 2, 2]).rerolls()
    kinds = {"statue": "reroll", "philosopher": "use"}
    assert table.offers(0, "reroll", perk="statue")
    assert table.offers(0, "use", perk="philosopher")
    second = "philosopher" if first == "statue" else "statue"
    table.choose(0, kinds[first], perk=first)
    assert not table.offers(0, kinds[first], perk=first)
    table.choose(0, kinds[second], perk=second)
    assert not table.g.waiting
    changed = [event["perk"] for event in table.told("rerolled")]
    assert changed == [first, second]


@pytest.mark.parametrize("event_first", [True, False])
def test_an_event_and_a_building_act_in_the_order_the_player_likes(event_first: bool) -> None:
    """KX-105: at the end of Autumn Taxes and Town Hall; the only gold pays the one or the other."""
    table = Realm().befall("taxes").stand(0, "town_hall").give(0, gold=1).season(AUTUMN)
    table.season_ends()
    if event_first:
        table.choose(0, "offer", perk="taxes", good="gold")
        assert table.g.points == [10, 9, 9]
        return
    table.choose(0, "offer", perk="town_hall", good="gold")
    assert table.g.points == [10, 9, 9]  # a point for the gold, a point lost to the Taxes
    assert [event["perk"] for event in table.told("perk")][:2] == ["town_hall", "taxes"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_cards_act_in_turn_order(order: tuple[int, ...]) -> None:
    """KX-105: governors and events as buildings do, one player after the other, each with all of it."""
    table = Realm().govern(0, "merchant").govern(1, "engineer").befall("great_fair").season(SPRING)
    for seat in range(3):
        table.give(seat, gold=1)
    table.g.order = order
    table.construction()
    asked: list[int] = []
    while table.g.waiting:
        seat = table.g.waiting[0]
        if not asked or asked[-1] != seat:
            asked.append(seat)
        found = table.find(seat, "exchange")
        table.g.apply(seat, found[0] if found else table.find(seat, "done")[0])
    assert tuple(asked) == order
    swaps = [(event["seat"], event["perk"]) for event in table.told("perk")]
    assert [seat for seat, _ in swaps] == sorted([0, 0, 1, 2], key=order.index)
    assert sorted(perk for seat, perk in swaps if seat == 0) == ["great_fair", "merchant"]


def test_a_card_is_used_once_in_a_season() -> None:
    """KX-105: the Great Fair and the Merchant exchange one good each, then no more until the next season."""
    table = Realm().govern(0, "merchant").befall("great_fair").give(0, gold=5).season(SPRING).construction()
    for perk in ("great_fair", "merchant"):
        table.choose(0, "exchange", perk=perk, good="gold", other="stone")
        assert not table.offers(0, "exchange", perk=perk)


def test_a_card_comes_back_with_the_seasons_of_a_real_year() -> None:
    """KX-105: Philosopher and Merchant in one harvest after the other, as the calendar runs them."""
    table = Realm().govern(0, "philosopher").govern(1, "merchant").give(1, gold=3)
    for season in (SPRING, SUMMER, AUTUMN):
        table.script(roll=[1, 1, 1, 6, 6, 6, 6, 6, 6], reroll=[3, 3, 3]).play(HARVESTS[season])
        table.choose(0, "use", perk="philosopher")
        for seat in range(3):
            table.choose(seat, "pass")
        table.choose(1, "exchange", perk="merchant", good="gold", other="stone")
        assert not table.offers(1, "exchange")
        table.finish()
    assert table.stock(1) == "3s"


def test_a_season_in_the_order_of_the_book() -> None:
    """KX-214: income, white dice, roll, changes, Bad Advisors, gains by total, order, influence, Duke, help, building, end."""
    table = (
        Realm(3, sheet="provinces")
        .cover(0, "EFG")
        .govern(0, "priest")
        .govern(1, "duke")
        .befall("bad_advisors")
    )
    table.stand(0, "merchants_guild", "griffin_ranch", "university", "park", "chapel").give(1, gold=2)
    table.script(roll=[1, 1, 1, 1, 6, 6, 6, 5, 6, 5, 5, 4], reroll=[1, 2, 1, 2, 1])
    table.play(HARVESTS[SUMMER])
    table.choose(0, "use", perk="priest").choose(0, "reroll", perk="chapel")
    table.choose(0, "influence", advisor="jester", market=0).choose(
        1, "influence", advisor="merchant", dice=[0]
    )
    table.finish(choice=1)
    story = table.story()
    expected = [
        "phase", "perk:merchants_guild", "white_die:farms", "perk:priest", "rolled", "rerolled:chapel",
        "dice_set:bad_advisors", "perk:griffin_ranch", "ordered", "influenced", "moved:duke", "helped", "built",
    ]  # fmt: skip
    places = [story.index(kind) for kind in expected]
    assert places == sorted(places), story
    assert story.index("perk:university") > story.index("dice_set:bad_advisors")
    assert table.g.season == SUMMER


def test_a_year_ends_in_the_order_of_the_book() -> None:
    """KX-215: battle, rewards, strongest, home, Winter Quarters' soldier, the governor's good, final points, the Minstrel."""
    table = (
        Realm(3, sheet="provinces", year=5)
        .govern(0, "sculptor")
        .govern(1, "minstrel")
        .govern(2, "paladin")
        .cover(0, "EF")
    )
    table.stand(0, "winter_quarters", "cathedral", "architects_guild").soldiers(9, 9, 0)
    table.g.soldier_tokens = [(1, 2)] * 3
    table.enemy("dragons_5_9").play(WINTER_BATTLE, END_OF_YEAR)
    table.g.wins[2] = 1
    for seat in range(3):
        table.choose(seat, "send", soldiers=2)
    table.finish()
    story = table.story()
    expected = [
        "enemy", "won", "lost", "strongest", "went_home", "perk:winter_quarters", "perk:sculptor", "perk:architects_guild",
        "token_scored", "perk:paladin", "perk:minstrel", "scored", "ended",
    ]  # fmt: skip
    places = [story.index(kind) for kind in expected]
    assert places == sorted(places), story
