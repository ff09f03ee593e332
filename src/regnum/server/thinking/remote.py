"""Thinkers on other machines, as the server meets them: they come by a socket, show the token, and pull thoughts."""

from __future__ import annotations

import asyncio
import hmac
import logging
from itertools import count
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ..middleware import header
from ..services import Services
from .process import patience
from .thinking import Thinking
from .thought import Answer, Failed, Question
from .wire import DIFFERENT, NOT_WANTED, PATH, REFUSED, Done, FromThinker, Hello, Job, encode, games_here

log = logging.getLogger("regnum.bots")
Socket = WebSocket[Any, Any, Any]
_WAY = 5.0
"""Seconds that the way there and back may take, and an answer that waits for a process to start."""
_decode = msgspec.msgpack.Decoder(FromThinker).decode


@websocket(PATH)
async def thinkers(socket: Socket, services: Services) -> None:
    """A thinker on another machine."""
    await socket.accept()
    token = services.config.think_token
    given = header(socket.scope, b"authorization").removeprefix("Bearer ")
    if not token:
        await socket.close(NOT_WANTED, "no thinkers are wanted here")
    elif not hmac.compare_digest(given.encode(), token.encode()):
        await socket.close(REFUSED, "wrong token")
    else:
        try:
            await RemoteThinker(socket, services.thinking).work()
        except (WebSocketDisconnect, msgspec.MsgspecError) as error:
            log.info("a thinker is gone", extra={"error": str(error)})


class RemoteThinker:
    """One socket and the thoughts under way on it."""

    def __init__(self, socket: Socket, thinking: Thinking) -> None:
        self._socket = socket
        self._thinking = thinking
        self._numbers = count()
        self._asked: dict[int, asyncio.Future[Answer]] = {}

    async def work(self) -> None:
        """Hand out thoughts, as many at a time as it has processes, until it goes."""
        hello = _decode(await self._socket.receive_data(mode="binary"))
        if not isinstance(hello, Hello):
            await self._socket.close(REFUSED, "say hello first")
            return
        differing = sorted(set(games_here().items()) - set(hello.games.items()))
        if differing:
            await self._socket.close(DIFFERENT, f"other games here: {differing}"[:120])
            return
        queue = self._thinking.queue
        queue.thinkers += hello.processes
        log.info("a thinker has come", extra={"processes": hello.processes})
        pulling = [asyncio.create_task(self._pull()) for _ in range(hello.processes)]
        try:
            await self._hear()
        finally:
            queue.thinkers -= hello.processes
            for future in self._asked.values():
                if not future.done():
                    future.set_exception(Failed("gone"))
            for task in pulling:
                task.cancel()
            await asyncio.gather(*pulling, return_exceptions=True)

    async def _hear(self) -> None:
        while True:
            done = _decode(await self._socket.receive_data(mode="binary"))
            future = self._asked.pop(done.id, None) if isinstance(done, Done) else None
            if future is not None and not future.done():
                if done.answer is None:
                    future.set_exception(Failed(done.why or "error"))
                else:
                    future.set_result(done.answer)

    async def _pull(self) -> None:
        while True:
            await self._thinking.serve(await self._thinking.queue.take(), self._ask)

    async def _ask(self, question: Question) -> Answer:
        number = next(self._numbers)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[number] = future
        try:
            await self._socket.send_data(encode(Job(number, question)), mode="binary")
            async with asyncio.timeout(patience(question.milliseconds) + _WAY):
                return await future
        except TimeoutError:
            raise Failed("time") from None
        except (RuntimeError, OSError, WebSocketDisconnect):
            raise Failed("gone") from None
        finally:
            self._asked.pop(number, None)
