"""How well the guilds' tasks would go now: quick guesses of their successes."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..components import (
    ALCHEMIST,
    CHURCH_COFFER,
    FARM,
    FARMER,
    FARMERS_SACK,
    FIEF,
    FOOD,
    KNIGHT,
    MERCHANT,
    MONK,
    NOBLE,
    TOWN,
)
from ..guilds.base import bead_sum, sealable
from ..guilds.catalogue import GUILD_RULES
from ..kinds import PULL_TASK, PUSH_TASK
from ..state import Feudum

_MEAN_BEAD: Final = 3.3
WRIT: Final = 1.3
"""What a writ is worth, roughly."""


def task_points(g: Feudum, guild: int, task: int) -> float:
    """The points a pull or push would probably score, a pull's writ included."""
    successes = push_successes(g, guild) if task == PUSH_TASK else pull_chance(g, guild)
    if task == PULL_TASK:
        return successes * (g.tables.pull_points + WRIT)
    points = g.tables.push_points[min(3, int(successes))] * 1.0
    if guild == FARMER:
        points += 0.2 * g.charity[FARMERS_SACK]
    elif guild == MONK:
        points += 0.2 * g.charity[CHURCH_COFFER]
    return points


def push_successes(g: Feudum, guild: int) -> float:
    """Successes of a push, 0 to 3."""
    tables = g.tables
    if guild == FARMER:
        return rows_filled(g, tables.farmer_push)
    if guild == MERCHANT:
        return carts_filled(g, tables.merchant_push)
    if guild == ALCHEMIST:
        return inventions_possible(g)
    if guild == KNIGHT:
        return lines_sealed(g, tables.knight_push)
    if guild == NOBLE:
        moved = min(tables.noble_push, g.scrolls.bit_count(), tables.rosary - sum(g.rosary))
        return 0 if not moved else _steps(bead_sum(g.rosary) + moved * _MEAN_BEAD, tables.noble_sums)
    if not GUILD_RULES[MONK].can_push(g):
        return 0
    return _steps(bead_sum(g.hens) + _MEAN_BEAD, tables.monk_sums)


def pull_chance(g: Feudum, guild: int) -> float:
    """How likely a pull scores."""
    tables = g.tables
    if guild == FARMER:
        if not GUILD_RULES[FARMER].can_pull(g):
            return 0.0
        return _likely(bead_sum(g.hens) + _MEAN_BEAD, tables.farmer_pull)
    if guild == MERCHANT:
        return min(1, rows_filled(g, tables.merchant_pull))
    if guild == ALCHEMIST:
        return min(1, carts_filled(g, tables.alchemist_pull))
    if guild == KNIGHT:
        return min(1, inventions_possible(g))
    if guild == NOBLE:
        return min(1, lines_sealed(g, tables.noble_pull))
    if not g.scrolls or sum(g.rosary) >= tables.rosary:
        return 0.0
    return _likely(bead_sum(g.rosary) + _MEAN_BEAD, tables.monk_pull)


def rows_filled(g: Feudum, count: int) -> int:
    """Shelves that `count` goods of the barn can fill."""
    missing = sorted(
        [
            g.tables.columns - g.shelves[good]
            for good in range(5)
            if 0 < g.tables.columns - g.shelves[good] <= g.barn[good]
        ]
    )
    return _fitting(missing, count)


def carts_filled(g: Feudum, count: int) -> int:
    """Carts and heaps that `count` goods of the shelves can fill."""
    missing = sorted(
        [
            g.tables.cart - g.carts[good]
            for good in range(5)
            if 0 < g.tables.cart - g.carts[good] <= g.shelves[good]
        ]
    )
    return _fitting(missing, count)


def _fitting(missing: list[int], count: int) -> int:
    done = 0
    for need in missing:
        if need > count:
            break
        count -= need
        done += 1
    return done


def inventions_possible(g: Feudum) -> int:
    """Inventions that the alchemists' stock allows, roughly."""
    saltpeter, sulfur, iron, wood, food = g.carts
    made = 0
    if saltpeter >= 2 and sulfur and min(g.rows) < g.tables.row:
        made += 1
        if saltpeter >= 3 and sulfur >= 2 and min(g.rows) < 3:
            made += 1
    vessels = min(food, (iron + wood) // 2, sum(g.vessel_supply))
    return min(3, made + vessels)


def lines_sealed(g: Feudum, count: int) -> int:
    """Rows or columns of scrolls that up to `count` seals can complete."""
    return best_lines(g.tables.scroll_rows, g.tables.scroll_columns, g.scrolls, min(count, sealable(g)))


@cache
def best_lines(rows: tuple[int, ...], columns: tuple[int, ...], sealed: int, count: int) -> int:
    """Most rows, or most columns, that so many seals can complete."""
    best = 0
    for lines in (rows, columns):
        need = sorted([(line & ~sealed).bit_count() for line in lines if line & ~sealed])
        best = max(best, _fitting(need, count))
    return best


def _steps(total: float, sums: tuple[int, ...]) -> int:
    return sum([total >= one for one in sums])


def _likely(total: float, wanted: int) -> float:
    return 0.9 if total >= wanted + 1 else 0.6 if total >= wanted else 0.2


def trade_worth(g: Feudum, seat: int, guild: int, counts: list[int], harvest: int) -> float:
    """What trading with a guild may be good for.

    `counts` are the seat's settlements by kind, `harvest` the goods at its fullest farm.
    """
    if guild == FARMER:
        return 0.25 * harvest
    if guild == MERCHANT:
        need = len(g.on_map(seat)) - g.goods[seat * 5 + FOOD] - g.barrel[seat]
        return 2.0 if need > 0 else 0.8
    if guild == ALCHEMIST:
        return 0.1 if any(g.vessels[seat * 3 : seat * 3 + 3]) else 0.5
    if guild == KNIGHT:
        return g.rows[seat] * (0.75 if g.markers[seat] < 3 else 0.3) - 1.0
    if guild == NOBLE:
        seals = g.seals[seat]
        return 2.0 if not seals and counts[TOWN] else 0.6 if seals < 2 else 0.1
    return 0.6 if counts[FARM] else 0.2


def holdings(g: Feudum, seat: int) -> tuple[list[int], int]:
    """A seat's settlements by kind, and the goods at its fullest farm."""
    counts = [0, 0, 0, 0]
    harvest = 0
    disc = g.disc
    for place, ruler in enumerate(g.ruler):
        if ruler == seat:
            kind = disc[place]
            counts[kind if kind < FIEF else FIEF] += 1
            if kind == FARM:
                harvest = max(harvest, g.lying_at(place))
    return counts, harvest
