"""Vector: many tables stepped at once, in several processes that write into one block of shared memory."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

from ..extras import needs
from ..kernel.errors import RegnumError
from ..processes import Worker, WorkerDied, end
from .table import Table

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray


class TablesLost(RegnumError):
    """A process that stepped some of the tables was ended by something else."""


class Plan(NamedTuple):
    """What a process needs to know: its share of the tables and where to write."""

    block: str
    game: str
    seats: int
    settings: dict[str, Any]
    reward: str
    features: int | None
    seed: str
    games: int
    first: int
    last: int


class Batch:
    """All tables at once: views into the shared block, written anew by every step.

    `seat` chooses next at each table. Where `over` is set a game has just ended: `reward` is its, and everything else is of the next game.
    """

    def __init__(self, memory: Any, games: int, size: int, actions: int, seats: int) -> None:
        self._start = 0
        self.observation: NDArray[np.float32] = self._array(memory, (games, size), np.float32)
        self.reward: NDArray[np.float32] = self._array(memory, (games, seats), np.float32)
        self.action: NDArray[np.int32] = self._array(memory, (games,), np.int32)
        self.mask: NDArray[np.int8] = self._array(memory, (games, actions), np.int8)
        self.seat: NDArray[np.int8] = self._array(memory, (games,), np.int8)
        self.over: NDArray[np.int8] = self._array(memory, (games,), np.int8)

    def _array(self, memory: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        found: NDArray[Any] = np.ndarray(shape, kind, memory, self._start)
        self._start += found.nbytes
        return found

    @staticmethod
    def room(games: int, size: int, actions: int, seats: int) -> int:
        """How many bytes a batch takes."""
        return games * (4 * size + 4 * seats + 4 + actions + 2)


class Share:
    """Some of the tables. The seed of a table's next game follows from the table and the game, so that the number of processes changes nothing."""

    def __init__(self, plan: Plan, batch: Batch) -> None:
        self.plan = plan
        self.batch = batch
        self.tables = [
            Table(plan.game, plan.seats, plan.settings, None, plan.reward, plan.features)
            for _ in range(plan.first, plan.last)
        ]
        self.played = [0] * len(self.tables)

    def reset(self) -> None:
        """New games everywhere."""
        for place, table in enumerate(self.tables):
            self.played[place] = 0
            self._begin(place, table)
            self._show(place, table, False)

    def step(self) -> None:
        """Carry out the action that stands in the block for each table."""
        for place, table in enumerate(self.tables):
            table.step(int(self.batch.action[self.plan.first + place]))
            over = table.over
            if over:
                self.batch.reward[self.plan.first + place] = table.returns()
                self.played[place] += 1
                self._begin(place, table)
            else:
                self.batch.reward[self.plan.first + place] = 0.0
            self._show(place, table, over)

    def _begin(self, place: int, table: Table) -> None:
        table.reset(f"{self.plan.seed}/{self.plan.first + place}/{self.played[place]}")

    def _show(self, place: int, table: Table, over: bool) -> None:
        number = self.plan.first + place
        table.observe(table.seat, self.batch.observation[number])
        self.batch.mask[number] = 0
        self.batch.mask[number, table.legal()] = 1
        self.batch.seat[number] = table.seat
        self.batch.over[number] = over


class Vector:
    """Many tables of one game. `processes=0` steps them here.

    >>> with Vector("brawl", seats=2, games=3, processes=0) as tables:
    ...     batch = tables.reset()
    ...     batch = tables.step(batch.mask.argmax(axis=1))
    ...     batch.observation.shape[0], batch.seat.shape
    (3, (3,))
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        games: int = 64,
        processes: int = 1,
        seed: str | int = 0,
        settings: dict[str, Any] | None = None,
        reward: str = "win",
        features: int | None = None,
    ) -> None:
        one = Table(game, seats, settings, None, reward, features)
        self.actions = one.actions
        shape = games, one.size, one.actions.size, seats
        self._memory = SharedMemory(create=True, size=Batch.room(*shape))
        self.batch: Batch | None = Batch(self._memory.buf, *shape)
        self._workers: list[Worker[Any, None]] = []
        self._here: Share | None = None
        plan = Plan(
            self._memory.name, game, seats, dict(settings or {}), reward, features, str(seed), games, 0, games
        )
        try:
            if processes < 1:
                self._here = Share(plan, self.batch)
            for number in range(processes):
                first, last = games * number // processes, games * (number + 1) // processes
                if first < last:
                    self._workers.append(Worker(serve))
                    self._workers[-1].give(number, plan._replace(first=first, last=last))
            self._gather()
        except BaseException:
            self.close()
            raise

    def reset(self) -> Batch:
        """New games at every table, the same ones each time."""
        return self._all("reset")

    def step(self, actions: Any) -> Batch:
        """One action at each table; finished games begin anew by themselves."""
        assert self.batch is not None, "the tables are closed"
        self.batch.action[:] = actions
        return self._all("step")

    def _all(self, what: str) -> Batch:
        assert self.batch is not None, "the tables are closed"
        if self._here is not None:
            self._here.reset() if what == "reset" else self._here.step()
        for number, worker in enumerate(self._workers):
            worker.give(number, what)
        self._gather()
        return self.batch

    def _gather(self) -> None:
        try:
            for worker in self._workers:
                worker.take()
        except WorkerDied:
            self.close()
            text = "a process that stepped some of the tables was ended by something else"
            raise TablesLost("tables-lost", text) from None
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the processes and give the memory back; twice is fine."""
        end(self._workers)
        self._workers = []
        self._here = None
        if self.batch is not None:
            self.batch = None
            self._memory.unlink()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_share: Share | None = None
_memory: SharedMemory | None = None


def serve(task: Plan | str) -> None:
    """What a process does: its plan first, then one word a batch."""
    global _share, _memory
    if isinstance(task, Plan):
        _memory = SharedMemory(name=task.block)
        one = Table(task.game, task.seats, task.settings, None, task.reward, task.features)
        _share = Share(task, Batch(_memory.buf, task.games, one.size, one.actions.size, task.seats))
    elif _share is not None:
        _share.reset() if task == "reset" else _share.step()
