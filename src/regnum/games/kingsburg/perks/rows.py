"""Kingsburg: the alternative rows of buildings."""

from __future__ import annotations

from typing import Final

from .base import Building

CLASSES: Final[dict[str, type[Building]]] = {}
