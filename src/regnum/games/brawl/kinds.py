"""Kingdom Brawl: the kinds of options, events and prompts."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import (
    BySeat,
    EventKind,
    Index,
    Kind,
    Name,
    NameList,
    Number,
    Numbering,
    Numbers,
    OptionKind,
    Seat,
)
from .components import CHARACTERS

_CHARACTER: Final = Name("character", CHARACTERS)
_HAND_CARD: Final = Name("character", CHARACTERS, spends=True)
_LAYER: Final = Name("character", CHARACTERS, role="layer")
_TILE: Final = Index("tile")
_CARDS: Final = NameList("cards", CHARACTERS, "character")

_option: Final = Numbering(OptionKind)
PLACE: Final = _option("place", _HAND_CARD, _TILE)
DECLINE: Final = _option("decline")
SWAP: Final = _option("swap", Index("first", "top"), Index("second", "top"))
STACK: Final = _option("stack", _LAYER)
MOVE: Final = _option("move", Index("source", "top"), Index("target"))
OPTIONS: Final = _option.kinds()

_event: Final = Numbering(EventKind)
DEALT: Final = _event("dealt", Seat("first"))
HAND: Final = _event("hand", Seat(), NameList("hand", CHARACTERS, "character"), secret=("hand",))
PLACED: Final = _event("placed", Seat(), _CHARACTER, _TILE)
SKIPPED: Final = _event("skipped", Seat())
SWAPPED: Final = _event(
    "swapped", Seat(), _CHARACTER, Index("first", "tile"),
    Name("other", CHARACTERS, "character"), Index("second", "tile"),
)  # fmt: skip
STACKED: Final = _event("stacked", Seat(), _TILE, NameList("order", CHARACTERS, "character"))
MOVED: Final = _event("moved", Seat(), _CHARACTER, Index("source", "tile"), Index("target", "tile"))
DECLINED: Final = _event("declined", Seat(), _CHARACTER)
SCORED: Final = _event("scored", Seat(), Numbers("points"), Number("total"))
ENDED: Final = _event("ended", Seat("winner"))
BLOCKED: Final = _event("blocked", _TILE, _CARDS)
FREED: Final = _event("freed", _TILE, _CARDS)
STARS: Final = _event("stars", BySeat("totals"))
HARMED: Final = _event(
    "harmed", Seat(), Seat("by"), Name("agent", CHARACTERS, "character"), _CARDS,
    Index("source", "tile"), Index("target", "tile"), Number("before"), Number("after"), hurts="seat",
)  # fmt: skip
EVENTS: Final = _event.kinds()

PROMPTS: Final = (Kind("place-character"), Kind("use-witch"), Kind("use-fairy"), Kind("use-wizard"))
