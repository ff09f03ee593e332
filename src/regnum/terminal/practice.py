"""Practice in the terminal: a position, a question, and what is said to the answer."""

from __future__ import annotations

from rich.console import Console

from ..kernel.game import Game
from ..lessons import mentor_name
from ..practice import Exercise, Practice, speech
from ..words import Words
from .learn import Guide, Skip
from .play import Quit
from .screen import Screen


def practise(game: Game, practice: Practice, name: str, words: Words, console: Console) -> None:
    """An exercise by its name or number, or all of them in order."""
    exercises = [practice.exercise(name)] if name else practice.exercises
    try:
        for exercise in exercises:
            try:
                _ask(game, practice, exercise, words, console)
            except Skip:
                continue
    except Quit:
        console.print(words("cli-left"))


def _ask(game: Game, practice: Practice, exercise: Exercise, words: Words, console: Console) -> None:
    walk = practice.walk(exercise)
    words = words.at(game.name, walk.match.components)
    names = [words(f"cli-name-{seat}") for seat in range(walk.match.seats)]
    said = speech(words, walk.match, exercise, names)
    screen = Screen(game, names, words, console)
    guide = Guide(game, words, screen, mentor_name(words, game))
    screen.say("practice-number", **practice.place(exercise))
    guide.say(said.say)
    screen.say("practice-cli-keys")
    guide.choice(walk, guide.desk(walk), said)
