"""Troyes: what a seat has in the sight of all, counted, for values that are learned."""

from __future__ import annotations

from typing import Final

from ..citizens import standing
from ..components import KING_SECOND, NEUTRAL
from ..state import Troyes

TERMS: Final = (
    "points", "deniers", "influence", "palace", "bishopric", "city_hall", "supply", "lying", "tradesmen", "markers",
    "level_1", "level_2", "level_3", "built", "trophies", "event_cubes", "red", "white", "yellow", "faces", "first",
    "king_points", "king_citizens", "king_built", "king_trophies", "king_tradesmen", "king_dice", "king_cubes",
)  # fmt: skip


def left(g: Troyes) -> float:
    """Of all rounds the part that has not been played."""
    if not g.waiting:
        return 0.0
    rounds = g.tables.rounds
    if g.phase < 0:
        return 1.0
    return (rounds - g.round + (1.0 if g.phase < 4 else 0.5)) / rounds


def count(g: Troyes, seat: int) -> list[float]:
    """A number for each of the terms; those of the King are nothing where he does not play."""
    levels = [1.0 if seat in g.cathedral[6 * level : 6 * level + 6] else 0.0 for level in range(3)]
    dice = [0.0, 0.0, 0.0]
    faces = 0
    for die in range(18):
        if g.faces[die] and g.district[die] == seat:
            dice[die // 6] += 1.0
            faces += g.faces[die]
    cubes = sum([g.cubes[threat].count(seat) for threat in g.queue])
    found = [
        float(g.points[seat]),
        float(g.deniers[seat] + g.sectors[seat]),
        float(g.influence[seat]),
        float(standing(g, seat, 0)),
        float(standing(g, seat, 1)),
        float(standing(g, seat, 2)),
        float(g.supply[seat]),
        float(sum([bits >> seat & 1 for bits in g.lying])),
        float(g.masters[seat].bit_count()),
        float(sum(g.markers[9 * seat : 9 * seat + 9])),
        *levels,
        float(g.cathedral.count(seat)),
        float(len(g.trophies[seat])),
        float(cubes),
        *dice,
        float(faces),
        1.0 if g.first == seat else 0.0,
    ]
    if g.seats > 1:
        return [*found, *[0.0] * 7]
    return [
        *found,
        float(g.points[NEUTRAL]),
        float(g.spaces.count(NEUTRAL) + g.spaces.count(KING_SECOND)),
        float(g.cathedral.count(NEUTRAL)),
        float(len(g.trophies[NEUTRAL])),
        float(g.masters[NEUTRAL].bit_count()),
        float(sum([g.faces[die] > 0 and g.district[die] == NEUTRAL for die in range(18)])),
        float(sum([g.cubes[threat].count(NEUTRAL) for threat in g.queue])),
    ]
