"""Kingsburg in windows of every size: court and plan are in sight together, and nothing lies over what is to be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regnum.kernel.match import Match

from .conftest import Door
from .fit import misfits
from .gallery import ALL, GAMES, SIZES, Hall, Screen, Size, resize

SCREENS = GAMES["kingsburg"]
DESKS = (SIZES["desktop"], SIZES["tablet"], SIZES["letters140"], Size(1180, 820))
# Boxes that hold more than they show, though they are no lists.
ROLLING = """() => ['.play', '.court', '.province', '.sheet'].filter((name) => {
    const box = document.querySelector(`.table ${name}`);
    return box.scrollHeight > box.clientHeight + 2 && getComputedStyle(box).overflowY !== 'visible';
}).map((name) => {
    const box = document.querySelector(`.table ${name}`);
    return `${name} ${box.scrollHeight} in ${box.clientHeight}`;
})"""
# Pieces that may be chosen, and of those the ones whose middle something else covers.
COVERED = """() => {
    const pieces = [...document.querySelectorAll('.play button:is([data-state=legal], [data-mark=legal])')];
    const under = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return width && !node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return [pieces.length, pieces.filter(under).map((node) => node.dataset.target)];
}"""


SQUARES = """() => [...new Set(
    [...document.querySelectorAll('.sq')].map((one) => Math.round(one.getBoundingClientRect().width))
)]"""
CUT = """() => {
    const edge = document.querySelector('.court').getBoundingClientRect().bottom + 1;
    const parts = [...document.querySelectorAll('.advisor :is(.bust, .gives, .reach)')];
    return parts.filter((node) => node.getBoundingClientRect().bottom > edge).map((node) => node.parentElement.textContent);
}"""


@pytest.mark.parametrize("screen", ["influence", "modules"])
def test_court_and_plan_are_in_sight_together(door: Door, screen: str) -> None:
    page = door.enter("Vera", lang="ru")
    Hall(page, "kingsburg", "ru").lay(SCREENS[screen])
    rolling = {}
    for size in DESKS:
        resize(page, "light", size)
        rolling[f"{size.width}x{size.height} {size.letters}"] = page.evaluate(ROLLING)
    assert not any(rolling.values()), rolling


def told(page: Page) -> None:
    expect(page.locator(".bar .prompt")).to_be_visible()
    assert "the bar says nothing" not in misfits(page)


def test_the_bar_tells_the_winter(door: Door) -> None:
    page = door.enter("Vera")
    Hall(page, "kingsburg").lay(SCREENS["winter"])
    for look in ("desktop", "tablet", "phone", "land"):
        resize(page, "light", SIZES[look])
        told(page)
        assert "The enemy card" in page.locator(".bar .prompt").inner_text()
        expect(page.locator("li.fight").last).to_be_in_viewport(ratio=0.9)
        assert len(page.evaluate(SQUARES)) == 1, f"{look}: the enemy's line crosses squares of several widths"


def test_quiet_news_lie_over_nothing_that_is_to_be_chosen(door: Door) -> None:
    page = door.enter("Vera", size=(390, 844), prefs={"digest": "all"})
    Hall(page, "kingsburg").lay(SCREENS["recruit"])
    expect(page.locator(".dock .news")).to_be_visible()
    count, covered = page.evaluate(COVERED)
    assert count
    assert not covered


def many_dice(asked: str, about: dict[str, Any], match: Match, seat: int) -> bool:
    return asked == "influence" and len(match.view(seat).seats[seat].dice) > 3


def test_every_advisor_is_whole_on_a_phone(door: Door) -> None:
    """Four dice and all that helps them leave the court less room."""
    page = door.enter("Vera", lang="ru", size=(390, 844))
    Hall(page, "kingsburg", "ru").lay(Screen(many_dice, settings=ALL))
    expect(page.locator(".tray .dpick")).to_have_count(4)
    assert not page.evaluate(CUT)


def test_building_nothing_stays_at_hand_in_a_short_window(door: Door) -> None:
    page = door.enter("Vera", size=(844, 390))
    Hall(page, "kingsburg").lay(SCREENS["build"])
    expect(page.locator(".bar [data-target=confirm]")).to_contain_text("Build")
    expect(page.locator(".tray .idle")).to_have_text("Build nothing")


def test_the_auction_has_a_stepper_and_says_where_one_starts(door: Door) -> None:
    page = door.enter("Vera")
    Hall(page, "kingsburg").lay(SCREENS["auction"])
    least = int(page.locator(".stepper b").inner_text())
    expect(page.locator("[data-target=bid-less]")).to_have_attribute("aria-disabled", "true")
    page.click("[data-target=bid-more]")
    expect(page.locator(".bar [data-target=confirm]")).to_contain_text(f"Bid {least + 1}")
    expect(page.locator(".bar .prompt")).to_contain_text(f"you start at −{least + 1} VP")
    page.click("[data-target=bid-less]")
    expect(page.locator(".stepper [aria-pressed=true]")).to_have_text(str(least))
