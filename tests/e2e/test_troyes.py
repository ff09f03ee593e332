"""Troyes in a real browser: whole games by clicking pieces, every kind of decision on the board."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regnum.games.troyes import GAME

from .conftest import Door
from .play import MINE, messages, my_move, new_table, numbers, overheard, state
from .troyes_hands import (
    BOTS,
    Line,
    Position,
    carry_out,
    finished,
    kinds,
    play_on,
    troyes_move,
)


@pytest.mark.soak
def test_a_whole_game_of_three_by_clicking_pieces(door: Door) -> None:
    page = door.enter("Zoya")
    heard = overheard(page)
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[:2]])
    page.goto(f"/table/{table}")
    luck = random.Random(7)
    moves = 0
    while my_move(page):
        troyes_move(page, table, luck)
        moves += 1
    assert moves > 10
    end = state(page, table)
    totals = numbers(page.locator(".score tfoot td b"))
    assert sorted(totals) == sorted(end["scores"])
    for one in messages(heard):
        said = one.get("state") or one
        if isinstance(said, dict) and "view" in said and said["view"] and not said.get("over"):
            for seat, rival in enumerate(said["view"]["seats"]):
                assert seat == end["seat"] or (rival["characters"] is None and rival["points"] is None)
    page.goto(f"/table/{table}?at=12")
    page.wait_for_selector(".table[data-past] .board")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"at=1[3-9]"))


def hear_the_king(page: Page) -> int:
    """Read the King's turns that wait to be read, by key and by click in turn; how many there were."""
    count = 0
    told = page.locator(".table[data-turn=told] [data-target=read-on]")
    while True:
        page.wait_for_selector(f"{MINE}, .fin, .table[data-turn=told]", timeout=30_000)
        if not told.count():
            return count
        expect(page.locator(".bar .prompt")).to_contain_text("Ход короля")
        expect(page.locator(".king-table tr[aria-current]:visible")).to_have_count(1)
        expect(page.locator(".board [data-state=legal]:visible")).to_have_count(0)
        before = page.locator(".bar").inner_text()
        if count % 2:
            page.keyboard.press("Enter")
        else:
            told.click()
        page.wait_for_function("text => document.querySelector('.bar')?.innerText !== text", arg=before)
        count += 1


@pytest.mark.soak
def test_a_whole_challenge_of_the_king(door: Door) -> None:
    page = door.enter("Зоя", lang="ru")
    table = new_table(page, "troyes", [{"kind": "me"}])
    page.goto(f"/table/{table}")
    luck = random.Random(3)
    told = moves = read = 0
    while True:
        read += hear_the_king(page)
        if not my_move(page):
            break
        view = state(page, table)["view"]
        shown = page.locator(".lintel .die").evaluate_all(
            "dice => dice.map(die => +die.dataset.target.slice(4))"
        )
        assert shown == view["king"]["dice"]
        told += page.locator(".roll").count()
        troyes_move(page, table, luck)
        moves += 1
    assert moves > 15
    assert told
    expect(page.locator(".verdict")).to_be_visible()
    rolls = [
        event
        for entry in state(page, table)["log"]
        for event in entry["events"]
        if event["kind"] == "king_rolled"
    ]
    assert read == len(rolls), "every turn of the King waits until it has been read"
    page.goto(f"/table/{table}?at=0")
    page.wait_for_selector(".log")
    assert page.locator(".log", has_text="Король").count() >= len(rolls)


LEADS = {
    "times": ("troubadour", "innkeeper", "journeyman", "artisan", "diplomat"),
    "mill": ("miller",),
    "stop": ("archer",),
    "lay": ("archer", "chivalry", "diplomat"),
    "own": ("pilgrimage",),
}
"""Cards that lead to a kind of decision."""
OLD = {"cubes"}
"""Kinds that only tables of older versions offer."""


@pytest.mark.soak
def test_every_kind_of_decision_is_taken_on_the_board(door: Door) -> None:
    page = door.enter("Zoya")
    taken: set[str] = set()

    def sent(data: Any) -> None:
        message = json.loads(data)
        if message.get("type") == "move":
            taken.update(kinds(message["line"]))

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    luck = random.Random(1)
    wanted = {kind.name for kind in GAME.options} - OLD
    # Which cards lie in a game is chance: games are begun until every card has come up that leads to a kind.
    for attempt in range(120):
        if wanted <= taken:
            break
        seats = [{"kind": "me"}, *BOTS[: attempt % 3 + 1]]
        table = new_table(page, "troyes", seats, settings={"bonus": attempt % 2 == 1})
        take_missing(page, table, luck, wanted, taken)
    assert not wanted - taken, f"never taken on the board: {wanted - taken}"


def take_missing(page: Page, table: str, luck: random.Random, wanted: set[str], taken: set[str]) -> None:
    """Play a table; whenever a kind that was never taken is offered, take a plan with it by clicking."""

    def fresh(now: Position) -> list[Line]:
        return [
            line for line in finished(now) if set(kinds(line)) - taken & wanted and set(kinds(line)) - taken
        ]

    while True:
        liked = {card for kind in wanted - taken for card in LEADS.get(kind, ())}

        def leads(_: Position, line: Line, cards: set[str] = liked) -> bool:
            return line[0].get("card") in cards

        now = play_on(page, table, luck, lambda now: bool(fresh(now)), leads)
        if now["over"] or wanted <= taken:
            return
        line = luck.choice(fresh(now))
        page.goto(f"/table/{table}")
        assert my_move(page)
        carry_out(page, line, luck)
