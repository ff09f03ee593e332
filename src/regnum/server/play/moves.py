"""Moves: moves, undo and take-back, each one row of the history."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from ...kernel.kinds import Option
from ...kernel.record import Row
from ..errors import Refused, not_now
from ..requests import Move, Undo
from ..store.database import now
from ..store.history import NewRow
from .live_table import LiveTable
from .live_tables import LiveTables
from .played_match import MOST_ROWS, PlayedMatch
from .seat_state import state_of, told

log = logging.getLogger("regnum.moves")
_RETRIES = 200


class Moves:
    """Everything that writes history."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.counted: Callable[[str], None] = lambda action: None

    async def move(self, table_id: str, person: str, ask: Move) -> tuple[LiveTable, int]:
        """Carry out a person's line of options; the seq under which it is kept."""

        def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
            self.tables.check_seat(live, ask.seat, person)
            self._fresh(live, played, person, ask, played.asked <= ask.seq <= played.seq)
            try:
                line = played.legal(ask.seat, ask.line)
            except Refused as refusal:
                refusal.state = state_of(played, ask.seat, live.yours(person), played.seq)
                raise
            return self.act(played, ask.seat, line, person, ask.id)

        return await self.keep(table_id, prepare, ask.seq)

    async def undo(self, table_id: str, person: str, ask: Undo) -> tuple[LiveTable, int]:
        """Take back an action, or as much of the turn as may be taken back."""

        def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
            self.tables.check_seat(live, ask.seat, person)
            self._fresh(live, played, person, ask, ask.seq == played.seq)
            if played.seq >= MOST_ROWS:
                raise live.refusal(person, ask.seat, "undo-closed", "long-history")
            if not played.match.can_undo(ask.seat):
                raise live.refusal(person, ask.seat, "undo-closed")
            played.undo(ask.seat, ask.turn)
            return self._row(played, "undo", ask.seat, None, person, ask.id)

        return await self.keep(table_id, prepare, ask.seq)

    async def rewind(self, table_id: str, seat: int, to: int, seq: int, person: str) -> tuple[LiveTable, int]:
        """Go back by everyone's consent."""

        def prepare(live: LiveTable, played: PlayedMatch) -> NewRow:
            if played.over or played.moved != seq:
                raise not_now("stale")
            if played.seq >= MOST_ROWS:
                raise not_now("long-history")
            # The number of the row is the salt: everybody knows it, and nobody could choose it.
            played.rewind(to, played.seq + 1)
            row = self._row(played, "rewind", seat, None, person, None)
            row.chance = [[row.seq]]
            return row

        return await self.keep(table_id, prepare, seq)

    async def keep(
        self, table_id: str, prepare: Callable[[LiveTable, PlayedMatch], NewRow], seq: int
    ) -> tuple[LiveTable, int]:
        """Write the row that `prepare` carries out; when another worker was quicker, look again and repeat."""
        async with self.tables.locked(table_id) as live:
            for _ in range(_RETRIES):
                if live.played is None or seq > live.played.seq:
                    await self.tables.refresh(live)
                played = live.match_in_play()
                try:
                    entry = prepare(live, played)
                except Refused:
                    if not await self._was_behind(live):
                        raise
                    continue
                try:
                    kept = await self.tables.history.write(entry)
                except BaseException as error:
                    live.lose()
                    told = {"table": table_id, "seq": entry.seq, "error": type(error).__name__}
                    log.warning("a row could not be kept", extra=told)
                    raise
                if kept:
                    self._settle(live, played, entry)
                    return live, entry.seq
                await self.tables.rebuild(live)
            raise not_now("crowded")

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
        live.followed = 0
        if live.table.takeback is not None:
            live.table.takeback = None
            live.mark_changed()
        self.tables.note_outcome(live)
        self.counted(entry.action)
        self.tables.publish(live)

    def act(
        self,
        played: PlayedMatch,
        seat: int,
        line: Sequence[Option],
        person: str | None,
        action_id: str | None,
    ) -> NewRow:
        """Carry out a legal line; the row that keeps it."""
        return self._row(played, "move", seat, played.act(seat, line), person, action_id)

    @staticmethod
    def _row(
        played: PlayedMatch, action: str, seat: int, decisions: list[Row] | None, person: str | None,
        action_id: str | None,
    ) -> NewRow:  # fmt: skip
        match = played.match
        outcome = match.record.outcome
        events = [event for one in match.history[-len(decisions) :] for event in one] if decisions else []
        return NewRow(
            table_id=played.id, seq=played.seq + 1, action=action, seat=seat,
            option=None if decisions is None else [one.option for one in decisions],
            chance=[one.chance for one in decisions or ()],
            keep=len(match.record.rows), person_id=person, action_id=action_id, at=now(),
            waiting=list(match.waiting), told=told(match.game, events, None), scores=outcome.scores if outcome else None,
            winners=outcome.winners if outcome else None,
        )  # fmt: skip

    @staticmethod
    def _fresh(live: LiveTable, played: PlayedMatch, person: str, ask: Move | Undo, fresh: bool) -> None:
        accepted = played.ids.get((ask.seat, ask.id))
        if accepted is not None:
            refusal = live.refusal(person, ask.seat, "repeated")
            refusal.accepted = accepted
            raise refusal
        if played.over:
            raise live.refusal(person, ask.seat, "not-now", "over")
        if not fresh:
            raise live.refusal(person, ask.seat, "stale")
