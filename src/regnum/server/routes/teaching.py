"""Routes that lessons and practice share: a chapter is told, played and asked about. Nothing of it is stored, anybody may learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar, NamedTuple

from litestar import Controller
from litestar.params import Parameter

from ..learning import LessonAnswer, LessonChapter
from ..messages import Plans, Preview, Why
from ..play.lesson_table import Open, question, standing, step
from ..requests import LessonQuestion, LessonStep
from ..services import Services
from .sketches import SheetInfo, sheets_of
from .verbs import Name, get, post
from .words import Language

SceneNumber = Annotated[int, Parameter(ge=0, le=31)]


class Shelf(NamedTuple):
    """Where chapters come from: `told` is one by its game, name and language; `open` begins a scene of it."""

    told: Callable[[str, str, str], LessonChapter]
    open: Open


def _sheets(
    begin: Open, name: str, chapter: str, scene: int, ask: LessonStep, language: str
) -> list[SheetInfo]:
    walk = standing(begin, name, chapter, scene, ask)
    return sheets_of(walk.match, walk.match.view(walk.seat), language)


class Teaching(Controller):
    """Chapters, or exercises, which are chapters of one question."""

    shelf: ClassVar[Shelf]

    @get("/{name:str}/{chapter:str}")
    async def chapter(
        self, services: Services, name: Name, chapter: Name, lang: Language = "en"
    ) -> LessonChapter:
        """A chapter with its words."""
        return await services.effort.beside(self.shelf.told, name, chapter, lang)

    @post("/{name:str}/{chapter:str}/{scene:int}/step", status_code=200)
    async def step(
        self, services: Services, name: Name, chapter: Name, scene: SceneNumber, data: LessonStep
    ) -> LessonAnswer:
        """Where a lesson stands, and what comes of a choice; a choice that the mentor does not take changes nothing."""
        return await services.effort.beside(step, self.shelf.open, name, chapter, scene, data)

    @post("/{name:str}/{chapter:str}/{scene:int}/sketch", status_code=200)
    async def sketch(
        self,
        services: Services,
        name: Name,
        chapter: Name,
        scene: SceneNumber,
        data: LessonStep,
        lang: Language = "en",
    ) -> list[SheetInfo]:
        """Where a lesson stands, as sheets of words: for games without a board of their own."""
        return await services.effort.beside(_sheets, self.shelf.open, name, chapter, scene, data, lang)

    @post("/{name:str}/{chapter:str}/{scene:int}/ask", status_code=200)
    async def ask(
        self, services: Services, name: Name, chapter: Name, scene: SceneNumber, data: LessonQuestion
    ) -> Preview | Plans | Why:
        """What a choice would do, what may follow it, or why it can't be made."""
        return await services.effort.beside(
            question, self.shelf.open, name, chapter, scene, data.path, data.ask
        )
