"""Routes of practice: positions with one best answer, and the one of the day. Nothing of it is stored, anybody may practise."""

from __future__ import annotations

import datetime

from litestar import Controller

from ...kernel.errors import RegnumError
from ...kernel.game import Game
from ...kernel.registry import catalogue
from ...lessons import lessons_of
from ...practice import Exercise, Practice, of_the_day, practice_of, speech
from ...words import key, speak
from ..errors import nothing_here
from ..learning import (
    ExerciseTitle,
    ExerciseToday,
    GamePractice,
    LessonAnswer,
    LessonBeat,
    LessonChapter,
    LessonScene,
)
from ..messages import Plans, Preview, Why
from ..play.lesson_table import bare_table, exercise_of, practice_for, question, step
from ..requests import LessonQuestion, LessonStep
from ..services import Services
from .lessons import SceneNumber
from .verbs import Name, get, post
from .words import Language


def _exercise(game: Game, practice: Practice, exercise: Exercise, language: str) -> LessonChapter:
    """An exercise as a chapter of one scene and one beat."""
    match = practice.match(exercise)
    (seat,) = match.waiting
    words = speak(language).at(game.name, match.components)
    names = [words(f"cli-name-{number}") for number in range(match.seats)]
    said, beat = speech(words, match, exercise, names), exercise.beat()
    told = LessonBeat(
        said.say, said.ask, said.why, [], [], beat.do, beat.may, said.answers, moves=False, free=beat.free
    )
    called = ["" if number == seat else name for number, name in enumerate(names)]
    table = bare_table(game, match.rules, match.settings, called, seat)
    lessons = lessons_of(game)
    mentor = words(key(game.name, "lesson", "mentor")) if lessons else ""
    number = practice.exercises.index(exercise) + 1
    title = words("practice-number", number=number, count=len(practice.exercises), level=exercise.level)
    face = lessons.mentor if lessons else ""
    return LessonChapter(exercise.id, title, face, mentor, [LessonScene(table, seat, [told])])


class PracticeRoutes(Controller):
    """Practice."""

    path = "/api/practice"
    tags = ("practice",)

    @get("/")
    async def practice(self) -> list[GamePractice]:
        """The exercises of every game, from easy to hard."""
        found = ((game, practice_of(game)) for game in catalogue().values())
        return [
            GamePractice(game.name, [ExerciseTitle(one.id, one.level) for one in practice.exercises])
            for game, practice in found
            if practice is not None
        ]

    @get("/today")
    async def today(self) -> ExerciseToday:
        """The exercise of the day."""
        day = datetime.datetime.now(datetime.UTC).date()
        found = of_the_day(list(catalogue().values()), day)
        if found is None:
            raise nothing_here()
        game, exercise = found
        return ExerciseToday(day.isoformat(), game.name, exercise.id, exercise.level)

    @get("/{name:str}/{exercise:str}")
    async def exercise(
        self, services: Services, name: Name, exercise: Name, lang: Language = "en"
    ) -> LessonChapter:
        """An exercise with its words: a chapter of one question."""
        game, practice = practice_for(name)
        try:
            found = practice.exercise(exercise)
        except RegnumError as error:
            raise nothing_here(error) from None
        return await services.effort.beside(_exercise, game, practice, found, lang)

    @post("/{name:str}/{exercise:str}/{scene:int}/step", status_code=200)
    async def step(
        self, services: Services, name: Name, exercise: Name, scene: SceneNumber, data: LessonStep
    ) -> LessonAnswer:
        """The position, and what comes of an answer; only the best one is played."""
        return await services.effort.beside(step, exercise_of, name, exercise, scene, data)

    @post("/{name:str}/{exercise:str}/{scene:int}/ask", status_code=200)
    async def ask(
        self, services: Services, name: Name, exercise: Name, scene: SceneNumber, data: LessonQuestion
    ) -> Preview | Plans | Why:
        """What an answer would do, what may follow it, or why it can't be given."""
        return await services.effort.beside(question, exercise_of, name, exercise, scene, data.path, data.ask)
