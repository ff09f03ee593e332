"""Numbers of one's own: the tree to start from, and whether a file of changes can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from .kernel.chance import Seeded
from .kernel.components import Components, read_tree
from .kernel.errors import BadComponents, RegnumError
from .kernel.game import Game
from .kernel.registry import catalogue, find

LONGEST = 20_000
"""More decisions than any game takes."""
TRIES = 3
"""Random games for each number of seats."""


def as_toml(components: Components) -> str:
    """The printed numbers as a file to change, with how far each may be changed."""
    tables: dict[str, list[str]] = {}
    for path, value in components.values():
        table, _, name = path.rpartition(".")
        limits = components.range(path)
        note = f"  # {limits}" if limits else ""
        tables.setdefault(table, []).append(f"{name} = {_value(value)}{note}")
    parts = [
        f"[{table}]\n" + "\n".join(lines) if table else "\n".join(lines) for table, lines in tables.items()
    ]
    return "\n\n".join(parts) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)


def game_of(path: Path, name: str = "") -> Game:
    """The game a file of changes is for: the one that has all its names."""
    if name:
        return find(name)
    changes = read_tree(path)
    fitting = [game for game in catalogue().values() if _has_tables(game.components().tree, changes)]
    if len(fitting) != 1:
        text = f"can't tell which game {path} is for: say it with --game"
        raise BadComponents("component-game", text, path=str(path))
    return fitting[0]


def _has_tables(tree: Any, changes: Any) -> bool:
    """Whether a tree has every name that the changes have."""
    if not isinstance(tree, dict) or not isinstance(changes, dict):
        return True
    return all(name in tree and _has_tables(tree[name], value) for name, value in changes.items())


def trials(game: Game, components: Components) -> Iterator[Callable[[], None]]:
    """Random games at every number of seats, plain and with everything; each raises what is wrong."""
    full = {setting.name: setting.samples()[-1] for setting in game.settings}
    for seats in range(game.fewest, game.most + 1):
        for number in range(TRIES):
            settings = full if number % 2 else {}
            yield lambda seats=seats, number=number, settings=settings: _play(  # type: ignore[misc]
                game, components, seats, number, settings
            )


def _play(game: Game, components: Components, seats: int, seed: int, settings: dict[str, Any]) -> None:
    luck = Seeded(f"trial {seed}")
    try:
        state = game.new(seats, Seeded(seed), settings, components)
        for _ in range(LONGEST):
            if not state.waiting:
                state.view(None)
                return
            seat = state.waiting[luck.pick(len(state.waiting))]
            options = state.options(seat)
            state.apply(seat, options[luck.pick(len(options))])
    except RegnumError:
        raise
    except Exception as error:  # whatever breaks, the numbers did it
        raise unplayable(game, seats, f"{type(error).__name__}: {error}") from error
    raise unplayable(game, seats, f"no end after {LONGEST} decisions")


def unplayable(game: Game, seats: int, reason: str) -> BadComponents:
    """Numbers that are each allowed and still can't be played."""
    text = f"{game.name} can't be played by {seats} with these numbers ({reason})"
    return BadComponents("component-unplayable", text, game=game.name, seats=seats, reason=reason)
