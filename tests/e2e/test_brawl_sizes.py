"""Kingdom Brawl in windows of many sizes: a full hand at a large table."""

from __future__ import annotations

import pytest

from .conftest import Door
from .gallery import GAMES, SIZES, Hall, resize

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
