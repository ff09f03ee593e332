"""The names of all perks, in the order of their numbers; cards of one's own come last."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from ..components import BUILDINGS, EVENTS, GOVERNORS
from .base import Event, Governor, Perk

GROUP: Final = "regnum.kingsburg.cards"
"""The entry points that name governors and events of one's own."""


def _own() -> dict[str, type[Perk]]:
    found: dict[str, type[Perk]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        card = point.load()
        if not (isinstance(card, type) and issubclass(card, (Governor, Event))):
            raise TypeError(f"{point.value} is no Governor or Event")
        found[point.name] = card
    return found


OWN: Final = _own()
PERKS: Final = (*BUILDINGS, *GOVERNORS, *EVENTS, *OWN)
FIRST_GOVERNOR: Final = len(BUILDINGS)
FIRST_EVENT: Final = FIRST_GOVERNOR + len(GOVERNORS)
FIRST_OWN: Final = FIRST_EVENT + len(EVENTS)
