"""The protocol of sockets, with an end for those that do not read."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .play.subscribers import TOO_SLOW

_MOST_UNREAD = 200
"""How many messages of one socket may wait for us."""


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's, except that a socket is cut off which does not read, or says more than anybody could answer.

    Its own way to close waits until the client has read everything before, and one that never reads would keep its
    buffers for ever. Of what comes in at once, every few bytes become an object in its queue.
    """

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.queue.qsize() > _MOST_UNREAD:
            self.transport.abort()

    async def send(self, message: Any) -> None:
        slow = message["type"] == "websocket.close" and message.get("code") == TOO_SLOW
        if slow and self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            await super().send(message)
