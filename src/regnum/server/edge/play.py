"""Routes of play: states, moves, undo, previews, hints, chat, replay and records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response
from litestar.params import Parameter
from sqlalchemy import select

from ...kernel.errors import BadRecord, RegnumError
from ...kernel.record import Record
from ..errors import malformed, not_now
from ..messages import Chart, ChatLine, Hint, Preview, State, TableInfo
from ..play.house import chat_line
from ..play.hub import may_read
from ..play.live import chart
from ..play.rooms import info
from ..play.uploads import keep
from ..requests import MoveBody, PreviewBody, Say, SeatBody, UndoBody
from ..services import Services
from ..store.models import Chat
from .verbs import get, post

Asking = Request[Any, Any, Any]
Name = Annotated[str, Parameter(max_length=64)]
Eyes = Annotated[int | None, Parameter(ge=-1, le=15)]
Place = Annotated[int | None, Parameter(ge=0, le=2**31 - 1)]
_MOST_RECORD = 4 * 1024 * 1024


class PlayRoutes(Controller):
    """What happens at a table."""

    path = "/api"
    tags = ("play",)

    @get("/tables/{table_id:str}/state")
    async def state(
        self, request: Asking, services: Services, table_id: Name, seat: Eyes = None, since: Place = None
    ) -> State:
        """The table through one's own eyes."""
        person = await services.anyone(request)
        desk = await services.house.desk(table_id, fresh=True)
        asker = person.id if person else None
        await services.house.touch(desk, asker)
        async with desk.lock:
            services.house.call_bots(desk)
            return services.house.state(desk, asker, seat, since)

    @get("/tables/{table_id:str}/replay")
    async def replay(
        self,
        request: Asking,
        services: Services,
        table_id: Name,
        at: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
        seat: Eyes = None,
    ) -> State:
        """The table as it was after so many decisions."""
        person = await services.anyone(request)
        desk = await services.house.desk(table_id, fresh=True)
        asker = person.id if person else None
        async with desk.lock:
            eyes = services.house.eyes(desk, asker, seat)
            if desk.live is None:
                raise not_now("the game has not begun")
            return desk.live.at(at, eyes, desk.yours(asker))

    @get("/tables/{table_id:str}/chart")
    async def chart(self, services: Services, table_id: Name) -> Chart:
        """Points over time, once over."""
        desk = await services.house.desk(table_id, fresh=True)
        if desk.live is None:
            raise not_now("the game has not begun")
        return Chart(await asyncio.to_thread(chart, desk.live.record()))

    @get("/tables/{table_id:str}/record", media_type="application/json")
    async def record(self, services: Services, table_id: Name) -> Response[bytes]:
        """The record as a file, once over."""
        desk = await services.house.desk(table_id, fresh=True)
        if desk.live is None:
            raise not_now("the game has not begun")
        name = f"{desk.table.game}-{desk.id}.json"
        return Response(
            desk.live.record().to_bytes(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @post("/records", request_max_body_size=_MOST_RECORD)
    async def upload(self, request: Asking, services: Services) -> TableInfo:
        """Put a record on the table, to be looked at."""
        person = await services.someone(request)
        services.count("upload", request, person)
        body = await request.body()
        try:
            record = Record.from_bytes(body)
            table = await keep(services.house, person, record)
        except BadRecord as error:
            raise malformed(str(error), error) from None
        except RegnumError as error:
            raise malformed(str(error), error) from None
        return info(table, person.id)

    @post("/tables/{table_id:str}/moves")
    async def move(self, request: Asking, services: Services, table_id: Name, data: MoveBody) -> State:
        """Carry out one of one's options."""
        person = await services.someone(request)
        desk, _ = await services.acting.move(table_id, person.id, data)
        async with desk.lock:
            return services.house.state(desk, person.id, data.seat, data.seq)

    @post("/tables/{table_id:str}/undo", status_code=200)
    async def undo(self, request: Asking, services: Services, table_id: Name, data: UndoBody) -> State:
        """Take back one's last decision, or restart the turn."""
        person = await services.someone(request)
        desk, _ = await services.acting.undo(table_id, person.id, data)
        async with desk.lock:
            return services.house.state(desk, person.id, data.seat, data.seq)

    @post("/tables/{table_id:str}/preview", status_code=200)
    async def preview(
        self, request: Asking, services: Services, table_id: Name, data: PreviewBody
    ) -> Preview:
        """What an option would do."""
        person = await services.someone(request)
        return await services.acting.preview(table_id, person.id, data.seat, data.seq, data.option)

    @post("/tables/{table_id:str}/hint", status_code=200)
    async def hint(self, request: Asking, services: Services, table_id: Name, data: SeatBody) -> Hint:
        """What a bot would consider."""
        person = await services.someone(request)
        services.count("think", request, person)
        return await services.acting.hint(table_id, person.id, data.seat)

    @get("/tables/{table_id:str}/chat")
    async def chat(
        self, request: Asking, services: Services, table_id: Name, after: Place = None
    ) -> list[ChatLine]:
        """What was said."""
        person = await services.anyone(request)
        desk = await services.house.desk(table_id)
        services.house.eyes(desk, person.id if person else None, -1)
        yours = desk.yours(person.id if person else None)
        return await lines(services, table_id, after or 0, yours)

    @post("/tables/{table_id:str}/chat")
    async def say(self, request: Asking, services: Services, table_id: Name, data: Say) -> ChatLine:
        """Say something."""
        person = await services.someone(request)
        services.count("chat", request, person)
        return chat_line(await services.seating.say(table_id, person, data.text))


async def lines(services: Services, table_id: str, after: int, yours: list[int]) -> list[ChatLine]:
    """The last lines of a table that someone who holds these seats may read."""
    desk = await services.house.desk(table_id)
    async with services.house.database.reading() as session:
        rows = select(Chat).where(Chat.table_id == table_id, Chat.n > after)
        found = list(await session.scalars(rows.order_by(Chat.n.desc()).limit(100)))
    return [chat_line(line) for line in reversed(found) if may_read(line.seat, yours, desk.table)]
