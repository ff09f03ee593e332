"""Besiegers: clients that are slow, deaf, wild or greedy, as long as they are let."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import httpx
from harness import PLAIN
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

_LOST = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError, KeyError)


class Besiegers:
    """All of them, each in its own lane, and what they were answered."""

    def __init__(self, urls: list[str], luck: random.Random) -> None:
        self.urls = urls
        self.luck = luck
        self.answers: Counter[int] = Counter()
        self.done: Counter[str] = Counter()

    def tasks(self) -> list[Coroutine[Any, Any, None]]:
        lanes = [
            self.greedy,
            self.greedy,
            self.deaf,
            self.deaf,
            self.wild,
            self.nested,
            self.flood,
            self.forger,
            self.visitor,
            self.scholar,
        ]
        return [self._again(lane, f"10.66.0.{number}") for number, lane in enumerate(lanes)]

    async def _again(self, lane: Callable[[httpx.AsyncClient], Awaitable[None]], address: str) -> None:
        while True:
            async with httpx.AsyncClient(
                base_url=self.luck.choice(self.urls),
                headers={"x-forwarded-for": address},
                timeout=60,
                verify=PLAIN,
            ) as client:
                with contextlib.suppress(*_LOST):
                    await self._ask(client, "POST", "/api/guest", json={"name": "Besieger"})
                    await lane(client)
                    self.done[lane.__name__] += 1
            await asyncio.sleep(self.luck.uniform(0.5, 2))

    async def _ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await client.request(method, path, **more)
        self.answers[answer.status_code] += 1
        return answer

    async def _table(self, client: httpx.AsyncClient, *seats: dict[str, str], game: str = "feudum") -> str:
        made = (
            await self._ask(client, "POST", "/api/tables", json={"game": game, "seats": list(seats)})
        ).json()
        await self._ask(client, "POST", f"/api/tables/{made['id']}/start")
        return str(made["id"])

    def _line(self, client: httpx.AsyncClient, table: str) -> Any:
        cookie = "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)
        address = f"{str(client.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{table}/live"
        headers = {"cookie": cookie, "x-forwarded-for": client.headers["x-forwarded-for"]}
        return connect(address, additional_headers=headers, max_size=None, proxy=None, ping_interval=None)

    async def greedy(self, client: httpx.AsyncClient) -> None:
        """As many tables of the dearest bots as are allowed, and out again."""
        bots = [{"kind": "bot", "bot": "hard"}] * 4
        for number in range(21):
            await self._table(client, {"kind": "me"} if number % 2 else bots[0], *bots)

    async def deaf(self, client: httpx.AsyncClient) -> None:
        """Sockets that ask for states and never read them."""
        table = await self._table(client, {"kind": "me"}, {"kind": "bot", "bot": "random"})
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(self._line(client, table)) for _ in range(5)]
            for line in lines:
                line.transport.pause_reading()
            for _ in range(200):
                for line in lines:
                    await line.send(json.dumps({"type": "look", "seat": 0}))
                await asyncio.sleep(0.05)

    async def wild(self, client: httpx.AsyncClient) -> None:
        """Frames that mean nothing."""
        table = await self._table(client, {"kind": "me"}, {"kind": "bot", "bot": "random"}, game="brawl")
        async with self._line(client, table) as line:
            for _ in range(100):
                junk = self.luck.choice(
                    [
                        "",
                        "[]",
                        "{",
                        '{"type":"move"}',
                        "x" * 40_000,
                        '{"type":"move","id":"1","seq":-1,"seat":99,"line":[]}',
                        "\x00",
                    ]
                )
                await line.send(junk)
                async with asyncio.timeout(30):
                    await line.recv()

    async def nested(self, client: httpx.AsyncClient) -> None:
        """Bodies without end."""
        for body in ("[" * 3000 + "]" * 3000, '{"a":' * 1500 + "1" + "}" * 1500, '"' + "x" * 100_000 + '"'):
            for path in ("/api/tables", "/api/records", "/api/guest"):
                await self._ask(
                    client, "POST", path, content=body, headers={"content-type": "application/json"}
                )

    async def flood(self, client: httpx.AsyncClient) -> None:
        """As many questions as go into the pipe."""
        paths = [
            "/api/lobby",
            "/api/games/feudum",
            "/" + "a" * 300,
            "/api/tables/nothing/state",
            "/api/words/en",
        ]
        await asyncio.gather(*[self._ask(client, "GET", self.luck.choice(paths)) for _ in range(200)])

    async def forger(self, client: httpx.AsyncClient) -> None:
        """Records that nobody played."""
        rows = [{"seat": 0, "option": {"kind": "place"}, "chance": []}] * 4000
        record = {"regnum": 1, "game": "troyes", "rules": 1, "seats": 3, "settings": {}, "rows": rows}
        for body in (
            json.dumps(record),
            json.dumps({**record, "components": {"event": {"civil_war": {"black": 2**62}}}}),
            "{}",
        ):
            await self._ask(client, "POST", "/api/records", content=body)

    async def scholar(self, client: httpx.AsyncClient) -> None:
        """What costs a few bytes to ask and much to answer."""
        piece = {"type": "why", "seq": 0, "seat": 0, "pieces": ["die:99999999999999"]}
        for _ in range(10):
            await asyncio.gather(
                *[
                    self._ask(client, "POST", "/api/practice/feudum/1/0/step", json={"path": []})
                    for _ in range(30)
                ],
                self._ask(
                    client, "POST", "/api/lessons/kingsburg/advisors/0/ask", json={"path": [], "ask": piece}
                ),
            )

    async def visitor(self, client: httpx.AsyncClient) -> None:
        """Comes and goes."""
        table = await self._table(client, {"kind": "me"}, {"kind": "bot", "bot": "easy"}, game="kingsburg")
        for _ in range(20):
            async with self._line(client, table) as line:
                async with asyncio.timeout(30):
                    await line.recv()
        await self._ask(client, "POST", f"/api/tables/{table}/seats/0/leave")
