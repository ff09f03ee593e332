"""The 25 enemy cards, each against four players: a strong and a plain winner, a draw, a loser."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.flow.battle import WINTER_BATTLE

# id, card, reward as (goods, points), what the loser keeps: (gold, wood, stone) or a number of goods, points, Market stands
CARDS = [
    ("KB-247", "barbarians_1_2", "1g", 0, 14, 19, False),
    ("KB-248", "goblins_1_2", "1w", 0, (5, 4, 4), 18, False),
    ("KB-249", "goblins_1_3", "1s", 0, (4, 5, 5), 19, False),
    ("KB-250", "orcs_1_3", "1g", 0, 13, 19, True),
    ("KB-251", "zombies_1_4", "", 1, (5, 5, 5), 18, True),
    ("KB-252", "goblins_2_3", "1w", 0, (5, 3, 3), 18, False),
    ("KB-253", "goblins_2_4", "1s", 0, (3, 5, 5), 19, False),
    ("KB-254", "orcs_2_4", "1g", 0, 13, 19, False),
    ("KB-255", "barbarians_2_5", "1g", 0, 13, 19, True),
    ("KB-256", "zombies_2_5", "", 1, (5, 5, 5), 18, True),
    ("KB-257", "goblins_3_4", "1w", 0, (5, 2, 2), 18, False),
    ("KB-258", "goblins_3_5", "1s", 0, (2, 5, 5), 19, False),
    ("KB-259", "orcs_3_5", "1g", 0, 13, 19, False),
    ("KB-260", "demons_3_6", "", 1, (3, 4, 4), 19, True),
    ("KB-261", "zombies_3_6", "", 1, (5, 5, 5), 18, True),
    ("KB-262", "goblins_4_5", "1w", 0, (5, 1, 1), 18, False),
    ("KB-263", "goblins_4_6", "1s", 0, (1, 5, 5), 19, False),
    ("KB-264", "demons_4_6", "1g", 1, 11, 19, True),
    ("KB-265", "orcs_4_7", "any", 0, 13, 19, False),
    ("KB-266", "zombies_4_7", "", 1, (5, 5, 5), 18, True),
    ("KB-267", "barbarians_5_7", "", 1, (5, 5, 5), 12, True),
    ("KB-268", "barbarians_5_8", "", 1, (5, 5, 5), 19, False),
    ("KB-269", "demons_5_8", "", 2, (5, 5, 5), 17, False),
    ("KB-270", "demons_5_9", "", 2, (5, 5, 5), 19, False),
    ("KB-271", "dragons_5_9", "", 3, (5, 5, 5), 15, True),
]
"""KB-247 to KB-271, a line each."""


@pytest.mark.parametrize("line", CARDS, ids=lambda line: line[1])
def test_card(line: tuple[str, str, str, int, int | tuple[int, ...], int, bool]) -> None:
    """KB-247, KB-248, KB-249, KB-250, KB-251, KB-252, KB-253, KB-254, KB-255, KB-256, KB-257, KB-258, KB-259,
    KB-260, KB-261, KB-262, KB-263, KB-264, KB-265, KB-266, KB-267, KB-268, KB-269, KB-270, KB-271.
    """
    _, name, goods, points, kept, left, stands = line
    kind, year, strength = name.split("_")
    table = Realm(4, year=int(year)).enemy(name).stand(3, "market").give(3, 5, 5, 5)
    table.g.points[3] = 20
    # Strengths enemy + 2, + 1, + 0 and - 1, of which a King's 1 is part; above nine by a Guard Tower.
    wanted = [int(strength) + more for more in (2, 1, 0, -1)]
    for seat, one in enumerate(wanted):
        if one > 9:
            table.stand(seat, *("guard_tower", "blacksmith")[: one - 9])
        table.g.soldiers[seat] = min(one, 9) - 1
    table.script(king=[1]).play(WINTER_BATTLE).finish(0)
    told = table.told("strength")
    assert [event["strength"] for event in told] == wanted
    assert table.told("enemy") == [{"kind": "enemy", "enemy": kind, "strength": int(strength)}]
    assert table.g.points[:3] == [10 + points + 1, 10 + points, 10]
    if goods == "any":
        assert (table.g.goods(0), table.g.goods(1)) == (1, 1)
    else:
        assert (table.stock(0), table.stock(1)) == (goods, goods)
    assert table.g.goods(2) == 0
    if isinstance(kept, tuple):
        assert tuple(table.g.stock[12:15]) == kept
    else:
        assert table.g.goods(3) == kept
    assert (table.g.points[3], table.stands(3, "market")) == (left, stands)


def test_ranges_on_the_backs() -> None:
    """KB-020, KB-246: I 2-4, II 3-5, III 4-6, IV 5-7, V 7-9."""
    assert Realm().g.tables.ranges[1:] == [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]
