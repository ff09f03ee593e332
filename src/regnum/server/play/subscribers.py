"""Subscribers: sockets that are told of a table or of the lobby, and what each still has to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ..messages import Changed

_encode = msgspec.json.Encoder().encode
_MOST_PENDING = 200


def encode(message: Any) -> str:
    """A message as the text of one frame."""
    return _encode(message).decode()


class Subscriber:
    """One socket: whose it is, which seat it looks from (None: a spectator), and how far it has been told."""

    def __init__(self, person: str | None, yours: list[int], viewer: int | None) -> None:
        self.person = person
        self.yours = yours
        self.viewer = viewer
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
