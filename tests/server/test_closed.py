"""Tables outlive a version of their rules; those that can't be played on can still be read, left and removed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import Client, Server, random_line
from sqlalchemy import text
from test_refusal_words import spoken

from regnum.kernel.match import verify
from regnum.kernel.record import Record
from regnum.server.config import database_url
from regnum.server.store.database import make_engine
from regnum.words import LANGUAGES, speak

GAME = "kingsburg"
OLD = f"import regnum; type(regnum.find('{GAME}')).version = 1"
"""A server that knows the first version of the rules only."""
GONE = f"import regnum; type(regnum.find('{GAME}')).oldest = 2"
"""A server that does not know it any more."""
DOUBLES = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from doubles import SOUND
from regnum.kernel.registry import register
register(SOUND)
"""
DAYS = 24 * 3600 * 1000


@pytest.fixture
def own(database: Any, tmp_path: Path) -> Iterator[Server]:
    """A server to start again with other knowledge."""
    one = Server(database(), tmp_path / "log", before=OLD)
    yield one
    one.stop()
    assert '"level":"error"' not in one.log.read_text(), one.log.read_text()[-3000:]


def again(server: Server, before: str = "") -> None:
    server.stop()
    server.before = before
    server.start()


def sql(server: Server, statement: str, **values: Any) -> None:
    """Change what the database holds."""

    async def work() -> None:
        engine = make_engine(database_url(server.database))
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)
        await engine.dispose()

    asyncio.run(work())


def table_of_two(server: Server) -> tuple[Client, Client, str]:
    host, guest = server.person("Host"), server.person("Guest")
    name = host.table("me", "open", game=GAME)["id"]
    guest.post(f"/api/tables/{name}/seats/1/sit", {})
    guest.post(f"/api/tables/{name}/ready", {})
    host.post(f"/api/tables/{name}/start")
    return host, guest, name


def play(people: tuple[Client, Client], table: str, actions: int, luck: random.Random) -> dict[str, Any]:
    """So many random actions; the table as the seat sees it that is asked then."""
    state: dict[str, Any] = {}
    for left in range(actions, -1, -1):
        seats = people[0].state(table)["waiting"]
        state = people[seats[0] if seats else 0].state(table)
        if state["over"] or not left:
            break
        people[state["seat"]].move(table, state, *random_line(state, luck))
    return state


def names(client: Client, which: str) -> list[str]:
    return [one["id"] for one in client.get("/api/lobby")[which]]


def test_a_table_goes_on_by_the_rules_it_began_with(own: Server) -> None:
    luck = random.Random(4)
    *people, name = table_of_two(own)
    host, guest = people
    before = play((host, guest), name, 30, luck)
    own.kill()
    own.before = ""
    own.start()
    after = people[before["seat"]].state(name)
    assert after == before
    assert host.get(f"/api/tables/{name}")["rules"] == 1
    end = play((host, guest), name, 1000, luck)
    assert end["over"]
    record = Record.from_bytes(host.ask("GET", f"/api/tables/{name}/record").content)
    assert record.rules == 1
    assert verify(record).scores() == end["scores"]
    *_, new = table_of_two(own)
    assert host.get(f"/api/tables/{new}")["rules"] == 2


def test_a_table_whose_version_is_gone_can_be_read_left_and_given_up(own: Server) -> None:
    host, guest, name = table_of_two(own)
    table = f"/api/tables/{name}"
    play((host, guest), name, 25, random.Random(5))
    log = own.anyone().state(name)["log"]
    decisions = host.get(table)["decisions"]
    host.post(f"{table}/chat", {"text": "see you"})
    waiting = host.get(table)["waiting"]
    mover = (host, guest)[waiting[0]]
    assert name in names(mover, "turn")
    again(own, GONE)

    for person in (host, guest):
        lobby = person.get("/api/lobby")
        assert [one["id"] for one in lobby["closed"]] == [name]
        assert not any(one["id"] == name for which in ("turn", "mine", "open") for one in lobby[which])
    info = mover.get(table)
    assert (info["status"], info["waiting"], info["decisions"]) == ("playing", [], decisions)
    assert info["closed"]["code"] == "rules-gone"
    for language in LANGUAGES:
        assert "1" in str(speak(language).find("error-rules-gone", **info["closed"]["data"]))
    for path in ("state", "replay", "sketch", "chart", "record"):
        refusal = mover.get(f"{table}/{path}", status=410, at=0)
        assert (refusal["code"], refusal["told"]) == ("closed", info["closed"])
    move = {"id": "late", "seq": info["seq"], "seat": waiting[0], "line": [{"kind": "done"}]}
    assert mover.post(f"{table}/moves", move, 410)["code"] == "closed"
    kept = mover.get(f"{table}/log")
    assert [event for entry in kept for event in entry["events"]] == [
        event for entry in log[1:] for event in entry["events"]
    ]
    assert sum(entry["decisions"] for entry in kept) == decisions
    assert mover.get(f"{table}/chat")[0]["text"] == "see you"
    mover.post(f"{table}/chat", {"text": "what a pity"})
    socket = mover.live(name)
    assert socket.next("table")["table"]["closed"] == info["closed"]
    socket.close()

    left = guest.post(f"{table}/seats/1/leave")
    assert (left["seats"][1]["name"], left["seats"][1]["person"], left["yours"]) == ("Guest", None, [])
    assert names(guest, "closed") == []
    guest.post(f"{table}/abandon", status=403)
    over = host.post(f"{table}/abandon")
    assert (over["status"], over["winners"], over["scores"]) == ("abandoned", None, None)
    assert over["seed"]
    record = Record.from_bytes(host.ask("GET", f"{table}/record").content)
    assert (record.rules, len(record.rows), record.outcome) == (1, decisions, None)
    assert verify(record).record.outcome is None, "a Regnum that knows the version can verify what was played"
    host.post(f"{table}/abandon", status=409)
    assert names(host, "closed") == [name]
    assert guest.ask("DELETE", table).status_code == 403
    assert host.ask("DELETE", table).status_code == 204
    host.get(table, status=404)


def test_closed_tables_are_counted_and_opened_again(own: Server) -> None:
    host, guest, name = table_of_two(own)
    before = play((host, guest), name, 10, random.Random(6))
    for _ in range(39):
        host.table("me", "open")
    host.post("/api/tables", {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "open"}]}, 409)
    again(own, GONE)
    host.table("me", "open")
    assert "regnum_tables_closed 1.0" in own.anyone().ask("GET", "/metrics").text
    lines = [json.loads(line) for line in own.log.read_text().splitlines() if line.startswith("{")]
    told = [line for line in lines if "can't be played on" in line["message"]]
    assert [line["count"] for line in told] == [1]
    again(own)
    assert (host, guest)[before["seat"]].state(name) == before
    assert name in names(host, "mine")
    assert names(host, "closed") == []
    assert "regnum_tables_closed 0.0" in own.anyone().ask("GET", "/metrics").text


def test_the_server_gives_up_what_nobody_misses(own: Server) -> None:
    host, guest, name = table_of_two(own)
    play((host, guest), name, 3, random.Random(7))
    other = table_of_two(own)[2]
    sql(own, "UPDATE history SET at = at - :back WHERE table_id = :name", back=31 * DAYS, name=name)
    again(own)
    assert host.get(f"/api/tables/{name}")["status"] == "playing", "what can be played is never given up"
    again(own, GONE)
    again(own, GONE)
    given_up = host.get(f"/api/tables/{name}")
    assert (given_up["status"], given_up["closed"]["code"]) == ("abandoned", "rules-gone")
    assert host.get(f"/api/tables/{other}")["status"] == "playing"
    assert host.get(f"/api/tables/{name}/state", status=410)["code"] == "closed"


def test_a_game_that_is_not_installed_any_more(own: Server) -> None:
    again(own, DOUBLES)
    host = own.person("Host")
    name = host.table("me", "me", "me", game="sound")["id"]
    host.post(f"/api/tables/{name}/start")
    waiting = host.table("me", "me", "open", game="sound")["id"]
    again(own)
    assert set(names(host, "closed")) == {name, waiting}
    assert host.get(f"/api/tables/{name}/state", status=410)["told"] == {
        "code": "game-gone",
        "data": {"name": "sound"},
    }
    for one in (name, waiting):
        assert host.ask("DELETE", f"/api/tables/{one}").status_code == 204
    assert names(host, "closed") == []


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        ("override-gone", 'UPDATE tables SET components = \'{"nothing": {"at_all": 1}}\' WHERE id = :name'),
        ("card-gone", "UPDATE tables SET settings = '{\"dragons\": true}' WHERE id = :name"),
        ("damaged", "UPDATE history SET seat = 1 - seat WHERE table_id = :name AND seq = 2"),
        ("damaged", "UPDATE history SET chance = '[[1, 2, 3]]' WHERE table_id = :name AND seq = 3"),
        ("damaged", "UPDATE history SET option = '[]' WHERE table_id = :name AND seq = 3"),
        ("damaged", "UPDATE history SET keep = 77 WHERE table_id = :name AND seq = 3"),
    ],
)
def test_what_does_not_fit_any_more_is_told(own: Server, code: str, statement: str) -> None:
    host, guest, name = table_of_two(own)
    play((host, guest), name, 8, random.Random(8))
    own.stop()
    sql(own, statement.replace(":", "\\:").replace("\\:name", ":name"), name=name)
    own.start()
    refusal = host.get(f"/api/tables/{name}/state", status=410)
    assert refusal["told"]["code"] == code
    spoken(refusal)
    assert names(host, "closed") == [name]
    assert name not in names(host, "turn") + names(guest, "turn") + names(host, "mine")
    host.get(f"/api/tables/{name}")
    assert host.get(f"/api/tables/{name}/log")
    guest.post(f"/api/tables/{name}/seats/1/leave")
    assert host.ask("DELETE", f"/api/tables/{name}").status_code == 204
