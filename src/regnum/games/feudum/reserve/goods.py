"""Feudum: goods gained by choice, and where gained sulfur goes."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import SULFUR
from ..kinds import GAINED_GOODS, PICK_GOOD, STORE, STORED, SWAPPED_TILE, TAKE_GOODS
from ..shared import add_to
from ..state import Feudum


@cache
def ways(count: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Every way to take `count` goods with at most `most` of a kind, as counts."""
    found: list[tuple[int, ...]] = [()]
    for good in range(5):
        rest = (4 - good) * most
        found = [
            (*line, more)
            for line in found
            for more in range(most + 1)
            if sum(line) + more <= count <= sum(line) + more + rest
        ]
    return tuple(found)


class TakeGoods(Decision[Feudum]):
    """Take some goods of choice from the bag."""

    __slots__ = ("count", "different")
    name: ClassVar[str] = "take_goods"
    count: int
    different: bool

    def __init__(self, seat: int, count: int, different: bool) -> None:
        self.seat = seat
        self.count = count
        self.different = different

    def options(self, g: Feudum) -> list[Option]:
        count = min(self.count, sum(g.bag))
        found: list[Option] = []
        for line in ways(count, 1 if self.different else count):
            for good, more in enumerate(line):
                if more > g.bag[good]:
                    break
            else:
                found.append((TAKE_GOODS, line))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        line: tuple[int, ...] = option[1]
        for good, count in enumerate(line):
            g.bag[good] -= count
            g.goods[self.seat * 5 + good] += count
        g.tell(GAINED_GOODS, (self.seat, line))
        if line[SULFUR]:
            g.then(StoreSulfur(self.seat, line[SULFUR]))

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.count,)


class StoreSulfur(Decision[Feudum]):
    """Gained sulfur stays in the reserve or goes on the wine barrel, for good."""

    __slots__ = ("count",)
    name: ClassVar[str] = "store_sulfur"
    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, g: Feudum) -> list[Option]:
        room = g.tables.barrel - g.barrel[self.seat]
        return [(STORE, barrel) for barrel in range(min(self.count, room) + 1)]

    def choose(self, g: Feudum, option: Option) -> None:
        barrel: int = option[1]
        if barrel:
            g.goods[self.seat * 5 + SULFUR] -= barrel
            g.barrel[self.seat] += barrel
            g.tell(STORED, (self.seat, barrel))

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.count,)


class SwapTile(Decision[Feudum]):
    """Tiles as jokers: give a region tile for any good in the bag."""

    __slots__ = ("face",)
    name: ClassVar[str] = "swap_tile"
    face: int

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, g: Feudum) -> list[Option]:
        return [(PICK_GOOD, good) for good in range(5) if g.bag[good]]

    def choose(self, g: Feudum, option: Option) -> None:
        good: int = option[1]
        g.tiles = add_to(g.tiles, self.seat * 4 + self.face, -1)
        g.bag[good] -= 1
        g.goods[self.seat * 5 + good] += 1
        g.tell(SWAPPED_TILE, (self.seat, self.face, good))
        if good == SULFUR:
            g.then(StoreSulfur(self.seat, 1))
