"""Routes of sketches: a table as sheets of words, for browsers where a game has no board of its own."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.params import Parameter
from msgspec import Struct

from ...words import speak
from ..errors import not_now
from ..services import Services
from .play import Asking, Eyes, Name, Place
from .verbs import get

Language = Annotated[str, Parameter(pattern="^(en|ru)$")]


class SheetInfo(Struct):
    """A titled table of text; cells may mark a seat's things: `[p0]…[/p0]`, and what weighs more: `[b]…[/b]`."""

    title: str
    header: list[str]
    rows: list[list[str]]


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
        seat: Eyes = None,
        at: Place = None,
    ) -> list[SheetInfo]:
        """What one's own eyes see, as sheets of words; `at`: after so many decisions."""
        person = await services.anyone(request)
        desk = await services.house.desk(table_id, fresh=True)
        asker = person.id if person else None
        async with desk.lock:
            eyes = services.house.eyes(desk, asker, seat)
            if desk.live is None:
                raise not_now("the game has not begun")
            live = desk.live
            view = live.match.view(eyes) if at is None else live.at(at, eyes, []).view
            game = live.match.game
            sheets = game.sketch(view, speak(lang).at(game.name, live.match.components))
        return [SheetInfo(sheet.title, sheet.header or [], sheet.rows) for sheet in sheets]
