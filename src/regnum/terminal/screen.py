"""What the terminal shows: sheets, log lines, options."""

from __future__ import annotations

import re
from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.theme import Theme

from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.sketch import Sheet
from ..words import Words

# Colour and shape together, so that no seat is known by its hue alone.
THEME = Theme(
    {"p0": "bold red", "p1": "bold blue", "p2": "bold yellow", "p3": "bold green", "p4": "bold magenta"}
)
SHAPES = "●■▲◆✚"


class Screen:
    """A console that knows the game, the players' names and the language."""

    def __init__(self, game: Game, names: list[str], words: Words, console: Console | None = None) -> None:
        self.game = game
        self.names = names
        self.words = words
        self.console = console or Console(theme=THEME, highlight=False)

    def name(self, seat: int) -> str:
        """A player's name in his colour, with his shape."""
        return f"[p{seat}]{SHAPES[seat]} {escape(self.names[seat])}[/p{seat}]"

    def table(self, view: Any) -> None:
        """The whole table as the view shows it."""
        for sheet in self.game.sketch(view, self.words):
            self.sheet(sheet)

    def numbers(self) -> None:
        """Which numbers this table has of its own."""
        changes = self.words.changes(self.game)
        if changes:
            self.console.print(
                f"[dim]{escape(self.words('cli-own-numbers', changes='; '.join(changes)))}[/dim]"
            )

    def sheet(self, sheet: Sheet) -> None:
        """One titled table of text."""
        grid = Table(box=box.ROUNDED if len(sheet.rows) > 1 else box.SIMPLE, show_header=bool(sheet.header))
        grid.title = self._names(sheet.title) or None
        grid.title_justify = "left"
        grid.show_lines = any("\n" in cell for row in sheet.rows for cell in row)
        for place in range(max((len(row) for row in sheet.rows), default=0)):
            grid.add_column(self._names(sheet.header[place]) if sheet.header else "")
        for row in sheet.rows:
            grid.add_row(*[self._names(cell) for cell in row])
        self.console.print(grid)

    def events(self, events: list[Event], seat: int | None) -> list[str]:
        """What happened, as a seat may know it."""
        lines = []
        for event in events:
            told = event.seen(self.game.events, seat)
            if told is not None:
                lines.append(self.words.event(self.game, self.game.events[event.kind], told, self.names))
        return lines

    def log(self, lines: list[str], title: str) -> None:
        """The last lines of the log."""
        if lines:
            body = "\n".join(self._coloured(line) for line in lines)
            self.console.print(Panel(body, title=title, title_align="left", box=box.SIMPLE))

    def say(self, message: str, **arguments: Any) -> None:
        """A message of our own."""
        self.console.print(self._coloured(self.words(message, **arguments)))

    def _coloured(self, line: str) -> str:
        text = escape(line)
        for seat, name in enumerate(self.names):
            text = text.replace(escape(name), f"[p{seat}]{escape(name)}[/p{seat}]")
        return text

    def _names(self, text: str) -> str:
        shaped = re.sub(r"\[p(\d)\]", lambda found: f"{found[0]}{SHAPES[int(found[1])]} ", text)
        return re.sub(r"@(\d)", lambda found: escape(self.names[int(found[1])]), shaped)
