"""Messages of lessons and practice."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .messages import State, TableInfo


class ChapterTitle(Struct):
    """A chapter in the list of lessons."""

    id: str
    title: str
    goal: str
    minutes: int
    beats: int


class GameLessons(Struct):
    """What a game teaches, and who teaches it."""

    game: str
    mentor: str
    name: str
    hello: str
    chapters: list[ChapterTitle]


class LessonBeat(Struct):
    """One thought of the mentor: what he says and lights, what he waits for, whether others act then, and whether an action goes on freely."""

    say: str
    ask: str
    why: str
    spot: list[str]
    touch: list[str]
    do: list[dict[str, Any]]
    may: dict[str, list[dict[str, Any]]]
    answers: dict[str, str]
    moves: bool
    free: bool


class LessonScene(Struct):
    """A table of the lesson and the beats played at it."""

    table: TableInfo
    seat: int
    beats: list[LessonBeat]


class LessonChapter(Struct):
    """A chapter as it is played."""

    id: str
    title: str
    mentor: str
    name: str
    scenes: list[LessonScene]


class ExerciseTitle(Struct):
    """An exercise in a list; its level is 1 (easy) to 3 (hard)."""

    id: str
    level: int


class GamePractice(Struct):
    """The exercises of a game, from easy to hard."""

    game: str
    exercises: list[ExerciseTitle]


class ExerciseToday(Struct):
    """The exercise of a day."""

    day: str
    game: str
    id: str
    level: int


class LessonAnswer(Struct):
    """What came of a choice in a lesson: whether it was played, else which answer it has; the beat, and the table since."""

    played: bool
    word: str
    beat: int
    at: int
    states: list[State]
