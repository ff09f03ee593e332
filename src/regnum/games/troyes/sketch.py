"""Troyes: the table as text."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, plain
from .view import TroyesView


def sketch(view: TroyesView, words: Words) -> list[Sheet]:
    """The table."""
    return plain(view, words)
