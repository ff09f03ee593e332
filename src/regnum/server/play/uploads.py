"""Uploads: a record somebody brings is proved in a process of its own and becomes a table to look at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import to_builtins
from sqlalchemy import insert

from ...kernel.record import Record
from ...kernel.registry import find
from ..errors import RETRY_AFTER, Refused, not_now
from ..messages import TableOptions, Told
from ..store.database import now
from ..store.models import History, Person, Seat, Table
from .live_tables import LiveTables
from .prover import SECONDS, Verdict
from .seats import checked_settings, new_table_id

log = logging.getLogger("regnum.uploads")
COMMAND = (sys.executable, "-m", "regnum.server.play.prover")
_AT_ONCE, _WAITING = 2, 8
"""How many records are proved at a time, and how many may wait for it."""
_PATIENCE = 30.0
"""Seconds by the clock that a proof may take on a busy machine."""
_ENDED = getattr(signal, "SIGXCPU", 0)
"""How the system ends a process that has used up its time."""
_decode = msgspec.msgpack.Decoder(Verdict).decode


class Uploads:
    """Proves records, one of a person at a time and few in all, and keeps those that are sound."""

    def __init__(self, tables: LiveTables, command: Sequence[str] = COMMAND) -> None:
        self.tables = tables
        self._command = command
        self._proving: set[str] = set()
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def keep(self, person: Person, body: bytes) -> Table:
        """Prove a record and keep it, or refuse it with what is wrong."""
        if person.id in self._proving:
            raise not_now("upload-one")
        if len(self._proving) >= _AT_ONCE + _WAITING:
            refusal = Refused(503, "upload-many")
            refusal.wait = RETRY_AFTER
            raise refusal
        self._proving.add(person.id)
        try:
            async with self._places:
                told = await self._prove(body)
        finally:
            self._proving.discard(person.id)
        if told is not None:
            raise Refused(422, "malformed", told)
        return await self._make_table(person, Record.from_bytes(body))

    async def _prove(self, body: bytes) -> Told | None:
        """What is wrong with a record; None when it is sound."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        used = float(SECONDS)
        try:
            async with asyncio.timeout(_PATIENCE):
                said, _ = await process.communicate(body)
            verdict = _decode(said)
            used = verdict.used
            return verdict.told
        except TimeoutError:
            return Told("record-time", {"seconds": SECONDS})
        except msgspec.MsgspecError:
            log.info("a proof came to nothing", extra={"code": process.returncode})
            if process.returncode == -_ENDED:
                return Told("record-time", {"seconds": SECONDS})
            return Told("record-unplayable", {})
        finally:
            self.tables.effort.spend(used)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _make_table(self, person: Person, record: Record) -> Table:
        outcome = record.outcome
        assert outcome is not None
        settings = checked_settings(find(record.game), record.seats, record.settings)
        table = Table(
            id=new_table_id(), game=record.game, rules=record.rules, settings=settings,
            components=record.components, options=to_builtins(TableOptions(listed=False)), status="over",
            host=person.id, imported=True, created=now(), updated=now(), started=now(), finished=now(),
            seed=record.seed, commitment=record.commitment[:64], opening=record.opening, seq=len(record.rows),
            decisions=len(record.rows), waiting=[], scores=outcome.scores, winners=outcome.winners,
            takeback=None, rematch=None, closed=None, made_from=None,
        )  # fmt: skip
        seats = [
            Seat(
                table_id=table.id, seat=number, kind="open", name="", ready=True, away=False, seen=0,
                person_id=None, bot=None, invite=None, login=None,
            )
            for number in range(record.seats)
        ]  # fmt: skip
        rows = _history(table.id, record)
        table.seq = len(rows)
        async with self.tables.database.writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)
            if rows:
                await session.execute(insert(History), rows)
        return (await self.tables.find(table.id)).table


def _history(table_id: str, record: Record) -> list[dict[str, Any]]:
    """The rows of a record: a decision each, and where chance was drawn anew the take-back that brought it about."""
    salts = dict(record.salts or ())
    found: list[tuple[str, int, int, list[Any] | None, list[list[int]]]] = []
    for number in range(len(record.rows) + 1):
        if number:
            one = record.rows[number - 1]
            found.append(("move", one.seat, number, [one.option], [one.chance]))
        if number in salts:
            found.append(("rewind", 0, number, None, [[salts[number]]]))
    return [
        {
            "table_id": table_id, "seq": seq, "action": action, "seat": seat, "option": option, "chance": chance,
            "keep": keep, "person_id": None, "action_id": None, "at": now(), "told": None,
        }
        for seq, (action, seat, keep, option, chance) in enumerate(found, 1)
    ]  # fmt: skip
