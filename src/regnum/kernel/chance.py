"""Chance: the one channel through which every random result enters a game.

A result is a number, or a line of numbers for a shuffle, and always says what it is
for ("roll", "enemies"), so that a script can name the results it wants and a person
can enter real dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

from .errors import ScriptEnded
from .native import mypyc_attr

T = TypeVar("T")

_ENOUGH: Final = 1 << 32
"""Below this a pool is too small for its remainders to be even to anyone who counts."""


def _checked(value: int, count: int, low: int, what: str) -> int:
    if not low <= value < low + count:
        text = f"{what} can't be {value}: it lies between {low} and {low + count - 1}"
        raise ScriptEnded("result", text, what=what, value=value)
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Gives results and, when `log` is a list, writes each into it."""

    __slots__ = ("log",)

    log: list[int] | None

    def copy(self) -> Chance:
        """An independent source that will give the same results; it keeps no log."""
        raise NotImplementedError

    def take(self, count: int, low: int, what: str) -> int:
        """The next result: one of `count` numbers from `low` on."""
        raise NotImplementedError

    def order(self, count: int, what: str) -> list[int]:
        """The numbers 0 … count - 1 in some order."""
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.take(last + 1, 0, what)
            order[last], order[other] = order[other], order[last]
        return order

    def pick(self, count: int, what: str = "pick") -> int:
        """An index below `count`."""
        value = self.take(count, 0, what)
        if self.log is not None:
            self.log.append(value)
        return value

    def die(self, what: str = "die", sides: int = 6) -> int:
        """The face of a die, from 1."""
        value = self.take(sides, 1, what)
        if self.log is not None:
            self.log.append(value)
        return value

    def dice(self, count: int, what: str = "die", sides: int = 6) -> list[int]:
        """The faces of several dice, in the order they fell."""
        faces = [self.take(sides, 1, what) for _ in range(count)]
        if self.log is not None:
            self.log.extend(faces)
        return faces

    def shuffled(self, items: Iterable[T], what: str = "shuffle") -> list[T]:
        """The same things in a random order."""
        source = list(items)
        order = self.order(len(source), what)
        if self.log is not None:
            self.log.extend(order)
        return [source[place] for place in order]


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """A counter over BLAKE2b keyed by the seed and a salt; one digest gives many results.

    Whoever has seen the results of one salt knows nothing of those of another.

    >>> chance = Seeded("seven")
    >>> again = chance.copy()
    >>> chance.dice(4) == again.dice(4)
    True
    """

    __slots__ = ("block", "key", "pool", "words")

    key: bytes
    block: int
    words: tuple[int, ...]
    pool: int

    def __init__(
        self,
        seed: str | int = "",
        key: bytes = b"",
        block: int = 0,
        words: tuple[int, ...] = (),
        pool: int = 0,
        salt: int = 0,
    ) -> None:
        self.log = None
        self.key = key or blake2b(str(seed).encode(), digest_size=32, salt=salt.to_bytes(16, "big")).digest()
        self.block = block
        self.words = words
        self.pool = pool

    def copy(self) -> Seeded:
        return Seeded("", self.key, self.block, self.words, self.pool)

    def take(self, count: int, low: int, what: str) -> int:
        pool = self.pool
        if pool < _ENOUGH:
            pool = self._next_word()
        self.pool = pool // count
        return low + pool % count

    def _next_word(self) -> int:
        """60 fresh bits; a digest has eight times that."""
        place = self.block & 7
        if place == 0:
            digest = blake2b(self.block.to_bytes(8, "big"), key=self.key).digest()
            self.words = unpack(">8Q", digest)
        self.block += 1
        return self.words[place] >> 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """Results by name from a script; what the script does not name comes from a seed.

    A die is scripted by its face, a pick by its index, a shuffle by the old places in
    their new order.

    >>> Scripted({"roll": [6, 1]}).dice(2, "roll")
    [6, 1]
    """

    __slots__ = ("script", "seeded")

    script: dict[str, list[int]]
    seeded: Chance

    def __init__(self, script: Mapping[str, Iterable[int]], seed: str | int = 0) -> None:
        self.log = None
        self.script = {what: list(results) for what, results in script.items()}
        self.seeded = Seeded(seed)

    def copy(self) -> Scripted:
        twin = Scripted(self.script)
        twin.seeded = self.seeded.copy()
        return twin

    def take(self, count: int, low: int, what: str) -> int:
        line = self.script.get(what)
        if not line:
            return self.seeded.take(count, low, what)
        return _checked(line.pop(0), count, low, what)

    def order(self, count: int, what: str) -> list[int]:
        line = self.script.get(what)
        if not line:
            return self.seeded.order(count, what)
        order, self.script[what] = line[:count], line[count:]
        if sorted(order) != list(range(count)):
            raise ScriptEnded("order", f"{what} needs an order of {count} things, not {order}", what=what)
        return order


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded(Chance):
    """Results read back from the line in which a log wrote them."""

    __slots__ = ("next", "results")

    results: list[int]
    next: int

    def __init__(self, results: list[int]) -> None:
        self.log = None
        self.results = results
        self.next = 0

    def copy(self) -> Recorded:
        twin = Recorded(self.results)
        twin.next = self.next
        return twin

    def take(self, count: int, low: int, what: str) -> int:
        if self.next >= len(self.results):
            raise ScriptEnded("no-result", f"there is no result left for {what}", what=what)
        value = self.results[self.next]
        self.next += 1
        return _checked(value, count, low, what)

    def order(self, count: int, what: str) -> list[int]:
        order = [self.take(count, 0, what) for _ in range(count)]
        if len(set(order)) != count:
            raise ScriptEnded("order", f"the order for {what} names a thing twice", what=what)
        return order
