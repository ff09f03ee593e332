"""A table may be shown late to those who only watch: by every way there is, and to nobody who plays."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from harness import Client, Server, options_of
from seeds import luck
from waiting import wait_for

from regnum.server.play.late import seen_late

DELAY = 3


def watched(server: Server, delay: int = DELAY, **options: Any) -> tuple[str, dict[int, Client], Client]:
    """A table in play whose host only watches."""
    host, anna, boris = (server.person(name) for name in ("Host", "Anna", "Boris"))
    name = host.table("open", "open", options={"delay": delay, **options})["id"]
    for seat, person in enumerate((anna, boris)):
        person.post(f"/api/tables/{name}/seats/{seat}/sit", {})
        person.post(f"/api/tables/{name}/ready", {})
    host.post(f"/api/tables/{name}/start")
    return name, {0: anna, 1: boris}, host


def one_move(name: str, people: dict[int, Client]) -> dict[str, Any]:
    """Whoever is asked plays something; the table as they see it then."""
    mover = people[0].state(name)["waiting"][0]
    return dict(people[mover].move(name, people[mover].state(name, seat=mover)))


def answers(name: str, client: Client, now: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """What every way to a table answers somebody who only watches it."""
    here, least = f"/api/tables/{name}", {"id": "x", "seq": now["seq"], "seat": 0}
    for path in (
        "state", "state?seat=-1", "state?since=0", f"state?since={now['seq']}", "replay?at=0", "replay?at=2147483647",
        f"replay?at={now['decisions']}", f"replay?at={max(0, now['decisions'] - DELAY)}", "sketch",
        f"sketch?at={now['decisions']}", "goals", "log", "chat", "chart", "record",
    ):  # fmt: skip
        yield path, client.ask("GET", f"{here}/{path}")
    yield "table", client.ask("GET", here)
    for path in ("/api/lobby", "/api/watch", "/api/tables?list=mine", "/api/tables?list=turn"):
        yield path, client.ask("GET", path)
    bodies: dict[str, Any] = {
        "moves": {**least, "line": [{"kind": "pass"}]}, "undo": least, "plans": least, "why": {**least, "pieces": ["x"]},
        "preview": {**least, "lines": [[{"kind": "pass"}]]}, "hint": {"seat": 0},
        "takeback": {"seat": 0, "to": now["decisions"] - 1}, "takeback/answer": {"yes": True},
    }  # fmt: skip
    for path, body in bodies.items():
        yield path, client.ask("POST", f"{here}/{path}", body)


def places(found: Any, table: str | None = None) -> Iterator[int]:
    """Every place in the game that an answer tells of; of one table, where it lists several."""
    if isinstance(found, list):
        for one in found:
            yield from places(one, table)
    elif isinstance(found, dict) and (table is None or found.get("id", table) == table):
        for key, value in found.items():
            if key == "decisions" and isinstance(value, int):
                # An entry of a log has so many decisions from its first on.
                yield found["decision"] + max(0, value - 1) if "decision" in found else value
            elif key not in ("view", "events"):
                yield from places(value, table)


def check_late(name: str, watcher: Client, player: Client, most: int) -> None:
    """All that a watcher can ask for tells of `most` decisions at most, and shows them as everybody saw them."""
    now = player.state(name)
    for path, response in answers(name, watcher, now):
        told = response.json()
        assert max(places(told, name), default=0) <= most, f"{path} tells too much: {response.text[:400]}"
        assert response.status_code in (200, 401, 403, 409), path
    seen = watcher.state(name)
    then = player.get(f"/api/tables/{name}/replay", at=seen["decisions"], seat=-1)
    assert (seen["view"], seen["waiting"], seen["prompt"]) == (then["view"], then["waiting"], then["prompt"])
    assert watcher.get(f"/api/tables/{name}/replay", at=2**31 - 1)["view"] == then["view"]
    for at in (None, now["decisions"]):
        sheets = watcher.ask(
            "GET", f"/api/tables/{name}/sketch", params={} if at is None else {"at": at}
        ).json()
        assert sheets == player.get(f"/api/tables/{name}/sketch", at=seen["decisions"], seat=-1)
    table = watcher.get(f"/api/tables/{name}")
    assert (table["waiting"], table["takeback"], table["seed"], table["scores"]) == ([], None, None, None)


def test_those_who_watch_see_every_move_late_and_the_end_at_once(server: Server) -> None:
    name, people, host = watched(server)
    stranger, player = server.anyone(), people[0].live(name)
    lines = [host.live(name), stranger.live(name)]
    for line in lines:
        assert line.next("table")["table"]["options"]["delay"] == DELAY
        assert line.next("state")["decisions"] == 0
    seqs = [0]
    while True:
        now = one_move(name, people)
        seqs.append(now["decisions"])
        assert player.until(lambda one, seq=now["seq"]: one["seq"] == seq)["decisions"] == now["decisions"]
        if now["over"]:
            break
        most = max(0, now["decisions"] - DELAY)
        check_late(name, (host, stranger)[len(seqs) % 2], people[0], most)
        expected = max(seq for seq, length in enumerate(seqs) if length <= most)
        newcomer = stranger.live(name, since=luck.choice([None, 0, now["seq"], 2**31]))
        assert max(places(newcomer.next("table"))) <= most
        assert newcomer.next("state")["seq"] == expected
        newcomer.close()
        for line in lines:
            line.send(type="look", id="again", seat=None)
            assert line.until(lambda one, seq=expected: one["seq"] == seq)["decisions"] <= most
    for line in lines:
        over = line.until(lambda one: one["over"])
        assert over["decisions"] == now["decisions"]
        assert over["from"] + sum(entry["decisions"] for entry in over["log"]) == now["decisions"] + 1
        told = [json.loads(text) for text in line.received]
        late = [one for one in told if one["type"] == "state" and not one["over"]]
        assert all(one["seq"] <= after["seq"] for one, after in pairwise(late))
        assert max(max(places(one), default=0) for one in late) <= now["decisions"] - DELAY
    assert stranger.state(name, seat=1)["view"] == people[1].state(name)["view"]
    for path in ("chart", "record", f"replay?at={now['decisions']}&seat=0"):
        assert stranger.ask("GET", f"/api/tables/{name}/{path}").status_code == 200
    assert len(stranger.get(f"/api/tables/{name}/log")) > 3
    again = people[0].post(f"/api/tables/{name}/rematch")
    assert again["options"]["delay"] == DELAY


def test_what_is_taken_back_is_late_too(server: Server) -> None:
    """Whoever watches sees a history as it went; nobody learns of a wish to go back, nor how far the game is."""
    name, people, host = watched(server)
    for _ in range(6):
        one_move(name, people)
    before = host.state(name)
    assert 0 < before["decisions"] <= 6 - DELAY
    people[0].post(f"/api/tables/{name}/takeback", {"seat": 0, "to": 1})
    assert people[1].get(f"/api/tables/{name}")["takeback"] is not None
    assert host.get(f"/api/tables/{name}")["takeback"] is None
    assert people[1].post(f"/api/tables/{name}/takeback/answer", {"yes": True})["decisions"] <= 1
    kept = people[0].state(name)["decisions"]
    assert host.state(name) == before
    while people[0].state(name)["decisions"] < kept + DELAY:
        assert host.state(name)["seq"] == before["seq"]
        one_move(name, people)
    wait_for(lambda: host.state(name)["decisions"] <= kept, "the watcher hears of the take-back")
    assert host.state(name)["seq"] > before["seq"]
    refusals = {
        json.dumps(host.post(f"/api/tables/{name}/takeback", {"seat": 0, "to": to}, status=403))
        for to in range(12)
    }
    assert len(refusals) == 1


def test_to_and_fro_shows_nothing_sooner(server: Server) -> None:
    """Undo makes no way for those who watch, however often it is used; then they catch up with all of it at once."""
    name, people, host = watched(server)
    undone = 0
    while (now := one_move(name, people))["decisions"] < 9:
        for number in range(4 if now["can_undo"] else 0):
            body = {"id": f"{now['seq']}-{number}", "seq": now["seq"], "seat": now["seat"]}
            people[now["seat"]].post(f"/api/tables/{name}/undo", body)
            now, undone = one_move(name, people), undone + 1
            if not now["can_undo"]:
                break
        seen = host.state(name)
        assert seen["decisions"] <= max(0, now["decisions"] - DELAY)
        then = people[0].get(f"/api/tables/{name}/replay", at=seen["decisions"], seat=-1)
        assert (seen["view"], seen["waiting"]) == (then["view"], then["waiting"])
    assert undone
    assert host.state(name)["decisions"] == 9 - DELAY


def test_who_left_a_seat_to_a_bot_may_come_back_and_sees_all(server: Server) -> None:
    name, people, host = watched(server)
    line = people[0].live(name)
    for _ in range(2):
        one_move(name, people)
    people[0].post(f"/api/tables/{name}/seats/0/leave")
    mine = line.until(lambda one: one["seat"] is None)
    assert mine["decisions"] >= 2
    assert host.state(name)["decisions"] == 0
    assert host.state(name)["notes"] == []
    assert people[1].state(name)["notes"]


@pytest.mark.parametrize("delay", [-1, 1001, 2**70, 1.5, "soon", None, [3]])
def test_a_delay_that_makes_no_sense_changes_nothing(server: Server, delay: Any) -> None:
    anna = server.person("Anna")
    wrong = {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"delay": delay}}
    refused = anna.post("/api/tables", wrong, status=422)
    assert "delay" in refused["reason"]
    assert anna.get("/api/lobby")["mine"] == []
    name = anna.table("me", "open", options={"delay": 5})["id"]
    assert anna.ask("PATCH", f"/api/tables/{name}", {"options": {"delay": delay}}).status_code == 422
    assert anna.get(f"/api/tables/{name}")["options"]["delay"] == 5


def test_the_delay_is_kept_with_the_table(tmp_path: Path) -> None:
    """Whoever waits for a server to start again has waited for nothing; tables from before there was a delay have none."""
    file = tmp_path / "tables.sqlite3"
    server = Server(f"sqlite:///{file}", tmp_path / "log")
    name, people, host = watched(server)
    for _ in range(7):
        one_move(name, people)
    before = host.state(name)
    server.kill()
    server.start()
    assert host.get("/api/lobby")["mine"][0]["waiting"] == []  # nobody has looked at it since
    assert server.anyone().get("/api/watch")[0]["decisions"] <= 7 - DELAY
    assert {**host.state(name), "log": []} == {**before, "log": []}
    check_late(name, host, people[0], 7 - DELAY)
    server.stop()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET options = json_remove(options, '$.delay')")
    server.start()
    assert host.state(name)["decisions"] == people[0].state(name)["decisions"]
    server.stop()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_every_worker_shows_the_same(database: Any, tmp_path: Path) -> None:
    address = database()
    first, second = (Server(address, tmp_path / f"log{number}") for number in range(2))
    try:
        name, people, host = watched(first)
        line = host.live(name)
        watcher = second.anyone()
        beside = watcher.live(name)
        for count in range(1, 9):
            now = one_move(name, people)
            assert watcher.state(name)["decisions"] <= max(0, now["decisions"] - DELAY)
            assert watcher.state(name)["view"] == host.state(name)["view"], count
        seq = host.state(name)["seq"]
        for one in (line, beside):
            assert one.until(lambda told: told["seq"] == seq)["decisions"] <= now["decisions"] - DELAY
    finally:
        first.stop()
        second.stop()


def test_how_late_a_history_is_shown() -> None:
    assert seen_late([0], 5) == 0
    assert seen_late([0, 1, 2, 3], 0) == 3
    assert seen_late([0, 1, 2, 3], 2) == 1
    assert seen_late([0, 2, 5, 6], 2) == 1  # never into the middle of an action
    assert seen_late([0, 1, 2, 3, 2, 3, 2, 3], 2) == 1  # to and fro is no way forward
    assert seen_late([0, 4, 5, 6, 1], 2) == 1  # what was shown stays shown
    assert seen_late([0, 4, 5, 6, 1, 2, 3], 2) == 4
    for _ in range(200):
        lengths, delay, last = [0], luck.randrange(6), 0
        for _ in range(40):
            lengths.append(max(0, lengths[-1] + luck.choice([1, 1, 2, 3, 0, -1, -4])))
            seen = seen_late(lengths, delay)
            assert last <= seen < len(lengths)
            assert not seen or max(lengths[seen:]) - lengths[seen] >= delay
            last = seen


def test_options_of_a_table_in_play_stay(server: Server) -> None:
    name, people, host = watched(server)
    one_move(name, people)
    assert host.ask("PATCH", f"/api/tables/{name}", {"options": {"delay": 0}}).status_code == 409
    assert host.state(name)["decisions"] == 0
    assert options_of(host.state(name)) == []
