"""What compiled and pure classes need to be alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Any:
        """What the compiled class can do.

        `allow_interpreted_subclasses=True`: other people's classes may extend it; `serializable=True`: it and what extends it can be pickled.
        """
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
    new = kind.__new__(kind)
    for name, one in data.items():
        setattr(new, name, one)
    return new
