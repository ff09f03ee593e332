"""Kingsburg: what a building costs a seat, and what it lacks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .components import GOLD, STONE, WOOD
from .perks import hooks
from .perks.base import Perk, Price

if TYPE_CHECKING:
    from .state import Kingsburg

NEXT: Final = [next((column for column in range(4) if not row >> column & 1), -1) for row in range(16)]
"""The first empty cell of a row of buildings, given as bits: all to its left stand."""


def prices(g: Kingsburg, seat: int, building: int, perks: tuple[Perk, ...]) -> list[Price]:
    """The ways to pay for a building that these perks make of the printed one."""
    gold, wood, stone, _ = g.tables.costs[building]
    found = [(gold, wood, stone, -1)]
    for perk in perks:
        found = perk.prices(g, seat, building, found)
    return found


Goods = tuple[int, int, int]


def price_and_lacks(g: Kingsburg, seat: int, building: int) -> tuple[Goods, Goods]:
    """Gold, wood and stone that a building costs the seat, and that it lacks for it, by the way to pay that lacks least."""
    gold, wood, stone, _ = g.stock[4 * seat : 4 * seat + 4]
    ways = [
        (
            price[:3],
            (max(price[GOLD] - gold, 0), max(price[WOOD] - wood, 0), max(price[STONE] - stone, 0)),
        )
        for price in prices(g, seat, building, g.asked(hooks.PRICES, seat))
    ]
    return min(ways, key=lambda way: sum(way[1]))


def lacks(g: Kingsburg, seat: int, building: int) -> Goods:
    """Gold, wood and stone that the seat lacks for a building."""
    return price_and_lacks(g, seat, building)[1]
