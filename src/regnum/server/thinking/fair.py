"""Fair shares: which thought comes next, and how long it may take.

Thoughts come in three ranks, strictly in this order: a person of the table is here; it is a person's table, but nobody is
here; nobody but bots plays. Inside a rank owners take turns by what they have had (start-time fair queueing), and so do the
tables of an owner: whoever asks for much waits for himself, not for others. Load shortens thoughts instead of lengthening the queue.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, Protocol, TypeVar

PRESENT, ABSENT, ALONE = 0, 1, 2
"""A person is here; nobody is, but a person plays; only bots play."""
RANKS = (PRESENT, ABSENT, ALONE)
SHORTEST = 10.0
"""Milliseconds that every thought gets, however many wait."""
_ROUND = 250.0
"""In how many milliseconds all who wait shall have had a turn."""
_FEW = 5
"""How many owners may wait for that; where more do it is sooner: an answer is often several thoughts in a row."""
_LONGEST_ALONE, _SHORT_ALONE = 200.0, 50.0
"""Milliseconds that a thought of a table of bots only gets at most; the second where there is a single thinker, since a person who comes waits for it."""
_TURN_ALONE = 20
"""Every so manieth turn belongs to tables of bots only, so that they do not stand still."""
_SAVED = 400.0
"""Milliseconds that whoever asks for little may save up: a few thoughts in a row do not wait for those who ask without end."""
_REMEMBERED = 1000


class Claim(Protocol):
    """What wants to be thought."""

    rank: int
    owner: str
    table: str
    wanted: float


C = TypeVar("C", bound=Claim)


class Order:
    """Who comes next among claimants: whoever has had least since all of them began to wait."""

    def __init__(self) -> None:
        self._now = 0.0
        self._start: dict[str, float] = {}
        self._finish: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._start)

    def enter(self, key: str) -> None:
        """Somebody waits; of the time before only a little is saved up."""
        if key not in self._start:
            self._start[key] = max(self._now - _SAVED, self._finish.get(key, 0.0))

    def leave(self, key: str) -> None:
        """Nothing of theirs waits any more."""
        del self._start[key]
        if len(self._finish) > _REMEMBERED:
            self._finish = {one: end for one, end in self._finish.items() if end > self._now - _SAVED}

    def next(self) -> str:
        return min(self._start, key=self._start.__getitem__)

    def take(self, key: str, cost: float) -> None:
        """It is their turn, at this price."""
        self._now = max(self._now, self._start[key])
        self._finish[key] = self._start[key] = self._start[key] + cost

    def correct(self, key: str, by: float) -> None:
        """It cost more, or less, than was thought."""
        if key in self._finish:
            self._finish[key] += by
        if key in self._start:
            self._start[key] += by


class FairQueue(Generic[C]):
    """All that waits to be thought."""

    def __init__(self) -> None:
        self._owners = [Order() for _ in RANKS]
        self._tables: dict[tuple[int, str], Order] = {}
        self._lanes: dict[tuple[int, str, str], deque[C]] = {}
        self._counts: Counter[tuple[int, str]] = Counter()
        self._turns = 0
        """Turns since one of tables of bots only."""

    def waiting(self, rank: int) -> int:
        """How many thoughts of a rank wait."""
        return sum(count for (one, _), count in self._counts.items() if one == rank)

    def put(self, claim: C) -> None:
        rank, owner, table = claim.rank, claim.owner, claim.table
        self._owners[rank].enter(owner)
        self._tables.setdefault((rank, owner), Order()).enter(table)
        self._lanes.setdefault((rank, owner, table), deque()).append(claim)
        self._counts[rank, owner] += 1

    def take(self, free: int, thinkers: int) -> tuple[C, float] | None:
        """The next thought and its milliseconds, when so many thinkers are free; None when none is to begin now."""
        rank = self._next_rank(free, thinkers)
        if rank is None:
            return None
        owner = self._owners[rank].next()
        table = self._tables[rank, owner].next()
        length = self._length(rank, owner, self._lanes[rank, owner, table][0].wanted, thinkers)
        self._turns = 0 if rank == ALONE else self._turns + 1
        return self._remove(rank, owner, table, length), length

    def settle(self, claim: C, length: float, used: float) -> None:
        """A thought took so many milliseconds instead of those it was charged with."""
        self._owners[claim.rank].correct(claim.owner, used - length)
        tables = self._tables.get((claim.rank, claim.owner))
        if tables is not None:
            tables.correct(claim.table, used - length)

    def _next_rank(self, free: int, thinkers: int) -> int | None:
        waiting = [rank for rank in RANKS if self._owners[rank]]
        if not waiting:
            return None
        if waiting[0] != PRESENT and free <= 1 < thinkers:
            return None  # the last thinker that is free waits for people who are here
        return ALONE if ALONE in waiting and self._turns >= _TURN_ALONE - 1 else waiting[0]

    def _length(self, rank: int, owner: str, wanted: float, thinkers: int) -> float:
        """What load leaves of a thought: the same for every owner that waits, parted among what the owner asks for."""
        owners = max(1, len(self._owners[PRESENT]) + len(self._owners[ABSENT]))
        mine = self._counts[rank, owner]
        alone = _LONGEST_ALONE if thinkers > 1 else _SHORT_ALONE
        most = min(wanted, alone) if rank == ALONE else wanted
        if owners == mine == 1:
            return most  # nobody else waits
        share = _ROUND * min(1.0, _FEW / owners) * max(1, thinkers) / owners / mine
        return min(most, max(SHORTEST, share))

    def _remove(self, rank: int, owner: str, table: str, cost: float) -> C:
        owners, tables, lane = self._owners[rank], self._tables[rank, owner], self._lanes[rank, owner, table]
        owners.take(owner, cost)
        tables.take(table, cost)
        claim = lane.popleft()
        self._counts[rank, owner] -= 1
        if not lane:
            del self._lanes[rank, owner, table]
            tables.leave(table)
        if not self._counts[rank, owner]:
            del self._counts[rank, owner], self._tables[rank, owner]
            owners.leave(owner)
        return claim
