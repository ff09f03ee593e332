"""Module 3: governors who move, tax, fight, trade and spy."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import SPRING
from regnum.games.kingsburg.flow.advisors import ADVISORS_HELP
from regnum.games.kingsburg.flow.battle import WINTER_BATTLE
from regnum.games.kingsburg.flow.harvest import AFTER_INFLUENCE
from regnum.games.kingsburg.flow.year import NEW_YEAR, RECRUITING


def duke(placed: list[tuple[int, int, int]]) -> Realm:
    """Seat 0 is the Duke; groups are advisor's number, seat, dice."""
    table = Realm().govern(0, "duke").dice(0, [1, 2, 3])
    for number, seat, dice in placed:
        table.g.groups.append((number - 1, seat, dice, 0, 0))
        table.g.taken |= 1 << number - 1
    return table.play(AFTER_INFLUENCE)


def test_the_duke_moves_his_highest_dice_to_the_duchess() -> None:
    """KX-173: on 3 and 9 he moves from 9; he may also stay."""
    table = duke([(9, 0, 1), (3, 0, 2), (11, 1, 1)]).choose(0, "use", perk="duke")
    assert [group[0] + 1 for group in table.g.groups if group[1] == 0] == [12, 3]
    assert table.told("moved") == [
        {"kind": "moved", "seat": 0, "perk": "duke", "source": "master_hunter", "target": "duchess"}
    ]
    assert duke([(9, 0, 1)]).choose(0, "done").g.groups[0][0] == 8


def test_the_duke_gets_the_duchess_instead_of_the_advisor_he_left() -> None:
    """KX-070: no Smuggler, no point lost; two goods and a token."""
    table = duke([(14, 0, 1)]).choose(0, "use", perk="duke").play(ADVISORS_HELP)
    table.choose(0, "take", goods={"gold": 2, "token": 1})
    assert table.stock(0) == "2g 1t"
    assert table.g.points[0] == 10


@pytest.mark.parametrize("holder", [0, 1])
def test_the_duke_needs_a_free_duchess(holder: int) -> None:
    """KX-071, KX-173: whoever is there, even with the Envoy in hand, no move."""
    table = Realm().govern(0, "duke").dice(0, [1, 2, 3])
    table.g.envoy = 0
    table.g.groups = [(8, 0, 1, 0, 0), (11, holder, 2, 0, 0)]
    table.g.taken = 1 << 8 | 1 << 11
    assert not table.play(AFTER_INFLUENCE).g.waiting


def test_the_duke_joins_the_duchess_with_the_envoy_as_anybody() -> None:
    """KX-072: 6 and 6 with the Envoy on the taken Duchess."""
    table = Realm().govern(0, "duke").dice(0, [1, 6, 6])
    table.g.envoy = 0
    table.g.groups = [(11, 1, 1, 0, 0)]
    table.g.taken = 1 << 11
    table.g.passed = 0b110
    assert table.influence().offers(0, "influence", advisor="duchess", dice=[1, 2], envoy=1)


@pytest.mark.parametrize(("builders", "points"), [(0b111, 10), (0b110, 11), (0b101, 11), (0, 11)])
def test_the_preacher_lives_on_idle_hands(builders: int, points: int) -> None:
    """KX-073, KX-174: a point if somebody built nothing, even only himself."""
    table = Realm().govern(0, "preacher").season(SPRING)
    table.g.builders = builders
    assert table.season_ends().g.points[0] == points


def test_the_tax_collector_is_paid_before_he_builds() -> None:
    """KX-074, KX-175: a column IV building of another brings a good that can be spent at once."""
    table = Realm().govern(1, "tax_collector").stand(0, "stone_wall").give(0, 3, 0, 2).give(1, gold=1)
    table.construction().choose(0, "build", building="fortress").choose(1, "take", goods={"gold": 1})
    table.choose(1, "build", building="statue")
    assert table.stands(1, "statue")


def test_the_tax_collector_takes_nothing_for_less_or_for_his_own() -> None:
    """KX-175: column III and own buildings bring nothing."""
    table = Realm().govern(1, "tax_collector").stand(0, "stable").give(0, 2, 0, 2).construction()
    table.choose(0, "build", building="stone_wall")
    assert table.stock(1) == ""
    own = Realm().govern(0, "tax_collector").stand(0, "stone_wall").give(0, 3, 0, 2).construction()
    own.choose(0, "build", building="fortress")
    assert own.stock(0) == ""


def test_the_tax_collector_is_paid_twice_for_the_envoys_two() -> None:
    """KX-175: two column IV buildings, two goods; after his own construction if he came first."""
    table = Realm().govern(0, "tax_collector").stand(1, "stone_wall", "town_hall").give(1, 5, 2, 4)
    table.g.envoy = 1
    table.construction().choose(1, "build", building="fortress").choose(0, "take", goods={"wood": 1})
    table.choose(1, "build", building="embassy").choose(0, "take", goods={"wood": 1})
    assert table.stock(0) == "2w"


def test_the_general_is_no_soldier() -> None:
    """KX-116, KX-176: 3 soldiers are strength 4, and stay 3."""
    table = Realm().govern(0, "general").soldiers(2, 0, 0).enemy("zombies_2_5").script(king=[1])
    table.play(WINTER_BATTLE).finish()
    assert table.told("strength")[0]["strength"] == 4
    assert table.told("strength")[0]["soldiers"] == 3


def test_the_mercenary_is_hired_before_the_enemy_is_known() -> None:
    """KX-116, KX-177: 1 gold for +2, no soldiers."""
    table = (
        Realm()
        .govern(0, "mercenary")
        .give(0, gold=1)
        .enemy("zombies_2_5")
        .script(king=[1])
        .play(WINTER_BATTLE)
    )
    assert not table.told("enemy")
    table.choose(0, "offer", perk="mercenary", good="gold")
    assert table.told("strength")[0]["strength"] == 3
    assert table.told("strength")[0]["soldiers"] == 1
    assert table.stock(0) == ""


@pytest.mark.parametrize(("soldiers", "after"), [((0, 0, 2), 2), ((1, 0, 2), 1), ((1, 1, 2), 3)])
def test_the_damsel_is_defended(soldiers: tuple[int, ...], after: int) -> None:
    """KX-181: 2 soldiers when winter begins and nobody has fewer."""
    table = Realm().govern(0, "damsel").soldiers(*soldiers).enemy("zombies_2_5").script(king=[1])
    table.play(WINTER_BATTLE).finish()
    assert table.told("reinforced")[0]["chart"] == after + 1


def test_the_merchant_exchanges_once_a_season() -> None:
    """KX-182: before building, one good for another kind."""
    table = (
        Realm()
        .govern(0, "merchant")
        .give(0, gold=3)
        .construction()
        .choose(0, "exchange", good="gold", other="stone")
    )
    assert table.stock(0) == "2g 1s"
    assert not table.offers(0, "exchange")
    assert table.offers(0, "build", building="guard_tower")


def test_the_spy_knows_the_enemy_from_the_start() -> None:
    """KX-183: a look at the year's start only for him, and a point for each look of an advisor."""
    table = Realm().govern(0, "spy").play(NEW_YEAR)
    assert table.g.lookers == 0b1
    assert table.g.points[0] == 10
    table.dice(0, [4, 6])
    table.g.passed = 0b110
    table.influence().choose(0, "influence", advisor="general").finish()
    assert table.g.points[0] == 11


def test_the_engineer_saves_a_good_but_never_all() -> None:
    """KX-184: Statue for 1 gold, Inn for gold or wood, Barricade still 1 wood, column III at full price."""
    table = Realm().govern(0, "engineer").stand(0, "guard_tower", "stable").give(0, 9, 9, 9).construction()
    prices = {}
    for option in table.options(0):
        if option["kind"] == "build":
            prices.setdefault(option["building"], []).append(option["cost"])
    assert prices["statue"] == [{"gold": 1}]
    assert prices["inn"] == [{"wood": 1}, {"gold": 1}]
    assert prices["barricade"] == [{"wood": 1}]
    assert prices["blacksmith"] == [{"wood": 2}, {"gold": 1, "wood": 1}]
    assert prices["stone_wall"] == [{"gold": 2, "stone": 2}]


def test_a_governors_battle_bonus_is_none_for_recruits() -> None:
    """KX-112, KX-116: the Training Camp looks at the chart alone."""
    table = (
        Realm(sheet="provinces")
        .govern(0, "general")
        .stand(0, "training_camp")
        .soldiers(1, 0, 0)
        .play(RECRUITING)
    )
    assert table.g.soldiers[0] == 2
