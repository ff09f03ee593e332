"""Limits: how often one client may ask for what."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import Refused, slow_down

MOST_SOCKETS = {"person": 20, "address": 100}


class Buckets:
    """Counts by key: so many at once, refilled so many a second.

    >>> bucket = Buckets(2, 1)
    >>> [bucket.wait("a", 0.0), bucket.wait("a", 0.0), bucket.wait("a", 0.0)]
    [0.0, 0.0, 1.0]
    """

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}

    def wait(self, key: str, at: float | None = None) -> float:
        """Take one; how long to wait first, 0 when there is one."""
        at = time.monotonic() if at is None else at
        left, stamp = self._left.get(key, (self.burst, at))
        left = min(self.burst, left + (at - stamp) * self.rate)
        if left < 1:
            return (1 - left) / self.rate
        if len(self._left) > 20_000:
            self._left.clear()
        self._left[key] = (left - 1, at)
        return 0.0


class RateLimits:
    """How much of what one client may ask."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets = {
            "any": Buckets(300, 60),
            "enter": Buckets(10, 0.2),
            "make": Buckets(20, 0.5),
            "chat": Buckets(10, 1),
            "think": Buckets(10, 1 / 6),
            "upload": Buckets(5, 0.1),
            "socket": Buckets(200, 50),
            "look": Buckets(30, 2),
        }

    def check(self, what: str, key: str) -> None:
        """Let it pass or refuse it with how long to wait."""
        if self.enabled:
            wait = self._buckets[what].wait(key)
            if wait:
                raise slow_down(wait)


class OpenSockets:
    """How many sockets a person and an address have open here."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, person: str | None, address: str) -> Iterator[None]:
        """Count a socket while it lasts, or refuse it."""
        keys = [("address", address)] if person is None else [("person", person), ("address", address)]
        for key in keys:
            most = MOST_SOCKETS[key[0]]
            if self.enabled and self._open[key] >= most:
                raise Refused(429, "slow-down", "many-sockets", most=most)
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]
