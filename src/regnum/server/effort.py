"""Effort: whose the time is that the server works, and how much of it one address may have.

A request costs what it makes us compute, however few bytes it has: what it takes of the processor is charged to the address it came
from. Whatever takes longer than a moment is done in threads of its own, one piece at a time for each address, so that whoever asks for
much waits for himself.
"""

from __future__ import annotations

import asyncio
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import thread_time
from typing import Any, ParamSpec, TypeVar

from .limits import RateLimits

P = ParamSpec("P")
T = TypeVar("T")
_THREADS = 2
_payer: ContextVar[str] = ContextVar("payer", default="nobody")
"""The address on whose behalf something is done."""


@types.coroutine
def metered(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Wait for something, and tell after each of its steps how many seconds of this thread's CPU time it took."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        began = thread_time()
        try:
            waited = step(given)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            spend(thread_time() - began)
        try:
            given = yield waited
            step = work.send
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:
            given, step = error, work.throw


class _Lane:
    """Where what one address asks for waits for its turn."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0


class Effort:
    """Charges addresses with the time they take, and does long work beside what others do."""

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits
        self._lanes: dict[str, _Lane] = {}
        self._threads = ThreadPoolExecutor(_THREADS, "beside")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def charged(self, payer: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something on an address's account, as much of it as is done by this task."""
        _payer.set(payer)
        if not self._limits.enabled:
            return await work
        return await metered(work, lambda seconds: self._limits.spend(payer, seconds))

    def check(self) -> None:
        """Refuse whoever has had more than their share."""
        self._limits.afford(_payer.get())

    def spend(self, seconds: float) -> None:
        """Charge whoever asks with what another process did for them."""
        self._limits.spend(_payer.get(), seconds)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Callable[..., Awaitable[Any]]]:
        """One's turn among what the same address asks for, with what does work in a thread; take it before any table's lock."""
        payer = _payer.get()
        lane = self._lanes.setdefault(payer, _Lane())
        lane.users += 1
        try:
            async with lane.lock:
                self.check()
                yield self.thread
        finally:
            lane.users -= 1
            if not lane.users:
                del self._lanes[payer]

    async def beside(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do long work in a thread, when it is one's turn."""
        async with self.turn() as do:
            found: T = await do(work, *given, **named)
            return found

    async def thread(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do long work in a thread at once, on the account of whoever asks."""
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            began = thread_time()
            try:
                return work(*given, **named)
            finally:
                spent = thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        finally:
            self.spend(spent)
