"""Bots of other people behind their fence: they cost their own thoughts, and learn nothing but their positions."""

from __future__ import annotations

import os
import shutil
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from commands import command, regnum, rows
from strangers import Broken
from waiting import wait_for

import regnum as library
from regnum.terminal.play import Table

ONE = ("simulate", "brawl", "--seats", "2", "--games", "1", "--seed", "1")
TWO = ("simulate", "brawl", "--seats", "2", "--games", "2", "--seed", "1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(Path(__file__).with_name("strangers.py"), tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Endless:50ms", "late"),
        ("Broken", "IndexError: list index out of range"),
        ("Illegal", "(99, 99) is none of"),
        ("Hungry", "MemoryError"),
        ("Smuggler", "is none of"),
        ("Thrower", "Thrown: ?[2J"),
        ("Half:50ms", "late"),
    ],
)
def test_a_bot_costs_its_own_thoughts_only(folder: Path, bot: str, fault: str) -> None:
    out = folder / "rows.jsonl"
    spec = f"strangers:{bot}"
    _, err = regnum(*ONE, "--bots", f"{spec},random", "--strict", "--out", str(out), cwd=folder)
    (game,) = rows(out)
    assert [one["decision"] for one in game["faults"]] == [1, 2, 3], "then it is asked no more"
    assert all(fault in one["what"] for one in game["faults"])
    assert f"{spec} did not answer as it should" in err
    assert not (folder / "run.txt").exists(), "it made us run its code"


def test_a_bot_is_told_how_a_game_begins_and_ends(folder: Path) -> None:
    for strict in ((), ("--strict",)):
        _, err = regnum(*TWO, "--bots", "strangers:Polite,random", *strict, cwd=folder)
        assert err.replace("thinking aloud\n", "") == ""
    ends = (folder / "ends.txt").read_text().splitlines()
    assert len(ends) == 4
    assert ends[:2] == ends[2:]


def test_what_goes_wrong_at_the_end_of_a_game_is_told(folder: Path) -> None:
    _, err = regnum(*TWO, "--bots", "strangers:Rude,random", "--strict", cwd=folder)
    assert "I do not lose × 2" in err
    _, err = regnum(*TWO, "--bots", "strangers:Rude,random", cwd=folder, code=2)
    assert "I do not lose (strangers.py:" in err
    assert err.count("\n") == 1


def test_a_bot_is_told_nothing_of_how_we_were_called(folder: Path) -> None:
    (folder / "elsewhere.toml").write_text('[spy]\nclass = "strangers:Spy"\n')
    _, err = regnum(
        "ladder", "brawl", "--levels", "random,@spy", "--seats", "2", "--games", "2", "--seed", "a-secret-seed", "--strict",
        "--bot-file", "elsewhere.toml", cwd=folder,
    )  # fmt: skip
    assert err == ""


def test_its_code_is_read_behind_the_fence_only(folder: Path) -> None:
    code = "import sys\nfrom strangers import First\nprint(*sys.argv, file=open('read.txt', 'a'))\n"
    (folder / "reader.py").write_text(code)
    regnum(*ONE, "--bots", "reader:First,random", "--strict", cwd=folder)
    assert "simulate" not in (folder / "read.txt").read_text()


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("strangers:Nobody", "extends regnum.bots.Bot"),
        ("nowhere:Bot", "ModuleNotFoundError"),
        ("strangers:First:luck=1", "luck"),
    ],
)
def test_what_is_wrong_with_a_bot_is_one_line_before_the_first_game(
    folder: Path, bot: str, said: str
) -> None:
    _, err = regnum(*ONE, "--bots", f"{bot},random", "--strict", cwd=folder, code=2)
    assert said in err
    assert err.count("\n") == 1


def test_a_bot_never_meets_a_luck_again(folder: Path) -> None:
    """From another seat it would know the hand that was its own."""
    out = folder / "rows.jsonl"
    for name, bots in (("tournament", "--bots"), ("ladder", "--levels")):
        for specs, lucks in (("strangers:First,random", 4), ("greedy,random", 2)):
            given = ("--seats", "2", "--games", "4", "--seed", "1", "--out", str(out))
            regnum(name, "brawl", bots, specs, *given, cwd=folder)
            assert len({one["seed"] for one in rows(out)}) == lucks


def test_it_ends_with_who_asked_it_in_the_middle_of_a_thought(folder: Path) -> None:
    def thinking() -> list[int]:
        return [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/cmdline") if _inside(path)]

    def _inside(path: Path) -> bool:
        try:
            return b"regnum.bots.inside" in path.read_bytes() and path.with_name("cwd").readlink() == folder
        except OSError:
            return False

    with command(*ONE, "--bots", "strangers:Endless,random", "--strict", cwd=folder) as run:
        wait_for(thinking, "it thinks")
        os.kill(run.process.pid, signal.SIGKILL)
        wait_for(lambda: not thinking(), "nothing is left")


def test_nobody_at_the_terminal_loses_his_game_to_a_broken_bot() -> None:
    said: list[str] = []

    def say(word: str, **given: Any) -> None:
        said.append(given["what"])

    table = Table.__new__(Table)
    table.match, table.bots = library.new("brawl", seats=2, seed=1), [Broken(), Broken()]
    table.screen = SimpleNamespace(say=say, names="ab")  # type: ignore[assignment]
    table.bot(table.match.waiting[0])
    assert said == ["IndexError: list index out of range"]
    assert len(table.match.record.rows) == 1
