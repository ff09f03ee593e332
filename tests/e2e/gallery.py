"""The screens of every game: positions worth a picture, and what is clicked there. Pictures and checks are made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize

from regnum.kernel.match import Match
from regnum.server.play.played_match import chart as points

from .play import new_table
from .scenes import Scene, Wanted, find, plain
from .wire import Wire

Settings = Mapping[str, Any]
Clicks = Callable[[dict[str, Any]], list[str]]
AWAY = (-9, -9)
"""Where the pointer touches nothing: in a corner of the window it would lie on the menu and open its tip."""
BOT = {"kind": "bot", "bot": "random"}
MODULES = ("provinces", "rows", "governors", "events", "soldiers")
NAMES = {
    "ru": ("Вера", "Анна", "Виктор", "Галина", "Олег"),
    "en": ("Vera", "Anna", "Viktor", "Galina", "Oleg"),
}


@dataclass(frozen=True)
class Size:
    """A window and how large the letters are."""

    width: int
    height: int
    touch: bool = False
    letters: int = 100
    pixels: int = 1


SIZES = {
    "desktop": Size(1440, 900),
    "tablet": Size(768, 1024, touch=True),
    "phone": Size(390, 844, touch=True, pixels=2),
    "land": Size(844, 390, touch=True),
    "land932": Size(932, 430, touch=True),
    "zoom200": Size(720, 450, pixels=2),
    "letters140": Size(1440, 900, letters=140),
}
"""A page at 200 % is what the browser makes of half the window with twice the pixels."""


DRESS = """
([theme, letters]) => {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.setProperty('--scale', String(letters / 100));
  void document.body.offsetHeight;
  return document.fonts.ready.then(() => null);
}
"""
"""Who measures the page afterwards measures it with its own letters: a slow machine has them a moment later."""


def resize(page: Page, theme: str, size: Size) -> None:
    """Look at the same page in another window."""
    window: ViewportSize = {"width": size.width, "height": size.height}
    if page.viewport_size != window:
        page.set_viewport_size(window)
    page.evaluate(DRESS, [theme, size.letters])


def nothing(view: dict[str, Any]) -> list[str]:
    return []


@dataclass(frozen=True)
class Screen:
    """A question to look for, in which games, and what is clicked when it is laid."""

    wanted: Wanted
    seats: int = 4
    seed: int = 0
    settings: tuple[tuple[str, Any], ...] = ()
    wise: bool = True
    clicks: Clicks = nothing
    """Targets in their order; what is not on the screen is passed over."""
    rival: bool = False
    """Whether it is shown to the one the question is about, not to the one asked."""
    keep: bool = False
    """Whether what is told first, such as the winter, is not passed over."""

    def scene(self, game: str) -> Scene:
        return find(game, self.wanted, self.seats, self.seed, self.settings, self.wise)


class Hall:
    """A page on whose table screens of a game are laid one after the other."""

    def __init__(self, page: Page, game: str, lang: str = "en") -> None:
        self.page = page
        self.game = game
        self.lang = lang
        self.wires: dict[str, Wire] = {}

    def lay(self, screen: Screen) -> Wire:
        """Lay a screen and click what is to be clicked."""
        page, scene = self.page, screen.scene(self.game)
        wire = self._wire(screen)
        told = scene.told()
        if screen.rival:
            told = scene.told(told["prompt"]["about"]["rival"])
        wire.lay(told, chart(scene) if told["over"] else None)
        if not screen.keep and page.locator("[data-target=again]").count():
            page.keyboard.press("Escape")
        for target in screen.clicks(told["view"]):
            shown = page.locator(f"{target}:visible")
            if shown.count():
                shown.first.evaluate("node => node.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        wire.answer(scene.preview)
        page.mouse.move(*AWAY)
        return wire

    def _wire(self, screen: Screen) -> Wire:
        """The wire of a table with these settings; the page goes there if it is elsewhere."""
        key = f"{screen.seats} {screen.settings}"
        if key not in self.wires:
            seats = [{"kind": "me"}, *[BOT] * (screen.seats - 1)]
            table = new_table(self.page, self.game, seats, settings=dict(screen.settings))
            self.wires = {key: Wire(self.page, table, NAMES[self.lang])}
        return self.wires[key]


def chart(scene: Scene) -> list[list[int]]:
    """Points of every seat after each decision of a finished game."""
    return points(scene.match.record)


def asks(*names: str, least: int = 0, **about: Any) -> Wanted:
    """Wants one of these questions with certain details, after so many decisions."""
    return lambda asked, told, match, seat: (
        asked in names and len(match.record.rows) >= least and about.items() <= told.items()
    )


def over(asked: str, told: dict[str, Any], match: Match, seat: int) -> bool:
    return not asked


# Kingsburg.


def _year(year: int, question: str, options: int = 3) -> Wanted:
    def wanted(asked: str, told: dict[str, Any], match: Match, seat: int) -> bool:
        return asked == question and match.view(seat).year >= year and len(match.options(seat)) >= options

    return wanted


def _two_dice(view: dict[str, Any]) -> list[str]:
    mine = view["seats"][view["seat"]]
    faces = [die["face"] for die in mine["dice"] if not die["placed"]]
    taken = {one["number"] for one in view["advisors"] if one["groups"]}
    pairs = [
        (a, b)
        for a in range(len(faces))
        for b in range(a + 1, len(faces))
        if faces[a] + faces[b] not in taken
    ]
    a, b = pairs[0] if pairs else (0, 0)
    sum_of = next((one["name"] for one in view["advisors"] if one["number"] == faces[a] + faces[b]), "")
    return [f"[data-target='die:{a}']", f"[data-target='die:{b}']", f"[data-target='advisor:{sum_of}']"]


def _house(view: dict[str, Any]) -> list[str]:
    return [".plot[data-mark=legal]"]


ALL = (("modules", MODULES),)
KINGSBURG = {
    "influence": Screen(_year(2, "influence", 5), clicks=_two_dice),
    "modules": Screen(_year(2, "influence", 5), settings=ALL, clicks=_two_dice),
    "build": Screen(_year(2, "build", 4), clicks=_house),
    "build-modules": Screen(_year(2, "build", 3), settings=ALL, clicks=_house),
    "winter": Screen(_year(2, "influence", 5), keep=True),
    "governor": Screen(
        asks("choose-governor"), settings=ALL, clicks=lambda view: [".candidate[data-state=legal]"]
    ),
    "auction": Screen(
        asks("raise-bid"), settings=(("modules", MODULES), ("governors", "auction")), wise=False, seed=3
    ),
    "rows": Screen(asks("cover-rows"), settings=ALL),
    "draft-row": Screen(asks("draft-row"), settings=(("modules", MODULES), ("rows", "draft")), wise=False),
    "aid": Screen(asks("take-aid")),
    "advisor": Screen(asks("ask-advisor")),
    "recruit": Screen(_year(1, "recruit", 3)),
    "soldiers": Screen(asks("send-soldiers"), settings=ALL),
    "ability": Screen(asks("use-ability", least=40), settings=ALL),
    "end": Screen(over),
}

# Kingdom Brawl.


def _hand(size: int, *names: str) -> Wanted:
    def wanted(asked: str, told: dict[str, Any], match: Match, seat: int) -> bool:
        return asked in names and len(match.view(seat).seats[seat].hand) == size

    return wanted


def _card_and_tile(view: dict[str, Any]) -> list[str]:
    return [".hcard[data-state=legal] button", ".tile[data-state=legal] .tile-hit"]


BRAWL = {
    "first": Screen(
        _hand(7, "place-character"), seats=2, clicks=lambda view: [".hcard[data-state=legal] button"]
    ),
    "full": Screen(_hand(7, "place-character"), clicks=lambda view: [".hcard[data-state=legal] button"]),
    "middle": Screen(_hand(5, "place-character"), seats=2, clicks=_card_and_tile),
    "four": Screen(_hand(3, "place-character"), clicks=_card_and_tile),
    "wizard": Screen(asks("use-wizard", least=8), wise=False),
    "carried": Screen(
        asks("use-wizard", least=8), wise=False, clicks=lambda view: [".tile[data-state=legal] .tile-hit"]
    ),
    "witch": Screen(asks("use-witch", least=8), wise=False),
    "fairy": Screen(asks("use-fairy", least=8), wise=False),
    "end": Screen(over),
}

# Troyes.


def _pair(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Own dice of one colour, at least two of them."""
    own = [die for die in view["dice"] if die["district"] == view["seat"]]
    for colour in ("yellow", "white", "red"):
        dice = [die for die in own if die["colour"] == colour]
        if len(dice) > 1:
            return dice
    return []


def _busy_square(asked: str, told: dict[str, Any], match: Match, seat: int) -> bool:
    if asked != "act" or match.view(seat).round < 2:
        return False
    view = plain(match.view(seat))
    return bool(_pair(view)) and view["seats"][seat]["deniers"] > 8


def _group(view: dict[str, Any]) -> list[str]:
    dice = [f".board [data-target='die:{die['die']}']" for die in _pair(view)[:2]]
    return [*dice, ".use[data-state=legal]"]


TROYES = {
    "act": Screen(_busy_square, wise=False, clicks=_group),
    "fight": Screen(
        asks("face-black-dice", "fight-black-dice", least=12),
        seats=3,
        wise=False,
        clicks=lambda view: [".use.way"],
    ),
    "king": Screen(_busy_square, seats=1, wise=False, clicks=_group),
    "place": Screen(asks("place-citizen", least=2), wise=False),
    "enter": Screen(asks("enter-building", least=10), wise=False),
    "end": Screen(over, wise=False),
}

# Feudum.


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


def _round(least: int, name: str, **about: Any) -> Wanted:
    return lambda asked, told, match, seat: (
        asked == name and match.view(seat).round >= least and about.items() <= told.items()
    )


def _dawn(asked: str, told: dict[str, Any], match: Match, seat: int) -> bool:
    kinds = [match.game.events[event.kind].name for event in match.history[-1]]
    return (
        asked in ("declare_bonus", "choose_cards") and "epoch_began" in kinds and match.view(seat).epoch > 2
    )


def _siege(asked: str, told: dict[str, Any], match: Match, seat: int) -> bool:
    fief = asked == "defend" and told["target"] == "settlement:fief"
    return fief and told["attack"] == told["defence"] and len(match.options(seat)) > 1


ADVANCED = (("advanced", True),)
FEUDUM = {
    "cards": Screen(_round(4, "choose_cards"), seed=5, settings=ADVANCED, clicks=_cards),
    "move": Screen(_round(5, "move", points=3), seed=6, settings=ADVANCED, clicks=_march),
    "guild": Screen(
        _round(3, "shift_goods", guild="farmer", task="push"),
        seed=72,
        settings=ADVANCED,
        wise=False,
        clicks=_barn,
    ),
    "epoch": Screen(_dawn, seed=4, settings=ADVANCED),
    "attack": Screen(_siege, seed=687, settings=ADVANCED, wise=False, rival=True),
    "defence": Screen(
        _siege,
        seed=687,
        settings=ADVANCED,
        wise=False,
        clicks=lambda view: [".answer[data-target='kind:reveal']"],
    ),
    "feed": Screen(asks("feed"), settings=ADVANCED, wise=False),
    "end": Screen(over, settings=ADVANCED, wise=False),
}

GAMES = {"kingsburg": KINGSBURG, "brawl": BRAWL, "troyes": TROYES, "feudum": FEUDUM}
