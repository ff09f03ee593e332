"""Kingdom Brawl: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .components import CHARACTERS, LATE, REGULAR, TERRAINS
from .scoring import Why, blocked, points

if TYPE_CHECKING:
    from .state import Brawl


class CardView(msgspec.Struct):
    """A character in the kingdom, the stars it brings as things stand, and what for; magic brings none."""

    character: str
    owner: int
    blocked: bool
    stars: int | None
    why: list[tuple[str, int]]


class TileView(msgspec.Struct):
    """A terrain card and the characters on it, from bottom to top."""

    terrain: str
    stack: list[CardView]


class SeatView(msgspec.Struct):
    """A seat: how many cards it holds, which ones if they may be known, its stars so far.

    `late` are those in hand that may not be placed on the last turn.
    """

    hand_size: int
    hand: list[str] | None
    late: list[str] | None
    aside: list[str] | None
    points: list[int]
    total: int


class BrawlView(msgspec.Struct):
    """The whole table as one seat sees it; `laid` is the order a Fairy is making.

    `skips` says that nothing in the viewer's hand may be placed on the last turn, which will be skipped.
    """

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
    skips: bool


def look(g: Brawl, seat: int | None) -> BrawlView:
    """The table as `seat` sees it; a finished game is open to all."""
    over = not g.waiting
    step = g.decision()
    why: dict[int, Why] = {}
    lines = points(g, why)
    return BrawlView(
        seat=seat,
        rows=g.tables.rows,
        columns=g.tables.columns,
        first=g.first,
        turn=min(g.turn // g.seats + 1, g.tables.turns),
        turns=g.tables.turns,
        mover=None if over else g.mover(),
        tiles=[
            TileView(TERRAINS[terrain], _cards(stack, lines, why))
            for terrain, stack in zip(g.terrain, g.stacks, strict=True)
        ],
        seats=[
            SeatView(
                hand_size=g.hands[one].bit_count(),
                hand=_names(g.hands[one]) if over or one == seat else None,
                late=_names(g.hands[one] & LATE) if over or one == seat else None,
                aside=_names(g.aside[one]) if over or one == seat else None,
                points=lines[one],
                total=sum(lines[one]),
            )
            for one in range(g.seats)
        ],
        laid=[CHARACTERS[card % 10] for card in getattr(step, "laid", ())],
        skips=seat is not None and not over and g.skips(seat),
    )


def _cards(stack: tuple[int, ...], lines: list[list[int]], why: dict[int, Why]) -> list[CardView]:
    mask = blocked(stack)
    return [
        CardView(
            character=CHARACTERS[card % 10],
            owner=card // 10,
            blocked=bool(mask >> place & 1),
            stars=lines[card // 10][card % 10] if card % 10 < REGULAR else None,
            why=why.get(card, []),
        )
        for place, card in enumerate(stack)
    ]


def _names(cards: int) -> list[str]:
    return [name for number, name in enumerate(CHARACTERS) if cards >> number & 1]
