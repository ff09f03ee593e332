"""Feudum: what an epoch scores when it begins, and what is counted at the end."""

from __future__ import annotations

from .components import FARM, FIEF, GUILDS, OUTPOST, PLACES, TOWN
from .kinds import BY_EMPIRE, BY_LAND, BY_RANKS, BY_REGIONS, BY_SETS, BY_SHILLINGS, BY_VOYAGE
from .state import Feudum


def epoch_points(g: Feudum, seat: int) -> list[tuple[int, int]]:
    """What a new epoch scores for a seat as the table stands, as (source, points): guilds, land, regions."""
    tables = g.tables
    ranks = 0
    for guild in range(len(GUILDS)):
        rank = g.rank(guild, seat)
        if rank >= 0:
            ranks += tables.rank_points[rank]
    lands = 0
    for place in range(len(PLACES)):
        if g.serf[place] == seat and g.land[place] >= 0:
            lands += tables.land_full if g.land_stock[place] else tables.land_empty
    return [(BY_RANKS, ranks), (BY_LAND, lands), (BY_REGIONS, tables.active[active_regions(g, seat)])]


def active_regions(g: Feudum, seat: int) -> int:
    """Regions where a seat rules a settlement or has a serf who cultivates land."""
    active = 0
    for place, region in enumerate(g.tables.region):
        if g.ruler[place] == seat or (g.serf[place] == seat and g.land[place] >= 0):
            active |= 1 << region
    return active.bit_count()


def final_points(g: Feudum, seat: int) -> list[tuple[int, int]]:
    """What the end scores for a seat as the table stands, as (source, points), but for its charters."""
    tables = g.tables
    plain = sum([g.ruled(seat, kind) for kind in (OUTPOST, FARM, TOWN)])
    empire = plain * tables.final_settlement + g.ruled(seat, FIEF) * tables.final_fief
    return [
        (BY_VOYAGE, voyage_points(g, seat)),
        (BY_EMPIRE, empire),
        (BY_SETS, sets_of_three(g, seat) * tables.final_three),
        (BY_SHILLINGS, g.coins[seat] // tables.final_shillings),
    ]


def voyage_points(g: Feudum, seat: int) -> int:
    """A left space scores as much as its right one unless somebody has reached that."""
    points = g.tables.voyage
    space = g.voyage[seat]
    last = len(points) - 1
    if space % 2 and space < last and space + 1 not in g.voyage:
        return points[space + 1]
    return points[space]


def sets_of_three(g: Feudum, seat: int) -> int:
    """Sets of three equal settlements; a fief stands for any kind, and each is in one set only (R24)."""
    jokers = g.ruled(seat, FIEF)
    sets = 0
    left = [0, 0, 0]
    for kind in (OUTPOST, FARM, TOWN):
        count = g.ruled(seat, kind)
        sets += count // 3
        left[count % 3] += 1
    for size in (2, 1):
        helped = min(left[size], jokers // (3 - size))
        sets += helped
        jokers -= helped * (3 - size)
    return sets + jokers // 3
