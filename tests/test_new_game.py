"""`regnum new-game` writes a package that keeps the contract at once, from outside the repository."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from packages import ROOT, register

from regnum.scaffold import BadName, new_game


def run(folder: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "site"), str(ROOT / "src")])}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_is_sound_and_plays_everywhere(tmp_path: Path) -> None:
    made = run(tmp_path, "-m", "regnum", "new-game", "wager", "--lang", "en")
    assert made.returncode == 0, made.stderr
    register(tmp_path / "wager", tmp_path / "site")
    tested = run(
        tmp_path,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "wager/tests",
        "-k",
        "2-plain and not other_processes or lessons",
    )
    assert tested.returncode == 0, tested.stdout
    taught = run(tmp_path, "-m", "regnum", "learn", "wager", "--lang", "en", typed="\n3\n\n")
    assert "three points are yours" in taught.stdout, taught.stderr
    told = run(tmp_path, "-m", "regnum", "rules", "wager", "--lang", "ru")
    assert "3 раундов" in told.stdout.replace("\n", " "), told.stderr


@pytest.mark.parametrize("name", ["Bad", "no-dash", "class", "brawl", "regnum", "json", "../x"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName):
        new_game(name, tmp_path / "x")
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(BadName, match="there already"):
        new_game("wager", tmp_path)
