"""Loops: work that is done again and again beside the requests, whatever happens to it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from .store.away import Away

log = logging.getLogger("regnum.loops")
_FIRST, _LONGEST, _AWAY = 1.0, 30.0, 5.0
"""How many seconds a loop waits after its first failure, after many, and at most for a database that is away."""


class Loop:
    """Does its work, pauses, and does it again; a failure is told, counted and waited out, and is never the end.

    Work that may hang has a `limit` in seconds: to run beyond it is a failure like others.
    """

    def __init__(
        self, name: str, work: Callable[[], Awaitable[object]], pause: float = 0.0, limit: float | None = None
    ) -> None:
        self.name = name
        self.failures = 0
        self.succeeded = time.time()
        self._work = work
        self._pause = pause
        self._limit = limit
        self._failing: float | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def failing(self) -> float:
        """For how many seconds it has not succeeded although it tried; 0 while all is well."""
        return 0.0 if self._failing is None else time.monotonic() - self._failing

    def start(self, paused: bool = False) -> None:
        """Begin; with `paused` after a first pause."""
        self._task = asyncio.create_task(self._run(self._pause if paused else 0.0), name=self.name)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, first: float) -> None:
        await asyncio.sleep(first)
        wait = _FIRST
        while True:
            try:
                async with asyncio.timeout(self._limit):
                    await self._work()
            except Exception as error:
                if isinstance(error, Away):
                    wait = min(wait, _AWAY)
                self._failed(error, wait)
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST)
            else:
                self.succeeded = time.time()
                self._failing = None
                wait = _FIRST
                if self._pause:
                    await asyncio.sleep(self._pause)

    def _failed(self, error: Exception, wait: float) -> None:
        self.failures += 1
        if self._failing is None:
            self._failing = time.monotonic()
        told = {"loop": self.name, "again_in": wait, "error": str(error) or type(error).__name__}
        if isinstance(error, Away):
            log.warning("a loop waits for the database", extra=told)
        else:
            log.error("a loop failed", exc_info=error, extra=told)
