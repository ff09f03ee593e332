"""A socket that answers no ping is gone: to write to it is no fault of ours."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from waiting import LONG, others

from regnum.server.config import from_environment
from regnum.server.protocol import SocketProtocol
from regnum.server.run import uvicorn_settings

_HELLO = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_TEXT = {"type": "websocket.send", "text": "x" * 1000}


def test_whoever_answers_no_ping_is_gone() -> None:
    """Uvicorn gives the socket up by itself; what we send it then must not look like an error of the server."""
    met: list[BaseException] = []

    async def main() -> None:
        async def talk(scope: Any, receive: Any, send: Any) -> None:
            (line,) = (one for one in server.server_state.connections if isinstance(one, SocketProtocol))
            await receive()
            await send({"type": "websocket.accept"})
            while not line.transport.get_write_buffer_size():
                await send(_TEXT)
            while not line.close_sent:
                await others()
            try:
                await send(_TEXT)
            except Exception as error:
                met.append(error)
            line.transport.abort()
            server.should_exit = True

        settings = uvicorn_settings("127.0.0.1", 0, from_environment())
        soon = {"ws_ping_interval": 0.01, "ws_ping_timeout": 0.01, "lifespan": "off"}
        server = uvicorn.Server(uvicorn.Config(talk, **{**settings, **soon}))
        with (
            socket.create_server(("127.0.0.1", 0)) as door,
            socket.create_connection(door.getsockname()) as deaf,
        ):
            deaf.sendall(_HELLO)
            async with asyncio.timeout(LONG):
                await server.serve(sockets=[door])

    asyncio.run(main())
    assert [isinstance(one, OSError) for one in met] == [True], met
