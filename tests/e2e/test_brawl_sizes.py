"""Kingdom Brawl in windows of many sizes: a full hand at a large table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .gallery import GAMES, SIZES, Hall, Screen, asks, resize

# Cards of the hand that leave the window, or whose name leaves the card.
OUT = """() => [...document.querySelectorAll('.hcard')].filter((card) => {
    const box = card.getBoundingClientRect();
    const names = [...card.querySelectorAll('.card-name, .nm')].filter((one) => one.checkVisibility());
    const hangs = names.some((one) => {
        const { bottom } = one.getBoundingClientRect();
        return bottom > box.bottom + 1 || one.scrollWidth > one.clientWidth + 1;
    });
    return hangs || box.right > innerWidth;
}).map((card) => card.dataset.char)"""
RULE = "() => document.querySelector('.hand-rule').checkVisibility()"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_full_hand_of_a_large_table_is_whole_and_tells_its_rule(door: Door, lang: str) -> None:
    page = door.enter("Vera", lang=lang)
    Hall(page, "brawl", lang).lay(GAMES["brawl"]["full"])
    for look in ("desktop", "tablet", "phone"):
        resize(page, "light", SIZES[look])
        assert not page.evaluate(OUT), look
        assert look == "phone" or page.evaluate(RULE), look


GOLDEN = Path(__file__).parents[1] / "golden" / "brawl-v1-2.json"
ROOM = """() => {
    const bottom = document.querySelector('.kingdom').getBoundingClientRect().bottom;
    const below = ['.hand', '.playback', '.dock'].map((one) => document.querySelector(one).getBoundingClientRect());
    return Math.min(...below.filter((box) => box.height && box.bottom > bottom).map((box) => box.top)) - bottom;
}"""
"""How far the board ends above what stands below it: nothing hides it, and it leaves no hole."""


@pytest.mark.parametrize("look", ["phone", "tablet"])
def test_a_replay_shows_the_whole_board_and_no_hole(door: Door, look: str) -> None:
    size = SIZES[look]
    page = door.enter("Vera", size=(size.width, size.height))
    table = page.request.post("/api/records", data=GOLDEN.read_bytes()).json()["id"]
    page.goto(f"/table/{table}?at=9")
    page.wait_for_selector(".playback .moves .is-now")
    assert 0 <= page.evaluate(ROOM) < 40
    expect(page.locator(".chips")).to_contain_text("Seat 1")


def test_large_letters_leave_the_shown_move_in_sight_and_room_to_write(door: Door) -> None:
    page = door.enter("Vera", prefs={"scale": 140})
    table = page.request.post("/api/records", data=GOLDEN.read_bytes()).json()["id"]
    page.goto(f"/table/{table}?at=5")
    page.wait_for_selector(".table[data-past]")
    page.keyboard.press("l")
    expect(page.locator(".log[data-at-now]")).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("c")
    expect(page.locator(".chatform input")).to_be_in_viewport(ratio=0.9)


def _lands_near_a_tower(view: dict[str, Any]) -> list[int]:
    columns, lands = view["columns"], [tile["terrain"] for tile in view["tiles"]]
    places = [divmod(tile, columns) for tile in range(len(lands))]
    towers = [place for place, land in zip(places, lands, strict=True) if land == "tower"]
    return [
        tile
        for tile, (row, column) in enumerate(places)
        if any(abs(row - one) + abs(column - other) < 2 for one, other in towers)
    ]


HINTED = (
    "() => [...document.querySelectorAll('.tile:has(.hint)')].map((tile) => +tile.dataset.target.slice(5))"
)


def test_the_wizard_shows_where_he_works_and_where_a_card_may_go(door: Door) -> None:
    page = door.enter("Vera")
    hall = Hall(page, "brawl")
    wizard = ".hcard[data-char=wizard] button"
    four = GAMES["brawl"]["four"]
    hall.lay(Screen(four.wanted, clicks=lambda view: [wizard]))
    view = four.scene("brawl").told()["view"]
    taken = [
        number
        for number, tile in enumerate(view["tiles"])
        if any(card["character"] == "wizard" for card in tile["stack"])
    ]
    assert page.evaluate(HINTED) == [one for one in _lands_near_a_tower(view) if one not in taken]
    hall.lay(Screen(asks("use-wizard", least=8), wise=False, clicks=GAMES["brawl"]["carried"].clicks))
    expect(page.locator(".bar .prompt")).to_contain_text("now choose where the Wizard goes")
    assert page.evaluate(HINTED) == [tile for tile in range(12) if tile != 1]
