"""Influencing the advisors."""

from __future__ import annotations

from realm import Realm
from table import groups, occupied, on, put, reach

from regnum.games.kingsburg.components import SUMMER
from regnum.games.kingsburg.flow.harvest import HARVESTS
from regnum.games.kingsburg.flow.influence import INFLUENCE_ADVISORS


def court(table: Realm) -> Realm:
    """Up to the first choice of the influence step, and no further than its end."""
    return table.play(INFLUENCE_ADVISORS)


def test_one_placement_or_pass_in_turn() -> None:
    """KB-047, KB-048, KB-053: round after round, one advisor each; dice spent are gone."""
    table = court(Realm().dice(0, [1, 2, 3]).dice(1, [4, 5, 6]).dice(2, [1, 3, 6]))
    for round_of in (((1,), (4,), (1, 6)), ((2,), (5,), (3,))):
        for seat, dice in enumerate(round_of):
            assert table.g.waiting == (seat,)
            put(table, seat, sum(dice), dice)
    assert table.g.waiting == (1,)  # the first seat's 3 finds the Architect taken
    assert reach(table, 1) == {6}


def test_passing_ends_it_for_a_player() -> None:
    """KB-048, KB-049: P2 passes, P1 and P3 go on; P1 passes, P3 goes on alone; dice stay unused."""
    table = court(Realm().dice(0, [6, 6, 1]).dice(1, [4, 5, 6]).dice(2, [1, 2, 3]))
    put(table, 0, 1, (1,))
    table.choose(1, "pass")
    put(table, 2, 2, (2,))
    table.choose(0, "pass")
    assert table.g.waiting == (2,)
    put(table, 2, 3, (3,))
    assert table.g.waiting == ()  # only a 1 is left, and the Jester is taken
    assert table.g.free[0] == 0b110
    assert table.told("passed")[0] == {"kind": "passed", "seat": 1}


def test_passing_is_always_possible() -> None:
    """KB-050: with 1,2,3 and everything free one may pass at once, and is out."""
    table = court(Realm().dice(0, [1, 2, 3]).dice(1, [1, 2, 3]))
    assert table.offers(0, "pass")
    table.choose(0, "pass")
    put(table, 1, 1, (1,))
    assert table.g.waiting == (1,)
    assert occupied(table) == {1: [1]}


def test_the_sum_must_be_exact() -> None:
    """KB-051: 2,3,5 reach 2, 3, 5, 7, 8 and 10; 5 in two ways that leave different dice."""
    table = court(Realm().dice(0, [2, 3, 5]))
    assert reach(table, 0) == {2, 3, 5, 7, 8, 10}
    assert groups(table, 0, 5) == [((2, 3), (), 0, 0, 0), ((5,), (), 0, 0, 0)]


def test_equal_dice_count_once() -> None:
    """KB-051: 2,2,2: one way each to 2, 4 and 6."""
    table = court(Realm().dice(0, [2, 2, 2]))
    assert [len(groups(table, 0, number)) for number in (2, 4, 6)] == [1, 1, 1]
    assert len(table.options(0)) == 4


def test_a_die_is_never_split() -> None:
    """KB-052: a 6 reaches the Alchemist only."""
    table = Realm().dice(0, [6])
    assert reach(court(table), 0) == {6}


def test_placed_dice_are_gone() -> None:
    """KB-053: 2 and 3 on 5 leave the 5."""
    table = court(Realm().dice(0, [2, 3, 5]).dice(1, [1, 2, 3]))
    put(table, 0, 5, (2, 3))
    put(table, 1, 1, (1,))
    assert table.g.waiting == (1,)  # the last die fits nowhere, so this seat has passed
    assert table.g.free[0] == 0b100


def test_a_token_adds_two() -> None:
    """KB-054: a 5 and a token reach 5 or 7, not 6; 2,3,5 and a token reach nine advisors; the token is spent for 7 only."""
    table = court(Realm().dice(0, [5]).give(0, tokens=1))
    assert reach(table, 0) == {5, 7}
    put(table, 0, 5, (5,))
    assert table.stock(0) == "1t"
    table = court(Realm().dice(0, [5]).give(0, tokens=1))
    put(table, 0, 7, (5,), token=1)
    assert table.stock(0) == ""
    table = court(Realm().dice(0, [2, 3, 5]).give(0, tokens=1))
    assert reach(table, 0) == {2, 3, 4, 5, 7, 8, 9, 10, 12}


def test_any_number_of_tokens_may_be_held() -> None:
    """KB-055: seven and one more."""
    table = on(Realm().give(0, tokens=7), 0, 7).influence().choose(0, "take", goods={"gold": 1, "token": 1})
    assert table.stock(0) == "1g 8t"


def test_one_token_a_season_for_influence() -> None:
    """KB-056: used in the first round it is not offered again this season; never two in one group; next season again."""
    table = court(Realm().dice(0, [1, 2, 3]).give(0, tokens=3))
    assert ((1,), (), 1, 0, 0) not in groups(table, 0, 5)
    put(table, 0, 3, (1,), token=1)
    assert reach(table, 0) == {2, 5}
    assert not any(option.get("token") for option in table.options(0))
    table.finish(0).season_ends()
    table.script(roll=[1, 1, 1, 5, 5, 5, 6, 6, 6]).play(HARVESTS[SUMMER])
    assert 5 in reach(table, 0, token=1)


def test_an_occupied_advisor_is_closed() -> None:
    """KB-057, KB-058: to others and to oneself."""
    table = court(on(Realm().dice(0, [4, 4]), 1, 8))
    assert reach(table, 0) == {4}
    table = court(on(Realm().dice(0, [4]), 0, 4))
    assert table.g.waiting == ()


def test_only_the_envoy_makes_an_exception() -> None:
    """KB-059, KB-131: with the Envoy an occupied advisor is offered too, for the exact sum; a free one needs no Envoy."""
    table = on(Realm().dice(0, [3]), 1, 3)
    table.g.envoy = 0
    court(table)
    assert groups(table, 0, 3) == [((3,), (), 0, 0, 1)]
    table = on(Realm().dice(0, [4, 5]), 1, 9)
    table.g.envoy = 0
    court(table)
    assert reach(table, 0, envoy=1) == {9}
    assert reach(table, 0, envoy=0) == {4, 5}


def test_white_dice_need_a_coloured_one() -> None:
    """KB-060, KB-061, KB-214: 2,3,5 and a white 4; 1 and white 5, 6; white dice and a token alone must pass."""
    table = court(Realm().dice(0, [2, 3, 5], [4]))
    assert reach(table, 0) == {2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14}
    table = court(Realm().dice(0, [1], [5, 6]))
    assert reach(table, 0) == {1, 6, 7, 12}
    assert groups(table, 0, 6) == [((1,), (5,), 0, 0, 0)]
    table = Realm().dice(0, [1, 2, 3], [4]).give(0, tokens=1)
    table.g.free[0] = 0b1000
    assert court(table).g.waiting == ()


def test_who_cannot_place_must_pass_and_who_can_is_asked() -> None:
    """KB-062: a 4 with the Merchant taken passes; a token, a Market or the Envoy opens a way again."""
    assert court(on(Realm().dice(0, [4]), 1, 4)).g.waiting == ()
    assert reach(court(on(Realm().dice(0, [4]).give(0, tokens=1), 1, 4)), 0) == {6}
    assert reach(court(on(Realm().dice(0, [4]).stand(0, "market"), 1, 4)), 0) == {3, 5}
    table = on(Realm().dice(0, [4]), 1, 4)
    table.g.envoy = 0
    assert reach(court(table), 0) == {4}


def test_the_step_ends_when_all_have_passed() -> None:
    """KB-063: then the advisors help."""
    table = on(Realm().dice(0, [4]), 1, 2).influence()
    assert table.stock(1) == ""
    table.choose(0, "pass")
    assert table.stock(1) == "1g"


def test_the_example_of_four_players() -> None:
    """KB-064, KB-065, KB-066, KB-067, KB-068, KB-069, KB-070, KB-071, KB-072: Anna, Victor, Galina, Boris."""
    anna, victor, galina, boris = range(4)
    table = (
        Realm(4).dice(anna, [1, 3, 5]).dice(victor, [2, 2, 6]).dice(galina, [2, 3, 5]).dice(boris, [4, 4, 5])
    )
    court(table)
    put(table, anna, 8, (3, 5))
    assert 8 not in reach(table, victor)
    put(table, victor, 4, (2, 2))
    put(table, galina, 7, (2, 5))
    assert {13, 9} <= reach(table, boris)
    assert 8 not in reach(table, boris)
    put(table, boris, 9, (4, 5))
    put(table, anna, 1, (1,))
    assert (reach(table, victor), len(table.options(victor))) == ({6}, 2)
    put(table, victor, 6, (6,))
    put(table, galina, 3, (3,))
    assert table.g.waiting == ()  # Boris is left with a 4 and passes
    assert {"kind": "passed", "seat": boris} in table.told("passed")
    assert occupied(table) == {
        1: [anna], 3: [galina], 4: [victor], 6: [victor], 7: [galina], 8: [anna], 9: [boris],
    }  # fmt: skip


def test_everything_together() -> None:
    """KB-195: 1, white 2 and 3 and a token make 8."""
    table = court(Realm().dice(0, [1], [2, 3]).give(0, tokens=1))
    assert ((1,), (2, 3), 1, 0, 0) in groups(table, 0, 8)


def test_white_dice_may_be_split_or_left() -> None:
    """KB-272: 2 with white 1 on 3, 3 with white 5 on 8; or pass with both unused."""
    table = court(Realm().dice(0, [2, 3], [1, 5]))
    put(table, 0, 3, (2,), (1,))
    assert table.offers(0, "pass")
    put(table, 0, 8, (3,), (5,))
    assert occupied(table) == {3: [0], 8: [0]}


def test_market_shifts_the_sum_by_one() -> None:
    """KB-211, KB-231: 4 and 5 reach 8, 9 and 10 together; reaching 9 exactly leaves the Market unused."""
    table = court(Realm().stand(0, "market").dice(0, [4, 5]))
    ways = {number for number in range(1, 19) for way in groups(table, 0, number) if way[0] == (4, 5)}
    assert ways == {8, 9, 10}
    table = court(Realm().stand(0, "market").dice(0, [3, 4, 5]))
    put(table, 0, 9, (4, 5))
    assert reach(table, 0) == {2, 3, 4}
    assert reach(court(Realm().stand(0, "market").dice(0, [6])), 0) == {5, 6, 7}


def test_market_leaves_the_faces_alone() -> None:
    """KB-212: 4 and 5 on 10 still show 4 and 5."""
    table = court(Realm().stand(0, "market").dice(0, [3, 4, 5]).dice(1, [1]))
    put(table, 0, 10, (4, 5), market=1)
    group = table.g.view(1).advisors[9].groups[0]
    assert (group.coloured, group.market) == ([4, 5], 1)


def test_market_once_a_season() -> None:
    """KB-198, KB-213: after 1 on 2 the 3 cannot be shifted to 4."""
    table = court(Realm().stand(0, "market").dice(0, [1, 3, 6]))
    put(table, 0, 2, (1,), market=1)
    assert reach(table, 0) == {3, 6, 9}


def test_market_shifts_a_token_too_and_keeps_to_real_advisors() -> None:
    """KB-211: the whole sum is shifted, token included; there is no advisor 0 or 19."""
    assert reach(court(Realm().stand(0, "market").dice(0, [1]).give(0, tokens=1)), 0) == {1, 2, 3, 4}
    table = court(Realm().stand(0, "market").dice(0, [6, 6, 6]))
    assert reach(table, 0) == {5, 6, 7, 11, 12, 13, 17, 18}


def test_a_destroyed_market_shifts_nothing() -> None:
    """KB-118: a 4 reaches the Merchant only."""
    table = Realm().stand(0, "market").dice(0, [4])
    table.g.tear_down(0, table.number("market"), 7)
    assert reach(court(table), 0) == {4}
