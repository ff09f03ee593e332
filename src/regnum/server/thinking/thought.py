"""A thought: what a thinker is asked, what it answers, and whose it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cache

import msgspec

from ...bots import UnknownBot, make, ours
from ...kernel.record import Record

PLAIN = 10.0
"""Milliseconds that a bot is thought to take that has no limit of its own."""


class Question(msgspec.Struct):
    """What a thinker is asked: a record without its seed, who is to decide, which bot, for how long."""

    record: Record
    seat: int
    bot: str
    milliseconds: float
    best: int = 1


class Answer(msgspec.Struct):
    """Numbers of options with their values from 0 to 1, best first, or the one that is played; and what it took."""

    options: list[tuple[int, float]]
    used: float = 0.0
    """Milliseconds of CPU time."""
    memory: int = 0
    """The memory the thinker has, in kB."""
    wrong: str = ""
    """What a bot of others did instead of an answer."""


class Failed(Exception):
    """A thinker gave no answer: its thought is lost, nothing else.

    `why` is one of a few: time, crash, error, junk, gone.
    """

    def __init__(self, why: str, more: str = "") -> None:
        self.why = why
        self.more = more
        super().__init__(why)


class Unneeded(Exception):
    """The table has moved on before anybody thought."""


class Thought:
    """A question on its way to a thinker."""

    def __init__(
        self, question: Question, options: int, rank: int, owner: str, table: str, needed: Callable[[], bool]
    ) -> None:
        self.question = question
        self.options = options
        self.rank = rank
        self.owner = owner
        self.table = table
        self.needed = needed
        self.wanted = question.milliseconds
        self.length = self.wanted
        """The milliseconds it is given."""
        self.began = time.monotonic()
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def check(self, answer: Answer) -> None:
        """Refuse an answer that names what is not to be had."""
        numbers = [number for number, _ in answer.options]
        if not numbers or not all(0 <= number < self.options for number in numbers):
            raise Failed("junk", answer.wrong)

    def succeed(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, failure: Failed) -> None:
        if not self.answer.done():
            self.answer.set_exception(failure)


@cache
def wanted(bot: str, most: float) -> float:
    """The milliseconds a bot thinks when nobody waits; bots of others that say nothing of it may take all there is."""
    try:
        own = make(bot, strict=True).limit.milliseconds
    except UnknownBot:
        return PLAIN
    return min(most, own or (PLAIN if ours(bot) else most))
