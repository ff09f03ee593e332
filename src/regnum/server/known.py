"""Known: who was found a moment ago, so that not every request asks the database."""

from __future__ import annotations

import time
from collections.abc import Callable

from .store.models import Person

LASTS = 30.0
"""For how many seconds someone is known at most, should a hint that they changed be lost."""
_MOST = 5000


class Known:
    """People by the key with which they came."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.changes = 0
        """Grows with everything that is forgotten: what was read before that may be out of date."""
        self._clock = clock
        self._people: dict[str, tuple[Person, float]] = {}

    def get(self, key: str) -> Person | None:
        """The person who came with a key a moment ago."""
        person, until = self._people.get(key, (None, 0.0))
        return person if self._clock() < until else None

    def keep(self, key: str, person: Person, changes: int) -> None:
        """Remember someone who was read while nothing was forgotten."""
        if changes == self.changes:
            if len(self._people) >= _MOST:
                self._people.clear()
            self._people[key] = (person, self._clock() + LASTS)

    def forget(self, person: str) -> None:
        """Forget someone who has changed."""
        self.changes += 1
        for key in [key for key, (one, _) in self._people.items() if one.id == person]:
            del self._people[key]

    def forget_all(self) -> None:
        self.changes += 1
        self._people.clear()
