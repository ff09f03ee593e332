"""Feudum in windows of every size: sheets fit, goods stay in sight, the chart turns to what matters, and may be bared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Door
from .fit import misfits
from .gallery import AWAY, GAMES, SIZES, Hall, resize

SCREENS = GAMES["feudum"]
TOUCH = ("phone", "land", "land932", "tablet")
FINGER = 44
ROLLING = """() => [...document.querySelectorAll('.folios, .folio, .epoch, .duel')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))
    .map((box) => `${box.className} ${box.scrollHeight} in ${box.clientHeight}`)"""
# Whether the middle of the chosen place lies in the part of the chart that is shown.
IN_SIGHT = """() => {
    const port = document.querySelector('.port').getBoundingClientRect();
    const spot = document.querySelector('.spot[data-state=selected] .hit').getBoundingClientRect();
    const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
    return port.left < x && x < port.right && port.top < y && y < port.bottom;
}"""
# Words of cards that their own card cuts.
CUT = """() => [...document.querySelectorAll('.fan .acard')]
    .filter((card) => card.scrollHeight > card.clientHeight + 1)
    .map((card) => `${card.dataset.target} ${card.scrollHeight} in ${card.clientHeight}`)"""
# Numbers of the digest that stand on what is named.
COVERED = """(what) => {
    const boxes = (where) => [...document.querySelectorAll(where)].map((node) => node.getBoundingClientRect());
    return boxes('.flags g').some((flag) => boxes(what).some((box) => box.width && flag.left < box.right
        && box.left < flag.right && flag.top < box.bottom && box.top < flag.bottom));
}"""
SMALL = """(least) => [...document.querySelectorAll('.tool, .pchip, .node, .slot.has')]
    .map((node) => [node.className, node.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""


def laid(door: Door, screen: str, lang: str = "ru", digest: str = "none") -> Page:
    page = door.enter("Vera", lang=lang, prefs={"digest": digest})
    Hall(page, "feudum", lang).lay(SCREENS[screen])
    return page


@pytest.mark.parametrize("screen", ["guild", "epoch", "defence"])
def test_sheets_fit_on_a_tablet_and_with_large_letters(door: Door, screen: str) -> None:
    page = laid(door, screen)
    for look in ("desktop", "tablet", "letters140"):
        resize(page, "light", SIZES[look])
        assert not page.evaluate(ROLLING), look


@pytest.mark.parametrize("screen", ["guild", "defence"])
def test_shillings_stay_in_sight_beside_a_guild_and_a_battle(door: Door, screen: str) -> None:
    page = laid(door, screen)
    for look in TOUCH:
        resize(page, "light", SIZES[look])
        expect(page.locator(".strip [aria-label=Шиллинги]")).to_be_visible()


def test_the_running_task_is_marked_while_a_reeve_is_asked_for(door: Door) -> None:
    page = laid(door, "guild", "en")
    expect(page.locator(".task.on b")).to_have_text("Push")


def test_the_guilds_are_behind_their_tab_during_a_battle(door: Door) -> None:
    page = laid(door, "defence", "en")
    for look in ("phone", "land"):
        resize(page, "light", SIZES[look])
        board, guilds = page.locator(".dock button").nth(0), page.locator(".dock button").nth(1)
        guilds.click()
        expect(page.locator(".guilds .open").last).to_be_visible()
        expect(page.locator(".duel")).to_be_hidden()
        assert not misfits(page, touch=True), look
        page.locator(".guilds .open").first.click()
        expect(page.locator(".folio.main")).to_be_visible()
        board.click()
        expect(page.locator(".duel")).to_be_visible()


def test_the_chart_turns_to_the_chosen_place_when_the_window_does(door: Door) -> None:
    page = laid(door, "move")
    for look in ("phone", "land", "phone"):
        resize(page, "light", SIZES[look])
        page.wait_for_function(IN_SIGHT)


def test_between_rounds_all_cards_are_seen(door: Door) -> None:
    page = laid(door, "feed")
    for look in ("desktop", "land", "tablet", "letters140"):
        resize(page, "light", SIZES[look])
        expect(page.locator(".fan .acard")).to_have_count(11)
        expect(page.locator(".fan .acard").last).to_be_visible()


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("screen", ["cards", "feed"])
def test_cards_tell_what_they_do_in_whole_words(door: Door, screen: str, lang: str) -> None:
    page = laid(door, screen, lang)
    for look in ("desktop", "letters140"):
        resize(page, "light", SIZES[look])
        expect(page.locator(".fan .base").first).to_be_visible()
        assert not page.evaluate(CUT), look


def test_all_cards_are_seen_beside_a_bonus(door: Door) -> None:
    page = laid(door, "epoch")
    for look in ("land", "land932", "zoom200"):
        resize(page, "light", SIZES[look])
        assert page.evaluate(
            "() => (({ scrollHeight: all, clientHeight: seen }) => all <= seen + 1)(document.querySelector('.deal'))"
        ), look


def test_numbers_of_the_digest_stand_beside_points_and_cards(door: Door) -> None:
    page = laid(door, "feed", digest="all")
    page.wait_for_selector(".flags g")
    assert not page.evaluate(COVERED, ".panel .vp b")
    page = laid(door, "cards", digest="all")
    page.wait_for_selector(".flags g")
    resize(page, "light", SIZES["zoom200"])
    page.wait_for_function(f"() => !({COVERED})('.deal')")


def test_ranks_of_guilds_keep_to_their_cards(door: Door) -> None:
    page = laid(door, "move")
    for look in ("land", "land932", "zoom200"):
        resize(page, "light", SIZES[look])
        page.locator(".dock button").nth(1).click()
        expect(page.locator(".guilds .chairs-row").last).to_be_visible()
        assert not page.evaluate(
            "() => [...document.querySelectorAll('.chairs-row')].some((row) => row.scrollWidth > row.clientWidth + 2)"
        ), look


def test_sources_of_points_keep_to_their_column_at_the_end(door: Door) -> None:
    page = laid(door, "end")
    for look in ("desktop", "letters140", "tablet", "land932"):
        resize(page, "light", SIZES[look])
        assert not page.evaluate(
            "() => [...document.querySelectorAll('.score tbody th')].some((head) => head.scrollWidth > head.clientWidth + 1)"
        ), look


@pytest.mark.parametrize("screen", ["cards", "guild"])
def test_tools_and_goods_are_large_enough_for_a_finger(door: Door, screen: str) -> None:
    page = laid(door, screen)
    for look in TOUCH:
        resize(page, "light", SIZES[look])
        assert not page.evaluate(SMALL, FINGER), look


def test_the_chart_may_be_bared(door: Door) -> None:
    page = laid(door, "move", "en")
    man = page.locator(".man").first
    page.keyboard.down("h")
    expect(man).to_be_hidden()
    for covering in page.locator(".spot .pieces, .loose > *, .flags").all():
        expect(covering).to_be_hidden()
    page.keyboard.up("h")
    expect(man).to_be_visible()
    for look in TOUCH:
        resize(page, "light", SIZES[look])
        bare = page.get_by_role("button", name="Hide pieces")
        bare.click()
        expect(man).to_be_hidden()
        bare.click()
        expect(man).to_be_visible()


@pytest.mark.parametrize("look", ["desktop", *TOUCH])
def test_names_routes_and_rulers_are_shown_when_wanted(door: Door, look: str) -> None:
    page = laid(door, "move", "en")
    resize(page, "light", SIZES[look])
    for name, layer in (("Names of places", ".pname"), ("All routes", ".courses"), ("Who rules", ".realm")):
        tool, shown = page.get_by_role("button", name=name), page.locator(layer)
        tool.click()
        expect(shown.first).to_be_attached()
        expect(tool).to_have_attribute("aria-pressed", "true")
        tool.click()
        page.mouse.move(*AWAY)
        expect(shown).to_have_count(0)
