"""Hub: who listens to which table, and what each still has to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from ..messages import Changed, ChatLine, TableMessage
from ..store.models import Table
from .live import Live

_encode = msgspec.json.Encoder().encode
_MOST_PENDING = 200


def encode(message: Any) -> str:
    """A message as the text of one frame."""
    return _encode(message).decode()


class Listener:
    """One socket: whose it is, through whose eyes it looks, and how far it has been told."""

    def __init__(self, person: str | None, yours: list[int], eyes: int | None) -> None:
        self.person = person
        self.yours = yours
        self.eyes = eyes
        self.seq: int | None = None
        self.version = 0
        self.pending: asyncio.Queue[str] = asyncio.Queue()
        self.slow = False

    def tell(self, text: str) -> None:
        """Put a message in the queue; a socket that never reads is given up."""
        if self.pending.qsize() >= _MOST_PENDING:
            self.slow = True
        else:
            self.pending.put_nowait(text)


class Desk:
    """A table as this process holds it: its room, its match once it is played, its audience."""

    def __init__(self, table: Table, live: Live | None) -> None:
        self.id = table.id
        self.table = table
        self.live = live
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, int] = {}
        self.touched: dict[str, int] = {}
        self.valid = True

    @property
    def table(self) -> Table:
        """The room as it was last read."""
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        """Take over a room; what every move asks of it is written down once."""
        self._table = table
        self.version: int = table.version
        self.holders: dict[str, list[int]] = {}
        self.bots: list[int] = []
        for seat in table.seats:
            if seat.kind == "bot" or seat.away:
                self.bots.append(seat.seat)
            elif seat.person_id is not None:
                self.holders.setdefault(seat.person_id, []).append(seat.seat)

    def yours(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return self.holders.get(person, []) if person is not None else []

    def here(self, person: str) -> bool:
        """Whether a socket of this person is open in this process."""
        return any(listener.person == person for listener in self.listeners)

    def publish(self, info: Callable[[Table, str | None, Desk], Any]) -> None:
        """Tell every listener what it has not been told yet."""
        states: dict[tuple[int | None, tuple[int, ...], int | None], str] = {}
        live, version = self.live, self.version
        for listener in self.listeners:
            if listener.version != version:
                listener.version = version
                listener.yours = self.yours(listener.person)
                if listener.eyes not in listener.yours and not (live and live.over):
                    listener.eyes = listener.yours[0] if listener.yours else None
                listener.tell(encode(TableMessage(info(self.table, listener.person, self))))
            if live is not None and listener.seq != live.seq:
                key = (listener.eyes, tuple(listener.yours), listener.seq)
                if key not in states:
                    states[key] = encode(live.state(listener.eyes, listener.yours, listener.seq))
                listener.seq = live.seq
                listener.tell(states[key])

    def retell(self) -> None:
        """Have the room told to everyone again."""
        for listener in self.listeners:
            listener.version = -1

    def say(self, line: ChatLine) -> None:
        """Pass a line of chat on; spectators' lines reach players only when it is over."""
        text = encode(line)
        for listener in self.listeners:
            if may_read(line.seat, listener.yours, self.table):
                listener.tell(text)


def may_read(seat: int | None, yours: list[int], table: Table) -> bool:
    """Whether someone who holds these seats may read a line said from that seat."""
    return seat is not None or not yours or table.status == "over"


class LobbyHub:
    """Sockets that want to know when the lobby may have changed."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Tell all, at most once in half a second."""
        if self._timer is None and self.listeners:
            self._timer = asyncio.get_running_loop().call_later(0.5, self._tell)

    def _tell(self) -> None:
        self._timer = None
        text = encode(Changed())
        for listener in self.listeners:
            listener.tell(text)
