"""Processes that work side by side: each is given one thing at a time, and all end with whoever started them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterable
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.util import Finalize
from typing import Any, Generic, NoReturn, TypeVar

A = TypeVar("A")
B = TypeVar("B")

PATIENCE = 1.0
"""For how many seconds a process that is told to end may still put things in order."""


class WorkerDied(Exception):
    """A process was ended by something else; `task` is what it had in hand."""

    def __init__(self, task: Any) -> None:
        super().__init__(task)
        self.task = task


class Worker(Generic[A, B]):
    """One process and our end of the pipe to it."""

    def __init__(self, work: Callable[[A], B]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=_live, args=(far, work))
        # Ctrl-C may come before anybody holds this worker; one that is forgotten would be waited for at the end.
        self.will = Finalize(self, _end, ([self.process],), exitpriority=0)
        with _uninterrupted():
            self.process.start()
        far.close()
        self.task: tuple[int, A] | None = None

    def give(self, number: int, task: A) -> None:
        self.task = number, task
        with contextlib.suppress(OSError):  # it died: the pipe tells so when it is read
            self.pipe.send(task)

    def answers(self, seconds: float) -> bool:
        """Whether something can be taken within so many seconds."""
        return self.pipe.poll(seconds)

    def take(self) -> tuple[int, B]:
        """What came of the task, or what it raised."""
        assert self.task is not None
        number, task = self.task
        self.task = None
        try:
            good, found = self.pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied(task) from None
        if not good:
            raise found
        return number, found


def side_by_side(
    work: Callable[[A], B], tasks: Iterable[A], count: int
) -> Generator[tuple[int, B], None, None]:
    """Do the tasks in `count` processes; each result comes with its number as soon as it is there.

    However it is left, by an error, by Ctrl-C or because nobody wants more, no process stays.
    """
    waiting = enumerate(tasks)
    workers: list[Worker[A, B]] = []
    try:
        for number, task in waiting:
            workers.append(Worker(work))
            workers[-1].give(number, task)
            if len(workers) == count:
                break
        while busy := {worker.pipe: worker for worker in workers if worker.task}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                found = worker.take()
                for number, task in waiting:
                    worker.give(number, task)
                    break
                yield found
    finally:
        end(workers)


def end(workers: list[Worker[A, B]]) -> None:
    """End the processes and all they have started, gently first."""
    for worker in workers:
        worker.pipe.close()
        worker.will.cancel()
    _end([worker.process for worker in workers])


def _end(processes: list[SpawnProcess]) -> None:
    started = [process for process in processes if process.pid is not None]
    for process in started:
        process.terminate()
    until = time.monotonic() + PATIENCE
    for process in started:
        process.join(max(0.0, until - time.monotonic()))
        kill_group(process.pid)
        process.kill()
        process.join()


def kill_group(pid: int | None) -> None:
    """End what a process has started, where there are groups of processes."""
    if pid is not None and hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)


@contextlib.contextmanager
def _uninterrupted() -> Generator[None, None, None]:
    """A process started here does not hear Ctrl-C, from its first moment on: whoever started it does."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Started by the first process otherwise, and it would lift what is blocked here.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _live(pipe: Connection, work: Callable[[A], B]) -> None:
    """The life of a process."""
    if hasattr(os, "setsid"):
        os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_follow, daemon=True).start()
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            _leave()
        try:
            answer: tuple[bool, Any] = True, work(task)
        except Exception as error:
            error.add_note(traceback.format_exc())
            answer = False, _portable(error)
        with contextlib.suppress(OSError):
            pipe.send(answer)


def _leave(*_: object) -> NoReturn:
    """Put things in order and end; whoever asks for it again asks for what is under way."""
    # Not SIG_IGN: a signal that is heard before and delivered after it is ignored is told as an error by Python.
    signal.signal(signal.SIGTERM, lambda *_: None)
    sys.exit(0)


def _follow() -> None:
    """When the process that started this one is gone, this one goes too."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PATIENCE)
    kill_group(os.getpid())
    os._exit(1)


def _portable(error: Exception) -> Exception:
    """The error, or what can be said of it where it can't travel."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))
    return error
