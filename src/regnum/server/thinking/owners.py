"""Owners: on whose account a bot thinks, and how much tables of bots only may cost."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..messages import Told
from ..store.models import Person

_REMEMBERED = 20_000
TABLES_A_PERSON = 2
"""How many tables of bots only are played for one person, or for the guests of one address, at a time."""
_HOUR = 3600.0


class Owners:
    """Whose account a person's thoughts are on: accounts have their own, guests of one address share one."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[str, bool]] = {}

    def saw(self, person: Person, address: str) -> None:
        """Note where somebody asks from."""
        if len(self._seen) > _REMEMBERED:
            self._seen.clear()
        self._seen[person.id] = (address, person.login is None)

    def of(self, person: str) -> str:
        address, guest = self._seen.get(person, ("", False))
        return f"address {address}" if guest else person

    def payers(self, person: str) -> list[str]:
        """Who pays for tables of bots only: the person, and the address."""
        address, _ = self._seen.get(person, ("", False))
        return [person, f"address {address}"] if address else [person]


class Alone:
    """Tables where only bots play: a few at a time, and so many seconds of CPU time an hour for each who pays."""

    def __init__(self, tables: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._tables = tables
        self._seconds = seconds
        self._clock = clock
        self._playing: dict[str, str] = {}
        self._left: dict[str, tuple[float, float]] = {}

    def rests(self, table: str, owner: str, payers: list[str]) -> Told | None:
        """Why the bots of a table do not play now; None when they do. A table that rests keeps no place from others."""
        told = self.must_rest(table, owner, payers)
        if told is None:
            self._playing[table] = owner
        else:
            self.leave(table)
        return told

    def must_rest(self, table: str, owner: str, payers: list[str]) -> Told | None:
        """Why the bots of a table could not play now, whether anybody has asked them or not."""
        if min(self._budget(payer) for payer in payers) <= 0:
            return Told("bots-rest-hour", {"seconds": round(self._seconds)})
        if table in self._playing:
            return None
        if sum(one == owner for one in self._playing.values()) >= TABLES_A_PERSON:
            return Told("bots-rest-person", {"most": TABLES_A_PERSON})
        if len(self._playing) >= self._tables:
            return Told("bots-rest-server", {"most": self._tables})
        return None

    def playing(self) -> list[str]:
        """The tables of bots only that are played now."""
        return list(self._playing)

    def leave(self, table: str) -> None:
        """A table is over, or people play at it."""
        self._playing.pop(table, None)

    def spend(self, payers: list[str], milliseconds: float) -> None:
        """Charge a thought of a table of bots only."""
        if len(self._left) > _REMEMBERED:
            self._left.clear()
        for payer in payers:
            self._left[payer] = (self._budget(payer) - milliseconds / 1000, self._clock())

    def _budget(self, payer: str) -> float:
        """The seconds that are left, refilled over an hour."""
        left, at = self._left.get(payer, (self._seconds, self._clock()))
        return min(self._seconds, left + (self._clock() - at) * self._seconds / _HOUR)
