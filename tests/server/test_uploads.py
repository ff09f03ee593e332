"""Records that somebody brings are proved in a process of its own: what runs for ever or eats memory harms nobody."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from harness import Client, Server, play_out
from test_refusal_words import spoken
from test_together import at_a_server
from waiting import LONG, until

from regnum.kernel.record import Outcome, Record, Row
from regnum.server.errors import Refused
from regnum.server.limits import EFFORT
from regnum.server.play import uploads
from regnum.server.play.prover import MOST_DECISIONS
from regnum.server.services import Services

WEIRD = '''
"""A game that does what no game should, when it is asked to."""

from regnum.games.brawl import GAME as SOUND
from regnum.kernel.settings import Choice


class Weird(type(SOUND)):
    name = "weird"
    settings = (*type(SOUND).settings, Choice("mood", ("calm", "loop", "eat", "fail"), "calm"))

    def setup(self, seats, settings, components, chance):
        if settings["mood"] == "loop":
            while True:
                pass
        hoard = []
        while settings["mood"] == "eat":
            hoard.append(bytearray(1 << 22))
        if settings["mood"] == "fail":
            raise ZeroDivisionError
        return super().setup(seats, settings, components, chance)


GAME = Weird()
'''


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a weird game installed beside ours."""
    folder = tmp_path_factory.mktemp("weird")
    (folder / "weird.py").write_text(WEIRD, encoding="utf-8")
    info = folder / "weird-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: weird\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[regnum.games]\nweird = weird:GAME\n", encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    one = Server(f"sqlite:///{folder}/t.sqlite3", folder / "log", PYTHONPATH=path)
    yield one
    one.stop()
    assert '"level":"error"' not in one.log.read_text(), one.log.read_text()[-3000:]


def forged(mood: str, rows: int = 1) -> bytes:
    """A record that says it ended; what it does is up to the game."""
    row = Row(0, {"kind": "place"}, [])
    return Record(
        game="weird",
        rules=1,
        seats=2,
        settings={"mood": mood},
        rows=[row] * rows,
        outcome=Outcome([1, 0], [0]),
    ).to_bytes()


def upload(client: Client, body: bytes) -> httpx.Response:
    return client.http.post("/api/records", content=body)


def sound_record(client: Client) -> bytes:
    name = client.table("me", "me")["id"]
    client.post(f"/api/tables/{name}/start")
    play_out({0: client, 1: client}, name)
    return client.ask("GET", f"/api/tables/{name}/record").content


def test_a_record_in_other_words_is_kept_in_ours(server: Server) -> None:
    anna = server.person("Anna")
    record = Record.from_bytes(sound_record(anna))
    said = {"movable_gnome": "false"}
    found = upload(anna, msgspec.structs.replace(record, settings=said).to_bytes())
    assert found.status_code == 201, found.text
    assert found.json()["settings"] == record.settings == {"movable_gnome": False}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (forged("loop"), "record-time"),
        (forged("eat"), "record-memory"),
        (forged("fail"), "record-unplayable"),
        (forged("calm", MOST_DECISIONS + 1), "record-long"),
        (forged("calm"), "record-impossible"),
        (b"{}", "no-record"),
        (b"", "no-record"),
    ],
    ids=["for ever", "memory", "fault", "long", "impossible", "empty object", "nothing"],
)
def test_what_no_server_should_play_is_refused_in_words(server: Server, body: bytes, code: str) -> None:
    refusal = upload(server.person("Guest"), body)
    assert refusal.status_code == 422
    assert refusal.json()["told"]["code"] == code
    spoken(refusal.json())


def test_the_server_goes_on_while_records_run_for_ever(server: Server) -> None:
    """Each of several guests brings one; others play on, and one more of the same guest is refused at once."""
    guests = [server.person(f"Guest {number}") for number in range(3)]
    answers: list[httpx.Response] = []
    lanes = [
        threading.Thread(target=lambda guest=guest: answers.append(upload(guest, forged("loop"))))  # type: ignore[misc]
        for guest in guests
    ]
    for lane in lanes:
        lane.start()
    anna = server.person("Anna")
    name = anna.table("me", "me")["id"]
    anna.post(f"/api/tables/{name}/start")
    play_out({0: anna, 1: anna}, name)
    for lane in lanes:
        lane.join(LONG)
    assert [answer.json()["told"]["code"] for answer in answers] == ["record-time"] * 3
    record = sound_record(anna)
    table = upload(guests[0], record)
    assert table.status_code == 201
    assert table.json()["imported"]
    seen = guests[1].get(f"/api/tables/{table.json()['id']}/replay", at=3, seat=0)
    assert seen["decisions"] == 3


def test_one_at_a_time_and_few_in_all(tmp_path: Path, monkeypatch: Any) -> None:
    """Provers that wait until they are told to go on."""
    monkeypatch.setattr(uploads, "_AT_ONCE", 1)
    monkeypatch.setattr(uploads, "_WAITING", 1)
    go = tmp_path / "go"
    verdict = msgspec.msgpack.encode(uploads.Verdict(uploads.Told("record-unplayable", {}), 3.0))
    script = f"""
import os, sys, select
sys.stdin.buffer.read()
while not os.path.exists({str(go)!r}):
    select.select([], [], [], 0.02)
sys.stdout.buffer.write({verdict!r})
"""

    async def work(services: Services) -> None:
        services.uploads = uploads.Uploads(services.tables, (sys.executable, "-c", script))
        people = [(await services.people.guest(name))[0] for name in ("Anna", "Boris", "Vera")]
        waiting = [asyncio.create_task(services.uploads.keep(one, b"x")) for one in people[:2]]
        await until(lambda: len(services.uploads._proving) == 2, "both have come")
        for person, status, code in ((people[0], 409, "upload-one"), (people[2], 503, "upload-many")):
            with pytest.raises(Refused) as refused:
                await services.uploads.keep(person, b"x")
            assert (refused.value.status, refused.value.told.code) == (status, code)
            spoken({"told": {"code": code, "data": {}}, "reason": refused.value.reason})
        go.touch()
        for task in waiting:
            with pytest.raises(Refused) as refused:
                await task
            assert refused.value.told.code == "record-unplayable"
        assert services.uploads._proving == set()
        # What the provers took is on the account of whoever asked for it: here of nobody.
        assert services.limits.effort.left("nobody") < EFFORT[0] - 5

    at_a_server(tmp_path, work)
