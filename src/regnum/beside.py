"""Data files beside a game's code: lessons and practice."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from .kernel.game import Game

T = TypeVar("T")


class BadFile(Exception):
    """A file beside a game can't be read."""


def decode_beside(game: Game, name: str, kind: type[T]) -> T | None:
    """What a file beside a game's code holds; None where there is no such file."""
    path = game.beside(name)
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise BadFile(f"{path}: {error}") from None
