"""Why a piece is dimmed, and which pieces mean the same."""

from __future__ import annotations

from typing import Any

import pytest
from realm import Realm

from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import SPRING
from regnum.games.kingsburg.reach import reach
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Seeded
from regnum.kernel.step import Decision


def why(table: Realm, *pieces: str) -> list[tuple[str, dict[str, int | str]]]:
    step = table.g.decision()
    assert isinstance(step, Decision)
    return step.why(table.g, pieces)


def court() -> Realm:
    """Seat 0 has 3 and 6 and a white 2, seat 1 is at the Queen; the turn is seat 0's."""
    table = Realm().dice(0, [3, 6], [2]).dice(1, [5, 6, 6]).dice(2, [1, 1, 1])
    table.g.order = (1, 0, 2)
    return table.influence().choose(1, "influence", advisor="queen", envoy=0)


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        (("advisor:queen",), "taken"),
        (("advisor:king",), "reach"),
        (("advisor:master_hunter",), None),
        (("advisor:master_hunter", "die:0"), None),
        (("advisor:architect", "die:1"), "sum"),
        (("die:2",), "white"),
        (("advisor:private_first",), "not-yours"),
    ],
)
def test_why_an_advisor_is_dimmed(pieces: tuple[str, ...], code: str | None) -> None:
    """KB-051, KB-057: the exact sum, one group an advisor, no white die alone."""
    found = [reason for reason, _ in why(court(), *pieces)]
    assert found == ([code] if code else [])


def test_the_reason_tells_its_numbers() -> None:
    assert why(court(), "advisor:architect", "die:1") == [("sum", {"number": 3, "sum": 6})]
    assert why(court(), "advisor:king", "die:1") == [("reach", {"number": 18})]


def test_an_advisor_is_dimmed_exactly_when_there_is_a_reason() -> None:
    """In random games: out of reach and with a reason, or within reach and without one."""
    settings: dict[str, Any] = {"modules": "all"}
    compared = 0
    for seed in range(6):
        game = GAME.new(2 + seed % 4, Seeded(seed), settings)
        assert isinstance(game, Kingsburg)
        luck = Seeded(f"why {seed}")
        while game.waiting:
            step = game.decision()
            seat = game.waiting[0]
            if isinstance(step, Decision) and step.name == "influence":
                within = [GAME.options[2].fields[0].encode(slot) for slot in reach(game, seat)]
                for advisor in game.view(seat).advisors:
                    envoy = ("envoy:1",) if game.envoy == seat else ()
                    reasons = step.why(game, (f"advisor:{advisor.name}", *envoy))
                    assert bool(reasons) == (advisor.name not in within), (advisor.name, reasons)
                    compared += 1
            options = game.options(seat)
            game.apply(seat, options[luck.pick(len(options))])
    assert compared > 1000


def test_why_a_building_cannot_be_built() -> None:
    """KB-106, KB-110, KB-112: what stands, what stands not yet to the left, and what is short, discounts counted."""
    table = Realm().stand(0, "crane", "chapel").give(0, gold=2, wood=1).season(SPRING).construction()
    assert why(table, "perk:statue") == [("stands", {})]
    assert why(table, "perk:cathedral") == [("left-first", {})]
    assert why(table, "perk:church") == [("short-stone", {"count": 2})]
    assert why(table, "perk:inn") == []


def test_equal_dice_are_alike_and_white_ones_apart() -> None:
    table = Realm().dice(0, [3, 3, 6], [3, 3])
    assert table.g.alike(0) == [("die:0", "die:1"), ("die:3", "die:4")]
    assert table.g.alike(1) == []
    table.g.free[0] = 0b10110
    assert table.g.alike(0) == []
