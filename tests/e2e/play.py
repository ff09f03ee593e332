"""How a person's hands move at the table: small verbs shared by the tests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page
from waiting import wait_for

import regnum
from regnum.kernel.forest import spread

MINE = ".table[data-turn=mine]:not([data-busy])"
READY = "[data-target=confirm]:not([aria-disabled=true])"
"""The Confirm button when a whole option is drafted."""


def new_table(page: Page, game: str, seats: list[dict[str, Any]], start: bool = True, **more: Any) -> str:
    """Make a table through the API, as the creation screen does; its id."""
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    if start:
        answer = page.request.post(f"/api/tables/{table}/start", data={})
        assert answer.ok, answer.text()
    return table


def state(page: Page, table: str, seat: int | None = None) -> dict[str, Any]:
    query = "" if seat is None else f"?seat={seat}"
    answer = page.request.get(f"/api/tables/{table}/state{query}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def first_options(game: str, state: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of the question that a state puts to its seat."""
    rules, forest = regnum.find(game), state["plans"]
    if forest is None:
        return []
    lines = [forest["options"][place] for place in forest["lists"][0][1::2]]
    return [rules.encode(option) for line in lines for option in spread(rules.options, line)]


def my_turn(page: Page, table: str) -> dict[str, Any]:
    """The table once I am asked or the game is over, without the screen."""

    def asked() -> dict[str, Any] | None:
        now = state(page, table)
        return now if now["plans"] or now["over"] else None

    found: dict[str, Any] = wait_for(asked, "the others move")
    return found


def play_unseen(page: Page, table: str, game: str, most: int = 1000) -> dict[str, Any]:
    """Play my seat without the screen, so many decisions or to the end; the table when I am asked next."""
    while not (now := my_turn(page, table))["over"] and most:
        line = first_options(game, now)[:1]
        move = {"id": f"unseen-{now['seq']}", "seq": now["seq"], "seat": now["seat"], "line": line}
        answer = page.request.post(f"/api/tables/{table}/moves", data=move)
        assert answer.ok, answer.text()
        most -= 1
    return now


def confirm(page: Page) -> None:
    """Confirm the draft and wait until the server has answered."""
    before = seq(page)
    page.click(READY)
    moved_on(page, before)


def moved_on(page: Page, before: int) -> None:
    """Wait until the table has moved on from a row of its history."""
    page.wait_for_function(
        "n => !!document.querySelector('.fin, .curtain') || +(document.querySelector('.table')?.dataset.seq ?? 0) > n",
        arg=before,
    )


def seq(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-seq") or 0)


def numbers(found: Locator) -> list[int]:
    """The numbers that are written there, with the minus of print."""
    return [int(text.replace("−", "-")) for text in found.all_inner_texts()]


def my_move(page: Page) -> bool:
    """Read what has to be read and wait until it is my move; False when the game is over."""
    told = "[data-target=read-on]"
    page.wait_for_selector(f"{MINE}, .fin, {told}", timeout=90_000)
    while page.locator(told).count():
        page.click(told)
        page.wait_for_selector(f"{MINE}, .fin, {told}", timeout=90_000)
    return page.locator(".fin").count() == 0


DECLINE = "[data-target='option:decline']"


def brawl_move(page: Page, tile_first: bool = False, pick: int = 0) -> None:
    """One Brawl action by clicking pieces: a card and a tile in either order, its ability declined.

    What leaves no choice, such as the last card, lies there as chosen."""
    offered = page.locator(".hcard[data-state=selected], .tile[data-state=selected]").count() > 0
    cards = page.locator(".hcard:is([data-state=legal], [data-state=needed]) button")
    tiles = page.locator(".tile:is([data-state=legal], [data-state=needed]) .tile-hit")
    for pieces in (tiles, cards) if tile_first else (cards, tiles):
        if not offered or pieces.count():
            pieces.nth(pick % pieces.count()).click()
    page.wait_for_selector(f"{READY}, {DECLINE}")
    if page.locator(DECLINE).count():
        page.click(DECLINE)
    confirm(page)


FEUDUM_CLICKS = """
async ([seed, ready]) => {
  let state = seed;
  const random = () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const seen = (node) => node.getBoundingClientRect().width > 0;
  const press = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const idle = /^(drop|tile|writ|vessel|safe)/;
  const mine = () => document.querySelector('.table[data-turn=mine]:not([data-busy])');
  const done = [];
  for (let click = 0, waits = 0; click < 80 && waits < 400; ) {
    await new Promise((go) => setTimeout(go, 4));
    if (!mine()) return done;
    if (document.querySelector('.bar[aria-busy=true]')) continue;
    const confirm = document.querySelector(ready);
    const all = [...document.querySelectorAll('.table [data-target][data-state=legal], .table [data-target][data-state=needed]')].filter(seen);
    // What may be done at any time waits while something else is asked.
    const asked = all.filter((node) => !idle.test(node.dataset.target));
    const buttons = [...document.querySelectorAll(".bar [data-target^='option:'], .bar [data-target=way]")];
    const pieces = asked.length || confirm || buttons.length ? asked : all;
    if (confirm && (!pieces.length || random() < 0.75)) return (press(confirm), done);
    const pool = !pieces.length || (done.length && random() < 0.3) ? [...pieces, ...buttons] : pieces;
    const node = pick(pool);
    if (!node) {
      waits += 1;
      continue;
    }
    press(node);
    done.push(node.dataset.target);
    click += 1;
  }
  return ['stuck', ...done];
}
"""


def feudum_move(page: Page, seed: int) -> list[str]:
    """One Feudum action: legal pieces are clicked until a draft is whole, then confirmed; what was clicked."""
    before = seq(page)
    clicked: list[str] = page.evaluate(FEUDUM_CLICKS, [seed, READY])
    assert clicked[:1] != ["stuck"], (
        clicked, page.locator(".bar").inner_text(), page.evaluate("() => ({ ...sessionStorage })")
    )  # fmt: skip
    if not clicked:
        return []  # the turn had just gone on
    page.wait_for_function(
        "n => !!document.querySelector('.fin, .curtain') || +(document.querySelector('.table')?.dataset.seq ?? 0) > n",
        arg=before,
    )
    return clicked


def overheard(page: Page) -> list[str]:
    """Collects every frame and body this page receives from now on."""
    heard: list[str] = []

    def listen(socket: Any) -> None:
        socket.on(
            "framereceived", lambda data: heard.append(data if isinstance(data, str) else data.decode())
        )

    page.on("websocket", listen)
    page.on("response", lambda answer: "/api/" in answer.url and _body(answer, heard))
    return heard


def _body(answer: Any, heard: list[str]) -> None:
    try:
        heard.append(answer.text())
    except Exception:
        heard.append("")


def messages(heard: list[str]) -> list[dict[str, Any]]:
    found = []
    for text in heard:
        try:
            data = json.loads(text)
        except ValueError:
            continue
        if isinstance(data, dict):
            found.append(data)
    return found
