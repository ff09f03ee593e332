"""Scaffold: a game of one's own to start from, whole and sound, as `regnum new-game` writes it."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from ..kernel.errors import RegnumError
from ..kernel.registry import catalogue

TEMPLATE = Path(__file__).with_name("game")


class BadName(RegnumError):
    """A game or a folder can't be called that."""


def new_game(name: str, folder: Path) -> list[Path]:
    """Write a package with a small game of that name into a new folder; the files that were written."""
    taken = {"regnum", *keyword.kwlist, *sys.stdlib_module_names, *catalogue()}
    if not re.fullmatch(r"[a-z][a-z0-9]*", name) or name in taken:
        text = f"{name!r} is no name for a new game: small letters and digits, and not that of another game or of a module of Python"
        raise BadName("game-name", text, name=name)
    if folder.exists():
        raise BadName("folder-there", f"{folder} is there already", path=str(folder))
    written = []
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            target = folder / _called(str(source.relative_to(TEMPLATE)), name).removesuffix(".txt")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_called(source.read_text(encoding="utf-8"), name), encoding="utf-8")
            written.append(target)
    return written


def _called(text: str, name: str) -> str:
    return text.replace("dare", name).replace("Dare", name.capitalize())
