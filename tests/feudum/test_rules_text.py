"""The short rules text names what a player must find in it, in both languages."""

from __future__ import annotations

import re

import pytest

from regnum.games.feudum.components import CARDS, COLOURS, GOODS, WRITS, printed
from regnum.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_lists_phases_cards_and_tables(language: str) -> None:
    """FE-018: five phases, eleven cards, the tables of tiles and harvests, battle values, six guilds."""
    words = Words(language).at("feudum", printed())
    text = words.rules("feudum")
    for card in CARDS:
        assert re.search(rf"^\| {words.thing('feudum', 'card', card)}( ×2)? \|", text, re.MULTILINE), card
    assert [line[0] for line in text.splitlines() if re.match(r"\d\. \*\*", line)] == list("12345")
    for line in ("| I | 2 | 3 | 4 |", "| II | 3 | 4 | 5 |", "| III | 4 | 5 | 6 |", "| IV | 5 | 6 | 7 |"):
        assert line in text
    assert "| 4 | 5 | 5 | 5 | 6 | 6 |" in text
    assert "| 1 | 1 | 2 | 3 | 3 | 4 |" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    """FE-100: 55 action cards and 16 writs, all with names of their own, as are places and goods."""
    words = Words(language)
    cards = {words.thing("feudum", "card", card) for card in CARDS}
    writs = {words.thing("feudum", "writ", writ) for writ in WRITS}
    assert len(cards) * len(COLOURS) + len(writs) == 71
    assert len({words.thing("feudum", "good", good) for good in GOODS}) == 5
