"""Kinds: how the small tuples inside become objects with names at the edges.

An option, an event or a prompt is a tuple led by the number of its kind. The kind knows the
names of its fields, and each field knows how its number is written for people and
programs outside:

>>> place = Kind("place", Name("character", ("king", "queen")), Index("tile"))
>>> place.encode((1, 4))
{'kind': 'place', 'character': 'queen', 'tile': 4}
>>> place.decode({"kind": "place", "character": "queen", "tile": 4})
(1, 4)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NewType, TypeVar

Json = Any
Option = tuple[Any, ...]
"""One legal choice: a tuple of small ints, led by the number of its kind."""
Reason = tuple[str, dict[str, int | str]]
"""Why something can't be done: a code, told by the Fluent message `<game>-why-<code>`, and its values."""


class Field:
    """A plain number. `piece` is the family of physical things it points at.

    `spends` marks things that are given up by the choice (dice, goods, cards from the hand): a table takes up a
    target by itself where only one is left, but never what is spent. `told` marks what follows from the rest of the
    option, such as a price: people read it, nobody points at it, and its `piece` is empty.
    """

    form: str = "number"
    family: str = ""

    def __init__(self, name: str, piece: str = "", *, spends: bool = False, told: bool = False) -> None:
        self.name: Final = name
        self.piece: Final = "" if told else piece or name
        self.spends: Final = spends

    def encode(self, value: Any) -> Json:
        return value

    def decode(self, data: Json) -> Any:
        if type(data) is not int:
            raise ValueError(f"{self.name} must be a whole number")
        return data


class Number(Field):
    """A count."""


class Extra(Number):
    """A number that is 0 unless something is added to the choice: a token, a shift. 0 points at nothing."""

    form = "extra"


class Index(Field):
    """Which of the things in a row on the table, from 0; people are told it from 1."""

    form = "index"


class Seat(Field):
    """A seat at the table; -1 stands for nobody and is written as null."""

    form = "seat"

    def __init__(self, name: str = "seat", *, spends: bool = False, told: bool = False) -> None:
        super().__init__(name, "seat", spends=spends, told=told)

    def encode(self, value: Any) -> Json:
        return None if value == -1 else value

    def decode(self, data: Json) -> Any:
        return -1 if data is None else super().decode(data)


class Numbers(Field):
    """Several numbers in order, such as the faces of dice."""

    form = "numbers"

    def encode(self, value: Any) -> Json:
        return list(value)

    def decode(self, data: Json) -> Any:
        if not isinstance(data, (list, tuple)) or any(type(item) is not int for item in data):
            raise ValueError(f"{self.name} must be a list of whole numbers")
        return tuple(data)


class BySeat(Numbers):
    """A number for each seat, in the order of the seats."""

    form = "by-seat"


class Mask(Field):
    """A set of things by index, kept as the bits of one number."""

    form = "set"

    def encode(self, value: Any) -> Json:
        return [bit for bit in range(int(value).bit_length()) if value >> bit & 1]

    def decode(self, data: Json) -> Any:
        if not isinstance(data, (list, tuple)):
            raise ValueError(f"{self.name} must be a list of indexes")
        value = 0
        for bit in data:
            if type(bit) is not int or not 0 <= bit < 64:
                raise ValueError(f"{self.name} must be a list of indexes")
            value |= 1 << bit
        return value


class Name(Field):
    """One of a family of named things; -1 stands for none and is written as null.

    The words for it are the Fluent messages `<game>-<family>-<name>`. Where things of one family have several parts
    in an action, a `role` tells their pieces apart: the card that is used and the card a citizen comes from.
    """

    form = "name"

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        family: str = "",
        *,
        role: str = "",
        spends: bool = False,
        told: bool = False,
    ) -> None:
        super().__init__(name, role or family or name, spends=spends, told=told)
        self.family = family or name
        self.names: Final = tuple(names)
        self.index: Final = {text: number for number, text in enumerate(names)}

    def encode(self, value: Any) -> Json:
        return None if value == -1 else self.names[value]

    def decode(self, data: Json) -> Any:
        if data is None:
            return -1
        if not isinstance(data, str) or data not in self.index:
            raise ValueError(f"{self.name} must be one of {', '.join(self.names)}")
        return self.index[data]


class NameList(Name):
    """Several things of a named family, in order."""

    form = "names"

    def encode(self, value: Any) -> Json:
        return [self.names[item] for item in value]

    def decode(self, data: Json) -> Any:
        if not isinstance(data, (list, tuple)):
            raise ValueError(f"{self.name} must be a list")
        return tuple(super(NameList, self).decode(item) for item in data)


class Counts(Name):
    """How many of each named thing: a tuple of counts, written without the zeros."""

    form = "counts"

    def encode(self, value: Any) -> Json:
        return {name: count for name, count in zip(self.names, value, strict=True) if count}

    def decode(self, data: Json) -> Any:
        if not isinstance(data, dict) or any(
            name not in self.index or type(count) is not int for name, count in data.items()
        ):
            raise ValueError(f"{self.name} must give counts of {', '.join(self.names)}")
        return tuple(data.get(name, 0) for name in self.names)


class Piece(Field):
    """A thing of whatever family, `card:archer`, or the only one of it, `cathedral`.

    People are told its word, `<game>-card-archer` or `<game>-cathedral`.
    """

    form = "piece"

    def decode(self, data: Json) -> Any:
        if not isinstance(data, str):
            raise ValueError(f"{self.name} must be the name of a piece")
        return data


class Kind:
    """The name of one sort of option, event or prompt, and of its fields.

    `secret` names the fields that only an event's audience may read; `reveals` says
    that something hidden came to light, which closes undo; `known` that the seat named
    first knew it before; `named` that an option is meant by its own name, `kind:<name>`, beside the
    pieces of its fields: a button to press and a die to press it for. `hurts` names the field of the seat that an
    event is bad for; the event's other seat, if it has one, is whose doing it was. Tables tell it loudly.
    """

    def __init__(
        self,
        name: str,
        *fields: Field,
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        known: bool = False,
        named: bool = False,
        hurts: str = "",
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.secret: Final = secret
        self.reveals: Final = reveals or bool(secret)
        self.known: Final = known
        self.named: Final = named
        self.hurts: Final = hurts

    def news(self, values: tuple[Any, ...], seat: int) -> bool:
        """Whether an event of this kind tells the seat what it did not know."""
        return self.reveals and not (self.known and values[0] == seat)

    def encode(self, values: tuple[Any, ...], hide: bool = False) -> dict[str, Json]:
        """The object that stands for these values; with `hide` it says so and leaves the secret ones null."""
        data: dict[str, Json] = {"kind": self.name}
        for field, value in zip(self.fields, values, strict=True):
            data[field.name] = None if hide and field.name in self.secret else field.encode(value)
        if hide:
            data["hidden"] = True
        return data

    def decode(self, data: Mapping[str, Json]) -> tuple[Any, ...]:
        """The values behind an object, or `ValueError` with the reason."""
        unknown = set(data) - {field.name for field in self.fields} - {"kind"}
        if unknown:
            raise ValueError(f"{self.name} has no field {sorted(unknown)[0]}")
        missing = [field.name for field in self.fields if field.name not in data]
        if missing:
            raise ValueError(f"{self.name} needs {', '.join(missing)}")
        return tuple(field.decode(data[field.name]) for field in self.fields)


OptionKind = NewType("OptionKind", int)
"""The number of a kind of option."""
EventKind = NewType("EventKind", int)
"""The number of a kind of event."""
N = TypeVar("N", bound=int)


class Numbering(Generic[N]):
    """Declares kinds under one number after the other, so that a number and its kind cannot part.

    >>> option = Numbering(OptionKind)
    >>> PLACE: Final = option("place", Index("tile"))
    >>> PASS: Final = option("pass")
    >>> [kind.name for kind in option.kinds()], PASS
    (['place', 'pass'], 1)
    """

    def __init__(self, number: Callable[[int], N]) -> None:
        self.number: Final = number
        self.declared: Final[list[Kind]] = []

    def __call__(
        self,
        name: str,
        *fields: Field,
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        known: bool = False,
        named: bool = False,
        hurts: str = "",
    ) -> N:
        kind = Kind(name, *fields, secret=secret, reveals=reveals, known=known, named=named, hurts=hurts)
        self.declared.append(kind)
        return self.number(len(self.declared) - 1)

    def kinds(self) -> tuple[Kind, ...]:
        """All that were declared, each in the place of its number."""
        return tuple(self.declared)


def encode(kinds: Sequence[Kind], option: Option) -> dict[str, Json]:
    """An option as the object that names what it uses."""
    return kinds[option[0]].encode(option[1:])


def decode(kinds: Sequence[Kind], data: Json) -> Option:
    """The option an object stands for, or `ValueError` with the reason."""
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
        raise ValueError("an option is an object with a kind")
    for number, kind in enumerate(kinds):
        if kind.name == data["kind"]:
            return (number, *kind.decode(data))
    raise ValueError(f"unknown kind of option {data['kind']!r}")
