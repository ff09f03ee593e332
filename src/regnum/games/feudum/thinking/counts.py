"""Feudum: what a seat has in the sight of all, counted, for values that are learned."""

from __future__ import annotations

from typing import Final

from ..components import FIEF, GOODS
from ..state import Feudum

TERMS: Final = (
    "points", *GOODS, "barrel", "coins", "tiles", "vessels", "markers", "seals", "beads", "writs", "pawns", "drunk",
    "outposts", "farms", "towns", "fiefs", "regions", "subjects", "serfs", "landscapes", "master", "journeyman",
    "apprentice", "stars", "military", "voyage", "reeves", "monsters", "first",
)  # fmt: skip
_REGION_TILES: Final = 17.0


def left(g: Feudum) -> float:
    """Of all region tiles the part still stacked, as epochs end with them."""
    return max(0.0, (_REGION_TILES - sum(g.removed)) / _REGION_TILES) if g.waiting else 0.0


def count(g: Feudum, seat: int) -> list[float]:
    """A number for each of the terms."""
    kinds = [0, 0, 0, 0]
    regions = subjects = serfs = lands = 0
    region_of = g.tables.region
    for place, ruler in enumerate(g.ruler):
        if ruler == seat:
            kind = g.disc[place]
            kinds[FIEF if kind > FIEF else kind] += 1
            regions |= 1 << region_of[place]
            if g.subjects >> place & 1:
                subjects += 1
        if g.serf[place] == seat:
            serfs += 1
            if g.land[place] >= 0:
                lands += 1
                regions |= 1 << region_of[place]
    ranks = [0, 0, 0]
    for at in range(18):
        if g.track[at] == seat:
            ranks[at % 3] += 1
    pawns = drunk = 0
    for figure in range(seat * 3, seat * 3 + 3):
        if g.pawn_place[figure] >= 0:
            pawns += 1
            drunk += g.pawn_wine[figure]
    seats = g.seats
    stars = 0
    for guild in range(6):
        stars += g.stars[guild * seats + seat]
    beads = 0
    for bead in range(4):
        beads += (bead + 2) * g.beads[seat * 4 + bead]
    found = [
        g.total(seat),
        *g.goods[seat * 5 : seat * 5 + 5],
        g.barrel[seat],
        g.coins[seat],
        g.tile_count(seat),
    ]
    found += [sum(g.vessels[seat * 3 : seat * 3 + 3]), g.markers[seat], g.seals[seat], beads]
    found += [
        g.writs[seat].bit_count(),
        pawns,
        drunk,
        *kinds,
        regions.bit_count(),
        subjects,
        serfs,
        lands,
        *ranks,
    ]
    found += [
        stars,
        g.military[seat],
        g.voyage[seat],
        g.reeves[seat].bit_count(),
        g.monster_owner.count(seat),
    ]
    found.append(1 if g.first == seat else 0)
    return [float(one) for one in found]
