"""Kingdom Brawl: its names, and the printed facts as plain tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, final

from ...kernel.components import Components, MadeOnce
from ...kernel.kinds import Option

CHARACTERS: Final = (
    "king", "queen", "princess", "knight", "peasant", "gnome", "dragon", "witch", "fairy", "wizard",
)  # fmt: skip
KING: Final = 0
QUEEN: Final = 1
PRINCESS: Final = 2
KNIGHT: Final = 3
PEASANT: Final = 4
GNOME: Final = 5
DRAGON: Final = 6
WITCH: Final = 7
FAIRY: Final = 8
WIZARD: Final = 9
REGULAR: Final = 6
"""The characters before this number score; the others are magic."""

LATE: Final = 1 << DRAGON | 1 << GNOME
"""The characters that may not be placed on one's last turn, as bits."""

TERRAINS: Final = ("tower", "castle", "forest", "farm")
TOWER: Final = 0
CASTLE: Final = 1
FOREST: Final = 2
FARM: Final = 3


@final
class Tables:
    """The printed numbers, and the geometry of one kingdom, shared by all states."""

    def __init__(self, components: Components, seats: int) -> None:
        deal = components["deal"]
        self.aside: Final[int] = deal["aside"]
        self.turns: Final[int] = deal["turns"]
        kingdom = components["kingdom"][str(seats)]
        self.rows: Final[int] = kingdom["rows"]
        self.columns: Final[int] = kingdom["columns"]
        self.terrains: Final = [kind for kind, name in enumerate(TERRAINS) for _ in range(kingdom[name])]
        self.tiles: Final[int] = self.rows * self.columns
        self.adjacent: Final = [self._neighbours(tile) for tile in range(self.tiles)]
        self.places: Final[list[dict[int, list[Option]]]] = [{} for _ in CHARACTERS]
        points = components["points"]
        self.king_castle: Final[int] = points["king"]["castle"]
        self.king_land: Final[int] = points["king"]["land"]
        self.queen_king: Final[int] = points["queen"]["king"]
        self.queen_subject: Final[int] = points["queen"]["subject"]
        self.princess_tower: Final[int] = points["princess"]["tower"]
        self.princess_knight: Final[int] = points["princess"]["knight"]
        self.knight_princess: Final[int] = points["knight"]["princess"]
        self.peasant_farm: Final[int] = points["peasant"]["farm"]
        self.peasant_royal: Final[int] = points["peasant"]["royal"]
        self.gnome_above: Final[int] = points["gnome"]["above"]

    def _neighbours(self, tile: int) -> tuple[int, ...]:
        row, column = divmod(tile, self.columns)
        found: list[int] = []
        if row > 0:
            found.append(tile - self.columns)
        if column > 0:
            found.append(tile - 1)
        if column < self.columns - 1:
            found.append(tile + 1)
        if row < self.rows - 1:
            found.append(tile + self.columns)
        return tuple(found)


@cache
def printed() -> Components:
    """The facts as they come with the game."""
    return Components.read(Path(__file__).with_name("components.toml"))


tables: Final = MadeOnce(Tables)
"""The tables for so many seats."""
