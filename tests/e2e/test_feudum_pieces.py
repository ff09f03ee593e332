"""Every kind of Feudum decision is taken by clicking pieces of the board, wherever it comes up in a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regnum.games.feudum import GAME

from .conftest import Door
from .feudum_positions import asides, cases
from .play import new_table
from .wire import Wire

BOT = {"kind": "bot", "bot": "random"}
ADVANCED = {"advanced": True}
DESK = (1440, 900)
PHONE = (390, 844)
NAMES = {
    "ru": ("Вера", "Анна", "Виктор", "Галина", "Олег"),
    "en": ("Vera", "Anna", "Viktor", "Galina", "Oleg"),
}


def sit(page: Page, lang: str = "en") -> Wire:
    """A table of five whose wire is ours; positions of fewer seats use the first of them."""
    table = new_table(page, "feudum", [{"kind": "me"}, BOT, BOT, BOT, BOT], settings=ADVANCED)
    return Wire(page, table, NAMES[lang])


@pytest.mark.parametrize(
    ("size", "moments", "each"),
    [(DESK, 1, 1), pytest.param(PHONE, 1, 1, marks=pytest.mark.soak), pytest.param(DESK, 5, 2, marks=pytest.mark.soak),
     pytest.param(PHONE, 3, 2, marks=pytest.mark.soak), pytest.param((820, 1180), 1, 1, marks=pytest.mark.soak)],
)  # fmt: skip
def test_every_kind_of_decision_is_taken_on_the_board(
    door: Door, size: tuple[int, int], moments: int, each: int
) -> None:
    taken = cases(moments, each)
    assert {line[0]["kind"] for _, line, _ in taken} == {kind.name for kind in GAME.options}
    assert {state["prompt"]["name"] for state, _, _ in taken} == {kind.name for kind in GAME.prompts}
    wire = sit(door.enter("Vera", size=size))
    holes = []
    for state, line, pieces in taken:
        wire.lay(state)
        answer = wire.take(pieces)
        if answer.get("line") != line:
            holes.append((state["prompt"]["name"], line, pieces, answer))
    assert not holes, "\n".join(map(str, holes[:20])) + f"\n{len(holes)} of {len(taken)}"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_may_be_done_at_any_time_is_done_in_others_turns(door: Door, size: tuple[int, int]) -> None:
    """Mandates, tiles, writs put away and seals taken back, while somebody else is asked."""
    taken = asides(2)
    assert {line[0]["kind"] for _, line, _ in taken} >= {"swap_tile", "drop_writ", "mandate"}
    wire = sit(door.enter("Vera", size=size))
    holes = []
    for state, line, pieces in taken:
        assert not state["plans"]
        wire.lay(state)
        answer = wire.take(pieces)
        if answer.get("line") != line:
            holes.append((state["prompt"]["name"], line, pieces, answer))
    assert not holes, "\n".join(map(str, holes[:20])) + f"\n{len(holes)} of {len(taken)}"


WORN = """
() => {
  const table = document.querySelector('.table');
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  for (const node of table.querySelectorAll('*')) {
    // What is quickly asked comes first: there are thousands of nodes, most of them pieces of the chart.
    if (node.children.length > 3 || !node.clientWidth || node.closest('svg, .vh, .log, [aria-hidden=true]')) continue;
    const style = getComputedStyle(node);
    if (style.overflowX !== 'hidden' || style.clipPath !== 'none') continue;
    const cut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 4;
    if (cut && node.textContent.trim()) found.push(`cut: ${node.className} ${node.textContent.trim()}`);
  }
  return { found, text: table.innerText };
}
"""
"""What does not fit, and every word on the table."""


def dress(page: Page, lang: str, theme: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('regnum-preferences', JSON.stringify({{lang: '{lang}', motion: 0, theme: '{theme}'}}))"
    )


def questions() -> dict[str, dict[str, Any]]:
    """One position of each question."""
    return {state["prompt"]["name"]: state for state, _, _ in cases(1, 1)}


def test_writs_lie_face_down_until_they_are_looked_at(door: Door) -> None:
    page = door.enter("Vera")
    wire = sit(page)
    wire.lay(next(state for state, line, _ in cases(1, 1) if line[0]["kind"] == "mandate"))
    lid, faces = page.locator("[data-target='look:writs']"), page.locator(".writ")
    expect(faces).to_have_count(0)
    lid.hover()
    page.mouse.down()
    pressed = page.evaluate("performance.now()")
    expect(faces).not_to_have_count(0)
    # The page's own clock says that this is a hold and no short press.
    page.wait_for_function("pressed => performance.now() > pressed + 500", arg=pressed)
    page.mouse.up()
    expect(faces).to_have_count(0)
    lid.click()
    expect(faces).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(faces).not_to_have_count(0)
    lid.click()
    expect(faces).to_have_count(0)


LOOKS = [
    ("en", "dark", PHONE),
    *[pytest.param(*look, marks=pytest.mark.soak) for look in (
        ("ru", "light", DESK), ("en", "dark", DESK), ("ru", "light", PHONE), ("ru", "dark", (1180, 820)), ("ru", "light", (768, 1024)),
    )],
]  # fmt: skip


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS)
def test_every_question_reads_well(door: Door, lang: str, theme: str, size: tuple[int, int]) -> None:
    """Nothing is cut off or in a foreign tongue at any question, for the asked and for those who wait."""
    page = door.enter("Vera", lang=lang, size=size)
    dress(page, lang, theme)
    wire = sit(page, lang)
    faults = []
    for state in questions().values():
        for position in (state, {**state, "plans": None}):
            wire.lay(position)
            worn = page.evaluate(WORN)
            strange = set(re.findall(r"(?:web-)?feudum-[\w-]+", worn["text"]))
            if lang == "ru":
                strange |= set(re.findall("[A-Za-z]{4,}", worn["text"])) - {"Enter", "eudum", "Feudum"}
            faults += [(state["prompt"]["name"], fault) for fault in [*worn["found"], *sorted(strange)]]
    assert not faults, "\n".join(map(str, faults[:20])) + f"\n{len(faults)} faults"


def test_the_chart_is_pinched(door: Door) -> None:
    """The chart grows between two fingers, not the page; it is seen whole at a tap, and stays as it was left."""
    page = door.enter("Vera", size=PHONE, has_touch=True)
    wire = sit(page)
    state = next(state for state, _, _ in cases(1, 1) if state["prompt"]["name"] == "choose_cards")
    wire.lay(state)
    chart, port = page.locator(".port .map"), page.locator(".port").bounding_box()
    assert port

    def wide() -> float:
        box = chart.bounding_box()
        assert box
        return box["width"]

    touch = page.context.new_cdp_session(page)
    x, y, before = port["x"] + port["width"] / 2, port["y"] + port["height"] / 2, wide()
    for kind, apart in (("touchStart", 40), ("touchMove", 50), ("touchMove", 60), ("touchEnd", None)):
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("() => +localStorage['regnum-preferences'].match(/feudum.:([0-9.]+)/)?.[1] > 1.4")
    assert wide() > before * 1.4
    assert page.evaluate("visualViewport.scale") == 1
    page.get_by_label("Fit", exact=True).click()
    whole = "() => document.querySelector('.port .map')?.getBoundingClientRect().width <= innerWidth"
    page.wait_for_function(whole)
    page.reload()
    page.wait_for_function("() => window.wire?.socket")
    wire.lay(state)
    page.wait_for_function(whole)
