"""Every kind of question and option has its place on the browser's board, and every option its own pieces."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.games.feudum import GAME
from regnum.kernel.chance import Seeded

WEB = Path(__file__).parents[2] / "web"

if not (WEB / "node_modules" / "typescript").exists() or not shutil.which("node"):
    pytest.skip("the browser table's tools are not installed: npm install in web/", allow_module_level=True)


class Board:
    """The board's own table of pieces, asked line by line."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["node", "scripts/pieces.mjs"], cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.tables: dict[str, list[str]] = self._read()

    def _read(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def pieces(self, options: list[dict[str, Any]]) -> list[list[str]]:
        assert self.process.stdin
        print(json.dumps(options), file=self.process.stdin, flush=True)
        found: list[list[str]] = self._read()
        return found


@pytest.fixture(scope="module")
def board() -> Iterator[Board]:
    opened = Board()
    yield opened
    opened.process.kill()
    opened.process.wait()


def test_no_kind_of_option_is_without_a_place(board: Board) -> None:
    assert set(board.tables["kinds"]) == {kind.name for kind in GAME.options}


def test_no_question_is_without_a_place(board: Board) -> None:
    assert set(board.tables["prompts"]) == {kind.name for kind in GAME.prompts}


@pytest.mark.parametrize("seed", range(4))
def test_every_option_has_pieces_of_its_own(board: Board, seed: int) -> None:
    """Two options of one moment never look alike, and nothing but ending and declining is a mere button."""
    shown = set(board.tables["shown"])
    rng = random.Random(seed)
    g = GAME.new(2 + seed % 4, Seeded(seed), {"advanced": True})
    for number in range(1200):
        if not g.waiting:
            break
        seat = g.waiting[0]
        options = g.options(seat)
        if number % 2 == 0 and len(options) < 330:
            pieces = board.pieces([GAME.encode(option) for option in options])
            families = {piece.split(":")[0] for line in pieces for piece in line}
            assert families - {"kind"} <= shown
            assert {line[0] for line in pieces if line[0].startswith("kind:")} <= {
                "kind:done",
                "kind:decline",
            }
            looks = [tuple(sorted(line)) for line in pieces]
            assert len(set(looks)) == len(looks), pieces
        g.apply(seat, rng.choice(options))
