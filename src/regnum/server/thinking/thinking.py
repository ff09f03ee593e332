"""Thinking: bots' thoughts and hints, each with an answer in the end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from ..loops import Loop
from .process import COMMAND, LocalThinker
from .queue import Thoughts
from .thought import PLAIN, Answer, Failed, Question, Thought

log = logging.getLogger("regnum.bots")
_ROUND = 10.0
"""For how many seconds one round of a thinker waits for a thought."""
_FALLBACK = "easy"
"""Who answers when the bot itself has failed twice."""


class Watch:
    """What is counted of thoughts; the server's own does more than nothing."""

    def began(self, thought: Thought, waited: float) -> None: ...

    def done(self, thought: Thought, answer: Answer) -> None: ...

    def failed(self, why: str) -> None: ...


class Thinking:
    """The queue, and the thinkers on this machine; those on others come by themselves."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self.queue = Thoughts()
        self.watch = Watch()
        self._here = [LocalThinker(command) for _ in range(count)]
        self.loops = [
            Loop(f"thinker-{number}", self._work(thinker)) for number, thinker in enumerate(self._here, 1)
        ]

    def start(self) -> None:
        self.queue.thinkers += len(self._here)
        for loop in self.loops:
            loop.start()

    async def stop(self) -> None:
        for loop in self.loops:
            await loop.stop()
        for thinker in self._here:
            await thinker.end()

    async def think(
        self, question: Question, options: int, rank: int, owner: str, table: str, needed: Callable[[], bool]
    ) -> Answer | None:
        """An answer with numbers below `options`; None when nothing came of it. `Unneeded` when the table has moved on.

        A thinker that fails costs one thought: it is thought once more, then a plain bot answers.
        """
        plain = msgspec.structs.replace(question, bot=_FALLBACK, milliseconds=PLAIN)
        for one in (question, question, plain):
            thought = Thought(one, options, rank, owner, table, needed)
            self.queue.put(thought)
            try:
                return await thought.answer
            except Failed as failure:
                self.watch.failed(failure.why)
                told = {"why": failure.why, "error": failure.more, "bot": one.bot, "table": table}
                log.warning("a bot gave no answer", extra=told)
        return None

    async def serve(self, thought: Thought, ask: Callable[[Question], Awaitable[Answer]]) -> None:
        """Have a thought thought by one thinker; whoever waits for it is told in any case."""
        self.watch.began(thought, time.monotonic() - thought.began)
        question = msgspec.structs.replace(thought.question, milliseconds=thought.length)
        used, began = 0.0, time.monotonic()
        try:
            answer = await ask(question)
            used = answer.used
            thought.check(answer)
        except Failed as failure:
            used = (time.monotonic() - began) * 1000
            thought.fail(failure)
        except asyncio.CancelledError:
            thought.fail(Failed("gone"))
            raise
        except Exception:
            # No thinker could be had at all: the thought waits for another.
            self.queue.settle(thought, used)
            self.queue.put(thought)
            raise
        else:
            self.watch.done(thought, answer)
            thought.succeed(answer)
        self.queue.settle(thought, used)

    def _work(self, thinker: LocalThinker) -> Callable[[], Awaitable[None]]:
        async def work() -> None:
            try:
                async with asyncio.timeout(_ROUND):
                    thought = await self.queue.take()
            except TimeoutError:
                return
            await self.serve(thought, thinker.ask)

        return work
