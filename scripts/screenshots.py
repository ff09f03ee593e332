"""Takes a picture of every screen: four games in every size of window, both themes, both languages.

Needs the built browser table (`npm run build` in web/), Playwright and Chromium:

    python scripts/screenshots.py [part of a name …]

A name is game-screen-size-theme-language, for example `kingsburg-build-phone-light-ru`. Everything goes to
build/screens; what README and docs show is also put into docs/screenshots, and nothing else is kept there.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import seeds  # noqa: E402
from e2e.conftest import ARGUMENTS, CHROMIUM, PATIENCE, Server  # noqa: E402
from e2e.gallery import AWAY, BOT, GAMES, NAMES, SIZES, Hall, Size, resize  # noqa: E402
from e2e.play import new_table  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

import regnum  # noqa: E402
from regnum.practice import practised  # noqa: E402

OUT = ROOT / "build" / "screens"
KEPT = ROOT / "docs" / "screenshots"
THEMES = ("light", "dark")
SETTLED = """
document.fonts.ready
  .then(() => new Promise(requestAnimationFrame))
  .then(() => new Promise((done) => setTimeout(done, document.querySelector('.flags g') ? 200 : 0)))
"""
"""Letters are there; numbers over what was touched look for their places a few times a second."""


def shown() -> set[str]:
    """The names of the pictures that README and docs show."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    return {name for text in texts for name in re.findall(r"screenshots/([\w-]+)\.png", text)}


class Album:
    """The pictures by name; with parts of names on the command line only those are taken."""

    def __init__(self, wanted: list[str]) -> None:
        self.wanted = wanted
        self.shown = shown()

    def looks(self, name: str, lang: str) -> Iterator[tuple[str, str, Size]]:
        """The looks of a screen that are wanted: name, theme, size."""
        for theme in THEMES:
            for where, size in SIZES.items():
                full = f"{name}-{where}-{theme}-{lang}"
                if not self.wanted or any(re.search(one, full) for one in self.wanted):
                    yield full, theme, size

    def keep(self, page: Page, name: str, whole: bool = False) -> None:
        """A picture of the window, or of the whole page however long it is."""
        page.evaluate(SETTLED)
        path = OUT / f"{name}.png"
        page.screenshot(path=path, animations="disabled", full_page=whole)
        _shrink(path)
        if name in self.shown:
            shutil.copy(path, KEPT)
        print(name, flush=True)


def _shrink(path: Path) -> None:
    """A palette is enough for flat inks; without Pillow the picture stays as it is."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(
            256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
        )
    small.save(path, optimize=True)


def enter(browser: Browser, server: Server, lang: str, pixels: int) -> Page:
    """A person's browser that speaks a language and shows everything at once, with no first tips on it."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": 1440, "height": 900}, device_scale_factor=pixels
    )
    context.set_default_timeout(PATIENCE)
    wish = f'{{"lang":"{lang}","motion":0,"theme":"light","tips":false}}'
    context.add_init_script(f"localStorage.setItem('regnum-preferences', '{wish}')")
    page = context.new_page()
    answer = context.request.post("/api/guest", data={"name": NAMES[lang][0]})
    assert answer.ok, answer.text()
    return page


def games(browser: Browser, server: Server, album: Album, lang: str) -> None:
    """Every screen of every game, and on narrow ones each of its tabs: in one theme, unless asked for by name."""
    for game, screens in GAMES.items():
        for name, screen in screens.items():
            looks = list(album.looks(f"{game}-{name}", lang))
            for pixels in sorted({size.pixels for _, _, size in looks}):
                page = enter(browser, server, lang, pixels)
                Hall(page, game, lang).lay(screen)
                for full, theme, size in looks:
                    if size.pixels == pixels:
                        resize(page, theme, size)
                        album.keep(page, full)
                        if album.wanted or theme == THEMES[0]:
                            tabs(page, album, full)
                page.context.close()


def tabs(page: Page, album: Album, name: str) -> None:
    """What lies behind the tabs of a narrow screen."""
    dock = page.locator(".dock button:visible")
    here = [one.get_attribute("aria-current") is not None for one in dock.all()]
    for number, now in enumerate(here):
        if not now:
            dock.nth(number).click()
            album.keep(page, f"{name}-tab{number + 1}")
    if True in here:
        dock.nth(here.index(True)).click()
        page.mouse.move(*AWAY)


@dataclass(frozen=True)
class Place:
    """A screen around the games: its address, what shows that it is there, and what is pressed then."""

    address: str
    ready: str
    key: str = ""
    press: str = ""


def house(browser: Browser, server: Server, album: Album, lang: str) -> None:
    """The screens around the games, as a stranger and as a player see them."""
    looks = list(album.looks("house", lang))
    if not looks:
        return
    page = enter(browser, server, lang, 1)
    for game, count in (("brawl", 2), ("kingsburg", 4), ("troyes", 3)):
        table = new_table(page, game, [{"kind": "me"}, *[BOT] * (count - 1)])
    room: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}, BOT]
    open_room = new_table(page, "kingsburg", room, start=False, settings={"modules": ["events"]})
    seats = page.request.get(f"/api/tables/{open_room}").json()["seats"]
    invite = next(seat["invite"] for seat in seats if seat["kind"] == "invited")
    golden = (ROOT / "tests" / "golden" / "brawl-v1-2.json").read_bytes()
    played = page.request.post("/api/records", data=golden).json()["id"]
    exercise = practised(regnum.find("brawl")).exercises[0].id
    strange = {
        "front": Place("/", ".stage .tile"),
        "enter": Place("/enter", "input"),
        "join": Place(f"/join/{invite}", ".seatrow li"),
        "lost": Place("/nowhere", ".lost-mark"),
    }
    known = {
        "lobby": Place("/", ".lobby .vig"),
        "create": Place("/new?game=kingsburg", ".seatlist"),
        "room": Place(f"/table/{open_room}", ".room-seats"),
        "bots": Place("/bots", ".foe"),
        "learn": Place("/learn/brawl", ".path li"),
        "lesson": Place("/learn/brawl/turn", ".coach"),
        "practice": Place(f"/practice/brawl/{exercise}", ".examiner:not([data-busy])"),
        "rules": Place("/rules/kingsburg", ".rules h2"),
        "archive": Place("/archive", "main"),
        "settings": Place("/", "[data-target=settings]", press="[data-target=settings]"),
        "account": Place("/", ".mast .me", press=".mast .me"),
        "log": Place(f"/table/{played}?at=9", ".logs .log", key="l"),
        "chat": Place(f"/table/{table}", ".table[data-turn=mine]", key="c", press=".quick .btn"),
        "replay": Place(f"/table/{played}?at=9", ".playback"),
        "menu": Place(f"/table/{table}", ".table[data-turn=mine]", press=".top .btn-icon"),
        "keys": Place(f"/table/{table}", ".table[data-turn=mine]", key="?"),
    }
    tour(page, album, looks, known)
    page.context.clear_cookies()
    tour(page, album, looks, strange)
    page.context.close()


def tour(page: Page, album: Album, looks: list[tuple[str, str, Size]], places: dict[str, Place]) -> None:
    """One place after another, each in every look."""
    for name, place in places.items():
        resize(page, THEMES[0], SIZES["desktop"])
        page.goto(place.address)
        page.wait_for_selector(place.ready)
        if page.locator(".since").count():
            page.keyboard.press("Escape")
        if place.key:
            page.keyboard.press(place.key)
        if place.press:
            page.click(f"{place.press} >> nth=0")
        page.mouse.move(*AWAY)
        for full, theme, size in looks:
            resize(page, theme, size)
            album.keep(page, full.replace("house", f"house-{name}"), whole=True)


def main() -> None:
    """Take the pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    album = Album(sys.argv[1:])
    for path in KEPT.glob("*.png"):
        if path.stem not in album.shown:
            path.unlink()
    seeds.begin("screenshots")
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for lang in NAMES:
                games(browser, server, album, lang)
                house(browser, server, album, lang)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
