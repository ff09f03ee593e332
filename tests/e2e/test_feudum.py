"""Feudum in a real browser: by clicking pieces on the chart, in guilds and in the hand."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Door
from .play import READY, confirm, feudum_move, my_move, new_table, state

ADVANCED = {"advanced": True}
FIXED = {"order": "fixed"}
BOT = {"kind": "bot", "bot": "random"}


def play(page: Page, table: str, seconds: float) -> dict[str, Any]:
    """Click pieces until the game is over or the time is up; how many decisions, of which kinds."""
    end = time.monotonic() + seconds
    asked: dict[str, int] = {}
    moves = 0
    while time.monotonic() < end and my_move(page):
        prompt = state(page, table)["prompt"]["name"]
        asked[prompt] = asked.get(prompt, 0) + 1
        feudum_move(page, seed=7 * moves + 11)
        moves += 1
    return {"moves": moves, "asked": asked}


def test_four_seats_by_clicking_pieces(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT, BOT, BOT], settings=ADVANCED, options=FIXED)
    page.goto(f"/table/{table}")
    told = play(page, table, seconds=80)
    view = state(page, table)["view"]
    assert view["round"] >= 3 or state(page, table)["over"]
    assert {"take_goods", "first_pawn", "choose_cards", "lay_card", "feed"} <= set(told["asked"])
