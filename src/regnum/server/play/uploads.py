"""Uploads: a record somebody brings becomes a table to look at."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import to_builtins

from ...kernel.errors import BadRecord
from ...kernel.match import verify
from ...kernel.record import Record
from ..messages import TableOptions
from ..store.database import now
from ..store.models import History, Person, Seat, Table
from .live_tables import LiveTables
from .seats import new_table_id

_MOST_ROWS = 5000


async def keep(tables: LiveTables, person: Person, record: Record) -> Table:
    """Prove a record and keep it, or `BadRecord` with what is wrong."""
    if len(record.rows) > _MOST_ROWS:
        raise BadRecord("record-long", f"a record may have {_MOST_ROWS} decisions", most=_MOST_ROWS)
    if record.outcome is None:
        raise BadRecord("record-unfinished", "only finished games can be looked at")
    if record.seed is not None and len(record.seed) > 200:
        raise BadRecord("record-seed", "the seed is not one of ours")
    match = await asyncio.to_thread(verify, record)
    outcome = match.record.outcome
    assert outcome is not None
    table = Table(
        id=new_table_id(), game=record.game, rules=record.rules, settings=record.settings,
        components=record.components, options=to_builtins(TableOptions(listed=False)), status="over",
        host=person.id, imported=True, created=now(), updated=now(), started=now(), finished=now(),
        seed=record.seed, commitment=record.commitment[:64], opening=record.opening, seq=0,
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
    async with tables.database.writing() as session:
        session.add(table)
        await session.flush()
        session.add_all([*seats, *rows])
    return (await tables.find(table.id)).table


def _history(table_id: str, record: Record) -> list[History]:
    """The rows of a record: a decision each, and where chance was drawn anew the take-back that brought it about."""
    salts = dict(record.salts or ())
    rows: list[History] = []

    def add(action: str, seat: int, keep: int, option: list[Any] | None, chance: list[list[int]]) -> None:
        row = History(
            table_id=table_id, seq=len(rows) + 1, action=action, seat=seat, option=option, chance=chance, keep=keep,
            person_id=None, action_id=None, at=now(), told=None,
        )  # fmt: skip
        rows.append(row)

    for number in range(len(record.rows) + 1):
        if number:
            one = record.rows[number - 1]
            add("move", one.seat, number, [one.option], [one.chance])
        if number in salts:
            add("rewind", 0, number, None, [[salts[number]]])
    return rows
