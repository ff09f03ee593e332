"""`regnum think`: a machine that thinks for a server elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ...kernel.errors import RegnumError
from .process import LocalThinker
from .thought import Failed
from .wire import DIFFERENT, NOT_WANTED, PATH, REFUSED, Done, Hello, Job, encode, games_here

log = logging.getLogger("regnum.think")
_FIRST, _LONGEST = 1.0, 30.0
_CODES = {REFUSED: "think-token", NOT_WANTED: "think-unwanted", DIFFERENT: "think-games"}
_decode = msgspec.msgpack.Decoder(Job).decode


class BadThinker(RegnumError):
    """The server does not want this thinker."""


def socket_of(server: str) -> str:
    """The address of the thinkers' socket of a server."""
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadThinker(
            "think-address", f"--server is an address such as https://…, not {server!r}", address=server
        )
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + PATH, "", ""))


async def think(server: str, token: str, processes: int, tell: Callable[[bool], None]) -> None:
    """Think for the server until interrupted; `tell` hears whenever it is found, or lost and looked for again."""
    address, wait = socket_of(server), _FIRST
    thinkers = [LocalThinker() for _ in range(processes)]
    headers = {"Authorization": f"Bearer {token}"}
    try:
        while True:
            try:
                async with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:
                    await socket.send(encode(Hello(processes, games_here())))
                    tell(True)
                    wait = _FIRST
                    await _serve(socket, thinkers)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if code in _CODES:
                    reason = closed.rcvd.reason if closed.rcvd else ""
                    raise BadThinker(_CODES[code], reason, reason=reason) from None
            except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as error:
                log.debug("no connection", exc_info=error)
            tell(False)
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST)
    finally:
        for thinker in thinkers:
            await thinker.end()


async def _serve(socket: ClientConnection, thinkers: list[LocalThinker]) -> None:
    free: asyncio.Queue[LocalThinker] = asyncio.Queue()
    for thinker in thinkers:
        free.put_nowait(thinker)
    tasks: set[asyncio.Task[None]] = set()

    async def work(job: Job) -> None:
        thinker = await free.get()
        try:
            done = Done(job.id, await thinker.ask(job.question))
        except Failed as failure:
            done = Done(job.id, None, failure.why)
        finally:
            free.put_nowait(thinker)
        await socket.send(encode(done))

    try:
        async for message in socket:
            assert isinstance(message, bytes)
            task = asyncio.create_task(work(_decode(message)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
