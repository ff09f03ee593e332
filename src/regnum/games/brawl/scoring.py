"""Kingdom Brawl: blocking, points by character, and the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .components import (
    CASTLE,
    DRAGON,
    FARM,
    FOREST,
    GNOME,
    KING,
    KNIGHT,
    PEASANT,
    PRINCESS,
    QUEEN,
    REGULAR,
    TOWER,
)

if TYPE_CHECKING:
    from .state import Brawl

REASONS: Final = (
    ("castle", "farms", "forests"), ("with-king", "own-near"), ("tower", "with-knight"),
    ("with-princess",), ("farm", "royals"), ("above",),
)  # fmt: skip
"""What brings stars to each regular character."""


def blocked(stack: tuple[int, ...]) -> int:
    """The blocked places of a stack, as bits.

    An active Dragon blocks everything below him but the Gnome; a Knight anywhere
    above a Dragon blocks the Dragon, and what lies below is free again.
    """
    dragon = -1
    beaten = False
    for place, card in enumerate(stack):
        character = card % 10
        if character == DRAGON:
            dragon = place
        elif character == KNIGHT and dragon >= 0:
            beaten = True
    if dragon < 0:
        return 0
    if beaten:
        return 1 << dragon
    below = (1 << dragon) - 1
    return below & ~1 if stack[0] % 10 == GNOME else below


Why = list[tuple[str, int]]
"""The reasons for a card's stars, each with the stars it brings."""


def points(g: Brawl, why: dict[int, Why] | None = None) -> list[list[int]]:
    """Stars by seat and regular character, as the kingdom stands; with `why` also each card's reasons."""
    tables = g.tables
    terrain = g.terrain
    adjacent = tables.adjacent
    lines = [[0] * REGULAR for _ in range(g.seats)]
    free = g.stacks
    holds = g.holds  # of each character the tiles, of those only that nothing blocks
    if holds[DRAGON]:
        free, holds = free[:], holds[:]
        for tile, stack in enumerate(g.stacks):
            mask = blocked(stack) if g.holds[DRAGON] >> tile & 1 else 0
            if mask:
                free[tile] = tuple([card for place, card in enumerate(stack) if not mask >> place & 1])
                for place, card in enumerate(stack):
                    if mask >> place & 1:
                        holds[card % 10] &= ~(1 << tile)
    kings, queens = holds[KING], holds[QUEEN]
    for tile, stack in enumerate(free):
        for card in stack:
            character = card % 10
            if character >= REGULAR:
                continue
            here = 0
            near = 0
            also = 0
            if character == KING:
                if terrain[tile] == CASTLE:
                    here = tables.king_castle
                for other in adjacent[tile]:
                    if terrain[other] == FARM:
                        near += tables.king_land
                    elif terrain[other] == FOREST:
                        also += tables.king_land
            elif character == QUEEN:
                if kings >> tile & 1:
                    here = tables.queen_king
                owner = card // 10
                for other in adjacent[tile]:
                    for subject in free[other]:
                        if subject // 10 == owner:
                            near += tables.queen_subject
            elif character == PRINCESS:
                if terrain[tile] == TOWER:
                    here = tables.princess_tower
                if holds[KNIGHT] >> tile & 1:
                    near = tables.princess_knight
            elif character == KNIGHT:
                if holds[PRINCESS] >> tile & 1:
                    here = tables.knight_princess
            elif character == PEASANT:
                if terrain[tile] == FARM:
                    here = tables.peasant_farm
                for other in adjacent[tile]:
                    near += ((kings >> other & 1) + (queens >> other & 1)) * tables.peasant_royal
            else:
                here = (len(stack) - 1) * tables.gnome_above
            lines[card // 10][character] = here + near + also
            if why is not None:
                parts = zip(REASONS[character], (here, near, also), strict=False)
                why[card] = [(reason, stars) for reason, stars in parts if stars]
    return lines


def totals(lines: list[list[int]]) -> list[int]:
    """The stars of each seat; added up by hand, since games ask after every move."""
    found: list[int] = []
    for line in lines:
        total = 0
        for stars in line:
            total += stars
        found.append(total)
    return found


def winner(g: Brawl) -> int:
    """Most stars; of those tied the one who comes first in turn order."""
    scores = g.scores()
    order = [(g.first + place) % g.seats for place in range(g.seats)]
    return max(order, key=lambda seat: scores[seat])
