"""Loops that never die: failures, half-written rows, a database that goes away, hints that are lost."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import Client, Server, options_of
from postgres import Postgres
from test_closed import names, sql
from test_refusal_words import spoken
from waiting import LONG, breathe, until, wait_for

from regnum.server import loops
from regnum.server.loops import Loop
from regnum.server.play.bus import _LONGEST, _parcels
from regnum.server.store.away import Away
from regnum.server.thinking.owners import TABLES_A_PERSON

DIES_BEFORE_ITS_HINT = """
import os, signal
from regnum.server.play.bus import Bus
Bus.tell = lambda self, kind, about, number=0: kind == "rows" and os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_loop_goes_on_whatever_happens_to_it(monkeypatch: Any) -> None:
    monkeypatch.setattr(loops, "_FIRST", 0.001)
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        if len(done) in (2, 3):
            raise RuntimeError("a fault of ours")
        if len(done) == 4:
            raise Away("no database")
        if len(done) == 5:
            await asyncio.Event().wait()

    async def main() -> None:
        loop = Loop("test", work, 0.001, 0.05)
        loop.start()
        await until(lambda: len(done) == 5, "the loop hangs")
        assert loop.failing > 0
        await until(lambda: len(done) > 8, "the loop goes on")
        assert loop.failures == 4
        assert loop.failing == 0
        await loop.stop()

    asyncio.run(main())


def test_hints_are_parted_where_postgresql_wants_it() -> None:
    lines = [f"rows {number:08} 12" for number in range(2000)]
    parcels = list(_parcels(lines))
    assert [line for parcel in parcels for line in parcel] == lines
    assert all(len("\n".join(parcel)) <= _LONGEST for parcel in parcels)
    assert len(parcels) < 8


@pytest.fixture
def own(database: Any, tmp_path: Path) -> Iterator[Server]:
    one = Server(database(), tmp_path / "log", REGNUM_BOT_SECONDS="0.05")
    yield one
    one.stop()


def bot_table(server: Server, game: str = "brawl") -> tuple[Client, str]:
    host = server.person("Host")
    name = host.table("me", {"kind": "bot", "bot": "easy"}, game=game)["id"]
    host.post(f"/api/tables/{name}/start")
    return host, name


def my_turn(client: Client, table: str) -> dict[str, Any]:
    """The table when its person is asked next: all bots have answered."""

    def asked() -> dict[str, Any] | None:
        answer = client.ask("GET", f"/api/tables/{table}/state")
        state: dict[str, Any] = answer.json()
        return state if answer.status_code == 200 and (0 in state["waiting"] or state["over"]) else None

    found: dict[str, Any] = wait_for(asked, "bots answer")
    return found


HALF_WRITTEN = {
    "sqlite": [
        "UPDATE tables SET settings = '{\"movable_gn' WHERE id = :name",
        "UPDATE tables SET waiting = '' WHERE id = :name",
        "UPDATE tables SET options = '{' WHERE id = :name",
        "UPDATE history SET option = '[{\"kind' WHERE table_id = :name AND seq = 1",
        "UPDATE history SET told = '[', chance = '[[' WHERE table_id = :name",
    ],
    "both": [
        "UPDATE tables SET components = 'null' WHERE id = :name",
        "UPDATE tables SET waiting = '{}', scores = '5' WHERE id = :name",
        "UPDATE tables SET options = '[1, 2]', closed = '7' WHERE id = :name",
        'UPDATE tables SET takeback = \'{"seat": "me"}\' WHERE id = :name',
        "UPDATE history SET option = '[5]', told = '{}' WHERE table_id = :name AND seq = 1",
        "DELETE FROM history WHERE table_id = :name AND seq = 1",
        "DELETE FROM seats WHERE table_id = :name AND seat = 1",
    ],
}


def test_a_half_written_row_harms_its_own_table_only(own: Server) -> None:
    """The others' lists, moves and bots go on; its people read why, and its host removes it."""
    statements = HALF_WRITTEN["both"] + (HALF_WRITTEN["sqlite"] if own.database.startswith("sqlite") else [])
    broken = []
    for statement in statements:
        host, name = bot_table(own)
        state = my_turn(host, name)
        for _ in range(2):
            host.move(name, state, options_of(state)[0])
            state = my_turn(host, name)
        broken.append((host, name, statement.replace(":", "\\:").replace("\\:name", ":name")))
    well, sound = bot_table(own)
    state = my_turn(well, sound)
    own.kill()
    for _, name, statement in broken:
        sql(own, statement, name=name)
    own.start()
    for host, name, _ in broken:
        host.get("/api/lobby")
        refusal = host.get(f"/api/tables/{name}/state", status=410)
        assert refusal["told"]["code"] == "damaged"
        spoken(refusal)
    for host, name, _ in broken:
        assert names(host, "closed") == [name]
        assert name not in names(host, "mine") + names(host, "turn")
        host.get(f"/api/tables/{name}")
        host.get(f"/api/tables/{name}/log")
    for _ in range(3):
        well.move(sound, state, options_of(state)[0])
        state = my_turn(well, sound)
    assert own.anyone().get("/health")["status"] == "ok"
    for host, name, _ in broken:
        assert host.ask("DELETE", f"/api/tables/{name}").status_code == 204
        assert host.get("/api/lobby")["closed"] == []
    assert '"a loop failed"' not in own.log.read_text(), own.log.read_text()[-3000:]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_row_that_is_damaged_while_bots_play(own: Server) -> None:
    """The watch meets it in play, not at the start. PostgreSQL keeps no row that is no JSON."""
    host, name = bot_table(own)
    my_turn(host, name)
    well, sound = bot_table(own)
    own.kill()
    # What a server meets when it looks after a bot whose turn it is, long ago.
    sql(
        own,
        "UPDATE tables SET waiting = '[1]', updated = updated - 60000, opening = '[' WHERE id = :name",
        name=name,
    )
    own.start()
    state = my_turn(well, sound)
    well.move(sound, state, options_of(state)[0])
    own.kill()
    sql(own, "UPDATE tables SET updated = updated - 60000")
    own.start()
    my_turn(well, sound)
    host.get(f"/api/tables/{name}/state", status=410)
    assert '"a loop failed"' not in own.log.read_text(), own.log.read_text()[-3000:]


def test_bots_of_a_worker_that_is_gone_are_found(own: Server) -> None:
    """Nobody looks at the tables; a server that starts later finds that they wait for bots.

    Two of a person's are played at a time: the others are left where they are, and are not read and held in vain.
    """
    host = own.person("Host")
    bots = [{"kind": "bot", "bot": "expert"}] * 2
    for _ in range(6):
        host.post(f"/api/tables/{host.table(*bots, game='kingsburg')['id']}/start")
    own.kill()

    def decisions() -> int:
        lobby = host.get("/api/lobby")
        return sum(one["decisions"] for one in lobby["mine"] + lobby["finished"])

    sql(own, "UPDATE tables SET updated = updated - 60000")
    own.start()
    before = decisions()
    wait_for(lambda: decisions() > before + 2, "bots go on")
    held = re.search(r"^regnum_tables_held (\d+)", host.ask("GET", "/metrics").text, re.MULTILINE)
    assert held is not None
    assert int(held[1]) <= TABLES_A_PERSON
    assert '"a loop failed"' not in own.log.read_text(), own.log.read_text()[-3000:]


@pytest.fixture
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL to be halted."""
    one = Postgres()
    yield one
    one.stop()


def every_request(table: str) -> list[tuple[str, str, Any]]:
    """A request to each operation that asks the database for anything."""
    seat = f"/api/tables/{table}/seats/1"
    move = {"id": "away", "seq": 0, "seat": 0, "line": [{"kind": "pass"}]}
    sit = {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "open"}]}
    gets = [
        "me/tokens",
        "lobby",
        "tables",
        *(f"tables/{table}{tail}" for tail in ("", "/state", "/log", "/chat", "/record")),
    ]
    return [
        *[("GET", f"/api/{path}", None) for path in gets],
        ("POST", "/api/guest", {"name": "Nobody"}),
        ("POST", "/api/register", {"login": "nobody", "password": "long enough"}),
        ("POST", "/api/login", {"login": "nobody", "password": "long enough"}),
        ("POST", "/api/tables", sit),
        ("PATCH", f"/api/tables/{table}", {}),
        ("DELETE", f"/api/tables/{table}", None),
        ("POST", f"{seat}/sit", {}),
        ("POST", f"{seat}/leave", None),
        ("POST", f"/api/tables/{table}/start", None),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("POST", f"/api/tables/{table}/moves", move),
        ("POST", f"/api/tables/{table}/chat", {"text": "anybody?"}),
        ("POST", f"/api/tables/{table}/takeback", {"seat": 0}),
    ]


def test_postgresql_goes_away_and_comes_back(cluster: Postgres, tmp_path: Path) -> None:
    """Away it is 503 with a time to wait, on every endpoint and socket; afterwards play goes on by itself, bots too."""
    server = Server(cluster.database(), tmp_path / "log", REGNUM_BOT_SECONDS="0.05")
    try:
        host, name = bot_table(server)
        state = my_turn(host, name)
        watcher = host.live(name)
        watcher.next("state")
        # A table of bots alone plays by itself: it is in the middle of something when the database goes.
        bots = host.table({"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}, game="kingsburg")[
            "id"
        ]
        host.post(f"/api/tables/{bots}/start")
        wait_for(lambda: host.get(f"/api/tables/{bots}")["decisions"] > 3, "bots play")
        cluster.halt()
        for _ in range(2):
            for method, path, body in every_request(name):
                answer = host.ask(method, path, body)
                assert answer.status_code == 503, (method, path, answer.status_code, answer.text)
                assert int(answer.headers["retry-after"]) >= 1
                assert answer.json()["code"] == "storage"
                assert answer.json()["reason"]
        watcher.send(type="move", id="m1", seq=state["seq"], seat=0, line=options_of(state)[:1])
        frame = watcher.next("error", LONG)
        assert (frame["id"], frame["status"], frame["code"]) == ("m1", 503, "storage")
        late = host.live(name)
        assert late.next("error", LONG)["status"] == 503
        assert host.ask("GET", "/health").status_code == 503
        # Long enough that what gives up after ten seconds would have given up.
        end = time.monotonic() + 12
        while time.monotonic() < end:
            watcher.send(type="chat", id="c", text="anybody?")
            assert watcher.next("error", LONG)["status"] == 503
            breathe()
        cluster.start()
        wait_for(lambda: host.ask("GET", "/health").status_code == 200, "the server is well")
        before = host.get(f"/api/tables/{bots}")["decisions"]

        def gone_on() -> bool:
            table = host.get(f"/api/tables/{bots}")
            return table["decisions"] > before or table["status"] == "over"

        wait_for(gone_on, "bots go on by themselves")
        watcher.send(type="move", id="m1", seq=state["seq"], seat=0, line=options_of(state)[:1])
        assert watcher.next("ack", LONG)["id"] == "m1"
        my_turn(host, name)
        told = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        assert [line for line in told if line["level"] == "error"] == []
        assert "regnum_loop_failures_total" in host.ask("GET", "/metrics").text
    finally:
        server.stop()


def test_a_hint_that_is_lost_with_its_worker(postgres: Postgres, tmp_path: Path) -> None:
    """A worker dies between keeping a row and telling of it: the listeners of another have the row all the same."""
    address = postgres.database()
    sound = Server(address, tmp_path / "sound")
    other = Server(address, tmp_path / "other")
    try:
        host = sound.person("Host")
        name = host.table("me", "me")["id"]
        host.post(f"/api/tables/{name}/start")
        line = host.live(name, seat=0)
        state = line.next("state")
        other.stop()
        other.before = DIES_BEFORE_ITS_HINT
        other.start()
        far = Client(other.url)
        far.http.cookies = host.http.cookies
        mover = state["waiting"][0]
        seen = far.state(name, seat=mover)
        with pytest.raises(Exception, match=r"disconnect|reset|closed|refused"):
            far.move(name, seen, options_of(seen)[0])
        assert line.until(lambda one: one["seq"] == seen["seq"] + 1, LONG)
    finally:
        sound.stop()
        if other.process is not None:
            other.process.wait(LONG)
