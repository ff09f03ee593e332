"""How many live tables one server process carries, beside a boardgame.io server: `make bench-server`.

200 tables of two clients each; every client is a random bot of its own that answers as soon as it is asked. One driver
(boardgame_io/drive.mjs) plays both servers over WebSockets, so that what is measured is the servers. The latency of a move is the
time from its sending until both clients hold its result. Ours keeps every move in SQLite before anyone sees it and sends all
legal actions along; boardgame.io keeps its matches in memory and plays a placement game of the same size. The two take
turns, and each one's best pass counts, so that a busy machine slows both alike. `paced` is a table as people play it: each bot thinks for a
while before it moves.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / "benchmarks" / "boardgame_io"
RESULTS = ROOT / "benchmarks" / "server.json"
SERVE = "import sys; from regnum.server.run import serve; serve(port=int(sys.argv[1]))"
REGNUM, OTHER = "regnum", "boardgame.io"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(target: str) -> Iterator[tuple[str, int]]:
    """A fresh server of one sort: its address and process number."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        env = {
            **os.environ,
            "REGNUM_DATABASE_URL": f"sqlite:///{folder}/tables.sqlite3",
            "REGNUM_LIMITS": "off",
        }
        if target == REGNUM:
            command, probe = [sys.executable, "-c", SERVE, str(port)], f"{url}/health"
        else:
            command, probe = ["node", "server.mjs", str(port)], f"{url}/games"
        process = subprocess.Popen(
            command, cwd=NODE, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(probe)
            yield url, process.pid
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(url: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(url, timeout=2)
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def drive(target: str, tables: int, rounds: int, think: int) -> dict[str, Any]:
    """One pass: so many rounds of so many games, after one round to warm up."""
    with running(target) as (url, pid):
        command = ["node", "drive.mjs", target, url, str(tables), str(rounds), str(think)]
        done = subprocess.run(
            command,
            cwd=NODE,
            env={**os.environ, "PID": str(pid)},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise SystemExit(f"the driver failed at {target}: {done.stderr[-2000:]}")
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def best(passes: list[dict[str, Any]], paced: bool) -> dict[str, Any]:
    """The pass that was disturbed least."""
    if paced:
        return min(passes, key=lambda one: one["p99_ms"])
    return max(passes, key=lambda one: one["moves_per_second"])


def show(name: str, found: dict[str, dict[str, Any]]) -> None:
    print(f"\n{name}: {found[REGNUM]['tables']} tables, {found[REGNUM]['clients']} clients")
    print(f"{'':14}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'server ms/move':>16}{'moves':>9}")
    for target, one in found.items():
        figures = f"{one['moves_per_second']:10.0f}{one['p50_ms']:10.1f}{one['p99_ms']:10.1f}"
        print(f"{target:14}{figures}{one['server_ms_per_move']:16.3f}{one['moves']:9d}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--think", type=int, default=400, help="mean milliseconds before a move, when paced")
    parser.add_argument(
        "--check", action="store_true", help="fail unless ours is at least as fast at a lower p99"
    )
    given = parser.parse_args()
    if not shutil.which("node"):
        raise SystemExit("this benchmark needs node and npm")
    if not (NODE / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=NODE, check=True)
    results: dict[str, dict[str, dict[str, Any]]] = {}
    for name, think, rounds in (("flat out", 0, given.rounds), ("paced", given.think, 1)):
        passes: dict[str, list[dict[str, Any]]] = {OTHER: [], REGNUM: []}
        for _ in range(given.passes):
            for target in passes:
                passes[target].append(drive(target, given.tables, rounds, think))
        results[name] = {target: best(found, bool(think)) for target, found in passes.items()}
        show(name, results[name])
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    flat = results["flat out"]
    faster = flat[REGNUM]["moves_per_second"] >= flat[OTHER]["moves_per_second"]
    sooner = all(one[REGNUM]["p99_ms"] < one[OTHER]["p99_ms"] for one in results.values())
    print(f"\nat least its throughput: {'yes' if faster else 'NO'}; lower p99: {'yes' if sooner else 'NO'}")
    return 0 if not given.check or (faster and sooner) else 1


if __name__ == "__main__":
    sys.exit(main())
