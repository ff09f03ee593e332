"""What happened is told: since my last turn, at a readable pace, in the log, in the replay; who stands up and comes back."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from waiting import wait_for

from .conftest import Door
from .play import MINE, brawl_move, first_options, my_move, new_table, play_unseen, state

BOT = {"kind": "bot", "bot": "random"}
PHONE = (390, 844)
TOLD = {"pace": 1200, "digest": "all"}
"""What a person has who never opened the settings."""


def move(page: Page, table: str, seat: int, wanted: Any = None, game: str = "brawl") -> dict[str, Any]:
    """A move by the API: the first legal one that is wanted; which."""
    # The page may still show the last question when the server already waits for somebody else.
    options = wait_for(lambda: first_options(game, state(page, table, seat)), "the server asks")
    now = state(page, table, seat)
    option = next((one for one in options if wanted is None or wanted(one)), options[0])
    body = {"id": os.urandom(6).hex(), "seq": now["seq"], "seat": seat, "line": [option]}
    answer = page.request.post(f"/api/tables/{table}/moves", data=body)
    assert answer.ok, answer.text()
    return option


def two(vera: Page, anton: Page) -> str:
    """A table of two people."""
    table = new_table(vera, "brawl", [{"kind": "me"}, {"kind": "open"}], start=False)
    assert anton.request.post(f"/api/tables/{table}/seats/1/sit", data={}).ok
    assert anton.request.post(f"/api/tables/{table}/ready", data={"ready": True}).ok
    assert vera.request.post(f"/api/tables/{table}/start", data={}).ok
    return table


def covered(door: Door, **more: Any) -> tuple[str, Page, Page, int]:
    """Anton's Dragon has just covered a card of Vera's; on which tile."""
    vera, anton = door.enter("Vera", **more), door.enter("Anton")
    for _ in range(30):
        table = two(vera, anton)
        if "dragon" not in state(anton, table, 1)["view"]["seats"][1]["hand"]:
            continue
        if state(vera, table)["waiting"] == [1]:
            move(anton, table, 1, lambda one: one["character"] in ("king", "queen", "peasant", "knight"))
        while state(vera, table)["waiting"] == [0]:
            placed = move(
                vera, table, 0, lambda one: one.get("character") in ("king", "queen", "peasant", None)
            )
            tile = placed.get("tile", 0)
        dragon = {"kind": "place", "character": "dragon", "tile": tile}
        if move(anton, table, 1, dragon.__eq__) == dragon:
            return table, vera, anton, tile
    raise AssertionError("no Dragon in thirty hands")


# ---- since my last turn


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_what_was_done_to_me_is_loud(door: Door, size: tuple[int, int]) -> None:
    table, vera, _, tile = covered(door, size=size, prefs=TOLD)
    vera.goto(f"/table/{table}")
    loud = vera.locator(".since .loud")
    expect(loud).to_have_count(1)
    expect(loud).to_contain_text("Anton’s Dragon covers your")
    expect(loud).to_contain_text("stars")
    expect(vera.locator(".flags g")).to_have_count(1)
    flag, box = vera.locator(".flags g").bounding_box(), vera.locator(".tile").nth(tile).bounding_box()
    assert flag
    assert box
    assert box["x"] - 20 <= flag["x"] <= box["x"] + box["width"] + 20
    vera.click("[data-target=since-ok]")
    expect(vera.locator(".since")).to_have_count(0)
    expect(vera.locator(".flags g")).to_have_count(1)  # the places stay marked until I have moved
    assert my_move(vera)
    brawl_move(vera)
    expect(vera.locator(".flags")).to_have_count(0)


# Whether the tip lies on the strip; nothing as long as it is not shown.
ON_STRIP = """(shown) => {
  const [tip, strip] = ['[data-target=first-tip]', '.since'].map((one) => document.querySelector(one));
  if (!strip || !tip?.checkVisibility({ visibilityProperty: true })) return performance.now() > shown + 2000 ? 'waits' : '';
  const [a, b] = [tip, strip].map((one) => one.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? 'covers' : 'apart';
}"""


def test_a_first_tip_never_lies_on_what_happened(door: Door) -> None:
    table, vera, _, _ = covered(door, size=PHONE, prefs={**TOLD, "tips": True})
    vera.goto(f"/table/{table}")
    expect(vera.locator(".since .loud")).to_be_visible()
    stood = vera.wait_for_function(ON_STRIP, arg=vera.evaluate("performance.now()")).json_value()
    assert stood != "covers"
    vera.click("[data-target=since-ok]")
    expect(vera.locator("[data-target=first-tip]")).to_be_visible()


def test_the_digest_goes_with_the_first_card_and_comes_back_from_the_log(door: Door) -> None:
    table, vera, _, _ = covered(door, prefs=TOLD)
    vera.goto(f"/table/{table}")
    expect(vera.locator(".since")).to_be_visible()
    vera.locator(".hcard[data-state=legal] button").first.click()
    expect(vera.locator(".since")).to_have_count(0)
    vera.keyboard.press("Escape")
    vera.click(".log-since button")
    expect(vera.locator(".since")).to_be_visible()
    vera.keyboard.press("Escape")
    expect(vera.locator(".since")).to_have_count(0)


def test_on_a_phone_news_that_hurt_nobody_cover_nothing(door: Door) -> None:
    page = door.enter("Vera", size=PHONE, prefs=TOLD)
    table = new_table(page, "brawl", [{"kind": "me"}, BOT, BOT])
    page.goto(f"/table/{table}")
    page.wait_for_selector(MINE)
    brawl_move(page)
    page.wait_for_selector(f"{MINE} .since", state="attached")
    if page.locator(".since .loud").count() == 0:
        expect(page.locator(".since")).to_be_hidden()
        page.click(".dock button:has(.news)")
    expect(page.locator(".since > ol")).to_be_visible()
    box = page.locator(".since").bounding_box()
    bar = page.locator(".dock").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"] + 1


def test_step_by_step_plays_the_moves_again(door: Door) -> None:
    table, vera, _, _ = covered(door, prefs={**TOLD, "replay": 300})
    vera.goto(f"/table/{table}")
    vera.click("[data-target=since-steps]")
    vera.wait_for_selector(".table[data-past]")
    vera.wait_for_selector(f"{MINE}:not([data-past])")  # it played up to the present and is mine again
    assert "at=" not in vera.url


# ---- the pace of rivals' moves


def test_rivals_move_one_after_the_other_and_the_log_is_never_ahead(door: Door) -> None:
    page = door.enter("Vera", prefs={"pace": 2400, "digest": "none"})
    table = new_table(page, "brawl", [{"kind": "me"}, BOT, BOT, BOT])
    page.goto(f"/table/{table}")
    page.wait_for_selector(MINE)
    brawl_move(page)
    page.wait_for_selector("[data-target=skip]")
    told, cards = page.evaluate(
        """() => [
          new Set([...document.querySelectorAll('.logs .log')].map((line) => line.dataset.at)).size,
          document.querySelectorAll('.kingdom .card').length,
        ]"""
    )
    assert told == cards  # an action is a card
    expect(page.locator(".bar .tm")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector(MINE)
    expect(page.locator("[data-target=skip]")).to_have_count(0)


def test_the_table_stops_after_each_bot(door: Door) -> None:
    page = door.enter("Vera", prefs={"pace": 400, "single": True, "digest": "none"})
    table = new_table(page, "brawl", [{"kind": "me"}, BOT, BOT])
    page.goto(f"/table/{table}")
    page.wait_for_selector(MINE)
    brawl_move(page)
    names = []
    for _ in range(2):
        page.wait_for_selector("[data-target=go-on]")
        names.append(page.locator(".bar .tm b").first.inner_text())
        page.keyboard.press("Enter")
    page.wait_for_selector(MINE)
    assert set(names) == {"Emelya", "Kolobok"}


def test_the_end_waits_until_the_last_move_was_seen(door: Door) -> None:
    page = door.enter("Vera", prefs={"pace": 400, "digest": "none"})
    table = new_table(page, "brawl", [{"kind": "me"}, BOT])
    page.goto(f"/table/{table}")
    for _ in range(6):
        page.wait_for_selector(f"{MINE}, [data-target=to-scoring]")
        if page.locator(MINE).count():
            brawl_move(page)
    page.wait_for_selector("[data-target=to-scoring]")
    expect(page.locator(".kingdom")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("The game is over.")
    page.click("[data-target=stay]")
    expect(page.locator(".ring")).to_have_count(0)
    expect(page.locator(".kingdom")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector(".fin")


# ---- seats


def test_leaving_asks_first_and_coming_back_needs_no_reload(door: Door) -> None:
    vera, anton = door.enter("Vera"), door.enter("Anton")
    table = two(vera, anton)
    for page in (vera, anton):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".kingdom")
    vera.get_by_role("button", name="Menu").click()
    vera.click("[data-target=leave]")
    vera.click("dialog [data-target=stay]")
    assert state(vera, table)["seat"] == 0
    vera.click("[data-target=leave]")
    vera.click("[data-target=leave-sure]")
    vera.wait_for_selector("[data-target=come-back]")
    expect(anton.locator(".logs")).to_contain_text("Vera leaves the seat to a bot.")
    vera.click("[data-target=come-back]")
    expect(vera.locator(".hand-cards .hcard").first).to_be_visible()
    expect(anton.locator(".logs")).to_contain_text("Vera takes the seat back.")
    expect(vera.locator(".logs")).to_contain_text("Vera takes the seat back.")
    before = vera.locator(".logs .log").count()
    seat = state(vera, table)["waiting"][0]
    move((vera, anton)[seat], table, seat)
    expect(vera.locator(".logs .log")).to_have_count(before + 1)  # and the log goes on


# ---- the log


AT_END = """() => {
  const log = document.querySelector('.logs');
  return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""


def test_the_log_stays_at_its_end_when_the_panel_beside_it_grows(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "troyes", [{"kind": "me"}, BOT, BOT])
    play_unseen(page, table, "troyes", most=12)
    page.goto(f"/table/{table}")
    for _ in range(2):
        assert my_move(page)
        move(page, table, 0, game="troyes")
    assert my_move(page)
    page.wait_for_function(AT_END)
    for room in ("150px", "0"):
        page.evaluate("room => (document.querySelector('.panels').style.paddingBottom = room)", room)
        page.wait_for_function(AT_END)


# ---- replay


UNDER = """() => {
    const player = document.querySelector('.playback');
    const { left, top, width, height } = player.getBoundingClientRect();
    const met = new Set();
    for (let across = 0.02; across < 1; across += 0.04)
        for (let down = 0.1; down < 1; down += 0.2)
            for (const one of document.elementsFromPoint(left + width * across, top + height * down))
                if (!player.contains(one) && !one.contains(player)) met.add(one.className || one.tagName);
    return [...met];
}"""
"""What of a table lies under its player."""


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768)], ids=["upright", "on its side"])
@pytest.mark.parametrize("game", ["brawl", "kingsburg", "troyes", "feudum"])
def test_on_a_tablet_the_player_stands_below_the_table(door: Door, game: str, size: tuple[int, int]) -> None:
    """Every game lays itself out in what the player leaves it."""
    page = door.enter("Vera", size=size)
    table = new_table(page, game, [{"kind": "me"}, BOT])
    play_unseen(page, table, game, most=2)
    page.goto(f"/table/{table}?at=1")
    page.wait_for_selector(".table[data-past] .playback")
    assert page.evaluate(UNDER) == []
    box = page.locator(".playback").bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1] + 1
    assert page.locator("[data-target=play]").is_visible()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["brawl", "kingsburg", "troyes", "feudum"])
def test_a_replay_tells_the_move_and_has_its_controls_on_the_screen(
    door: Door, game: str, size: tuple[int, int]
) -> None:
    page = door.enter("Vera", size=size, prefs={"replay": 300})
    table = new_table(page, game, [{"kind": "me"}, BOT])
    play_unseen(page, table, game, most=4)
    # Where the second action ended: a bot's may have had several decisions.
    second = [entry for entry in state(page, table, 0)["log"] if entry["decisions"]][1]
    page.goto(f"/table/{table}?at={second['decision'] + second['decisions'] - 1}")
    page.wait_for_selector(".table[data-past]")
    shown = ".told .is-now" if size == PHONE else ".bar .prompt .tm"
    expect(page.locator(shown).first).to_be_visible()
    for selector in (
        ".play",
        "[data-target=play]",
        ".playback [data-step='1']",
        ".speed",
        ".playback-track input",
    ):
        box = page.locator(selector).first.bounding_box()
        assert box, selector
        assert -1 <= box["x"] <= size[0] + 1 - box["width"], (selector, box)
        assert 0 <= box["y"] <= size[1] + 1 - box["height"], (selector, box)
    if size != PHONE:
        now = page.locator(".logs [data-at-now]").last
        line, log = now.bounding_box(), page.locator(".logs").bounding_box()
        assert line
        assert log
        assert log["y"] - 1 <= line["y"] <= log["y"] + log["height"]
    page.click("[data-target=play]")
    page.wait_for_selector(".table:not([data-past])")  # it plays to the end, and the table is as it is
    page.keyboard.press("Home")
    page.wait_for_selector(".table[data-past]")
    page.keyboard.press(" ")
    expect(page.locator("[data-target=play]")).to_have_attribute("aria-label", "Pause")
