"""Routes of lessons: what is taught."""

from __future__ import annotations

from ...kernel.registry import catalogue
from ...lessons import lessons_of
from ...words import speak
from ..learning import GameLessons
from ..play.chapters import contents, told_chapter
from ..play.lesson_table import open_scene
from .teaching import Shelf, Teaching
from .verbs import get
from .words import Language


class LessonRoutes(Teaching):
    """Lessons."""

    path = "/api/lessons"
    tags = ("lessons",)
    shelf = Shelf(told_chapter, open_scene)

    @get("/")
    async def lessons(self, lang: Language = "en") -> list[GameLessons]:
        """What each game teaches."""
        words = speak(lang)
        taught = ((game, lessons_of(game)) for game in catalogue().values())
        return [contents(game, lessons, words) for game, lessons in taught if lessons is not None]
