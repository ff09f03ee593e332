"""Routes of lessons: what is taught, and the table of a lesson. Nothing of it is stored, anybody may learn."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.params import Parameter

from ...kernel.errors import RegnumError
from ...kernel.game import Game
from ...kernel.registry import catalogue
from ...lessons import Beat, Chapter, Lessons, Speech, lessons_of, numbered, speech
from ...words import Words, key, speak
from ..errors import nothing_here
from ..learning import ChapterTitle, GameLessons, LessonAnswer, LessonBeat, LessonChapter, LessonScene
from ..messages import Plans, Preview, Why
from ..play.lesson_table import lesson_table, lessons_for, question, scene_of, step
from ..requests import LessonQuestion, LessonStep
from ..services import Services
from .verbs import Name, get, post
from .words import Language

SceneNumber = Annotated[int, Parameter(ge=0, le=31)]


def _game(game: Game, lessons: Lessons, words: Words) -> GameLessons:
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
    mentor = key(own, "mentor")
    return GameLessons(game.name, lessons.mentor, words(mentor), words(f"{mentor}.hello"), chapters)


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


def _chapter(game: Game, lessons: Lessons, chapter: Chapter, language: str) -> LessonChapter:
    words, own = speak(language), key(game.name, "lesson")
    beats = numbered(chapter)
    scenes = []
    for scene in chapter.scenes:
        seat = lessons.seat if scene.seat is None else scene.seat
        mine = [
            _beat(beat, speech(words, game.name, chapter, beat, number))
            for at, beat, number in beats
            if at is scene
        ]
        scenes.append(LessonScene(lesson_table(game, lessons, seat, language), seat, mine))
    mentor = words(key(own, "mentor"))
    return LessonChapter(chapter.id, words(key(own, chapter.id)), lessons.mentor, mentor, scenes)


class LessonRoutes(Controller):
    """Lessons."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/")
    async def lessons(self, lang: Language = "en") -> list[GameLessons]:
        """What each game teaches."""
        words = speak(lang)
        taught = ((game, lessons_of(game)) for game in catalogue().values())
        return [_game(game, lessons, words) for game, lessons in taught if lessons is not None]

    @get("/{name:str}/{chapter:str}")
    async def chapter(self, name: Name, chapter: Name, lang: Language = "en") -> LessonChapter:
        """A chapter with its words."""
        game, lessons = lessons_for(name)
        try:
            return _chapter(game, lessons, lessons.chapter(chapter), lang)
        except RegnumError as error:
            raise nothing_here(error) from None

    @post("/{name:str}/{chapter:str}/{scene:int}/step", status_code=200)
    async def step(
        self, services: Services, name: Name, chapter: Name, scene: SceneNumber, data: LessonStep
    ) -> LessonAnswer:
        """Where a lesson stands, and what comes of a choice; a choice that the mentor does not take changes nothing."""
        return await services.effort.beside(step, scene_of, name, chapter, scene, data)

    @post("/{name:str}/{chapter:str}/{scene:int}/ask", status_code=200)
    async def ask(
        self, services: Services, name: Name, chapter: Name, scene: SceneNumber, data: LessonQuestion
    ) -> Preview | Plans | Why:
        """What a choice would do, what may follow it, or why it can't be made."""
        return await services.effort.beside(question, scene_of, name, chapter, scene, data.path, data.ask)
