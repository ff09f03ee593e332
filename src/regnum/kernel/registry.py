"""Registry: finds games by name, our own and other people's alike.

A game is an instance of `Game` published as an entry point of the group
`regnum.games`; nothing else needs to know of it.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from .errors import UnknownGame
from .game import Game

_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known to this process; entry points do so for installed ones."""
    _registered[game.name] = game
    return game


@cache
def _installed() -> dict[str, Game]:
    found = sorted(entry_points(group="regnum.games"), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def catalogue() -> dict[str, Game]:
    """All known games by name."""
    return {**_installed(), **_registered}


def find(name: str) -> Game:
    """The game of that name, or `UnknownGame` with the names there are."""
    known = catalogue()
    if name not in known:
        names = ", ".join(known) or "none"
        raise UnknownGame(
            "unknown-game", f"there is no game {name!r}; there are {names}", name=name, names=names
        )
    return known[name]
