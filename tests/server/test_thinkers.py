"""Servers with their thinkers: killed in mid-thought, on another machine, resting."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import Client, Server, options_of
from test_loops import my_turn
from waiting import LONG, wait_for

from regnum.words import LANGUAGES, speak


def thinkers_of(server: Server) -> list[int]:
    """The processes in which this server's bots think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == server.process.pid and b"thinking.thinker" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue
    return found


def test_thinkers_are_killed_in_mid_thought_and_the_game_ends(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_BOT_SECONDS="0.1")
    try:
        host = server.person("Host")
        name = host.table("me", {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "hard"})["id"]
        host.post(f"/api/tables/{name}/start")
        killed = 0
        state = my_turn(host, name)
        while not state["over"]:
            host.move(name, state, options_of(state)[0])
            for pid in thinkers_of(server) if killed < 12 else []:
                os.kill(pid, signal.SIGKILL)
                killed += 1
            state = my_turn(host, name)
        assert killed >= 5
        text = host.ask("GET", "/metrics").text
        assert 'regnum_thought_failures_total{why="crash"}' in text
    finally:
        server.stop()
    assert '"level":"error"' not in server.log.read_text(), server.log.read_text()[-3000:]


def test_a_thinker_that_dies_at_rest_costs_no_thought(tmp_path: Path) -> None:
    """Its pipe is closed by then; whoever is asked next starts a fresh one, and no loop fails of it."""
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_BOT_SECONDS="0.1")
    try:
        host = server.person("Host")
        name = host.table("me", {"kind": "bot", "bot": "hard"})["id"]
        host.post(f"/api/tables/{name}/start")
        for _ in range(3):
            state = my_turn(host, name)
            dead = wait_for(lambda: thinkers_of(server), "somebody rests")
            for pid in dead:
                os.kill(pid, signal.SIGKILL)
            wait_for(lambda dead=dead: not any(Path(f"/proc/{pid}").exists() for pid in dead), "it is buried")  # type: ignore[misc]
            host.move(name, state, options_of(state)[0])
        my_turn(host, name)
        assert "regnum_thought_failures_total{" not in host.ask("GET", "/metrics").text
    finally:
        server.stop()
    assert '"level":"error"' not in server.log.read_text(), server.log.read_text()[-3000:]


class Elsewhere:
    """`regnum think` as a process of its own."""

    def __init__(self, server: Server, token: str, log: Path) -> None:
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "regnum",
                    "think",
                    "--server",
                    server.url,
                    "--processes",
                    "2",
                    "--lang",
                    "en",
                ],
                env={**os.environ, "REGNUM_THINK_TOKEN": token},
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(LONG)


@pytest.fixture
def thoughtless(tmp_path: Path) -> Iterator[Server]:
    """A server that has no thinkers of its own."""
    one = Server(
        f"sqlite:///{tmp_path}/t.sqlite3",
        tmp_path / "log",
        REGNUM_BOT_PROCESSES="0",
        REGNUM_THINK_TOKEN="a secret",
        REGNUM_BOT_SECONDS="0.1",
    )
    yield one
    one.stop()
    assert '"level":"error"' not in one.log.read_text(), one.log.read_text()[-3000:]


def thinkers(client: Client) -> int:
    line = next(
        line
        for line in client.ask("GET", "/metrics").text.splitlines()
        if line.startswith("regnum_thinkers ")
    )
    return round(float(line.split()[1]))


def test_thinkers_on_another_machine(thoughtless: Server, tmp_path: Path) -> None:
    """They come, are killed in mid-thought, come again; the table goes on whenever there is one."""
    host = thoughtless.person("Host")
    name = host.table("me", {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "medium"})["id"]
    host.post(f"/api/tables/{name}/start")
    log = tmp_path / "think"
    helper = Elsewhere(thoughtless, "a secret", log)
    try:
        state = my_turn(host, name)
        for _ in range(2):
            host.move(name, state, options_of(state)[0])
            helper.kill()
            wait_for(lambda: thinkers(host) == 0, "the thinker is missed")
            helper = Elsewhere(thoughtless, "a secret", log)
            wait_for(lambda: thinkers(host) == 2, "another comes")
            state = my_turn(host, name)
        # The server goes away and comes back: the thinker finds it again.
        thoughtless.kill()
        thoughtless.start()
        wait_for(lambda: thinkers(host) == 2, "it comes back")
        host.move(name, state, options_of(state)[0])
        my_turn(host, name)
        assert f"Thinking for {thoughtless.url}." in log.read_text()
    finally:
        helper.kill()


def test_a_thinker_that_is_not_wanted(thoughtless: Server, tmp_path: Path) -> None:
    wrong = Elsewhere(thoughtless, "a guess", tmp_path / "wrong")
    assert wrong.process.wait(LONG) == 2
    assert (tmp_path / "wrong").read_text().strip().endswith("The server knows another token.")
    assert thinkers(thoughtless.anyone()) == 0


def test_bots_rest_and_say_so(thoughtless: Server, tmp_path: Path) -> None:
    """Of tables of bots only two are played at a time for one person; the third goes on when one of them is over."""
    host = thoughtless.person("Host")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    names = [host.table(*bots)["id"] for _ in range(3)]
    for name in names:
        host.post(f"/api/tables/{name}/start")
    rests = [host.get(f"/api/tables/{name}")["rest"] for name in names]
    assert rests[:2] == [None, None]
    assert rests[2]["code"] == "bots-rest-person"
    for language in LANGUAGES:
        assert "2" in speak(language)(f"error-{rests[2]['code']}", **rests[2]["data"])
    watcher = host.live(names[2], seat=-1)
    assert watcher.next("table")["table"]["rest"] == rests[2]
    helper = Elsewhere(thoughtless, "a secret", tmp_path / "think")
    try:
        for name in names:
            wait_for(lambda name=name: host.get(f"/api/tables/{name}")["status"] == "over", "the bots play")  # type: ignore[misc]
    finally:
        helper.kill()
    assert host.get(f"/api/tables/{names[2]}")["rest"] is None


def test_bots_rest_when_their_hour_is_used_up(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_BOT_HOUR="0")
    try:
        host = server.person("Host")
        name = host.table({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})["id"]
        host.post(f"/api/tables/{name}/start")
        assert host.get(f"/api/tables/{name}")["rest"]["code"] == "bots-rest-hour"
        mine = host.table("me", {"kind": "bot", "bot": "random"})["id"]
        host.post(f"/api/tables/{mine}/start")
        my_turn(host, mine)
    finally:
        server.stop()


def test_refusals_of_thinkers_have_words() -> None:
    for code in ("address", "secret", "token", "unwanted", "games"):
        for language in LANGUAGES:
            assert speak(language).format(f"error-think-{code}", {})
