"""Seating: making tables, sitting down, leaving, starting, playing again."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import UNSET, to_builtins
from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.components import read_tree
from ..errors import Refused, not_allowed, not_now, nothing_here, refuse_as
from ..messages import TableOptions
from ..people import clean
from ..requests import ChangeTable, NewTable, Sit
from ..store.database import now
from ..store.models import Chat, History, Person, Seat, Table
from .closed import abandon
from .live_table import LiveTable
from .live_tables import LiveTables
from .played_match import MOST_ROWS, known_game
from .seats import (
    begin,
    checked_level,
    checked_settings,
    known_level,
    make_seats,
    my_seat,
    new_table_id,
    seat_of,
)
from .table_info import RECENT

_MOST_UNFINISHED = 40
"""How many unfinished tables one person may host."""
_MOST_OPEN = {"guest": 5, "account": 10, "address": 20}
"""How many tables may wait for players."""
_DAY = 24 * 3600 * 1000


class Seating:
    """Everything that changes who sits where."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    def overrides(self, game: str) -> dict[str, object]:
        """What a new table plays with instead of the printed numbers."""
        path = self.tables.config.components.get(game)
        if path is None:
            return {}
        with refuse_as(not_now):
            return read_tree(Path(path))

    async def create(self, person: Person, ask: NewTable, made_from: str) -> Table:
        """A new table with its host at it, made from some address."""
        game = known_game(ask.game)
        settings = checked_settings(game, len(ask.seats), ask.settings)
        table = Table(
            id=new_table_id(), game=game.name, rules=game.version, settings=settings,
            components=self.overrides(game.name), options=to_builtins(ask.options), status="open",
            host=person.id, imported=False, created=now(), updated=now(), started=None, finished=None,
            seed=None, commitment="", opening=[], seq=0, decisions=0, waiting=[], scores=None, winners=None,
            takeback=None, rematch=None, closed=None, made_from=made_from,
        )  # fmt: skip
        seats = make_seats(table.id, ask.seats, person, self.tables.config.bots)

        async def work(session: AsyncSession) -> None:
            await self._check_room(session, person, made_from)
            session.add(table)
            for seat in seats:
                session.add(seat)

        await self.tables.database.change(work)
        live = await self.tables.find(table.id)
        self.tables.lobby.changed()
        return live.table

    async def _check_room(self, session: AsyncSession, person: Person, made_from: str) -> None:
        """Refuse a person, or an address, that has too many tables already."""

        async def many(most: int, *which: ColumnElement[bool]) -> bool:
            rows = select(Table.id).where(Table.closed.is_(None), *which).limit(most)
            return len(list(await session.scalars(rows))) >= most

        mine, waits = Table.host == person.id, Table.status == "open"
        if await many(_MOST_UNFINISHED, mine, Table.status.in_(("open", "playing"))):
            raise not_now("many-tables", most=_MOST_UNFINISHED)
        if not self.tables.config.limits:
            return
        most = _MOST_OPEN["guest" if person.login is None else "account"]
        if await many(most, mine, waits):
            raise not_now("many-open", most=most)
        most = _MOST_OPEN["address"]
        # What others forgot long ago must not keep the whole house from playing.
        if await many(most, Table.made_from == made_from, waits, Table.created > now() - _DAY):
            raise not_now("many-open-here", most=most)

    async def modify(self, table_id: str, person: Person, ask: ChangeTable) -> LiveTable:
        """The host arranges a table before the start."""

        async def work(table: Table, session: AsyncSession) -> None:
            self._host_before_start(table, person)
            game = known_game(table.game)
            wanted = len(table.seats) if ask.seats is UNSET else len(ask.seats)
            given = table.settings if ask.settings is UNSET else ask.settings
            before = (table.settings, table.options, len(table.seats))
            table.settings = checked_settings(game, wanted, given)
            if ask.options is not UNSET:
                table.options = to_builtins(ask.options)
            if before != (table.settings, table.options, wanted):
                # Whoever was ready was so for another game.
                for seat in table.seats:
                    seat.ready = seat.ready and (seat.kind == "bot" or seat.person_id == person.id)
            if ask.seats is not UNSET:
                bots = self.tables.config.bots
                seats = make_seats(table_id, ask.seats, person, bots, table.seats)
                kept = [seat for seat in table.seats if seat in seats]
                table.seats[:] = kept
                await session.flush()
                table.seats[:] = seats

        return (await self.tables.change(table_id, work))[0]

    async def delete(self, table_id: str, person: Person) -> None:
        """The host takes away a table that has not begun, or that can't be played on."""

        async def work(session: AsyncSession) -> None:
            table = await session.get(Table, table_id)
            if table is None:
                raise nothing_here("no-table")
            if table.closed is None:
                self._host_before_start(table, person)
            self._host(table, person)
            for kept in (Chat, History):
                await session.execute(delete(kept).where(kept.table_id == table_id))
            await session.delete(table)

        await self.tables.database.change(work)
        if table_id in self.tables.held:
            self.tables.forget(self.tables.held[table_id])
        self.tables.lobby.changed()

    async def abandon(self, table_id: str, person: Person) -> LiveTable:
        """The host gives up a table that can't be played on."""

        async def work(table: Table, session: AsyncSession) -> None:
            self._host(table, person)
            if table.closed is None or table.status != "playing":
                raise not_now("not-closed")
            abandon(table)

        return (await self.tables.change(table_id, work, damaged=True))[0]

    @staticmethod
    def _host(table: Table, person: Person) -> None:
        if table.host != person.id:
            raise Refused(403, "not-host")

    def _host_before_start(self, table: Table, person: Person) -> None:
        self._host(table, person)
        if table.status != "open":
            raise not_now("begun")

    async def sit(self, table_id: str, number: int, person: Person, name: str | None) -> LiveTable:
        """Take an open seat."""

        async def work(table: Table, session: AsyncSession) -> None:
            seat = seat_of(table, number)
            if table.status != "open":
                raise not_now("begun")
            if seat.kind == "invited":
                raise not_allowed("kept-seat")
            if seat.kind != "open":
                raise Refused(409, "taken")
            self._take(seat, person, clean(name, 40) if name else None, table)

        return (await self.tables.change(table_id, work))[0]

    async def invited(self, invite: str) -> Seat:
        """The seat that a link is kept for."""
        async with self.tables.database.reading() as session:
            found = (await session.scalars(select(Seat).where(Seat.invite == invite))).first()
        if found is None:
            raise nothing_here("no-invite")
        return found

    async def join(self, invite: str, person: Person) -> LiveTable:
        """Take the seat that a link was kept for."""
        found = await self.invited(invite)

        async def work(table: Table, session: AsyncSession) -> None:
            seat = seat_of(table, found.seat)
            if seat.invite != invite or table.status != "open":
                raise Refused(409, "taken")
            self._take(seat, person, None, table)
            seat.invite = None

        return (await self.tables.change(found.table_id, work))[0]

    @staticmethod
    def _take(seat: Seat, person: Person, name: str | None, table: Table) -> None:
        seat.kind, seat.person_id, seat.name = "person", person.id, name or person.name
        seat.ready = table.host == person.id
        seat.seen = now()

    async def leave(self, table_id: str, number: int, person: Person) -> LiveTable:
        """Stand up; in play a bot takes over, unless it can't be played on."""

        async def work(table: Table, session: AsyncSession) -> None:
            seat = my_seat(table, number, person.id)
            if table.closed is not None and table.status != "open":
                seat.person_id = None
            elif table.status == "open":
                seat.kind, seat.person_id, seat.name, seat.ready = "open", None, "", False
            elif table.status == "playing":
                self._put_bot(seat, None)
                _note(session, table, seat, "left")
            else:
                raise not_now("over")

        return (await self.tables.change(table_id, work, damaged=True))[0]

    async def replace(self, table_id: str, number: int, person: Person, level: str | None) -> LiveTable:
        """A bot for someone who has been gone for long."""

        async def work(table: Table, session: AsyncSession) -> None:
            seat = seat_of(table, number)
            if not any(one.person_id == person.id and not one.away for one in table.seats):
                raise not_allowed("players-only")
            if table.status != "playing" or seat.kind != "person" or seat.away:
                raise not_now("nobody-gone")
            gone = (now() - seat.seen) / 1000
            if seat.person_id != person.id and gone < self.tables.config.absent_seconds + RECENT / 1000:
                raise not_now("still-here")
            self._put_bot(seat, level)
            _note(session, table, seat, "replaced")

        return (await self.tables.change(table_id, work))[0]

    def _put_bot(self, seat: Seat, level: str | None) -> None:
        if seat.away:
            raise not_now("bot-plays")
        seat.away = True
        seat.bot = checked_level(level, self.tables.config.bots)

    async def return_to_seat(self, table_id: str, number: int, person: Person) -> LiveTable:
        """Take one's seat back from the bot."""

        async def work(table: Table, session: AsyncSession) -> None:
            seat = my_seat(table, number, person.id)
            if table.status != "playing" or not seat.away:
                raise not_now("no-bot-plays")
            if table.seq >= MOST_ROWS:
                raise not_now("long-history")
            seat.away, seat.bot, seat.seen = False, None, now()
            _note(session, table, seat, "back")

        return (await self.tables.change(table_id, work))[0]

    async def ready(self, table_id: str, person: Person, ready: bool) -> LiveTable:
        """Say that one is ready, or not yet."""

        async def work(table: Table, session: AsyncSession) -> None:
            if table.status != "open":
                raise not_now("begun")
            mine = [seat for seat in table.seats if seat.person_id == person.id]
            if not mine:
                raise not_allowed("not-seated")
            for seat in mine:
                seat.ready = ready

        return (await self.tables.change(table_id, work))[0]

    async def start(self, table_id: str, person: Person) -> LiveTable:
        """The host begins the game."""

        async def work(table: Table, session: AsyncSession) -> None:
            self._host_before_start(table, person)
            for seat in table.seats:
                if seat.kind not in ("person", "bot"):
                    raise not_now("empty-seat", seat=seat.seat + 1)
                if not seat.ready and seat.person_id != person.id:
                    raise not_now("not-ready", name=seat.name)
            begin(table, known_game(table.game))

        return (await self.tables.change(table_id, work))[0]

    async def rematch(self, table_id: str, person: Person, made_from: str) -> Table:
        """The same people and options once more; whoever asks second comes to the same table."""
        live = await self.tables.find(table_id, fresh=True)
        old = live.table
        if old.status != "over" or old.imported:
            raise not_now("not-over")
        if not any(seat.person_id == person.id for seat in old.seats):
            raise not_allowed("players-only")
        if old.rematch is not None and (there := await self._if_there(old.rematch)) is not None:
            return there
        seats = [
            Sit("bot", bot=known_level(seat.bot, self.tables.config.bots))
            if seat.kind == "bot"
            else Sit("open")
            for seat in old.seats
        ]
        ask = NewTable(old.game, seats, dict(old.settings), msgspec.convert(old.options, TableOptions))
        new = await self.create(person, ask, made_from)

        async def invite(table: Table, session: AsyncSession) -> None:
            for seat, was in zip(table.seats, old.seats, strict=True):
                if was.kind == "person":
                    seat.kind, seat.person_id, seat.name = "person", was.person_id, was.name
                    seat.ready, seat.seen = was.person_id == person.id, was.seen

        async def link(table: Table, session: AsyncSession) -> str:
            if table.rematch is None or await session.get(Table, table.rematch) is None:
                table.rematch = new.id
            return table.rematch

        await self.tables.change(new.id, invite)
        _, agreed = await self.tables.change(table_id, link)
        if agreed != new.id:
            await self.delete(new.id, person)
        return (await self.tables.find(agreed, fresh=True)).table

    async def _if_there(self, table_id: str) -> Table | None:
        """A table, unless it was taken away."""
        try:
            return (await self.tables.find(table_id, fresh=True)).table
        except Refused as refusal:
            if refusal.status != 404:
                raise
            return None


def _note(session: AsyncSession, table: Table, seat: Seat, what: str) -> None:
    """Write into the history that somebody stood up or came back, for everybody's log."""
    table.seq += 1
    row = History(
        table_id=table.id, seq=table.seq, action=what, seat=seat.seat, option=None, chance=[],
        keep=table.decisions, person_id=seat.person_id, action_id=None, at=now(), told=None,
    )  # fmt: skip
    session.add(row)
