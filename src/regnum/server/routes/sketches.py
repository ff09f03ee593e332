"""Routes of sketches: a table as sheets of words, for browsers where a game has no board of its own, and a seat's goals."""

from __future__ import annotations

from typing import Any

from litestar import Controller
from msgspec import Struct

from ...kernel.match import Match
from ...words import speak
from ..play.played_match import PlayedMatch
from ..play.seat_state import state_at
from ..services import Services
from .play import Place, ViewerSeat, looking
from .verbs import Asking, Name, get
from .words import Language


class SheetInfo(Struct):
    """A titled table of text; cells may mark a seat's things: `[p0]…[/p0]`, and what weighs more: `[b]…[/b]`."""

    title: str
    header: list[str]
    rows: list[list[str]]


class GoalInfo(Struct):
    """Something worth reaching, in words, and how far one has come: `have` of `need`."""

    text: str
    have: int
    need: int


def sheets_of(match: Match, view: Any, language: str) -> list[SheetInfo]:
    """What somebody sees of a match, as sheets of words."""
    sheets = match.game.sketch(view, speak(language).at(match.game.name, match.components))
    return [SheetInfo(sheet.title, sheet.header or [], sheet.rows) for sheet in sheets]


def _sheets(played: PlayedMatch, at: int | None, viewer: int | None, language: str) -> list[SheetInfo]:
    match = played.match
    view = match.view(viewer) if at is None else state_at(played, at, viewer, []).view
    return sheets_of(match, view, language)


def _goals(played: PlayedMatch, viewer: int | None, language: str) -> list[GoalInfo]:
    match = played.match
    goals = match.game.goals(match.view(viewer), speak(language).at(match.game.name, match.components))
    return [GoalInfo(goal.text, goal.have, goal.need) for goal in goals]


class SketchRoutes(Controller):
    """The table in words."""

    path = "/api"
    tags = ("play",)

    @get("/tables/{table_id:str}/sketch")
    async def sketch(
        self,
        request: Asking,
        services: Services,
        table_id: Name,
        lang: Language = "en",
        seat: ViewerSeat = None,
        at: Place = None,
    ) -> list[SheetInfo]:
        """What one's own seat sees, as sheets of words; `at`: after so many decisions."""
        async with looking(services, request, table_id, seat) as (played, viewer, _, beside):
            found: list[SheetInfo] = await beside(_sheets, played, at, viewer, lang)
            return found

    @get("/tables/{table_id:str}/goals")
    async def goals(
        self,
        request: Asking,
        services: Services,
        table_id: Name,
        lang: Language = "en",
        seat: ViewerSeat = None,
    ) -> list[GoalInfo]:
        """What one's own seat should aim at now, as the game tells; nothing for spectators."""
        async with looking(services, request, table_id, seat) as (played, viewer, _, beside):
            found: list[GoalInfo] = await beside(_goals, played, viewer, lang)
            return found
