"""The advisors' help."""

from __future__ import annotations

from typing import Any

import pytest
from realm import Realm
from table import on, put

from regnum.games.kingsburg.flow.influence import INFLUENCE_ADVISORS
from regnum.games.kingsburg.flow.year import RECRUITING
from regnum.kernel.chance import Seeded


def helped(table: Realm, *numbers: int, seat: int = 0) -> Realm:
    return on(table, seat, *numbers).influence()


PLAIN = {
    1: ("KB-076", "", 0, 11),
    2: ("KB-077", "1g", 0, 10),
    3: ("KB-078", "1w", 0, 10),
    5: ("KB-080", "", 1, 10),
    8: ("KB-083", "2g", 0, 10),
    10: ("KB-085", "", 2, 10),
    13: ("KB-088", "3s", 0, 10),
    15: ("KB-090", "1g 1w 1s", 0, 10),
    16: ("KB-091", "4g", 0, 10),
    18: ("KB-093", "1g 1w 1s", 1, 10),
}


@pytest.mark.parametrize("number", PLAIN)
def test_advisors_without_a_choice(number: int) -> None:
    """KB-076, KB-077, KB-078, KB-080, KB-083, KB-085, KB-088, KB-090, KB-091, KB-093: what each gives."""
    _, stock, soldiers, points = PLAIN[number]
    table = helped(Realm(), number)
    assert table.g.waiting == ()
    assert (table.stock(0), table.g.soldiers[0], table.g.points[0]) == (stock, soldiers, points)


def packs(count: int) -> list[dict[str, int]]:
    names = ("gold", "wood", "stone")
    found: list[dict[str, int]] = []
    for gold in range(count, -1, -1):
        for wood in range(count - gold, -1, -1):
            line = zip(names, (gold, wood, count - gold - wood), strict=True)
            found.append({name: some for name, some in line if some})
    return found


CHOICES: dict[int, list[dict[str, int]]] = {
    4: [{"gold": 1}, {"wood": 1}],
    7: [{**pack, "token": 1} for pack in packs(1)],
    9: [{"gold": 1, "wood": 1}, {"wood": 1, "stone": 1}],
    11: [{"wood": 1, "stone": 1}, {"gold": 1, "stone": 1}],
    12: [{**pack, "token": 1} for pack in packs(2)],
    17: packs(2),
}


@pytest.mark.parametrize("number", CHOICES)
def test_advisors_with_a_choice(number: int) -> None:
    """KB-079, KB-082, KB-084, KB-086, KB-087, KB-092: exactly these choices, nothing else."""
    table = helped(Realm(), number)
    offered = [option["goods"] for option in table.options(0)]
    assert sorted(map(str, offered)) == sorted(map(str, CHOICES[number]))
    for option in list(table.g.options(0)):
        other = helped(Realm(), number)
        other.g.apply(0, option)
        assert tuple(other.g.stock[:4]) == option[1]
        assert other.g.points[0] == (13 if number == 17 else 10)


def test_alchemist() -> None:
    """KB-081: 1 stone may become 1 gold and 1 wood; of 2 gold one is given; without goods nothing is asked."""
    table = helped(Realm().give(0, stone=1), 6)
    assert [option["kind"] for option in table.options(0)] == ["done", "trade"]
    assert table.choose(0, "trade", good="stone").stock(0) == "1g 1w"
    assert helped(Realm().give(0, stone=1), 6).choose(0, "done").stock(0) == "1s"
    assert helped(Realm().give(0, gold=2), 6).choose(0, "trade", good="gold").stock(0) == "1g 1w 1s"
    assert helped(Realm().give(0, tokens=2), 6).g.waiting == ()


def test_smuggler() -> None:
    """KB-089: a point for three goods in any mix; he may be declined."""
    table = helped(Realm(), 14)
    assert [option["goods"] for option in table.options(0)[1:]] == packs(3)
    table.choose(0, "take", goods={"gold": 1, "stone": 2})
    assert (table.stock(0), table.g.points[0]) == ("1g 2s", 9)
    assert helped(Realm(), 14).choose(0, "done").g.points[0] == 10


@pytest.mark.parametrize(("before", "after"), [(0, -1), (-3, -4)])
def test_smuggler_without_points(before: int, after: int) -> None:
    """KB-193, KB-194: at zero or less one goes further down."""
    table = Realm()
    table.g.points[0] = before
    helped(table, 14).choose(0, "take", goods={"gold": 3})
    assert (table.g.points[0], table.g.goods(0)) == (after, 3)


def test_ascending_order() -> None:
    """KB-073, KB-074: 4 before 6 whatever the turn order; the wood of 4 can be traded at 6; 2 and 5 are empty."""
    table = Realm().give(0, gold=1)
    on(table, 0, 6)
    helped(table, 4, seat=1)
    assert table.g.waiting == (1,)
    table.choose(1, "take", goods={"gold": 1})
    assert table.g.waiting == (0,)
    table = helped(Realm(), 6, 4).choose(0, "take", goods={"wood": 1})
    assert table.offers(0, "trade", good="wood")
    assert table.choose(0, "trade", good="wood").stock(0) == "1g 1s"


def test_the_choice_comes_with_the_help() -> None:
    """KB-075: placing on 4 asks nothing; when 4 resolves the gold of 2 is there."""
    table = Realm().dice(0, [2, 4]).dice(1, [5]).influence()
    put(table, 0, 4, (4,))
    assert table.g.waiting == (1,)
    put(table, 1, 5, (5,))
    put(table, 0, 2, (2,))
    assert [option["kind"] for option in table.options(0)] == ["take", "take"]
    assert table.stock(0) == "1g"


def seen(table: Realm, seat: int | None) -> Any:
    return table.g.view(seat).enemy


def test_a_secret_look() -> None:
    """KB-085, KB-092: only who looked sees the card, which stays on top; others learn that he looked; next year it is over."""
    for number in (10, 17):
        table = Realm().enemy("goblins_2_4")
        helped(table, number).finish(0)
        table.give(1, gold=2).play(RECRUITING)  # somebody else has something to decide
        assert (seen(table, 0).kind, seen(table, 0).strength) == ("goblins", 4)
        assert (seen(table, 1).kind, seen(table, None).kind) == (None, None)
        assert table.g.view(1).lookers == [0]
        assert table.told("enemy_seen") == [
            {"kind": "enemy_seen", "seat": 0, "enemy": "goblins", "strength": 4}
        ]
        assert {table.g.imagine(0, Seeded(world)).enemies[1] for world in range(40)} == {table.g.enemies[1]}  # type: ignore[attr-defined]
        assert len({table.g.imagine(1, Seeded(world)).enemies[1] for world in range(40)}) == 5  # type: ignore[attr-defined]
        table.g.lookers, table.g.year = 0, 3
        assert seen(table, 0).kind is None


def test_the_supply_never_runs_out() -> None:
    """KB-095: with all cubes in players' hands Champion and Inventor still pay in full; KB-019: so do tokens."""
    table = helped(Realm().give(1, 25, 20, 15, 20), 13, 15)
    assert table.stock(0) == "1g 1w 4s"
    table = helped(Realm().give(1, tokens=20), 7).choose(0, "take", goods={"wood": 1, "token": 1})
    assert table.stock(0) == "1w 1t"


def test_the_dice_go_back_after_the_help() -> None:
    """KB-094, KB-103: the board is empty, a spent token stays spent."""
    table = Realm().dice(0, [2, 6]).give(0, tokens=2).influence()
    put(table, 0, 4, (2,), token=1)
    table.choose(0, "pass").choose(0, "take", goods={"gold": 1})
    assert (table.g.groups, table.g.taken, table.stock(0)) == ([], 0, "1g 1t")


def test_the_example_of_four_players() -> None:
    """KB-096, KB-097, KB-098, KB-099, KB-100, KB-101, KB-102: each gets what the example tells."""
    anna, victor, galina, boris = range(4)
    table = Realm(4).give(anna, wood=1).give(boris, stone=1).give(victor, gold=1).give(galina, gold=1)
    table.g.points = [0] * 4
    on(on(on(on(table, anna, 8, 1), victor, 4, 6), galina, 7, 3), boris, 9).influence()
    assert (table.g.points[anna], table.stock(galina)) == (1, "1g 1w")
    table.choose(victor, "take", goods={"wood": 1})
    assert table.stock(victor) == "1g 1w"
    table.choose(victor, "trade", good="wood")
    assert table.stock(victor) == "2g 1s"
    table.choose(galina, "take", goods={"wood": 1, "token": 1})
    table.choose(boris, "take", goods={"wood": 1, "gold": 1})
    assert [table.stock(seat) for seat in range(4)] == ["2g 1w", "2g 1s", "1g 2w 1t", "1g 1w 1s"]
    assert (table.g.points, table.g.waiting) == ([1, 0, 0, 0], ())


def test_two_groups_on_one_advisor() -> None:
    """KB-132: with the Envoy both get the help, or one gets it twice: 4+4 and 3 with white 5 on 8 bring 4 gold."""
    table = on(Realm(), 1, 8)
    helped(table, 8)
    assert (table.stock(0), table.stock(1)) == ("2g", "2g")
    table = Realm().dice(0, [3, 4, 4], [5])
    table.g.envoy = 0
    table.influence()
    put(table, 0, 8, (4, 4))
    put(table, 0, 8, (3,), (5,), envoy=1)
    assert (table.stock(0), table.g.envoy) == ("4g", -1)


def test_envoy_example_with_the_architect() -> None:
    """KB-135, KB-141: Galina's 3 joins Boris at the Architect; both get wood; the Envoy is back at once."""
    table = on(Realm().dice(0, [3, 5]), 1, 3, 5)
    table.g.envoy = 0
    table.influence()
    put(table, 0, 3, (3,), envoy=1)
    assert table.g.envoy == -1  # the 5 finds the Sergeant taken and no second Envoy
    assert (table.stock(0), table.stock(1)) == ("1w", "1w")


def test_stable() -> None:
    """KB-219, KB-239: General 3, Sergeant and King 2 soldiers each, every time."""
    assert helped(Realm().stand(0, "stable"), 10).g.soldiers[0] == 3
    assert helped(Realm().stand(0, "stable"), 5).g.soldiers[0] == 2
    table = helped(Realm().stand(0, "stable"), 18)
    assert (table.g.soldiers[0], table.stock(0)) == (2, "1g 1w 1s")
    assert helped(Realm().stand(0, "stable"), 5, 18).g.soldiers[0] == 4
    assert helped(Realm().stand(0, "stable"), 8).g.soldiers[0] == 0


def test_the_help_waits_for_the_last_pass() -> None:
    """KB-037: nothing is given while somebody may still influence."""
    table = on(Realm().dice(0, [6]), 1, 8).play(INFLUENCE_ADVISORS)
    assert (table.g.waiting, table.stock(1)) == ((0,), "")
