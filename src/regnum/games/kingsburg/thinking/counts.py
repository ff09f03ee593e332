"""Kingsburg: what a seat has, counted, for values that are learned."""

from __future__ import annotations

from typing import Final

from ..components import CELLS, ROWS
from ..state import Kingsburg
from .worth import SEASONS_AFTER

TERMS: Final = (
    "points", "gold", "wood", "stone", "tokens", "soldiers", "strength", "envoy", "governor", "dice",
    *[f"{row}{column}" for row in ROWS for column in range(1, 5)],
)  # fmt: skip


def left(g: Kingsburg) -> float:
    """Of all seasons the part that has not begun."""
    if not g.waiting:
        return 0.0
    years = g.tables.years
    if g.year == 0:
        return 1.0
    return (3 * (years - g.year) + SEASONS_AFTER[g.phase]) / (3 * years)


def count(g: Kingsburg, seat: int, bonus: list[int]) -> list[float]:
    """A number for each of the terms; `bonus` is each perk's help in battle."""
    strength = g.soldiers[seat]
    for perk in g.those(seat, g.tables.all_perks):
        strength += bonus[perk.number]
    place = 4 * seat
    dice = 0
    free = g.free[seat]
    for at, face in enumerate(g.dice[seat]):
        if free >> at & 1:
            dice += face
    found = [
        float(g.points[seat]),
        float(g.stock[place]),
        float(g.stock[place + 1]),
        float(g.stock[place + 2]),
        float(g.stock[place + 3]),
        float(g.soldiers[seat]),
        float(strength),
        1.0 if g.envoy == seat else 0.0,
        1.0 if g.governors[seat] >= 0 else 0.0,
        float(dice),
    ]
    built = g.built[seat]
    for cell in range(CELLS):
        found.append(1.0 if built >> cell & 1 else 0.0)
    return found
