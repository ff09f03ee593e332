"""A table's history neither forks nor loses what somebody was told, whatever happens to the workers."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from harness import PLAIN, Client, Forge, random_line
from postgres import free_port
from seeds import luck
from sqlalchemy import select
from waiting import LONG, breathe, wait_for

from regnum.server.config import database_url
from regnum.server.play.played_match import PlayedMatch
from regnum.server.store.database import Database
from regnum.server.store.models import History, Table

RACERS = 8
ROUNDS = int(os.environ.get("REGNUM_TEST_RACES", "60"))
KILLS = int(os.environ.get("REGNUM_TEST_KILLS", "6"))


@pytest.fixture
def forge(database: Any, tmp_path: Any) -> Iterator[tuple[Forge, str]]:
    address = database()
    one = Forge(address, tmp_path / "log")
    yield one, address
    one.close()


def kept(address: str, table: str) -> tuple[Table, list[History]]:
    """What the database holds of a table."""

    async def read() -> tuple[Table, list[History]]:
        base = Database(database_url(address))
        async with base.reading() as session:
            found = await session.get(Table, table)
            rows = select(History).where(History.table_id == table).order_by(History.seq)
            result = list(await session.scalars(rows))
        await base.close()
        assert found is not None
        return found, result

    return asyncio.run(read())


def whole_rows(rows: list[History]) -> None:
    """One confirmed action is one row: all of its decisions, or none."""
    standing = 0
    for row in rows:
        if row.action == "move":
            assert row.keep == standing + len(row.option)
            assert len(row.option) == len(row.chance)
        standing = row.keep
    assert any(len(row.option) > 1 for row in rows if row.action == "move"), "no action had several decisions"


def twin(client: Client, url: str) -> Client:
    """The same person at another worker."""
    other = Client(url)
    other.http.cookies.update(dict(client.http.cookies.items()))
    return other


class Listener(threading.Thread):
    """Reads all that one socket is told, until somebody says that it is over."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.line = client.live(table, seat=0)
        self.heard: list[int] = []
        self.start()

    def run(self) -> None:
        while True:
            message = self.line.next(timeout=LONG)
            if message["type"] == "state":
                self.heard.append(message["seq"])
            elif message["type"] == "chat":
                self.line.close()
                return


def test_two_workers_and_hundreds_of_racing_moves_never_fork(forge: tuple[Forge, str]) -> None:
    """Eight racers at two workers answer the same question at once, again and again: one wins each time."""
    made, address = forge
    urls = [made.start(free_port()), made.start(free_port())]
    host = Client(urls[0])
    host.post("/api/guest", {"name": "Host"})
    name = host.table("me", "me")["id"]
    host.post(f"/api/tables/{name}/start")
    shared = not address.startswith("sqlite")
    listener = Listener(twin(host, urls[1]), name) if shared else None
    cookies = dict(host.http.cookies.items())
    accepted: dict[int, str] = {}
    sent = 0

    async def race() -> None:
        nonlocal sent
        numbers = itertools.count()
        async with (
            httpx.AsyncClient(base_url=urls[0], cookies=cookies, timeout=LONG, verify=PLAIN) as left,
            httpx.AsyncClient(base_url=urls[1], cookies=cookies, timeout=LONG, verify=PLAIN) as right,
        ):
            for _ in range(ROUNDS):
                state = (await left.get(f"/api/tables/{name}/state")).json()
                if state["over"] or state["decisions"] >= 9:
                    back = await left.post(f"/api/tables/{name}/takeback", json={"seat": 0, "to": 0})
                    assert back.status_code == 200, back.text
                    state = (await left.get(f"/api/tables/{name}/state")).json()
                seat = state["waiting"][0]
                state = (await left.get(f"/api/tables/{name}/state", params={"seat": seat})).json()
                bodies = [
                    {
                        "id": f"r{next(numbers)}",
                        "seq": state["seq"],
                        "seat": seat,
                        "line": random_line(state),
                    }
                    for _ in range(RACERS)
                ]
                path = f"/api/tables/{name}/moves"
                racers = zip(bodies, itertools.cycle((left, right)))
                answers = await asyncio.gather(*[one.post(path, json=body) for body, one in racers])
                sent += len(answers)
                codes = sorted(answer.status_code for answer in answers)
                assert codes == [201] + [409] * (RACERS - 1), [answer.text[:200] for answer in answers]
                for body, answer in zip(bodies, answers, strict=True):
                    if answer.status_code == 201:
                        accepted[answer.json()["seq"]] = body["id"]
                    else:
                        assert answer.json()["state"]["seq"] > state["seq"]

    asyncio.run(race())
    host.post(f"/api/tables/{name}/chat", {"text": "the end"})
    assert sent == RACERS * ROUNDS
    table, rows = kept(address, name)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert {row.seq: row.action_id for row in rows if row.action == "move"} == accepted
    whole_rows(rows)
    again = PlayedMatch(table, rows)
    for url in urls:
        state = twin(host, url).state(name, seat=0)
        assert state["seq"] == again.seq == len(rows)
        assert state["decisions"] == len(again.match.record.rows)
        assert state["view"] == msgspec.json.decode(msgspec.json.encode(again.match.view(0)))
    if listener is not None:
        listener.join(LONG)
        assert listener.heard == sorted(set(listener.heard))
        assert listener.heard[-1] == len(rows)


class Player(threading.Thread):
    """Moves as fast as it can at whatever worker answers, and remembers what it was promised."""

    def __init__(self, client: Client, urls: list[str], table: str, number: int) -> None:
        super().__init__(daemon=True)
        self.people = [twin(client, url) for url in urls]
        for person in self.people:
            person.http.timeout = httpx.Timeout(5)
        self.table = table
        self.number = number
        self.promised: dict[str, int] = {}
        self.ended = False

    def run(self) -> None:
        for count in itertools.count():
            if self.ended:
                return
            try:
                self._turn(self.people[(self.number + count) % len(self.people)], f"p{self.number}-{count}")
            except (httpx.TransportError, json.JSONDecodeError):
                breathe()

    def _turn(self, person: Client, action: str) -> None:
        state = person.ask("GET", f"/api/tables/{self.table}/state").json()
        if state["over"] or state["decisions"] >= 9:
            person.ask("POST", f"/api/tables/{self.table}/takeback", {"seat": 0, "to": 0})
            return
        seat = state["waiting"][0]
        state = person.ask("GET", f"/api/tables/{self.table}/state", params={"seat": seat}).json()
        if not state["plans"]:
            return
        lines = [random_line(state) for _ in range(8)]
        line = max(lines, key=len)  # an action of several decisions, where there is one
        body = {"id": action, "seq": state["seq"], "seat": seat, "line": line}
        answer = person.ask("POST", f"/api/tables/{self.table}/moves", body)
        if answer.status_code == 201:
            self.promised[action] = answer.json()["seq"]
        else:
            assert answer.status_code in (409, 422), answer.text[:300]


def test_a_worker_killed_again_and_again_loses_no_promised_move(forge: tuple[Forge, str]) -> None:
    """On PostgreSQL two workers serve and one of them dies; on SQLite the only one does."""
    made, address = forge
    ports = [free_port()] if address.startswith("sqlite") else [free_port(), free_port()]
    urls = [made.start(port) for port in ports]
    host = Client(urls[0])
    host.post("/api/guest", {"name": "Host"})
    name = host.table("me", "me")["id"]
    host.post(f"/api/tables/{name}/start")
    players = [Player(host, urls, name, number) for number in range(2)]
    for player in players:
        player.start()
    for number in range(KILLS):
        port = ports[number % len(ports)]
        # A few promises after the last kill, some number of them, so that it falls into every moment of a move.
        wanted = 2 * (number + 1) + luck.randrange(3)
        wait_for(
            lambda least=wanted: sum(len(one.promised) for one in players) >= least, "moves are promised"
        )
        made.kill(port)
        made.start(port)
    for player in players:
        player.ended = True
    for player in players:
        player.join(LONG)
    promised = {action: seq for player in players for action, seq in player.promised.items()}
    table, rows = kept(address, name)
    found = {row.action_id: row.seq for row in rows if row.action_id}
    assert len(promised) >= KILLS
    assert {action: found.get(action) for action in promised} == promised
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    whole_rows(rows)
    again = PlayedMatch(table, rows)
    state = Client(urls[0]).state(name)
    assert (state["seq"], state["decisions"]) == (again.seq, len(again.match.record.rows))
