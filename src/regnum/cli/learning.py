"""`regnum learn` and `regnum practice`: a game taught and practised in the terminal."""

from __future__ import annotations

from .. import find
from ..lessons import names_in, taught
from ..practice import practised
from ..terminal.learn import learn as teach
from ..terminal.practice import practise
from ..terminal.screen import Screen
from ..words import speak
from .playing import choose_game
from .shared import Lang, console


def learn(game: str | None = None, chapter: str = "", /, *, lang: Lang = None) -> None:
    """Learn a game: all chapters, or one by its name or number."""
    words = speak(lang)
    chosen = find(game) if game else choose_game(words)
    lessons = taught(chosen)
    screen = Screen(chosen, names_in(words, chosen.name, lessons), words, console())
    if not chapter:
        names = ", ".join(one.id for one in lessons.chapters)
        screen.say("learn-cli-list", names=names, game=chosen.name, first=lessons.chapters[0].id)
    teach(chosen, lessons, chapter, words, screen)


def practice(game: str | None = None, exercise: str = "", /, *, lang: Lang = None) -> None:
    """Practise a game: all exercises, or one by its number."""
    words = speak(lang)
    chosen = find(game) if game else choose_game(words)
    practise(chosen, practised(chosen), exercise, words, console())
