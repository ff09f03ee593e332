"""Questions: what a person asks before deciding: previews, more plans, reasons, hints."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from typing import Any

from ..effort import Effort
from ..errors import Refused, not_allowed
from ..messages import Hint, HintLine, LinePreview, Plans, Preview, Why
from ..requests import AskHint, AskPlans, AskPreview, AskWhy
from ..thinking.fair import PRESENT
from ..thinking.owners import Owners
from ..thinking.thinking import Thinking
from .bot_turns import question_of
from .live_table import LiveTable
from .live_tables import LiveTables
from .played_match import PlayedMatch
from .previews import branch, plain_view, preview, reasons

_HINT_LEVEL, _HINT_LINES = "expert", 8
OVERTAKEN = "overtaken"


class Newest:
    """Of a person's questions of one sort only the newest is answered."""

    def __init__(self) -> None:
        self._numbers = count()
        self._newest: dict[tuple[str, str], int] = {}

    @contextmanager
    def turn(self, person: str, sort: str) -> Iterator[Callable[[], None]]:
        """While it lasts: a check that refuses once a newer question has come."""
        key, mine = (person, sort), next(self._numbers)
        self._newest[key] = mine

        def check() -> None:
            if self._newest.get(key) != mine:
                raise Refused(409, OVERTAKEN)

        try:
            yield check
        finally:
            if self._newest.get(key) == mine:
                del self._newest[key]


class Questions:
    """Answers that change nothing."""

    def __init__(self, tables: LiveTables, thinking: Thinking, owners: Owners, effort: Effort) -> None:
        self.tables = tables
        self.thinking = thinking
        self.owners = owners
        self.effort = effort
        self.newest = Newest()

    @asynccontextmanager
    async def _asked(
        self, table_id: str, person: str, seat: int, seq: int | None
    ) -> AsyncIterator[tuple[LiveTable, PlayedMatch]]:
        """The table with its lock held, if it is this person's seat that is asked there, at `seq`."""
        live = await self.tables.find(table_id)
        async with live.lock:
            played = live.match_in_play()
            self.tables.check_seat(live, seat, person)
            if seq is not None and not played.asked <= seq <= played.seq:
                raise live.refusal(person, seat, "stale")
            if not played.may_act(seat):
                raise live.refusal(person, seat, "not-waiting")
            yield live, played

    @asynccontextmanager
    async def _turn(
        self, table_id: str, person: str, ask: AskPreview | AskPlans | AskWhy, check: Callable[[], None]
    ) -> AsyncIterator[tuple[LiveTable, PlayedMatch, Callable[..., Awaitable[Any]]]]:
        """The same when it is the asker's turn and nothing newer was asked; with what does work in a thread."""
        async with self.effort.turn() as beside:
            check()
            async with self._asked(table_id, person, ask.seat, ask.seq) as (live, played):
                yield live, played, beside

    async def preview(self, table_id: str, person: str, ask: AskPreview) -> Preview:
        """The table as each of these lines would make it."""
        with self.newest.turn(person, "preview") as check:
            async with self._turn(table_id, person, ask, check) as (live, played, beside):
                totals = live.table.options.get("assist", 1) == 2
                found = await beside(_previews, played, ask, totals, check)
                return Preview(seq=played.seq, previews=found, id=ask.id)

    async def plans(self, table_id: str, person: str, ask: AskPlans) -> Plans:
        """The actions that begin with a line."""
        with self.newest.turn(person, "plans") as check:
            async with self._turn(table_id, person, ask, check) as (_, played, beside):
                forest = await beside(branch, played, ask.seat, ask)
                return Plans(seq=played.seq, line=ask.line, forest=forest, id=ask.id)

    async def why(self, table_id: str, person: str, ask: AskWhy) -> Why:
        """Why pieces can't be used together."""
        with self.newest.turn(person, "why") as check:
            async with self._turn(table_id, person, ask, check) as (_, played, beside):
                found = await beside(reasons, played, ask.seat, ask)
                return Why(seq=played.seq, reasons=found, id=ask.id)

    async def hint(self, table_id: str, person: str, ask: AskHint) -> Hint:
        """What a bot would consider in this person's place."""
        async with self._asked(table_id, person, ask.seat, None) as (live, played):
            if ask.seat not in played.match.waiting:
                raise live.refusal(person, ask.seat, "not-waiting")
            if not live.table.options.get("hints"):
                raise not_allowed("hints-off")
            seconds = self.tables.config.bot_seconds
            question = question_of(played, ask.seat, _HINT_LEVEL, seconds, _HINT_LINES)
            options, seq, game = played.match.options(ask.seat), played.seq, played.match.game
        owner = self.owners.of(person)
        thought = await self.thinking.think(
            question, len(options), PRESENT, owner, table_id, lambda: live.valid
        )
        if thought is None:
            raise Refused(503, "no-hint")
        lines = [HintLine(game.encode(options[number]), round(value, 3)) for number, value in thought.options]
        return Hint(seq=seq, options=lines, id=ask.id)


def _previews(
    played: PlayedMatch, ask: AskPreview, totals: bool, check: Callable[[], None]
) -> list[LinePreview]:
    """What each of the lines would do, until something newer is asked."""
    view, found = plain_view(played.match, ask.seat), []
    for line in ask.lines:
        check()
        found.append(preview(played.match, ask.seat, played.legal(ask.seat, line), view, totals))
    return found
