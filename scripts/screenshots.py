"""Plays games at a real server and takes the pictures in docs/screenshots.

Needs the built browser table (`npm run build` in web/), Playwright and Chromium:

    python scripts/screenshots.py [name …]
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import ARGUMENTS, CHROMIUM, Door, Server  # noqa: E402
from e2e.feudum_positions import find  # noqa: E402
from e2e.wire import Wire  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

OUT = ROOT / "docs" / "screenshots"
DESK = (1440, 900)
PHONE = (390, 844)
NAMES = {"ru": ["Вера", "Анна", "Виктор", "Галина"], "en": ["Vera", "Anna", "Viktor", "Galina"]}
LOOKS = [("ru", "light"), ("en", "dark")]


class Evening:
    """Some people at one server, and the tables they play."""

    def __init__(self, browser: Browser, server: Server, lang: str) -> None:
        self.door = Door(browser, server)
        self.lang = lang
        self.people = [self.door.enter(name, lang=lang, motion=0) for name in NAMES[lang]]
        self.browser = browser
        self.server = server

    def table(self, game: str, count: int, **more: Any) -> str:
        host = self.people[0]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
        options = {"order": "fixed", "hints": True}
        table = _post(host, "/api/tables", {"game": game, "seats": seats, "options": options, **more})["id"]
        for seat in range(1, count):
            _post(self.people[seat], f"/api/tables/{table}/seats/{seat}/sit", {})
            _post(self.people[seat], f"/api/tables/{table}/ready", {"ready": True})
        _post(host, f"/api/tables/{table}/start", {})
        return str(table)

    def play(self, table: str, until: Any) -> dict[str, Any]:
        """Everybody plays what the server's bot advises until the host's state satisfies `until`."""
        return self._go_on(table, until, lambda page, state, seat: self.best(page, table, seat))

    def stroll(self, table: str, until: Any, luck: random.Random) -> dict[str, Any]:
        """Everybody plays anything but a pass until the host's state satisfies `until`."""

        def anything(_: Page, state: dict[str, Any], __: int) -> dict[str, Any]:
            kinds = sorted({option["kind"] for option in state["options"]} - {"pass", "reroll", "flip"})
            kind = luck.choice(kinds or ["pass"])
            return dict(luck.choice([one for one in state["options"] if one["kind"] == kind]))

        return self._go_on(table, until, anything)

    def _go_on(self, table: str, until: Any, choose: Any) -> dict[str, Any]:
        while True:
            host = self.people[0].request.get(f"/api/tables/{table}/state").json()
            if host["over"] or until(host):
                return dict(host)
            seat = host["waiting"][0]
            page = self.people[seat]
            state = page.request.get(f"/api/tables/{table}/state").json()
            option = choose(page, state, seat)
            move = {"id": str(time.monotonic_ns()), "seq": state["seq"], "seat": seat, "option": option}
            _post(page, f"/api/tables/{table}/moves", move)

    def best(self, page: Page, table: str, seat: int) -> dict[str, Any]:
        answer = page.request.post(f"/api/tables/{table}/hint", data={"seat": seat})
        if answer.ok and answer.json()["options"]:
            return dict(answer.json()["options"][0]["option"])
        return dict(page.request.get(f"/api/tables/{table}/state").json()["options"][-1])

    def look(self, theme: str, size: tuple[int, int]) -> Page:
        """The host's eyes in another window."""
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2 if size == PHONE else 1,
            storage_state=self.people[0].context.storage_state(),
        )
        context.set_default_timeout(15_000)
        context.add_init_script(
            f'localStorage.setItem(\'regnum-preferences\', \'{{"lang":"{self.lang}","motion":0,"theme":"{theme}"}}\')'
        )
        return context.new_page()


def _post(page: Page, address: str, data: dict[str, Any]) -> Any:
    answer = page.request.post(address, data=data)
    assert answer.ok, answer.text()
    return answer.json()


def click_option(page: Page, option: dict[str, Any]) -> None:
    """Draft an option by clicking its pieces, as far as they lie on the board."""
    for name, value in option.items():
        targets = {
            "character": [f"[data-target='hand:{value}']"],
            "tile": [f"[data-target='tile:{value}'] .tile-hit"],
            "advisor": [f"[data-target='advisor:{value}']"],
            "building": [f"[data-target='building:{value}']"],
            "dice": [f"[data-target='die:{at}']" for at in value] if isinstance(value, list) else [],
            "token": ["[data-target='mod:token']"] if value else [],
        }.get(name, [])
        for target in targets:
            if page.locator(target).count():
                page.locator(target).first.click()
    page.mouse.move(5, 5)


class Album:
    """The pictures by name; with names on the command line only these are taken."""

    def __init__(self, wanted: list[str]) -> None:
        self.wanted = wanted

    def wants(self, name: str) -> bool:
        return not self.wanted or any(one in name for one in self.wanted)

    def keep(self, page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(500)
        path = OUT / f"{name}.png"
        page.screenshot(path=path)
        _shrink(path)
        print(name)


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


def brawl(evening: Evening, album: Album, lang: str, theme: str) -> None:
    """Kingdom Brawl before a last card, for two and for four, and the end of a game."""
    for seats, name in ((2, "brawl"), (4, "brawl4")):
        if not album.wants(name):
            continue
        table = evening.table("brawl", seats)
        state = evening.play(
            table,
            lambda s: s["view"]["turn"] == 6 and s["options"] and s["prompt"]["name"] == "place-character",
        )
        for size, where in ((DESK, "desktop"), (PHONE, "phone")):
            page = evening.look(theme, size)
            page.goto(f"/table/{table}")
            page.wait_for_selector(".kingdom")
            if state["options"]:
                click_option(page, evening.best(evening.people[0], table, 0))
            album.keep(page, f"{name}-{where}-{theme}-{lang}")
            page.context.close()
        if seats == 2:
            evening.play(table, lambda s: False)
            for size, where in ((DESK, "desktop"), (PHONE, "phone")):
                page = evening.look(theme, size)
                page.goto(f"/table/{table}")
                page.wait_for_selector(".chart svg")
                album.keep(page, f"end-{where}-{theme}-{lang}")
                page.context.close()


def kingsburg(evening: Evening, album: Album, lang: str, theme: str) -> None:
    """Kingsburg in the second year, plain and with every module, and the first winter."""
    modules = ["provinces", "rows", "governors", "events", "soldiers"]
    for name, settings in (("kingsburg", []), ("kingsburg-modules", modules)):
        if not album.wants(name):
            continue
        table = evening.table("kingsburg", 4, settings={"modules": settings})
        evening.play(
            table,
            lambda s: s["view"]["year"] == 2 and len(s["options"]) > 4 and s["prompt"]["name"] == "influence",
        )
        for size, where in ((DESK, "desktop"), (PHONE, "phone")):
            page = evening.look(theme, size)
            page.goto(f"/table/{table}")
            page.wait_for_selector(".advisors")
            page.wait_for_timeout(400)
            if page.locator("[data-target=next]").count():
                if name == "kingsburg":
                    album.keep(page, f"winter-{where}-{theme}-{lang}")
                page.click("[data-target=next]")
            click_option(page, evening.best(evening.people[0], table, 0))
            album.keep(page, f"{name}-{where}-{theme}-{lang}")
            if size == PHONE:
                page.locator(".dock button").nth(1).click()
                album.keep(page, f"{name}-province-{where}-{theme}-{lang}")
            page.context.close()


def troyes(evening: Evening, album: Album, lang: str, theme: str) -> None:
    """Troyes: a draft of two dice in a full square, black dice at the walls, the King's challenge."""
    scenes: tuple[tuple[str, int, Any, str], ...] = (
        ("troyes", 4, _busy_square, ".lobe.is-you"),
        ("troyes-fight", 3, _black_dice, ".battle"),
        ("troyes-king", 1, _busy_square, ".portal"),
    )
    for name, seats, scene, ready in scenes:
        if not album.wants(name):
            continue
        for attempt in range(60):
            table = evening.table("troyes", seats)
            luck = random.Random(f"{name} {lang} {attempt}")
            # Later rounds have so many events that no two tables look alike.
            state = evening.stroll(table, lambda s, here=scene: s["view"]["round"] > 3 or here(s), luck)
            if scene(state):
                break
        for size, where in ((DESK, "desktop"), (PHONE, "phone")):
            page = evening.look(theme, size)
            page.goto(f"/table/{table}")
            page.wait_for_selector(ready)
            if scene is _black_dice:
                page.locator(".use.way:visible").first.click()
            else:
                for die in _pair(state)[:2]:
                    page.locator(f".board [data-target='die:{die['die']}']:visible").first.click()
                page.locator(".use[data-state=legal]:visible").first.click()
            page.mouse.move(5, 300)
            album.keep(page, f"{name}-{where}-{theme}-{lang}")
            for number, tab in enumerate(("city", "cards", "mine"), start=1):
                if size == PHONE and name == "troyes":
                    page.locator(".dock button").nth(number).click()
                    album.keep(page, f"{name}-{tab}-{where}-{theme}-{lang}")
            page.context.close()


def troyes_told(evening: Evening, album: Album, lang: str, theme: str) -> None:
    """A turn of the King that waits to be read."""
    if not album.wants("troyes-told"):
        return
    luck = random.Random(f"told {lang}")
    for size, where in ((DESK, "desktop"), (PHONE, "phone")):
        told = False
        while not told:
            table = evening.table("troyes", 1)
            state = evening.stroll(table, _pair_to_use, luck)
            if state["over"]:
                continue
            page = evening.look(theme, size)
            page.goto(f"/table/{table}")
            page.wait_for_selector(".portal")
            for die in _pair(state)[:2]:
                page.locator(f".board [data-target='die:{die['die']}']:visible").first.click()
            page.locator(".use[data-state=legal]:visible").first.click()
            page.click("[data-target=confirm]:not([aria-disabled=true])")
            page.wait_for_timeout(700)
            told = page.locator("[data-target=read-on]").count() > 0
            if told:
                page.mouse.move(5, 300)
                album.keep(page, f"troyes-told-{where}-{theme}-{lang}")
            page.context.close()


def _pair(state: dict[str, Any]) -> list[dict[str, Any]]:
    """Own dice of one colour, at least two of them."""
    own = [die for die in state["view"]["dice"] if die["district"] == state["seat"]]
    for colour in ("yellow", "white", "red"):
        dice = [die for die in own if die["colour"] == colour]
        if len(dice) > 1:
            return dice
    return []


def _pair_to_use(state: dict[str, Any]) -> bool:
    asked = bool(state["options"]) and state["prompt"]["name"] == "act"
    return asked and state["view"]["round"] >= 2 and bool(_pair(state))


def _busy_square(state: dict[str, Any]) -> bool:
    return _pair_to_use(state) and state["view"]["seats"][state["seat"]]["deniers"] > 8


def _black_dice(state: dict[str, Any]) -> bool:
    several = [len(option["black"]) > 1 for option in state["options"] if option["kind"] == "face"]
    return any(several) and state["view"]["round"] >= 2


def _cards(view: dict[str, Any]) -> list[str]:
    chosen = ("move", "influence", "improve", "guild")
    return ["[data-target='shut-epoch']", *[f".fan [data-target='card:{card}']" for card in chosen]]


def _march(view: dict[str, Any]) -> list[str]:
    return [".man[data-state=legal]", ".spot[data-state=legal]"]


def _barn(view: dict[str, Any]) -> list[str]:
    """Goods that fill shelves, and one more."""
    barn, shelves = dict(view["stores"]["barn"]), view["stores"]["shelves"]
    filling = [good for good in barn if 4 - barn[good] <= shelves.get(good, 0) < 4]
    goods = [good for good in filling for _ in range(4 - shelves.get(good, 0))]
    return [f".slot[data-target='good:{good}'][data-state=legal]" for good in goods[:5]]


def _rounds(least: int, name: str, **about: Any) -> Any:
    """Wants a certain question with certain details, not in the first rounds."""
    return lambda asked, told, match, seat: (
        asked == name and match.state.round >= least and about.items() <= told.items()
    )


def _dawn(asked: str, told: dict[str, Any], match: Any, seat: int) -> bool:
    kinds = [match.game.events[event.kind].name for event in match.history[-1]]
    return asked in ("declare_bonus", "choose_cards") and "epoch_began" in kinds and match.state.epoch > 2


def _siege(asked: str, told: dict[str, Any], match: Any, seat: int) -> bool:
    fief = asked == "defend" and told["target"] == "settlement:fief"
    return fief and told["attack"] == told["defence"] and len(match.options(seat)) > 1


FEUDUM: dict[str, tuple[Any, int, bool, Any]] = {
    "cards": (_rounds(4, "choose_cards"), 5, True, _cards),
    "move": (_rounds(5, "move", points=3), 0, True, _march),
    "guild": (_rounds(3, "shift_goods", guild="farmer", task="push"), 71, False, _barn),
    "epoch": (_dawn, 3, True, lambda view: []),
    "attack": (_siege, 289, False, lambda view: []),
    "defence": (_siege, 289, False, lambda view: [".answer[data-target='kind:reveal']"]),
}
"""The pictures: a question to look for, the game to begin with, played wisely or not, and what is clicked then."""


def feudum(evening: Evening, album: Album, lang: str, theme: str) -> None:
    """Feudum's screens, each in a position of a game of chance; an attack from both seats."""
    wanted = [name for name in FEUDUM if album.wants(f"feudum-{name}")]
    table = evening.table("feudum", 4, settings={"advanced": True}) if wanted else ""
    for name in wanted:
        question, seed, wise, clicks = FEUDUM[name]
        scene = find(question, seed, wise)
        told = scene.told(scene.told()["prompt"]["about"]["rival"] if name == "attack" else None)
        for size, where in ((DESK, "desktop"), (PHONE, "phone")):
            page = evening.look(theme, size)
            wire = Wire(page, table, tuple(NAMES[lang]))
            wire.lay(told)
            for target in clicks(told["view"]):
                if page.locator(f"{target}:visible").count():
                    page.locator(f"{target}:visible").last.click(force=True)
            wire.answer(scene.preview)
            page.mouse.move(size[0] - 2, size[1] - 2)
            album.keep(page, f"feudum-{name}-{where}-{theme}-{lang}")
            page.context.close()


def lobby(evening: Evening, album: Album, lang: str, theme: str) -> None:
    """The lobby with something in every list, and the creation of a table."""
    if not album.wants("lobby") and not album.wants("create"):
        return
    for count in (2, 3):
        evening.play(evening.table("brawl", count), lambda s: False)
    evening.play(evening.table("brawl", 2), lambda s: bool(s["options"]) and s["view"]["turn"] > 2)
    evening.play(evening.table("kingsburg", 4), lambda s: bool(s["options"]) and s["decisions"] > 6)
    _post(evening.people[1], "/api/tables", {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "open"}]})
    _post(
        evening.people[2],
        "/api/tables",
        {
            "game": "kingsburg",
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
            "settings": {"modules": ["events"]},
        },
    )
    for size, where in ((DESK, "desktop"), (PHONE, "phone")):
        page = evening.look(theme, size)
        page.goto("/")
        page.wait_for_selector(".hero .vig")
        album.keep(page, f"lobby-{where}-{theme}-{lang}")
        page.goto("/new?game=kingsburg")
        page.wait_for_selector(".seatlist")
        album.keep(page, f"create-{where}-{theme}-{lang}")
        page.context.close()


def main() -> None:
    """Take the pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    album = Album(sys.argv[1:])
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for lang, theme in LOOKS:
                evening = Evening(browser, server, lang)
                lobby(evening, album, lang, theme)
                brawl(evening, album, lang, theme)
                kingsburg(evening, album, lang, theme)
                troyes(evening, album, lang, theme)
                troyes_told(evening, album, lang, theme)
                feudum(evening, album, lang, theme)
                evening.door.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
