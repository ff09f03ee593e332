"""Bus: how workers on one database tell each other what changed, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from ..store.database import new_id
from ..store.history import NewRow

log = logging.getLogger("regnum.bus")

ROWS, TABLE, CHAT = "rows", "table", "chat"
_NOTIFY = "SELECT pg_notify('regnum', :news)"
Hear = Callable[[str, str, int], Awaitable[None]]


class Bus:
    """Quiet on SQLite, where one process serves; LISTEN/NOTIFY on PostgreSQL."""

    def __init__(self, url: str, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        self.shared = url.startswith("postgresql")
        self.worker = new_id("w_")
        self._url = url.replace("postgresql+asyncpg", "postgresql")
        self._hear = hear
        self._catch_up = catch_up
        self._task: asyncio.Task[None] | None = None
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self.listening = asyncio.Event()

    def announce(self, entries: list[NewRow]) -> tuple[str, dict[str, Any]] | None:
        """The statement that tells of new rows, for their own transaction."""
        if not self.shared:
            return None
        lines = [f"{ROWS} {entry.table_id} {entry.seq}" for entry in entries]
        return _NOTIFY, {"news": "\n".join([self.worker, *lines])}

    async def tell(self, session: AsyncSession, kind: str, table: str, number: int = 0) -> None:
        """Tell of a change when this session's work is kept."""
        if self.shared:
            news = f"{self.worker}\n{kind} {table} {number}"
            await session.execute(text(_NOTIFY), {"news": news})

    def start(self) -> None:
        if self.shared:
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        """Listen for ever; after a lost connection look at every table again."""
        while True:
            try:
                connection = await asyncpg.connect(self._url)
                try:
                    await connection.add_listener("regnum", lambda *got: self._news.put_nowait(got[3]))
                    self.listening.set()
                    await self._catch_up()
                    await self._read(connection)
                finally:
                    self.listening.clear()
                    await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("lost the other workers", extra={"error": type(error).__name__})
                await asyncio.sleep(1)

    async def _read(self, connection: asyncpg.Connection[Any]) -> None:
        while not connection.is_closed():
            try:
                news = await asyncio.wait_for(self._news.get(), timeout=5)
            except TimeoutError:
                await connection.execute("SELECT 1")
                continue
            worker, *lines = news.split("\n")
            if worker == self.worker:
                continue
            for line in lines:
                kind, table, number = line.split(" ")
                await self._hear(kind, table, int(number))
