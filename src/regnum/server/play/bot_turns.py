"""Bot turns: every bot that is asked thinks and moves."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import Text, cast, func, literal, select

from ...bots import DEFAULT_LEVEL
from ..errors import Refused, not_now
from ..store.away import Away
from ..store.database import now
from ..store.history import NewRow
from ..store.models import Seat, Table
from .bot_pool import BotQuestion, plain_choice
from .live_table import LiveTable
from .moves import Moves
from .played_match import PlayedMatch

log = logging.getLogger("regnum.bots")
_QUIET = 8_000
"""For how many milliseconds a table may wait for a bot before other workers look after it."""
_MOST_WOKEN = 200


class BotTurns:
    """Calls bots when a table waits for them, also for people who are away."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.tables.call_bots = self.call
        self.tasks: set[asyncio.Task[Any]] = set()

    def call(self, live: LiveTable) -> None:
        """Let every bot that is asked begin to think; one thought for one question."""
        played = live.played
        if played is None or not live.bots:
            return
        for seat in live.bots:
            if seat in played.match.waiting:
                if live.thinking.get(seat) != played.asked:
                    live.thinking[seat] = played.asked
                    task = asyncio.create_task(self._turn(live, seat, played.asked))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)

    async def _turn(self, live: LiveTable, seat: int, asked: int) -> None:
        try:
            async with live.lock:
                played = live.played
                if played is None or seat not in played.match.waiting or played.asked != asked:
                    return
                level = live.table.seats[seat].bot or DEFAULT_LEVEL
                question = question_of(played, seat, level, self.tables.config.bot_seconds)
                options, seq = played.match.options(seat), played.seq
            thought = await self.tables.bots.ask(question)
            option = options[thought[0][0] if thought else plain_choice(len(options))]

            def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
                if seat not in live.bots:
                    raise not_now("no-bot-plays")
                if played.over or played.asked > seq or option not in played.match.options(seat):
                    raise not_now("stale")
                return self.moves.act(played, seat, [option], None, None)

            await self.moves.keep(live.id, prepare, seq)
        except Refused as refusal:
            log.info("a bot's move was not needed", extra={"table": live.id, "reason": refusal.told.code})
        except Away:
            log.warning("a bot waits for the database", extra={"table": live.id})
        except Exception:
            log.exception("a bot's turn failed", extra={"table": live.id, "seat": seat})
        finally:
            if live.thinking.get(seat) == asked:
                del live.thinking[seat]

    async def look_after(self) -> None:
        """See to the tables held here: bots that are asked think, and what was lost is read again."""
        for live in list(self.tables.held.values()):
            if live.lost:
                await self.tables.follow(live)
            self.call(live)

    async def wake(self) -> None:
        """Look for bots whose worker went away in mid-thought."""
        quiet = now() - _QUIET - int(self.tables.config.bot_seconds * 1000)
        asked = func.replace(func.replace(cast(Table.waiting, Text), "[", ","), "]", ",")
        waiting = (
            select(Table.id)
            .join(Seat, Seat.table_id == Table.id)
            .where(
                Table.status == "playing",
                Table.closed.is_(None),
                Table.updated < quiet,
                (Seat.kind == "bot") | Seat.away,
                asked.contains(literal(",") + cast(Seat.seat, Text) + ","),
            )
            .distinct()
            .limit(_MOST_WOKEN)
        )
        async with self.tables.database.reading() as session:
            found = list(await session.scalars(waiting))
        for table_id in found:
            try:
                self.call(await self.tables.find(table_id, fresh=True))
            except Refused:
                continue
            except Away:
                raise
            except Exception:
                log.exception("a table could not be looked after", extra={"table": table_id})


def question_of(
    played: PlayedMatch, seat: int, level: str, seconds: float, analyse: bool = False
) -> BotQuestion:
    """What a bot is told of a match: its record without the seed."""
    record = msgspec.structs.replace(played.match.record, seed=None, commitment="", outcome=None, digest="")
    record.rows = list(record.rows)
    return BotQuestion(record, seat, level, seconds, analyse)
