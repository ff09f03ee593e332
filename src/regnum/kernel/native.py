"""What only the compiler reads, so that nobody needs it at play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Any:
        """`allow_interpreted_subclasses=True`: other people's classes may extend this one when it is compiled."""
        return lambda compiled: compiled
