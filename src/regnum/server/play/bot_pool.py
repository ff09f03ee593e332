"""The bot pool: processes in which bots think, each answer with a hard limit of time.

A bot process is given the record of a game and a seat, and answers with the numbers of the options it
likes, best first. One that takes too long is ended and replaced, and a plain choice is made instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from ...kernel.record import Record

log = logging.getLogger("regnum.bots")

_GRACE = 3.0
_SPAWN = 30.0


class BotQuestion(msgspec.Struct):
    """What a bot process is asked."""

    record: Record
    seat: int
    level: str
    seconds: float
    analyse: bool = False


BotAnswer = list[tuple[int, float]]
"""Numbers of options with their values from 0 to 1, best first."""


def work(pipe: Connection) -> None:
    """The life of a bot process."""
    from .bot_answer import answer

    pipe.send_bytes(b"ready")
    while True:
        try:
            question = msgspec.msgpack.decode(pipe.recv_bytes(), type=BotQuestion)
        except (EOFError, OSError):
            return
        try:
            found: Any = answer(question)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        pipe.send_bytes(msgspec.msgpack.encode(found))


class BotProcess:
    """One process and our end of the pipe to it."""

    def __init__(self, life: Callable[[Connection], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process: BaseProcess = context.Process(target=life, args=(far,), daemon=True)
        self.process.start()
        far.close()
        self.fresh = True

    def ask(self, question: BotQuestion, grace: float) -> Any:
        """Ask and wait, in a thread; `TimeoutError` when the answer does not come in time."""
        if self.fresh:
            if not self.pipe.poll(_SPAWN):
                raise TimeoutError
            self.pipe.recv_bytes()
            self.fresh = False
        self.pipe.send_bytes(msgspec.msgpack.encode(question))
        if not self.pipe.poll(question.seconds + grace):
            raise TimeoutError
        return msgspec.msgpack.decode(self.pipe.recv_bytes())

    def end(self) -> None:
        self.process.kill()
        self.pipe.close()


class BotPool:
    """A few bot processes, lent one question at a time."""

    def __init__(self, count: int, life: Callable[[Connection], None] = work, grace: float = _GRACE) -> None:
        self.count = max(1, count)
        self._life = life
        self._grace = grace
        self._free: asyncio.Queue[BotProcess | None] = asyncio.Queue()
        self._all: set[BotProcess] = set()
        for _ in range(self.count):
            self._free.put_nowait(None)

    async def ask(self, question: BotQuestion) -> BotAnswer | None:
        """Options by number, best first; None when nothing came of it."""
        process = await self._free.get()
        try:
            if process is None:
                process = await asyncio.to_thread(BotProcess, self._life)
                self._all.add(process)
            answer = await asyncio.to_thread(process.ask, question, self._grace)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            log.warning(
                "a bot gave no answer", extra={"error": type(error).__name__, "level": question.level}
            )
            if process is not None:
                self._all.discard(process)
                process.end()
            process = None
            return None
        finally:
            self._free.put_nowait(process)
        if isinstance(answer, str):
            log.error("a bot failed", extra={"error": answer, "level": question.level})
            return None
        return [(int(number), float(value)) for number, value in answer]

    def close(self) -> None:
        for process in self._all:
            with contextlib.suppress(OSError):
                process.end()
        self._all.clear()


def plain_choice(count: int) -> int:
    """What is played when a bot has nothing to say."""
    return secrets.randbelow(count)
