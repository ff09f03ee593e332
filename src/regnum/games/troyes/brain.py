"""Troyes: what bots know of it."""

from __future__ import annotations

from ...kernel.brain import Brain


class TroyesBrain(Brain):
    """Points as they stand."""
