"""Troyes in a real browser: whole games by clicking pieces, every kind of decision on the board, and the phone."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regnum.games.troyes import GAME

from .conftest import Door
from .play import MINE, confirm, messages, my_move, new_table, overheard, state, troyes_move

BOTS = [{"kind": "bot", "bot": "random"}] * 3
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def play_on(
    page: Page, table: str, luck: random.Random, stop: Callable[[dict[str, Any]], bool], liked: Any = ()
) -> dict[str, Any]:
    """Play without the screen until a position comes; cards that are liked are used when they can be."""
    now = state(page, table)
    while not now["over"] and not stop(now):
        if not now["options"]:
            time.sleep(0.05)
            now = page.request.get(f"/api/tables/{table}/state?since={now['seq']}").json()
            continue
        options = [option for option in now["options"] if option.get("card") in liked] or now["options"]
        move = {
            "id": f"{luck.random()}",
            "seq": now["seq"],
            "seat": now["seat"],
            "option": luck.choice(options),
        }
        answer = page.request.post(f"/api/tables/{table}/moves", data=move)
        assert answer.ok or answer.status == 409, answer.text()
        now = answer.json() if answer.ok else state(page, table)
    return now


def asked(name: str, least: int = 1) -> Callable[[dict[str, Any]], bool]:
    def found(now: dict[str, Any]) -> bool:
        return bool(now["options"]) and now["prompt"]["name"] == name and now["view"]["round"] >= least

    return found


def test_a_whole_game_of_three_by_clicking_pieces(door: Door) -> None:
    page = door.enter("Zoya")
    heard = overheard(page)
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[:2]])
    page.goto(f"/table/{table}")
    luck = random.Random(7)
    moves = 0
    while my_move(page):
        troyes_move(page, luck)
        moves += 1
    assert moves > 20
    end = state(page, table)
    totals = [int(text) for text in page.locator(".score tfoot td b").all_inner_texts()]
    assert sorted(totals) == sorted(end["scores"])
    for one in messages(heard):
        said = one.get("state") or one
        if isinstance(said, dict) and "view" in said and said["view"] and not said.get("over"):
            for seat, rival in enumerate(said["view"]["seats"]):
                assert seat == end["seat"] or (rival["characters"] is None and rival["points"] is None)
    page.goto(f"/table/{table}?at=12")
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=13")


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
        troyes_move(page, luck)
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


PLACES: dict[str, Callable[[dict[str, Any]], list[str]]] = {
    "place": lambda option: [f"space:{option['space']}"],
    "reroll": lambda option: ["influence:reroll", f"die:{option['die']}"],
    "recruit": lambda option: ["influence:recruit"],
    "flip": lambda option: ["influence:flip"],
    "flip_dice": lambda option: [f"die:{die}" for die in option["dice"]],
    "face": lambda option: [f"black:{die}" for die in option["black"] if die],
    "fight": lambda option: [f"die:{die}" for die in option["dice"]],
    "yield": lambda option: ["option:yield"],
    "activate": lambda option: [f"card:{option['card']}"],
    "build": lambda option: ["cathedral"],
    "counter": lambda option: [f"threat:{option['event']}"],
    "enter": lambda option: [f"row:{option['building']}-"],
    "farm": lambda option: ["farm"],
    "pass": lambda option: ["option:pass"],
    "own": lambda option: [f"die:{die}" for die in option["dice"]] or ["option:plan"],
    "group": lambda option: [f"die:{die}" for die in option["dice"]],
    "take_supply": lambda option: ["supply"],
    "take_space": lambda option: [f"space:{option['space']}"],
    "take_lying": lambda option: [f"lying:{option['building']}"],
    "take_card": lambda option: [f"card:{option['card']}"],
    "times": lambda option: [f"times:{option['count']}"],
    "mill": lambda option: [f"mill:{option['bishopric']}-{option['palace']}"],
    "cubes": lambda option: [f"threat:{option['event']}"] * option["count"],
    "stop": lambda option: ["option:stop"],
}
"""Where each kind of option is taken on the board."""
LEADS = {
    "times": ("troubadour", "innkeeper", "journeyman", "artisan", "diplomat"),
    "mill": ("miller",),
    "stop": ("archer",),
    "cubes": ("archer", "chivalry", "diplomat"),
    "own": ("pilgrimage",),
}


def test_every_kind_has_a_place() -> None:
    assert set(PLACES) == {kind.name for kind in GAME.options}


def test_every_kind_of_decision_is_taken_on_the_board(door: Door) -> None:
    page = door.enter("Zoya")
    taken: set[str] = set()

    def sent(data: Any) -> None:
        message = json.loads(data)
        if message.get("type") == "move":
            taken.add(message["option"]["kind"])

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    luck = random.Random(1)
    for attempt in range(14):
        missing = set(PLACES) - taken
        if not missing:
            break
        seats = [{"kind": "me"}, *BOTS[: attempt % 3 + 1]]
        table = new_table(page, "troyes", seats, settings={"bonus": attempt % 2 == 1})
        take_missing(page, table, luck, taken)
    assert not set(PLACES) - taken, f"never taken on the board: {set(PLACES) - taken}"


STARTS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "group": lambda option: option["kind"] in ("activate", "farm", "counter"),
    "own": lambda option: option.get("card") == "pilgrimage" and option["kind"] == "activate",
    "fight": lambda option: option["kind"] == "face",
    "flip_dice": lambda option: option["kind"] == "flip",
}
"""Kinds that follow another one within the same draft, and what they follow."""


def take_missing(page: Page, table: str, luck: random.Random, taken: set[str]) -> None:
    """Play a table; whenever a kind that was never taken is offered, take it by clicking."""
    page.goto(f"/table/{table}")
    tried: dict[str, int] = {}
    while True:
        missing = {kind for kind in set(PLACES) - taken if tried.get(kind, 0) < 4}
        liked = [card for kind in missing for card in LEADS.get(kind, ()) if kind != "own"]

        def wanted(option: dict[str, Any], kinds: set[str] = missing) -> bool:
            return any(STARTS[kind](option) if kind in STARTS else option["kind"] == kind for kind in kinds)

        now = play_on(page, table, luck, lambda now: any(map(wanted, now["options"])), liked)
        if now["over"]:
            return
        option = luck.choice([option for option in now["options"] if wanted(option)])
        for kind in missing:
            tried[kind] = tried.get(kind, 0) + (
                STARTS[kind](option) if kind in STARTS else option["kind"] == kind
            )
        page.reload()
        assert my_move(page)
        for piece in PLACES[option["kind"]](option):
            target = f".board [data-target='{piece}']"
            if piece.endswith("-"):
                target = f".board [data-target^='{piece}']"
            elif piece.startswith(("times:", "mill:")):
                target = f"[data-use='{piece}']"
            elif piece.startswith("option:"):
                target = f".bar [data-target='{piece}']"
            page.locator(target).locator("visible=true").and_(
                page.locator(":not([aria-disabled=true])")
            ).first.click()
        ready = page.locator("[data-target=confirm]:not([aria-disabled=true])")
        for _ in range(6):
            if ready.count():
                break
            pieces = page.locator(
                ".board .die[data-state=legal]:visible, .mods .chip[data-state=legal]:visible"
            )
            assert pieces.count(), f"{option} cannot be finished on the board"
            pieces.nth(luck.randrange(pieces.count())).click()
        confirm(page)
        page.wait_for_timeout(150)


def test_a_reload_in_the_middle_keeps_the_draft_and_the_action(door: Door) -> None:
    page = door.enter("Zoya")
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[:1]])
    luck = random.Random(5)
    play_on(
        page,
        table,
        luck,
        lambda now: asked("act")(now) and any(option["kind"] == "farm" for option in now["options"]),
    )
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator("[data-target=farm]").click()
    page.locator(".board .die[data-state=legal]:visible").first.click()
    expect(page.locator(".hub-sum")).to_be_visible()
    total = (page.locator(".hub-sum").text_content() or "").strip()
    page.reload()
    expect(page.locator(".hub-sum")).to_have_text(total)
    # The server has heard of the target only: the board asks for the dice by itself.
    now = state(page, table)
    chosen = next(option for option in now["options"] if option["kind"] == "farm")
    move = {"id": "half", "seq": now["seq"], "seat": now["seat"], "option": chosen}
    assert page.request.post(f"/api/tables/{table}/moves", data=move).ok
    page.reload()
    assert my_move(page)
    if state(page, table)["prompt"]["name"] == "choose-group":
        expect(page.locator("[data-target=farm][data-state=selected]")).to_be_visible()
        page.locator(".board .die[data-state=legal]:visible").first.click()
        confirm(page)
        page.click("[data-target=undo]:not([aria-disabled])") if page.locator(
            "[data-target=undo]:not([aria-disabled])"
        ).count() else None


def test_prices_follow_the_group_and_a_draft_says_its_consequence(door: Door) -> None:
    page = door.enter("Zoya")
    luck = random.Random(9)
    yellow = lambda now: [die for die in now["view"]["dice"] if die["colour"] == "yellow"]  # noqa: E731
    rich = lambda now: now["view"]["seats"][now["seat"]]["deniers"] > 17  # noqa: E731
    bought = lambda now: any(die["district"] != now["seat"] for die in yellow(now))  # noqa: E731
    for _ in range(10):
        table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[:2]])
        now = play_on(
            page,
            table,
            luck,
            lambda now: asked("act")(now) and len(yellow(now)) > 2 and rich(now) and bought(now),
        )
        if not now["over"]:
            break
    assert not now["over"], "no such position came in ten games"
    page.goto(f"/table/{table}")
    assert my_move(page)
    dice = [die["die"] for die in yellow(now)]
    foreign = next(die["die"] for die in yellow(now) if die["district"] != now["seat"])
    tag = page.locator(f".board [data-target='die:{foreign}']:visible .price")
    expect(tag).to_have_text("2")
    others = [die for die in dice if die != foreign]
    page.locator(f".board [data-target='die:{others[0]}']:visible").click()
    expect(tag).to_have_text("4")
    page.locator(f".board [data-target='die:{others[1]}']:visible").click()
    expect(tag).to_have_text("6")
    page.locator("[data-target=farm]").click()
    expect(page.locator(".prompt")).to_contain_text("Agriculture")
    before = state(page, table)["view"]["seats"][now["seat"]]["deniers"]
    promised = page.locator(".mine-row .after")
    expected = int(promised.first.inner_text()) if promised.count() else before
    confirm(page)
    page.wait_for_timeout(100)
    events = [event for entry in state(page, table)["log"] for event in entry["events"]]
    assert any(event["kind"] == "farmed" for event in events)
    assert expected != before


def test_the_hidden_character_shows_only_while_held(door: Door) -> None:
    page = door.enter("Zoya")
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[:2]])
    page.goto(f"/table/{table}")
    assert my_move(page)
    peek = page.locator("[data-target=character]")
    expect(peek.locator(".peeked")).to_have_count(0)
    peek.hover()
    page.mouse.down()
    expect(peek.locator(".peeked")).to_have_count(1)
    page.mouse.up()
    expect(peek.locator(".peeked")).to_have_count(0)


def test_a_spectator_watches_without_secrets(door: Door) -> None:
    zoya, guest = door.enter("Zoya"), door.enter("Guest")
    table = new_table(zoya, "troyes", [{"kind": "me"}, *BOTS[:1]])
    heard = overheard(guest)
    guest.goto(f"/table/{table}")
    guest.wait_for_selector(".table[data-turn=wait] .board")
    assert guest.locator("[data-target=character]").count() == 0
    for message in messages(heard):
        if message.get("view"):
            assert all(seat["characters"] is None for seat in message["view"]["seats"])


def test_a_turn_by_keyboard(door: Door) -> None:
    page = door.enter("Zoya")
    table = new_table(page, "troyes", [{"kind": "me"}])
    play_on(
        page,
        table,
        random.Random(2),
        lambda now: asked("act")(now) and any(die["district"] == 0 for die in now["view"]["dice"]),
    )
    page.goto(f"/table/{table}")
    assert my_move(page)
    before = page.locator(".table").get_attribute("data-seq")
    page.keyboard.press("1")
    expect(page.locator(".die[aria-keyshortcuts='1'][aria-pressed=true]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".board .die[aria-pressed=true]")).to_have_count(0)
    page.locator(".prompt").focus()
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => document.querySelector('.fin') || document.querySelector('.table').dataset.seq !== n",
        arg=before,
    )


def test_the_phone_has_everything_in_reach(door: Door) -> None:
    page = door.enter("Zoya", size=(390, 844), has_touch=True, is_mobile=True)
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS])
    play_on(page, table, random.Random(4), asked("act"))
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(".lobe .die[data-state=legal]").first.tap()
    uses = page.locator(".uses-phone .use[data-state=legal]")
    uses.first.tap()
    expect(page.locator("[data-target=confirm]:not([aria-disabled=true])")).to_be_in_viewport()
    for number, part in enumerate([".city", ".cards", ".desk"], start=1):
        page.locator(".dock button").nth(number).tap()
        expect(page.locator(part)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".dock button").first.tap()
    confirm(page)


@pytest.mark.parametrize(("lang", "theme", "seats"), [("en", "light", 3), ("ru", "dark", 1)])
def test_axe_finds_nothing_serious(door: Door, lang: str, theme: str, seats: int) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm install in web/")
    page = door.enter("Zoya", lang=lang)
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[: seats - 1]])
    play_on(page, table, random.Random(8), asked("act"))
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    page.locator(".board .die[data-state=legal]:visible").first.click()
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    grave = [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:4])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert not grave, grave
