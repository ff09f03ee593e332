"""Notation: an option as one line of text, to print, to type and to read back.

>>> from regnum.kernel.kinds import Counts, Index, Kind, Mask, Name
>>> kinds = (Kind("place", Name("character", ("king", "queen")), Index("tile")), Kind("pay", Counts("goods", ("gold", "wood")), Mask("dice")))
>>> write(kinds, (0, 1, 4)), write(kinds, (1, (2, 0), 5))
('place character=queen tile=4', 'pay goods=gold:2 dice=0+2')
>>> read(kinds, "pay goods=gold:2 dice=0+2"), read(kinds, "place character=- tile=4")
((1, (2, 0), 5), (0, -1, 4))
"""

from __future__ import annotations

from collections.abc import Sequence

from .kinds import Counts, Field, Json, Kind, Mask, Name, NameList, Numbers, Option, Piece, decode, encode

NOBODY = "-"
NOTHING = "()"


def write(kinds: Sequence[Kind], option: Option) -> str:
    """An option as text."""
    data = encode(kinds, option)
    return " ".join([data.pop("kind"), *(f"{name}={_write(value)}" for name, value in data.items())])


def _write(value: Json) -> str:
    if value is None:
        return NOBODY
    if isinstance(value, dict):
        return "+".join(f"{name}:{count}" for name, count in value.items()) or NOTHING
    if isinstance(value, list):
        return "+".join(map(str, value)) or NOTHING
    return str(value)


def read(kinds: Sequence[Kind], text: str) -> Option:
    """The option behind a text, or `ValueError` with the reason."""
    name, *parts = text.split() or [""]
    data: dict[str, Json] = {"kind": name}
    fields = {field.name: field for kind in kinds if kind.name == name for field in kind.fields}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or key not in fields:
            raise ValueError(f"{name} has no {part!r}; write name=value")
        data[key] = _read(fields[key], value)
    return decode(kinds, data)


def _read(field: Field, text: str) -> Json:
    parts = [] if text == NOTHING else text.split("+")
    if text == NOBODY:
        return None
    if isinstance(field, Counts):
        pairs = [part.partition(":") for part in parts]
        return {name: _whole(field, count) for name, _, count in pairs}
    if isinstance(field, NameList):
        return parts
    if isinstance(field, Numbers | Mask):
        return [_whole(field, part) for part in parts]
    return text if isinstance(field, Name | Piece) else _whole(field, text)


def _whole(field: Field, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{field.name} must be a whole number, not {text!r}") from None
