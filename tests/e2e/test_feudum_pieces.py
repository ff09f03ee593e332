"""Every kind of Feudum decision is taken by clicking pieces of the board, wherever it comes up in a game."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.games.feudum import GAME
from regnum.games.feudum.state import Feudum
from regnum.kernel.chance import Seeded

from .conftest import Door
from .play import new_table
from .wire import cut, take

WEB = Path(__file__).parents[2] / "web"
BOT = {"kind": "bot", "bot": "random"}
GAMES = 160
SPARED = ({"drop_writ", "swap_tile", "decline", "reclaim"}, {"drop_writ", "done", "decline"})
"""What thrifty and hasty wanderers leave alone while there is anything else to do."""

if not (WEB / "node_modules" / "typescript").exists() or not shutil.which("node"):
    pytest.skip("the browser table's tools are not installed: npm install in web/", allow_module_level=True)

Case = tuple[dict[str, Any], dict[str, Any]]
"""A position as one seat is told of it, and the option to be taken there."""


def cases(moments: int, each: int) -> list[Case]:
    """For every question and kind of option some moments of games of chance, and some options of each.

    Two games of three begin with tiles and goods enough for what poor wanderers never come to.
    """
    found: list[Case] = []
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES):
        luck = random.Random(seed)
        g = GAME.new(2 + seed % 4, Seeded(seed), {"advanced": seed % 9 > 0})
        assert isinstance(g, Feudum)
        if seed % 3:
            g.tiles = [1] * len(g.tiles)
            g.goods = [2] * len(g.goods)
        while g.waiting:
            seat = luck.choice(g.waiting)
            by_kind: dict[str, list[Any]] = {}
            for option in g.options(seat):
                by_kind.setdefault(GAME.options[option[0]].name, []).append(option)
            step = g.decision()
            assert step
            rare = [kind for kind in by_kind if met[step.name, kind] < moments]
            if rare:
                met.update((step.name, kind) for kind in rare)
                view = msgspec.to_builtins(g.view(seat))
                told = [GAME.encode(option) for option in g.options(seat)]
                prompt = {"name": step.name, "about": step.about(g)}
                state = {"seat": seat, "view": view, "waiting": list(g.waiting), "prompt": prompt, "options": told}
                for kind in rare:
                    some = luck.sample(by_kind[kind], min(each, len(by_kind[kind])))
                    found += [(state, GAME.encode(option)) for option in some]
            kinds = [kind for kind in by_kind if kind not in SPARED[seed % 2]] or list(by_kind)
            g.apply(seat, luck.choice(by_kind[luck.choice(kinds)]))
    return sorted(found, key=lambda case: (len(case[0]["view"]["seats"]), case[0]["seat"]))


def pieces_of(taken: list[Case]) -> list[list[str]]:
    """The pieces that stand for the options, by the board's own table."""
    lines = "".join(json.dumps(state["options"]) + "\n" for state, _ in taken)
    asked = ["node", "scripts/pieces.mjs"]
    said = subprocess.run(asked, cwd=WEB, input=lines, capture_output=True, text=True, check=True).stdout
    answers = [json.loads(line) for line in said.splitlines()[1:]]
    return [line[state["options"].index(option)] for (state, option), line in zip(taken, answers, strict=True)]


@pytest.mark.parametrize(("size", "moments", "each"), [((1440, 900), 2, 2), ((390, 844), 1, 1)])
def test_every_kind_of_decision_is_taken_on_the_board(
    door: Door, size: tuple[int, int], moments: int, each: int
) -> None:
    taken = cases(moments, each)
    assert {option["kind"] for _, option in taken} == {kind.name for kind in GAME.options}
    assert {state["prompt"]["name"] for state, _ in taken} == set(GAME.prompts)
    page = door.enter("Vera", size=size)
    table = new_table(page, "feudum", [{"kind": "me"}, BOT, BOT, BOT, BOT], settings={"advanced": True})
    told = page.request.get(f"/api/tables/{table}").json()
    cut(page)
    page.goto(f"/table/{table}")
    page.wait_for_function("() => window.wire?.socket")
    holes = []
    for number, ((state, option), pieces) in enumerate(zip(taken, pieces_of(taken), strict=True)):
        seats = told["seats"][: len(state["view"]["seats"])]
        here = {**told, "status": "playing", "yours": [state["seat"]], "seats": seats}
        whole = {
            "type": "state", "table": table, "seq": number + 1, "decisions": number + 1, "yours": [state["seat"]],
            "over": False, "can_undo": False, "scores": None, "winners": None, "from": 0, "log": [], **state,
        }  # fmt: skip
        answer = take(page, here, whole, pieces)
        if answer.get("option") != option:
            holes.append((state["prompt"]["name"], option, pieces, answer))
    assert not holes, "\n".join(map(str, holes[:20])) + f"\n{len(holes)} of {len(taken)}"
