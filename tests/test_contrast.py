"""The inks of every theme can be read on their grounds: light and dark, shell and each game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent / "web" / "src"
SHELL = WEB / "styles" / "tokens.css"
THEMES = {
    "shell": [SHELL],
    "brawl": [SHELL, WEB / "boards" / "brawl" / "lubok.css"],
    "kingsburg": [SHELL, WEB / "boards" / "kingsburg" / "tokens.css"],
    "troyes": [SHELL, WEB / "boards" / "troyes" / "glass.css"],
    "feudum": [SHELL, WEB / "boards" / "feudum" / "portolan.css"],
}
TEXT = [
    ("ink", "page"),
    ("ink", "page-2"),
    ("ink", "page-3"),
    ("muted", "page"),
    ("on-action", "action"),
    ("on-stop", "stop"),
    ("on-cloth", "cloth"),
]
"""Written on: at least 4.5 to 1."""
MARKS = [("action", "page"), ("select", "page"), ("stop-line", "page"), ("ring", "cloth"), ("legal", "page")]
"""Rings and edges: at least 3 to 1."""
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
TOKEN = re.compile(r"--([a-z0-9-]+):\s*(#[0-9a-fA-F]{6})\b")
ROOTS = re.compile(
    r"^(:root|html|\.table|:is\(\.(lubok|tapestry|glass|portolan)[^)]*\)|\.(lubok|tapestry|glass|portolan)[a-z-]*)$"
)


def tokens(theme: str, dark: bool) -> dict[str, str]:
    """The colours a theme ends up with: its own over the shell's, dark ones over light ones."""
    light: dict[str, str] = {}
    night: dict[str, str] = {}
    for file in THEMES[theme]:
        text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.S).replace("'", '"')
        for selectors, body in BLOCK.findall(text):
            for selector in (one.strip() for one in re.split(r",(?![^(]*\))", selectors)):
                at_night = '[data-theme="dark"]' in selector
                plain = selector.replace(':root[data-theme="dark"]', ":root")
                plain = plain.replace('[data-theme="dark"]', "").strip() or ":root"
                if ROOTS.match(plain):
                    (night if at_night else light).update(TOKEN.findall(body))
    return {**light, **night} if dark else light


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    high, low = sorted((brightness(first), brightness(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_measure_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#241C12", "#F4ECD8") == pytest.approx(14.3, abs=0.1)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_words_and_marks_stand_out(theme: str, dark: bool) -> None:
    found = tokens(theme, dark)
    assert {"page", "ink", "muted", "action", "on-action"} <= set(found)
    pale = [
        (ink, ground, round(contrast(found[ink], found[ground]), 2))
        for pairs, least in ((TEXT, 4.5), (MARKS, 3.0))
        for ink, ground in pairs
        if ink in found and ground in found and contrast(found[ink], found[ground]) < least
    ]
    assert not pale


def test_each_theme_brings_its_own_dark_page() -> None:
    for theme in THEMES:
        assert brightness(tokens(theme, False)["page"]) > 0.7
        assert brightness(tokens(theme, True)["page"]) < 0.05
