"""A siege of the server: part of `make soak`, thirty minutes; `python scripts/siege.py --minutes 2` is a short one.

Two servers on one PostgreSQL, a thinker elsewhere, fifty tables of people and bots. Servers, thinkers and PostgreSQL are killed, one after
the other; hostile and slow clients do what they can beside the players. In the end nothing that anybody was told of is lost, nobody has waited
longer for a bot than docs/serving.md promises (but for the moments after a kill), and memory is flat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import asyncpg

ROOT = Path(__file__).resolve().parent.parent
for folder in ("tests", "tests/server", "scripts"):
    sys.path.insert(0, str(ROOT / folder))

import besiegers  # noqa: E402
import seeds  # noqa: E402
from harness import Server  # noqa: E402
from measures import Answer, Cores, children, size_of, spread  # noqa: E402
from players import Table, Tally  # noqa: E402
from postgres import Postgres  # noqa: E402

TABLES, FIGURE = 50, 1.0
"""How many tables are played, and the seconds within which 95 of 100 answers of bots come."""
RECOVERY = 10.0
"""Seconds after what was killed is back that are not counted: everybody comes back at once."""
LAST = 30.0
"""Seconds before the end in which nothing is killed any more."""
SHADOW = 30.0
"""For how many seconds after a kill answers are told apart, so that one sees what they wait for."""
FLAT = 0.10
TOKEN = "siege"


class Siege:
    """The besieged, the besiegers and what is measured."""

    def __init__(self, folder: Path, minutes: float) -> None:
        self.seconds = minutes * 60
        self.luck = random.Random("siege")
        self.folder = folder
        self.postgres = Postgres()
        self.database = self.postgres.database()
        self.tally = Tally()
        self.kills: Counter[str] = Counter()
        self.killed: list[tuple[float, str]] = []
        self.cores = Cores()
        self.memory: list[tuple[float, float]] = []
        self.servers = [self._server(number) for number in range(2)]
        self.thinker = self._thinker()
        self.hostile = besiegers.Besiegers([server.url for server in self.servers], self.luck)
        self.tally.urls = [server.url for server in self.servers]

    def _server(self, number: int) -> Server:
        return Server(
            self.database, self.folder / f"server{number}", REGNUM_LIMITS="on", REGNUM_THINK_TOKEN=TOKEN
        )

    def _thinker(self) -> subprocess.Popen[bytes]:
        command = [
            sys.executable,
            "-m",
            "regnum",
            "think",
            "--server",
            self.servers[0].url,
            "--processes",
            "1",
        ]
        with (self.folder / "think").open("ab") as out:
            env = {**os.environ, "REGNUM_THINK_TOKEN": TOKEN}
            return subprocess.Popen(command, env=env, stdout=out, stderr=out, start_new_session=True)

    def pids(self) -> list[int]:
        """The servers that run, or are about to."""
        return [server.process.pid for server in self.servers if server.process is not None]

    # What is done to it.

    async def kill_server(self) -> None:
        server = self.luck.choice(self.servers)
        server.kill()
        await asyncio.sleep(self.luck.uniform(0.5, 3))
        await asyncio.to_thread(server.start)

    async def kill_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.halt)
        await asyncio.sleep(self.luck.uniform(2, 15))
        await asyncio.to_thread(self.postgres.start)

    async def kill_thinker(self) -> None:
        """One on this machine in mid-thought, or the one elsewhere."""
        near = [pid for server in self.pids() for pid in children(server, b"thinking.thinker")]
        if near and self.luck.random() < 0.7:
            os.kill(self.luck.choice(near), signal.SIGKILL)
            return
        os.killpg(self.thinker.pid, signal.SIGKILL)
        self.thinker.wait()
        self.thinker = self._thinker()

    async def _kills(self, began: float) -> None:
        """Kill all the time; servers only in the first half, so that their memory can be watched in the second.

        The last one is over before the end: whatever was killed is back then.
        """
        while True:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * min(40.0, self.seconds / 8))
            if time.monotonic() - began > self.seconds - LAST:
                return
            late = time.monotonic() - began > self.seconds / 2
            kinds = ["thinker", "postgres"] if late else ["server", "thinker", "postgres"]
            left = [kind for kind in kinds if self.kills[kind] == min(self.kills[one] for one in kinds)]
            kind = self.luck.choice(left)
            self.kills[kind] += 1
            self.tally.disturbed(RECOVERY if kind != "thinker" else 0.0)
            await getattr(self, f"kill_{kind}")()
            self.tally.disturbed(RECOVERY if kind != "thinker" else 0.0)
            self.killed.append((time.monotonic(), kind))

    async def _watch(self, began: float) -> None:
        while True:
            await asyncio.sleep(1)
            self.cores.look(self.pids())
            if time.monotonic() - began > self.seconds * 0.6:
                self.memory.append((time.monotonic(), sum(size_of(pid) for pid in self.pids())))

    async def run(self) -> None:
        began = time.monotonic()
        tables = [Table(self.tally, number, random.Random(f"table {number}")) for number in range(TABLES)]
        tasks = [asyncio.create_task(table.play()) for table in tables]
        await asyncio.gather(*[table.begun.wait() for table in tables])
        self.tally.disturbed(5.0)
        beside = [
            asyncio.create_task(one)
            for one in (self._kills(began), self._watch(began), *self.hostile.tasks())
        ]
        await asyncio.sleep(self.seconds)
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        for task in [*beside, *tasks]:
            if task.done() and not task.cancelled() and task.exception() is not None:
                self.tally.faults.append(repr(task.exception()))
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=60)

    # What came of it.

    async def lost(self) -> list[str]:
        """Moves that a person was told were kept, and that are not."""
        connection = await asyncpg.connect(self.database)
        rows = await connection.fetch(
            "SELECT table_id, seq, action_id FROM history WHERE action_id IS NOT NULL"
        )
        doubles = await connection.fetch(
            "SELECT table_id, action_id FROM history WHERE action_id IS NOT NULL GROUP BY 1, 2, seat HAVING count(*) > 1"
        )
        await connection.close()
        kept = {(row["table_id"], row["action_id"]): row["seq"] for row in rows}
        missing = [
            f"{table} {name}"
            for (table, name), seq in self.tally.acks.items()
            if kept.get((table, name)) != seq
        ]
        return missing + [f"twice: {row['table_id']} {row['action_id']}" for row in doubles]

    def errors(self) -> list[str]:
        """Faults of ours in the logs."""
        found = []
        for server in self.servers:
            for line in server.log.read_text(errors="replace").splitlines():
                told = json.loads(line) if line.startswith("{") else {}
                if told.get("level") == "error":
                    end = str(told.get("trace", "")).strip().splitlines()[-1:]
                    found.append(" ".join([line[:300], *end]))
        return found

    def growth(self) -> float:
        """How much larger the servers are at the end of the second half than at its beginning, as a share."""
        count = max(1, len(self.memory) // 4)
        first = sorted(size for _, size in self.memory[:count])[count // 2]
        last = sorted(size for _, size in self.memory[-count:])[count // 2]
        return last / first - 1

    def close(self) -> None:
        os.killpg(self.thinker.pid, signal.SIGKILL)
        for server in self.servers:
            server.stop()
        self.postgres.stop()


def report(siege: Siege, lost: list[str], errors: list[str]) -> bool:
    """Say what came of it; whether all went well."""
    tally = siege.tally
    p95 = spread(tally.calm, [0.95])[0]
    growth, size = siege.growth(), siege.memory[-1][1] if siege.memory else 0.0
    checks = {
        f"moves acknowledged {len(tally.acks)}, lost {len(lost)}": not lost and len(tally.acks) > 100,
        f"bots' answers {len(tally.calm)}: p95 {p95:.2f} s (at most {FIGURE})": p95 <= FIGURE,
        f"memory of both servers {size:.0f} MB, {growth:+.1%} (±{FLAT:.0%})": abs(growth) <= FLAT,
        f"games over {tally.over}, longest silence of a table {tally.silence():.0f} s": tally.silence() < 120,
        f"errors in the logs {len(errors)}, answers 500 {tally.answers[500] + siege.hostile.answers[500]}": not errors
        and not tally.answers[500] + siege.hostile.answers[500],
        f"faults of the clients {len(tally.faults)}": not tally.faults,
    }
    print("kills:", ", ".join(f"{kind} {count}" for kind, count in siege.kills.items()))
    print("besiegers:", ", ".join(f"{what} {count}" for what, count in sorted(siege.hostile.done.items())))
    print("what besiegers were answered:", dict(sorted(siege.hostile.answers.items())))
    print("cores taken:", siege.cores.told())
    print("bots' answers, seconds of 50, 75, 90, 95, 99 and 100 of 100:")
    for name, some in groups(siege).items():
        print(f"  {name:24}{len(some):6} ", *(f"{one:6.2f}" for one in spread(some)))
    for text, good in checks.items():
        print(f"{'ok  ' if good else 'FAIL'} {text}")
    for line in [*lost[:5], *errors[:5], *tally.faults[:5], *tally.quiet(60)[:5]]:
        print("    ", line)
    return all(checks.values())


def groups(siege: Siege) -> dict[str, list[Answer]]:
    """The bots' answers, all and parted: by server, by game, by what was killed in the half minute before."""
    found: dict[str, list[Answer]] = {"all": siege.tally.calm}
    for answer in siege.tally.calm:
        before = [kind for at, kind in siege.killed if 0 <= answer.asked - at < SHADOW]
        number = siege.tally.urls.index(answer.server) + 1
        for name in (f"server {number}", answer.game, f"after {before[-1]}" if before else "long after"):
            found.setdefault(name, []).append(answer)
    return dict(sorted(found.items()))


def main() -> int:
    """Besiege the server for so many minutes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    given = parser.parse_args()
    seeds.begin("siege")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="regnum-siege-") as folder:
        siege = Siege(Path(folder), given.minutes)
        try:
            asyncio.run(siege.run())
            lost = asyncio.run(siege.lost())
            return 0 if report(siege, lost, siege.errors()) else 1
        finally:
            siege.close()


if __name__ == "__main__":
    sys.exit(main())
