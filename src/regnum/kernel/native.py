"""What compiled and pure classes need to be alike."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Any:
        """`allow_interpreted_subclasses=True`: other people's classes may extend this one when it is compiled."""
        return lambda compiled: compiled


def fields(value: object) -> list[str]:
    """The names of an object's data, whether its class is pure or compiled."""
    names: set[str] = set()
    for base in type(value).__mro__:
        compiled = base.__dict__.get("__mypyc_attrs__")
        names.update(compiled if compiled is not None else base.__dict__.get("__slots__", ()))
    return sorted(names - {"__dict__", "__weakref__"})


def reduced(value: object) -> tuple[Any, ...]:
    """How an object is pickled, all of it, also where a pure class extends a compiled one."""
    return _again, (
        type(value),
        {name: getattr(value, name) for name in fields(value) if hasattr(value, name)},
    )


def _again(kind: Any, data: dict[str, Any]) -> Any:
    try:
        new = kind.__new__(kind)
    except TypeError:  # compiled: there is none without its arguments, which are called as its fields are
        new = kind(*(data[name] for name in signature(kind).parameters))
    for name, one in data.items():
        setattr(new, name, one)
    return new
