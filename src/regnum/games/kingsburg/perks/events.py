"""Kingsburg: the events of a year."""

from __future__ import annotations

from typing import Final

from .base import Event

CLASSES: Final[dict[str, type[Event]]] = {}
