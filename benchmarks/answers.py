"""How long people wait for bots while guests do their worst: part of `make bench-server`.

People sit at tables with one or two medium bots each, of all four games, and think for some seconds before every move. Beside them five
guests have 21 tables of hard bots each: two of bots only, all that are played for one person at a time, and 19 at which the guest answers at once. A bot's answer is the
time from the state in which it is asked until the state in which it has moved, as the person's own client sees them. Server, thinkers, people and guests share
the machine's cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent
for folder in ("tests", "tests/server"):
    sys.path.insert(0, str(ROOT / folder))

import seeds  # noqa: E402
from harness import _KINDS, THINK, Server, options_of  # noqa: E402

RESULTS = ROOT / "benchmarks" / "answers.json"
GAMES = ("brawl", "kingsburg", "troyes", "feudum")
GUEST_TABLES, ALONE = 21, 2
TARGETS = {20: 0.4, 100: 1.0}
"""How many seconds 95 of 100 answers may take at most, by the number of people."""


class Player:
    """Somebody with a table and a socket, who answers after thinking."""

    def __init__(self, url: str, address: str, luck: random.Random, think: float) -> None:
        self.url = url
        self.luck = luck
        self.think = think
        self.waits: list[tuple[float, float]] = []
        """When a bot was asked, and how long it took."""
        self.headers = {"x-forwarded-for": address}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=60)

    async def enter(self, name: str) -> None:
        await self._post("/api/guest", {"name": name})

    async def _post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body or {})
        answer.raise_for_status()
        return answer.json()

    async def table(self, game: str, seats: list[dict[str, Any]]) -> str:
        made = await self._post("/api/tables", {"game": game, "seats": seats})
        _KINDS[made["id"]] = (self.url, game, [])
        await self._post(f"/api/tables/{made['id']}/start")
        return str(made["id"])

    async def sit(self, game: str, bots: list[str]) -> None:
        """Play one game after the other."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        while True:
            await self._play(await self.table(game, seats))

    async def _play(self, table: str) -> None:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        asked: float | None = None
        try:
            headers = {"cookie": cookie, **self.headers}
            async with connect(address, additional_headers=headers, max_size=None, proxy=None) as line:
                async for text in line:
                    if '"type":"state"' not in text[:40]:  # type: ignore[operator]
                        continue
                    now, state = time.monotonic(), json.loads(text)
                    if asked is not None:
                        self.waits.append((asked, now - asked))
                        asked = None
                    if state["over"]:
                        return
                    if any(seat != 0 for seat in state["waiting"]):
                        asked = now
                    if 0 in state["waiting"] and state["plans"]:
                        if self.think:
                            await asyncio.sleep(self.luck.expovariate(1 / self.think))
                        option = self.luck.choice(options_of(state))
                        move = {
                            "type": "move",
                            "id": f"{self.luck.getrandbits(60):x}",
                            "seq": state["seq"],
                            "seat": 0,
                        }
                        await line.send(json.dumps({**move, "line": [option]}))
                        asked = None
        except ConnectionClosed:
            return


@contextmanager
def running(thinkers: int) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        settings = {"REGNUM_BOT_PROCESSES": str(thinkers)} if thinkers else {}
        server = Server(f"sqlite:///{folder}/tables.sqlite3", Path(folder) / "log", **settings)
        try:
            yield server
        finally:
            server.stop()


async def storm(server: Server, people: int, guests: int, seconds: float, warm_up: float) -> dict[str, Any]:
    """One pass; how long people waited for bots."""
    luck = random.Random(f"{people} {guests}")
    everybody = [
        Player(server.url, f"10.0.{n // 250}.{n % 250}", random.Random(n), THINK) for n in range(people)
    ]
    hostile = [Player(server.url, f"10.9.0.{n}", random.Random(-n), 0.0) for n in range(guests)]
    tasks: list[asyncio.Task[None]] = []
    for number, one in enumerate([*everybody, *hostile]):
        await one.enter(f"Player {number}")
    for guest in hostile:
        hard = [{"kind": "bot", "bot": "hard"}] * 5
        for _ in range(ALONE):
            await guest.table("feudum", hard)
        tasks += [asyncio.create_task(guest.sit("feudum", ["hard"] * 4)) for _ in range(GUEST_TABLES - ALONE)]
    for number, one in enumerate(everybody):
        tasks.append(asyncio.create_task(one.sit(GAMES[number % 4], ["medium"] * luck.choice((1, 2)))))
    await asyncio.sleep(warm_up)
    began = time.monotonic()
    await asyncio.sleep(seconds)
    broken = [
        repr(task.exception()) for task in tasks if task.done() and not task.cancelled() and task.exception()
    ]
    # Whoever still waits at the end has waited for so long already.
    waits = sorted(wait for one in everybody for at, wait in one.waits if at >= began)
    used = metrics(server)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for one in [*everybody, *hostile]:
        await one.http.aclose()
    return {
        "people": people, "guests": guests, "answers": len(waits), "p50": part(waits, 0.5), "p95": part(waits, 0.95),
        "max": part(waits, 1.0), "milliseconds": used, "broken": broken[:3],
    }  # fmt: skip


def part(waits: list[float], share: float) -> float:
    return round(waits[min(len(waits) - 1, int(share * len(waits)))], 3) if waits else float("nan")


def metrics(server: Server) -> float:
    """The mean CPU time of medium bots' thoughts, in milliseconds."""
    total = count = 0.0
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        if line.startswith("regnum_thought_seconds_") and 'bot="medium"' in line:
            if "_sum" in line.split("{")[0]:
                total += float(line.split()[-1])
            elif "_count" in line.split("{")[0]:
                count += float(line.split()[-1])
    return round(1000 * total / count, 1) if count else 0.0


def measure(thinkers: int, seconds: float, warm_up: float, crowds: list[int]) -> bool:
    """All passes, printed and kept; whether every target is met."""
    seeds.begin("answers")
    found = []
    print(f"\nbots' answers, {thinkers or 'default'} thinkers, {seconds:.0f} s each")
    print(
        f"{'people':>7}{'guests':>7}{'answers':>9}{'p50 s':>8}{'p95 s':>8}{'max s':>8}{'CPU ms':>8}{'target':>8}"
    )
    met = True
    for people in crowds:
        for guests in (0, 5):
            with running(thinkers) as server:
                one = asyncio.run(storm(server, people, guests, seconds, warm_up))
            target = TARGETS.get(people, 1.0)
            met &= one["p95"] <= target
            found.append({**one, "target": target})
            figures = (
                f"{one['p50']:8.2f}{one['p95']:8.2f}{one['max']:8.2f}{one['milliseconds']:8.1f}{target:8.1f}"
            )
            print(f"{people:7d}{guests:7d}{one['answers']:9d}{figures}", *one["broken"])
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"targets met: {'yes' if met else 'NO'}")
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--thinkers", type=int, default=0, help="processes in which bots think; 0: the server's own choice"
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=15)
    parser.add_argument("--people", type=int, nargs="*", default=list(TARGETS))
    parser.add_argument("--check", action="store_true", help="fail unless the targets are met")
    given = parser.parse_args()
    met = measure(given.thinkers, given.seconds, given.warm_up, given.people)
    return 0 if met or not given.check else 1


if __name__ == "__main__":
    sys.exit(main())
