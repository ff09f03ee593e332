"""The browser's board offers whole actions as drafts; its arithmetic and the rules say the same."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.games.troyes import GAME
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Seeded

WEB = Path(__file__).parents[2] / "web"
GAMES = [(1, 3, False), (2, 4, False), (3, 5, False), (4, 6, True)]
EVERY = 3
"""Of so many decisions one is compared."""
ANSWERED = {
    "activate": ("choose-group", "choose-own-dice", "choose-bought-dice"),
    "own": ("choose-bought-dice",),
    "counter": ("choose-group",),
    "build": ("choose-group",),
    "enter": ("choose-group",),
    "farm": ("choose-group",),
    "flip": ("flip-dice",),
    "face": ("fight-black-dice",),
}
"""Questions after an option that a draft has answered already."""

if not (WEB / "node_modules" / "typescript").exists() or not shutil.which("node"):
    pytest.skip("the browser table's tools are not installed: npm install in web/", allow_module_level=True)


class Board:
    """The board's own code, asked line by line."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["node", "scripts/drafts.mjs", "troyes"],
            cwd=WEB,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def drafts(self, g: Troyes, seat: int) -> list[dict[str, Any]]:
        decision = g.decision()
        question = {
            "view": msgspec.to_builtins(g.view(seat)),
            "prompt": {"name": decision.name, "about": GAME.prompt(decision.name, decision.about(g))},
            "options": [GAME.encode(option) for option in g.options(seat)],
            "printed": g.tables.components.tree,
        }
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        found: list[dict[str, Any]] = json.loads(self.process.stdout.readline())
        return found


@pytest.fixture(scope="module")
def board() -> Iterator[Board]:
    running = Board()
    yield running
    running.process.terminate()
    running.process.wait()


def follow(g: Troyes, seat: int, before: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Troyes]]:
    """Every way to answer an option's own questions about dice: the answers, and the table after them."""
    for option in g.options(seat):
        after = g.copy()
        after.apply(seat, option)
        data = GAME.encode(option)
        steps = (*before, json.dumps(data))
        decision = after.decision()
        answered = decision is not None and decision.name in ANSWERED.get(str(data["kind"]), ())
        if answered and seat in after.waiting and (before or data["kind"] != "own"):
            yield from follow(after, seat, steps)
        else:
            yield steps, after


def asked(g: Troyes, seat: int, steps: list[Any]) -> tuple[str, ...]:
    """The decisions of a draft that are really asked: where there is one way only, it is taken unasked."""
    table = g.copy()
    found: list[str] = []
    for step in steps:
        option = GAME.decode(step)
        if seat not in table.waiting or option not in table.options(seat):
            assert found, f"{step} is not offered"
            continue
        table.apply(seat, option)
        found.append(json.dumps(step))
    return tuple(found)


@pytest.mark.parametrize(("seats", "seed", "bonus"), GAMES)
def test_the_board_drafts_exactly_the_legal_actions(board: Board, seats: int, seed: int, bonus: bool) -> None:
    g = GAME.new(seats, Seeded(seed), {"bonus": bonus})
    assert isinstance(g, Troyes)
    luck = Seeded(f"luck {seed}")
    turn = compared = outcomes = 0
    while g.waiting:
        seat = g.waiting[0]
        turn += 1
        if turn % EVERY == 0 or g.decision().name not in ("act", "place-citizen"):
            legal = dict(follow(g.copy(), seat, ()))
            offered = {asked(g, seat, draft.get("steps", [draft])): draft for draft in board.drafts(g, seat)}
            assert set(offered) == set(legal), f"{turn}: {set(offered) ^ set(legal)}"
            compared += len(offered)
            if seats > 1 and g.decision().name == "act":
                outcomes += sum(
                    same_outcome(g, seat, draft, legal[steps]) for steps, draft in offered.items()
                )
        options = g.options(seat)
        g.apply(seat, options[luck.pick(len(options))])
    assert compared > (200 if seats == 1 else 700)
    assert seats == 1 or outcomes > 100


def same_outcome(g: Troyes, seat: int, draft: dict[str, Any], after: Troyes) -> bool:
    """Where nothing more is asked or rolled, the promised money, influence and points are what comes."""
    decision = after.decision()
    if "outcome" not in draft or (after.round, after.phase) != (g.round, g.phase) or decision is None:
        return False
    if decision.name != "act" or draft["target"] == "influence:reroll":
        return False
    promised = draft["outcome"]
    for field, now, then in (
        ("deniers", g.deniers[seat], after.deniers[seat]),
        ("influence", g.influence[seat], after.influence[seat]),
        ("points", g.points[seat], after.points[seat]),
    ):
        assert promised[field] == then - now, (field, draft)
    others = {owner: points for owner, points in promised["others"] if owner < g.seats}
    for other in range(g.seats):
        if other != seat:
            assert others.get(other, 0) == after.points[other] - g.points[other], draft
    return True
