"""Nothing is cut, off the page, on top of another control or too small for a finger, on any decision of a game of chance."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Door
from .fit import misfits
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

LETTERS = "getComputedStyle(document.querySelector('.table')).fontSize"


def look_at(page: Page, wire: Wire, scene: Scene, looks: Mapping[str, Size] = LOOKS) -> list[tuple[str, str]]:
    """What does not fit in any of the sizes: on every tab, and with something taken up."""
    found: list[tuple[str, str]] = []
    letters = set()
    for look in ("desktop", "letters140"):
        resize(page, "light", SIZES[look])
        letters.add(page.evaluate(LETTERS))
    if len(letters) > 1:
        found.append(("letters140", f"the table is zoomed, and its letters are once more: {sorted(letters)}"))
    for look, size in looks.items():
        resize(page, "light", size)
        tabs = page.locator(".dock button:visible")
        for number in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(number).evaluate("tab => tab.click()")
            found += [(f"{look}, tab {number + 1}", one) for one in misfits(page, size.touch)]
    page.evaluate("document.querySelector('.dock button')?.click()")
    page.evaluate(TAKE_UP)
    wire.answer(scene.preview)
    for look, size in looks.items():
        resize(page, "light", size)
        found += [(f"{look}, drafted", one) for one in misfits(page, size.touch)]
    return found


CASES = [pytest.param(game, *tables[0], 2, id=game) for game, tables in TABLES.items()] + [
    pytest.param(game, seats, settings, 40, id=f"{game}-{seats}-long", marks=pytest.mark.soak)
    for game, tables in TABLES.items()
    for seats, settings in tables
]


@pytest.mark.parametrize(("game", "seats", "settings", "count"), CASES)
def test_every_decision_fits(door: Door, game: str, seats: int, settings: Settings, count: int) -> None:
    lang = "en" if seats % 2 else "ru"
    page = door.enter("Vera", lang=lang)
    table = new_table(page, game, [{"kind": "me"}, *[BOT] * (seats - 1)], settings=dict(settings))
    wire = Wire(page, table, NAMES[lang])
    faults = []
    for scene in sample(game, seats, len(game), count, settings):
        resize(page, "light", SIZES["desktop"])
        wire.lay(scene.told())
        looks = LOOKS | LARGE if game in ("troyes", "feudum") else LOOKS
        faults += [(scene.prompt, *one) for one in look_at(page, wire, scene, looks)]
    assert not faults, (
        "\n".join(json.dumps(one, ensure_ascii=False) for one in faults[:40]) + f"\n{len(faults)}"
    )
