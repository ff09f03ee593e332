"""Garbage: when what games and sockets leave behind in circles is looked for.

To look through everything holds up everybody for a moment, so it is done when nobody moves; where somebody always does, once a minute all the same:
tables come and go without end there, and so would memory.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

LATEST = 60.0
"""After how many seconds all is looked through although people move."""


class Garbage:
    """Looks for what nobody can reach any more."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._swept = clock()

    def set_up(self) -> None:
        """What is loaded now stays for good; what comes is looked through in small parts."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(1_000, 8, 10_000)

    def sweep(self, quiet: bool) -> None:
        """Look through everything, if it is quiet or high time."""
        if quiet or self._clock() - self._swept >= LATEST:
            gc.collect()
            self._swept = self._clock()
