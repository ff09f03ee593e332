"""Kingdom Brawl: the table as text."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .components import CHARACTERS, REGULAR
from .view import BrawlView, TileView


def sketch(view: BrawlView, words: Words) -> list[Sheet]:
    """The kingdom, the players, and the cards the viewer knows of."""
    title = f"{words('brawl-sheet-kingdom')} · {words('brawl-sheet-turn', turn=view.turn, turns=view.turns)}"
    sheets = [
        Sheet(title, _kingdom(view, words)),
        Sheet(words("brawl-sheet-players"), *_players(view, words)),
    ]
    if view.laid:
        laid = ", ".join(_name(name, words) for name in view.laid)
        sheets.append(Sheet("", [[words("brawl-sheet-laid", laid=laid)]]))
    if view.seat is not None:
        mine = view.seats[view.seat]
        for key, names in (("hand", mine.hand), ("aside", mine.aside)):
            if names:
                row = ", ".join(_name(name, words) for name in names)
                sheets.append(Sheet(words(f"brawl-sheet-{key}"), [[row]]))
    return sheets


def _kingdom(view: BrawlView, words: Words) -> list[list[str]]:
    cells = [_tile(number, tile, words) for number, tile in enumerate(view.tiles, 1)]
    return [cells[start : start + view.columns] for start in range(0, len(cells), view.columns)]


def _tile(number: int, tile: TileView, words: Words) -> str:
    """The terrain, then the stack as it lies: the top card first."""
    lines = [f"[b]{number} {words(f'brawl-terrain-{tile.terrain}')}[/b]"]
    for card in reversed(tile.stack):
        name = _name(card.character, words)
        lines.append(seat_mark(card.owner, f"[s]{name}[/s]" if card.blocked else name))
    return "\n".join(lines)


def _players(view: BrawlView, words: Words) -> tuple[list[list[str]], list[str]]:
    seats = view.seats
    rows = [[words("brawl-sheet-cards"), *(str(one.hand_size) for one in seats)]]
    for number, name in enumerate(CHARACTERS[:REGULAR]):
        rows.append([_name(name, words), *(str(one.points[number]) for one in seats)])
    rows.append([words("brawl-sheet-total"), *(f"[b]{one.total}[/b]" for one in seats)])
    return rows, ["", *(seat_mark(seat, f"@{seat}") for seat in range(len(seats)))]


def _name(character: str, words: Words) -> str:
    return words(f"brawl-character-{character}")
