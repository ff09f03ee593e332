"""Waits that follow a condition: as short as it takes, as long as the slowest machine needs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
LONG = 120.0
"""Seconds after which a wait is given up."""
PAUSE = 0.02
LONGEST_PAUSE = 0.1


def wait_for(condition: Callable[[], T], what: str, seconds: float = LONG) -> T:
    """The first true answer of a condition; looks again soon, and less often the longer it takes: to look is work, too."""
    end = time.monotonic() + seconds
    pause = PAUSE / 2
    while not (found := condition()):
        assert time.monotonic() < end, f"waited {seconds:.0f} s in vain: {what}"
        time.sleep(pause)
        pause = min(pause * 1.5, LONGEST_PAUSE)
    return found


async def until(condition: Callable[[], T], what: str, seconds: float = LONG) -> T:
    """The same inside a loop of asyncio."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"waited {seconds:.0f} s in vain: {what}"
        await asyncio.sleep(PAUSE)
    return found


def breathe() -> None:
    """The moment between two tries."""
    time.sleep(PAUSE)


async def others() -> None:
    """Let the others of a loop of asyncio go on for a step."""
    await asyncio.sleep(0)
