"""Lessons in the terminal: the mentor speaks, the table is shown, the choice is made as in any game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.markup import escape

from ..bots import make
from ..kernel.game import Game
from ..lessons import (
    OTHER,
    TERMINAL,
    Chapter,
    Lessons,
    Scene,
    Speech,
    Walk,
    mentor_name,
    numbered,
    scene_walk,
    speech,
)
from ..words import Words, key
from . import choices
from .choices import Labels, Line
from .chooser import Chooser
from .play import Quit, Table
from .screen import Screen


class Skip(Exception):
    """The rest of the chapter is not wanted now."""


class Back(Exception):
    """Once more from the last choice."""


class Desk(Table):
    """A table with a mentor at it; its commands know him too."""

    shown = False

    def command(self, text: str, seat: int, chooser: Chooser | None) -> bool:
        if text == "/skip":
            raise Skip
        if text == "/back":
            raise Back
        if text == "/show":
            self.shown = True
            return True
        return super().command(text, seat, chooser)


class Guide:
    """Asks one person for choices and answers them."""

    def __init__(self, game: Game, words: Words, screen: Screen, mentor: str) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.mentor = mentor

    def desk(self, walk: Walk) -> Desk:
        """The table of a walk, at which nothing has happened yet."""
        bots = [None if seat == walk.seat else make("random") for seat in range(walk.match.seats)]
        desk = Desk(walk.match, self.screen.names, bots, self.words, self.screen)
        desk.read[walk.seat] = len(walk.match.history)
        return desk

    def choice(self, walk: Walk, desk: Desk, said: Speech, before: Sequence[str] = ()) -> Line:
        """Ask until the choice is one that the mentor takes; it is carried out."""
        while True:
            asks = [ask for ask in (*before, said.ask) if ask]
            self.screen.say("learn-cli-ask", text=plain(" → ".join(asks)))
            lines = choices.asked(walk.match, walk.seat)
            line = desk.ask(walk.seat, lines, len(lines))
            if desk.shown:
                desk.shown = False
                line = (self.game.decode(walk.show()),)
                label = Labels(self.words, walk.match, walk.seat, self.screen.names).line(line)
                self.screen.say("learn-cli-shown", mentor=self.mentor, option=label)
            if line is None:
                continue
            answer = walk.choose([self.game.encode(option) for option in line])
            if answer.played:
                self.say(said.why)
                desk.tell_news(walk.seat)
                return line
            self.say(said.answers.get(answer.word) if answer.word != OTHER else self.words("learn-other"))
            self.screen.say("learn-taken-back")

    def say(self, text: str | None) -> None:
        """What the mentor says."""
        if text:
            who = f"[i]{escape(self.mentor)}:[/i] " if self.mentor else ""
            self.screen.console.print(f"{who}{bold(text)}")


class Teacher(Guide):
    """Takes one person through a chapter."""

    def __init__(self, game: Game, lessons: Lessons, words: Words, screen: Screen) -> None:
        super().__init__(game, words, screen, mentor_name(words, game))
        self.lessons = lessons

    def teach(self, chapter: Chapter) -> None:
        """All scenes of a chapter, unless it is left or skipped."""
        number = self.lessons.chapters.index(chapter) + 1
        title = self.words(key(self.game.name, "lesson", chapter.id))
        self.screen.say("learn-cli-head", mentor=self.mentor, number=number, title=title)
        self.screen.say("learn-cli-keys")
        spoken = [
            speech(self.words, self.game.name, chapter, beat, n, TERMINAL) for _, beat, n in numbered(chapter)
        ]
        first = 0
        for scene in chapter.scenes:
            self._scene(scene, spoken[first : first + len(scene.beats)])
            first += len(scene.beats)

    def _scene(self, scene: Scene, spoken: list[Speech]) -> None:
        taken: list[Line] = []
        while True:
            try:
                return self._play(scene, spoken, taken)
            except Back:
                del taken[-1:]

    def _play(self, scene: Scene, spoken: list[Speech], taken: list[Line]) -> None:
        walk = scene_walk(self.game, self.lessons, scene)
        for line in taken:
            walk.choose([self.game.encode(option) for option in line])
        desk = self.desk(walk)
        if walk.beat is not None and not walk.beat.do:
            self.screen.say_rows(desk.glance(walk.seat))
        # What is touched piece by piece on a board is one choice here: it is asked for at once.
        asks: list[str] = []
        while (beat := walk.beat) is not None:
            said = spoken[walk.at]
            self.say(said.say)
            if beat.do:
                taken.append(self.choice(walk, desk, said, asks))
                asks = []
                continue
            self.say(said.why)
            if beat.touch:
                asks.append(said.ask)
            else:
                self._wait(desk)
            walk.listen()
            desk.tell_news(walk.seat)

    def _wait(self, desk: Table) -> None:
        text = desk.input(f"{self.words('learn-next')} ⏎ ").strip()
        if text.startswith("/"):
            desk.command(text, self.lessons.seat, None)


def bold(text: str) -> str:
    """What weighs more is written between stars.

    >>> bold("a *King*")
    'a [b]King[/b]'
    """
    return re.sub(r"\*([^*]+)\*", r"[b]\1[/b]", escape(text))


def plain(text: str) -> str:
    """The same without the stars."""
    return text.replace("*", "")


def learn(game: Game, lessons: Lessons, name: str, words: Words, screen: Screen) -> None:
    """A chapter by its name or number, or all of them in order."""
    chapters = [lessons.chapter(name)] if name else lessons.chapters
    teacher = Teacher(game, lessons, words, screen)
    try:
        for chapter in chapters:
            try:
                teacher.teach(chapter)
            except Skip:
                continue
            place = lessons.chapters.index(chapter) + 1
            if place == len(lessons.chapters):
                screen.say("learn-cli-all", game=game.name)
            elif name:
                screen.say("learn-cli-over", game=game.name, next=lessons.chapters[place].id)
    except Quit:
        screen.say("cli-left")
