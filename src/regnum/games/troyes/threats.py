"""Troyes: cubes on events, and the settling of an event whose flags are all covered."""

from __future__ import annotations

from .components import MARAUDING, NEUTRAL
from .kinds import COUNTERED, COVERED, DISCARDED, SIDE_COVERED, SIDE_TAKEN, TAKEN
from .state import FROM_EVENTS, Troyes


def free_flags(g: Troyes, threat: int) -> int:
    """How many more cubes an event takes."""
    return g.tables.threats[threat].flags - len(g.cubes[threat])


def cover(g: Troyes, owner: int, threat: int, count: int) -> None:
    """Lay cubes on the next free flags, never more than there are; a full event is settled at once."""
    count = min(count, free_flags(g, threat))
    if count <= 0:
        return
    g.cubes[threat] += (owner,) * count
    if owner == NEUTRAL:
        g.tell(SIDE_COVERED, (0 if g.seats > 1 else 1, threat, count))
    else:
        g.tell(COVERED, (owner, threat, count))
        g.gain_influence(owner, count * g.tables.cube_reward)
    if not free_flags(g, threat):
        settle(g, threat)


def settle(g: Troyes, threat: int) -> None:
    """Pay first and second place, hand the card to the winner, close the gap in the queue."""
    row = g.tables.threats[threat]
    cubes = g.cubes[threat]
    g.tell(COUNTERED, (threat,))
    counts = [0] * (NEUTRAL + 1)
    for owner in cubes:
        counts[owner] += 1
    most = max(counts)
    firsts = [owner for owner in range(NEUTRAL + 1) if counts[owner] == most]
    if most == len(cubes):
        _reward(g, firsts, row.first_points + row.second_points)
    elif len(firsts) > 1:
        _reward(g, firsts, (row.first_points + row.second_points) // 2)
    else:
        _reward(g, firsts, row.first_points)
        next_most = max(count for count in counts if count < most)
        seconds = [owner for owner in range(NEUTRAL + 1) if counts[owner] == next_most]
        _reward(g, seconds, row.second_points if len(seconds) == 1 else row.second_points // 2)
    g.cubes[threat] = ()
    if threat == MARAUDING:
        return
    g.queue.remove(threat)
    takers = [owner for owner in firsts if owner != NEUTRAL or g.seats == 1]
    if not takers:
        g.tell(DISCARDED, (threat,))
        return
    taker = min(takers, key=cubes.index)
    g.trophies[taker] += (threat,)
    if taker == NEUTRAL:
        g.tell(SIDE_TAKEN, (1, threat))
    else:
        g.tell(TAKEN, (taker, threat))


def _reward(g: Troyes, owners: list[int], points: int) -> None:
    """Points for seats, and for the King; the grey side takes none."""
    for owner in owners:
        if owner != NEUTRAL or g.seats == 1:
            g.gain_points(owner, points, FROM_EVENTS)


def present(g: Troyes, owner: int) -> int:
    """On how many events an owner has a cube."""
    return sum([owner in g.cubes[threat] for threat in g.queue])
