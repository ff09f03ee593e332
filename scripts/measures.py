"""Measures of a siege: the memory of processes, who takes the cores, and how answers are spread."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

_TICK = 1 / os.sysconf("SC_CLK_TCK")
SHARES = (0.5, 0.75, 0.9, 0.95, 0.99, 1.0)


class Answer(NamedTuple):
    """A bot's answer as a person met it: how long it took, when it was asked for, at which server, in which game."""

    took: float
    asked: float
    server: str
    game: str


def spread(answers: Iterable[Answer], shares: Iterable[float] = SHARES) -> list[float]:
    """Within how many seconds these shares of answers came."""
    times = sorted(answer.took for answer in answers)
    return [times[min(len(times) - 1, int(share * len(times)))] if times else 0.0 for share in shares]


class Process(NamedTuple):
    """A process as the system tells of it: whose child it is, what it runs, the seconds of CPU time it has had."""

    parent: int
    command: bytes
    used: float


def processes() -> dict[int, Process]:
    """All that run here."""
    found = {}
    for one in Path("/proc").iterdir():
        if one.name.isdigit():
            try:
                told = (one / "stat").read_text().rpartition(")")[2].split()
                command = (one / "cmdline").read_bytes()
            except OSError:
                continue
            found[int(one.name)] = Process(int(told[1]), command, (int(told[11]) + int(told[12])) * _TICK)
    return found


def children(parent: int, command: bytes) -> list[int]:
    """The processes of another that run a command."""
    return [pid for pid, one in processes().items() if one.parent == parent and command in one.command]


def size_of(pid: int) -> float:
    """The memory of a process, in MB."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Cores:
    """Who takes the cores: looked at every few seconds, told as shares of one core."""

    def __init__(self) -> None:
        self._began, self._busy = time.monotonic(), _busy()
        self._before = {pid: one.used for pid, one in processes().items()}
        self._used: Counter[str] = Counter()

    def look(self, servers: list[int]) -> None:
        """Charge what was used since the last look; `servers` are those that run now."""
        now = processes()
        for pid, one in now.items():
            used = one.used - self._before.get(pid, 0.0)
            if used > 0:
                self._used[_role(pid, one, servers)] += used
        self._before = {pid: one.used for pid, one in now.items()}

    def told(self) -> str:
        """The shares; what no role was found for, and what was over between two looks, is others'."""
        seconds = time.monotonic() - self._began
        used = {
            **self._used,
            "others": _busy() - self._busy - sum(self._used.values()) + self._used["others"],
        }
        return ", ".join(f"{role} {used[role] / seconds:.2f}" for role in sorted(used))


def _busy() -> float:
    """The seconds that all cores have worked."""
    told = Path("/proc/stat").read_text().splitlines()[0].split()
    return sum(int(one) for one in told[1:4]) * _TICK


def _role(pid: int, one: Process, servers: list[int]) -> str:
    if pid in servers:
        return "servers"
    if pid == os.getpid():
        return "clients"
    if b"thinking.thinker" in one.command:
        return "thinkers"
    if b"play.prover" in one.command:
        return "provers"
    return "postgresql" if one.command.startswith(b"postgres") else "others"
