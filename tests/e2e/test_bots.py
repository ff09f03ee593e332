"""The opponents: who they are, how strong they were measured to be, and that one meets them by their names."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .fit import AXE, serious
from .play import new_table


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_from_the_front_page_to_an_opponent(door: Door, size: tuple[int, int]) -> None:
    page = door.enter("", lang="en", size=size)
    page.goto("/")
    page.locator("[data-target=bots]").first.click()
    expect(page.locator(".foe")).to_have_count(5)
    expect(page.locator("[data-target='bot:hard'] .cap")).to_have_text("Yagahard")
    expect(page.locator("[data-target='bot:hard'] .say")).to_contain_text("her hut")
    expect(page.locator(".foe-kin li")).to_have_count(20)
    page.wait_for_selector("#fig-witch", state="attached")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    measured = page.request.get("/api/bots/strengths").json()
    expect(page.locator(".foe-steps li")).to_have_count(len(measured))
    for game in {one["game"] for one in measured}:
        page.locator(f"input[name=game][value={game}]").check(force=True)
        first = next(one for one in measured if one["game"] == game)
        step = page.locator(f"[data-target='bot:{first['bot']}'] .foe-step")
        expect(step).to_contain_text(f"{round(100 * first['share'])} %")
        expect(step).to_contain_text(f"{first['games']} game")
    if AXE.exists():
        assert not serious(page)
    page.click("[data-target='play:hard']")
    page.fill("input", "Vera")
    page.keyboard.press("Enter")
    expect(page.locator("select.pick").first).to_have_value("bot:hard")


def test_a_table_calls_bots_by_their_names(door: Door) -> None:
    page = door.enter("Vera", lang="ru")
    bots = [{"kind": "bot", "bot": level} for level in ("easy", "easy", "medium")]
    table = new_table(page, "brawl", [{"kind": "me"}, *bots], start=False)
    page.goto(f"/table/{table}")
    seats = page.locator(".room-seats .who")
    for seat, (name, level) in enumerate(
        [("Скарбник", "лёгкий"), ("Домовой", "лёгкий"), ("Бова", "средний")], 1
    ):
        expect(seats.nth(seat)).to_contain_text(name)
        expect(seats.nth(seat)).to_contain_text(level)
