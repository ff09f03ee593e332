"""Moves: moves, undo and take-back, each one row of the history; previews and hints."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ...kernel.kinds import Option
from ..errors import Refused, not_now
from ..messages import Hint, HintLine, Preview
from ..requests import Move, MoveBody, Undo, UndoBody
from ..store.database import now
from ..store.history import NewRow
from .bot_pool import BotQuestion
from .live_table import LiveTable
from .live_tables import LiveTables
from .played_match import PlayedMatch

log = logging.getLogger("regnum.moves")
_RETRIES = 200
_HINT_LEVEL = "medium"


class Moves:
    """Everything that writes history."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.counted: Callable[[str], None] = lambda action: None

    async def move(self, table_id: str, person: str, ask: Move | MoveBody) -> tuple[LiveTable, int]:
        """Carry out a person's option; the seq under which it is kept."""

        def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
            self._mine(live, ask.seat, person)
            self._fresh(live, played, person, ask.seat, ask.id, played.asked <= ask.seq <= played.seq)
            if ask.seat not in played.match.waiting:
                raise self._refuse(live, person, ask.seat, 409, "not-waiting", "it is not this seat's turn")
            try:
                option = played.legal(ask.seat, ask.option)
            except Refused as refusal:
                refusal.state = played.state(ask.seat, live.yours(person), played.seq)
                raise
            return self.apply(played, ask.seat, option, person, ask.id)

        return await self.keep(table_id, prepare, ask.seq)

    async def undo(self, table_id: str, person: str, ask: Undo | UndoBody) -> tuple[LiveTable, int]:
        """Take back a decision, or as much of the turn as may be taken back."""

        def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
            self._mine(live, ask.seat, person)
            self._fresh(live, played, person, ask.seat, ask.id, ask.seq == played.seq)
            match = played.match
            if not match.can_undo(ask.seat):
                reason = "nothing can be taken back: others have acted or something was revealed"
                raise self._refuse(live, person, ask.seat, 409, "undo-closed", reason)
            if ask.turn:
                match.restart_turn(ask.seat)
            else:
                match.undo(ask.seat)
            return self._entry(played, "undo", ask.seat, None, [], person, ask.id)

        return await self.keep(table_id, prepare, ask.seq)

    async def rewind(self, table_id: str, seat: int, to: int, seq: int, person: str) -> tuple[LiveTable, int]:
        """Go back by everyone's consent."""

        def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
            if played.over or played.seq != seq:
                raise not_now("the table has moved on")
            played.match.rewind(to)
            return self._entry(played, "rewind", seat, None, [], person, None)

        return await self.keep(table_id, prepare, seq)

    async def keep(
        self, table_id: str, prepare: Callable[[LiveTable, PlayedMatch], NewRow], seq: int
    ) -> tuple[LiveTable, int]:
        live = await self.tables.find(table_id)
        async with live.lock:
            for _ in range(_RETRIES):
                if live.played is None or seq > live.played.seq:
                    await self.tables.refresh(live)
                if live.played is None:
                    raise not_now("the game has not begun")
                try:
                    entry = prepare(live, live.played)
                except Refused:
                    if not await self._was_behind(live):
                        raise
                    continue
                try:
                    kept = await self.tables.history.write(entry)
                except SQLAlchemyError:
                    log.exception("a row could not be kept", extra={"table": table_id, "seq": entry.seq})
                    self.tables.forget(live)
                    raise Refused(503, "storage", "the table can't be written just now") from None
                except BaseException:
                    self.tables.forget(live)
                    raise
                if kept:
                    self._settle(live, live.played, entry)
                    return live, entry.seq
                await self.tables.rebuild(live)
            raise not_now("too many are acting at once")

    async def _was_behind(self, live: LiveTable) -> bool:
        """Whether a refusal came from not having heard the newest yet."""
        before = (live.played.seq if live.played else 0, live.table.version)
        await self.tables.refresh(live)
        if before == (live.played.seq if live.played else 0, live.table.version):
            return False
        self.tables.publish(live)
        return True

    def _settle(self, live: LiveTable, played: PlayedMatch, entry: NewRow) -> None:
        played.settle(entry)
        if live.table.takeback is not None:
            live.table.takeback = None
            live.mark_changed()
        self.tables.note_outcome(live)
        self.counted(entry.action)
        self.tables.publish(live)

    def apply(
        self, played: PlayedMatch, seat: int, option: Option, person: str | None, action: str | None
    ) -> NewRow:
        played.move(played.match, seat, option, played.seq + 1)
        row = played.match.record.rows[-1]
        return self._entry(played, "move", seat, row.option, row.chance, person, action)

    @staticmethod
    def _entry(
        played: PlayedMatch, action: str, seat: int, option: dict[str, Any] | None, chance: list[int],
        person: str | None, action_id: str | None,
    ) -> NewRow:  # fmt: skip
        outcome = played.match.record.outcome
        return NewRow(
            table_id=played.id, seq=played.seq + 1, action=action, seat=seat, option=option, chance=chance,
            keep=len(played.match.record.rows), person_id=person, action_id=action_id, at=now(),
            waiting=list(played.match.waiting), scores=outcome.scores if outcome else None,
            winners=outcome.winners if outcome else None,
        )  # fmt: skip

    # Checks.

    def _mine(self, live: LiveTable, seat: int, person: str) -> None:
        if seat not in live.yours(person):
            refusal = Refused(403, "foreign-seat", "this is not your seat")
            with contextlib.suppress(Refused):
                refusal.state = self.tables.state(live, person, None)
            raise refusal

    def _fresh(
        self, live: LiveTable, played: PlayedMatch, person: str, seat: int, action: str, fresh: bool
    ) -> None:
        if action in played.ids:
            refusal = self._refuse(live, person, seat, 409, "repeated", "this was carried out before")
            refusal.accepted = played.ids[action]
            raise refusal
        if played.over:
            raise self._refuse(live, person, seat, 409, "not-now", "the game is over")
        if not fresh:
            raise self._refuse(live, person, seat, 409, "stale", "the table has moved on")

    @staticmethod
    def _refuse(live: LiveTable, person: str, seat: int, status: int, code: str, reason: str) -> Refused:
        assert live.played is not None
        state = live.played.state(seat, live.yours(person))
        return Refused(status, code, reason, state=state)

    # Asking.

    async def preview(self, table_id: str, person: str, seat: int, seq: int, data: dict[str, Any]) -> Preview:
        """The table as an option would make it."""
        live = await self.tables.find(table_id)
        async with live.lock:
            played = live.played
            if played is None:
                raise not_now("the game has not begun")
            self._mine(live, seat, person)
            if not played.asked <= seq <= played.seq:
                raise self._refuse(live, person, seat, 409, "stale", "the table has moved on")
            if seat not in played.match.waiting:
                raise self._refuse(live, person, seat, 409, "not-waiting", "it is not this seat's turn")
            totals = live.table.options.get("assist", 1) == 2
            return played.preview(seat, played.legal(seat, data), secrets.token_hex(8), totals)

    async def hint(self, table_id: str, person: str, seat: int) -> Hint:
        """What a bot would consider in this person's place."""
        live = await self.tables.find(table_id)
        async with live.lock:
            played = live.played
            if played is None:
                raise not_now("the game has not begun")
            self._mine(live, seat, person)
            if not live.table.options.get("hints"):
                raise Refused(403, "not-allowed", "this table is played without hints")
            if seat not in played.match.waiting:
                raise self._refuse(live, person, seat, 409, "not-waiting", "it is not this seat's turn")
            question, options, seq = self.question(played, seat, _HINT_LEVEL, True)
        game = played.match.game
        thought = await self.tables.bots.ask(question)
        if thought is None:
            raise Refused(503, "no-hint", "nobody has an idea just now")
        lines = [HintLine(game.encode(options[number]), round(value, 3)) for number, value in thought]
        return Hint(seq=seq, options=lines)

    def question(
        self, played: PlayedMatch, seat: int, level: str, analyse: bool = False
    ) -> tuple[BotQuestion, list[Option], int]:
        record = msgspec.structs.replace(
            played.match.record, seed=None, commitment="", outcome=None, digest=""
        )
        record.rows = list(record.rows)
        seconds = self.tables.config.bot_seconds
        return BotQuestion(record, seat, level, seconds, analyse), played.match.options(seat), played.seq
