"""What the terminal shows: sheets, log lines, options."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.sketch import Sheet
from ..words import Words
from .menu import Item

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

    def glance(self, view: Any, most: int) -> list[Text]:
        """What matters most, in so many rows where long lines can be cut; the table where the game tells no less."""
        sheets = self.game.glance(view, self.words)
        if not sheets:
            return self.rows(*(self._boxed(sheet) for sheet in self.game.sketch(view, self.words)))
        parts = [(self.rows(part), isinstance(part, str)) for sheet in sheets for part in self._plain(sheet)]
        while sum(len(rows) for rows, _ in parts) > most:
            cut = max((rows for rows, line in parts if line), key=len)
            if len(cut) < 2:
                break
            del cut[-1]
            cut[-1].append(" …")
            cut[-1].truncate(self.console.width, overflow="ellipsis")
        return [row for rows, _ in parts for row in rows]

    def _plain(self, sheet: Sheet) -> Iterator[RenderableType]:
        """A sheet without a frame, as low as it can be."""
        if sheet.title:
            yield f"[b]{self._names(sheet.title)}[/b]"
        if all(len(row) == 1 for row in sheet.rows):
            yield from (self._names(row[0]) for row in sheet.rows)
            return
        header = sheet.header
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        grid.show_header = header is not None
        grid.expand = header is None
        for place in range(max(len(row) for row in sheet.rows)):
            if header is not None:  # the last column takes what is left; figures are never broken
                grid.add_column(header[place], no_wrap=place < len(header) - 1)
            else:  # a board: all of its columns are alike
                grid.add_column(ratio=1)
        for row in sheet.rows:
            grid.add_row(*[self._names(cell) for cell in row])
        yield grid

    def rows(self, *parts: RenderableType) -> list[Text]:
        """Things as the rows they take on this screen."""
        found = []
        for part in parts:
            shown = self.console.render_str(part) if isinstance(part, str) else part
            for segments in self.console.render_lines(shown, pad=False):
                row = Text.assemble(*((one.text, one.style or "") for one in segments if not one.control))
                row.rstrip()
                found.append(row)
        return found

    def say_rows(self, rows: Iterable[Text]) -> None:
        """Print rows as they are."""
        for row in rows:
            self.console.print(row, soft_wrap=True)

    def numbers(self) -> None:
        """Which numbers this table has of its own."""
        changes = self.words.changes(self.game)
        if changes:
            self.console.print(
                f"[dim]{escape(self.words('cli-own-numbers', changes='; '.join(changes)))}[/dim]"
            )

    def sheet(self, sheet: Sheet) -> None:
        """One titled table of text."""
        self.console.print(self._boxed(sheet))

    def _boxed(self, sheet: Sheet) -> Table:
        grid = Table(box=box.ROUNDED if len(sheet.rows) > 1 else box.SIMPLE, show_header=bool(sheet.header))
        grid.title = self._names(sheet.title) or None
        grid.title_justify = "left"
        grid.show_lines = any("\n" in cell for row in sheet.rows for cell in row)
        for place in range(max((len(row) for row in sheet.rows), default=0)):
            grid.add_column(self._names(sheet.header[place]) if sheet.header else "")
        for row in sheet.rows:
            grid.add_row(*[self._names(cell) for cell in row])
        return grid

    def events(self, events: list[Event], seat: int | None) -> list[str]:
        """What happened, as a seat may know it."""
        lines = []
        for event in events:
            told = event.seen(self.game.events, seat)
            if told is not None:
                lines.append(self.words.event(self.game, self.game.events[event.kind], told, self.names))
        return lines

    def told(self, lines: Iterable[str]) -> list[Text]:
        """Lines of the log as rows."""
        return self.rows(*(Padding(self._coloured(line), (0, 0, 0, 2)) for line in lines))

    def log(self, lines: list[str], title: str) -> None:
        """Lines of the log under their title."""
        if lines:
            self.console.print(f"[b]{escape(title)}[/b]")
            self.say_rows(self.told(lines))

    def menu(self, items: Sequence[Item], room: int, deeper: bool = True) -> list[Text]:
        """Numbered items: with their texts where there is room, otherwise side by side; what is too much is counted."""
        labels = [f"{item.label} …" if deeper and len(item.lines) > 1 else item.label for item in items]
        told = self._told(items, labels) if len(items) <= room else []
        columns = 1 if told else self._columns(labels)
        shown = len(items)
        while self._height(labels[:shown], columns) > room - (shown < len(items)) and shown > columns:
            shown -= columns - (-shown % columns)
        deep = -(-shown // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(justify="right", min_width=len(str(len(items))) + 2, no_wrap=True)
            grid.add_column(overflow="fold", no_wrap=columns > 1)
        if told:
            grid.add_column(no_wrap=True)
        for row in range(deep):
            cells: list[RenderableType] = []
            for number in range(row, shown, deep):
                cells += [f"[b]{number + 1}[/b]", Text(labels[number])]
            grid.add_row(*cells, *([told[row]] if told else []))
        left = len(items) - shown
        more = [f"[dim]{escape(self.words('cli-more-options', count=left))}[/dim]"] if left else []
        return self.rows(grid, *more)

    def _told(self, items: Sequence[Item], labels: Sequence[str]) -> list[Text]:
        """The items' texts as far as there is room beside them; none where they tell nothing apart."""
        width = self.console.width - max(map(cell_len, labels)) - len(str(len(items))) - 8
        if width < 20 or len({item.help for item in items}) < 2:
            return []
        told = [Text(item.help, "dim") for item in items]
        for one in told:
            one.truncate(width, overflow="ellipsis")
        return told

    def fits(self, items: Sequence[Item], room: int) -> bool:
        """Whether a menu shows all of these in so many rows."""
        labels = [item.label for item in items]
        return self._height(labels, self._columns(labels)) <= room

    def _height(self, labels: Sequence[str], columns: int) -> int:
        """The rows that these take; alone in a row, a long label is folded."""
        if columns > 1:
            return -(-len(labels) // columns)
        width = max(10, self.console.width - len(str(len(labels))) - 6)
        return sum(len(Text(label).wrap(self.console, width)) for label in labels)

    def _columns(self, labels: Sequence[str]) -> int:
        widest = max(map(cell_len, labels)) + len(str(len(labels))) + 6
        return max(1, min(4, (self.console.width + 2) // widest))

    def say(self, message: str, **arguments: Any) -> None:
        """A message of our own."""
        self.console.print(self._coloured(self.words(message, **arguments)))

    def _coloured(self, line: str) -> str:
        text = escape(line)
        for seat, name in enumerate(self.names):
            text = text.replace(escape(name), f"[p{seat}]{escape(name)}[/p{seat}]")
        return text

    def _names(self, text: str) -> str:
        shaped = re.sub(r"(\[p(\d)\])(?!\[/p)", lambda found: f"{found[1]}{SHAPES[int(found[2])]} ", text)
        shaped = re.sub(r"(\[p(\d)\])(?=\[/p)", lambda found: f"{found[1]}{SHAPES[int(found[2])]}", shaped)
        return re.sub(r"@(\d)", lambda found: escape(self.names[int(found[1])]), shaped)
