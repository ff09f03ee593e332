"""`regnum new-game`: a game of one's own to start from."""

from __future__ import annotations

from pathlib import Path

from ..scaffold import new_game as write
from ..words import speak
from .shared import Lang, console


def new_game(name: str, /, *, folder: Path | None = None, lang: Lang = None) -> None:
    """Write a package with a small game that is ready to be changed."""
    words = speak(lang)
    target = folder or Path(name)
    files = write(name, target)
    console().print(words("cli-new-game", count=len(files), folder=str(target), game=name), soft_wrap=True)
