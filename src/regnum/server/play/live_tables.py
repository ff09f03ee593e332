"""Live tables: every table this process holds, kept in step with the history in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import TypeVar

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm.attributes import flag_modified

from ...kernel.record import Record
from ..config import Config
from ..effort import Effort
from ..errors import Refused, foreign_seat, not_allowed, nothing_here
from ..messages import ChatLine, State, TableMessage, Told, moment
from ..store.away import Away
from ..store.database import Database, now
from ..store.history import HistoryWriter
from ..store.models import STATUSES, Chat, History, Seat, Table
from .bus import CHAT, PERSON, ROWS, TABLE, Bus
from .closed import kept_record, note, revive
from .live_table import LiveTable
from .seat_state import state_of
from .subscribers import LobbySubscribers, Subscriber, encode
from .table_info import RECENT, table_info

log = logging.getLogger("regnum.tables")
T = TypeVar("T")
_MOST_HELD, _IDLE, _RESTING = 1000, 120.0, 20.0
"""How many tables are held, and for how many seconds those that nobody asks for; the last where even its bots rest."""
_TOUCH = 20_000
_TALK = 20
"""How many lines of chat may be kept in another order than they are heard of."""
_LOST = 5_000
"""How many milliseconds further back than its last look a look goes: clocks differ, and what is written now was stamped before."""


class LiveTables:
    """Finds tables, keeps them fresh and tells their subscribers."""

    def __init__(self, config: Config, effort: Effort) -> None:
        self.config = config
        self.effort = effort
        self.database = Database(config.database)
        self.bus = Bus(config.database, self._hear, self._catch_up)
        self.history = HistoryWriter(self.database, lambda row: self.bus.tell(ROWS, row.table_id, row.seq))
        self.lobby = LobbySubscribers()
        self.held: OrderedDict[str, LiveTable] = OrderedDict()
        self.call_bots: Callable[[LiveTable], None] = lambda live: None
        self.hear_of_person: Callable[[str | None], Awaitable[None]] = _nobody
        self._opening: dict[str, asyncio.Lock] = {}
        self._looked = now()

    async def open(self) -> None:
        self.history.start()
        self.bus.start()

    async def close(self) -> None:
        await self.history.stop()
        await self.bus.stop()
        await self.database.close()

    # Finding tables.

    async def find(self, table_id: str, fresh: bool = False) -> LiveTable:
        """The table of that name; `fresh` looks into the database for news first."""
        live = self.held.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            self.held.move_to_end(table_id)
            if fresh or live.lost:
                async with live.lock:
                    await self.refresh(live)
                if not live.valid:
                    return await self.find(table_id)
            return live
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.held:
                    # Where another was as quick, both hold the same: there is one of each table.
                    self.held.setdefault(table_id, await self._load(table_id))
                    self._make_room()
        finally:
            if not lock.locked():
                self._opening.pop(table_id, None)
        return self.held[table_id]

    @contextlib.asynccontextmanager
    async def locked(self, table_id: str, fresh: bool = False) -> AsyncGenerator[LiveTable, None]:
        """The table of that name with its lock held: what is done to it is told to everybody who is at it.

        While somebody waits for the lock it may be dropped, and held anew for others.
        """
        while True:
            live = await self.find(table_id, fresh)
            async with live.lock:
                if live.valid:
                    yield live
                    return

    async def _load(self, table_id: str) -> LiveTable:
        async with self.database.reading() as session:
            table = await session.get(Table, table_id)
            if table is None:
                raise nothing_here("no-table")
        live = LiveTable(table)
        await self._revive(live)
        return live

    async def _revive(self, live: LiveTable) -> None:
        """Play the history of a table that has begun; or note why that can't be."""
        table, kept = live.table, live.table.closed
        if table.status == "open":
            return
        if table.status == "abandoned":
            live.closed = msgspec.convert(kept, Told)
            return
        async with self.database.reading() as session:
            rows = await self.rows(session, live.id)
        # Somebody's own record may be long: it is played beside what others do.
        found = await self.effort.thread(revive, table, rows) if table.imported else revive(table, rows)
        live.lost = False
        if isinstance(found, Told):
            live.played, live.closed = None, found
        else:
            live.played, live.closed = found, None
        wanted = msgspec.to_builtins(live.closed)
        if wanted != kept or table.damaged:
            await note(self.database, live.id, live.closed)
            table.closed = wanted
            live.mark_changed()

    @staticmethod
    async def rows(session: AsyncSession, table_id: str, after: int = 0) -> list[History]:
        """The history of a table, or what came after some row of it."""
        rows = select(History).where(History.table_id == table_id, History.seq > after).order_by(History.seq)
        return list(await session.scalars(rows))

    def _make_room(self) -> None:
        for table_id in list(self.held)[: max(0, len(self.held) - _MOST_HELD)]:
            if self.held[table_id].idle:
                self.forget(self.held[table_id])

    def forget_idle(self) -> None:
        """Forget the tables that nobody has asked for in a while."""
        for live in list(self.held.values()):
            if live.idle and time.monotonic() - live.used > (_IDLE if live.rest is None else _RESTING):
                self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """Drop what we hold of a table; its subscribers come back by themselves."""
        live.valid = False
        self.held.pop(live.id, None)
        for subscriber in live.subscribers:
            subscriber.give_up()

    async def refresh(self, live: LiveTable) -> None:
        """Take over what others have done; call it with its lock held."""
        if live.lost:
            await self.rebuild(live)
            return
        async with self.database.reading() as session:
            fresh = await session.execute(select(Table.seq, Table.version).where(Table.id == live.id))
            found = fresh.first()
            if found is None:
                self.forget(live)
                raise nothing_here("no-table")
            seq, version = found
            behind = live.played is not None and seq > live.played.seq
            before = live.table.status
            if version != live.table.version or behind or live.table.status != "playing":
                await self._reread(session, live)
                if live.table.status != before:
                    live.mark_changed()
            news = await self.rows(session, live.id, live.played.seq) if behind and live.played else []
        try:
            for row in news:
                assert live.played is not None
                live.played.follow(row)
                live.followed = row.at
        except Exception:
            log.warning("a table does not follow its history", exc_info=True, extra={"table": live.id})
            live.played = None
        if live.played is None and (live.closed is None or live.table.status == "abandoned"):
            await self._revive(live)
        if live.played is not None:
            self.note_outcome(live)

    async def rebuild(self, live: LiveTable) -> None:
        """Start again from the history, after a row of ours was not kept."""
        async with self.database.reading() as session:
            await self._reread(session, live)
        await self._revive(live)
        if live.played is not None:
            self.note_outcome(live)

    async def _reread(self, session: AsyncSession, live: LiveTable) -> None:
        table = await session.get(Table, live.id)
        if table is None:
            self.forget(live)
            raise nothing_here("no-table")
        live.table = table

    @staticmethod
    def note_outcome(live: LiveTable) -> None:
        """Let the table know when its match is over."""
        assert live.played is not None
        outcome = live.played.match.record.outcome
        table = live.table
        if outcome is not None and table.status != "over":
            table.status = "over"
            table.finished = table.finished or now()
            table.scores, table.winners = outcome.scores, outcome.winners
            live.mark_changed()

    # Changing tables.

    async def change(
        self, table_id: str, work: Callable[[Table, AsyncSession], Awaitable[T]], damaged: bool = False
    ) -> tuple[LiveTable, T]:
        """Change a table, all of it or nothing, and tell everyone; with `damaged` also one that can't be read."""

        async def whole(session: AsyncSession) -> tuple[Table, T]:
            table = await session.get(Table, table_id, populate_existing=True)
            if table is None:
                raise nothing_here("no-table")
            if table.damaged and not damaged:
                raise Refused(410, "closed", msgspec.convert(table.closed, Told))
            result = await work(table, session)
            table.updated = now()
            flag_modified(table, "updated")
            return table, result

        async with self.locked(table_id) as live:
            _, result = await self.database.change(whole)
            self.bus.tell(TABLE, table_id)
            await self.refresh(live)
            self.publish(live)
        return live, result

    def publish(self, live: LiveTable) -> None:
        """Tell subscribers and bots of the present state; with its lock held."""
        live.publish(table_info)
        self.lobby.changed()
        self.call_bots(live)

    async def record(self, live: LiveTable) -> Record:
        """The record of a table that is over, or was given up."""
        if live.closed is None or live.table.status == "playing":
            return live.match_in_play().record()
        async with self.database.reading() as session:
            return kept_record(live.table, await self.rows(session, live.id))

    # Looking.

    def viewer(self, live: LiveTable, person: str | None, wanted: int | None) -> int | None:
        """The seat a person may look from, None for a spectator; -1 asks for a spectator's view."""
        yours = live.yours(person)
        over = live.table.status == "over"
        if wanted is not None and wanted >= len(live.table.seats):
            raise nothing_here("no-chair", seat=wanted + 1)
        if wanted is None:
            wanted = yours[0] if yours else -1
        if wanted == -1:
            if not live.may_watch(person):
                raise not_allowed("no-spectators")
            return None
        if wanted not in yours and not over:
            raise foreign_seat()
        return wanted

    def state(
        self, live: LiveTable, person: str | None, wanted: int | None, since: int | None = None
    ) -> State:
        """What a person sees of a table in play."""
        viewer = self.viewer(live, person, wanted)
        return state_of(live.seen_by(person), viewer, live.yours(person), since)

    def check_seat(self, live: LiveTable, seat: int, person: str) -> None:
        """Refuse unless the person holds the seat; with what they may see of the table."""
        if seat not in live.yours(person):
            refusal = foreign_seat()
            with contextlib.suppress(Refused):
                refusal.state = self.state(live, person, None)
            raise refusal

    async def touch(self, live: LiveTable, person: str | None) -> None:
        """Note a sign of life of someone who sits here."""
        if person is not None and person in live.holders and now() - live.touched.get(person, 0) >= _TOUCH:
            live.touched[person] = now()
            await self._seen(live, person, now())

    async def gone(self, live: LiveTable, person: str) -> None:
        """Note that the last socket of a person was closed."""
        live.touched.pop(person, None)
        await self._seen(live, person, now() - RECENT)
        self.show_presence(live)

    async def _seen(self, live: LiveTable, person: str, at: int) -> None:
        mine = [seat for seat in live.table.seats if seat.person_id == person]
        for seat in mine:
            seat.seen = at
        if mine:
            async with self.database.writing() as session:
                rows = update(Seat).where(Seat.table_id == live.id, Seat.person_id == person)
                await session.execute(rows.values(seen=at))

    def show_presence(self, live: LiveTable, but: Subscriber | None = None) -> None:
        """Let everyone at the table know who is here."""
        for subscriber in live.subscribers:
            if subscriber is not but:
                subscriber.version = -1
        live.publish(table_info)

    def join(self, live: LiveTable, subscriber: Subscriber, since: int | None) -> None:
        """A socket subscribes: it is told of table and state at once, and what it missed."""
        live.subscribers.add(subscriber)
        if live.played is not None:
            played = live.seen_by(subscriber.person)
            state = state_of(played, subscriber.viewer, subscriber.yours, since)
            subscriber.seq, subscriber.version = played.seq, live.table.version
            subscriber.tell(encode(TableMessage(table_info(live.table, subscriber.person, live))))
            subscriber.tell(encode(state))
        live.publish(table_info)
        self.call_bots(live)

    async def catch_up(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Tell a socket that has read what waited for it the newest of what it missed."""
        subscriber.due = False
        async with live.lock:
            live.publish(table_info)

    # Hearing of other workers.

    async def _hear(self, kind: str, table_id: str, number: int) -> None:
        if kind == PERSON:
            await self.hear_of_person(table_id)
            return
        self.lobby.changed()
        live = self.held.get(table_id)
        if live is None:
            return
        if kind == CHAT:
            await self._hear_chat(live)
        elif live.subscribers or live.thinking or live.lock.locked():
            await self.follow(live)
        else:
            self.forget(live)

    async def follow(self, live: LiveTable) -> None:
        """Take over what others have done at a table and tell of it; whatever is wrong with it stays its own trouble."""
        try:
            async with live.lock:
                await self.refresh(live)
                live.publish(table_info)
        except Refused:
            self.forget(live)
        except Away:
            raise
        except Exception:
            log.exception("a table could not be followed", extra={"table": live.id})
            self.forget(live)

    async def _hear_chat(self, live: LiveTable) -> None:
        async with self.database.reading() as session:
            rows = select(Chat).where(Chat.table_id == live.id, Chat.n > max(live.said, default=0) - _TALK)
            found = list(await session.scalars(rows.order_by(Chat.n)))
        for line in found:
            live.say(chat_line(line))

    async def _catch_up(self) -> None:
        await self.hear_of_person(None)
        for live in list(self.held.values()):
            await self._hear(TABLE, live.id, 0)

    async def look(self) -> None:
        """Follow what other workers did and their hints did not tell."""
        began = now()
        async with self.database.reading() as session:
            rows = select(Table.id, Table.seq, Table.version).where(
                Table.status.in_(STATUSES), Table.updated > self._looked - _LOST
            )
            changed = {row.id: (row.seq, row.version) for row in await session.execute(rows)}
            talk = select(Chat.table_id, func.max(Chat.n)).where(
                Chat.table_id.in_([one.id for one in self.held.values() if one.subscribers]),
                Chat.at > self._looked - _LOST,
            )
            said = dict((await session.execute(talk.group_by(Chat.table_id))).all())
        for live in list(self.held.values()):
            seq, version = changed.get(live.id, (0, 0))
            if (live.played and seq > live.played.seq) or version > live.table.version:
                await self._hear(TABLE, live.id, 0)
            if said.get(live.id, 0) > max(live.said, default=0):
                await self._hear_chat(live)
        self._looked = began


async def _nobody(person: str | None) -> None:
    """Nobody wants to know."""


def chat_line(line: Chat) -> ChatLine:
    """A kept line as it goes over the wire."""
    return ChatLine(line.n, line.person_id, line.name, line.seat, line.text, moment(line.at))
