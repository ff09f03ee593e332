"""Feudum: the pieces a player points at, as `why` is given them: `card:tax`, `place:for_c`, `pawn:3`."""

from __future__ import annotations

from collections.abc import Sequence


def named(pieces: Sequence[str], family: str) -> str:
    """The name of the last piece of a family, or nothing."""
    for piece in reversed(pieces):
        start, _, name = piece.partition(":")
        if start == family:
            return name
    return ""


def numbered(pieces: Sequence[str], family: str, names: Sequence[str]) -> int:
    """The number of the last piece of a family among these names, or -1."""
    name = named(pieces, family)
    return names.index(name) if name in names else -1


def figure_named(pieces: Sequence[str]) -> int:
    """The number of the last pawn or monster, or -1."""
    name = named(pieces, "pawn")
    return int(name) if name.isdecimal() else -1
