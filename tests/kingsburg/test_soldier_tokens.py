"""Module 5: soldier tokens instead of the King's die."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.ending import END_OF_YEAR
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Seeded

ALL = (0, 1, 1, 2, 3, 4)


def realm(seats: int = 3, sheet: str = "base") -> Realm:
    table = Realm(seats, sheet).enemy("dragons_5_9")
    table.g.soldier_tokens = [ALL] * seats
    return table


def send(table: Realm, *tokens: int) -> Realm:
    """Everybody's token of this winter."""
    for seat, token in enumerate(tokens):
        table.choose(seat, "send", soldiers=token)
    return table


def charts(table: Realm) -> list[int]:
    return [event["chart"] for event in table.told("reinforced")]


def test_everybody_starts_with_six_tokens() -> None:
    """KX-005, KX-082: 0, 1, 1, 2, 3, 4 for each; none without the module."""
    game = GAME.new(4, Seeded(1), {"modules": ["soldiers"]})
    assert isinstance(game, Kingsburg)
    assert game.soldier_tokens == [ALL] * 4
    plain = GAME.new(4, Seeded(1))
    assert isinstance(plain, Kingsburg)
    assert plain.soldier_tokens == [()] * 4


def test_tokens_are_chosen_in_secret_before_the_enemy_is_revealed() -> None:
    """KX-083, KX-088: all choose, nobody may choose none, and no view shows a choice before all are in."""
    table = realm().play(WINTER_BATTLE)
    assert table.g.waiting == (0, 1, 2)
    assert [option["soldiers"] for option in table.options(1)] == [0, 1, 2, 3, 4]
    before = [table.g.view(seat) for seat in (1, 2, None)]
    table.choose(0, "send", soldiers=4)
    assert [table.g.view(seat) for seat in (1, 2, None)] == before
    assert not table.told("enemy")
    assert not table.told("sent")
    table.choose(2, "send", soldiers=0).choose(1, "send", soldiers=1)
    assert [event["soldiers"] for event in table.told("sent")] == [4, 1, 0]


def test_only_who_looked_knows_the_enemy_while_choosing() -> None:
    """KX-083: the General's guest still knows the card, the others do not."""
    table = realm()
    table.g.lookers = 0b010
    table.play(WINTER_BATTLE)
    shown = [table.g.view(seat).enemy.kind for seat in (0, 1, 2)]
    assert shown == [None, "dragons", None]


def test_no_die_is_rolled_and_everybody_has_ones_own_help() -> None:
    """KX-084, KX-085: soldiers 1 and 2 with tokens 4 and 0 stand on 5 and 2."""
    table = send(realm().soldiers(1, 2, 0).script(king=[7]).play(WINTER_BATTLE), 4, 0, 2)
    assert charts(table) == [5, 2, 2]
    assert not table.told("kings_die")


def test_a_used_token_is_gone_for_the_game() -> None:
    """KX-086: using one 1 leaves the other."""
    table = send(realm().play(WINTER_BATTLE), 1, 4, 0)
    assert table.g.soldier_tokens == [(0, 1, 2, 3, 4), (0, 1, 1, 2, 3), (1, 1, 2, 3, 4)]


@pytest.mark.parametrize("seed", range(3))
def test_five_battles_leave_one_token_that_scores(seed: int) -> None:
    """KX-087, KX-088: in a whole game five tokens are used, and the last one's number is scored."""
    game = GAME.new(3, Seeded(seed), {"modules": "soldiers"})
    assert isinstance(game, Kingsburg)
    while game.waiting:
        seat = game.waiting[-1]
        game.apply(seat, game.options(seat)[-1])
    for seat in range(3):
        (left,) = game.soldier_tokens[seat]
        assert game.tally[seat * 9 + 8] == left


def test_the_last_token_is_worth_its_number() -> None:
    """KX-087: 3 left, 3 VP; in earlier years nothing is scored."""
    table = Realm(year=5)
    table.g.soldier_tokens = [(3,), (0,), (4,)]
    assert table.play(END_OF_YEAR).g.points == [13, 10, 14]
    early = Realm(year=4)
    early.g.soldier_tokens = [(3, 4), (0, 1), (4, 2)]
    assert early.play(END_OF_YEAR).g.points == [10, 10, 10]


@pytest.mark.parametrize(
    ("token", "die", "worth"), [(0, 5, 3), (0, 6, 3), (1, 3, 2), (1, 4, 2), (0, 1, 1), (0, 2, 1)]
)
def test_half_an_academy_die_may_replace_a_tokens_number(token: int, die: int, worth: int) -> None:
    """KX-091: rounded up; the token is spent all the same."""
    table = realm(sheet="provinces").stand(0, "military_academy").script(academy=[die]).play(WINTER_BATTLE)
    send(table, token, 0, 0).choose(0, "use", perk="military_academy")
    assert charts(table) == [worth, 0, 0]
    left = list(ALL)
    left.remove(token)
    assert table.g.soldier_tokens[0] == tuple(left)


def test_a_better_token_is_kept() -> None:
    """KX-091: token 4, die 6 (worth 3): 4 soldiers."""
    table = realm(sheet="provinces").stand(0, "military_academy").script(academy=[6]).play(WINTER_BATTLE)
    assert charts(send(table, 4, 0, 0)) == [4, 0, 0]


def test_heavy_snow_takes_a_soldier_from_each_token() -> None:
    """KX-115, KX-188: 3 gives 2, 1 gives none, 0 stays 0."""
    table = send(realm().soldiers(2, 2, 2).befall("heavy_snow").play(WINTER_BATTLE), 3, 1, 0)
    assert charts(table) == [4, 2, 2]


def test_snow_on_the_academys_die() -> None:
    """O19: the half die replaces the number on the token, then the snow takes one."""
    table = realm(sheet="provinces").befall("heavy_snow").stand(0, "military_academy").script(academy=[5])
    send(table.play(WINTER_BATTLE), 0, 0, 0).choose(0, "use", perk="military_academy")
    assert charts(table) == [2, 0, 0]


def test_the_royal_guard_adds_to_tokens() -> None:
    """KX-210: token 2 gives 3."""
    assert charts(send(realm().befall("royal_guard").play(WINTER_BATTLE), 2, 0, 4)) == [3, 1, 5]


def test_winter_quarters_have_nobody_to_keep_after_a_zero_token() -> None:
    """KX-114: victory by bonuses alone keeps no soldier; a single one is enough."""
    for token, kept in ((0, 0), (1, 1)):
        table = Realm(sheet="provinces").cover(0, "E").stand(0, "winter_quarters", "wizards_guild")
        table.g.soldier_tokens = [ALL] * 3
        table.enemy("orcs_2_4").play(WINTER_BATTLE, END_OF_YEAR)
        send(table, token, 0, 0).finish()
        assert table.told("won")[0]["seat"] == 0
        assert table.g.soldiers[0] == kept


def test_a_one_in_heavy_snow_keeps_nobody() -> None:
    """KX-114, KX-115: it gives no soldier, so none is kept."""
    table = (
        Realm(sheet="provinces")
        .cover(0, "E")
        .stand(0, "winter_quarters", "wizards_guild")
        .befall("heavy_snow")
    )
    table.g.soldier_tokens = [ALL] * 3
    table.enemy("orcs_2_4").play(WINTER_BATTLE, END_OF_YEAR)
    send(table, 1, 0, 0).finish()
    assert table.told("won")[0]["seat"] == 0
    assert table.g.soldiers[0] == 0


def test_farms_and_a_zero_token_make_a_negative_strength() -> None:
    """KB-215: no soldier and Farms are strength -1."""
    table = send(realm().stand(0, "farms").play(WINTER_BATTLE), 0, 0, 0)
    assert table.told("strength")[0]["strength"] == -1


def test_the_kings_death_scores_all_tokens_left() -> None:
    """KX-104: after year III 0, 1 and 4 are left: 5 VP."""
    table = Realm(year=3).befall("the_king_is_ill").script(health=[1])
    table.g.soldier_tokens = [(0, 1, 4), (1, 2, 3), (0, 1, 1)]
    assert table.play(END_OF_YEAR).g.points == [15, 16, 12]
