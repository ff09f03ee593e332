"""Routes of tables: making them, sitting down, starting, lists."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller
from litestar.params import Parameter
from sqlalchemy import Select, and_, or_, select

from ..messages import Lobby, TableInfo, Told
from ..play.closed import note
from ..play.table_info import table_info
from ..requests import Answer, BotFor, ChangeTable, NewTable, Ready, SitDown, TakebackBody
from ..services import Services
from ..store.models import Person, Seat, Table
from .verbs import Asking, Name, SeatNumber, delete, get, patch, post

Which = Literal["turn", "mine", "open", "invited", "finished", "closed"]
_PAGE = 50
_WATCHED = 3


def _listed(which: Which, person: Person | None) -> Select[Table] | None:
    """The query behind one of the lobby's lists; None when it is empty for this person."""
    rows = select(Table).order_by(Table.updated.desc(), Table.id).limit(_PAGE)
    if which == "open":
        listed = Table.options["listed"].as_boolean()
        return rows.where(Table.status == "open", Table.closed.is_(None), listed)
    if person is None:
        return None
    mine = Table.seats.any(Seat.person_id == person.id)
    if which == "finished":
        return rows.where(Table.status == "over", or_(mine, and_(Table.imported, Table.host == person.id)))
    if which == "invited":
        login = Table.seats.any(and_(Seat.kind == "invited", Seat.login == person.login))
        return rows.where(Table.status == "open", login) if person.login else None
    rows = rows.where(Table.status != "over", or_(mine, Table.host == person.id))
    return rows.where(Table.closed.is_not(None) if which == "closed" else Table.closed.is_(None))


async def tables_of(
    services: Services, which: Which, person: Person | None, before: str | None = None
) -> list[TableInfo]:
    """One of the lobby's lists as a person sees it."""
    rows = _listed(which, person)
    if rows is None:
        return []
    async with services.tables.database.reading() as session:
        if before is not None:
            last = await session.get(Table, before)
            if last is not None:
                rows = rows.where(Table.updated < last.updated)
        found = list(await session.scalars(rows))
    if which in ("turn", "mine", "open"):
        found = await _readable(services, found)
    asker = person.id if person else None
    tables = [table_info(table, asker, services.tables.held.get(table.id)) for table in found]
    if which == "turn":
        return _turn(tables)
    if which == "invited" and person is not None:
        _show_invitation(tables, found, person)
    return tables


def _turn(tables: list[TableInfo]) -> list[TableInfo]:
    """Those that wait for whoever asks."""
    return [one for one in tables if one.status == "playing" and set(one.waiting) & set(one.yours)]


async def _readable(services: Services, tables: list[Table]) -> list[Table]:
    """Those of a list that can be read; the others are noted as closed and listed there from now on."""
    for table in tables:
        if table.damaged:
            await note(services.tables.database, table.id, msgspec.convert(table.closed, Told))
    return [table for table in tables if not table.damaged]


def _show_invitation(tables: list[TableInfo], found: list[Table], person: Person) -> None:
    for table, row in zip(tables, found, strict=True):
        for seat, kept in zip(table.seats, row.seats, strict=True):
            if kept.kind == "invited" and kept.login == person.login:
                seat.invite = kept.invite


class TableRoutes(Controller):
    """The lobby, and a table before and around its game."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby")
    async def lobby(self, request: Asking, services: Services) -> Lobby:
        """The six lists."""
        person = await services.anyone(request)
        names: tuple[Which, ...] = ("mine", "open", "invited", "finished", "closed")
        mine, *others = [await tables_of(services, name, person) for name in names]
        return Lobby(_turn(mine), mine, *others)

    @get("/watch")
    async def watch(self, services: Services) -> list[TableInfo]:
        """A few tables that anybody may look at: those in play first, then the newest finished ones."""
        listed = and_(
            Table.options["listed"].as_boolean(),
            Table.options["spectators"].as_boolean(),
            Table.closed.is_(None),
            Table.decisions > 0,
        )
        rows = select(Table).where(listed).order_by(Table.updated.desc(), Table.id).limit(_WATCHED)
        async with services.tables.database.reading() as session:
            playing = list(await session.scalars(rows.where(Table.status == "playing")))
            over = list(await session.scalars(rows.where(Table.status == "over")))
        found = [*playing, *over][:_WATCHED]
        return [table_info(table, None, services.tables.held.get(table.id)) for table in found]

    @get("/tables")
    async def tables(
        self,
        request: Asking,
        services: Services,
        which: Annotated[Which, Parameter(query="list")] = "open",
        before: Annotated[str | None, Parameter(max_length=16)] = None,
    ) -> list[TableInfo]:
        """One list, page by page."""
        return await tables_of(services, which, await services.anyone(request), before)

    @post("/tables")
    async def create(self, request: Asking, services: Services, data: NewTable) -> TableInfo:
        """Make a table."""
        person = await services.someone(request)
        services.count("make", request, person)
        services.count("makes", request)
        table = await services.seating.create(person, data, services.address(request))
        return table_info(table, person.id)

    @get("/tables/{table_id:str}")
    async def table(self, request: Asking, services: Services, table_id: Name) -> TableInfo:
        """One table."""
        person = await services.anyone(request)
        live = await services.tables.find(table_id, fresh=True)
        return table_info(live.table, person.id if person else None, live)

    @patch("/tables/{table_id:str}")
    async def modify(
        self, request: Asking, services: Services, table_id: Name, data: ChangeTable
    ) -> TableInfo:
        """Change settings, options or seats before the start."""
        person = await services.someone(request)
        live = await services.seating.modify(table_id, person, data)
        return table_info(live.table, person.id, live)

    @delete("/tables/{table_id:str}")
    async def remove(self, request: Asking, services: Services, table_id: Name) -> None:
        """Take a table away before the start, or when it can't be played on."""
        await services.seating.delete(table_id, await services.someone(request))

    @post("/tables/{table_id:str}/abandon", status_code=200)
    async def abandon(self, request: Asking, services: Services, table_id: Name) -> TableInfo:
        """Give up a table that can't be played on."""
        person = await services.someone(request)
        live = await services.seating.abandon(table_id, person)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/seats/{seat:int}/sit", status_code=200)
    async def sit(
        self, request: Asking, services: Services, table_id: Name, seat: SeatNumber, data: SitDown
    ) -> TableInfo:
        """Take an open seat."""
        person = await services.someone(request)
        live = await services.seating.sit(table_id, seat, person, data.name)
        return table_info(live.table, person.id, live)

    @get("/join/{invite:str}")
    async def invitation(self, request: Asking, services: Services, invite: Name) -> TableInfo:
        """The table one is invited to, before one says yes."""
        person = await services.anyone(request)
        seat = await services.seating.invited(invite)
        live = await services.tables.find(seat.table_id, fresh=True)
        return table_info(live.table, person.id if person else None, live)

    @post("/join/{invite:str}", status_code=200)
    async def join(self, request: Asking, services: Services, invite: Name) -> TableInfo:
        """Take the seat one was invited to."""
        person = await services.someone(request)
        services.count("make", request, person)
        live = await services.seating.join(invite, person)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(self, request: Asking, services: Services, table_id: Name, seat: SeatNumber) -> TableInfo:
        """Stand up."""
        person = await services.someone(request)
        services.count("seat", request, person)
        live = await services.seating.leave(table_id, seat, person)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/seats/{seat:int}/return", status_code=200)
    async def return_to_seat(
        self, request: Asking, services: Services, table_id: Name, seat: SeatNumber
    ) -> TableInfo:
        """Take one's seat back from the bot."""
        person = await services.someone(request)
        services.count("seat", request, person)
        live = await services.seating.return_to_seat(table_id, seat, person)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/seats/{seat:int}/replace", status_code=200)
    async def replace(
        self, request: Asking, services: Services, table_id: Name, seat: SeatNumber, data: BotFor
    ) -> TableInfo:
        """Put a bot in the place of someone who is gone."""
        person = await services.someone(request)
        services.count("seat", request, person)
        live = await services.seating.replace(table_id, seat, person, data.bot)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/ready", status_code=200)
    async def ready(self, request: Asking, services: Services, table_id: Name, data: Ready) -> TableInfo:
        """Be ready, or not yet."""
        person = await services.someone(request)
        live = await services.seating.ready(table_id, person, data.ready)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/start", status_code=200)
    async def start(self, request: Asking, services: Services, table_id: Name) -> TableInfo:
        """Begin the game."""
        person = await services.someone(request)
        live = await services.seating.start(table_id, person)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/rematch", status_code=200)
    async def rematch(self, request: Asking, services: Services, table_id: Name) -> TableInfo:
        """Play again with the same people and options."""
        person = await services.someone(request)
        services.count("make", request, person)
        services.count("makes", request)
        new = await services.seating.rematch(table_id, person, services.address(request))
        return table_info(new, person.id)

    @post("/tables/{table_id:str}/takeback", status_code=200)
    async def takeback(
        self, request: Asking, services: Services, table_id: Name, data: TakebackBody
    ) -> TableInfo:
        """Ask everyone to go back."""
        person = await services.someone(request)
        services.count("seat", request, person)
        live = await services.takebacks.ask(table_id, person, data.seat, data.to)
        return table_info(live.table, person.id, live)

    @post("/tables/{table_id:str}/takeback/answer", status_code=200)
    async def answer(self, request: Asking, services: Services, table_id: Name, data: Answer) -> TableInfo:
        """Agree to go back, or not."""
        person = await services.someone(request)
        live = await services.takebacks.answer(table_id, person, data.yes)
        return table_info(live.table, person.id, live)
