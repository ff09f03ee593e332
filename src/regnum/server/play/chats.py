"""Chats: what is said at tables."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..errors import not_allowed
from ..messages import ChatLine
from ..people import clean
from ..store.database import now
from ..store.models import Chat, Person
from .bus import CHAT
from .live_table import may_read
from .live_tables import LiveTables, chat_line

T = TypeVar("T")
_MOST_LINES = 100
_KEPT, _KEPT_WATCHED = 10_000, 1000
"""How many lines are kept of a table, and in how many of the last ones those of spectators."""


class Chats:
    """Keeps lines and passes them on."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    async def say(self, table_id: str, person: Person, text: str) -> ChatLine:
        """Keep a line and pass it on."""
        text = clean(text, 500)
        live = await self.tables.find(table_id)
        yours = live.yours(person.id)
        if not yours and not live.table.options.get("spectators", True):
            raise not_allowed("no-spectators")
        seat = yours[0] if yours else None

        async def work(session: AsyncSession) -> Chat:
            last = select(Chat.n).where(Chat.table_id == table_id).order_by(Chat.n.desc()).limit(1)
            number = (await session.scalar(last) or 0) + 1
            line = Chat(
                table_id=table_id, n=number, person_id=person.id, seat=seat, text=text, at=now(),
                name=live.table.seats[seat].name if seat is not None else person.name,
            )  # fmt: skip
            session.add(line)
            if number % _MOST_LINES == 0:
                # Nobody can read that far back: whoever talks without end takes no more room.
                old = (Chat.seat.is_(None) & (Chat.n <= number - _KEPT_WATCHED)) | (Chat.n <= number - _KEPT)
                await session.execute(delete(Chat).where(Chat.table_id == table_id, old))
            return line

        line = chat_line(await self.tables.database.change(work))
        self.tables.bus.tell(CHAT, table_id, line.n)
        live.say(line)
        return line

    async def lines(self, table_id: str, after: int, yours: list[int]) -> list[ChatLine]:
        """The last lines of a table that someone who holds these seats may read."""
        live = await self.tables.find(table_id)
        async with self.tables.database.reading() as session:
            rows = select(Chat).where(Chat.table_id == table_id, Chat.n > after)
            if not live.said and len(live.subscribers) < 2:
                live.said.update(
                    await session.scalars(_newest(select(Chat.n).where(Chat.table_id == table_id)))
                )
            if not may_read(None, yours, live.table):
                # What spectators say must not push out what the players said.
                rows = rows.where(Chat.seat.is_not(None))
            if not may_read(0, yours, live.table):
                rows = rows.where(Chat.seat.is_(None))
            found = list(await session.scalars(_newest(rows)))
        return [chat_line(line) for line in reversed(found)]


def _newest(rows: Select[T]) -> Select[T]:
    return rows.order_by(Chat.n.desc()).limit(_MOST_LINES)
