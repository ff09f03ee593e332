"""Winter: reinforcements, strength, rewards and losses."""

from __future__ import annotations

from realm import Realm
from table import chart, strengths

from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.ending import END_OF_YEAR
from regnum.games.kingsburg.flow.year import NEXT_YEAR


def winter(table: Realm, enemy: str, king: int = 1) -> Realm:
    """This enemy comes and the King's die shows this."""
    return table.enemy(enemy).script(king=[king]).play(WINTER_BATTLE)


def test_the_enemy_is_revealed_to_all() -> None:
    """KB-148, KB-149: strength 3, reward 1 stone, losses 1 gold, then a building."""
    table = Realm(year=1)
    table.g.soldiers[1] = 9
    table.give(0, gold=1)
    winter(table, "goblins_1_3")
    assert table.told("enemy") == [{"kind": "enemy", "enemy": "goblins", "strength": 3}]
    card = next(enemy for enemy in table.g.tables.enemies if enemy.name == "goblins_1_3")
    assert (card.strength, card.reward, card.points) == (3, (0, 0, 1, 0), 0)
    assert card.loss_names() == [("gold", 1), ("building", 1)]


def test_everybody_fights_alone() -> None:
    """KB-150, KB-154, KB-156: 5, 2 and 3 against 4: the first wins, the others lose."""
    table = Realm()
    table.g.soldiers = [4, 1, 2]
    winter(table, "goblins_2_4")
    assert [event["seat"] for event in table.told("won")] == [0]
    assert [event["seat"] for event in table.told("lost")] == [1, 2]


def test_one_die_for_all() -> None:
    """KB-151, KB-152: the first after Autumn rolls; soldiers 0,2,5 become 4,6,9."""
    table = Realm()
    table.g.soldiers = [0, 2, 5]
    table.g.order = (2, 0, 1)
    winter(table, "zombies_2_5", king=4)
    assert (chart(table), table.told("kings_die")) == (
        [4, 6, 9],
        [{"kind": "kings_die", "die": 4, "seat": 2}],
    )


def test_strength_is_soldiers_and_bonuses() -> None:
    """KB-153, KB-215: 4 soldiers, Farms -1, Guard Tower +1 make 4; Farms alone may make less than nothing."""
    table = Realm().stand(0, "farms", "guard_tower").stand(1, "farms")
    table.g.soldiers = [3, 0, 0]
    winter(table, "zombies_2_5")
    assert strengths(table) == [4, 0, 1]


def test_a_draw_changes_nothing() -> None:
    """KB-155: 3 against 3."""
    table = Realm(year=1).give(0, 2, 2, 2).stand(0, "inn")
    table.g.soldiers = [2, 2, 2]
    winter(table, "goblins_1_3")
    assert (table.stock(0), table.g.points, table.stands(0, "inn")) == ("2g 2w 2s", [10, 10, 10], True)
    assert len(table.told("drawn")) == 3


def test_the_strongest_winners_get_a_point() -> None:
    """KB-157: 6, 6, 4 against 5: the first two; 4, 4, 3: nobody."""
    table = Realm()
    table.g.soldiers = [5, 5, 3]
    winter(table, "zombies_2_5")
    assert table.g.points == [12, 12, 8]
    table = Realm()
    table.g.soldiers = [3, 3, 2]
    winter(table, "zombies_2_5")
    assert table.told("strongest") == []


def test_of_equal_strengths_only_the_victor_gets_the_point() -> None:
    """KB-157, KB-220: 5 against 5 with and without a Stone Wall."""
    table = Realm().stand(0, "stone_wall").stand(1, "guard_tower", "palisade")
    table.g.soldiers = [2, 2, 0]
    winter(table, "barbarians_2_5")
    assert strengths(table)[:2] == [5, 5]
    assert [event["seat"] for event in table.told("strongest")] == [0]
    assert table.stock(0) == "1g"


def test_the_chart_ends_at_nine_but_strength_does_not() -> None:
    """KB-158: 8 soldiers and a 4 make 9; with a Guard Tower strength 10."""
    table = Realm().stand(0, "guard_tower")
    table.g.soldiers[0] = 8
    winter(table, "zombies_2_5", king=4)
    assert (chart(table)[0], strengths(table)[0]) == (9, 10)


def test_ten_and_eleven() -> None:
    """KB-159: both win, only the 11 gets the extra point."""
    table = Realm(year=5).stand(0, "guard_tower").stand(1, "blacksmith")
    table.g.soldiers = [9, 9, 9]
    winter(table, "demons_5_8")
    assert strengths(table) == [10, 11, 9]
    assert table.g.points == [12, 13, 12]


def test_lost_goods() -> None:
    """KB-160, KB-161: 3 gold less 2; of 1 gold for 2 just that one and no wood; of one good for two just that one."""
    table = winter(Realm().give(0, gold=3).give(1, gold=1, wood=4), "goblins_2_4")
    assert (table.stock(0), table.stock(1)) == ("1g", "4w")
    table = winter(Realm().give(0, wood=1), "barbarians_2_5")
    assert (table.stock(0), table.g.points[0]) == ("", 9)


def test_the_loser_chooses_untyped_goods() -> None:
    """KB-275: of 2 gold and a stone for one good he picks."""
    table = winter(Realm(year=1).give(0, gold=2, stone=1), "barbarians_1_2")
    assert [option["goods"] for option in table.options(0)] == [{"gold": 1}, {"stone": 1}]
    table.choose(0, "pay", goods={"stone": 1})
    assert table.stock(0) == "2g"


def test_losses_come_in_the_printed_order() -> None:
    """KB-156: goods, then points, then the building."""
    table = winter(Realm().give(0, 0, 5, 5).stand(0, "inn"), "goblins_2_3")
    story = [kind for kind in table.story() if kind.split("_")[0] in ("lost", "destroyed") and kind != "lost"]
    assert story[:4] == ["lost_goods", "lost_goods", "lost_points", "destroyed"]


def test_the_rightmost_and_topmost_building_falls() -> None:
    """KB-162, KB-163: column before row; no choice."""
    for standing, gone in (
        (("statue", "inn", "market"), "market"),
        (("statue", "fortress"), "fortress"),
        (("crane", "market"), "market"),
        (("chapel", "stone_wall"), "stone_wall"),
    ):
        table = Realm(year=5).stand(0, *standing)
        before = table.g.buildings(0)
        table.g.soldiers = [0, 9, 9]
        winter(table, "barbarians_5_8")
        assert not table.stands(0, gone)
        assert table.g.buildings(0) == before - 1


def test_its_points_are_lost() -> None:
    """KB-121, KB-164, KB-165: 20 points, the Chapel gone: 15; its ability too."""
    table = Realm(year=5).stand(0, "chapel")
    table.g.points[0] = 20
    winter(table, "barbarians_5_8")
    assert (table.g.points[0], table.stands(0, "chapel"), table.stands(0, "statue")) == (15, False, True)
    assert table.dice(0, [1, 1, 2]).rerolls().g.waiting == ()


def test_points_may_go_below_zero() -> None:
    """KB-167, KB-193: 4 less 8 is -4, and ranks below 0."""
    table = Realm(year=5)
    table.g.points = [4, 0, 61]
    table.g.soldiers = [0, 6, 6]
    winter(table, "barbarians_5_7")
    assert table.g.points == [-4, 0, 61]
    assert table.g.winners() == [2]


def test_the_card_leaves_the_game() -> None:
    """KB-168, KB-169, KB-179, KB-180: won or not, next year is the next card's; markers back to 0; year and calendar move."""
    table = Realm()
    table.g.soldiers = [1, 2, 3]
    table.enemy("zombies_2_5").script(king=[1]).play(WINTER_BATTLE, END_OF_YEAR, NEXT_YEAR)
    assert (table.g.soldiers, table.g.year, table.g.phase) == ([0, 0, 0], 3, 1)
    assert table.g.view(0).enemy.kind is None


def test_the_goblin_battle() -> None:
    """KB-170, KB-171, KB-172, KB-173, KB-174, KB-175, KB-176, KB-178: four players, four results."""
    anna, boris, victor, galina = range(4)
    table = Realm(4, year=1)
    table.stand(anna, "statue", "palisade", "barricade").stand(boris, "inn", "guard_tower").give(
        boris, wood=1, stone=1
    )
    table.stand(victor, "blacksmith", "barricade").stand(galina, "inn", "crane").give(galina, wood=1)
    table.g.soldiers = [0, 1, 0, 0]
    winter(table, "goblins_1_3", king=1)
    assert chart(table) == [1, 2, 1, 1]
    assert strengths(table) == [3, 3, 4, 2]
    assert [table.stock(seat) for seat in range(4)] == ["", "1w 1s", "1s", "1w"]
    assert table.g.points == [10, 10, 11, 9]
    assert [table.stands(galina, name) for name in ("inn", "barricade", "crane")] == [True, True, False]
    assert [table.g.buildings(seat) for seat in range(4)] == [3, 2, 3, 2]
    assert table.told("strongest") == [{"kind": "strongest", "seat": victor, "strength": 4, "points": 1}]
    assert table.g.soldiers == [0, 0, 0, 0]
    assert table.told("strength")[anna] == {
        "kind": "strength", "seat": anna, "soldiers": 1, "perks": ["palisade", "barricade"], "bonuses": [1, 1], "strength": 3,
        "own": 0, "king": 1,
    }  # fmt: skip


def test_the_goblin_battle_with_a_market() -> None:
    """KB-177: the Market falls instead of the Crane, being higher in column II."""
    table = winter(Realm(year=1).stand(0, "market", "crane"), "goblins_1_3")
    assert (table.stands(0, "market"), table.stands(0, "crane")) == (False, True)


def strength_against(names: tuple[str, ...], soldiers: int, enemy: str) -> int:
    table = Realm().stand(0, *names)
    table.g.soldiers[0] = soldiers - 1
    return strengths(winter(table, enemy))[0]


def test_bonuses_against_a_kind() -> None:
    """KB-207, KB-218, KB-222, KB-228, KB-238, KB-242: Church and demons, Palisade and zombies, Barricade and goblins."""
    assert strength_against(("church",), 5, "demons_3_6") == 6
    assert strength_against(("church",), 5, "orcs_3_5") == 5
    assert strength_against(("church",), 5, "zombies_3_6") == 5
    assert strength_against(("palisade",), 3, "zombies_2_5") == 5
    assert strength_against(("palisade",), 3, "orcs_2_4") == 4
    assert strength_against(("barricade",), 2, "goblins_2_3") == 3
    assert strength_against(("barricade",), 2, "orcs_2_4") == 2


def test_plain_bonuses() -> None:
    """KB-119, KB-234, KB-235, KB-237, KB-240, KB-241: Guard Tower, Blacksmith, Wizards' Guild, row 4; the Barracks add nothing."""
    assert strength_against(("guard_tower",), 2, "orcs_2_4") == 3
    assert strength_against(("blacksmith",), 2, "orcs_2_4") == 4
    assert strength_against(("wizards_guild",), 2, "orcs_2_4") == 6
    assert strength_against(("stone_wall",), 2, "orcs_2_4") == 4
    assert strength_against(("fortress",), 2, "orcs_2_4") == 5


def test_stone_wall_wins_draws() -> None:
    """KB-220, KB-240: 3 soldiers, Palisade and Stone Wall make 5 against orcs of 5: the reward is taken."""
    table = Realm(year=3).stand(0, "stone_wall")
    table.g.soldiers[0] = 2
    winter(table, "orcs_3_5")
    assert (strengths(table)[0], table.stock(0), table.g.points[0]) == (5, "1g", 11)


def test_fortress() -> None:
    """KB-221, KB-241: a point with every victory, besides reward and the strongest's point; by a draw with the Stone Wall too."""
    table = Realm(year=3).stand(0, "fortress")
    table.g.soldiers[0] = 1
    winter(table, "orcs_3_5")
    assert (strengths(table)[0], table.stock(0), table.g.points[0]) == (5, "1g", 12)
    table = Realm(year=3).stand(0, "fortress")
    table.g.soldiers[0] = 6
    winter(table, "zombies_3_6")
    assert table.g.points[0] == 13
    table = winter(Realm(year=3).stand(0, "fortress"), "zombies_3_6")
    assert table.g.points[0] == 8


def test_a_fortress_that_falls_brings_nothing() -> None:
    """KB-162, KB-221: on defeat no point, and it is the first to fall."""
    table = winter(Realm(year=3).stand(0, "fortress"), "goblins_3_5")
    assert (table.g.points[0], table.stands(0, "fortress")) == (6, False)
