"""Kingsburg: the eight buildings of rows A and G."""

from __future__ import annotations

from typing import Final

from .base import Building

CLASSES: Final[dict[str, type[Building]]] = {}
