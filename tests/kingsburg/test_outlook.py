"""Kingsburg: how winter may end if it came now, checked by letting it come with every die."""

from __future__ import annotations

from itertools import product

import pytest
from realm import Realm

from regnum.games.kingsburg.flow.battle import WINTER_BATTLE

RESULTS = {"lost": -1, "drawn": 0, "won": 1}


def provinces(seat_soldiers: int, *standing: str, governor: str = "", event: str = "") -> Realm:
    table = Realm(sheet="provinces", year=3).cover(0, "DE").stand(0, *standing).enemy("zombies_3_6")
    table.soldiers(seat_soldiers, 3, 3)
    if governor:
        table.govern(0, governor)
    if event:
        table.befall(event)
    table.g.phase = 7
    table.g.lookers = 0b1
    table.g.waiting = (0,)
    return table


CASES = [
    (0, ("small_palisade",), "", ""),
    (3, ("small_palisade",), "", ""),
    (1, ("sorcerers_tower",), "", ""),
    (1, ("sorcerers_tower", "small_palisade"), "", "heavy_snow"),
    (0, (), "damsel", ""),
    (3, ("small_palisade",), "damsel", ""),
    (4, (), "damsel", ""),
]


@pytest.mark.parametrize(("soldiers", "standing", "governor", "event"), CASES)
def test_it_says_all_that_may_come_and_nothing_else(
    soldiers: int, standing: tuple[str, ...], governor: str, event: str
) -> None:
    """KX-029, KX-148, KX-149, KX-181: what winter's beginning adds is reckoned with: Small Palisade, Tower, Damsel."""
    seen: set[str] = set()
    totals: list[int] = []
    foretold = provinces(soldiers, *standing, governor=governor, event=event).g.view(0).seats[0].strength
    assert foretold is not None
    for king, tower in product(range(1, 7), repeat=2):
        table = provinces(soldiers, *standing, governor=governor, event=event)
        table.g.waiting = ()
        table.script(king=[king], tower=[tower]).play(WINTER_BATTLE).finish()
        told = {event["seat"]: event["strength"] for event in table.told("strength")}
        totals.append(told[0])
        for kind in ("lost", "drawn", "won"):
            if any(event["seat"] == 0 for event in table.told(kind)):
                seen.add(kind)
    assert set(foretold.outlook) == seen
    assert foretold.outlook == sorted(seen, key=RESULTS.__getitem__)
    assert foretold.total == (min(totals), max(totals))
    assert foretold.sure == foretold.own + foretold.bonus
    assert foretold.bonus == sum(bonus for _, bonus in foretold.bonuses)
