"""Commands as processes: doors that are taken, Ctrl-C, and nothing left behind."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from commands import Command, command, rows
from waiting import LONG, wait_for

ENDLESS = ["simulate", "feudum", "--seats", "5", "--bots", "search:1000000", "--games", "50"]
"""Not even the first game of it ends while anybody waits."""
MANY = ["simulate", "brawl", "--seats", "2", "--bots", "random", "--games", "100000"]
"""Short games, more than anybody waits for."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite3"


def test_open_is_said_when_the_door_is_open(database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with command("serve", "--port", str(port), REGNUM_DATABASE_URL=database) as server:
        while "open" not in (said := server.line()):
            assert said, server.end()
        socket.create_connection(("127.0.0.1", port)).close()
        server.interrupt()
        assert server.end()[0] == 0


def test_port_0_tells_which_port_it_became(database: str) -> None:
    with command("serve", "--port", "0", REGNUM_DATABASE_URL=database) as server:
        while "open" not in (said := server.line()):
            assert said, server.end()
        socket.create_connection(("127.0.0.1", int(said.strip().rpartition(":")[2]))).close()


def test_a_taken_port_is_one_clear_line(database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with command("serve", "--port", str(port), REGNUM_DATABASE_URL=database) as server:
            code, out, err = server.end()
    assert code == 2
    assert out == ""
    assert err == f"regnum: Port {port} is taken by another program; choose another one with --port.\n"


@pytest.mark.parametrize(
    "arguments",
    [("--port", "99999"), ("--port", "-1"), ("--workers", "0"), ("--workers", "-2"), ("--host", "no.such.host.invalid")],
)  # fmt: skip
def test_a_server_that_cannot_be_is_one_clear_line(database: str, arguments: tuple[str, str]) -> None:
    with command("serve", *arguments, REGNUM_DATABASE_URL=database) as server:
        code, out, err = server.end()
    assert code == 2, out + err
    assert out == ""
    assert err.startswith("regnum: ")
    assert err.count("\n") == 1
    assert arguments[1] in err


def gone(one: Command) -> None:
    wait_for(lambda: not one.alive(), "no process is left")


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_ctrl_c_keeps_and_tells_what_was_played(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "rows.jsonl"
    with command(*MANY, "--jobs", jobs, "--out", str(out), "--json") as run:
        wait_for(lambda: len(rows(out)) >= 20, "rows come as games end")
        run.interrupt()
        code, said, err = run.end()
        gone(run)
    kept = rows(out)
    assert code == 130, err
    assert json.loads(said)["games"] == len(kept) >= 20
    assert err == f"Stopped: {len(kept):,} of 100,000 games were played and are counted.\n"
    assert len({row["number"] for row in kept}) == len(kept)
    numbers = [row["number"] for row in kept]
    assert numbers == sorted(numbers)


def test_ctrl_c_keeps_a_parquet_file_whole(tmp_path: Path) -> None:
    import pyarrow.parquet

    out = tmp_path / "rows.parquet"
    with command(*MANY, "--jobs", "2", "--out", str(out), "--json") as run:
        wait_for(lambda: out.exists() and len(run.workers()) == 2, "both processes are there")
        wait_for(lambda: out.stat().st_size > 10_000, "a group of rows is written")
        run.interrupt()
        code, said, err = run.end()
        gone(run)
    assert code == 130, err
    assert pyarrow.parquet.read_table(out).num_rows == json.loads(said)["games"] >= 1000


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_thought_without_end_is_ended(number: signal.Signals) -> None:
    with command(*ENDLESS, "--jobs", "2") as run:
        wait_for(lambda: len(run.workers()) == 2, "both processes are there")
        os.killpg(run.process.pid, number)
        code, out, err = run.end()
        gone(run)
    assert code == 130
    assert out == ""
    assert err == "Stopped: 0 of 50 games were played and are counted.\n"


STARTLED = """
import os, signal, time
from regnum.processes import side_by_side

class Work:
    def __reduce__(self):
        os.kill(os.getpid(), signal.SIGINT)
        return Work, ()

    def __call__(self, task):
        time.sleep(3600)

if __name__ == "__main__":
    next(side_by_side(Work(), [1, 2], 2))
"""


def test_ctrl_c_while_a_worker_is_being_born(tmp_path: Path) -> None:
    """The signal comes when the process is there and nobody holds it yet: it ends all the same."""
    script = tmp_path / "startled.py"
    script.write_text(STARTLED, encoding="utf-8")
    ended = subprocess.run([sys.executable, script], capture_output=True, timeout=LONG, check=False)
    assert ended.stderr.endswith(b"KeyboardInterrupt\n")


def test_no_worker_ever_hears_ctrl_c() -> None:
    """Not even in the moment before it could have said so itself: its first breath is taken with the signal blocked."""
    with command(*ENDLESS, "--jobs", "2") as run:
        wait_for(lambda: len(run.workers()) == 2, "both processes are there")
        for pid in run.workers():
            status = Path(f"/proc/{pid}/status").read_text()
            blocked = int(status.partition("SigBlk:")[2].split()[0], 16)
            assert blocked >> (signal.SIGINT - 1) & 1


def test_ctrl_c_in_a_tournament_prints_its_table(tmp_path: Path) -> None:
    bots = ["--bots", "random,random:1", "--games", "100000"]
    with command("tournament", "brawl", *bots, "--jobs", "2", "--out", "rows.jsonl", cwd=tmp_path) as run:
        wait_for(lambda: len(rows(tmp_path / "rows.jsonl")) >= 8, "rows come as games end")
        run.interrupt()
        code, out, err = run.end()
        gone(run)
    assert code == 130
    assert "random:1" in out
    assert "95 %" in out
    assert err.startswith("Stopped: ")


def test_workers_do_not_outlive_a_killed_command() -> None:
    with command(*ENDLESS, "--jobs", "2") as run:
        wait_for(lambda: len(run.workers()) == 2, "both processes are there")
        run.process.kill()
        gone(run)


def test_a_killed_worker_is_one_line_and_what_was_played_stays(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    with command(*MANY, "--jobs", "2", "--out", str(out)) as run:
        wait_for(lambda: len(rows(out)) >= 5, "rows come as games end")
        os.kill(run.workers()[0], signal.SIGKILL)
        code, _, err = run.end()
        gone(run)
    assert code == 2
    assert "was ended by something else" in err
    assert err.count("\n") == 1
    assert len(rows(out)) >= 5
