"""Kingdom Brawl: the kinds of options, events and prompts."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import Index, Kind, Name, NameList, Number, Numbers, Seat
from .components import CHARACTERS

PLACE: Final = 0
DECLINE: Final = 1
SWAP: Final = 2
STACK: Final = 3
MOVE: Final = 4

_CHARACTER: Final = Name("character", CHARACTERS)
_TILE: Final = Index("tile")

OPTIONS: Final = (
    Kind("place", _CHARACTER, _TILE),
    Kind("decline"),
    Kind("swap", Index("first", "tile"), Index("second", "tile")),
    Kind("stack", _CHARACTER),
    Kind("move", Index("source", "tile"), Index("target", "tile")),
)

DEALT: Final = 0
HAND: Final = 1
PLACED: Final = 2
SKIPPED: Final = 3
SWAPPED: Final = 4
STACKED: Final = 5
MOVED: Final = 6
DECLINED: Final = 7
SCORED: Final = 8
ENDED: Final = 9

EVENTS: Final = (
    Kind("dealt", Seat("first")),
    Kind("hand", Seat(), NameList("hand", CHARACTERS, "character"), secret=("hand",)),
    Kind("placed", Seat(), _CHARACTER, _TILE),
    Kind("skipped", Seat()),
    Kind(
        "swapped", Seat(), _CHARACTER, Index("first", "tile"),
        Name("other", CHARACTERS, "character"), Index("second", "tile"),
    ),
    Kind("stacked", Seat(), _TILE, NameList("order", CHARACTERS, "character")),
    Kind("moved", Seat(), _CHARACTER, Index("source", "tile"), Index("target", "tile")),
    Kind("declined", Seat(), _CHARACTER),
    Kind("scored", Seat(), Numbers("points"), Number("total")),
    Kind("ended", Seat("winner")),
)  # fmt: skip

PROMPTS: Final = (Kind("place-character"), Kind("use-witch"), Kind("use-fairy"), Kind("use-wizard"))
