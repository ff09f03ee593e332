"""Troyes: the building site of the cathedral; space `6 * level + number - 1`."""

from __future__ import annotations

from .components import NEUTRAL
from .kinds import BUILT, SIDE_BUILT
from .state import FROM_CATHEDRAL, Troyes


def level_for(g: Troyes, number: int) -> int:
    """The lowest free level of a number, 3 when it is complete."""
    site = g.cathedral
    place = number - 1
    if site[place] < 0:
        return 0
    if site[place + 6] < 0:
        return 1
    return 2 if site[place + 12] < 0 else 3


def lowest_free(g: Troyes, backwards: bool) -> int:
    """The first free space of the lowest level that has one, by rising or falling number; -1 if full."""
    for level in range(3):
        for place in range(6):
            space = 6 * level + (5 - place if backwards else place)
            if g.cathedral[space] < 0:
                return space
    return -1


def build(g: Troyes, seat: int, number: int) -> None:
    """One cube of a seat on the lowest free level of a number, with its reward."""
    level = level_for(g, number)
    g.cathedral[6 * level + number - 1] = seat
    g.tell(BUILT, (seat, level + 1, number))
    g.gain_points(seat, g.tables.cathedral_points, FROM_CATHEDRAL)
    g.gain_influence(seat, g.tables.cathedral_influence[number - 1])


def side_build(g: Troyes, backwards: bool) -> bool:
    """A cube of the neutral side or the King; he gains the point. False if there is no space."""
    space = lowest_free(g, backwards)
    if space < 0:
        return False
    g.cathedral[space] = NEUTRAL
    g.tell(SIDE_BUILT, (0 if g.seats > 1 else 1, space // 6 + 1, space % 6 + 1))
    if g.seats == 1:
        g.gain_points(NEUTRAL, g.tables.cathedral_points, FROM_CATHEDRAL)
    return True
