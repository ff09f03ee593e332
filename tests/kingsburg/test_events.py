"""Module 4: the events of a year."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, SPRING, SUMMER
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.ending import DISCARD, END_OF_YEAR
from regnum.games.kingsburg.flow.harvest import OPEN, ROLL
from regnum.games.kingsburg.flow.year import (
    KINGS_AID,
    KINGS_ENVOY,
    KINGS_REWARD_PHASE,
    NEW_YEAR,
    RECRUITING,
    YEAR_STEP,
)


def battle(table: Realm, king: int = 1, enemy: str = "orcs_2_4") -> Realm:
    """A winter with this die of the King."""
    return table.enemy(enemy).script(king=[king]).play(WINTER_BATTLE).finish()


def strengths(table: Realm) -> list[int]:
    return [event["strength"] for event in table.told("strength")]


@pytest.mark.parametrize("owner", ["crane", "carpenters_workshop"])
def test_town_development_builds_column_one_for_nothing(owner: str) -> None:
    """KX-079, KX-185: free for owners, points as usual, and it is the one building of the season."""
    table = Realm(sheet="provinces")
    if owner == "carpenters_workshop":
        table.cover(0, "F")
    table.stand(0, owner).befall("town_development").construction()
    table.choose(0, "build", building="statue", cost={})
    assert table.g.points[0] == 13
    assert not table.g.waiting  # no second building, and without goods nothing for the others


def test_town_development_is_for_owners_only_and_column_one_only() -> None:
    """KX-185: others pay; column II costs what it costs."""
    table = Realm().stand(0, "crane", "statue").give(1, gold=2).befall("town_development").construction()
    assert table.offers(0, "build", building="inn", cost={})
    assert not table.offers(0, "build", building="chapel")
    table.choose(0, "done")
    assert table.offers(1, "build", building="statue", cost={"gold": 2})
    assert not table.offers(1, "build", building="inn")


def test_town_development_with_the_envoy() -> None:
    """KX-079: the Envoy's second building may be free again."""
    table = Realm().stand(0, "crane").befall("town_development")
    table.g.envoy = 0
    table.construction().choose(0, "build", building="statue").choose(
        0, "build", building="inn", cost={}, envoy=1
    )
    assert table.stands(0, "inn")


def test_rising_stars_give_at_the_moment_of_influence() -> None:
    """KX-080, KX-186: 1 wood from the Squire at once, his gold at the help."""
    table = Realm().befall("rising_stars").season(SPRING).play(OPEN).dice(0, [2, 4, 6])
    table.g.passed = 0b110
    table.influence().choose(0, "influence", advisor="squire")
    assert table.stock(0) == "1w"
    table.choose(0, "pass")
    assert table.stock(0) == "1g 1w"


def test_a_token_from_a_rising_star_may_be_used_in_the_same_season() -> None:
    """KX-080: with the Merchant's token a 6 reaches the Treasurer."""
    table = Realm().befall("rising_stars").season(SPRING).play(OPEN).dice(0, [4, 6])
    table.g.passed = 0b110
    table.influence()
    assert not table.offers(0, "influence", advisor="treasurer", token=1)
    table.choose(0, "influence", advisor="merchant")
    assert table.offers(0, "influence", advisor="treasurer", token=1)


def test_a_rising_star_has_nothing_for_the_second() -> None:
    """KX-081: who joins with the Envoy gets no gift."""
    table = Realm().befall("rising_stars").season(SPRING).play(OPEN).dice(0, [3]).dice(1, [3])
    table.g.passed = 0b100
    table.g.envoy = 1
    table.influence().choose(0, "influence", advisor="architect").choose(
        1, "influence", advisor="architect", envoy=1
    )
    table.finish()
    assert table.stock(0) == "1w 1s"
    assert table.stock(1) == "1w"


@pytest.mark.parametrize(("event", "final"), [("fierce_enemies", 5), ("weak_enemies", 3)])
def test_the_enemys_strength_changes(event: str, final: int) -> None:
    """KX-187, KX-199: one more, or one less."""
    table = battle(Realm().soldiers(3, 4, 2).befall(event))
    assert table.told("enemy")[0]["strength"] == final
    outcomes = {3: ["won", "won", "drawn"], 5: ["lost", "drawn", "lost"]}[final]
    told = [kind for kind in table.story() if kind in ("won", "drawn", "lost")]
    assert told == outcomes


def test_heavy_snow_sends_two_to_everybody() -> None:
    """KX-188: no die is rolled."""
    table = battle(Realm().befall("heavy_snow"), king=6)
    assert [event["chart"] for event in table.told("reinforced")] == [2, 2, 2]
    assert table.told("kings_die") == [{"kind": "kings_die", "die": 2, "seat": None}]


def test_famine_leaves_two_coloured_dice() -> None:
    """KX-189, O27: white ones stay."""
    table = Realm().stand(0, "farms").befall("famine").season(SPRING)
    table.g.aided = 0
    table.white_dice().play(ROLL)
    assert [len(dice) for dice in table.g.dice] == [4, 2, 2]
    assert table.g.coloured == [2, 2, 2]


def test_bad_advisors_spoil_sixes() -> None:
    """KX-111, KX-190: 6, 6, 1 become 4, 4, 1, white dice too, and the order is by what they became."""
    table = (
        Realm().befall("bad_advisors").dice(0, [6, 6, 6]).dice(1, [1, 6, 6], [6]).dice(2, [5, 4, 4]).rerolls()
    )
    assert [table.faces(seat) for seat in range(3)] == [[4, 4, 4], [1, 4, 4, 4], [4, 4, 5]]
    assert table.g.order == (0, 1, 2)


def test_bad_advisors_come_after_rerolls() -> None:
    """O21: the Chapel sees the rolled 6; the University sees the 4."""
    table = Realm(sheet="provinces").cover(0, "G").stand(0, "chapel", "university").befall("bad_advisors")
    table.dice(0, [1, 1, 6]).rerolls()
    assert not table.told("rerolled")
    assert table.g.points[0] == 11
    high = (
        Realm(sheet="provinces")
        .cover(0, "G")
        .stand(0, "university")
        .befall("bad_advisors")
        .dice(0, [2, 3, 6])
    )
    assert high.rerolls().g.points[0] == 11


def test_bad_advisors_do_not_spoil_the_philosophers_point() -> None:
    """O31: they are no reroll."""
    table = (
        Realm()
        .govern(0, "philosopher")
        .befall("bad_advisors")
        .dice(0, [2, 2, 6])
        .script(reroll=[1, 1, 6])
        .rerolls()
    )
    table.choose(0, "use", perk="philosopher")
    assert table.g.points[0] == 11
    assert table.faces(0) == [1, 1, 4]


def test_a_good_year_gives_dice_or_goods() -> None:
    """KX-191, O24: who has a white die takes a good, the others get a die, every season."""
    for season in (SPRING, SUMMER, AUTUMN):
        table = Realm().stand(0, "farms").befall("good_year").season(season).white_dice()
        table.choose(0, "take", goods={"stone": 1})
        assert table.g.white == [1, 1, 1]
        assert table.stock(0) == "1s"
        assert table.stock(1) == ""


def test_secret_deals_close_advisors_to_others() -> None:
    """KX-192: each marks one advisor in turn order; only who marked him may influence him."""
    table = Realm().befall("secret_deals").play(NEW_YEAR)
    assert table.g.waiting == (0,)
    assert len(table.options(0)) == 18
    table.choose(0, "mark", advisor="treasurer").choose(1, "mark", advisor="treasurer").choose(
        2, "mark", advisor="king"
    )
    for seat in range(3):
        table.dice(seat, [2, 6, 3])
    table.influence()
    assert table.offers(0, "influence", advisor="treasurer")
    table.choose(0, "influence", advisor="squire")
    assert table.offers(1, "influence", advisor="treasurer")
    table.choose(1, "influence", advisor="architect")
    assert not table.offers(2, "influence", advisor="treasurer")
    assert table.offers(2, "influence", advisor="alchemist")
    assert table.g.built == [0, 0, 0]


def test_the_envoy_does_not_break_a_secret_deal() -> None:
    """O22: a marked advisor stays closed."""
    table = Realm().befall("secret_deals").dice(0, [2, 6]).dice(1, [2, 6])
    table.g.deals = [1 << 7, 0, 0]
    table.g.envoy = 1
    table.g.passed = 0b100
    table.influence().choose(0, "influence", advisor="treasurer")
    assert not table.offers(1, "influence", advisor="treasurer")


def test_secret_deals_end_with_the_year() -> None:
    """KX-077: the marks are gone with the card."""
    table = Realm().befall("secret_deals")
    table.g.deals = [1, 2, 4]
    table.play(END_OF_YEAR)
    assert table.g.deals == [0, 0, 0]
    assert table.g.event == -1


@pytest.mark.parametrize(("die", "over"), [(1, True), (2, False), (6, False)])
def test_the_king_is_ill(die: int, over: bool) -> None:
    """KX-193: a 1 at the end of winter ends the game, with final scoring."""
    table = Realm().befall("the_king_is_ill").stand(0, "cathedral").give(0, gold=2).script(health=[die])
    table.play(END_OF_YEAR)
    assert table.g.ending == over
    assert table.g.points[0] == (11 if over else 10)
    assert bool(table.told("ended")) == over


@pytest.mark.parametrize(
    ("event", "dice", "advisor"),
    [("the_king_is_ill", [6, 6, 6], "king"), ("the_queen_is_away", [5, 6, 6], "queen")],
)
def test_closed_advisors(event: str, dice: list[int], advisor: str) -> None:
    """KX-193, KX-206: King or Queen cannot be influenced, not even with the Envoy."""
    assert influencing(Realm().dice(0, dice)).offers(0, "influence", advisor=advisor)
    table = Realm().befall(event).dice(0, dice)
    table.g.envoy = 0
    assert not influencing(table).offers(0, "influence", advisor=advisor)


def influencing(table: Realm) -> Realm:
    table.g.passed = 0b110
    return table.influence()


@pytest.mark.parametrize(
    ("soldiers", "points"), [((4, 4, 1), [12, 12, 10]), ((1, 0, 0), [12, 10, 10]), ((0, 0, 0), [10, 10, 10])]
)
def test_parade_counts_soldiers(soldiers: tuple[int, ...], points: list[int]) -> None:
    """KX-113, KX-194: 2 VP for the most, one soldier at least; bonuses are none."""
    table = Realm().stand(1, "wizards_guild").soldiers(*soldiers).befall("parade").play(RECRUITING)
    assert table.g.points == points


@pytest.mark.parametrize(
    ("event", "good"), [("open_quarry", "1s"), ("lush_forests", "1w"), ("gold_vein", "1g")]
)
@pytest.mark.parametrize(("die", "lucky"), [(3, False), (4, True), (6, True)])
def test_lucky_seasons(event: str, good: str, die: int, lucky: bool) -> None:
    """KX-195, KX-197, KX-198: one die a season; on 4 or more everybody takes the good."""
    table = Realm().befall(event).season(SPRING).script(luck=[die]).play(OPEN)
    assert [table.stock(seat) for seat in range(3)] == [good if lucky else ""] * 3


def test_royal_gifts_before_the_kings_aid() -> None:
    """KX-196, O25: everybody takes a good, in turn order, and it counts in phase 1."""
    table = Realm().befall("royal_gifts").give(2, gold=1)
    table.g.order = (2, 0, 1)
    table.play(NEW_YEAR, KINGS_AID)
    for seat in (2, 0, 1):
        assert table.g.waiting == (seat,)
        table.choose(seat, "take", goods={"wood": 1})
    assert table.stock(2) == "1g 1w"
    assert table.g.waiting == (0,)  # tied with seat 1 for the aid


def test_favour_of_the_court() -> None:
    """KX-200: everybody takes a token."""
    table = Realm().befall("favour_of_the_court").play(NEW_YEAR)
    assert [table.stock(seat) for seat in range(3)] == ["1t"] * 3


def test_royal_tournament_doubles_the_reward() -> None:
    """KX-201: 2 VP, to each of several."""
    table = Realm().stand(0, "statue").stand(1, "inn").befall("royal_tournament").play(KINGS_REWARD_PHASE)
    assert table.g.points == [12, 12, 10]


def test_dangerous_roads_keep_the_envoy_home() -> None:
    """KX-202: nobody gets him, and an unused one goes back."""
    table = Realm().stand(1, "statue").stand(2, "statue").befall("dangerous_roads")
    table.g.envoy = 1
    assert table.play(KINGS_ENVOY).g.envoy == -1


@pytest.mark.parametrize(("barracks", "price"), [(False, 3), (True, 2)])
def test_costly_recruits(barracks: bool, price: int) -> None:
    """KX-203: 3 goods, with the Barracks 2."""
    table = Realm().befall("costly_recruits").give(0, gold=6)
    if barracks:
        table.stand(0, "barracks")
    table.play(RECRUITING)
    assert max(option["soldiers"] for option in table.options(0)) == 6 // price


def test_volunteers_come_before_recruiting() -> None:
    """KX-204: one soldier each, the chart ends at 9."""
    assert Realm().soldiers(0, 2, 9).befall("volunteers").play(RECRUITING).g.soldiers == [1, 3, 9]


def test_taxes_take_gold_or_a_point() -> None:
    """KX-205: who has gold chooses, who has none loses a point; autumn only."""
    table = Realm().give(0, gold=1).give(1, gold=1).befall("taxes").season(AUTUMN).season_ends()
    assert not table.offers(0, "done")
    table.choose(0, "offer", perk="taxes", good="gold").choose(1, "use", perk="taxes")
    assert table.g.points == [10, 9, 9]
    assert table.stock(0) == ""
    assert table.stock(1) == "1g"
    assert Realm().befall("taxes").season(SUMMER).season_ends().g.points == [10, 10, 10]


def test_master_builders_once_a_year() -> None:
    """KX-207: two buildings in one season, then no more this year."""
    table = Realm().give(0, 9, 9, 9).befall("master_builders").construction()
    table.choose(0, "build", building="statue").choose(0, "build", building="inn", envoy=0).finish()
    assert table.g.buildings(0) == 2
    table.construction().choose(0, "build", building="palisade")
    assert not table.g.waiting


def test_builders_strike_raises_the_last_columns() -> None:
    """KX-208: Farms cost 3 gold, with the Crane 2; columns I and II as printed."""
    table = Realm().stand(0, "market").give(0, 9, 9, 9).befall("builders_strike").construction()
    assert table.offers(0, "build", building="farms", cost={"gold": 3, "wood": 3, "stone": 1})
    assert table.offers(0, "build", building="statue", cost={"gold": 2})
    crane = Realm().stand(0, "market", "crane").give(0, 9, 9, 9).befall("builders_strike").construction()
    assert crane.offers(0, "build", building="farms", cost={"gold": 2, "wood": 3, "stone": 1})


def test_the_great_fair_exchanges_once_a_season() -> None:
    """KX-209: wood for gold, and not again."""
    table = (
        Realm()
        .give(0, wood=2)
        .befall("great_fair")
        .construction()
        .choose(0, "exchange", good="wood", other="gold")
    )
    assert table.stock(0) == "1g 1w"
    assert not table.offers(0, "exchange")


def test_the_royal_guard_sends_one_more() -> None:
    """KX-210: the King's die 3 brings 4."""
    table = battle(Realm().befall("royal_guard"), king=3)
    assert [event["chart"] for event in table.told("reinforced")] == [4, 4, 4]


def test_scouts_report_shows_the_enemy_to_all() -> None:
    """KX-211: every view has the whole card from the start of the year; without the event nobody's has."""
    table = Realm().befall("scouts_report").enemy("goblins_2_3").give(0, gold=2)
    table.g.tables.perks[table.g.event].revealed(table.g)
    table.play(RECRUITING)
    plain = Realm().enemy("goblins_2_3").give(0, gold=2).play(RECRUITING)
    for seat in (0, 1, 2, None):
        enemy = table.g.view(seat).enemy
        assert enemy is not None
        assert (enemy.kind, enemy.strength) == ("goblins", 3)
        hidden = plain.g.view(seat).enemy
        assert hidden is not None
        assert hidden.kind is None


def test_scouts_report_holds_from_the_first_phase_of_its_year() -> None:
    """KX-211: turned up, the event shows the whole card to everybody before the King's aid; the next year's is hidden again."""
    table = Realm(year=1).enemy("demons_3_6")
    table.g.events_left = (table.number("scouts_report"), table.number("volunteers"))
    table.script(event=[0, 0]).play(YEAR_STEP)
    assert (table.g.year, table.g.phase) == (2, 1)
    assert table.g.waiting  # all tied: everybody chooses a good of the King's aid
    assert not table.told("aid")
    for seat in (0, 1, 2, None):
        enemy = table.g.view(seat).enemy
        assert enemy is not None
        assert (enemy.kind, enemy.strength, enemy.least, enemy.most) == ("demons", 6, 6, 6)
        assert enemy.reward == [("points", 1)]
        assert enemy.losses == [("gold", 2), ("wood", 1), ("stone", 1), ("points", 1)]
    assert [(event["enemy"], event["strength"]) for event in table.told("enemy_shown")] == [("demons", 6)]
    table.play(DISCARD)
    table.g.agenda.clear()
    table.play(YEAR_STEP)
    for seat in (0, 1, 2, None):
        enemy = table.g.view(seat).enemy
        assert enemy is not None
        assert enemy.kind is None


def test_the_generals_look_adds_nothing_to_scouts_report() -> None:
    """KX-211, O38: who looks knows what everybody knows; what follows a look still happens."""
    table = Realm().befall("scouts_report").govern(0, "spy").enemy("orcs_2_4").dice(0, [4, 6])
    table.g.tables.perks[table.g.event].revealed(table.g)
    before = [table.g.view(seat).enemy for seat in (0, 1, 2, None)]
    influencing(table).choose(0, "influence", advisor="general").finish()
    assert table.g.soldiers[0] == 2
    assert table.g.points[0] == 11  # the Spy's point for a look
    assert [table.g.view(seat).enemy for seat in (0, 1, 2, None)] == before


def test_thick_fog_hides_the_enemy_from_all() -> None:
    """KX-212, O38: the General gives soldiers and no look; the Spy learns nothing either."""
    table = Realm().befall("thick_fog").govern(0, "spy").dice(0, [4, 6]).play(NEW_YEAR)
    influencing(table).choose(0, "influence", advisor="general").finish()
    assert table.g.soldiers[0] == 2
    assert table.g.lookers == 0
    assert table.g.points[0] == 10


def test_glory_and_shame() -> None:
    """KX-213: winners a point more, losers a point less, draws nothing."""
    table = battle(Realm().soldiers(4, 3, 0).befall("glory_and_shame"), enemy="orcs_2_4")
    assert table.g.points == [10 + 1 + 1, 10, 10 - 1]
    beaten = battle(Realm().befall("glory_and_shame"), enemy="zombies_2_5")
    assert beaten.g.points == [7, 7, 7]


def test_the_hideout_does_not_save_from_shame() -> None:
    """KX-153, O44: the event's point is not printed on the card."""
    table = Realm().cover(0, "F").stand(0, "hideout").befall("glory_and_shame")
    assert battle(table, enemy="zombies_2_5").g.points[0] == 9


def test_events_spare_nobody() -> None:
    """KX-078: every seat has the event of the year in force."""
    table = Realm(5).befall("famine")
    assert all(table.g.has(seat, "famine") for seat in range(5))
    table.season(SPRING).white_dice().play(ROLL)
    assert [len(dice) for dice in table.g.dice] == [2] * 5
