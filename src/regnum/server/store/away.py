"""Away: the database does not answer; whatever failed by that may be asked for again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, PendingRollbackError
from sqlalchemy.exc import TimeoutError as PoolTimeout

_AWAY = (OSError, TimeoutError, PoolTimeout, OperationalError, InterfaceError, PendingRollbackError)
_STATES = ("08", "53", "57", "58")
"""Classes of PostgreSQL's states that say: no connection, no room, being ended, the system failed."""


class Away(Exception):
    """The database does not answer."""


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database is not there, rather than that something is wrong with what was asked of it."""
    if isinstance(error, (*_AWAY, asyncpg.InterfaceError)):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _state(error.orig).startswith(_STATES)
    return isinstance(error, asyncpg.PostgresError) and _state(error).startswith(_STATES)


def _state(error: object) -> str:
    return str(getattr(error, "sqlstate", None) or "")


@contextmanager
def answering() -> Iterator[None]:
    """Work with the database; when it does not answer that is told as `Away`."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise Away(type(error).__name__) from error
        raise
