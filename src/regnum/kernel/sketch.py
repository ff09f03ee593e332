"""Sketch: a game's table as a few sheets of text, for terminals and anything else without a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

Words = Callable[..., str]
"""Says a message in the reader's language: `words("brawl-character-king", count=2)`."""


class Sheet:
    """A titled table of text.

    Cells may mark a seat's things (`[p0]…[/p0]`, `[p1]…[/p1]` and so on), bold `[b]` and
    struck out `[s]` text; `@0` stands for the name of the player in seat 0.
    """

    def __init__(self, title: str, rows: list[list[str]], header: list[str] | None = None) -> None:
        self.title = title
        self.rows = rows
        self.header = header


class Goal:
    """Something worth reaching and how far a seat has come: `have` of `need`; the text tells both."""

    def __init__(self, text: str, have: int, need: int) -> None:
        self.text = text
        self.have = have
        self.need = need


def seat_mark(seat: int, text: str) -> str:
    """Text in the colour of a seat."""
    return f"[p{seat}]{text}[/p{seat}]"


def plain(view: Any, words: Words) -> list[Sheet]:
    """Any view, field by field: what a game without a sketch of its own shows."""
    data = msgspec.to_builtins(view)
    return [Sheet("", [[key, _text(value)] for key, value in data.items()])]


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_text(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " | ".join(_text(item) for item in value)
    return "–" if value is None else str(value)
