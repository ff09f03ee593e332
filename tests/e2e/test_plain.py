"""Games without a board of their own, and people who prefer words: the option list and a readable table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Door
from .play import READY, confirm, my_move, new_table, state

BOT = {"kind": "bot", "bot": "easy"}
CHOICES = ".plain-options ol button"


def choose(page: Page, number: int) -> int:
    """One action from the list, decision by decision; how many there were."""
    before = page.locator(".table").get_attribute("data-seq")
    decisions = 0
    while not page.locator(READY).count():
        options = page.locator(f"{CHOICES}:not([aria-pressed=true]):not([aria-disabled=true])")
        count = options.count()
        asked = page.locator(".plain-options h2").inner_text()
        options.nth(number % count).click()
        decisions += 1
        # The next question is there at once, the rest of a long tree comes from the server; a finishing answer acts.
        page.wait_for_function(
            """([ready, asked, before]) => document.querySelector(ready) || document.querySelector('.fin, [aria-pressed=true]')
                || document.querySelector('.table').dataset.seq !== before
                || document.querySelector('.plain-options h2')?.innerText !== asked""",
            arg=[READY, asked, before],
        )
        if page.locator(".table").get_attribute("data-seq") != before:
            return decisions
    confirm(page)
    return decisions


def prefer_words(page: Page, lang: str) -> None:
    page.goto("/")
    wish = f"{{lang: '{lang}', motion: 0, plain: true, pace: 0, digest: 'none', tips: false}}"
    page.evaluate(f"localStorage.setItem('regnum-preferences', JSON.stringify({wish}))")


@pytest.mark.soak
@pytest.mark.parametrize("game", ["troyes", "feudum"])
def test_a_large_game_is_played_from_its_words(door: Door, game: str) -> None:
    page = door.enter("Vera", lang="ru")
    table = new_table(page, game, [{"kind": "me"}, BOT])
    prefer_words(page, "ru")
    page.goto(f"/table/{table}")
    for number in range(12):
        if not my_move(page):
            return
        page.wait_for_selector(".plain-view table")
        plans = state(page, table)["plans"]
        first = [plans["options"][one] for one in plans["lists"][0][1::2]]
        picked = [one for line in first for one in line if isinstance(one, dict)]
        shown = page.locator(CHOICES).count()
        assert shown >= len(picked[0]["of"]) if picked else shown >= 1
        choose(page, number * 7)
    assert state(page, table)["decisions"] >= 12
    text = page.locator(".plain-view").inner_text()
    assert "[p" not in text
    assert "@" not in text


def test_brawl_in_words_by_numbers(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", [{"kind": "me"}, BOT])
    prefer_words(page, "en")
    page.goto(f"/table/{table}")
    actions = decisions = 0
    while my_move(page):
        before = page.locator(".table").get_attribute("data-seq")
        while not page.locator(READY).count():
            page.keyboard.press("1")
            page.wait_for_selector(f"{READY}, .plain-begun")
            decisions += 1
        page.locator(".prompt").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "n => !!document.querySelector('.fin') || document.querySelector('.table')?.dataset.seq !== n",
            arg=before,
        )
        actions += 1
    assert actions >= 5
    assert decisions >= actions
    expect(page.locator(".score tfoot")).to_be_visible()


def test_a_step_back_in_words(door: Door) -> None:
    """The last decision of a draft can be exchanged, and Undo takes it back alone."""
    page = door.enter("Vera")
    table = new_table(page, "brawl", [{"kind": "me"}, BOT])
    prefer_words(page, "en")
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(CHOICES).nth(0).click()
    page.wait_for_selector(READY)
    page.locator(CHOICES).nth(1).click()
    expect(page.locator(f"{CHOICES}[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(CHOICES).nth(1)).to_have_attribute("aria-pressed", "true")
    page.click("[data-target=undo]")
    expect(page.locator(f"{CHOICES}[aria-pressed=true]")).to_have_count(0)
    assert state(page, table)["decisions"] in (0, 1)


def test_the_first_page_is_light(door: Door) -> None:
    page = door.enter("Vera")
    weight = {"all": 0.0}
    kinds: dict[str, str] = {}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))

    def finished(event: dict[str, object]) -> None:
        if kinds.get(str(event["requestId"])) != "Font":
            weight["all"] += float(str(event["encodedDataLength"]))

    wire.on("Network.loadingFinished", finished)
    page.goto("/")
    page.wait_for_selector(".lobby .vig")
    page.wait_for_load_state("networkidle")
    assert 20_000 < weight["all"] < 250_000, weight
