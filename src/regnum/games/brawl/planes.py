"""Kingdom Brawl: what a seat may know as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.planes import Planes
from .components import CHARACTERS, TERRAINS

if TYPE_CHECKING:
    from .state import Brawl

KINDS: Final = len(CHARACTERS)


def planes(g: Brawl, seat: int) -> Planes:
    """The kingdom tile by tile, then the seats from the viewer on."""
    p = Planes(seat, g.seats)
    over = not g.waiting
    p.bits(int(g.movable_gnome), 1)
    p.owner(g.first)
    p.owner(-1 if over else g.mover())
    p.number(g.turn)
    for terrain, stack in zip(g.terrain, g.stacks, strict=True):
        p.one(terrain, len(TERRAINS))
        held = [0] * g.seats
        heights = [0] * KINDS
        for height, card in enumerate(stack):
            held[(card // KINDS - seat) % g.seats] |= 1 << card % KINDS
            heights[card % KINDS] = height + 1
        for cards in held:
            p.bits(cards, KINDS)
        p.line(heights)
    points = g.scores()
    for one in p.turned():
        known = over or one == seat
        p.bits(g.hands[one] if known else 0, KINDS)
        p.bits(g.aside[one] if known else 0, KINDS)
        p.number(g.hands[one].bit_count())
        p.number(points[one])
    places = [0] * KINDS
    for place, card in enumerate(getattr(g.decision(), "laid", ())):
        places[card % KINDS] = place + 1
    p.line(places)
    return p
