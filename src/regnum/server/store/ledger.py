"""Ledger: writes history rows, many tables' rows in one transaction.

A row is written under the unique key (table, seq). Whoever comes second is told so and looks again; nobody
sees the effect of a row before it is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from .database import Database
from .models import History, Table

_LARGEST_BATCH = 64


class Entry(msgspec.Struct):
    """A row to be kept and what it makes of its table."""

    table_id: str
    seq: int
    action: str
    seat: int
    option: dict[str, Any] | None
    chance: list[int]
    keep: int
    person_id: str | None
    action_id: str | None
    at: int
    waiting: list[int]
    scores: list[int] | None
    winners: list[int] | None


_ROW = tuple(column.name for column in History.__table__.columns)
_MOVE_ON = (
    update(Table)
    .where(Table.id == bindparam("b_id"), Table.seq < bindparam("b_seq"))
    .values(
        seq=bindparam("b_seq"), decisions=bindparam("b_decisions"), waiting=bindparam("b_waiting"),
        updated=bindparam("b_at"), status=bindparam("b_status"), finished=bindparam("b_finished"),
        scores=bindparam("b_scores"), winners=bindparam("b_winners"), takeback=None,
    )
)  # fmt: skip


class Ledger:
    """One writer for all tables of this process."""

    def __init__(
        self, database: Database, announce: Callable[[list[Entry]], tuple[str, dict[str, Any]] | None]
    ):
        self.database = database
        self.announce = announce
        """Gives the statement that tells other workers, inside the same transaction."""
        self.queue: asyncio.Queue[tuple[Entry, asyncio.Future[bool]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        dialect = sqlite if database.sqlite else postgresql
        table = History.__table__
        self.insert = dialect.insert(table).on_conflict_do_nothing().returning(table.c.table_id, table.c.seq)

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            await self.queue.join()
            self.task.cancel()

    async def write(self, entry: Entry) -> bool:
        """Keep a row; False when that place in the history is taken."""
        kept: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((entry, kept))
        return await kept

    async def _run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < _LARGEST_BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self._keep(batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def _keep(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        try:
            kept = await self._transaction([entry for entry, _ in batch])
        except IntegrityError:
            if len(batch) > 1:
                for one in batch:
                    await self._keep([one])
                return
            kept = set()
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for entry, future in batch:
            if not future.done():
                future.set_result((entry.table_id, entry.seq) in kept)

    async def _transaction(self, entries: list[Entry]) -> set[tuple[str, int]]:
        rows = [{name: getattr(entry, name) for name in _ROW} for entry in entries]
        async with self.database.writer.connect() as connection, connection.begin():
            found = await connection.execute(self.insert.values(rows))
            kept = {(row[0], row[1]) for row in found}
            written = [entry for entry in entries if (entry.table_id, entry.seq) in kept]
            if written:
                await connection.execute(_MOVE_ON, [_parameters(entry) for entry in written])
                news = self.announce(written)
                if news is not None:
                    await connection.execute(text(news[0]), news[1])
        return kept


def _parameters(entry: Entry) -> dict[str, Any]:
    over = entry.scores is not None
    return {
        "b_id": entry.table_id, "b_seq": entry.seq, "b_decisions": entry.keep, "b_waiting": entry.waiting,
        "b_at": entry.at, "b_status": "over" if over else "playing", "b_finished": entry.at if over else None,
        "b_scores": entry.scores, "b_winners": entry.winners,
    }  # fmt: skip
