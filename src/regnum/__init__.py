"""Regnum: medieval strategy games by the book, for people, bots and researchers."""

import os

if os.environ.get("REGNUM_PURE"):
    from . import pure

    pure.prefer_sources()

from .kernel import state as _state
from .kernel.match import Match, load, new, replay, verify
from .kernel.record import Record
from .kernel.registry import catalogue, find

__all__ = ["Match", "Record", "catalogue", "compiled", "find", "load", "new", "replay", "verify"]
__version__ = "0.1.0"
compiled: bool = not str(_state.__file__).endswith(".py")
"""Whether kernel, games and search are compiled here; `REGNUM_PURE=1` runs their sources instead."""
