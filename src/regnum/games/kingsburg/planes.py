"""Kingsburg: what a seat may know as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.planes import Planes
from .components import CELLS, ROWS, SEASONS
from .redeal import PUBLIC

if TYPE_CHECKING:
    from .state import Kingsburg

FACES: Final = 6


def planes(g: Kingsburg, seat: int) -> Planes:
    """The year and its cards, the advisors, then the seats from the viewer on."""
    p = Planes(seat, g.seats)
    _year(g, seat, p)
    slots = len(g.tables.advisors)
    p.several([dice[0] for dice in g.neutral], slots)
    gifts = [gift + 1 for gift in g.gifts]
    p.line(gifts + [0] * (slots - len(gifts)))
    for one in p.turned():
        _realm(g, one, seat, p)
        _court(g, one, slots, p)
    return p


def _year(g: Kingsburg, seat: int, p: Planes) -> None:
    tables = g.tables
    perks = len(tables.names)
    p.number(g.year)
    p.number(g.phase)
    p.one(g.season, len(SEASONS))
    p.owner(g.envoy)
    p.owner(g.aided)
    p.crowd(g.passed)
    p.crowd(g.token_used)
    p.crowd(g.lookers)
    p.one(g.event, perks)
    p.number(len(g.events_left))
    p.bits(g.rows, len(ROWS))
    seen = bool(g.lookers & (PUBLIC | 1 << seat)) or not g.waiting
    p.several(g.enemies[: g.year if seen else max(0, g.year - 1)], len(tables.enemies))
    p.several(g.offered, perks)
    p.several(g.pool if g.open_strips else (), len(ROWS))


def _realm(g: Kingsburg, one: int, seat: int, p: Planes) -> None:
    """What a seat has built and holds."""
    perks = len(g.tables.names)
    governor = g.governors[one]
    p.number(g.order.index(one))
    p.number(g.points[one])
    p.line(g.stock[4 * one : 4 * one + 4])
    p.number(g.soldiers[one])
    p.number(g.wins[one])
    p.line(list(g.stored[one]))
    p.number(g.sent[one] + 1 if g.lookers & PUBLIC else 0)
    p.bits(g.built[one], CELLS)
    p.bits(g.covers[one], len(ROWS))
    p.bits(g.used[one], perks)
    p.one(governor, perks)
    p.bits(int(governor >= 0 and (g.used[one] | g.spent[one]) >> governor & 1), 1)
    p.several(g.soldier_tokens[one], 16)
    p.several(g.hands[one] if one == seat else (), perks)
    p.several(g.strips[one] if one == seat or g.open_strips else (), len(ROWS))


def _court(g: Kingsburg, one: int, slots: int, p: Planes) -> None:
    """A seat's dice by their faces, all and the free ones, and whom it influences with what help."""
    coloured, free = g.coloured[one], g.free[one]
    dice = [0] * (4 * FACES)
    for place, face in enumerate(g.dice[one]):
        at = face - 1 + (0 if place < coloured else FACES)
        dice[at] += 1
        dice[at + 2 * FACES] += free >> place & 1
    p.line(dice)
    p.number(g.white[one])
    influenced = helped = higher = lower = 0
    for slot, owner, _, token, shift in g.groups:
        if owner == one:
            bit = 1 << slot
            influenced |= bit
            helped |= bit if token else 0
            higher |= bit if shift > 0 else 0
            lower |= bit if shift < 0 else 0
    for mask in (influenced, helped, higher, lower, g.deals[one]):
        p.bits(mask, slots)
