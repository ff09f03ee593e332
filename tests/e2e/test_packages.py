"""Packages of other people in the browser: names, texts and rules in both languages, and a game to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from packages import install
from playwright.sync_api import Browser, expect

from .conftest import Door, Server
from .play import my_move, new_table
from .test_plain import choose

TOLD = {
    "en": ("Dare", "Say a number", "Herald"),
    "ru": ("Дерзость", "Назовите число", "Глашатай"),
}


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("crowded")
    (folder / "packages").mkdir()
    running = Server(folder, install(folder / "packages"))
    yield running
    running.stop()


@pytest.fixture
def door(chromium: Browser, crowded: Server) -> Iterator[Door]:
    opened = Door(chromium, crowded)
    yield opened
    opened.close()
    assert not opened.errors, opened.errors


@pytest.mark.parametrize("lang", TOLD)
def test_a_game_of_somebody_else_has_its_words_and_is_played(door: Door, lang: str) -> None:
    name, asked, _ = TOLD[lang]
    page = door.enter("Vera", lang=lang)
    page.goto("/rules/dare")
    expect(page.locator(".rules h2")).to_have_text(name)
    page.goto("/new?game=dare")
    expect(page.locator("label", has_text=name).first).to_be_visible()
    table = new_table(page, "dare", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    page.goto(f"/table/{table}")
    expect(page.locator(".prompt")).to_contain_text(asked)
    while my_move(page):
        choose(page, 2)
    expect(page.locator(".fin")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".gobar")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("lang", TOLD)
def test_cards_of_somebody_else_are_told(door: Door, lang: str) -> None:
    _, _, card = TOLD[lang]
    page = door.enter("Vera", lang=lang)
    page.goto("/rules/kingsburg")
    expect(page.locator(".rules")).to_contain_text(card)
    page.goto("/new?game=kingsburg")
    expect(page.locator("label", has_text=card).first).to_be_visible()
