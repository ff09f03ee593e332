"""Printed numbers: their marks, and files that replace them."""

from __future__ import annotations

import pytest
from troyes_table import activate, place_of, table

from regnum.games.troyes import GAME
from regnum.games.troyes.components import printed, tables
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import BadComponents

CERTAIN = {
    "card.merchant.cost", "card.merchant.divisor", "card.priest.cost", "card.priest.divisor",
    "event.conflict_of_succession.divisor", "event.marauding.divisor", "event.war.second",
}  # fmt: skip
"""The only such numbers that the rulebook itself tells."""


def test_what_is_reconstructed_says_so() -> None:
    facts = printed()
    for card in facts.entries("card"):
        for name in ("cost", "divisor", "slots"):
            path = f"card.{card}.{name}"
            wanted = ("rulebook",) if path in CERTAIN else ("reconstructed", "public")
            assert facts.source(path) in wanted, path
    for event in facts.entries("event"):
        for name in ("divisor", "flags", "points"):
            path = f"event.{event}.{name}"
            assert facts.source(path) == ("rulebook" if path in CERTAIN else "reconstructed"), path


def test_cards_on_the_table_show_their_marks() -> None:
    view = table(4, cards="merchant archer", dice={0: "Y1"}, round=1).view(0)
    cards = {card.card: card.unsure for card in view.cards if card.card}
    assert cards["merchant"] == ["slots"]
    assert cards["archer"] == ["cost", "slots"]
    assert "flags" in view.queue[0].unsure
    assert "divisor" not in view.queue[0].unsure


def test_a_file_replaces_single_numbers() -> None:
    facts = printed().override({"card": {"sculptor": {"divisor": 2, "cost": 5}}})
    assert facts.source("card.sculptor.divisor") == "override"
    g = table(4, tradesmen={"sculptor": "0"}, dice={0: "Y6 R1"})
    g.tables = tables(facts, 4)
    assert g.view(0).cards[place_of("sculptor")].unsure == ["slots"]
    activate(g, "sculptor", "Y6")
    assert g.points[0] == 3


def test_a_whole_game_by_other_numbers() -> None:
    facts = printed().override({"building": {"bishopric": {"spaces": 2, "rows": [[1, 2], [3, 4], [5, 6]]}}})
    g = GAME.new(3, Seeded(4), components=facts)
    luck = Seeded(5)
    assert isinstance(g, Troyes)
    while g.waiting:
        options = g.options(g.waiting[0])
        g.apply(g.waiting[0], options[luck.pick(len(options))])
    assert len(g.view(None).buildings[1].rows) == 3


@pytest.mark.parametrize(
    "changes",
    [
        {"card": {"merchant": {"divisor": 0}}},
        {"card": {"merchant": {"slots": [1]}}},
        {"event": {"war": {"flags": 0}}},
        {"building": {"palace": {"rows": [[1], [2], [3], [4], [5], [5]]}}},
    ],
)
def test_nonsense_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadComponents):
        tables(printed().override(changes), 4)
