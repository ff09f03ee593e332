"""Feudum: numbers that change seldom are tuples, which a state and its copies share."""

from __future__ import annotations


def put_in(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """The same numbers with another one at a place."""
    found = list(numbers)
    found[at] = number
    return tuple(found)


def add_to(numbers: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    """The same numbers with more at a place."""
    return put_in(numbers, at, numbers[at] + more)


def add_row(numbers: tuple[int, ...], at: int, more: tuple[int, ...]) -> tuple[int, ...]:
    """The same numbers with more at all places from one on."""
    found = list(numbers)
    for place, count in enumerate(more, at):
        found[place] += count
    return tuple(found)
