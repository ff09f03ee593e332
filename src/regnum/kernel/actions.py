"""Actions: options as paths of small numbers, for learners that want a fixed list of actions and a mask.

An option is spelt letter by letter: its kind, then its fields. A name is one letter wherever it appears
(`advisor:king`), so is a number (`number:4`); sets and lists are spelt member by member and closed by `end`. The alphabet of a game is fixed:
letters come in the order in which the game declares kinds and names, and those of a new kind come last.

>>> from regnum.kernel.kinds import Index, Kind, Name
>>> space = Actions((Kind("place", Name("character", ("king", "queen")), Index("tile")), Kind("pass")))
>>> [space.names[letter] for letter in space.letters((0, 1, 4))]
['kind:place', 'character:queen', 'number:4']
>>> choice = space.choice([(0, 0, 4), (0, 1, 4), (0, 1, 5), (1,)])
>>> [space.names[letter] for letter in choice.legal()]
['kind:place', 'kind:pass']
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Final

from .errors import IllegalOption
from .kinds import Counts, Field, Kind, Mask, Name, NameList, Numbers, Option, Piece

LEAST: Final = -16
MOST: Final = 255
"""The numbers that options may use: a count, a price, a place in a row."""
_REMEMBERED: Final = 1 << 16
Path = tuple[int, ...]


class Actions:
    """The alphabet of a game's options: `size` letters, their `names` and a `digest` of them."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self.names: list[str] = []
        self._number: dict[str, int] = {}
        self.end = self._add("end")
        self._zero = len(self.names) - LEAST
        for value in range(LEAST, MOST + 1):
            self._add(f"number:{value}")
        self._heads: list[int] = []
        for kind in self.kinds:
            self._heads.append(self._add(f"kind:{kind.name}"))
            for field in kind.fields:
                if isinstance(field, Name):
                    for name in ("none", *field.names):
                        self._add(f"{field.family}:{name}")
        self.size = len(self.names)
        self.digest = blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()
        self._known: dict[Option, Path] = {}

    def _add(self, name: str) -> int:
        if name not in self._number:
            self._number[name] = len(self.names)
            self.names.append(name)
        return self._number[name]

    def letters(self, option: Option) -> Path:
        """How an option is spelt."""
        path = self._known.get(option)
        if path is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            path = self._known[option] = tuple(self._spell(option))
        return path

    def _spell(self, option: Option) -> Iterator[int]:
        kind = self.kinds[option[0]]
        yield self._heads[option[0]]
        for field, value in zip(kind.fields, option[1:], strict=True):
            if isinstance(field, Counts):
                yield from (self._digit(kind, field, count) for count in value)
            elif isinstance(field, NameList):
                yield from (self._name(field, item) for item in value)
                yield self.end
            elif isinstance(field, Numbers):
                yield from (self._digit(kind, field, item) for item in value)
                yield self.end
            elif isinstance(field, Mask):
                bits = range(int(value).bit_length())
                yield from (self._digit(kind, field, bit) for bit in bits if value >> bit & 1)
                yield self.end
            elif isinstance(field, Name):
                yield self._name(field, value)
            else:
                yield self._digit(kind, field, value)

    def _name(self, field: Name, value: int) -> int:
        return self._number[f"{field.family}:{'none' if value == -1 else field.names[value]}"]

    def _digit(self, kind: Kind, field: Field, value: int) -> int:
        if isinstance(field, Piece) or not LEAST <= value <= MOST:
            raise ValueError(f"{kind.name}.{field.name} = {value!r} is no number from {LEAST} to {MOST}")
        return self._zero + value

    def choice(self, options: Sequence[Option]) -> Choice:
        """A decision between these options, to be walked letter by letter."""
        return Choice([self.letters(option) for option in options])


class Choice:
    """One decision walked letter by letter; what all options left agree on is taken by itself.

    `path` is what was chosen and taken so far, `chosen` the number of the option once only one is left.
    """

    def __init__(self, paths: list[Path]) -> None:
        self._paths = paths
        self._live = list(range(len(paths)))
        self._place = 0
        self.chosen: int | None = None
        self._settle()

    @property
    def path(self) -> Path:
        """What is certain so far."""
        return self._paths[self._live[0]][: self._place]

    def legal(self) -> list[int]:
        """The letters that lead on, in rising order; none when the choice is made."""
        if self.chosen is not None:
            return []
        place = self._place
        return sorted({self._paths[number][place] for number in self._live})

    def take(self, letter: int) -> int | None:
        """Go on with a letter; the number of the option once only one is left. A letter that leads nowhere changes nothing."""
        place = self._place
        live = [] if self.chosen is not None else [n for n in self._live if self._paths[n][place] == letter]
        if not live:
            text = f"{letter} is not among the {len(self.legal())} legal actions"
            raise IllegalOption("option", text, reason=text)
        self._live = live
        self._settle()
        return self.chosen

    def _settle(self) -> None:
        first = self._paths[self._live[0]]
        if len(self._live) == 1:
            self.chosen = self._live[0]
            self._place = len(first)
            return
        while self._agreed(first[self._place]):
            self._place += 1

    def _agreed(self, letter: int) -> bool:
        """Whether all options left go on with this letter."""
        place = self._place
        for number in self._live:  # noqa: SIM110 - a plain loop is quicker compiled, and this is asked at every decision
            if self._paths[number][place] != letter:
                return False
        return True
