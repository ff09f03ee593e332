"""Feudum in a real browser: by clicking pieces on the chart, in guilds and in the hand."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Door
from .play import MINE, READY, confirm, feudum_move, messages, my_move, new_table, overheard, state

ADVANCED = {"advanced": True}
FIXED = {"order": "fixed"}
BOT = {"kind": "bot", "bot": "random"}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def send(page: Page, table: str, now: dict[str, Any], option: dict[str, Any]) -> None:
    move = {"id": str(time.monotonic_ns()), "seq": now["seq"], "seat": now["seat"], "option": option}
    answer = page.request.post(f"/api/tables/{table}/moves", data=move)
    assert answer.ok or answer.status == 409, answer.text()


def plainly(now: dict[str, Any], cards: tuple[str, ...], lay: tuple[str, ...] = ()) -> dict[str, Any]:
    """An answer for a quiet table: certain cards, the first start place, nothing fancy."""
    options = now["options"]
    wanted: dict[str, Callable[[dict[str, Any]], bool]] = {
        "choose_cards": lambda one: set(one["cards"]) >= set(cards),
        "first_pawn": lambda one: one["place"] == "for_c" and one["character"] == "knight",
        "lay_card": lambda one: one["kind"] == "lay" and one["card"] in (lay or cards),
        "take_goods": lambda one: {"saltpeter", "iron", "wood"} <= set(one["goods"]),
        "migrate": lambda one: one["kind"] == "put_pawn" and one["place"] == "for_c",
        "store_sulfur": lambda one: one["barrel"] == 0,
        "move": lambda one: one["kind"] == "done",
        "steal": lambda one: one["kind"] == "done",
        "conquer": lambda one: one["kind"] == "attack_figure",
    }
    check = wanted.get(now["prompt"]["name"], lambda one: one["kind"] not in ("drop_writ", "swap_tile"))
    return next((one for one in options if check(one)), options[0])


def until(
    page: Page, table: str, cards: tuple[str, ...], prompt: str, lay: tuple[str, ...] = (), since: int = 1
) -> None:
    """Play my seat without the screen until a question comes, not before a certain round."""
    for _ in range(400):
        now = state(page, table)
        if now["options"] and now["prompt"]["name"] == prompt and max(1, now["view"]["round"]) >= since:
            return
        if now["options"]:
            send(page, table, now, plainly(now, cards, lay))
        else:
            time.sleep(0.03)
    raise AssertionError(f"nobody asks {prompt}")


SECRETS = {"chosen": "cards", "drew_writs": "writs", "kept_writ": "writ", "dropped_writ": "writ"}


def leaks(said: Any, seat: int) -> list[str]:
    """Whatever a message tells of what only others may know, however deep inside it."""
    if isinstance(said, list):
        return [leak for one in said for leak in leaks(one, seat)]
    if not isinstance(said, dict):
        return []
    found = [leak for one in said.values() for leak in leaks(one, seat)]
    if "stacks" in said and said["seat"] != seat:
        found.append(f"the view of seat {said['seat']}")
    if "stacks" in said and said["drawn"] and said["mover"] != seat:
        found.append(f"drawn: {said['drawn']}")
    for other, own in enumerate(said["seats"] if "stacks" in said else []):
        found += [
            f"{name} of {other}" for name in ("hand", "writs") if other != seat and own[name] is not None
        ]
    secret = SECRETS.get(said.get("kind", ""))
    if secret and said.get("seat", seat) != seat and said.get(secret) is not None:
        found.append(f"{said}")
    return found


def sit_two(
    door: Door, bots: int, size: tuple[int, int] = (1440, 900)
) -> tuple[str, list[Page], list[list[str]]]:
    """Anna at the desk and Boris at a browser of his own, with what each of them hears."""
    anna, boris = door.enter("Anna"), door.enter("Boris", lang="ru", size=size)
    seats = [{"kind": "me"}, {"kind": "open"}, *[BOT] * bots]
    table = new_table(anna, "feudum", seats, False, settings=ADVANCED, options=FIXED)
    for path, data in (("seats/1/sit", {}), ("ready", {"ready": True})):
        assert boris.request.post(f"/api/tables/{table}/{path}", data=data).ok
    heard = [overheard(anna), overheard(boris)]
    assert anna.request.post(f"/api/tables/{table}/start", data={}).ok
    for page in (anna, boris):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".table.portolan")
    return table, [anna, boris], heard


@pytest.mark.parametrize("bots", [2, *[pytest.param(bots, marks=pytest.mark.soak) for bots in (0, 1, 3)]])
def test_a_whole_game_by_clicking_pieces(door: Door, bots: int) -> None:
    """Two browsers, and bots, from the first goods to the final scoring; neither browser hears the other's secrets."""
    table, pages, heard = sit_two(door, bots)
    clicked: set[str] = set()
    moves = 0
    while not pages[0].locator(".fin").count():
        page = next((one for one in pages if one.locator(MINE).count()), None)
        if page:
            clicked |= {target.split(":")[0] for target in feudum_move(page, seed=7 * moves + 11)}
            moves += 1
        assert moves < 900
    now = state(pages[0], table, 0)
    assert now["over"]
    assert now["view"]["round"] >= 5
    assert {"good", "character", "card", "place"} <= clicked, "every game asks for these; the rest is chance"
    assert len(clicked) > 7
    for page in pages:
        page.wait_for_selector(".realm")
        totals = [int(text) for text in page.locator(".score tfoot td b").all_inner_texts()]
        assert sorted(totals) == sorted(now["scores"])
    for seat in (0, 1):
        before = [one for one in messages(heard[seat]) if not one.get("over") and not one.get("scores")]
        assert len(before) > 50
        assert not leaks(before, seat)
        assert leaks(before, 1 - seat)


def test_an_attack_answered_by_a_hidden_defend(door: Door) -> None:
    """Two browsers: the attacker never hears of the card before it is revealed, nor the defender of hers."""
    table, (anna, boris), heard = sit_two(door, 0, size=(390, 844))
    pages = (anna, boris)
    cards = (("conquer", "move", "guild", "influence"), ("defend", "move", "guild", "tax"))
    for _ in range(40):
        now = state(anna, table, 0)
        seat = now["waiting"][0]
        mine = state(pages[seat], table, seat)
        if mine["prompt"]["name"] in ("conquer", "defend"):
            break
        send(pages[seat], table, mine, plainly(mine, cards[seat], ("conquer",) if seat == 0 else ("move",)))
    assert my_move(anna)
    anna.locator(".man[data-state=legal]").click()
    confirm(anna)
    boris.wait_for_selector(".duel .answer[data-target='card:defend'][data-state=legal]")
    expect(anna.locator(".duel .react")).to_be_visible()
    for seat in (0, 1):
        assert not leaks(messages(heard[seat]), seat)
    boris.locator(".answer[data-target='card:defend']").click()
    expect(boris.locator(".block.drafted")).to_be_visible()
    confirm(boris)
    anna.wait_for_selector(".adds [data-target='good:saltpeter']")
    assert state(anna, table, 0)["prompt"]["about"]["defence"] == 3
    anna.locator(".adds [data-target='good:saltpeter']").click()
    confirm(anna)
    assert "defend" in state(anna, table, 0)["view"]["seats"][1]["played"]


def test_undo_inside_a_long_move(door: Door) -> None:
    """A way of two steps is one draft; it is taken back step by step, and can be gone again."""
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, ("migrate", "move", "guild", "tax"), "move", ("migrate", "move"), 2)
    page.goto(f"/table/{table}")
    assert my_move(page)
    now = state(page, table)
    assert now["prompt"]["about"]["points"] == 3
    start = now["view"]["pawns"]
    page.locator(".man[data-state=legal]").first.click()
    near = {option["target"] for option in now["options"] if option["kind"] == "step"}
    places = page.locator(".spot[data-state=legal]").evaluate_all(
        "all => all.map((one) => one.dataset.target)"
    )
    far = sorted(place for place in places if place.removeprefix("place:") not in near)
    assert far
    page.locator(f".spot[data-target='{far[0]}']").click(force=True)
    expect(page.locator(".intent")).to_have_count(2)
    page.click(READY)
    gone = "n => document.querySelectorAll('.trail').length === n"
    page.wait_for_function(gone, arg=2)
    assert far[0].removeprefix("place:") in [one["place"] for one in state(page, table)["view"]["pawns"]]
    page.click("[data-target=undo]:not([aria-disabled])")
    page.wait_for_function(gone, arg=1)
    assert state(page, table)["prompt"]["about"]["points"] == 2
    page.click("[data-target=undo]:not([aria-disabled])")
    page.wait_for_function(gone, arg=0)
    assert state(page, table)["view"]["pawns"] == start
    page.keyboard.press("Control+y")
    page.wait_for_function(gone, arg=1)


def test_reload_in_the_middle_of_a_guild_task(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, ("guild", "move", "influence", "tax"), "guild", ("guild",))
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(".guild.g-merchant .open").click()
    page.locator(".task[data-target='task:trade']").click()
    confirm(page)
    page.locator(".plank [data-target='good:iron'][data-state=legal]").click()
    page.wait_for_selector(READY)
    page.reload()
    page.wait_for_selector(".plank [data-target='good:iron'][data-state=selected]")
    before = state(page, table)["view"]["seats"][0]["goods"].get("iron", 0)
    confirm(page)
    assert state(page, table)["view"]["seats"][0]["goods"].get("iron", 0) == before + 1


def test_influence_is_offered_everywhere_at_once(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, ("influence", "move", "guild", "tax"), "influence", ("influence",))
    page.goto(f"/table/{table}")
    assert my_move(page)
    expect(page.locator(".mk.ghost")).to_have_count(1)
    page.locator(".spot[data-state=selected]").click()
    expect(page.locator(".mk.ghost")).to_have_count(0)
    page.locator(".spot[data-state=legal]").click()
    confirm(page)
    ruled = [one for one in state(page, table)["view"]["places"] if one["ruler"] == 0]
    assert [one["place"] for one in ruled] == ["for_c"]


def test_the_phone_has_everything_in_reach(door: Door) -> None:
    page = door.enter("Vera", lang="ru", size=(390, 844), has_touch=True)
    table = new_table(page, "feudum", [{"kind": "me"}, BOT, BOT], settings=ADVANCED, options=FIXED)
    page.goto(f"/table/{table}")
    for move in range(12):
        assert my_move(page)
        feudum_move(page, seed=move)
    assert my_move(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in range(5):
        page.locator(".dock button").nth(tab).click()
        assert page.locator(".dock [aria-current]").count() == 1
    page.locator(".dock button").nth(1).click()
    expect(page.locator(".guild .inside").first).to_be_visible()
    page.locator(".dock button").nth(2).click()
    expect(page.locator(".panel.is-you .goods").first).to_be_visible()
    high = page.locator("[data-target=confirm]").bounding_box()
    assert high
    assert high["height"] >= 48


def test_the_page_is_light(door: Door) -> None:
    """All that a first visit to a table fetches, compressed and without fonts."""
    page = door.enter("Vera", lang="ru")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED)
    bodies: list[bytes] = []
    page.on("requestfinished", lambda asked: ".woff" in asked.url or bodies.append(asked.response().body()))
    page.goto(f"/table/{table}", wait_until="networkidle")
    page.wait_for_selector(".table.portolan")
    assert len(bodies) > 10
    assert sum(len(gzip.compress(body)) for body in bodies) < 400_000


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm install in web/")
@pytest.mark.parametrize(
    ("lang", "theme", "prompt"), [("ru", "light", "choose_cards"), ("en", "dark", "guild")]
)
def test_axe_finds_nothing_serious(door: Door, lang: str, theme: str, prompt: str) -> None:
    page = door.enter("Vera", lang=lang)
    page.add_init_script(
        f"localStorage.setItem('regnum-preferences', JSON.stringify({{lang: '{lang}', motion: 0, theme: '{theme}'}}))"
    )
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, ("guild", "move", "influence", "tax"), prompt, ("guild",))
    page.goto(f"/table/{table}")
    assert my_move(page)
    if prompt == "guild":
        page.locator(".guild.g-merchant .open").click()
        page.wait_for_selector(".spread")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{one['id']}: {node['html'][:160]} {node['any'][0]['message'][:140] if node['any'] else ''}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
    assert not serious, "\n".join(serious)
