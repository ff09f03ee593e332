"""With every number raised by one no page tells an old one: rules, help and tips follow the table's own numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from raised import as_toml, raised

import regnum
from regnum.kernel.game import Game
from regnum.words import Words

from .conftest import Door, Server
from .play import new_table

GAMES = list(regnum.catalogue().values())
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TIPPED = "[data-target], [aria-label]"
POINT = """([selector, at]) => {
  const all = document.querySelectorAll(selector);
  const point = (node, kind) => node?.dispatchEvent(new PointerEvent(kind, { pointerType: 'mouse' }));
  const tip = document.querySelector('.tip[data-on]')?.innerText ?? '';
  point(all[at - 1], 'pointerleave');
  point(all[at], 'pointerenter');
  return `${tip} | ${all[at]?.getAttribute('aria-label') ?? ''}`;
}"""
"""Reads the tip of one thing and goes on to the next."""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("numbers")
    files = {}
    for game in GAMES:
        files[game.name] = folder / f"{game.name}.toml"
        files[game.name].write_text(as_toml(raised(game).changes), encoding="utf-8")
    return files


@pytest.fixture(scope="module")
def higher(tmp_path_factory: pytest.TempPathFactory, changed: dict[str, Path]) -> Iterator[Server]:
    listed = ":".join(f"{name}={path}" for name, path in changed.items())
    running = Server(tmp_path_factory.mktemp("higher"), {"REGNUM_COMPONENTS": listed})
    yield running
    running.stop()


@pytest.fixture
def door(chromium: Browser, higher: Server) -> Iterator[Door]:
    opened = Door(chromium, higher)
    yield opened
    opened.close()
    assert not opened.errors, opened.errors


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def old_texts(game: Game, lang: str) -> dict[str, str]:
    """The help texts as they were that nobody says with the new numbers."""
    printed, table = Words(lang), Words(lang).at(game.name, raised(game))
    helps = [f"{message}.help" for message in printed.helped(game.name)]
    before, after = ([words.format(one, {}) for one in helps] for words in (printed, table))
    new = plain(" ".join(found[0] for found in after if found))
    old = {one: plain(found[0]) for one, found in zip(helps, before, strict=True) if found}
    return {one: text for one, text in old.items() if text not in new}


def seen(page: Page) -> str:
    """Everything the page says: text, labels, tips."""
    heard = [page.locator("body").inner_text()]
    page.clock.install()
    for at in range(min(120, page.locator(TIPPED).count()) + 1):
        heard.append(page.evaluate(POINT, [TIPPED, at]))
        page.clock.run_for(200)
    return plain(" | ".join(heard))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_page_tells_an_old_number(door: Door, game: Game) -> None:
    old = old_texts(game, "en")
    assert old
    page = door.enter("Vera")
    table = new_table(page, game.name, SEATS[: max(2, game.fewest)])
    page.goto(f"/table/{table}")
    page.wait_for_selector(".table[data-seq]")
    said = seen(page)
    told = [message for message, text in old.items() if text in said]
    assert not told, told


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_page_and_menu_tell_the_numbers_of_the_table(door: Door, game: Game, lang: str) -> None:
    words = Words(lang).at(game.name, raised(game))
    lines = words.changes(game)
    assert lines
    page = door.enter("Vera", lang=lang)
    page.goto(f"/rules/{game.name}")
    rules = page.locator(".rules-page")
    expect(rules.locator(".numbers li")).to_have_count(len(lines))
    assert [plain(one) for one in rules.locator(".numbers li").all_inner_texts()] == [
        plain(one) for one in lines
    ]
    shown = plain(rules.inner_text())
    paragraphs = [one for one in words.rules(game.name).split("\n\n") if re.match(r"[A-ZА-Я]", one)]
    for paragraph in paragraphs:
        assert plain(re.sub(r"\*", "", paragraph)) in shown
    table = new_table(page, game.name, SEATS[: max(2, game.fewest)])
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=words("web-menu")).first.click()
    expect(page.locator(".sheetbox .numbers li")).to_have_count(len(lines))
