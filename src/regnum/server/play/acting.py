"""Acting: moves, undo and take-back, each one row of the history, and the bots' turns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from ...kernel.kinds import Option
from ..errors import Refused, not_now
from ..messages import Hint, HintLine, Preview
from ..requests import Move, MoveBody, Undo, UndoBody
from ..store.database import now
from ..store.ledger import Entry
from ..store.models import Seat, Table
from .house import House
from .hub import Desk
from .live import Live
from .rooms import DEFAULT_LEVEL
from .thinkers import Question, plain_choice

log = logging.getLogger("regnum.acting")
_RETRIES = 200
_HINT_LEVEL = "medium"
_QUIET = 8_000


class Acting:
    """Everything that writes history."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counted: Callable[[str], None] = lambda action: None
        house.call_bots = self.call_bots

    async def move(self, table_id: str, person: str, ask: Move | MoveBody) -> tuple[Desk, int]:
        """Carry out a person's option; the seq under which it is kept."""

        def prepare(desk: Desk, live: Live) -> Entry:
            self._mine(desk, ask.seat, person)
            self._fresh(desk, live, person, ask.seat, ask.id, live.asked <= ask.seq <= live.seq)
            if ask.seat not in live.match.waiting:
                raise self._refuse(desk, person, ask.seat, 409, "not-waiting", "it is not this seat's turn")
            try:
                option = live.legal(ask.seat, ask.option)
            except Refused as refusal:
                refusal.state = live.state(ask.seat, desk.yours(person), live.seq)
                raise
            return self._apply(live, ask.seat, option, person, ask.id)

        return await self._keep(table_id, prepare, ask.seq)

    async def undo(self, table_id: str, person: str, ask: Undo | UndoBody) -> tuple[Desk, int]:
        """Take back a decision, or as much of the turn as may be taken back."""

        def prepare(desk: Desk, live: Live) -> Entry:
            self._mine(desk, ask.seat, person)
            self._fresh(desk, live, person, ask.seat, ask.id, ask.seq == live.seq)
            match = live.match
            if not match.can_undo(ask.seat):
                reason = "nothing can be taken back: others have acted or something was revealed"
                raise self._refuse(desk, person, ask.seat, 409, "undo-closed", reason)
            if ask.turn:
                match.restart_turn(ask.seat)
            else:
                match.undo(ask.seat)
            return self._entry(live, "undo", ask.seat, None, [], person, ask.id)

        return await self._keep(table_id, prepare, ask.seq)

    async def rewind(self, table_id: str, seat: int, to: int, seq: int, person: str) -> tuple[Desk, int]:
        """Go back by everyone's consent."""

        def prepare(desk: Desk, live: Live) -> Entry:
            if live.over or live.seq != seq:
                raise not_now("the table has moved on")
            live.match.rewind(to)
            return self._entry(live, "rewind", seat, None, [], person, None)

        return await self._keep(table_id, prepare, seq)

    async def _keep(
        self, table_id: str, prepare: Callable[[Desk, Live], Entry], seq: int
    ) -> tuple[Desk, int]:
        desk = await self.house.desk(table_id)
        async with desk.lock:
            for _ in range(_RETRIES):
                if desk.live is None or seq > desk.live.seq:
                    await self.house.refresh(desk)
                if desk.live is None:
                    raise not_now("the game has not begun")
                try:
                    entry = prepare(desk, desk.live)
                except Refused:
                    if not await self._was_behind(desk):
                        raise
                    continue
                try:
                    kept = await self.house.ledger.write(entry)
                except SQLAlchemyError:
                    log.exception("a row could not be kept", extra={"table": table_id, "seq": entry.seq})
                    self.house.forget(desk)
                    raise Refused(503, "storage", "the table can't be written just now") from None
                except BaseException:
                    self.house.forget(desk)
                    raise
                if kept:
                    self._settle(desk, desk.live, entry)
                    return desk, entry.seq
                await self.house.rebuild(desk)
            raise not_now("too many are acting at once")

    async def _was_behind(self, desk: Desk) -> bool:
        """Whether a refusal came from not having heard the newest yet."""
        before = (desk.live.seq if desk.live else 0, desk.table.version)
        await self.house.refresh(desk)
        if before == (desk.live.seq if desk.live else 0, desk.table.version):
            return False
        self.house.publish(desk)
        return True

    def _settle(self, desk: Desk, live: Live, entry: Entry) -> None:
        live.settle(entry)
        if desk.table.takeback is not None:
            desk.table.takeback = None
            desk.retell()
        self.house.note_place(desk)
        self.counted(entry.action)
        self.house.publish(desk)

    def _apply(self, live: Live, seat: int, option: Option, person: str | None, action: str | None) -> Entry:
        live.move(live.match, seat, option, live.seq + 1)
        row = live.match.record.rows[-1]
        return self._entry(live, "move", seat, row.option, row.chance, person, action)

    @staticmethod
    def _entry(
        live: Live, action: str, seat: int, option: dict[str, Any] | None, chance: list[int],
        person: str | None, action_id: str | None,
    ) -> Entry:  # fmt: skip
        outcome = live.match.record.outcome
        return Entry(
            table_id=live.id, seq=live.seq + 1, action=action, seat=seat, option=option, chance=chance,
            keep=len(live.match.record.rows), person_id=person, action_id=action_id, at=now(),
            waiting=list(live.match.waiting), scores=outcome.scores if outcome else None,
            winners=outcome.winners if outcome else None,
        )  # fmt: skip

    # Checks.

    def _mine(self, desk: Desk, seat: int, person: str) -> None:
        if seat not in desk.yours(person):
            refusal = Refused(403, "foreign-seat", "this is not your seat")
            with contextlib.suppress(Refused):
                refusal.state = self.house.state(desk, person, None)
            raise refusal

    def _fresh(self, desk: Desk, live: Live, person: str, seat: int, action: str, fresh: bool) -> None:
        if action in live.ids:
            refusal = self._refuse(desk, person, seat, 409, "repeated", "this was carried out before")
            refusal.accepted = live.ids[action]
            raise refusal
        if live.over:
            raise self._refuse(desk, person, seat, 409, "not-now", "the game is over")
        if not fresh:
            raise self._refuse(desk, person, seat, 409, "stale", "the table has moved on")

    @staticmethod
    def _refuse(desk: Desk, person: str, seat: int, status: int, code: str, reason: str) -> Refused:
        assert desk.live is not None
        state = desk.live.state(seat, desk.yours(person))
        return Refused(status, code, reason, state=state)

    # Asking.

    async def preview(self, table_id: str, person: str, seat: int, seq: int, data: dict[str, Any]) -> Preview:
        """The table as an option would make it."""
        desk = await self.house.desk(table_id)
        async with desk.lock:
            live = desk.live
            if live is None:
                raise not_now("the game has not begun")
            self._mine(desk, seat, person)
            if not live.asked <= seq <= live.seq:
                raise self._refuse(desk, person, seat, 409, "stale", "the table has moved on")
            if seat not in live.match.waiting:
                raise self._refuse(desk, person, seat, 409, "not-waiting", "it is not this seat's turn")
            totals = desk.table.options.get("assist", 1) == 2
            return live.preview(seat, live.legal(seat, data), secrets.token_hex(8), totals)

    async def hint(self, table_id: str, person: str, seat: int) -> Hint:
        """What a bot would consider in this person's place."""
        desk = await self.house.desk(table_id)
        async with desk.lock:
            live = desk.live
            if live is None:
                raise not_now("the game has not begun")
            self._mine(desk, seat, person)
            if not desk.table.options.get("hints"):
                raise Refused(403, "not-allowed", "this table is played without hints")
            if seat not in live.match.waiting:
                raise self._refuse(desk, person, seat, 409, "not-waiting", "it is not this seat's turn")
            question, options, seq = self._question(live, seat, _HINT_LEVEL, True)
        game = live.match.game
        thought = await self.house.thinkers.think(question)
        if thought is None:
            raise Refused(503, "no-hint", "nobody has an idea just now")
        lines = [HintLine(game.encode(options[number]), round(value, 3)) for number, value in thought]
        return Hint(seq=seq, options=lines)

    # Bots.

    def _question(
        self, live: Live, seat: int, level: str, analyse: bool = False
    ) -> tuple[Question, list[Option], int]:
        record = msgspec.structs.replace(live.match.record, seed=None, commitment="", outcome=None, digest="")
        record.rows = list(record.rows)
        seconds = self.house.config.bot_seconds
        return Question(record, seat, level, seconds, analyse), live.match.options(seat), live.seq

    def call_bots(self, desk: Desk) -> None:
        """Let every bot that is asked begin to think; one thought for one question."""
        live = desk.live
        if live is None or not desk.bots:
            return
        for seat in desk.bots:
            if seat in live.match.waiting:
                if desk.thinking.get(seat) != live.asked:
                    desk.thinking[seat] = live.asked
                    task = asyncio.create_task(self._bot_turn(desk, seat, live.asked))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)

    async def _bot_turn(self, desk: Desk, seat: int, asked: int) -> None:
        try:
            async with desk.lock:
                live = desk.live
                if live is None or seat not in live.match.waiting or live.asked != asked:
                    return
                level = desk.table.seats[seat].bot or DEFAULT_LEVEL
                question, options, seq = self._question(live, seat, level)
            thought = await self.house.thinkers.think(question)
            option = options[thought[0][0] if thought else plain_choice(len(options))]

            def prepare(desk: Desk, live: Live) -> Entry:
                if seat not in desk.bots:
                    raise not_now("the person is back")
                if live.over or live.asked > seq or option not in live.match.options(seat):
                    raise not_now("the table has moved on")
                return self._apply(live, seat, option, None, None)

            await self._keep(desk.id, prepare, seq)
        except Refused as refusal:
            log.info("a bot's move was not needed", extra={"table": desk.id, "reason": refusal.reason})
        except Exception:
            log.exception("a bot's turn failed", extra={"table": desk.id, "seat": seat})
        finally:
            if desk.thinking.get(seat) == asked:
                del desk.thinking[seat]

    async def wake_bots(self) -> None:
        """Look for bots whose worker went away in mid-thought."""
        async with self.house.database.reading() as session:
            quiet = now() - _QUIET - int(self.house.config.bot_seconds * 1000)
            waiting = (
                select(Table.id)
                .join(Seat, Seat.table_id == Table.id)
                .where(Table.status == "playing", Table.updated < quiet, (Seat.kind == "bot") | Seat.away)
                .order_by(Table.updated.desc())
                .distinct()
                .limit(200)
            )
            found = list(await session.scalars(waiting.with_only_columns(Table.id, Table.updated)))
        for table_id in found:
            with contextlib.suppress(Refused):
                desk = await self.house.desk(table_id, fresh=True)
                self.call_bots(desk)
