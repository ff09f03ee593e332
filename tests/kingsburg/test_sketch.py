"""The table as text, in both languages, at every moment of a game."""

from __future__ import annotations

import pytest

import regnum
from regnum.games.kingsburg import GAME
from regnum.kernel.chance import Seeded
from regnum.words import Words


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("variant", [("draw", "deal"), ("draft", "auction")])
def test_every_word_is_there(language: str, variant: tuple[str, str]) -> None:
    words = Words(language)
    rows, governors = variant
    match = regnum.new("kingsburg", seats=3, seed=8, modules="all", rows=rows, governors=governors)
    luck = Seeded(1)
    number = 0
    while True:
        if number % 6 == 0 or not match.waiting:
            for seat in (None, 1):
                for sheet in GAME.sketch(match.view(seat), words):
                    text = " ".join(
                        [sheet.title, *(sheet.header or []), *(cell for row in sheet.rows for cell in row)]
                    )
                    assert "kingsburg-" not in text, text
                    assert all(len(row) == len(sheet.rows[0]) for row in sheet.rows)
        if not match.waiting:
            break
        seat = match.waiting[0]
        options = match.options(seat)
        match.apply(seat, options[luck.pick(len(options))])
        number += 1
