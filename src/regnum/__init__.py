"""Regnum: medieval strategy games by the book, for people, bots and researchers."""

from .kernel.match import Match, load, new, replay, verify
from .kernel.record import Record
from .kernel.registry import catalogue, find

__all__ = ["Match", "Record", "catalogue", "find", "load", "new", "replay", "verify"]
__version__ = "0.1.0"
