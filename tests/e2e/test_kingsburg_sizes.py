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

# How the words of a button stand out from the face that is drawn under them.
CONTRAST = """(button) => {
    const ink = (colour) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((one) => (one /= 255) <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const style = getComputedStyle(button);
    const [one, other] = [ink(style.color), ink(style.getPropertyValue('--face'))];
    return Math.max(one, other) / Math.min(one, other);
}"""
# Goods whose words run into the next one, out of the tray or into another line.
CROWDED = """() => {
    const goods = [...document.querySelectorAll('.stock li')].filter((one) => one.getBoundingClientRect().width);
    const edge = document.querySelector('.tray').getBoundingClientRect().right;
    const ends = goods.map((one) => Math.max(...[...one.querySelectorAll('svg, b')].map((part) => part.getBoundingClientRect().right)));
    const starts = goods.map((one) => one.querySelector('svg').getBoundingClientRect());
    return goods.map((one) => one.dataset.good).filter((_, at) => ends[at] > (starts[at + 1]?.left ?? edge) - 1 || Math.abs(starts[at].top - starts[0].top) > 2);
}"""
# Numbers over players that stand beyond the players' own column.
CUT_NUMBERS = """() => {
    const edge = document.querySelector('.rail').getBoundingClientRect().right;
    const numbers = [...document.querySelectorAll('.flags rect')];
    return numbers.filter((one) => one.getBoundingClientRect().right > edge).length;
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
    assert not any("the bar says nothing" in one for one in misfits(page))


def test_the_bar_tells_the_winter(door: Door) -> None:
    page = door.enter("Vera")
    Hall(page, "kingsburg").lay(SCREENS["winter"])
    for look in ("desktop", "tablet", "phone", "land"):
        resize(page, "light", SIZES[look])
        told(page)
        assert "The enemy card" in page.locator(".bar .prompt").inner_text()
        expect(page.locator("li.fight").last).to_be_in_viewport(ratio=0.9)
        assert len(page.evaluate(SQUARES)) == 1, f"{look}: the enemy's line crosses squares of several widths"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_winter_of_five_is_in_sight_in_a_low_window(door: Door, lang: str) -> None:
    page = door.enter("Vera", lang=lang, size=(844, 390))
    late = Screen(
        lambda asked, about, match, seat: asked == "influence" and match.view(seat).year > 3,
        seats=5,
        settings=ALL,
        keep=True,
    )
    Hall(page, "kingsburg", lang).lay(late)
    for step in range(1, 6):
        expect(page.locator(f".winter-page[data-at='{step}']")).to_be_visible()
        expect(page.locator("li.fight")).to_have_count(5)
        assert page.locator(".bars").evaluate("node => node.scrollHeight - node.clientHeight") <= 0
        page.click("[data-target=read-on]")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_undo_is_read_in_both_themes(door: Door, theme: str) -> None:
    page = door.enter("Vera")
    Hall(page, "kingsburg").lay(SCREENS["influence"])
    resize(page, theme, SIZES["desktop"])
    assert page.locator(".bar [data-target=undo]:not([aria-disabled])").evaluate(CONTRAST) >= 4.5


@pytest.mark.parametrize("screen", ["build-modules", "recruit"])
def test_goods_and_tokens_keep_apart_on_one_line(door: Door, screen: str) -> None:
    page = door.enter("Vera")
    Hall(page, "kingsburg").lay(SCREENS[screen])
    crowded = {}
    for look, size in SIZES.items():
        resize(page, "light", size)
        page.evaluate("document.querySelector('.dock button')?.click()")
        crowded[look] = page.evaluate(CROWDED)
    assert not any(crowded.values()), crowded


def test_numbers_over_the_players_are_whole(door: Door) -> None:
    page = door.enter("Vera", size=(844, 390), prefs={"digest": "all"})
    Hall(page, "kingsburg").lay(SCREENS["influence"])
    page.locator(".dock button").nth(2).click()
    expect(page.locator(".flags rect")).not_to_have_count(0)
    assert page.evaluate(CUT_NUMBERS) == 0


def test_a_held_key_shows_the_bare_court(door: Door) -> None:
    page = door.enter("Vera")
    Hall(page, "kingsburg").lay(SCREENS["advisor"])
    laid = page.locator(".advisor .onto").first
    expect(laid).to_be_visible()
    page.keyboard.down("h")
    expect(laid).to_be_hidden()
    expect(page.locator(".advisor .veil").first).to_be_hidden()
    page.keyboard.up("h")
    expect(laid).to_be_visible()


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
