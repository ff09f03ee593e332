"""The notebooks of the docs run as they stand (`make docs` shows what they print); in CI with fewer games, and without what only many games show."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"
FEWER = {
    "a-bot-that-learns": ("GAMES, TRIALS = 700, 200", "GAMES, TRIALS = 100, 10"),
    "a-tournament": ('"random"], 240', '"random"], 12'),
    "environments": ("games=32", "games=4"),
    "inside-a-search": ("50, 100, 200, 400, 800)", "50)"),
    "what-winners-build": ("GAMES, SEATS = 120, 3", "GAMES, SEATS = 3, 3"),
}
CELL = re.compile(
    r"^```\{code-cell\} ipython3\n(:tags: \[(?P<tags>[^]]*)\]\n)?(?P<code>.*?)^```$", re.M | re.S
)


def test_every_notebook_is_tried() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == set(FEWER)


def run(name: str, text: str, monkeypatch: pytest.MonkeyPatch, claims: bool) -> dict[str, Any]:
    monkeypatch.setenv("MPLBACKEND", "Agg")
    space: dict[str, Any] = {"__name__": name}
    for cell in CELL.finditer(text):
        if claims or "claim" not in (cell["tags"] or ""):
            exec(compile(cell["code"], f"{name}.md", "exec"), space)
    return space


@pytest.mark.parametrize("name", sorted(FEWER))
def test_notebooks_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    many, few = FEWER[name]
    assert text.count(many) == 1
    assert text.count("{code-cell}") == len(CELL.findall(text)) >= 4
    run(name, text.replace(many, few), monkeypatch, claims=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(FEWER))
def test_notebooks_show_what_they_claim(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run(name, (FOLDER / f"{name}.md").read_text(encoding="utf-8"), monkeypatch, claims=True)
