"""Sound rows: what was half written or can't be read harms its own table only.

A value that is not what it should be is read as an empty one, the row is marked, and a table marked so is closed: it can be
listed, left and removed, and nothing of it is ever written back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import event
from sqlalchemy.orm.attributes import set_committed_value

from ..messages import TableOptions, TakebackInfo, Told
from .models import History, Person, Table

DAMAGED = "damaged"
UNREADABLE = msgspec.to_builtins(Told(DAMAGED, {"reason": ""}))
_Object = dict[str, Any]
_SHAPES: dict[type, dict[str, tuple[Any, Any]]] = {
    Table: {
        "settings": (_Object, {}),
        "components": (_Object, {}),
        "options": (TableOptions, {}),
        "opening": (list[Any], []),
        "waiting": (list[int], []),
        "scores": (list[int] | None, None),
        "winners": (list[int] | None, None),
        "takeback": (TakebackInfo | None, None),
        "closed": (Told | None, None),
    },
    History: {
        "option": (list[_Object] | _Object | None, []),
        "chance": (list[Any], []),
        "told": (list[Any] | None, None),
    },
    Person: {"preferences": (_Object, {})},
}
"""What each column that holds JSON should be, and what it is read as when it is something else."""


class Unreadable:
    """Stands for what is no JSON at all."""


def read_json(text: str) -> Any:
    """What a column holds."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Unreadable()


def wrong(kind: type, values: Mapping[str, Any]) -> list[str]:
    """Which of a row's columns are not what they should be."""
    return [
        name
        for name, (shape, _) in _SHAPES[kind].items()
        if name in values and not _fits(values[name], shape)
    ]


def _fits(value: Any, shape: Any) -> bool:
    try:
        msgspec.convert(value, shape)
    except (msgspec.ValidationError, RecursionError):
        return False
    return True


def _mend(row: Any, *_: Any) -> None:
    """Read what is wrong as empty, without a change that would be written."""
    found = wrong(type(row), row.__dict__)
    for name in found:
        set_committed_value(row, name, _SHAPES[type(row)][name][1])
    row.damaged = bool(found)
    if isinstance(row, Table) and found and not row.__dict__.get("closed"):
        set_committed_value(row, "closed", UNREADABLE)


for _kind in _SHAPES:
    event.listen(_kind, "load", _mend)
    event.listen(_kind, "refresh", _mend)
