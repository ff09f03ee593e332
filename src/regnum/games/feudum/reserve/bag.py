"""Feudum: what comes up by chance: goods out of the bag, the backs of seals."""

from __future__ import annotations

from ..state import Feudum


def draw_goods(g: Feudum, count: int, what: str) -> list[int]:
    """Up to `count` random goods out of the bag, as counts; the caller lays them somewhere."""
    drawn = [0] * 5
    for _ in range(min(count, sum(g.bag))):
        drawn[draw_one(g, g.bag, what)] += 1
    return drawn


def turn_up(g: Feudum, what: str) -> int:
    """Turn one token from its seal to its bead side: the index of its value (0 is a 2).

    Seal side up nobody knows the number on the back.
    """
    return draw_one(g, g.unseen, what)


def draw_one(g: Feudum, heap: list[int], what: str) -> int:
    """Take one thing at random out of a heap, kept as counts by kind; its kind."""
    pick = g.chance.pick(sum(heap), what)
    kind = 0
    while pick >= heap[kind]:
        pick -= heap[kind]
        kind += 1
    heap[kind] -= 1
    return kind
