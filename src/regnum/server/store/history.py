"""History: writes rows of it, many tables' rows in one transaction.

A row is written under the unique key (table, seq). Whoever comes second is told so and looks again; nobody
sees the effect of a row before it is kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError

from ..loops import Loop
from .away import Away, answering
from .database import Database, unless_late
from .models import History

_LARGEST_BATCH = 64
_ROUND = 10.0
"""For how many seconds one round waits for rows."""


class NewRow(msgspec.Struct):
    """A row to be kept and what it makes of its table."""

    table_id: str
    seq: int
    action: str
    seat: int
    option: list[dict[str, Any]] | None
    chance: list[list[int]]
    keep: int
    person_id: str | None
    action_id: str | None
    at: int
    told: list[Any]
    waiting: list[int]
    scores: list[int] | None
    winners: list[int] | None


_ROW = tuple(column.name for column in History.__table__.columns)
_PLACE = (
    "seq", "decisions", "waiting", "updated", "status", "finished", "scores", "winners",
)  # fmt: skip
_json = msgspec.json.Encoder().encode


class HistoryWriter:
    """One writer for all tables of this process."""

    def __init__(self, database: Database, kept: Callable[[NewRow], None]) -> None:
        self.database = database
        self.kept = kept
        """Told of every row as soon as it is kept."""
        self.queue: asyncio.Queue[tuple[NewRow, asyncio.Future[bool]]] = asyncio.Queue()
        self.loop = Loop("writer", self._round)
        self._move_on = _update_sql(database.sqlite)
        self._inserts: dict[int, str] = {}

    def start(self) -> None:
        self.loop.start()

    async def stop(self) -> None:
        """Keep what is under way."""
        await self.queue.join()
        await self.loop.stop()

    async def write(self, entry: NewRow) -> bool:
        """Keep a row; False when that place in the history is taken."""
        kept: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((entry, kept))
        return await kept

    async def _round(self) -> None:
        """Keep the rows that wait, all in one transaction."""
        try:
            async with asyncio.timeout(_ROUND):
                batch = [await self.queue.get()]
        except TimeoutError:
            return
        while len(batch) < _LARGEST_BATCH and not self.queue.empty():
            batch.append(self.queue.get_nowait())
        await self._keep(batch)
        for _ in batch:
            self.queue.task_done()

    async def _keep(self, batch: list[tuple[NewRow, asyncio.Future[bool]]]) -> None:
        """Keep rows together; where one of them fails the others do not fail with it."""
        try:
            kept = await self._transaction([entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Away):
                for one in batch:
                    await self._keep([one])
                return
            for _, future in batch:
                if not future.done():
                    if isinstance(error, IntegrityError):
                        future.set_result(False)
                    else:
                        future.set_exception(error)
            return
        for entry, future in batch:
            mine = (entry.table_id, entry.seq) in kept
            if mine:
                self.kept(entry)
            if not future.done():
                future.set_result(mine)

    async def _transaction(self, entries: list[NewRow]) -> set[tuple[str, int]]:
        self.database.wrote = time.monotonic()
        quick, patient = self.database.quick, self.database.patient
        with answering():
            if quick is None or patient is None:
                async with self.database.writer.begin() as connection, unless_late(connection):
                    return await connection.run_sync(self._write, entries)
            async with self.database.turn:
                try:
                    return self._begin_and_write(quick, entries)
                except OperationalError as error:
                    if "locked" not in str(error.orig):
                        raise
                    return await asyncio.to_thread(self._begin_and_write, patient, entries)

    def _begin_and_write(self, engine: Engine, entries: list[NewRow]) -> set[tuple[str, int]]:
        """A whole transaction at once.

        SQLite takes less time for it than two threads take to notice each other; only when another process
        is writing do we wait in a thread.
        """
        with engine.begin() as connection:
            return self._write(connection, entries)

    def _write(self, connection: Connection, entries: list[NewRow]) -> set[tuple[str, int]]:
        count = len(entries)
        if count not in self._inserts:
            self._inserts[count] = _insert_sql(count, self.database.sqlite)
        values = tuple(value for entry in entries for value in _row(entry))
        kept = {(row[0], row[1]) for row in connection.exec_driver_sql(self._inserts[count], values)}
        written = [entry for entry in entries if (entry.table_id, entry.seq) in kept]
        if written:
            connection.exec_driver_sql(self._move_on, [_place(entry) for entry in written])
        return kept


def _marks(count: int, first: int, sqlite: bool) -> list[str]:
    return ["?"] * count if sqlite else [f"${first + number}" for number in range(count)]


def _insert_sql(count: int, sqlite: bool) -> str:
    """The statement for so many rows; written by hand because compiling it anew costs more than running it."""
    width = len(_ROW)
    rows = ", ".join(f"({', '.join(_marks(width, 1 + row * width, sqlite))})" for row in range(count))
    names = ", ".join(f'"{name}"' for name in _ROW)
    return f"INSERT INTO history ({names}) VALUES {rows} ON CONFLICT DO NOTHING RETURNING table_id, seq"


def _update_sql(sqlite: bool) -> str:
    marks = _marks(len(_PLACE) + 2, 1, sqlite)
    pairs = ", ".join(f'"{name}" = {mark}' for name, mark in zip(_PLACE, marks, strict=False))
    return f"UPDATE tables SET {pairs}, takeback = NULL WHERE id = {marks[-2]} AND seq < {marks[-1]}"


def _row(entry: NewRow) -> tuple[Any, ...]:
    return (
        entry.table_id, entry.seq, entry.action, entry.seat,
        None if entry.option is None else _json(entry.option).decode(), _json(entry.chance).decode(),
        entry.keep, entry.person_id, entry.action_id, entry.at, _json(entry.told).decode(),
    )  # fmt: skip


def _place(entry: NewRow) -> tuple[Any, ...]:
    over = entry.scores is not None
    return (
        entry.seq, entry.keep, _json(entry.waiting).decode(), entry.at, "over" if over else "playing",
        entry.at if over else None, _json(entry.scores).decode() if over else None,
        _json(entry.winners).decode() if over else None, entry.table_id, entry.seq,
    )  # fmt: skip
