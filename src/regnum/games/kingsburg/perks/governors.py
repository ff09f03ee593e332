"""Kingsburg: the governors."""

from __future__ import annotations

from typing import Final

from .base import Governor

CLASSES: Final[dict[str, type[Governor]]] = {}
