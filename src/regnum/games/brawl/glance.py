"""Kingdom Brawl: what matters most, in a few rows."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .view import BrawlView, TileView


def glance(view: BrawlView, words: Words) -> list[Sheet]:
    """The kingdom, a row of tiles on a line, and everybody's stars and cards."""
    tiles = [_tile(number, tile, words) for number, tile in enumerate(view.tiles, 1)]
    rows = [tiles[start : start + view.columns] for start in range(0, len(tiles), view.columns)]
    seats = [
        seat_mark(seat, f"@{seat}") + " " + words("brawl-glance-seat", stars=one.total, cards=one.hand_size)
        for seat, one in enumerate(view.seats)
    ]
    return [
        Sheet(words("brawl-sheet-turn", turn=view.turn, turns=view.turns), rows),
        Sheet("", [["  ".join(seats)]]),
    ]


def _tile(number: int, tile: TileView, words: Words) -> str:
    """The terrain, then the stack as it lies: the top card first."""
    cards = []
    for card in reversed(tile.stack):
        name = words(f"brawl-character-{card.character}")
        cards.append(seat_mark(card.owner, f"[s]{name}[/s]" if card.blocked else name))
    return " ".join([f"[b]{number} {words(f'brawl-terrain-{tile.terrain}')}[/b]", *cards])


def called(view: BrawlView, words: Words) -> dict[str, dict[int, str]]:
    """Tiles with their terrain, or with who lies on top."""
    tiles = {
        place: f"{place + 1} ({words(f'brawl-terrain-{tile.terrain}')})"
        for place, tile in enumerate(view.tiles)
    }
    tops = {
        place: f"{place + 1} ({words(f'brawl-character-{tile.stack[-1].character}')})"
        for place, tile in enumerate(view.tiles)
        if tile.stack
    }
    return {"tile": tiles, "target": tiles, "top": tops}
