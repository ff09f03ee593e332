"""Extras: what can be installed beside the games, and one clear line where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .kernel.errors import RegnumError


class MissingExtra(RegnumError):
    """A library is not installed that a part of Regnum needs."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports of what an extra installs: a missing library is `MissingExtra` that says what to install.

    >>> with needs("rl"):
    ...     import no_such_library
    Traceback (most recent call last):
    regnum.extras.MissingExtra: this needs the extra "rl": pip install "regnum[rl]"
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "regnum":
            raise
        text = f'this needs the extra "{extra}": pip install "regnum[{extra}]"'
        raise MissingExtra("missing-extra", text, extra=extra, module=error.name) from None
