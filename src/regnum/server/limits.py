"""Limits: how often one client may ask for what."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import Refused, slow_down

MOST_SOCKETS = {"person": 20, "address": 100}
EFFORT = (10.0, 0.5)
"""How many seconds of CPU time an address may take at once, and in each second."""
_MOST_KEYS = 20_000


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
        left = self.left(key, at)
        if left < 1:
            return (1 - left) / self.rate
        self._keep(key, left - 1, at)
        return 0.0

    def left(self, key: str, at: float | None = None) -> float:
        """How many there are; less than none where more was taken."""
        at = time.monotonic() if at is None else at
        left, stamp = self._left.get(key, (self.burst, at))
        return min(self.burst, left + (at - stamp) * self.rate)

    def take(self, key: str, count: float, at: float | None = None) -> None:
        """Take so many, whether there are any or not; nobody owes more than there can be."""
        at = time.monotonic() if at is None else at
        self._keep(key, max(-self.burst, self.left(key, at) - count), at)

    def _keep(self, key: str, left: float, at: float) -> None:
        if len(self._left) >= _MOST_KEYS and key not in self._left:
            # Who has not asked for long is as if they never had; should that be nobody, all begin anew.
            full = self.burst / self.rate
            self._left = {one: had for one, had in self._left.items() if at - had[1] < full}
            if len(self._left) >= _MOST_KEYS:
                self._left.clear()
        self._left[key] = (left, at)


class RateLimits:
    """How much of what one client may ask."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets = {
            "any": Buckets(300, 60),
            "enter": Buckets(10, 0.2),
            "make": Buckets(20, 0.5),
            "makes": Buckets(60, 0.5),
            "chat": Buckets(10, 1),
            "think": Buckets(10, 1 / 6),
            "upload": Buckets(5, 0.1),
            "uploads": Buckets(20, 0.05),
            "socket": Buckets(200, 50),
            "look": Buckets(30, 2),
            "seat": Buckets(20, 0.2),
        }
        self.effort = Buckets(*EFFORT)

    def check(self, what: str, key: str) -> None:
        """Let it pass or refuse it with how long to wait."""
        if self.enabled:
            wait = self._buckets[what].wait(key)
            if wait:
                raise slow_down(wait)

    def spend(self, key: str, seconds: float) -> None:
        """Charge an address with CPU time."""
        if self.enabled:
            self.effort.take(key, seconds)

    def afford(self, key: str) -> None:
        """Refuse an address that has taken more CPU time than there was for it, until there is some again."""
        if self.enabled:
            left = self.effort.left(key)
            if left <= 0:
                raise slow_down(-left / self.effort.rate)


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
