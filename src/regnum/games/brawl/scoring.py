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
    free: list[tuple[int, ...]] = []
    names: list[int] = []
    dragons = g.holds[DRAGON]
    for tile, stack in enumerate(g.stacks):
        if dragons >> tile & 1:
            mask = blocked(stack)
            if mask:
                stack = tuple([card for place, card in enumerate(stack) if not mask >> place & 1])
        free.append(stack)
        name = 0
        for card in stack:
            name |= 1 << card % 10
        names.append(name)
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
                if names[tile] >> KING & 1:
                    here = tables.queen_king
                owner = card // 10
                for other in adjacent[tile]:
                    for subject in free[other]:
                        if subject // 10 == owner:
                            near += tables.queen_subject
            elif character == PRINCESS:
                if terrain[tile] == TOWER:
                    here = tables.princess_tower
                if names[tile] >> KNIGHT & 1:
                    near = tables.princess_knight
            elif character == KNIGHT:
                if names[tile] >> PRINCESS & 1:
                    here = tables.knight_princess
            elif character == PEASANT:
                if terrain[tile] == FARM:
                    here = tables.peasant_farm
                for other in adjacent[tile]:
                    royal = names[other]
                    near += ((royal >> KING & 1) + (royal >> QUEEN & 1)) * tables.peasant_royal
            else:
                here = (len(stack) - 1) * tables.gnome_above
            lines[card // 10][character] = here + near + also
            if why is not None:
                parts = zip(REASONS[character], (here, near, also), strict=False)
                why[card] = [(reason, stars) for reason, stars in parts if stars]
    return lines


def winner(g: Brawl) -> int:
    """Most stars; of those tied the one who comes first in turn order."""
    scores = [sum(line) for line in points(g)]
    order = [(g.first + place) % g.seats for place in range(g.seats)]
    return max(order, key=lambda seat: scores[seat])
