"""Activity cards of the military."""

from __future__ import annotations

from troyes_table import activate, can, do, kinds, matching, table, threat

from regnum.games.troyes.cards.cubes import PlaceCubes
from regnum.games.troyes.state import Troyes


def cubes(g: Troyes, name: str) -> tuple[int, ...]:
    return g.cubes[threat(name)]


def most(g: Troyes) -> int:
    """How many cubes can be laid on one event at the most."""
    return max(sum(option[1]) for option in matching(g, "lay"))


def lay(g: Troyes, **cubes: int) -> None:
    """Lay cubes on events, in the order in which they are asked for; the last may be laid unasked."""
    for name in sorted(cubes, key=threat):
        if cubes[name] and matching(g, "lay", cubes={name: cubes[name]}):
            do(g, "lay", cubes={name: cubes[name]})


def archer(rolls: list[int], dice: str, rules: int = 0) -> Troyes:
    g = table(
        4, tradesmen={"archer": "0"}, dice={0: f"{dice} Y1"}, queue="war heresy", influence=10,
        chance={"archer": rolls}, rules=rules,
    )  # fmt: skip
    activate(g, "archer", dice)
    return g


def test_archer_hits_with_three_or_more() -> None:
    """TR-251, TR-254."""
    g = archer([2, 3, 6], "R6")
    assert most(g) == 2
    lay(g, war=2)
    assert cubes(g, "war") == (0, 0)
    assert g.influence[0] == 12


def test_nothing_changes_the_archers_rolls() -> None:
    """TR-252."""
    g = archer([1, 4], "R4")
    assert kinds(g) == {"lay", "stop"}
    g = archer([1, 2], "R4")
    assert g.waiting == (1,)


def test_archer_may_hit_several_events_or_none() -> None:
    """TR-253."""
    g = archer([5, 5], "R4")
    lay(g, war=1, heresy=1)
    assert (cubes(g, "war"), cubes(g, "heresy")) == ((0,), (0,))
    g = archer([5, 5], "R4")
    do(g, "stop")
    assert cubes(g, "war") == ()


def ways(g: Troyes) -> list[tuple[int, ...]]:
    """Influence, points and the cubes on each event, for every way of answering."""
    if not isinstance(g.decision(), PlaceCubes):
        return [(g.influence[0], g.points[0], *[len(cubes) for cubes in g.cubes])]
    found = []
    for option in g.options(0):
        after = g.copy()
        after.apply(0, option)
        found += ways(after)
    return found


def test_each_way_of_laying_cubes_is_offered_once() -> None:
    """TR-253, TR-257, CUBES_IN_ORDER: version 1 asked for the events in any order, so that one way came up several times."""
    laid = {}
    for rules in (1, 2):
        g = archer([5, 5, 5], "R6", rules=rules)
        found = ways(g)
        laid[rules] = set(found)
        assert (len(found) == len(laid[rules])) == (rules == 2)
    assert laid[1] == laid[2]


def test_cubes_that_must_be_laid_find_room() -> None:
    """TR-257: with Chivalry none is left over, whichever events are chosen first."""
    for rules in (1, 2):
        g = table(
            4, tradesmen={"chivalry": "0"}, dice={0: "R5 R6 R1 R2 Y1"}, queue="war heresy", rules=rules,
            cubes={"heresy": "1 1", "war": "1"},
        )  # fmt: skip
        activate(g, "chivalry", "R5 R6")
        do(g, "times", count=2)
        assert {influence for influence, *_ in ways(g)} == {4 + 4}


def test_marauding_opens_again_for_what_is_left() -> None:
    """TR-157, TR-257: of four cubes three fill Marauding, the last may begin it anew."""
    g = table(4, tradesmen={"chivalry": "0"}, dice={0: "R5 R6 R1 R2 Y1"}, queue="war")
    activate(g, "chivalry", "R5 R6")
    do(g, "times", count=2)
    flags = g.tables.threats[0].flags
    do(g, "lay", cubes={"marauding": flags})
    assert most(g) == 4 - flags
    do(g, "lay", cubes={"marauding": 4 - flags})
    assert cubes(g, "marauding") == (0,) * (4 - flags)


def test_archer_rolls_for_every_use() -> None:
    """TR-254."""
    g = archer([1, 1, 1, 6], "R6 R2")
    assert most(g) == 1


def test_chivalry_counts_red_dice_that_are_left() -> None:
    """TR-255, TR-256, TR-257."""
    g = table(
        4, tradesmen={"chivalry": "0"}, dice={0: "R5 R6 R1 R2 Y1", 1: "R3"}, queue="war heresy", influence=4
    )
    activate(g, "chivalry", "R5 R6")
    do(g, "times", count=2)
    assert not can(g, "stop")
    lay(g, war=3, heresy=1)
    assert g.influence[0] == 8
    assert (cubes(g, "war"), cubes(g, "heresy")) == ((0, 0, 0), (0,))


def test_chivalry_used_dice_do_not_count() -> None:
    """TR-256."""
    g = table(4, tradesmen={"chivalry": "0"}, dice={0: "R5 R2 R1 Y1"}, queue="war")
    activate(g, "chivalry", "R5 R2")
    assert most(g) == 1
    assert not can(g, "stop")


def test_diplomat_pays_before_the_first_cube() -> None:
    """TR-258, TR-259, TR-260."""
    g = table(4, tradesmen={"diplomat": "0"}, dice={0: "R4 Y1"}, queue="war heresy", influence=3)
    activate(g, "diplomat", "R4")
    do(g, "times", count=2)
    assert g.influence[0] == 1
    lay(g, war=1, heresy=1)
    assert g.influence[0] == 3
    g = table(4, tradesmen={"diplomat": "0"}, dice={0: "R6 Y1"}, queue="war", influence=1)
    activate(g, "diplomat", "R6")
    assert most(g) == 1
    assert g.influence[0] == 0


def test_diplomat_needs_influence() -> None:
    """TR-258."""
    g = table(4, tradesmen={"diplomat": "0"}, dice={0: "R6 Y1"}, influence=0)
    assert not can(g, "activate", card="diplomat")


def test_hunting() -> None:
    """TR-261."""
    g = table(4, tradesmen={"hunting": "0"}, dice={0: "R6 Y1"}, influence=4)
    activate(g, "hunting", "R6")
    assert g.influence[0] == 10


def test_mercenary() -> None:
    """TR-262."""
    g = table(4, tradesmen={"mercenary": "0"}, dice={0: "R4 Y1"}, deniers=0)
    activate(g, "mercenary", "R4")
    assert g.deniers[0] == 6


def test_tax_collector_taxes_who_stands_in_the_city_hall() -> None:
    """TR-263, TR-264, TR-265."""
    g = table(
        4, tradesmen={"tax_collector": "0"}, dice={0: "R6 Y1"}, deniers=[0, 5, 5, 5],
        citizens={1: "H1 H2", 2: "H3", "n": "H4 H5", 0: "H6"}, lying={1: "H", "n": "H"},
    )  # fmt: skip
    activate(g, "tax_collector", "R6")
    assert g.deniers == [5, 3, 4, 5]


def test_tax_is_paid_as_far_as_money_goes() -> None:
    """TR-266."""
    g = table(
        4, tradesmen={"tax_collector": "0"}, dice={0: "R6 Y1"}, deniers=[0, 1, 0, 0], points=3,
        citizens={1: "H1 H2 H3"},
    )  # fmt: skip
    activate(g, "tax_collector", "R6")
    assert g.deniers == [1, 0, 0, 0]
    assert g.points[1] == 3


def test_captain_counts_events_with_own_cubes() -> None:
    """TR-267."""
    g = table(
        4, tradesmen={"captain": "0"}, dice={0: "R6 Y1"}, queue="war heresy drought",
        cubes={"marauding": "0", "war": "0 0 1", "heresy": "0", "drought": "1"},
    )  # fmt: skip
    activate(g, "captain", "R6")
    assert g.points[0] == 3


def joust(dice: dict[object, str], uses: str = "R4") -> Troyes:
    rest = {key: text for key, text in dice.items() if key != 0}
    g = table(4, tradesmen={"joust": "0"}, dice={0: f"{uses} {dice.get(0, '')} Y1", **rest})
    activate(g, "joust", uses)
    return g


def test_joust_asks_for_the_highest_sum_of_red_dice() -> None:
    """TR-268."""
    assert joust({0: "R4 R2", 1: "R5", "n": "R6"}).points[0] == 2
    assert joust({0: "R4 R1", 1: "R5", "n": "R6"}).points[0] == 0
    assert joust({0: "R4 R1", 1: "R6"}).points[:2] == [0, 0]


def test_joust_does_not_count_used_dice() -> None:
    """TR-269."""
    assert joust({0: "R5", 1: "R6"}, "R6").points[0] == 0
    assert joust({}, "R6").points[:4] == [0, 0, 0, 0]


def test_joust_rewards_all_who_tie() -> None:
    """TR-270."""
    assert joust({0: "R6", 1: "R6", "n": "R4"}).points[:2] == [2, 2]


def test_joust_used_twice() -> None:
    """TR-272."""
    assert joust({0: "R6"}, "R4 R4").points[0] == 4


def test_troubadour() -> None:
    """TR-271."""
    g = table(4, tradesmen={"troubadour": "0"}, dice={0: "R6 R6 Y1"}, influence=7)
    activate(g, "troubadour", "R6 R6")
    assert [option[1] for option in g.options(0)] == [1, 2]
    do(g, "times", count=2)
    assert (g.influence[0], g.points[0]) == (1, 4)
