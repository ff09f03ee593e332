"""How a person's hands move at a Troyes table, and how the plans the server offers are read."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, TimeoutError, expect

from regnum.games.troyes import GAME
from regnum.kernel.forest import Forest, read

from .play import READY, confirm, my_move, my_turn, new_table, seq, state

BOTS = [{"kind": "bot", "bot": "random"}] * 3
RAW = re.compile(r"\b[a-z]+:[a-z_]+")
"""How a piece is written inside; nobody should read it."""
Line = list[dict[str, Any]]
Position = dict[str, Any]
BARRED = ("pass", "stop", "yield")
"""Kinds that are buttons in the bar."""
SOURCES = ("kind:take_supply", "space:", "lying:", "tradesman:")
COUNTS = ("count:", "bishopric:", "palace:")
WAY = ".bar [data-target=way]:visible"


def lines(now: Position) -> list[tuple[Line, str]]:
    """Every plan of a position with its end; read once, however often somebody looks."""
    if "lines" not in now:
        now["lines"] = read(GAME, msgspec.convert(now["plans"], Forest)) if now.get("plans") else []
    found: list[tuple[Line, str]] = now["lines"]
    return found


def finished(now: Position) -> list[Line]:
    return [line for line, end in lines(now) if end != "more"]


def pieces_of(option: dict[str, Any]) -> list[str]:
    """The pieces an option names, as the browser reads them off the kinds."""
    kind = next(one for one in GAME.options if one.name == option["kind"])
    found: list[str] = []
    for field in kind.fields:
        value = option[field.name]
        if value is None or not field.piece:
            continue
        if isinstance(value, dict):
            found += [f"{field.piece}:{name}" for name, count in value.items() for _ in range(count)]
        elif isinstance(value, list):
            found += [f"{field.piece}:{one}" for one in value]
        else:
            found.append(f"{field.piece}:{value}")
    points = not kind.fields or any(field.piece for field in kind.fields)
    return [f"kind:{kind.name}", *found] if kind.named or (not found and points) else found


def pieces(line: Line) -> list[str]:
    return [piece for option in line for piece in pieces_of(option)]


def play_on(
    page: Page,
    table: str,
    luck: random.Random,
    stop: Callable[[Position], bool],
    liked: Callable[[Position, Line], bool] = lambda now, line: False,
) -> Position:
    """Play without the screen until a position comes; lines that are liked are taken when there are any."""
    now = state(page, table)
    while not now["over"] and not stop(now):
        if not now["plans"]:
            now = my_turn(page, table)
            continue
        found = [line for line, _ in lines(now)]
        line = luck.choice([one for one in found if liked(now, one)] or found)
        move = {"id": f"{luck.random()}", "seq": now["seq"], "seat": now["seat"], "line": line}
        answer = page.request.post(f"/api/tables/{table}/moves", data=move)
        assert answer.ok or answer.status == 409, answer.text()
        now = answer.json() if answer.ok else state(page, table)
    return now


def asked(name: str, least: int = 1) -> Callable[[Position], bool]:
    def found(now: Position) -> bool:
        return bool(now["plans"]) and now["prompt"]["name"] == name and now["view"]["round"] >= least

    return found


def kinds(line: Line) -> list[str]:
    return [option["kind"] for option in line]


def place(page: Page, piece: str, option: dict[str, Any] | None = None) -> Locator:
    """Where a piece is clicked on the screen."""
    family, _, name = piece.partition(":")
    if family == "kind" and name in BARRED:
        return page.locator(f".bar [data-target='option:{name}']")
    if option is not None and option["kind"] == "mill":
        return page.locator(f"[data-use='{json.dumps(option, separators=(',', ':'))}']:visible")
    if family == "count":
        return page.locator(f"[data-use='{piece}']:visible")
    shown = page.locator(f".board [data-target='{piece}']:visible")
    lit = page.locator(
        "[data-state=legal], [data-state=selected]" if family == "threat" else "[data-state=legal]"
    )
    return shown if family in ("die", "marker", "black") else shown.and_(lit)


def draft(page: Page, line: Line, luck: random.Random | None = None, target_first: bool = False) -> None:
    """Click the pieces of a plan: dice and what they are for in any order, then who goes and how often."""
    named = [(piece, option) for option in line for piece in pieces_of(option)]
    first = [one for one in named if not one[0].startswith((*SOURCES, *COUNTS)) and one[0][5:] not in BARRED]
    if line[0]["kind"] == "place":
        first = named
    if luck:
        luck.shuffle(first)
    else:
        first.sort(key=lambda one: one[0].startswith(("die:", "marker:")) == target_first)
    # Dice of several colours go together only for who has said that they are to be turned over.
    first.sort(key=lambda one: one[0] != "kind:flip")
    rest = [one for one in named if one not in first]
    for piece, option in [*first, *rest]:
        page.wait_for_selector(".bar:not([aria-busy=true])")
        if option["kind"] == "mill" and piece.startswith("palace:"):
            continue
        if option["kind"] not in ("lay", "cubes") and drawn(page, piece):
            continue
        where = place(page, piece, option)
        try:
            if piece.startswith(COUNTS):
                expect(where.or_(page.locator(READY)).first).to_be_visible()
                if not where.count():
                    continue  # so many cubes were laid that it goes without saying
            where.first.click()
        except (TimeoutError, AssertionError) as error:
            kept = page.evaluate("() => ({ ...sessionStorage })")
            raise AssertionError((line, piece, page.locator(".bar").inner_text(), kept)) from error


def drawn(page: Page, piece: str) -> bool:
    """Whether a piece is in the draft already: it was the only one left."""
    shown = f"[data-target='{piece}'][data-state=selected]:visible, [data-use='{piece}'][data-state=selected]:visible"
    return page.locator(shown).count() > 0


def selected_dice(page: Page) -> set[int]:
    """The dice drawn as chosen, wherever they lie."""
    found = page.locator(".board .die[data-target^='die:'][data-state=selected]:visible").evaluate_all(
        "dice => dice.map(die => +die.dataset.target.slice(4))"
    )
    return set(found)


def ready(page: Page) -> None:
    expect(page.locator(READY)).to_be_visible()


FINISHED = """
([n, ready]) => {
  const at = +(document.querySelector('.table')?.dataset.seq ?? 0);
  if (document.querySelector('.fin, .curtain') || at > n) return true;
  document.querySelector(ready)?.click();
  return false;
}
"""


def carry_out(page: Page, line: Line, luck: random.Random | None = None) -> None:
    """Click a plan and confirm it."""
    before = seq(page)
    draft(page, line, luck)
    if line[-1]["kind"] in BARRED:
        # A button that finishes acts at once where undo stays open, elsewhere it asks for Confirm.
        page.wait_for_function(FINISHED, arg=[before, READY])
        return
    expect(page.locator(READY).or_(page.locator(WAY)).first).to_be_visible()
    if not page.locator(READY).count():
        # The same pieces in several ways: any of them will do.
        page.locator(WAY).first.click()
    ready(page)
    confirm(page)


def troyes_move(page: Page, table: str, luck: random.Random) -> Line:
    """One whole action by clicking: a random plan of the server's, its pieces in random order, one Confirm."""
    line = luck.choice(finished(state(page, table)))
    carry_out(page, line, luck)
    return line


def find(
    page: Page,
    luck: random.Random,
    seats: int,
    fits: Callable[[Position], bool],
    tries: int = 200,
    liked: Callable[[Position, Line], bool] = lambda now, line: False,
) -> tuple[str, Position]:
    """A table at a position that fits."""
    for _ in range(tries):
        table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[: seats - 1]])
        now = play_on(page, table, luck, fits, liked)
        if not now["over"]:
            return table, now
    raise AssertionError("no such position came up")


def opening(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    assert my_move(page)
