"""Kingdom Brawl in a real browser: whole games by clicking pieces, and what a table must survive."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Door, Server
from .gallery import GAMES, Hall, over
from .play import (
    DECLINE,
    MINE,
    READY,
    brawl_move,
    confirm,
    messages,
    my_move,
    new_table,
    numbers,
    overheard,
    play_unseen,
    seq,
    state,
)
from .scenes import find

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
# Whether the turn is mine, whether Confirm is open, the draft, the cards of the hand that are marked as chosen, and such tiles.
SHOWN = """() => [
    !!document.querySelector(".table[data-turn=mine]"),
    !!document.querySelector("[data-target=confirm]:not([aria-disabled=true])"),
    (document.querySelector(".table").dataset.draft ?? "").split(" ").filter(Boolean),
    [...document.querySelectorAll(".hcard[data-state=selected]")].map((one) => `character:${one.dataset.char}`),
    [...document.querySelectorAll(".tile:is([data-state=selected], [data-state=from])")].map((one) => one.dataset.target.slice(5)),
]"""


def test_a_whole_game_against_a_bot_from_the_lobby(door: Door) -> None:
    page = door.enter("Vera")
    page.goto("/")
    page.click("[data-target='new:brawl']")
    page.click("[data-target=open-table]")
    moves = 0
    while my_move(page):
        local = page.locator(".panel .total b").all_inner_texts()
        table = page.url.rsplit("/", 1)[1].split("?")[0]
        view = state(page, table)["view"]
        order = [view["first"], 1 - view["first"]]
        assert [int(text) for text in local] == [view["seats"][seat]["total"] for seat in order]
        brawl_move(page, tile_first=moves % 2 == 1, pick=moves)
        moves += 1
    assert moves >= 6
    expect(page.locator(".score tfoot td b")).to_have_count(2)
    expect(page.locator(".chart svg")).to_be_visible()
    totals = numbers(page.locator(".score tfoot td b"))
    assert sorted(totals) == sorted(state(page, table)["scores"])
    page.click("[data-target=rematch]")
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


def test_the_end_counts_source_by_source(door: Door) -> None:
    """Rows come out one after the other, and totals and bars grow with them."""
    page = door.enter("Vera", motion=120)
    page.add_init_script(
        "window.rows = []; new MutationObserver(() => rows.push(document.querySelectorAll('.score .todo').length))"
        ".observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })"
    )
    Hall(page, "brawl").lay(GAMES["brawl"]["end"])
    expect(page.locator(".score[aria-busy=false]")).to_have_count(1)
    seen = page.evaluate("rows")
    count = page.locator(".score tbody tr").count()
    assert [left for left in range(count, -1, -1) if left in seen[seen.index(count) :]] == [
        *range(count, -1, -1)
    ]
    scores = sorted(find("brawl", over, 4, wise=True).told()["scores"])
    assert sorted(map(int, page.locator(".score tfoot td b").all_inner_texts())) == scores
    assert sorted(map(int, page.locator(".ranks em").all_inner_texts())) == scores
    widths = page.locator("tfoot .grown i").evaluate_all(
        "bars => bars.map((bar) => parseFloat(bar.style.width))"
    )
    assert sorted(widths) == pytest.approx([100 * points / scores[-1] for points in scores])


def test_two_browsers_never_hear_each_others_secrets(door: Door) -> None:
    anna, boris = door.enter("Anna"), door.enter("Boris", lang="ru")
    heard = [overheard(anna), overheard(boris)]
    table = new_table(
        anna, "brawl", [{"kind": "me"}, {"kind": "open"}], start=False, options={"order": "fixed"}
    )
    anna.goto(f"/table/{table}")
    boris.goto("/")
    boris.click(f"[data-target='join:{table}']")
    boris.click("[data-target=ready]")
    anna.click("[data-target=start]:not([aria-disabled])")
    secrets: list[Any] = []
    pages = [anna, boris]
    for page in pages:
        page.wait_for_selector(".table")
    for seat, page in enumerate(pages):
        secrets.append(state(page, table, seat)["view"]["seats"][seat])
    for _ in range(40):
        turn = state(anna, table)["waiting"]
        if not turn:
            break
        page = pages[turn[0]]
        before = len(heard[1 - turn[0]])
        if not my_move(page):
            break
        brawl_move(page, pick=len(heard[0]))
        waiting = state(anna, table)["waiting"]
        if not waiting:
            break
        pages[waiting[0]].wait_for_selector(MINE)
        assert before < len(heard[1 - turn[0]])
    assert state(anna, table)["over"]
    for seat, lines in enumerate(heard):
        other = 1 - seat
        checked = 0
        for message in messages(lines):
            said = message.get("state") or message
            if not isinstance(said, dict) or not said.get("view") or said.get("over"):
                continue
            checked += 1
            assert said["view"]["seat"] == seat
            assert said["view"]["seats"][other]["hand"] is None
            assert said["view"]["seats"][other]["aside"] is None
            for entry in said.get("log", [{"events": said.get("events") or []}]):
                for event in entry["events"]:
                    assert event["kind"] != "hand" or event["seat"] == seat or event["hand"] is None
        assert checked > 5
    assert secrets[0]["hand"] != secrets[1]["hand"] or secrets[0]["aside"] == secrets[1]["aside"]


def test_reload_keeps_the_draft_and_a_lost_network_comes_back(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", ME_AND_BOT)
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(".hcard[data-state=legal] button").first.click()
    page.locator(".tile[data-state=legal] .tile-hit").nth(2).click()
    expect(page.locator("[data-state~=ghost]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-state~=ghost]")).to_have_count(1)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".strip-lost")).to_be_visible()
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".strip-lost")).to_have_count(0, timeout=20_000)
    expect(page.locator("[data-state~=ghost]")).to_have_count(1)
    before = state(page, table)["decisions"]
    confirm(page)
    assert my_move(page)
    assert state(page, table)["decisions"] > before


def test_a_reload_in_the_middle_of_an_action(door: Door) -> None:
    """The card and its tile are settled and the ability is asked for: all of it is there again."""
    page = door.enter("Vera")
    while True:
        table = new_table(page, "brawl", ME_AND_BOT)
        now = state(page, table)
        if "wizard" in now["view"]["seats"][now["seat"]]["hand"]:
            break
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(".hcard[data-char=wizard] button").click()
    for tile in range(6):
        page.locator(".tile-hit").nth(tile).click()
        page.wait_for_selector(f"{READY}, {DECLINE}")
        if page.locator(DECLINE).count():
            break
    # What is settled, as the server foresees it, and what is asked.
    prompt, told = page.locator(".prompt"), re.compile(r"Wizard.*Wizard.*Choose", re.DOTALL)
    expect(prompt).to_contain_text(told)
    asked = prompt.inner_text()
    assert not re.search(r"[a-z]+:[a-z_]+", page.inner_text("body"))
    page.reload()
    page.wait_for_selector(DECLINE)
    expect(prompt).to_contain_text(told)
    assert prompt.inner_text() == asked
    expect(page.locator("[data-state~=ghost]")).to_have_count(1)
    expect(page.locator(".hcard[data-char=wizard]")).to_have_attribute("data-state", "selected")
    page.click(DECLINE)
    before = state(page, table)
    confirm(page)
    assert state(page, table)["seq"] > before["seq"]


def test_hand_board_and_bar_always_show_the_same_draft(door: Door) -> None:
    """Random clicks on anything: what is marked as chosen is the draft, and Confirm is open when it is whole."""
    page = door.enter("Vera")
    table = new_table(page, "brawl", ME_AND_BOT)
    page.goto(f"/table/{table}")
    luck = random.Random(1)
    drafted = 0
    for _ in range(3):
        if not my_move(page):
            break
        for _ in range(16):
            things = page.locator(".hcard button, .tile-hit, [data-target=undo], [data-target^='option:']")
            things.nth(luck.randrange(things.count())).click(force=True)
            page.wait_for_function("() => !document.querySelector('.table[data-busy]')")
            # Read at one moment: the bot may answer between two questions to the page.
            mine, ready, draft, cards, tiles = page.evaluate(SHOWN)
            if not mine:
                break
            assert set(cards) == {piece for piece in draft if piece.startswith("character:")}
            places = {piece.split(":")[1] for piece in draft if re.match("tile|top|target", piece)}
            assert set(tiles) <= places
            assert len(places - set(tiles)) <= 1, (
                f"where a card was placed the ability may show something else: {draft}, {tiles}"
            )
            drafted += ready
            assert draft or not ready
        page.keyboard.press("Escape")
        for _ in range(8):
            page.keyboard.press("Escape")
        brawl_move(page)
    assert drafted > 5


def test_changed_numbers_are_what_the_board_shows(chromium: Browser, tmp_path: Path) -> None:
    """A tower that brings 7: draft, preview, panel and tile say 7, and so does the view."""
    changes = tmp_path / "brawl.toml"
    changes.write_text("[points.princess]\ntower = 7\n", encoding="utf-8")
    server = Server(tmp_path, {"REGNUM_COMPONENTS": f"brawl={changes}"})
    door = Door(chromium, server)
    try:
        page = door.enter("Vera")
        while True:
            table = new_table(page, "brawl", ME_AND_BOT)
            now = state(page, table)
            if "princess" not in now["view"]["seats"][now["seat"]]["hand"]:
                continue
            page.goto(f"/table/{table}")
            assert my_move(page)
            princess = page.locator(".hcard[data-char=princess][data-state=legal] button")
            tower = page.locator(".tile[data-terrain=tower]:not(:has([data-char=princess])) .tile-hit")
            if princess.count() and tower.count():
                break
        princess.click()
        tower.first.click()
        expect(page.locator(".prompt .gain").first).to_have_text("+7")
        expect(page.locator(".preview .pts").first).to_have_text("+7")
        seat = state(page, table)["seat"]
        total = page.locator(f"[data-target='player:{seat}'] .total b")
        expect(total).to_have_text("7")
        confirm(page)
        expect(page.locator(".log em").filter(has_text="+7")).not_to_have_count(0)
    finally:
        door.close()
        server.stop()


def test_a_move_sent_into_a_dead_line_is_played_once(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", ME_AND_BOT)
    page.goto(f"/table/{table}")
    assert my_move(page)
    hand = len(page.locator(".hcard").all())
    page.locator(".hcard[data-state=legal] button").first.click()
    page.locator(".tile[data-state=legal] .tile-hit").first.click()
    # The socket dies in the very moment of the click; the answer never arrives.
    page.evaluate(
        "document.querySelector('[data-target=confirm]').click(); dispatchEvent(new Event('offline'))"
    )
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function("n => document.querySelectorAll('.hcard').length === n", arg=hand - 1)
    assert my_move(page)
    assert len(state(page, table)["view"]["seats"][state(page, table)["seat"]]["hand"]) == hand - 1


def test_one_confirm_is_one_undo_and_one_entry_of_the_log(door: Door) -> None:
    """A Wizard placed and a card moved: clicked as one action, the tile first, and taken back by one Undo."""
    page, other = door.enter("Vera"), door.enter("Boris")
    while True:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = new_table(page, "brawl", seats, start=False, options={"order": "fixed"})
        assert other.request.post(f"/api/tables/{table}/seats/1/sit", data={}).ok
        assert other.request.post(f"/api/tables/{table}/ready", data={"ready": True}).ok
        assert page.request.post(f"/api/tables/{table}/start", data={}).ok
        if "wizard" in state(page, table)["view"]["seats"][0]["hand"]:
            break
    page.goto(f"/table/{table}")
    other.goto(f"/table/{table}")
    while len(state(page, table)["view"]["seats"][0]["hand"]) > 5 or state(page, table)["waiting"] != [0]:
        mover = page if state(page, table)["waiting"] == [0] else other
        assert my_move(mover)
        brawl_move(mover, pick=state(page, table)["decisions"] if mover is other else 0)
    assert my_move(page)
    before = state(page, table)
    for tile in range(6):
        page.locator(".tile-hit").nth(tile).click()
        page.locator(".hcard[data-char=wizard] button").click()
        page.wait_for_selector(f"{READY}, {DECLINE}")
        if page.locator(DECLINE).count():
            break
        for _ in range(2):
            page.keyboard.press("Escape")
    tops = page.locator(".card[data-state~=legal]")
    tops.first.locator("xpath=ancestor::li[contains(@class, 'tile')]").locator(".tile-hit").click()
    expect(page.locator("[data-target=confirm]")).to_have_attribute("aria-disabled", "true")
    page.locator(".tile[data-state=legal] .tile-hit").last.click()
    lines = page.locator(".log").count()
    confirm(page)
    after = state(page, table)
    assert after["decisions"] == before["decisions"] + 2
    assert after["seq"] == before["seq"] + 1
    assert after["log"][-1]["decisions"] == 2
    expect(page.locator(".log")).to_have_count(lines + 2)
    page.click("[data-target=undo]:not([aria-disabled])")
    assert my_move(page)
    again = state(page, table)
    assert again["decisions"] == before["decisions"]
    assert again["view"] == before["view"]
    expect(page.locator(".log")).to_have_count(lines)


def test_hot_seat_hides_the_hands_between_turns(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}])
    page.goto(f"/table/{table}")
    for _ in range(6):
        page.wait_for_selector(".curtain")
        assert page.locator(".hcard").count() == 0
        page.click(".curtain button")
        assert my_move(page)
        own = state(page, table)["waiting"][0]
        hand = state(page, table, own)["view"]["seats"][own]["hand"]
        shown = page.locator(".hcard").evaluate_all("cards => cards.map(card => card.dataset.char)")
        assert shown == hand
        while my_move(page) and page.locator(".curtain").count() == 0:
            brawl_move(page)
            page.wait_for_selector(".curtain, .table[data-turn=mine], .fin")
            if page.locator(".curtain").count():
                break


def test_a_spectator_sees_the_table_and_no_hand(door: Door) -> None:
    vera, guest = door.enter("Vera"), door.enter("Guest")
    table = new_table(vera, "brawl", ME_AND_BOT)
    heard = overheard(guest)
    guest.goto(f"/table/{table}")
    guest.wait_for_selector(".table[data-turn=wait]")
    assert guest.locator(".hcard").count() == 0
    vera.goto(f"/table/{table}")
    assert my_move(vera)
    before = guest.locator(".card").count()
    brawl_move(vera)
    guest.wait_for_function("n => document.querySelectorAll('.card').length > n", arg=before)
    for message in messages(heard):
        if "view" in message:
            assert all(seat["hand"] is None and seat["aside"] is None for seat in message["view"]["seats"])


def test_replay_steps_jumps_and_has_an_address(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", ME_AND_BOT)
    play_unseen(page, table, "brawl")
    page.goto(f"/table/{table}")
    page.click("[data-target=replay]")
    page.wait_for_url("**at=0")
    expect(page.locator(".card")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=1")
    expect(page.locator(".card")).to_have_count(1)
    page.goto(f"/table/{table}?at=5")
    expect(page.locator(".card")).not_to_have_count(0)
    page.keyboard.press("End")
    page.wait_for_url(f"**at={state(page, table)['decisions']}")
    page.locator(".log").first.click()
    expect(page.locator(".log[data-at-now]")).not_to_have_count(0)


def test_a_whole_game_by_keyboard_alone(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", ME_AND_BOT)
    page.goto(f"/table/{table}")
    turns = 0
    while my_move(page):
        before = seq(page)
        # The last card that may be played is offered as chosen: its key takes it up, too.
        hand = page.locator(".hcard:is([data-state=legal], [data-state=selected]) [aria-keyshortcuts]")
        page.keyboard.press(hand.first.get_attribute("aria-keyshortcuts") or "1")
        page.locator(".tile-hit").first.focus()
        while not page.locator(".tile[data-state=legal] .tile-hit:focus").count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{READY}, {DECLINE}")
        if page.locator(DECLINE).count():
            page.keyboard.press("p")
            page.wait_for_selector(READY)
        page.locator(".prompt").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "n => !!document.querySelector('.fin') || +(document.querySelector('.table')?.dataset.seq ?? 0) > n",
            arg=before,
        )
        turns += 1
    assert turns >= 5, "the last turn is skipped with only a Dragon and a Gnome in hand"
    page.keyboard.press("Tab")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_the_sheet_of_keys_opens_and_closes(door: Door, size: tuple[int, int]) -> None:
    page = door.enter("Vera", lang="ru", size=size)
    table = new_table(page, "brawl", ME_AND_BOT)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".table")
    page.keyboard.press("?")
    expect(page.locator("dialog .keysheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.click(".top [aria-label='Помощь и клавиши']")
    page.click("dialog header button")
    expect(page.locator("dialog")).to_have_count(0)


def test_c_lets_one_write_in_the_chat_and_escape_goes_back_to_the_table(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", ME_AND_BOT)
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.keyboard.press("c")
    expect(page.locator(".chatform input")).to_be_focused()
    page.keyboard.type("c 1")
    expect(page.locator(".chatform input")).to_have_value("c 1")
    page.keyboard.press("Escape")
    expect(page.locator(".chatform input")).not_to_be_focused()
    page.keyboard.press("1")
    expect(page.locator(".hcard[data-state=selected]")).to_have_count(1)
