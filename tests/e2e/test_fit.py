"""Nothing is cut, off the page, on top of another control or too small for a finger, on any decision of a game of chance."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Door
from .fit import misfits, tour
from .gallery import BOT, MODULES, SIZES, Size, resize
from .play import new_table
from .scenes import Scene, sample
from .wire import Wire

Settings = tuple[tuple[str, Any], ...]
NAMES = {
    "ru": ("Константин", "Екатерина Великая", "Виктор", "Галина", "Олег"),
    "en": ("Maximilian", "Catherine the Great", "Viktor", "Galina", "Oleg"),
}
TABLES: dict[str, list[tuple[int, Settings]]] = {
    "kingsburg": [(5, (("modules", MODULES),)), (4, ())],
    "brawl": [(3, ()), (2, ())],
    "troyes": [(4, ()), (3, ()), (1, ())],
    "feudum": [(5, (("advanced", True),)), (2, ())],
}
TAKE_UP = "document.querySelector('.table [data-target][data-state=legal]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
LOOKS = {look: SIZES[look] for look in ("phone", "land", "tablet", "desktop", "letters140")}
LARGE = {"phone140": Size(390, 844, touch=True, letters=140)}
"""Large letters on a phone, which not every game can do without scrolling sideways."""

ZOOMED = {"zoom200": SIZES["zoom200"]}
"""Twice as large, which is looked at in the long run alone."""

LONG = 24
"""So many decisions of a game are looked at in the long run, as different as they come: a few minutes for each table."""

LETTERS = "getComputedStyle(document.querySelector('.table')).fontSize"


def letters(page: Page, look: str) -> str:
    resize(page, "light", SIZES[look])
    found: str = page.evaluate(LETTERS)
    return found


def listen(page: Page, looks: dict[str, Size], heard: set[str]) -> list[tuple[str, str]]:
    """What does not fit of the news that are told before the question, once; then they have been read."""
    found: list[tuple[str, str]] = []
    told = page.locator("[data-target=read-on]")
    said = page.locator(".bar .prompt").inner_text() if told.count() else ""
    if said and said not in heard:
        heard.add(said)
        for look, size in looks.items():
            resize(page, "light", size)
            found += [(f"{look}, told", one) for one in misfits(page, size.touch)]
    while told.count():
        told.first.evaluate("button => button.click()")
    return found


def look_at(page: Page, wire: Wire, scene: Scene, looks: dict[str, Size]) -> list[tuple[str, str]]:
    """What does not fit in any of the sizes: on every tab, and on the way back with something taken up."""
    found: list[tuple[str, str]] = []
    for look, size in looks.items():
        resize(page, "light", size)
        found += [(f"{look}, tab {number}", one) for number, one in tour(page, size.touch)]
    page.evaluate("document.querySelector('.dock button')?.click()")
    page.evaluate(TAKE_UP)
    wire.answer(scene.preview)
    for look, size in reversed(looks.items()):
        resize(page, "light", size)
        found += [(f"{look}, drafted", one) for one in misfits(page, size.touch)]
    return found


CASES = [pytest.param(game, *tables[0], 2, id=game) for game, tables in TABLES.items()] + [
    pytest.param(game, seats, settings, LONG, id=f"{game}-{seats}-long", marks=pytest.mark.soak)
    for game, tables in TABLES.items()
    for seats, settings in tables
]


@pytest.mark.parametrize(("game", "seats", "settings", "count"), CASES)
def test_every_decision_fits(door: Door, game: str, seats: int, settings: Settings, count: int) -> None:
    lang = "en" if seats % 2 else "ru"
    page = door.enter("Vera", lang=lang)
    table = new_table(page, game, [{"kind": "me"}, *[BOT] * (seats - 1)], settings=dict(settings))
    wire = Wire(page, table, NAMES[lang])
    looks = LOOKS | LARGE if game in ("troyes", "feudum") else LOOKS
    if count == LONG:
        looks = looks | ZOOMED
    faults: list[tuple[str, str, str]] = []
    heard: set[str] = set()
    for number, scene in enumerate(sample(game, seats, len(game), count, settings)):
        wire.lay(scene.told())
        if not number:
            # The whole table is zoomed then; its letters must not be once more.
            assert letters(page, "desktop") == letters(page, "letters140")
        found = listen(page, looks, heard) + look_at(page, wire, scene, looks)
        faults += [(scene.prompt, *one) for one in found]
    assert not faults, (
        "\n".join(json.dumps(one, ensure_ascii=False) for one in faults[:40]) + f"\n{len(faults)}"
    )
