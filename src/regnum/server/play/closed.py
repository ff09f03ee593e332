"""Closed tables: those this server can't play on, why, and what becomes of them.

A table is closed when its version of the rules, its game or one of its cards is no longer here, when its own
numbers no longer fit, or when its history is damaged. It can be listed, read, left, given up and removed; when what
it lacks comes back, it is opened again.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Update, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.errors import BadComponents, RegnumError, UnknownGame
from ...kernel.record import Outcome, Record
from ...kernel.registry import find
from ..errors import told_of
from ..messages import KeptEntry, Told, moment
from ..store.database import Database, now
from ..store.models import History, Table
from ..store.sound import DAMAGED, UNREADABLE, wrong
from .late import delay_of
from .played_match import PlayedMatch, decisions_of, line_of, record_of, salts_of, standing

log = logging.getLogger("regnum.closed")
_GIVEN_UP = 30 * 24 * 3600 * 1000
"""After how many milliseconds without a move the server gives a closed table up."""


def lacks(
    game: str, rules: int | None, settings: dict[str, object], components: dict[str, object]
) -> Told | None:
    """What a table of this sort lacks here to be played, by the newest rules where it has none yet; None when nothing."""
    try:
        known = find(game)
        version = known.version if rules is None else rules
        known.check_rules(version)
        known.check_settings(settings)
        known.components().at(version).override(components)
    except UnknownGame:
        return Told("game-gone", {"name": game})
    except BadComponents as error:
        return Told("override-gone", {"reason": told_of(error)})
    except RegnumError as error:
        return told_of(error) if error.code == "rules-gone" else Told("card-gone", {"reason": told_of(error)})
    except Exception:
        log.exception("a table's own numbers can't be read", extra={"game": game})
        return msgspec.convert(UNREADABLE, Told)
    return None


def revive(table: Table, rows: list[History]) -> PlayedMatch | Told:
    """The match of a table, or why there can be none."""
    if table.damaged:
        return msgspec.convert(UNREADABLE, Told)
    told = lacks(table.game, table.rules, table.settings, table.components)
    if told is not None:
        return told
    try:
        return PlayedMatch(table, rows, delay_of(table))
    except RegnumError as error:
        told = Told(DAMAGED, {"reason": told_of(error)})
    except Exception:
        log.exception("a history breaks the rules", extra={"table": table.id})
        return Told(DAMAGED, {"reason": ""})
    log.warning(
        "a history is damaged", extra={"table": table.id, "reason": msgspec.json.encode(told).decode()}
    )
    return told


def kept_record(table: Table, rows: list[History]) -> Record:
    """What was played, for a Regnum that can play it."""
    record = record_of(table)
    record.rows = [one for row in standing(rows) for one in decisions_of(row)]
    record.salts = salts_of(rows) or msgspec.UNSET
    if table.scores is not None and table.winners is not None:
        record.outcome = Outcome(table.scores, table.winners)
    return record


def kept_log(table: Table, rows: list[History]) -> list[KeptEntry]:
    """What was told to everybody, as it was kept; of the oldest rows only what was chosen is.

    What was chosen may be a secret as long as the table may be played on: it is told when the table has ended.
    """
    ended = table.status in ("over", "abandoned")
    found, first = [], 1
    for row in standing(rows):
        line = line_of(row)
        shown = line if ended and row.told is None else None
        found.append(KeptEntry(first, len(line), row.seat, moment(row.at), row.told, shown))
        first += len(line)
    return found


async def note(database: Database, table_id: str, told: Told | None) -> None:
    """Keep why a table is closed, or that it is not, for the lists of tables."""
    async with database.writing() as session:
        await session.execute(_noted(table_id, told))


def _noted(table_id: str, told: Told | None) -> Update:
    return update(Table).where(Table.id == table_id).values(closed=msgspec.to_builtins(told))


async def survey(database: Database) -> int:
    """Look through all tables that are not over; how many of them can't be played."""
    columns = (
        Table.id, Table.game, Table.rules, Table.settings, Table.components, Table.status, Table.closed,
        Table.options, Table.opening, Table.waiting, Table.takeback,
    )  # fmt: skip
    async with database.reading() as session:
        rows = list(await session.execute(select(*columns).where(Table.status.in_(("open", "playing")))))
    known: dict[bytes, Told | None] = {}
    reasons: Counter[str] = Counter()
    changed: list[tuple[str, Told | None]] = []
    for row in rows:
        told, closed = _told(row._asdict(), known), row.closed
        if told is None and isinstance(closed, dict) and closed.get("code") == DAMAGED:
            reasons[DAMAGED] += 1
            continue
        if told is not None:
            reasons[told.code] += 1
        if msgspec.to_builtins(told) != closed:
            changed.append((row.id, told))
    if changed:
        async with database.writing() as session:
            for table_id, told in changed:
                await session.execute(_noted(table_id, told))
    if reasons:
        log.warning(
            "some tables can't be played on", extra={"count": reasons.total(), "reasons": str(dict(reasons))}
        )
    return reasons.total()


def _told(row: Mapping[str, Any], known: dict[bytes, Told | None]) -> Told | None:
    """Why a table of the survey can't be played; tables that are alike are looked at once."""
    if wrong(Table, row):
        return msgspec.convert(UNREADABLE, Told)
    version = None if row["status"] == "open" else row["rules"]
    key = msgspec.json.encode((row["game"], version, row["settings"], row["components"]))
    if key not in known:
        known[key] = lacks(row["game"], version, row["settings"], row["components"])
    return known[key]


async def give_up(database: Database) -> list[str]:
    """Give up the tables that have been closed for long after their last move; which they are."""
    last = select(func.max(History.at)).where(History.table_id == Table.id).scalar_subquery()
    old = func.coalesce(last, Table.started) < now() - _GIVEN_UP

    async def work(session: AsyncSession) -> list[str]:
        rows = select(Table).where(Table.status == "playing", Table.closed.is_not(None), old).limit(500)
        found = list(await session.scalars(rows))
        for table in found:
            abandon(table)
        return [table.id for table in found]

    return await database.change(work)


def abandon(table: Table) -> None:
    """End a table that nobody can play on: no winners, but its seed may be known."""
    table.status, table.finished, table.waiting, table.takeback = "abandoned", now(), [], None
