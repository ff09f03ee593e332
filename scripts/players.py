"""Players of the siege: fifty tables of people and bots that go on whatever happens to the servers."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import Any

import httpx
import msgspec
from harness import _KINDS, PLAIN, THINK, random_line
from measures import Answer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAMES = ("brawl", "kingsburg", "troyes", "feudum")


class Tally:
    """What all players have seen."""

    def __init__(self) -> None:
        self.urls: list[str] = []
        self.acks: dict[tuple[str, str], int] = {}
        """The row under which a move was kept, as its player was told, by table and name of the move."""
        self.calm: list[Answer] = []
        """How long bots took to answer while nothing had been killed."""
        self.answers: Counter[int] = Counter()
        self.faults: list[str] = []
        self.over = 0
        self.last: dict[int, float] = {}
        self.about: dict[int, str] = {}
        """By table: what was last heard of it."""
        self._silences: dict[int, float] = {}
        self._until = 0.0

    def disturbed(self, seconds: float) -> None:
        """Something was killed: what bots take from now on does not count for a while."""
        self._until = max(self._until, time.monotonic() + seconds)

    def answered(self, asked: float, server: str, game: str) -> None:
        """A bot has answered what it was asked then."""
        now = time.monotonic()
        if asked > self._until and now > self._until:
            self.calm.append(Answer(now - asked, asked, server, game))

    def moved(self, table: int) -> None:
        now = time.monotonic()
        self._silences[table] = max(self._silences.get(table, 0.0), now - self.last.get(table, now))
        self.last[table] = now

    def quiet(self, least: float) -> list[str]:
        """Tables that have stood still for so long, and what was last heard of them."""
        now = time.monotonic()
        return [
            f"silent for {now - at:.0f} s: {self.about.get(table)}"
            for table, at in self.last.items()
            if now - at > least
        ]

    def silence(self) -> float:
        """The longest that any table stood still."""
        now = time.monotonic()
        return max([*self._silences.values(), *(now - at for at in self.last.values())], default=0.0)


class Table:
    """A table after the other: one or two people and one or two medium bots."""

    def __init__(self, tally: Tally, number: int, luck: random.Random) -> None:
        self.tally = tally
        self.number = number
        self.luck = luck
        self.begun = asyncio.Event()
        self.people = 1 + number % 2

    async def play(self) -> None:
        while True:
            people = [Person(self, f"10.1.{self.number}.{seat}") for seat in range(self.people)]
            name = await self._arrange(people)
            self.begun.set()
            await asyncio.gather(*[person.sit(name, seat) for seat, person in enumerate(people)])
            self.tally.over += 1
            for person in people:
                await person.http.aclose()

    async def _arrange(self, people: list[Person]) -> str:
        game = GAMES[self.number % 4]
        for seat, person in enumerate(people):
            await person.ask("/api/guest", {"name": f"Player {self.number} {seat}"})
        seats = [
            {"kind": "me"},
            *[{"kind": "open"}] * (self.people - 1),
            *[{"kind": "bot", "bot": "medium"}] * (3 - self.people),
        ]
        made = await people[0].ask(
            "/api/tables", {"game": game, "seats": seats, "options": {"listed": False}}
        )
        name = str(made["id"])
        _KINDS[name] = (self.tally.urls[0], game, KINDS.setdefault(game, []))
        for seat, person in enumerate(people[1:], 1):
            await person.ask(f"/api/tables/{name}/seats/{seat}/sit", {})
            await person.ask(f"/api/tables/{name}/ready", {})
        await people[0].ask(f"/api/tables/{name}/start")
        return name


KINDS: dict[str, list[Any]] = {}


class Person:
    """Somebody at a table, who comes back whenever the line breaks and sends again what was not acknowledged."""

    def __init__(self, table: Table, address: str) -> None:
        self.table = table
        self.tally = table.tally
        self.luck = table.luck
        self.url = self.luck.choice(self.tally.urls)
        self.http = httpx.AsyncClient(headers={"x-forwarded-for": address}, timeout=60, verify=PLAIN)
        self.address = address
        self.pending: dict[str, Any] | None = None

    async def ask(self, path: str, body: Any = None) -> Any:
        """Ask until it is done: a server may be away."""
        while True:
            try:
                answer = await self.http.post(self.url + path, json=body or {})
            except httpx.TransportError:
                self.url = self.luck.choice(self.tally.urls)
                await asyncio.sleep(0.5)
                continue
            self.tally.answers[answer.status_code] += 1
            if answer.is_success:
                return answer.json()
            if answer.status_code not in (429, 503):
                if answer.status_code == 409 and path.endswith(("/start", "/sit")):
                    return None  # it was carried out, but the answer was lost
                raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(float(answer.headers.get("retry-after", 1)))

    async def sit(self, name: str, seat: int) -> None:
        """Play to the end."""
        while True:
            cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{name}/live?seat={seat}"
            headers = {"cookie": cookie, "x-forwarded-for": self.address}
            try:
                async with connect(address, additional_headers=headers, max_size=None, proxy=None) as line:
                    if self.pending is not None:
                        await line.send(json.dumps(self.pending))
                    if await self._converse(line, name, seat):
                        return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                pass
            self.url = self.luck.choice(self.tally.urls)
            await asyncio.sleep(self.luck.uniform(0.3, 1.5))

    async def _converse(self, line: Any, name: str, seat: int) -> bool:
        asked: float | None = None
        seq = floor = -1
        latest: dict[str, Any] = {}
        moving: asyncio.Task[None] | None = None
        try:
            async for text in line:
                message = msgspec.json.decode(text)
                if message["type"] == "ack":
                    floor = message["seq"]
                    self._acknowledge(name, message["id"], floor)
                elif message["type"] == "error":
                    await self._refused(line, name, message)
                elif message["type"] == "state" and message["seq"] > seq:
                    latest, seq = message, message["seq"]
                    self.tally.moved(self.table.number)
                    told = f"{name} of {_KINDS[name][1]}, {seq}, waits for {latest['waiting']}"
                    self.tally.about[self.table.number] = told
                    if asked is not None:
                        self.tally.answered(asked, self.url, _KINDS[name][1])
                        asked = None
                    if latest["over"]:
                        return True
                    if all(one >= self.table.people for one in latest["waiting"]):
                        asked = time.monotonic()
                    if moving is not None and self.pending is None:
                        moving.cancel()
                        moving = None
                # What was sent again may be acknowledged after the state that asks for the next move.
                mine = seq >= floor and seat in latest.get("waiting", []) and latest["plans"]
                if mine and self.pending is None and (moving is None or moving.done()):
                    moving = asyncio.create_task(self._move(line, latest, seat))
        finally:
            if moving is not None:
                moving.cancel()
        return False

    async def _move(self, line: Any, state: dict[str, Any], seat: int) -> None:
        await asyncio.sleep(self.luck.expovariate(1 / THINK))
        self.pending = {
            "type": "move", "id": f"{self.luck.getrandbits(80):x}", "seq": state["seq"], "seat": seat,
            "line": random_line(state, self.luck),
        }  # fmt: skip
        await line.send(json.dumps(self.pending))

    def _acknowledge(self, name: str, action: str, seq: int) -> None:
        if self.pending is not None and self.pending["id"] == action:
            self.tally.acks[name, action] = seq
            self.pending = None

    async def _refused(self, line: Any, name: str, message: dict[str, Any]) -> None:
        self.tally.answers[message["status"]] += 1
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        if message["status"] in (429, 503):
            await asyncio.sleep(1)
            await line.send(json.dumps(self.pending))
        elif message["code"] == "repeated":
            self._acknowledge(name, message["id"], message["accepted"])
        else:
            # The table has moved on meanwhile; the next state asks again.
            self.pending = None
            if message["code"] not in ("stale", "not-waiting", "not-now"):
                self.tally.faults.append(str(message)[:300])
            await line.close()
