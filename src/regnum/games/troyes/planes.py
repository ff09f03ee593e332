"""Troyes: what a seat may know as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.planes import Planes
from .components import CARDS, CHARACTERS, NEUTRAL, THREATS

if TYPE_CHECKING:
    from .state import Troyes

FACES: Final = 6


def planes(g: Troyes, seat: int) -> Planes:
    """The square, the cards, the events and the buildings, then the seats from the viewer on, and the King."""
    p = Planes(seat, g.seats)
    over = not g.waiting
    solo = g.seats == 1
    p.bits(int(g.bonus), 1)
    p.number(g.round)
    p.number(g.phase + 1)
    p.owner(g.first if g.first < g.seats else NEUTRAL)
    p.crowd(g.passed)
    for die in range(18):
        p.one(g.faces[die], FACES + 1)
        p.owner(g.district[die] if g.faces[die] else -1)
    black = [0] * FACES
    for face in g.black:
        black[face - 1] += 1
    p.line(black)
    _cards(g, p)
    _events(g, p)
    for owner in g.spaces:
        p.owner(owner)
    for owners in g.lying:
        p.crowd(owners)
    for owner in g.cathedral:
        p.owner(owner)
    p.number(sum(g.stock[NEUTRAL:]))
    for one in p.turned():
        mine = over or solo or one == seat
        p.number(g.deniers[one])
        p.number(g.influence[one])
        p.number(g.supply[one])
        p.number(g.stock[one])
        p.number(g.sectors[one])
        p.several(g.trophies[one], len(THREATS))
        p.several(g.characters[one] if mine else (), len(CHARACTERS))
        p.number(g.points[one] if mine else 0)
        p.line(g.markers[9 * one : 9 * one + 9])
    if solo:
        p.several(g.trophies[NEUTRAL], len(THREATS))
        p.number(g.points[NEUTRAL])
        places = [0] * len(CHARACTERS)
        for place, character in enumerate(g.column):
            places[character] = place + 1
        p.line(places)
    return p


def _cards(g: Troyes, p: Planes) -> None:
    """The activity cards that lie open, and who stands on them."""
    for place in range(9):
        shown = place % 3 < g.round
        p.one(g.tables.cards[g.cards[place]].number if shown else -1, len(CARDS))
        p.owner(g.slots[2 * place])
        p.owner(g.slots[2 * place + 1])
        p.crowd(g.pictures[place])


def _events(g: Troyes, p: Planes) -> None:
    """For each event its place in the queue and whose cubes lie on it; how many are left in the piles."""
    seat, seats = p.seat, p.seats
    places = [0] * len(THREATS)
    cubes = [0] * (len(THREATS) * (seats + 1))
    for place, threat in enumerate(g.queue):
        places[threat] = place + 1
        for owner in g.cubes[threat]:
            at = (owner - seat) % seats if owner < seats else seats
            cubes[threat * (seats + 1) + at] += 1
    p.line(places)
    p.line(cubes)
    p.line([len(pile) for pile in g.piles])
