"""Chapters and exercises as a browser gets them: with their words, and the tables they are played at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.game import Game
from ...lessons import YOU, Beat, Lessons, Speech, lessons_of, mentor_name, names_in, numbered
from ...lessons import speech as lesson_speech
from ...practice import speech as exercise_speech
from ...words import Words, key, speak
from ..learning import ChapterTitle, GameLessons, LessonBeat, LessonChapter, LessonScene
from ..messages import SeatInfo, TableInfo, TableOptions
from .lesson_table import ID, chapter_of, exercise_of


def contents(game: Game, lessons: Lessons, words: Words) -> GameLessons:
    """What a game teaches."""
    own = key(game.name, "lesson")
    chapters = [
        ChapterTitle(
            id=chapter.id,
            title=words(key(own, chapter.id)),
            goal=words(f"{key(own, chapter.id)}.goal"),
            minutes=chapter.minutes,
            beats=len(numbered(chapter)),
        )
        for chapter in lessons.chapters
    ]
    hello = words(f"{key(own, 'mentor')}.hello")
    return GameLessons(game.name, lessons.mentor, mentor_name(words, game), hello, chapters)


def told_chapter(name: str, chapter: str, language: str) -> LessonChapter:
    """A chapter with its words; the browser names a seat that is `you`."""
    game, lessons, found = chapter_of(name, chapter)
    words = speak(language)
    said = names_in(words, game.name, lessons)
    names = ["" if seat == YOU else word for seat, word in zip(lessons.names, said, strict=True)]
    beats = numbered(found)
    scenes = []
    for scene in found.scenes:
        seat = lessons.seat if scene.seat is None else scene.seat
        mine = [
            _beat(beat, lesson_speech(words, game.name, found, beat, number))
            for at, beat, number in beats
            if at is scene
        ]
        scenes.append(LessonScene(_table(game, game.version, lessons.settings, names, seat), seat, mine))
    title = words(key(game.name, "lesson", found.id))
    return LessonChapter(found.id, title, lessons.mentor, mentor_name(words, game), scenes)


def told_exercise(name: str, exercise: str, language: str) -> LessonChapter:
    """An exercise as a chapter of one scene and one beat."""
    game, practice, found = exercise_of(name, exercise)
    match = practice.match(found)
    (seat,) = match.waiting
    words = speak(language).at(game.name, match.components)
    names = [words(f"cli-name-{number}") for number in range(match.seats)]
    beat = _beat(found.beat(), exercise_speech(words, match, found, names))
    names[seat] = ""
    table = _table(game, match.rules, match.settings, names, seat)
    title = words("practice-number", **practice.place(found))
    lessons = lessons_of(game)
    mentor = lessons.mentor if lessons else ""
    return LessonChapter(
        found.id, title, mentor, mentor_name(words, game), [LessonScene(table, seat, [beat])]
    )


def _beat(beat: Beat, said: Speech) -> LessonBeat:
    return LessonBeat(
        say=said.say,
        ask=said.ask,
        why=said.why,
        spot=beat.spot,
        touch=beat.touch,
        do=beat.do,
        may=beat.may,
        answers=said.answers,
        moves=bool(beat.reply),
        free=beat.free,
    )


def _table(game: Game, rules: int, settings: Mapping[str, Any], names: Sequence[str], seat: int) -> TableInfo:
    """A table in play that is nowhere but in a browser."""
    seats = [
        SeatInfo(
            seat=number,
            kind="person",
            name=name,
            person=None,
            bot=None,
            ready=True,
            here=True,
            you=number == seat,
            away=False,
            invite=None,
            character=None,
        )
        for number, name in enumerate(names)
    ]
    return TableInfo(
        id=ID,
        game=game.name,
        rules=rules,
        settings=dict(game.check_settings(settings)),
        components={},
        options=TableOptions(listed=False, spectators=False, takeback=False),
        status="playing",
        host="",
        you_host=False,
        yours=[seat],
        imported=False,
        seats=seats,
        created=None,
        started=None,
        finished=None,
        updated=None,
        seq=0,
        decisions=0,
        waiting=[seat],
        commitment="",
        seed=None,
        scores=None,
        winners=None,
        takeback=None,
        rematch=None,
        closed=None,
        rest=None,
        version=0,
    )
