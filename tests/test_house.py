"""The house stays as it was drawn: who may import whom, and no file outgrows its room."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "regnum"

ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "bots", "processes"},
    "arena": {"kernel", "bots", "arena", "words", "processes", "extras"},
    "terminal": {"kernel", "bots", "terminal", "words", "lessons", "practice"},
    "envs": {"kernel", "bots", "envs", "extras", "processes"},
    "scaffold": {"kernel", "scaffold"},
    "testing": {"kernel", "bots", "words", "lessons", "testing", "extras"},
    "server": {"kernel", "bots", "arena", "words", "texts", "lessons", "practice", "folders", "server"},
}


def imported(path: Path) -> Iterator[str]:
    """The parts of the package a file imports."""
    package = path.relative_to(PACKAGE.parent).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            stem = ".".join(part for part in (base, node.module or "") if part)
            names = [f"{stem}.{alias.name}" for alias in node.names] if stem == "regnum" else [stem]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[0] == "regnum" and len(parts) > 1:
                yield parts[1]


@pytest.mark.parametrize("room", [room for room in ALLOWED if (PACKAGE / room).is_dir()])
def test_arrows_point_one_way(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        for name in imported(path):
            if name[0].islower() and (PACKAGE / name).exists() | (PACKAGE / f"{name}.py").exists():
                assert name in ALLOWED[room], f"{path.relative_to(PACKAGE)} imports {name}"


def test_games_do_not_know_each_other() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            others = [one.name for one in (PACKAGE / "games").iterdir() if one.is_dir() and one != folder]
            assert not any(f"games.{other}" in text or f"import {other}" in text for other in others), path


def test_nothing_in_kernel_or_games_is_random_or_looks_at_a_clock() -> None:
    for room in ("kernel", "games"):
        for path in (PACKAGE / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"^\s*(import|from) (random|time|datetime|uuid)\b", text, re.M), path
            if path.name != "match.py":
                assert not re.search(r"^\s*(import|from) secrets\b", text, re.M), path


def test_files_stay_small() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in PACKAGE.rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 450
    }
    assert not long


def test_tests_wait_for_conditions_and_know_their_luck() -> None:
    """A fixed sleep is too short on a slow machine; luck without a seed can't be repeated."""
    for path in (ROOT / "tests").rglob("*.py"):
        if "e2e" in path.parts or path.name in ("waiting.py", "test_house.py"):
            continue
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\bsleep\(", text), f"{path}: waiting.wait_for waits for what you need"
        if path.name != "seeds.py":
            assert not re.search(r"\bRandom\(\)|\brandom\.(random|choice|shuffle|rand\w+|uniform)\(", text), (
                path
            )
