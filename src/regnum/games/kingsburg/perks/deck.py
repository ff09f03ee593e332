"""All perks by name: buildings, governors, events, and cards of one's own.

Each module lists its classes by name in `CLASSES`; a building without a class of its own is a plain `Building`.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from ....kernel.components import Components
from ..components import BUILDINGS, EVENTS, GOVERNORS
from . import buildings, events, governors, governors_of_dice, provinces, rows
from .base import Building, Event, Governor, Perk
from .names import GROUP


def make(components: Components) -> list[Perk]:
    """Every perk with its printed numbers, in the order of their numbers."""
    made: list[Perk] = []

    def add(kind: type[Perk], name: str, facts: dict[str, Any]) -> None:
        made.append(kind(len(made), name, facts))

    known: dict[str, type[Perk]] = {**buildings.CLASSES, **provinces.CLASSES, **rows.CLASSES}
    facts = components.entries("building")
    for name in BUILDINGS:
        add(known.get(name, Building), name, facts[name])
    chosen = {**governors.CLASSES, **governors_of_dice.CLASSES}
    facts = components.entries("governor")
    for name in GOVERNORS:
        add(chosen.get(name, Governor), name, facts[name])
    facts = components.entries("event")
    for name in EVENTS:
        add(events.CLASSES.get(name, Event), name, facts[name])
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        card = point.load()
        if not (isinstance(card, type) and issubclass(card, (Governor, Event))):
            raise TypeError(f"{point.value} is no Governor or Event of Kingsburg")
        add(card, point.name, {})
    return made
