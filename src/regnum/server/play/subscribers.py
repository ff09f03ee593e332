"""Subscribers: sockets that are told of a table or of the lobby, and what each still has to be sent."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Any

import msgspec

from ..messages import Changed

_encode = msgspec.json.Encoder().encode
MOST_PENDING = 256 * 1024
"""How many bytes may wait for one socket; more than that and it is given up."""
_BEHIND = 64 * 1024
SIGNED_OUT, NOT_ALLOWED, TOO_SLOW = 4001, 4003, 4008
"""With what a socket is closed that is given up."""


def encode(message: Any) -> str:
    """A message as the text of one frame."""
    return _encode(message).decode()


class Subscriber:
    """One socket: whose it is and by which key, which seat it looks from (None: a spectator), how far it has been told, and what it
    still has to be sent.

    What waits for it is bounded by bytes. While much waits, states are not put behind it: they are `due`, and the
    newest is told when the rest has been read.
    """

    def __init__(
        self, person: str | None, yours: list[int], viewer: int | None, key: str | None = None
    ) -> None:
        self.person = person
        self.key = key
        self.yours = yours
        self.viewer = viewer
        self.seq: int | None = None
        self.version = 0
        self.bytes = 0
        self.due = False
        self.ended = 0
        self._pending: deque[str] = deque()
        self._news = asyncio.Event()

    def tell(self, text: str) -> None:
        """Let a message wait for the socket; one that does not read is given up."""
        if self.ended:
            return
        size = sys.getsizeof(text)
        if self._pending and self.bytes + size > MOST_PENDING:
            self.give_up()
            return
        self._pending.append(text)
        self.bytes += size
        self._news.set()

    @property
    def behind(self) -> bool:
        """Whether so much waits already that states had better wait for the newest."""
        return self.bytes > _BEHIND

    def give_up(self, code: int = TOO_SLOW) -> None:
        """Tell the socket nothing more; it comes back by itself when it can."""
        self.ended = self.ended or code
        self.bytes = 0
        self._pending.clear()
        self._news.set()

    async def next(self) -> str | None:
        """The next message to be sent, None when the socket was given up."""
        while not self._pending and not self.ended:
            self._news.clear()
            await self._news.wait()
        if self.ended:
            return None
        text = self._pending.popleft()
        self.bytes -= sys.getsizeof(text)
        return text


class LobbySubscribers:
    """Sockets that want to know when the lobby may have changed."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Tell all, at most once in half a second."""
        if self._timer is None and self.subscribers:
            self._timer = asyncio.get_running_loop().call_later(0.5, self._tell)

    def _tell(self) -> None:
        self._timer = None
        text = encode(Changed())
        for subscriber in self.subscribers:
            subscriber.tell(text)
