"""House: every table this process knows, kept in step with the history in the database."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm.attributes import flag_modified

from ..config import Config
from ..errors import Refused, not_allowed, nothing_here
from ..messages import ChatLine, State, TableMessage, moment
from ..store.database import Database, now
from ..store.ledger import Ledger
from ..store.models import Chat, History, Seat, Table
from .bus import CHAT, ROOM, Bus
from .hub import Desk, Listener, LobbyHub, encode
from .live import Live
from .rooms import RECENT, info
from .thinkers import Thinkers

log = logging.getLogger("regnum.house")
T = TypeVar("T")
_MOST_DESKS = 1000
_TOUCH = 20_000


class House:
    """Finds tables, keeps them fresh and tells their listeners."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.database = Database(config.database)
        self.bus = Bus(config.database, self._hear, self._catch_up)
        self.ledger = Ledger(self.database, self.bus.announce)
        self.lobby = LobbyHub()
        self.thinkers = Thinkers(config.thinkers)
        self.desks: OrderedDict[str, Desk] = OrderedDict()
        self.call_bots: Callable[[Desk], None] = lambda desk: None
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        self.ledger.start()
        self.bus.start()

    async def close(self) -> None:
        await self.ledger.stop()
        await self.bus.stop()
        self.thinkers.close()
        await self.database.close()

    # Finding tables.

    async def desk(self, table_id: str, fresh: bool = False) -> Desk:
        """The table of that name; `fresh` looks into the database for news first."""
        desk = self.desks.get(table_id)
        if desk is not None:
            self.desks.move_to_end(table_id)
            if fresh:
                async with desk.lock:
                    await self.refresh(desk)
                if not desk.valid:
                    return await self.desk(table_id)
            return desk
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.desks:
                    self.desks[table_id] = await self._load(table_id)
                    self._make_room()
        finally:
            if not lock.locked():
                self._opening.pop(table_id, None)
        return self.desks[table_id]

    async def _load(self, table_id: str) -> Desk:
        async with self.database.reading() as session:
            table = await session.get(Table, table_id)
            if table is None:
                raise nothing_here("there is no such table")
            live = Live(table, await self._rows(session, table_id, 0)) if table.status != "open" else None
        return Desk(table, live)

    @staticmethod
    async def _rows(session: AsyncSession, table_id: str, after: int) -> list[History]:
        rows = select(History).where(History.table_id == table_id, History.seq > after).order_by(History.seq)
        return list(await session.scalars(rows))

    def _make_room(self) -> None:
        for table_id in list(self.desks)[: max(0, len(self.desks) - _MOST_DESKS)]:
            desk = self.desks[table_id]
            if not desk.listeners and not desk.lock.locked() and not desk.thinking:
                self.forget(desk)

    def forget(self, desk: Desk) -> None:
        """Drop what we hold of a table; its listeners come back by themselves."""
        desk.valid = False
        self.desks.pop(desk.id, None)
        for listener in desk.listeners:
            listener.slow = True
            listener.pending.put_nowait("")

    async def refresh(self, desk: Desk) -> None:
        """Take over what others have done; call it with the desk's lock held."""
        async with self.database.reading() as session:
            fresh = await session.execute(select(Table.seq, Table.version).where(Table.id == desk.id))
            found = fresh.first()
            if found is None:
                self.forget(desk)
                raise nothing_here("there is no such table")
            seq, version = found
            behind = desk.live is not None and seq > desk.live.seq
            before = desk.table.status
            if version != desk.table.version or behind or desk.table.status != "playing":
                table = await session.get(Table, desk.id)
                assert table is not None
                desk.table = table
                if table.status != before:
                    desk.retell()
            if desk.live is None and desk.table.status != "open":
                desk.live = Live(desk.table, await self._rows(session, desk.id, 0))
            elif behind:
                assert desk.live is not None
                for row in await self._rows(session, desk.id, desk.live.seq):
                    desk.live.follow(row)
        if desk.live is not None:
            self.note_place(desk)

    async def rebuild(self, desk: Desk) -> None:
        """Start again from the history, after a row of ours was not kept."""
        async with self.database.reading() as session:
            table = await session.get(Table, desk.id)
            if table is None:
                self.forget(desk)
                raise nothing_here("there is no such table")
            desk.table = table
            desk.live = Live(table, await self._rows(session, desk.id, 0))
        self.note_place(desk)

    @staticmethod
    def note_place(desk: Desk) -> None:
        """Let the room know when its match is over."""
        assert desk.live is not None
        outcome = desk.live.match.record.outcome
        table = desk.table
        if outcome is not None and table.status != "over":
            table.status = "over"
            table.finished = table.finished or now()
            table.scores, table.winners = outcome.scores, outcome.winners
            desk.retell()

    # Changing rooms.

    async def change(
        self, table_id: str, work: Callable[[Table, AsyncSession], Awaitable[T]]
    ) -> tuple[Desk, T]:
        """Change a room, all of it or nothing, and tell everyone."""
        desk = await self.desk(table_id)

        async def whole(session: AsyncSession) -> tuple[Table, T]:
            table = await session.get(Table, table_id, populate_existing=True)
            if table is None:
                raise nothing_here("there is no such table")
            result = await work(table, session)
            table.updated = now()
            flag_modified(table, "updated")
            await self.bus.tell(session, ROOM, table_id)
            return table, result

        async with desk.lock:
            _, result = await self.database.change(whole)
            await self.refresh(desk)
            self.publish(desk)
        return desk, result

    def publish(self, desk: Desk) -> None:
        """Tell listeners and bots of the present state; with the desk's lock held."""
        desk.publish(info)
        self.lobby.changed()
        self.call_bots(desk)

    # Looking.

    def eyes(self, desk: Desk, person: str | None, wanted: int | None) -> int | None:
        """Through whose eyes a person may look; -1 asks for a spectator's."""
        yours = desk.yours(person)
        over = desk.table.status == "over"
        if wanted is not None and wanted >= len(desk.table.seats):
            raise nothing_here(f"this table has no seat {wanted}")
        if wanted is None:
            wanted = yours[0] if yours else -1
        if wanted == -1:
            member = bool(yours) or (person is not None and person == desk.table.host)
            if not over and not member and not desk.table.options.get("spectators", True):
                raise not_allowed("this table has no room for spectators")
            return None
        if wanted not in yours and not over:
            raise Refused(403, "foreign-seat", "this is not your seat")
        return wanted

    def state(self, desk: Desk, person: str | None, wanted: int | None, since: int | None = None) -> State:
        """What a person sees of a table in play."""
        eyes = self.eyes(desk, person, wanted)
        if desk.live is None:
            raise Refused(409, "not-now", "the game has not begun")
        return desk.live.state(eyes, desk.yours(person), since)

    async def touch(self, desk: Desk, person: str | None) -> None:
        """Note a sign of life."""
        if person is not None and now() - desk.touched.get(person, 0) >= _TOUCH:
            desk.touched[person] = now()
            await self._seen(desk, person, now())

    async def gone(self, desk: Desk, person: str) -> None:
        """Note that the last socket of a person was closed."""
        desk.touched.pop(person, None)
        await self._seen(desk, person, now() - RECENT)
        self.show_presence(desk)

    async def _seen(self, desk: Desk, person: str, at: int) -> None:
        mine = [seat for seat in desk.table.seats if seat.person_id == person]
        for seat in mine:
            seat.seen = at
        if mine:
            async with self.database.writing() as session:
                rows = update(Seat).where(Seat.table_id == desk.id, Seat.person_id == person)
                await session.execute(rows.values(seen=at))

    def show_presence(self, desk: Desk, but: Listener | None = None) -> None:
        """Let everyone at the table know who is here."""
        for listener in desk.listeners:
            if listener is not but:
                listener.version = -1
        desk.publish(info)

    def join(self, desk: Desk, listener: Listener, since: int | None) -> None:
        """A socket begins to listen: it is told of room and state at once, and what it missed."""
        live = desk.live
        desk.listeners.add(listener)
        if live is not None:
            state = live.state(listener.eyes, listener.yours, since)
            listener.seq, listener.version = live.seq, desk.table.version
            listener.tell(encode(TableMessage(info(desk.table, listener.person, desk))))
            listener.tell(encode(state))
        desk.publish(info)
        self.call_bots(desk)

    # Hearing of other workers.

    async def _hear(self, kind: str, table_id: str, number: int) -> None:
        self.lobby.changed()
        desk = self.desks.get(table_id)
        if desk is None:
            return
        try:
            if kind == CHAT:
                await self._hear_chat(desk, number)
                return
            async with desk.lock:
                await self.refresh(desk)
                desk.publish(info)
        except Refused:
            self.forget(desk)

    async def _hear_chat(self, desk: Desk, number: int) -> None:
        async with self.database.reading() as session:
            line = await session.get(Chat, (desk.id, number))
        if line is not None:
            desk.say(chat_line(line))

    async def _catch_up(self) -> None:
        for desk in list(self.desks.values()):
            await self._hear(ROOM, desk.id, 0)


def chat_line(line: Chat) -> ChatLine:
    """A kept line as it goes over the wire."""
    return ChatLine(line.n, line.person_id, line.name, line.seat, line.text, moment(line.at))
