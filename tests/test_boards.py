"""A board computes no rule, and the generic table knows no game.

How a board is caught that works something out by itself:

1. ESLint (`web/eslint.config.js`, part of `make check`): under `src/boards` no sum, product or comparison may be made over
   `face`, `cost`, `divisor`, `strength` and the like, none over points but the difference of two views, and none over
   a printed number. `test_a_board_that_reckons_is_refused` shows that it bites.
2. Here: a board imports what draws, what narrows and its own files, takes the server's types as types only, reads no
   other board, and has none of the files in which rules were kept.
3. With changed components the engine's numbers are what a board shows: `tests/e2e` plays tables with overrides.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import regnum

WEB = Path(__file__).parents[1] / "web"
SOURCES = WEB / "src"
BOARDS = sorted(path.parent for path in SOURCES.glob("boards/*/board.ts"))
NAMED_BY = re.compile(r"""(import|export) (type )?([^;'"]*?)from '([^']+)'""")
SHOWING = ("troyes/choices.ts", "troyes/tell.ts")
GONE = ("groups.ts", "needs.ts", "outcome.ts", "reach.ts", "rules.ts", "uses.ts")


def code(folder: Path) -> list[Path]:
    found = [path for suffix in ("ts", "svelte") for path in folder.rglob(f"*.{suffix}")]
    return sorted(path for path in found if not path.name.endswith(".test.ts"))


def name(path: Path) -> str:
    return path.name


def test_every_game_with_a_board_is_a_known_one() -> None:
    assert {board.name for board in BOARDS} <= {*regnum.catalogue(), "generic"}


@pytest.mark.parametrize("board", BOARDS, ids=name)
def test_a_board_reads_only_what_draws(board: Path) -> None:
    allowed = re.compile(r"^(\./|\.\./\.\./(lib|table)/|\.\./types$|\.\.$|svelte(/|$)|\.$)")
    for path in code(board):
        for _, typed, what, source in NAMED_BY.findall(path.read_text(encoding="utf-8")):
            assert allowed.match(source), f"{path.name} reads {source}"
            if source == "./wire":
                only_types = typed or all(
                    one.strip().startswith("type ") for one in what.strip(" {}").split(",")
                )
                assert only_types, f"{path.name} takes more than types from {source}"


@pytest.mark.parametrize("board", BOARDS, ids=name)
def test_the_files_of_rules_are_gone(board: Path) -> None:
    assert not [path.name for path in code(board) if path.name in GONE]


@pytest.mark.parametrize("board", BOARDS, ids=name)
def test_printed_numbers_are_named_where_they_are_drawn(board: Path) -> None:
    """Nothing but a component, what hands them to components, or a sentence that shows them names printed numbers."""
    carriers = {"printed.ts", "draft.ts", "types.ts", "index.ts"}
    for path in code(board):
        if path.suffix == ".ts" and path.name not in carriers and f"{board.name}/{path.name}" not in SHOWING:
            assert not re.search(r"\bprinted\.\w", path.read_text(encoding="utf-8")), path.name


def test_the_generic_table_names_no_game() -> None:
    """Tables, shell and library know games by what games and boards declare."""
    themes = {
        found.group(1)
        for board in BOARDS
        if (found := re.search(r"theme: '(\w+)'", (board / "board.ts").read_text(encoding="utf-8")))
    }
    names = [*(game for game in ("brawl", "feudum", "kingsburg", "troyes")), *(themes - {"plain", "glass"})]
    wanted = re.compile("|".join(names), re.IGNORECASE)
    for folder in ("table", "shell", "lib", "styles"):
        for path in (one for one in (SOURCES / folder).rglob("*") if one.is_file()):
            if path.suffix == ".json" or path.name.endswith(".test.ts"):
                continue
            text = re.sub(r"^ *(//|\*|/\*).*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            found = wanted.search(text)
            assert not found, f"{path.relative_to(SOURCES)} names {found.group() if found else ''}"


@pytest.mark.skipif(
    not (shutil.which("npx") and (WEB / "node_modules/eslint").is_dir()),
    reason="the browser table's tools are not installed: npm ci in web/",
)
def test_a_board_that_reckons_is_refused() -> None:
    """Each line of a board, all in one file: ESLint takes seconds to come up."""
    reckoned = [
        "Math.floor(die.face / card.divisor)",
        "die.face >= 3",
        "mine.gold - card.cost",
        "card.points * 2",
        "seat.points + at.gain",
        "at.printed.player.hand + 1",
    ]
    shown = ["die.face", "card.cost", "seat.name"]
    lines = [
        f"export const found{number} = (die: any, card: any, seat: any, mine: any, at: any) => {line};"
        for number, line in enumerate((*reckoned, *shown))
    ]
    done = subprocess.run(
        ["npx", "eslint", "--stdin", "--stdin-filename", "src/boards/brawl/x.ts", "--format", "json"],
        input="\n".join(lines), text=True, capture_output=True, cwd=WEB, check=False,
    )  # fmt: skip
    (file,) = json.loads(done.stdout)
    refused = {one["line"] for one in file["messages"] if one["ruleId"] == "no-restricted-syntax"}
    assert refused == set(range(1, len(reckoned) + 1)), done.stdout + done.stderr
