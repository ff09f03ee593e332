"""The protocols of connections and of sockets, with an end for those that take without giving.

Uvicorn's own hold whatever a client sends, and wait for as long as it likes; here a request has a time to come in and a size, an address has so many
connections, and a socket that does not read is cut off.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .middleware import household
from .play.subscribers import TOO_SLOW

log = logging.getLogger("regnum.sockets")
MOST_HEAD = 64 * 1024
"""Bytes of an address with its headers."""
MOST_CONNECTIONS = 300
"""How many connections an address has that is no proxy's."""
PATIENCE = 60.0
"""For how many seconds a request may come in, an answer may go unread, and a connection may be silent."""
_MOST_AHEAD = 20
"""How many requests may be sent on one connection ahead of the answers."""
_MOST_UNREAD = 200
"""How many messages of one socket may wait for us."""
_MOST_UNSENT = 1024 * 1024
"""How many bytes may wait for a socket that goes on talking."""
_MOST_PARTS = 1000
"""In how many parts one message may come."""
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_open: Counter[str] = Counter()
"""Connections by address."""


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, except that nobody sends headers without end, holds a request half sent, or opens connections without end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = ""
        self._silent = 0
        self._receiving = False
        self._since = self.loop.time()
        self._unsent = 0
        self._clock: asyncio.TimerHandle | None = self.loop.call_later(PATIENCE / 2, self._look)
        host = self.client[0] if self.client else ""
        if host and not _of_proxy(host, tuple(self.config.forwarded_allow_ips or ())):
            self._counted = household(host)
            _open[self._counted] += 1
            if _open[self._counted] > MOST_CONNECTIONS:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()
        self._count_out()

    def handle_websocket_upgrade(self) -> None:
        """A socket counts on as a connection; what it may take, its own protocol says."""
        self._let_go()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol):
            protocol.counted, self._counted = self._counted, ""

    def data_received(self, data: bytes) -> None:
        self._silent += len(data)
        super().data_received(data)
        if self._silent > MOST_HEAD and not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self.transport.close()

    # What the parser makes of it: as long as it makes nothing, it only gathers.

    def on_message_begin(self) -> None:
        self._receiving, self._since = True, self.loop.time()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._silent = 0
        if len(self.pipeline) >= _MOST_AHEAD:
            raise ValueError(
                "too many requests ahead of their answers"
            )  # it is answered as one that can't be read
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._receiving, self._silent = False, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._since = self.loop.time()
        super().on_response_complete()

    def _look(self) -> None:
        """End a connection on which nothing goes on."""
        unsent = self.transport.get_write_buffer_size()
        asleep = self.cycle is None or self.cycle.response_complete or self._receiving
        if asleep and not unsent and self.loop.time() - self._since > PATIENCE:
            self.transport.close()
        elif unsent and unsent == self._unsent:
            self.transport.abort()
        else:
            self._unsent = unsent
            self._clock = self.loop.call_later(PATIENCE / 2, self._look)

    def _let_go(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _count_out(self) -> None:
        _leave(self._counted)
        self._counted = ""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, except that a socket is cut off which does not read, or says more than anybody could answer.

    Its own way to close waits until the client has read everything before, and one that never reads would keep its
    buffers for ever. Of what comes in at once, every few bytes become an object in its queue, every ping an answer, every part of a message
    something that waits for the others.
    """

    counted = ""
    """The address it counts for as a connection."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _leave(self.counted)
        self.counted = ""

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            # Addresses that are no text, lines and headers without end: uvicorn counts on the parser to have refused them.
            log.debug("a socket can't be understood", extra={"error": type(error).__name__})
            self.transport.abort()
            return
        if (
            not self.handshake_initiated  # the whole request has come, and it is none: uvicorn would wait for ever
            or self.queue.qsize() > _MOST_UNREAD
            or len(self.frames) > _MOST_PARTS
            or self.transport.get_write_buffer_size() > _MOST_UNSENT
        ):
            self.transport.abort()

    async def send(self, message: Any) -> None:
        slow = message["type"] == "websocket.close" and message.get("code") == TOO_SLOW
        if slow and self.transport.get_write_buffer_size():
            self.transport.abort()
        elif self.close_sent:
            # Uvicorn has closed it by itself, because no ping was answered: whoever writes to it meets one who is gone, not a fault.
            raise ClientDisconnected
        else:
            await super().send(message)


def _leave(address: str) -> None:
    if address:
        _open[address] -= 1
        if _open[address] <= 0:
            del _open[address]


@lru_cache(maxsize=4096)
def _of_proxy(host: str, proxies: Iterable[str]) -> bool:
    """Whether an address is a proxy's, who has all visitors' connections."""
    try:
        return any(ip_address(host) in ip_network(one) for one in proxies)
    except ValueError:
        return False
