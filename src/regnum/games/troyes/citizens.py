"""Troyes: citizens on the move, into buildings, out of them and onto cards."""

from __future__ import annotations

from .components import KING_SECOND, NEUTRAL
from .kinds import (
    ENTERED,
    EXPELLED,
    LEFT_CARD,
    LEFT_LYING,
    LEFT_SPACE,
    PUSHED,
    SIDE_ENTERED,
    SIDE_EXPELLED,
    TAKE_CARD,
    TAKE_LYING,
    TAKE_SPACE,
)
from .state import Troyes


def leaver(g: Troyes, row: tuple[int, ...]) -> int:
    """Who would leave the building if a newcomer entered this row, or -1."""
    spaces = g.spaces
    for space in row:
        if spaces[space] < 0:
            return -1
    return spaces[row[-1]]


def closed(g: Troyes, row: tuple[int, ...]) -> bool:
    """Whether a newcomer would make someone leave a row whose colour already lies at the building."""
    lying = g.lying[row[0] // 6]
    if not lying:
        return False
    leaving = leaver(g, row)
    return leaving >= 0 and bool(lying >> leaving & 1)


def enter(g: Troyes, owner: int, row: tuple[int, ...]) -> None:
    """A citizen, already in hand, enters a row; the others shift, the last may fall out."""
    spaces = g.spaces
    building = row[0] // 6
    coming = owner
    for space in row:
        coming, spaces[space] = spaces[space], coming
        if coming < 0:
            break
    side = 0 if g.seats > 1 else 1
    if owner >= NEUTRAL:
        g.tell(SIDE_ENTERED, (side, row[0]))
    else:
        g.tell(ENTERED, (owner, row[0]))
    if coming >= 0:
        g.lying[building] |= 1 << coming
        if coming >= NEUTRAL:
            g.tell(SIDE_EXPELLED, (side, building))
        else:
            g.tell(EXPELLED, (coming, building))
            if coming != owner:
                g.tell(PUSHED, (coming, owner if owner < NEUTRAL else -1, row[0], building), (coming,))


def side_citizen(g: Troyes) -> int:
    """A citizen of the neutral side or the King out of his supply, or -1; his first colour first."""
    for owner in range(NEUTRAL, KING_SECOND + 1):
        if g.stock[owner]:
            g.stock[owner] -= 1
            return owner
    return -1


def standing(g: Troyes, owner: int, building: int) -> int:
    """Citizens of one owner in the spaces of a building; both of the King's colours count as his."""
    count = 0
    for space in range(building * 6, building * 6 + 6):
        holder = g.spaces[space]
        if holder == owner or (holder == KING_SECOND and owner == NEUTRAL):
            count += 1
    return count


def take(g: Troyes, seat: int, kind: int, where: int) -> None:
    """Take one own citizen in hand from where an option says he is."""
    if kind == TAKE_SPACE:
        g.spaces[where] = -1
        g.tell(LEFT_SPACE, (seat, where))
    elif kind == TAKE_LYING:
        g.lying[where] &= ~(1 << seat)
        g.tell(LEFT_LYING, (seat, where))
    elif kind == TAKE_CARD:
        place = g.place_of(where)
        g.masters[seat] &= ~(1 << place)
        for slot in range(2 * place, 2 * place + 2):
            if g.slots[slot] == seat:
                g.slots[slot] = -1
        g.pictures[place] &= ~(1 << seat)
        g.tell(LEFT_CARD, (seat, where))
    else:
        g.supply[seat] -= 1


def hire(g: Troyes, owner: int, place: int) -> int:
    """A citizen in hand becomes a tradesman: on the first free slot, else on the picture; its points."""
    g.masters[min(owner, NEUTRAL)] |= 1 << place
    for number in range(2):
        if g.slots[2 * place + number] < 0:
            g.slots[2 * place + number] = owner
            return g.tables.cards[g.cards[place]].slots[number]
    g.pictures[place] |= 1 << owner
    return 0
