"""Feudum: what a seat may know as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.planes import Planes
from .actions.clash import Clash
from .components import CARDS, FIEF, GUILDS, LANDS, PLACES, REGIONS, SCROLLS, VESSELS, WRITS
from .kinds import BONUSES, SOURCES

if TYPE_CHECKING:
    from .state import Feudum

GIANT_FIGURE: Final = 15
"""Pawns are seat * 3 + 0 … 2; the monsters follow."""


def planes(g: Feudum, seat: int) -> Planes:
    """The map, the guilds and the stores, then the seats from the viewer on."""
    p = Planes(seat, g.seats)
    over = not g.waiting
    p.bits(int(g.advanced), 1)
    p.number(g.round)
    p.number(g.phase)
    p.number(g.epoch)
    p.owner(g.first)
    p.owner(-1 if over else g.mover)
    p.crowd(g.slayers)
    p.crowd(g.double_used)
    p.crowd(g.shown)
    _map(g, p)
    _stores(g, p)
    for one in p.turned():
        _seat(g, one, over or one == seat, p)
    p.several(g.drawn if over or g.waiting == (seat,) else (), len(WRITS))
    p.number(len(g.drawn))
    _battle(g, p)
    return p


def _map(g: Feudum, p: Planes) -> None:
    places = len(PLACES)
    for mask in (g.subjects, g.safe_subjects, g.safe_serfs):
        p.bits(mask, places)
    for place in range(places):
        p.one(g.disc[place], FIEF + len(GUILDS))
        p.owner(g.ruler[place])
        p.owner(g.serf[place])
        p.one(g.land[place], len(LANDS))
        p.bits(g.adrift[place], 2 * len(VESSELS))
    p.line(g.lying)
    p.line(g.land_stock)
    p.line(g.removed)
    for region in range(len(REGIONS)):
        for number in range(4):
            p.one(g.faces[4 * region + number] if number < g.removed[region] else -1, len(LANDS))
    for monster in range(2):
        p.owner(g.monster_owner[monster])
        p.one(g.monster_place[monster], places)


def _stores(g: Feudum, p: Planes) -> None:
    for rank in g.track:
        p.owner(rank)
    for line in (g.rows, g.marker_supply):  # by colour: those of the seats, then the neutral ones
        p.line([line[colour] for colour in (*p.turned(), *range(g.seats, len(line)))])
    for goods in (g.barn, g.hens, g.shelves, g.carts, g.for_sale, g.rosary, g.charity, g.bag):
        p.line(goods)
    p.line(g.vessel_supply)
    p.line([max(0, count) for count in g.disc_supply])
    p.line(g.fiefs_left)
    p.bits(g.scrolls, len(SCROLLS))
    p.number(g.supply)
    p.number(g.seal_supply)
    p.number(len(g.deck))


def _seat(g: Feudum, one: int, known: bool, p: Planes) -> None:
    """A seat's pawns, stars, reserve and cards."""
    for figure in range(3 * one, 3 * one + 3):
        place = g.pawn_place[figure]
        p.one(place, len(PLACES))
        p.one(g.pawn_face[figure] if place >= 0 else -1, len(GUILDS))
        p.bits((g.pawn_ship[figure] + 1) | g.pawn_wine[figure] << 2 if place >= 0 else 0, 3)
    p.bits(g.reeves[one], len(GUILDS))
    p.line([g.stars[guild * g.seats + one] for guild in range(len(GUILDS))])
    p.number(sum(g.points[one * len(SOURCES) : (one + 1) * len(SOURCES)]))
    p.line(g.goods[5 * one : 5 * one + 5])
    p.line(g.tiles[4 * one : 4 * one + 4])
    p.line(g.vessels[3 * one : 3 * one + 3])
    p.line(g.beads[4 * one : 4 * one + 4])
    p.one(g.bonus[one], len(BONUSES))
    for line in (g.barrel, g.coins, g.purse, g.markers, g.seals, g.voyage, g.military):
        p.number(line[one])
    p.number(g.hand[one].bit_count())
    p.bits(g.hand[one] if known else 0, len(CARDS))
    p.bits(g.played[one], len(CARDS))
    p.bits(g.before[one], len(CARDS))
    p.number(g.writs[one].bit_count())
    p.bits(g.writs[one] if known else 0, len(WRITS))


def _battle(g: Feudum, p: Planes) -> None:
    """Who attacks whom where, while it is being decided."""
    step = g.decision()
    if isinstance(step, Clash):
        p.owner(step.attacker)
        p.owner(step.defender)
        p.one(step.place, len(PLACES))
        owner = (step.target // 3 - p.seat) % p.seats
        p.number(3 * owner + step.target % 3 + 1 if 0 <= step.target < GIANT_FIGURE else step.target + 1)
        p.bits(int(step.answered), 1)
    else:
        p.owner(-1)
        p.owner(-1)
        p.one(-1, len(PLACES))
        p.number(0)
        p.bits(0, 1)
