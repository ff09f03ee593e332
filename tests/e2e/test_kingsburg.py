"""Kingsburg in a real browser: a whole game with every module, by clicking pieces."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Door
from .play import MINE, READY, new_table, seq, state

MODULES = ["provinces", "rows", "governors", "events", "soldiers"]
PIECES = ", ".join(
    [
        ".advisor[data-state=legal]", ".dpick[data-state=legal]", ".plot[data-mark=legal]", ".gcard[data-state=legal]",
        ".bids [data-state=legal]", ".stock [data-state=legal] .hit", ".stoken [data-state=legal]",
        ".governor[data-state=legal]", ".event[data-state=legal]", ".mod[aria-pressed=false]:not([aria-disabled])",
        ".ways button",
    ]
)  # fmt: skip
WORDS = ".bar-main [data-target^='option:']"


def kingsburg_move(page: Page, chance: random.Random, keen: bool) -> None:
    """One decision: click pieces in any order until a whole option is drafted, then confirm it."""
    for _ in range(14):
        if page.locator("[data-target=next]").count():
            page.click("[data-target=next]")
        if page.locator(READY).count():
            break
        pieces = page.locator(PIECES)
        words = page.locator(WORDS)
        if pieces.count() and (keen or not words.count() or chance.random() < 0.8):
            pieces.nth(chance.randrange(pieces.count())).click(force=True)
        elif words.count():
            words.nth(chance.randrange(words.count())).click()
        elif page.locator("[data-target=more]").count():
            page.click("[data-target=more]")
            page.locator("dialog .more-list button").first.click()
        else:
            page.wait_for_timeout(50)
    else:
        page.keyboard.press("Escape")
        words = page.locator(WORDS)
        (words.first if words.count() else page.locator("[data-target=more]")).click()
        if page.locator("dialog .more-list button").count():
            page.locator("dialog .more-list button").first.click()
    before = seq(page)
    page.click(READY)
    page.wait_for_function(
        "n => !!document.querySelector('.fin') || +(document.querySelector('.table')?.dataset.seq ?? 0) > n",
        arg=before,
    )


def ready_or_over(page: Page) -> bool:
    page.wait_for_selector(f"{MINE}, .fin", timeout=60_000)
    return page.locator(".fin").count() == 0


@pytest.mark.parametrize(("modules", "lang"), [(MODULES, "en"), ([], "ru")], ids=["all-modules", "base"])
def test_a_whole_game_by_clicking_pieces(door: Door, modules: list[str], lang: str) -> None:
    page = door.enter("Vera", lang=lang)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    table = new_table(page, "kingsburg", seats, settings={"modules": modules})
    page.goto(f"/table/{table}")
    chance = random.Random(7)
    decisions = 0
    winters = 0
    while ready_or_over(page):
        winters += page.locator("[data-target=next]").count()
        kingsburg_move(page, chance, keen=decisions % 5 != 4)
        decisions += 1
        assert decisions < 400
    assert decisions > 20
    final = state(page, table)
    assert final["over"]
    assert final["view"]["year"] >= (1 if modules else 5)
    totals = [int(text) for text in page.locator(".score tfoot td b").all_inner_texts()]
    assert sorted(totals) == sorted(final["scores"])
    rows = page.locator(".score tbody tr")
    for column, total in enumerate(totals):
        cells = [int(rows.nth(row).locator("td b").nth(column).inner_text()) for row in range(rows.count())]
        assert sum(cells) == total
    if not modules:
        assert winters >= 3
    expect(page.locator(".banner-sheet h1")).to_be_visible()


def test_dice_then_advisor_and_advisor_then_dice(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(
        page, "kingsburg", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], options={"order": "fixed"}
    )
    page.goto(f"/table/{table}")
    chance = random.Random(3)
    while state(page, table)["prompt"]["name"] != "influence" or not state(page, table)["options"]:
        assert ready_or_over(page)
        if state(page, table)["options"] and state(page, table)["prompt"]["name"] != "influence":
            kingsburg_move(page, chance, keen=True)
        page.wait_for_timeout(50)
    page.wait_for_selector(f"{MINE} .dpick[data-state=legal]")
    option = next(
        one for one in state(page, table)["options"] if one["kind"] == "influence" and len(one["dice"]) == 1
    )
    advisor = page.locator(f"[data-target='advisor:{option['advisor']}']")
    page.locator(f"[data-target='die:{option['dice'][0]}']").click()
    expect(advisor).to_have_attribute("data-state", "legal")
    advisor.click()
    expect(advisor).to_have_attribute("data-state", "selected")
    expect(page.locator(READY)).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(READY)).to_have_count(0)
    advisor.click()
    page.locator(f"[data-target='die:{option['dice'][0]}']").click()
    expect(page.locator(READY)).to_have_count(1)
