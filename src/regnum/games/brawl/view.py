"""Kingdom Brawl: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .components import CHARACTERS, TERRAINS
from .scoring import blocked, points

if TYPE_CHECKING:
    from .state import Brawl


class CardView(msgspec.Struct):
    """A character in the kingdom."""

    character: str
    owner: int
    blocked: bool


class TileView(msgspec.Struct):
    """A terrain card and the characters on it, from bottom to top."""

    terrain: str
    stack: list[CardView]


class SeatView(msgspec.Struct):
    """A seat: how many cards it holds, which ones if they may be known, its stars so far."""

    hand_size: int
    hand: list[str] | None
    aside: list[str] | None
    points: list[int]
    total: int


class BrawlView(msgspec.Struct):
    """The whole table as one seat sees it; `laid` is the order a Fairy is making."""

    seat: int | None
    rows: int
    columns: int
    first: int
    turn: int
    turns: int
    mover: int | None
    tiles: list[TileView]
    seats: list[SeatView]
    laid: list[str]


def look(g: Brawl, seat: int | None) -> BrawlView:
    """The table as `seat` sees it; a finished game is open to all."""
    over = not g.waiting
    step = g.decision()
    lines = points(g)
    return BrawlView(
        seat=seat,
        rows=g.tables.rows,
        columns=g.tables.columns,
        first=g.first,
        turn=min(g.turn // g.seats + 1, g.tables.turns),
        turns=g.tables.turns,
        mover=None if over else g.mover(),
        tiles=[
            TileView(TERRAINS[terrain], _cards(stack))
            for terrain, stack in zip(g.terrain, g.stacks, strict=True)
        ],
        seats=[
            SeatView(
                hand_size=g.hands[one].bit_count(),
                hand=_names(g.hands[one]) if over or one == seat else None,
                aside=_names(g.aside[one]) if over or one == seat else None,
                points=lines[one],
                total=sum(lines[one]),
            )
            for one in range(g.seats)
        ],
        laid=[CHARACTERS[card % 10] for card in getattr(step, "laid", ())],
    )


def _cards(stack: tuple[int, ...]) -> list[CardView]:
    mask = blocked(stack)
    return [
        CardView(CHARACTERS[card % 10], card // 10, bool(mask >> place & 1))
        for place, card in enumerate(stack)
    ]


def _names(cards: int) -> list[str]:
    return [name for number, name in enumerate(CHARACTERS) if cards >> number & 1]
