"""The names of all perks, in the order of their numbers; cards of one's own come last."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from ..components import BUILDINGS, EVENTS, GOVERNORS

GROUP: Final = "regnum.kingsburg.cards"
"""The entry points that name governors and events of one's own."""

OWN: Final = tuple(sorted(point.name for point in entry_points(group=GROUP)))
PERKS: Final = (*BUILDINGS, *GOVERNORS, *EVENTS, *OWN)
