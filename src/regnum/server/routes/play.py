"""Routes of play: states, moves, undo, previews, hints, chat, replay and records."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, NamedTuple

from litestar import Controller, Response
from litestar.params import Parameter

from ..messages import Chart, ChatLine, Hint, KeptEntry, Plans, Preview, State, TableInfo, Why
from ..play.closed import kept_log
from ..play.late import delay_of, seen_late
from ..play.played_match import PlayedMatch, chart
from ..play.seat_state import state_at
from ..play.table_info import table_info
from ..requests import AskHint, AskPlans, AskPreview, AskWhy, Move, Say, Undo
from ..services import Services
from .verbs import Asking, Name, get, post

ViewerSeat = Annotated[int | None, Parameter(ge=-1, le=15)]
Place = Annotated[int | None, Parameter(ge=0, le=2**31 - 1)]
_MOST_RECORD = 4 * 1024 * 1024


class Look(NamedTuple):
    """A table in play as somebody looks at it: from which seat, and which seats are his own; with what does long work in a thread."""

    played: PlayedMatch
    viewer: int | None
    yours: list[int]
    beside: Callable[..., Awaitable[Any]]


@asynccontextmanager
async def looking(
    services: Services, request: Asking, table_id: str, seat: int | None
) -> AsyncIterator[Look]:
    """The table with its lock held, if whoever asks may look from that seat.

    A whole game may have to be played again: that is done one at a time for each who asks.
    """
    person = await services.anyone(request)
    live = await services.tables.find(table_id, fresh=True)
    asker = person.id if person else None
    async with services.effort.turn() as beside, live.lock:
        viewer = services.tables.viewer(live, asker, seat)
        yield Look(live.seen_by(asker), viewer, live.yours(asker), beside)


class PlayRoutes(Controller):
    """What happens at a table."""

    path = "/api"
    tags = ("play",)

    @get("/tables/{table_id:str}/state")
    async def state(
        self,
        request: Asking,
        services: Services,
        table_id: Name,
        seat: ViewerSeat = None,
        since: Place = None,
    ) -> State:
        """The table as one's own seat sees it."""
        person = await services.anyone(request)
        live = await services.tables.find(table_id, fresh=True)
        asker = person.id if person else None
        await services.tables.touch(live, asker)
        async with live.lock:
            services.tables.call_bots(live)
            return services.tables.state(live, asker, seat, since)

    @get("/tables/{table_id:str}/replay")
    async def replay(
        self,
        request: Asking,
        services: Services,
        table_id: Name,
        at: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
        seat: ViewerSeat = None,
    ) -> State:
        """The table as it was after so many decisions."""
        async with looking(services, request, table_id, seat) as (played, viewer, yours, beside):
            found: State = await beside(state_at, played, at, viewer, yours)
            return found

    @get("/tables/{table_id:str}/chart")
    async def chart(self, services: Services, table_id: Name) -> Chart:
        """Points over time, once over."""
        live = await services.tables.find(table_id, fresh=True)
        return Chart(await services.effort.beside(chart, live.match_in_play().record()))

    @get("/tables/{table_id:str}/record", media_type="application/json")
    async def record(self, services: Services, table_id: Name) -> Response[bytes]:
        """The record as a file, once over."""
        live = await services.tables.find(table_id, fresh=True)
        record = await services.tables.record(live)
        name = f"{live.table.game}-{live.id}.json"
        return Response(
            record.to_bytes(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/tables/{table_id:str}/log")
    async def log(self, request: Asking, services: Services, table_id: Name) -> list[KeptEntry]:
        """What was told to everybody, as it was kept: all there is of a table that can't be played on."""
        person = await services.anyone(request)
        live = await services.tables.find(table_id)
        asker = person.id if person else None
        services.tables.viewer(live, asker, -1)
        async with services.tables.database.reading() as session:
            rows = await services.tables.rows(session, table_id)
        seen = seen_late([0, *(row.keep for row in rows)], delay_of(live.table, asker))
        return kept_log(live.table, rows[:seen])

    @post("/records", request_max_body_size=_MOST_RECORD)
    async def upload(self, request: Asking, services: Services) -> TableInfo:
        """Put a record on the table, to be looked at."""
        person = await services.someone(request)
        services.count("upload", request, person)
        services.count("uploads", request)
        return table_info(await services.uploads.keep(person, await request.body()), person.id)

    @post("/tables/{table_id:str}/moves")
    async def move(self, request: Asking, services: Services, table_id: Name, data: Move) -> State:
        """Carry out a line of one's options."""
        person = await services.someone(request)
        live, _ = await services.moves.move(table_id, person.id, data)
        async with live.lock:
            return services.tables.state(live, person.id, data.seat, data.seq)

    @post("/tables/{table_id:str}/undo", status_code=200)
    async def undo(self, request: Asking, services: Services, table_id: Name, data: Undo) -> State:
        """Take back one's last action, or restart the turn."""
        person = await services.someone(request)
        live, _ = await services.moves.undo(table_id, person.id, data)
        async with live.lock:
            return services.tables.state(live, person.id, data.seat, data.seq)

    @post("/tables/{table_id:str}/preview", status_code=200)
    async def preview(self, request: Asking, services: Services, table_id: Name, data: AskPreview) -> Preview:
        """What lines of options would do."""
        person = await services.someone(request)
        return await services.questions.preview(table_id, person.id, data)

    @post("/tables/{table_id:str}/plans", status_code=200)
    async def plans(self, request: Asking, services: Services, table_id: Name, data: AskPlans) -> Plans:
        """What may follow some decisions."""
        person = await services.someone(request)
        return await services.questions.plans(table_id, person.id, data)

    @post("/tables/{table_id:str}/why", status_code=200)
    async def why(self, request: Asking, services: Services, table_id: Name, data: AskWhy) -> Why:
        """Why pieces can't be used together."""
        person = await services.someone(request)
        return await services.questions.why(table_id, person.id, data)

    @post("/tables/{table_id:str}/hint", status_code=200)
    async def hint(self, request: Asking, services: Services, table_id: Name, data: AskHint) -> Hint:
        """What a bot would consider."""
        person = await services.someone(request)
        services.count("think", request, person)
        return await services.questions.hint(table_id, person.id, data)

    @get("/tables/{table_id:str}/chat")
    async def chat(
        self, request: Asking, services: Services, table_id: Name, after: Place = None
    ) -> list[ChatLine]:
        """What was said."""
        person = await services.anyone(request)
        live = await services.tables.find(table_id)
        services.tables.viewer(live, person.id if person else None, -1)
        yours = live.yours(person.id if person else None)
        return await services.chats.lines(table_id, after or 0, yours)

    @post("/tables/{table_id:str}/chat")
    async def say(self, request: Asking, services: Services, table_id: Name, data: Say) -> ChatLine:
        """Say something."""
        person = await services.someone(request)
        services.count("chat", request, person)
        return await services.chats.say(table_id, person, data.text)
