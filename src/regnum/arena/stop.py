"""Stop: Ctrl-C ends games in the middle of a thought, but never in the middle of something being written."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """While it lasts, Ctrl-C raises `KeyboardInterrupt` inside `heard` only; elsewhere it waits for the next `heard`."""

    def __init__(self) -> None:
        self.asked = False
        self._listening = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Stop:
        if threading.current_thread() is threading.main_thread():
            self._before = {one: signal.signal(one, self._ask) for one in SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        for one, handler in self._before.items():
            signal.signal(one, handler)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if self._listening:
            self._listening = False  # one is enough: what it ends is put in order undisturbed
            raise KeyboardInterrupt

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Where an interruption may come."""
        try:
            self._listening = True
            if self.asked:
                raise KeyboardInterrupt
            yield
        finally:
            self._listening = False
