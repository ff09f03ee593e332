"""Filling the six guilds: at set-up, and again when epoch III begins."""

from __future__ import annotations

from ..components import ALCHEMIST, FARMER, KNIGHT, MERCHANT, MONK, NOBLE
from ..kinds import GUILD_REFILLED
from ..reserve.bag import draw_goods, draw_one, turn_up
from ..state import Feudum
from .base import N_SCROLLS


def refill_guilds(g: Feudum) -> None:
    """Bring every guild up to its stock at set-up; what lies there beyond it stays."""
    tables = g.tables
    _from_bag(g, g.shelves, tables.shelves)
    g.tell(GUILD_REFILLED, (MERCHANT,))
    _from_bag(g, g.carts, tables.carts)
    _vessels(g)
    g.tell(GUILD_REFILLED, (ALCHEMIST,))
    _rows(g)
    g.tell(GUILD_REFILLED, (KNIGHT,))
    for scroll in range(N_SCROLLS):
        if g.seal_supply and tables.scrolls_setup >> scroll & 1 and not g.scrolls >> scroll & 1:
            g.seal_supply -= 1
            g.scrolls |= 1 << scroll
    g.tell(GUILD_REFILLED, (NOBLE,))
    _beads(g, g.rosary, tables.rosary_setup, "rosary")
    g.tell(GUILD_REFILLED, (MONK,))
    _beads(g, g.hens, tables.hens_setup, "hen")
    missing = tables.barn - sum(g.barn)
    if missing > 0:
        drawn = draw_goods(g, missing, "barn")
        for good in range(5):
            g.barn[good] += drawn[good]
    g.tell(GUILD_REFILLED, (FARMER,))


def _from_bag(g: Feudum, store: list[int], wanted: tuple[int, ...]) -> None:
    for good in range(5):
        added = min(wanted[good] - store[good], g.bag[good])
        if added > 0:
            g.bag[good] -= added
            store[good] += added


def _vessels(g: Feudum) -> None:
    supply = g.vessel_supply
    while sum(g.for_sale) < g.tables.for_sale and sum(supply) > 0:
        g.for_sale[draw_one(g, supply, "vessels")] += 1


def _rows(g: Feudum) -> None:
    for colour in range(g.tables.rows):
        added = min(g.tables.row_setup - g.rows[colour], g.marker_supply[colour])
        if added > 0:
            g.marker_supply[colour] -= added
            g.rows[colour] += added


def _beads(g: Feudum, store: list[int], wanted: int, what: str) -> None:
    while sum(store) < wanted and g.seal_supply:
        g.seal_supply -= 1
        store[turn_up(g, what)] += 1
