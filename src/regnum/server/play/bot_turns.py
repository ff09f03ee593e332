"""Bot turns: every bot that is asked thinks and moves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Text, and_, case, cast, func, literal, select

from ..errors import Refused, not_now
from ..messages import Told
from ..store.away import Away
from ..store.database import now
from ..store.history import NewRow
from ..store.models import Seat, Table
from ..thinking.fair import ABSENT, ALONE, PRESENT
from ..thinking.owners import Alone, Owners
from ..thinking.thinking import Thinking
from ..thinking.thought import Question, Unneeded, wanted
from .live_table import LiveTable, Turn
from .moves import Moves
from .played_match import PlayedMatch
from .seats import spec_of
from .table_info import present, table_info

log = logging.getLogger("regnum.bots")
_QUIET = 8_000
"""For how many milliseconds a table may wait for a bot before other workers look after it."""
_ABSENT = 30 * 60_000
"""After how many milliseconds without anybody a table counts as one of bots only."""
_THEIRS = 5_000
"""For how many milliseconds a question that another worker has put is its own to answer."""
_MOST_WOKEN = 200


class BotTurns:
    """Calls bots when a table waits for them, also for people who are away."""

    def __init__(self, moves: Moves, thinking: Thinking, owners: Owners, alone: Alone) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.thinking = thinking
        self.owners = owners
        self.alone = alone
        self.tables.call_bots = self.call
        self.tasks: set[asyncio.Task[Any]] = set()

    async def stop(self) -> None:
        """Let go of what is being thought: it is thought anew by whoever finds the table."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def call(self, live: LiveTable) -> None:
        """Let every bot that is asked begin to think; one thought for one question."""
        played = live.played
        asked = [seat for seat in live.bots if played is not None and seat in played.match.waiting]
        rank = rank_of(live) if asked else PRESENT
        self._rest(live, rank)
        if played is None or live.rest is not None or 0 <= now() - live.followed < _THEIRS:
            return
        for seat in asked:
            turn = live.thinking.get(seat)
            if turn is not None and turn.asked == played.asked and (turn.begun or turn.rank <= rank):
                continue
            if turn is not None and turn.task is not None and not turn.begun:
                turn.task.cancel()  # it waits among those whom nobody waits for, and now somebody does
            turn = live.thinking[seat] = Turn(played.asked, rank)
            turn.task = asyncio.create_task(self._turn(live, seat, turn))
            self.tasks.add(turn.task)
            turn.task.add_done_callback(self.tasks.discard)

    def _rest(self, live: LiveTable, rank: int) -> None:
        """Tables of bots only may have to wait; then they say so."""
        told: Told | None = None
        if rank == ALONE:
            host = live.table.host
            told = self.alone.rests(live.id, self.owners.of(host), self.owners.payers(host))
        if told != live.rest:
            live.rest = told
            live.mark_changed()
            live.publish(table_info)

    async def _turn(self, live: LiveTable, seat: int, turn: Turn) -> None:
        try:
            async with live.lock:
                played = live.played
                if played is None or seat not in played.match.waiting or played.asked != turn.asked:
                    return
                bot = spec_of(live.table.seats[seat].bot, self.tables.config.bots)
                question = question_of(played, seat, bot, self.tables.config.bot_seconds)
                options, seq = played.match.options(seat), played.seq
            thought = await self.thinking.think(
                question,
                len(options),
                turn.rank,
                self.owners.of(live.table.host),
                live.id,
                _begin(live, turn),
            )
            if thought is not None and turn.rank == ALONE:
                self.alone.spend(self.owners.payers(live.table.host), thought.used)
            option = options[thought.options[0][0] if thought else secrets.randbelow(len(options))]

            def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
                if seat not in live.bots:
                    raise not_now("no-bot-plays")
                if played.over or played.asked > seq or option not in played.match.options(seat):
                    raise not_now("stale")
                return self.moves.act(played, seat, [option], None, None)

            await self.moves.keep(live.id, prepare, seq)
        except Unneeded:
            log.debug("a bot's thought was not needed", extra={"table": live.id})
        except Refused as refusal:
            log.info("a bot's move was not needed", extra={"table": live.id, "reason": refusal.told.code})
        except Away:
            log.warning("a bot waits for the database", extra={"table": live.id})
        except Exception:
            log.exception("a bot's turn failed", extra={"table": live.id, "seat": seat})
        finally:
            if live.thinking.get(seat) is turn:
                del live.thinking[seat]

    async def look_after(self) -> None:
        """See to the tables held here: bots that are asked think, and what was lost is read again."""
        for table_id in self.alone.playing():
            held = self.tables.held.get(table_id)
            if held is None or held.played is None or held.played.over or rank_of(held) != ALONE:
                self.alone.leave(table_id)
        for live in list(self.tables.held.values()):
            if live.lost:
                await self.tables.follow(live)
            if not live.lock.locked():
                self.call(live)

    async def wake(self) -> None:
        """Look for bots whose worker went away in mid-thought."""
        quiet = now() - _QUIET - int(self.tables.config.bot_seconds * 1000)
        asked = func.replace(func.replace(cast(Table.waiting, Text), "[", ","), "]", ",")
        bots = Table.seats.any(
            and_(
                (Seat.kind == "bot") | Seat.away,
                asked.contains(literal(",") + cast(Seat.seat, Text) + ","),
            )
        )
        people = Table.seats.any(and_(Seat.kind == "person", ~Seat.away, Seat.seen > now() - _ABSENT))
        # Those of people come first, the others as chance will have it.
        alone = case((people, 0), else_=1)
        waiting = (
            select(Table.id, Table.host, alone)
            .where(Table.status == "playing", Table.closed.is_(None), Table.updated < quiet, bots)
            .order_by(alone, func.random())
            .limit(_MOST_WOKEN)
        )
        async with self.tables.database.reading() as session:
            found = (await session.execute(waiting)).all()
        for table_id, host, lonely in found:
            held = self.tables.held.get(table_id)
            if held is not None and held.thinking:
                continue
            # Tables of bots only that would rest are found each time, however many there are: they stay where they are.
            if lonely and self.alone.must_rest(table_id, self.owners.of(host), self.owners.payers(host)):
                continue
            try:
                live = await self.tables.find(table_id, fresh=True)
                if not live.lock.locked():
                    self.call(live)
            except Refused:
                continue
            except Away:
                raise
            except Exception:
                log.exception("a table could not be looked after", extra={"table": table_id})


def rank_of(live: LiveTable) -> int:
    """How a table's bots come among others: by the people who play with them."""
    people = [seat for seat in live.table.seats if seat.person_id is not None and not seat.away]
    if any(present(seat, live) for seat in people):
        return PRESENT
    return ABSENT if any(now() - seat.seen < _ABSENT for seat in people) else ALONE


def _begin(live: LiveTable, turn: Turn) -> Callable[[], bool]:
    """Asked when a thinker is free: whether the table still waits for an answer to this question."""

    def needed() -> bool:
        turn.begun = live.valid and live.played is not None and live.played.asked == turn.asked
        return turn.begun

    return needed


def question_of(played: PlayedMatch, seat: int, bot: str, seconds: float, best: int = 1) -> Question:
    """What a bot is told of a match: its record without the seed."""
    record = msgspec.structs.replace(played.match.record, seed=None, commitment="", outcome=None, digest="")
    record.rows = list(record.rows)
    return Question(record, seat, bot, wanted(bot, seconds * 1000), best)
