"""A real Ray cluster of this machine: the same results as without, also when a worker dies. Behind `soak`: Ray is large."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from commands import command

import regnum
from regnum import arena
from regnum.training.school import School

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


@pytest.mark.soak
def test_a_cluster_learns_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    games = 24
    schools = [
        School(regnum.find("kingsburg"), 2, {}, tmp_path / name, games, "greedy") for name in ("here", "ray")
    ]
    for school, place in zip(schools, (arena.Place(2), arena.Place(ray="local")), strict=True):
        assert [sheaf.number for sheaf in school.play(place)] == list(range(games))
        school.learn()
    here, far = schools
    assert far.barn.read_bytes() == here.barn.read_bytes()
    assert far.candidate.read_bytes() == here.candidate.read_bytes()
    assert far.match(4, arena.Place(ray="local")).games == 4


@pytest.mark.soak
@pytest.mark.parametrize(
    "given",
    [
        ("simulate", "brawl", "--bots", "greedy,random", "--games", "12"),
        ("tournament", "brawl", "--bots", "greedy,random", "--games", "12"),
        ("ladder", "brawl", "--levels", "random,greedy", "--seats", "2", "--games", "12"),
    ],
)
def test_commands_tell_the_same(given: tuple[str, ...], tmp_path: Path) -> None:
    pytest.importorskip("ray")
    for name, place in (("here", ("--jobs", "2")), ("ray", ("--ray", "local"))):
        with command(*given, "--out", str(tmp_path / f"{name}.jsonl"), *place) as one:
            code, _, told = one.end()
            assert code == 0, told
    assert (tmp_path / "ray.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def workers() -> list[int]:
    """The processes that play for us."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if b"ray::do_batch" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue
    return found
