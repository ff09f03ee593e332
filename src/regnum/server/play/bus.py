"""Bus: how workers on one database tell each other what changed, by LISTEN and NOTIFY.

A hint is told after what it is about was kept, never inside its transaction: NOTIFY takes one lock of the whole cluster until
its commit is on disk. Hints of a moment are gathered. One that is lost with its worker is made good by looking, every two seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import asyncpg

from ..loops import Loop
from ..store.away import answering
from ..store.database import new_id

ROWS, TABLE, CHAT, PERSON = "rows", "table", "chat", "person"
_GATHER = 0.01
_LONGEST = 7_000
"""How many letters go into one NOTIFY; PostgreSQL takes 8,000 bytes."""
_MOST_WAITING = 10_000
_ROUND = 5.0
"""For how many seconds a round of a loop waits for something to do; also how long PostgreSQL may take to answer."""
Hear = Callable[[str, str, int], Awaitable[None]]


class Bus:
    """Quiet on SQLite, where one process serves; LISTEN/NOTIFY on PostgreSQL."""

    def __init__(self, url: str, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        self.shared = url.startswith("postgresql")
        self.worker = new_id("w_")
        self.loops = [Loop("hear", self._listen), Loop("tell", self._speak)] if self.shared else []
        self._url = url.replace("postgresql+asyncpg", "postgresql")
        self._hear = hear
        self._catch_up = catch_up
        self._ear: asyncpg.Connection[Any] | None = None
        self._mouth: asyncpg.Connection[Any] | None = None
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._hints: dict[str, None] = {}
        self._some = asyncio.Event()

    def tell(self, kind: str, about: str, number: int = 0) -> None:
        """Let the other workers know of what has just been kept."""
        if self.shared and len(self._hints) < _MOST_WAITING:
            self._hints[f"{kind} {about} {number}"] = None
            self._some.set()

    def start(self) -> None:
        for loop in self.loops:
            loop.start()

    async def stop(self) -> None:
        """Tell what is left, and hang up."""
        for loop in self.loops:
            await loop.stop()
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            if self._mouth is not None:
                await self._tell_all(self._mouth)
        await _hang_up(self._ear)
        await _hang_up(self._mouth)

    async def _connect(self) -> asyncpg.Connection[Any]:
        return await asyncpg.connect(self._url, timeout=_ROUND, command_timeout=_ROUND)

    # Telling.

    async def _speak(self) -> None:
        """One round: wait for hints, gather those of a moment, tell them."""
        try:
            with answering():
                if self._mouth is None:
                    self._mouth = await self._connect()
                    await self._mouth.execute("SET synchronous_commit = off")
                try:
                    async with asyncio.timeout(_ROUND):
                        await self._some.wait()
                except TimeoutError:
                    await self._mouth.execute("SELECT 1")
                    return
                await asyncio.sleep(_GATHER)
                await self._tell_all(self._mouth)
        except Exception:
            mouth, self._mouth = self._mouth, None
            await _hang_up(mouth)
            raise

    async def _tell_all(self, mouth: asyncpg.Connection[Any]) -> None:
        """Tell what is to be told; what could not be told stays."""
        for lines in _parcels(list(self._hints)):
            await mouth.execute("SELECT pg_notify('regnum', $1)", "\n".join([self.worker, *lines]))
            for line in lines:
                del self._hints[line]
        if not self._hints:
            self._some.clear()

    # Hearing.

    async def _listen(self) -> None:
        """One round: hear what others tell; with a new connection look at every table first."""
        try:
            with answering():
                if self._ear is None:
                    self._ear = await self._connect()
                    await self._ear.add_listener("regnum", lambda *got: self._news.put_nowait(got[3]))
                    await self._catch_up()
                try:
                    async with asyncio.timeout(_ROUND):
                        news = await self._news.get()
                except TimeoutError:
                    await self._ear.execute("SELECT 1")
                    return
        except Exception:
            ear, self._ear = self._ear, None
            await _hang_up(ear)
            raise
        worker, *lines = news.split("\n")
        if worker != self.worker:
            for line in lines:
                kind, about, number = line.split(" ")
                await self._hear(kind, about, int(number))


async def _hang_up(connection: asyncpg.Connection[Any] | None) -> None:
    with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        if connection is not None:
            await connection.close(timeout=2)


def _parcels(lines: list[str]) -> Iterator[list[str]]:
    """Lines in lots that fit into one NOTIFY each."""
    lot: list[str] = []
    size = 0
    for line in lines:
        if lot and size + len(line) + 1 > _LONGEST:
            yield lot
            lot, size = [], 0
        lot.append(line)
        size += len(line) + 1
    if lot:
        yield lot
