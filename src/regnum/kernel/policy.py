"""Policies: what was learned of options by what they have about them.

A game says how much an option has of each trait (`Brain.weigh`); a policy adds up what was learned of them. Traits
that options share are weighed once and kept.
"""

from __future__ import annotations

import math
from collections.abc import Mapping


class Policy:
    """A scale for options: the sum of their traits, each times its weight."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.found: list[float] = []
        self.kept: list[float] = []
        self.total = 0.0

    def clear(self) -> None:
        """Another decision is weighed."""
        self.found = []
        self.kept = []
        self.total = 0.0

    def add(self, trait: int, count: float) -> None:
        """What is weighed has so much of a trait."""
        self.total += self.weights[trait] * count

    def keep(self) -> int:
        """Keep what was weighed, for options to begin with."""
        self.kept.append(self.total)
        self.total = 0.0
        return len(self.kept) - 1

    def begin(self, kept: int) -> None:
        """The next option begins with what was kept."""
        self.total = self.kept[kept]

    def close(self) -> None:
        """The option is weighed."""
        self.found.append(self.total)
        self.total = 0.0

    def chances(self) -> list[float]:
        """How likely each option is taken; they add up to 1."""
        top = max(self.found)
        parts = [math.exp(one - top) for one in self.found]
        total = sum(parts)
        return [part / total for part in parts]


class Notes(Policy):
    """A scale that also writes down what every option has, to learn from what becomes of a choice."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.rows: list[list[tuple[int, float]]] = []
        self.shared: list[list[tuple[int, float]]] = []
        self.row: list[tuple[int, float]] = []

    def clear(self) -> None:
        self.found = []
        self.kept = []
        self.total = 0.0
        self.rows = []
        self.shared = []
        self.row = []

    def add(self, trait: int, count: float) -> None:
        self.total += self.weights[trait] * count
        self.row.append((trait, count))

    def keep(self) -> int:
        self.kept.append(self.total)
        self.total = 0.0
        self.shared.append(self.row)
        self.row = []
        return len(self.kept) - 1

    def begin(self, kept: int) -> None:
        self.total = self.kept[kept]
        self.row = self.shared[kept][:]

    def close(self) -> None:
        self.found.append(self.total)
        self.total = 0.0
        self.rows.append(self.row)
        self.row = []

    def slope(self, chosen: int, into: list[float]) -> None:
        """Add how the logarithm of the chosen option's chance rises with each weight."""
        for number, chance in enumerate(self.chances()):
            part = 1.0 - chance if number == chosen else -chance
            for trait, count in self.rows[number]:
                into[trait] += part * count


def blocks(sizes: Mapping[str, int]) -> dict[str, int]:
    """Where the numbers of each kind of trait begin, laid side by side.

    >>> blocks({"card": 10, "gain": 2, "risk": 1})
    {'card': 0, 'gain': 10, 'risk': 12}
    """
    found: dict[str, int] = {}
    at = 0
    for name, size in sizes.items():
        found[name] = at
        at += size
    return found
