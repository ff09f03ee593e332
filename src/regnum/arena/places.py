"""Places: tasks are done here, in several processes or on a Ray cluster, and their results come in the same order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import NamedTuple, Protocol, TypeVar

from ..kernel.errors import RegnumError
from ..processes import WorkerDied, side_by_side
from .stop import Stop


class Numbered(Protocol):
    """A task that can be named when it is lost."""

    @property
    def number(self) -> int: ...
    @property
    def seed(self) -> str: ...


A = TypeVar("A", bound=Numbered)
B = TypeVar("B")


class Place(NamedTuple):
    """Where games are played: in so many processes here, or on the Ray cluster of an address."""

    jobs: int = 1
    ray: str = ""


def in_order(work: Callable[[A], B], tasks: Iterable[A], place: Place) -> Iterator[B]:
    """Do the tasks and give their results in order.

    When something ends it early (Ctrl-C, a broken bot), what was finished out of order still comes, then the reason.
    """
    reason: BaseException | None = None
    held: dict[int, B] = {}
    turn = 0
    with Stop() as stop:
        doing = _somewhere(work, tasks, place)
        try:
            while True:
                with stop.heard():
                    found = next(doing, None)
                if found is None:
                    return
                held[found[0]] = found[1]
                while turn in held:
                    yield held.pop(turn)
                    turn += 1
        except (KeyboardInterrupt, Exception) as error:
            reason = error
        finally:
            doing.close()
        for number in sorted(held):
            yield held[number]
        if isinstance(reason, WorkerDied):
            raise lost(reason.task) from None
        raise reason


def _somewhere(
    work: Callable[[A], B], tasks: Iterable[A], place: Place
) -> Generator[tuple[int, B], None, None]:
    if place.ray:
        from .cluster import on_ray

        return on_ray(work, tasks, place.ray)
    return side_by_side(work, tasks, place.jobs) if place.jobs > 1 else _one_by_one(work, tasks)


def _one_by_one(work: Callable[[A], B], tasks: Iterable[A]) -> Generator[tuple[int, B], None, None]:
    for number, task in enumerate(tasks):
        yield number, work(task)


def lost(task: Numbered) -> RegnumError:
    """The error of a game whose process was ended by something else, such as want of memory."""
    text = f"the process that played game {task.number} (seed {task.seed}) was ended by something else"
    return RegnumError("worker-died", text, number=task.number, seed=task.seed)
