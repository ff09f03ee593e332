"""A live table: what this process holds of a table that somebody looks at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ..errors import Refused, not_now, storage
from ..messages import ChatLine, TableMessage, Told
from ..store.models import Table
from .late import delay_of
from .played_match import PlayedMatch
from .seat_state import state_of
from .subscribers import NOT_ALLOWED, Subscriber, encode


class Turn:
    """A bot's turn: the row that asked for it, the rank it waits in, whether a thinker has begun, and what carries it out."""

    def __init__(self, asked: int, rank: int) -> None:
        self.asked = asked
        self.rank = rank
        self.begun = False
        self.task: asyncio.Task[None] | None = None


class LiveTable:
    """A table, its match once it is played, and the sockets that are told of them."""

    def __init__(self, table: Table) -> None:
        self.id = table.id
        self.table = table
        self.played: PlayedMatch | None = None
        self.closed: Told | None = None
        """Why there is no match although the game has begun."""
        self.lost = False
        """Whether it is not known what was kept last: the history must be read before anyone sees more."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.thinking: dict[int, Turn] = {}
        """What the bots that are asked have under way, by seat."""
        self.rest: Told | None = None
        """Why its bots do not play now although they are asked."""
        self.followed = 0
        """When the last row was kept, if that was done by another worker: its bots think there already."""
        self.touched: dict[str, int] = {}
        self.said: set[int] = set()
        """The lines of chat that were passed on here."""
        self.valid = True
        self.used = time.monotonic()

    @property
    def table(self) -> Table:
        """The table as it was last read."""
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        """Take over a newer reading; what every move asks of it is written down once."""
        self._table = table
        self.version: int = table.version
        self.holders: dict[str, list[int]] = {}
        self.bots: list[int] = []
        for seat in table.seats:
            if seat.kind == "bot" or seat.away:
                self.bots.append(seat.seat)
            elif seat.person_id is not None:
                self.holders.setdefault(seat.person_id, []).append(seat.seat)

    @property
    def idle(self) -> bool:
        """Whether nobody here has anything to do with it."""
        return not self.subscribers and not self.lock.locked() and not self.thinking

    def yours(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return self.holders.get(person, []) if person is not None else []

    def may_watch(self, person: str | None) -> bool:
        """Whether someone may see what spectators see: also who left a seat to a bot, and may come back to it."""
        table = self.table
        mine = person is not None and (
            person == table.host or any(seat.person_id == person for seat in table.seats)
        )
        return mine or table.status == "over" or bool(table.options.get("spectators", True))

    def match_in_play(self) -> PlayedMatch:
        """The match, or a refusal while there is none yet, or none any more."""
        if self.closed is not None:
            raise Refused(410, "closed", self.closed)
        if self.lost:
            raise storage()
        if self.played is None:
            raise not_now("not-begun")
        return self.played

    def seen_by(self, person: str | None) -> PlayedMatch:
        """The match as far as a person may see it, or a refusal: all that is shown of a table in play comes from here."""
        played = self.match_in_play()
        return played.late if played.late is not None and delay_of(self.table, person) else played

    def lose(self) -> None:
        """A row of ours may or may not have been kept: hold nothing that could show it."""
        self.played, self.lost = None, True

    def refusal(self, person: str, seat: int, code: str, why: str = "") -> Refused:
        """A refusal that brings along how the table stands."""
        refusal = Refused(409, code, why)
        refusal.state = state_of(self.match_in_play(), seat, self.yours(person))
        return refusal

    def here(self, person: str) -> bool:
        """Whether a socket of this person is open in this process."""
        return any(subscriber.person == person for subscriber in self.subscribers)

    def publish(self, info: Callable[[Table, str | None, LiveTable], Any]) -> None:
        """Tell every subscriber what it has not been told yet."""
        states: dict[tuple[int | None, tuple[int, ...], int | None], str] = {}
        version, over = self.version, self.played is not None and self.played.over
        for subscriber in self.subscribers:
            if subscriber.behind:
                subscriber.due = True
                continue
            if subscriber.version != version:
                subscriber.version = version
                subscriber.yours = self.yours(subscriber.person)
                if subscriber.viewer not in subscriber.yours and not over:
                    viewer = subscriber.yours[0] if subscriber.yours else None
                    if viewer != subscriber.viewer:
                        subscriber.viewer, subscriber.seq = (
                            viewer,
                            None,
                        )  # other eyes are told everything anew
                if subscriber.viewer is None and not self.may_watch(subscriber.person):
                    subscriber.give_up(NOT_ALLOWED)
                    continue
                subscriber.tell(encode(TableMessage(info(self.table, subscriber.person, self))))
            played = self.seen_by(subscriber.person) if self.played is not None else None
            if played is not None and subscriber.seq != played.seq:
                key = (subscriber.viewer, tuple(subscriber.yours), subscriber.seq)
                if key not in states:
                    states[key] = encode(
                        state_of(played, subscriber.viewer, subscriber.yours, subscriber.seq)
                    )
                subscriber.seq = played.seq
                subscriber.tell(states[key])

    def mark_changed(self) -> None:
        """Have the table told to everyone again."""
        for subscriber in self.subscribers:
            subscriber.version = -1

    def say(self, line: ChatLine) -> None:
        """Pass a line of chat on to those who may read it."""
        if line.n in self.said:
            return
        self.said.add(line.n)
        text = encode(line)
        for subscriber in self.subscribers:
            if may_read(line.seat, subscriber.yours, self.table):
                subscriber.tell(text)


def may_read(seat: int | None, yours: list[int], table: Table) -> bool:
    """Whether someone who holds these seats may read a line said from that seat.

    Players never read spectators before the end, and spectators don't read players while the game runs.
    """
    if seat is None:
        return not yours or table.status == "over"
    return bool(yours) or table.status != "playing"
