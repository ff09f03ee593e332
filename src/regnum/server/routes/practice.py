"""Routes of practice: positions with one best answer, and the one of the day."""

from __future__ import annotations

import datetime

from ...kernel.registry import catalogue
from ...practice import of_the_day, practice_of
from ..errors import nothing_here
from ..learning import ExerciseTitle, ExerciseToday, GamePractice
from ..play.chapters import told_exercise
from ..play.lesson_table import open_exercise
from .teaching import Shelf, Teaching
from .verbs import get


class PracticeRoutes(Teaching):
    """Practice."""

    path = "/api/practice"
    tags = ("practice",)
    shelf = Shelf(told_exercise, open_exercise)

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
