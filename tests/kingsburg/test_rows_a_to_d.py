"""Module 2: the alternative rows A to D."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, SPRING, SUMMER
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.ending import END_OF_YEAR
from regnum.games.kingsburg.flow.harvest import INCOME
from regnum.games.kingsburg.flow.year import RECRUITING


def realm(letters: str, seats: int = 3) -> Realm:
    """Seat 0 uses these alternative rows."""
    return Realm(seats, sheet="provinces").cover(0, letters)


COSTS = {
    "A": (("fountain", 0, 1, 2, 2), ("merry_go_round", 1, 2, 1, 3), ("theatre", 3, 1, 1, 4), ("royal_gardens", 5, 2, 2, 7)),
    "B": (("bridge", 1, 1, 1, 3), ("altar", 3, 0, 1, 5), ("monastery", 3, 1, 2, 7), ("basilica", 5, 0, 3, 10)),
    "C": (("brewery", 1, 1, 0, 0), ("traveling_market", 2, 2, 0, 1), ("vineyards", 2, 2, 1, 3), ("craftsmens_guild", 3, 1, 2, 4)),
    "D": (("watch_post", 1, 0, 1, 1), ("armory", 1, 2, 0, 2), ("arena", 2, 2, 1, 4), ("sorcerers_tower", 3, 2, 2, 6)),
    "E": (("small_palisade", 0, 1, 0, 0), ("griffin_ranch", 1, 1, 1, 2), ("catapults", 2, 0, 2, 2), ("winter_quarters", 3, 0, 2, 4)),
    "F": (("hideout", 0, 1, 1, 0), ("carpenters_workshop", 0, 1, 1, 1), ("park", 2, 1, 1, 2), ("architects_guild", 2, 2, 2, 3)),
    "G": (("library", 0, 0, 1, 0), ("school", 1, 1, 0, 1), ("veterans_hall", 1, 2, 0, 2), ("university", 2, 1, 1, 3)),
}  # fmt: skip
CELLS = [(letter, column) for letter in COSTS for column in range(4)]


@pytest.mark.parametrize(("letter", "column"), CELLS)
def test_costs_and_points(letter: str, column: int) -> None:
    """KX-133 … KX-160: each building for exactly its price, with its points; not for a good less.

    KX-133, KX-134, KX-135, KX-136, KX-137, KX-138, KX-139, KX-140, KX-141, KX-142, KX-143, KX-144, KX-145, KX-146,
    KX-147, KX-148, KX-149, KX-150, KX-151, KX-152, KX-153, KX-154, KX-155, KX-156, KX-157, KX-158, KX-159, KX-160.
    """
    name, gold, wood, stone, points = COSTS[letter][column]

    def ready() -> Realm:
        table = realm(letter)
        if column:
            table.stand(0, COSTS[letter][column - 1][0])
        if letter == "F" and column > 1:  # the Carpenter's Workshop lowers prices; test those apart
            table.g.perks[0] &= ~(1 << table.number("carpenters_workshop"))
        return table

    table = ready().give(0, gold, wood, stone).construction().choose(0, "build", building=name).finish()
    assert table.stock(0) == ""
    assert table.g.points[0] == 10 + points
    for less in range(3):
        goods = [gold, wood, stone]
        if goods[less]:
            goods[less] -= 1
            assert not ready().give(0, *goods).construction().offers(0, "build", building=name)


def test_a_row_replaces_only_ones_own_row_of_its_letter() -> None:
    """KX-019: row C of seat 0 is another, everybody else's stays; no base ability of row C is left."""
    table = realm("C").give(0, 9, 9, 9).give(1, 9, 9, 9).construction()
    assert table.offers(0, "build", building="brewery")
    assert not table.offers(0, "build", building="inn")
    table.choose(0, "build", building="brewery")
    assert table.offers(1, "build", building="inn")
    assert not table.offers(1, "build", building="brewery")
    full = realm("C").stand(0, "craftsmens_guild").season(SUMMER).play(INCOME)
    assert full.stock(0) == "1s"  # no gold of a Merchants' Guild
    full.white_dice()
    assert full.g.white == [0, 0, 0]  # no die of Farms


@pytest.mark.parametrize(
    ("name", "good"), [("fountain", "stone"), ("merry_go_round", "wood"), ("theatre", "gold")]
)
def test_attractions_sell_a_point_in_summer(name: str, good: str) -> None:
    """KX-133, KX-134, KX-135: one good of the kind for 1 VP, once, at the end of summer."""
    table = (
        realm("A")
        .stand(0, name)
        .give(0, **{good: 2})
        .season(SUMMER)
        .season_ends()
        .choose(0, "use", perk=name)
    )
    assert table.g.points[0] == 11
    assert table.stock(0) == f"1{good[0]}"
    assert not table.g.waiting
    assert not realm("A").stand(0, name).give(0, **{good: 2}).season(AUTUMN).season_ends().g.waiting


def test_royal_gardens_open_the_autumn_too() -> None:
    """KX-136: three goods, three points in autumn; nothing in spring."""
    table = (
        realm("A").stand(0, "royal_gardens").give(0, 1, 1, 1).season(AUTUMN).season_ends().finish(choice=1)
    )
    assert table.g.points[0] == 13
    assert table.stock(0) == ""
    assert not realm("A").stand(0, "royal_gardens").give(0, 1, 1, 1).season(SPRING).season_ends().g.waiting


@pytest.mark.parametrize(("free", "gold"), [(0, ""), (0b1, "1g"), (0b111, "1g"), (0b1000, "1g")])
def test_bridge_pays_for_dice_left(free: int, gold: str) -> None:
    """KX-137: 1 gold if any die stayed unplaced, a white one too, never more."""
    table = realm("B").stand(0, "bridge").dice(0, [1, 2, 3], [4]).season(SPRING)
    table.g.free[0] = free
    assert table.season_ends().stock(0) == gold


def test_altar_rerolls_one_or_two_dice() -> None:
    """KX-138, KX-037: total 9 with white dice counted: one or two dice; equal dice count once; 10: nothing."""
    table = realm("B").stand(0, "altar").dice(0, [2, 2, 3], [2]).script(reroll=[6, 5]).rerolls()
    masks = [option["dice"] for option in table.options(0) if option["kind"] == "reroll"]
    assert masks == [[0], [0, 1], [2], [0, 2], [3], [0, 3], [2, 3]]
    table.choose(0, "reroll", dice=[0, 3])
    assert table.faces(0) == [2, 3, 6, 5]
    assert not table.g.waiting
    assert not realm("B").stand(0, "altar").dice(0, [2, 2, 3], [3]).rerolls().g.waiting


def test_monastery_wants_no_goods_in_autumn() -> None:
    """KX-026, KX-139: tokens are no goods; one good spoils it; goods spent on soldiers go too late."""
    assert realm("B").stand(0, "monastery").give(0, tokens=3).season(AUTUMN).season_ends().g.points[0] == 11
    assert realm("B").stand(0, "monastery").give(0, gold=1).season(AUTUMN).season_ends().g.points[0] == 10
    assert realm("B").stand(0, "monastery").season(SUMMER).season_ends().g.points[0] == 10
    late = realm("B").stand(0, "monastery").give(0, gold=2).season(AUTUMN).season_ends()
    late.play(RECRUITING).choose(0, "recruit", soldiers=1).finish()
    assert late.g.points[0] == 10


def test_monastery_after_the_last_good_went_to_the_town_hall() -> None:
    """KX-139, KB-199: the owner may pay the Town Hall first and then own no goods."""
    table = realm("B").stand(0, "monastery", "town_hall").give(0, gold=1).season(AUTUMN)
    table.season_ends().choose(0, "offer", perk="town_hall", good="gold")
    assert table.g.points[0] == 12


def test_basilica_outlives_the_monastery() -> None:
    """KX-027, KX-140: the Monastery falls, the Basilica stands with its points and cannot be built again."""
    table = (
        realm("B").stand(0, "basilica").enemy("barbarians_5_8").script(king=[1]).play(WINTER_BATTLE).finish()
    )
    assert table.stands(0, "basilica")
    assert not table.stands(0, "monastery")
    assert table.g.points[0] == 10 - 7
    table.give(0, 9, 9, 9).construction()
    assert table.offers(0, "build", building="monastery")
    assert not table.offers(0, "build", building="basilica")


def test_column_three_falls_when_only_the_basilica_is_in_column_four() -> None:
    """KX-140: a Stone Wall further down falls instead."""
    table = realm("B").stand(0, "basilica", "stone_wall").enemy("barbarians_5_8")
    table.g.built[0] &= ~(1 << table.g.tables.cells[table.number("monastery")])
    table.g.perks[0] &= ~(1 << table.number("monastery"))
    table.script(king=[1]).play(WINTER_BATTLE).finish()
    assert table.stands(0, "basilica")
    assert not table.stands(0, "stone_wall")


@pytest.mark.parametrize("soldiers", [3, 0])
def test_brewery_asks_nobody(soldiers: int) -> None:
    """KX-028, KX-141: at the end of summer soldiers go and two tokens come, without a question."""
    table = realm("C").stand(0, "brewery").soldiers(soldiers, 4, 4).season(SUMMER).season_ends()
    assert not table.g.waiting
    assert table.g.soldiers == [0, 4, 4]
    assert table.stock(0) == "2t"
    assert realm("C").stand(0, "brewery").soldiers(3, 0, 0).season(AUTUMN).season_ends().g.soldiers[0] == 3


def test_brewery_acts_in_the_summer_it_is_built() -> None:
    """KX-141: like every ability of a season's end."""
    table = realm("C").give(0, 1, 1).soldiers(2, 0, 0).season(SUMMER)
    table.construction().choose(0, "build", building="brewery").finish().season_ends()
    assert table.stock(0) == "2t"
    assert table.g.soldiers[0] == 0


@pytest.mark.parametrize(
    ("dice", "reached"),
    [([1, 6], {"sergeant"}), ([2, 6], {"general"}), ([6, 6], {"general"}), ([1, 2], {"sergeant"})],
)
def test_traveling_market_reaches_five_ten_and_fifteen(dice: list[int], reached: set[str]) -> None:
    """KX-142: sums 7, 8, 12 and 3 reach only 5, 10 and 15 from one or two away."""
    table = realm("C").stand(0, "traveling_market").dice(0, dice).influence()
    whole = [
        option for option in table.options(0) if option["kind"] == "influence" and len(option["dice"]) == 2
    ]
    assert {option["advisor"] for option in whole if option["market"]} == reached


def test_traveling_market_once_a_season_and_up_to_fifteen() -> None:
    """KX-142: sum 13 reaches 15; a second shift in the season is refused."""
    table = realm("C").stand(0, "traveling_market").dice(0, [3, 4, 6]).influence()
    assert table.offers(0, "influence", advisor="inventor", market=2)
    table.choose(0, "influence", advisor="sergeant", dice=[0], market=2)
    assert all(not option.get("market") for option in table.options(0))


@pytest.mark.parametrize(("season", "white"), [(SPRING, 0), (SUMMER, 0), (AUTUMN, 1)])
def test_vineyards_in_autumn(season: int, white: int) -> None:
    """KX-143: one white die in autumn, none else, and no penalty in battle."""
    table = realm("C").stand(0, "vineyards").season(season).white_dice()
    assert table.g.white == [white, 0, 0]
    table.soldiers(1, 0, 0).enemy("zombies_2_5").script(king=[1]).play(WINTER_BATTLE).finish()
    assert table.told("strength")[0]["strength"] == 2


def test_craftsmens_guild_gives_each_season_another_good() -> None:
    """KX-144: wood, stone, and a good of choice before rolling."""
    table = realm("C").stand(0, "craftsmens_guild").season(SPRING).play(INCOME).season(SUMMER).play(INCOME)
    assert table.stock(0) == "1w 1s"
    table.season(AUTUMN).play(INCOME).choose(0, "take", goods={"gold": 1})
    assert table.stock(0) == "1g 1w 1s"


def strength(table: Realm) -> int:
    """Seat 0's strength in the battle just fought."""
    return int(table.told("strength")[0]["strength"])


@pytest.mark.parametrize(("paid", "bonus"), [(True, 2), (False, 0)])
def test_watch_post_is_paid_before_the_enemy_is_known(paid: bool, bonus: int) -> None:
    """KX-145: 1 gold before the reveal for +2."""
    table = (
        realm("D")
        .stand(0, "watch_post")
        .give(0, gold=2)
        .enemy("zombies_2_5")
        .script(king=[1])
        .play(WINTER_BATTLE)
    )
    assert not table.told("enemy")
    if paid:
        table.choose(0, "offer", perk="watch_post", good="gold")
    else:
        table.choose(0, "done")
    assert strength(table.finish()) == 1 + bonus
    assert table.stock(0) == ("1g" if paid else "2g")


def test_armory_takes_any_good_for_another_point_of_strength() -> None:
    """KX-146: +1, and +1 more for a good."""
    table = (
        realm("D")
        .stand(0, "armory")
        .give(0, wood=1)
        .enemy("zombies_2_5")
        .script(king=[1])
        .play(WINTER_BATTLE)
    )
    table.choose(0, "offer", perk="armory", good="wood")
    assert strength(table.finish()) == 3
    unpaid = realm("D").stand(0, "armory").enemy("zombies_2_5").script(king=[1]).play(WINTER_BATTLE)
    assert strength(unpaid.finish()) == 2


def test_a_paid_bonus_ends_with_the_battle() -> None:
    """KX-145: next winter it must be paid again."""
    table = realm("D").stand(0, "watch_post").give(0, gold=1).enemy("zombies_2_5").script(king=[1, 1])
    table.play(WINTER_BATTLE, END_OF_YEAR).choose(0, "offer", perk="watch_post", good="gold").finish()
    table.play(WINTER_BATTLE).finish()
    assert table.told("strength")[3]["strength"] == 1


@pytest.mark.parametrize(
    ("soldiers", "points"), [((3, 3, 1), [11, 11, 10]), ((2, 3, 1), [10, 11, 10]), ((0, 0, 0), [10, 10, 10])]
)
def test_arena_rewards_the_most_soldiers(soldiers: tuple[int, ...], points: list[int]) -> None:
    """KX-038, KX-147: one of the most is enough, but one soldier it takes."""
    table = realm("D").cover(1, "D").stand(0, "arena").stand(1, "arena").soldiers(*soldiers).play(RECRUITING)
    assert table.g.points == points


@pytest.mark.parametrize(("die", "bonus"), [(1, -1), (2, 3), (6, 3)])
def test_sorcerers_tower_is_a_gamble(die: int, bonus: int) -> None:
    """KX-148: 1 costs a point of strength, anything else brings three. Nobody pays for the rest of the row."""
    table = (
        realm("D")
        .stand(0, "sorcerers_tower")
        .soldiers(2, 0, 0)
        .enemy("zombies_2_5")
        .script(king=[1], tower=[die])
    )
    assert strength(table.play(WINTER_BATTLE).finish()) == 3 + 1 + bonus


BONUSES = {"A": 0, "B": 0, "C": 0, "D": 1, "E": 1, "F": 0, "G": 0}


@pytest.mark.parametrize("letter", BONUSES)
def test_a_full_row_in_battle(letter: str) -> None:
    """KX-146, KX-152: unpaid and without soldiers only Armory and Winter Quarters add to battle, a failed tower takes."""
    table = realm(letter).stand(0, COSTS[letter][3][0]).enemy("demons_5_9").script(king=[2], tower=[1])
    bonus = BONUSES[letter] - (letter == "D")
    assert strength(table.play(WINTER_BATTLE).finish()) == 2 + bonus
