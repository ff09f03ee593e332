"""How strong the levels were measured to be: the figures of `regnum ladder`, kept beside the package."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from .challenge import Challenge

KEPT: Final = Path(__file__).with_name("strengths.json")
"""What was measured of the levels we play with; `regnum ladder GAME --out` this file measures again."""


class Strength(Challenge, kw_only=True):
    """A step of the ladder: where it was played, and by which Regnum."""

    game: str
    seats: int
    settings: dict[str, Any]
    version: str
    compiled: bool

    @property
    def step(self) -> tuple[object, ...]:
        """Which step of which ladder it is; a new measurement of it takes the old one's place."""
        settings = msgspec.json.encode(self.settings, order="sorted")
        return self.game, self.seats, settings, self.bot, self.against


def load(path: Path = KEPT) -> list[Strength]:
    """All that was measured; nothing where nothing is kept."""
    return msgspec.json.decode(path.read_bytes(), type=list[Strength]) if path.exists() else []


def keep(path: Path, found: list[Strength]) -> None:
    """Add steps to a file; those that were measured before are replaced, in their place."""
    kept = load(path)
    for one in found:
        old = [place for place, other in enumerate(kept) if other.step == one.step]
        if old:
            kept[old[0]] = one
        else:
            kept.append(one)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
