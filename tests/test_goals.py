"""Goals: what a seat should aim at, told by the game from what the seat sees, in both languages."""

from __future__ import annotations

import pytest

import regnum
from regnum.bots import make
from regnum.words import LANGUAGES, speak

GAMES = ("brawl", "kingsburg", "troyes", "feudum")


@pytest.mark.parametrize("game", GAMES)
def test_goals_tell_where_a_seat_stands(game: str) -> None:
    match, bot = regnum.new(game, seats=2, seed=5), make("random", 5)
    told = set()
    for _ in range(60):
        if not match.waiting:
            break
        seat = match.waiting[0]
        for lang in LANGUAGES:
            for goal in match.game.goals(match.view(seat), speak(lang)):
                assert str(goal.have) in goal.text
                assert str(goal.need) in goal.text
                told.add((lang, goal.text))
        assert match.game.goals(match.view(None), speak("en")) == []
        match.apply(seat, bot.choose(match.position(seat)))
    assert len(told) > 4
    assert {lang for lang, _ in told} == set(LANGUAGES)
