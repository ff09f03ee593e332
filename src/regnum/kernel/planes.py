"""Planes: what a seat knows as yes-or-no and as numbers, written by a game straight from its state.

The view is for people and costs a hundred times what a decision does; learners look at every decision. What is written must
follow from the view: it is the same in every world that agrees with what the seat knows.

>>> planes = Planes(seat=1, seats=3)
>>> planes.owner(2)
>>> planes.bits(0b100000001, 9)
>>> planes.flags                        # the owner is the next seat after the viewer; nine bits are two bytes
[2, 1, 1]
"""

from __future__ import annotations

from collections.abc import Sequence

from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Planes:
    """Lists that grow: `flags` are bytes, each of eight planes, `numbers` whole numbers. The same length at every decision of a table."""

    __slots__ = ("flags", "numbers", "seat", "seats")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.flags: list[int] = []
        self.numbers: list[int] = []

    def turned(self) -> list[int]:
        """All seats from the viewer on."""
        return [*range(self.seat, self.seats), *range(self.seat)]

    def bits(self, value: int, count: int) -> None:
        """So many yes-or-no, the lowest bit first, in whole bytes."""
        while count > 0:
            self.flags.append(value & 255)
            value >>= 8
            count -= 8

    def one(self, value: int, count: int) -> None:
        """One of so many; none of them when it is below nought."""
        for first in range(0, count, 8):
            self.flags.append(1 << (value - first) if first <= value < first + 8 else 0)

    def several(self, values: Sequence[int], count: int) -> None:
        """Several of so many."""
        start = len(self.flags)
        self.bits(0, count)
        for value in values:
            self.flags[start + value // 8] |= 1 << value % 8

    def owner(self, value: int) -> None:
        """A seat counted from the viewer, or nobody (-1), or one of those that come after the seats (up to 7)."""
        if value < 0:
            self.flags.append(0)
        elif value < self.seats:
            self.flags.append(1 << (value - self.seat) % self.seats)
        else:
            self.flags.append(1 << value)

    def crowd(self, mask: int) -> None:
        """Several seats, counted from the viewer; higher bits stay where they are (up to 7)."""
        seats = mask & ((1 << self.seats) - 1)
        turned = seats >> self.seat | seats << (self.seats - self.seat)
        self.flags.append((turned & ((1 << self.seats) - 1)) | mask >> self.seats << self.seats & 255)

    def number(self, value: int) -> None:
        """A count, a price, points."""
        self.numbers.append(value)

    def line(self, values: Sequence[int]) -> None:
        """Several numbers."""
        self.numbers.extend(values)
