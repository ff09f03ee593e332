"""Corrections of the rules: each played as it is now, and as older tables go on playing it."""

from __future__ import annotations

import pytest
from realm import Realm

from regnum.games.kingsburg.components import AUTUMN, SPRING
from regnum.games.kingsburg.flow.advisors import ADVISORS_HELP
from regnum.games.kingsburg.flow.harvest import OPEN
from regnum.games.kingsburg.flow.year import NEW_YEAR


def autumn(rules: int, *more: str) -> Realm:
    """Seat 0 has Bridge and Monastery, no goods and a die left; autumn ends."""
    table = Realm(rules=rules).cover(0, "B").stand(0, "monastery", *more).dice(0, [3]).season(AUTUMN)
    table.g.passed = 0b111
    return table


def test_of_two_duties_the_owner_chooses_the_order() -> None:
    """KB-199, ORDER_OF_DUTIES: the Monastery's point first, then the Bridge's gold; "done" would throw the point away."""
    table = autumn(rules=2).season_ends()
    assert table.options(0) == [{"kind": "use", "perk": "bridge"}, {"kind": "use", "perk": "monastery"}]
    table.choose(0, "use", perk="monastery")
    assert not table.g.waiting  # the last duty does itself
    assert (table.g.points[0], table.stock(0)) == (11, "1g")


def test_in_the_other_order_the_point_is_gone() -> None:
    """KB-199: it is the owner's own choice then."""
    table = autumn(rules=2).season_ends().choose(0, "use", perk="bridge")
    assert not table.g.waiting
    assert (table.g.points[0], table.stock(0)) == (10, "1g")


def test_version_1_offers_done_and_takes_the_bridge_first() -> None:
    """ORDER_OF_DUTIES: tables that began by version 1 go on so."""
    table = autumn(rules=1).season_ends()
    assert table.offers(0, "done")
    table.choose(0, "done")
    assert (table.g.points[0], table.stock(0)) == (10, "1g")


@pytest.mark.parametrize("rules", [1, 2])
def test_a_single_duty_is_done_with_what_may_be_declined(rules: int) -> None:
    """KB-199: with one duty "done" declines the rest and does it."""
    table = autumn(rules, "town_hall").give(0, tokens=1)
    table.g.free[0] = 0  # no die is left, so the Bridge has nothing to do
    table.season_ends()
    assert table.offers(0, "done")
    table.choose(0, "done")
    assert (table.g.points[0], table.stock(0)) == (11, "1t")


def test_taxes_may_be_paid_with_the_bridges_gold() -> None:
    """KB-199, KX-205: a duty that a further one makes possible."""
    table = Realm().cover(0, "B").stand(0, "bridge").befall("taxes").dice(0, [3]).season(AUTUMN)
    table.g.passed = 0b111
    table.season_ends()
    assert not table.offers(0, "done")
    table.choose(0, "use", perk="bridge").choose(0, "offer", perk="taxes", good="gold")
    assert (table.g.points[0], table.stock(0)) == (10, "")


@pytest.mark.parametrize(
    ("rules", "allowed", "raised"), [(2, 5, 5), (2, 3, 3), (2, 6, 6), (1, 3, 3), (1, 5, 7)]
)
def test_the_sorcerer_raises_no_more_than_he_may(rules: int, allowed: int, raised: int) -> None:
    """KX-166, CHANGED_NUMBERS: with a changed number version 1 lost count at five."""
    table = Realm(
        sheet="provinces", year=3, rules=rules, changes={"governor": {"sorcerer": {"buildings": allowed}}}
    )
    table.govern(0, "sorcerer").play(NEW_YEAR)
    while table.g.waiting:
        table.g.apply(0, table.find(0, "raise")[0])
    assert table.g.buildings(0) == raised


@pytest.mark.parametrize(("rules", "left"), [(2, "1g 1w"), (1, "1g 1w 1s")])
def test_the_alchemist_takes_what_he_asks_for(rules: int, left: str) -> None:
    """KB-081, CHANGED_NUMBERS: for two goods of a kind, if the number says so."""
    table = Realm(rules=rules, changes={"advisor": {"alchemist": {"trade": 2}}}).give(0, stone=2)
    table.g.groups = [(5, 0, 0, 0, 0)]
    table.play(ADVISORS_HELP).choose(0, "trade", good="stone")
    assert table.stock(0) == left


@pytest.mark.parametrize("rules", [1, 2])
def test_neutral_dice_leave_no_gift(rules: int) -> None:
    """KB-191, KX-081, O50: the advisor is under influence; who joins by the Envoy gets no gift, and none lies there."""
    table = Realm(2, rules=rules).befall("rising_stars").season(SPRING)
    table.script(neutral=[1, 1, 1, 1, 1]).play(OPEN)  # the Architect and the Squire
    gifts = {advisor.name: advisor.gift for advisor in table.g.view(0).advisors if advisor.gift}
    assert gifts == {"jester": "gold", "merchant": "token", "sergeant": "token"}
    table.g.envoy = 0
    table.g.passed = 0b10
    table.dice(0, [2, 4, 6]).influence().choose(0, "influence", advisor="squire", envoy=1)
    assert table.stock(0) == ""
    table.choose(0, "influence", advisor="merchant")
    assert table.stock(0) == "1t"


def test_the_statue_rerolls_as_many_dice_as_its_number_says() -> None:
    """KB-226: one of equal dice; with a changed number up to so many."""
    plain = Realm().stand(0, "statue").dice(0, [2, 2, 2], [2]).rerolls()
    assert [option["dice"] for option in plain.options(0) if option["kind"] == "reroll"] == [[0], [3]]
    table = Realm(changes={"building": {"statue": {"reroll": 2}}}).stand(0, "statue").dice(0, [2, 2, 2], [2])
    found = [option["dice"] for option in table.rerolls().options(0) if option["kind"] == "reroll"]
    assert found == [[0], [0, 1], [3], [0, 3]]
