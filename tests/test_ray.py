"""A real Ray cluster of this machine: the same results as without, also when a worker dies. Behind `soak`: Ray is large."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from regnum import arena

JOBS = [arena.Job(n, "brawl", ("greedy", "random"), f"ray/{n}") for n in range(40)]


def test_ray_that_is_not_installed_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from regnum.extras import MissingExtra

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match="regnum\\[ray\\]"):
        list(arena.run_all(JOBS[:1], ray="auto"))


@pytest.mark.soak
def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    assert list(arena.run_all(JOBS, ray="local")) == list(arena.run_all(JOBS))


@pytest.mark.soak
def test_a_worker_that_dies_costs_nothing() -> None:
    pytest.importorskip("ray")
    jobs = [arena.Job(n, "brawl", ("search:60", "greedy"), f"ray/{n}") for n in range(48)]
    results = []
    killed: list[int] = []
    for result in arena.run_all(jobs, ray="local"):
        results.append(result)
        if not killed:
            killed = workers()[:1]
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
    assert killed
    assert results == list(arena.run_all(jobs, 2))


def workers() -> list[int]:
    """The processes that play for us."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if b"ray::play_batch" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue
    return found
