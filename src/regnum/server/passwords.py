"""Passwords: hashed and compared by Argon2, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .errors import slow_down

_AT_ONCE, _WAITING = 2, 20
"""Each takes 64 MB and a core for a moment."""
_hasher = PasswordHasher()
_NO_ONE = _hasher.hash(secrets.token_urlsafe(16))
"""Compared where there is no such login, so that the time taken tells nothing."""


class Passwords:
    """The one place where passwords are looked at."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._waiting >= _WAITING:
            raise slow_down(2)
        self._waiting += 1
        try:
            async with self._turns:
                yield
        finally:
            self._waiting -= 1

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turn():
            return await asyncio.to_thread(_hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password of which this was kept; of nobody it takes as long to say no."""
        async with self._turn():
            try:
                return await asyncio.to_thread(_hasher.verify, hashed or _NO_ONE, password) and bool(hashed)
            except (VerificationError, InvalidHashError):
                return False
