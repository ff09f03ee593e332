"""What the commands share: the screen, the parameters they have in common, bars."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..bots import outside
from ..kernel.components import read_tree
from ..kernel.errors import BadSetup
from ..kernel.game import Game
from ..terminal.screen import THEME
from ..words import Words

Lang = Annotated[str | None, Parameter("--lang")]
Settings = Annotated[list[str], Parameter(["--set", "-s", "--option", "-o"], negative="")]
Overrides = Annotated[Path | None, Parameter("--components")]
BotFile = Annotated[Path | None, Parameter("--bot-file")]


def console() -> Console:
    """The screen."""
    return Console(theme=THEME, highlight=False)


def use_bot_file(path: Path | None) -> None:
    """Where `@name` is looked up, here and in the processes that play for us."""
    if path is not None:
        os.environ[outside.FILE] = str(path.absolute())


def within(name: str, value: int, least: int, most: int) -> None:
    """`BadSetup` unless a parameter's number lies within its bounds."""
    if not least <= value <= most:
        text = f"{name} is a number from {least} to {most}, not {value}"
        raise BadSetup("parameter-range", text, name=name, least=str(least), most=str(most), value=str(value))


def settings_of(pairs: Sequence[str]) -> dict[str, str]:
    """The settings of `name=value` texts."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("pair", f"write --set name=value, not {pair!r}", text=pair)
        found[name.strip()] = value.strip()
    return found


def overrides(game: Game, path: Path | None) -> dict[str, Any]:
    """The changed component values of a file, checked."""
    return game.components().override(read_tree(path)).changes if path else {}


def progress_bar(quiet: bool) -> Progress:
    """How far long work is, on the terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    return Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal)


def print_whole(out: Console, grid: Grid) -> None:
    """Print a table of figures in full, however narrow the screen is taken to be."""
    wide = Console(theme=THEME, highlight=False, width=10_000)
    needed = wide.measure(grid).maximum
    Console(theme=THEME, highlight=False, width=max(needed, out.width)).print(
        grid, soft_wrap=needed > out.width
    )


def columns(words: Words, *names: str) -> Grid:
    """An empty table of figures with these columns."""
    grid = Grid(box=box.SIMPLE_HEAD)
    for name in names:
        grid.add_column(
            words(f"cli-column-{name}"), justify="left" if name == "bot" else "right", no_wrap=True
        )
    return grid
