"""Thoughts in processes of their own: limits, thinkers that fail, renewal."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from waiting import LONG

import regnum
from regnum.bots import BOTS, Limit, Position
from regnum.bots.simple import Greedy
from regnum.kernel.kinds import Option
from regnum.server.thinking.fair import PRESENT
from regnum.server.thinking.process import COMMAND
from regnum.server.thinking.thinker import answer
from regnum.server.thinking.thinking import Thinking, Watch
from regnum.server.thinking.thought import Answer, Question, Unneeded


class Slipping(Greedy):
    """Knows the best option and plays the last."""

    def choose(self, position: Position, limit: Limit | None = None) -> Option:
        return position.options[-1]


def test_a_bot_plays_what_it_chooses_and_advises_what_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """An easy bot slips at a table as anywhere else; whoever asks for advice is told the best."""
    monkeypatch.setitem(BOTS, "slipping", Slipping)
    match = regnum.new("brawl", seats=2, seed=1)
    last = len(match.options(match.waiting[0])) - 1
    asked = Question(match.record, match.waiting[0], "slipping", 10)
    assert [number for number, _ in answer(asked).options] == [last]
    asked.best = 3
    advice = [number for number, _ in answer(asked).options]
    assert len(advice) == 3
    assert advice[0] != last


def question(bot: str = "medium", milliseconds: float = 40.0) -> tuple[Question, int]:
    match = regnum.new("brawl", seats=3, seed=4)
    return Question(match.record, match.waiting[0], bot, milliseconds), len(match.options(match.waiting[0]))


class Noted(Watch):
    def __init__(self) -> None:
        self.why: list[str] = []
        self.bots: list[str] = []

    def done(self, thought: Any, answer: Answer) -> None:
        self.bots.append(thought.question.bot)

    def failed(self, why: str) -> None:
        self.why.append(why)


def thinking(command: tuple[str, ...], work: Callable[[Thinking], Awaitable[None]], count: int = 1) -> Noted:
    noted = Noted()

    async def main() -> None:
        one = Thinking(count, command)
        one.watch = noted
        one.start()
        try:
            await work(one)
        finally:
            await one.stop()

    asyncio.run(asyncio.wait_for(main(), LONG))
    return noted


def ill(does: str) -> tuple[str, ...]:
    """A thinker that does something else with every bot but the plain one, and may work two seconds less than others."""
    return (
        sys.executable,
        "-c",
        f"""
import os, threading
from regnum.server.thinking import thinker
sound, limit = thinker.answer, thinker.limit_time
thinker.limit_time = lambda seconds: limit(seconds - 2)
def ill(question):
    {does}
thinker.answer = lambda question: sound(question) if question.bot == "easy" else ill(question)
thinker.main()
""",
    )


async def ask(one: Thinking, needed: Callable[[], bool] = lambda: True, **more: Any) -> Answer | None:
    asked, options = question(**more)
    return await one.think(asked, options, PRESENT, "owner", "table", needed)


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("while True: pass", "crash"),
        ("threading.Event().wait()", "time"),
        ("hoard = bytearray(2 << 30)", "error"),
        ("os._exit(3)", "crash"),
        ("raise RuntimeError('no idea')", "error"),
        ("return thinker.Answer([(10_000, 0.5)])", "junk"),
        ("return thinker.Answer([])", "junk"),
        ("return 'nothing'", "error"),
        ("os.write(1, b'x' * 100); return sound(question)", "crash"),
    ],
)
def test_a_thinker_that_fails_costs_one_thought(does: str, why: str, monkeypatch: Any) -> None:
    """It is thought once more, then a plain bot answers; the next question meets a sound thinker."""
    if why == "time":
        monkeypatch.setattr("regnum.server.thinking.process.GRACE", 4.0)

    async def work(one: Thinking) -> None:
        found = await ask(one)
        assert found is not None
        assert found.options

    noted = thinking(ill(does), work)
    assert [one if one != "time" else why for one in noted.why] == [why, why]
    assert noted.bots == ["easy"]


def test_one_that_works_for_ever_is_ended_by_the_system_too() -> None:
    """Whoever waits may be gone: a process that works beyond its CPU time is ended without anybody's help."""
    asked, _ = question()
    import msgspec

    from regnum.server.thinking.thinker import LENGTH

    data = msgspec.msgpack.encode(asked)
    script = ill("while True: pass")
    process = subprocess.Popen(script, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(data)) + data)
    process.stdin.flush()
    assert process.wait(LONG) == -signal.SIGXCPU


def test_thoughts_are_answered_by_who_is_free_and_only_if_needed() -> None:
    async def work(one: Thinking) -> None:
        found = await asyncio.gather(*[ask(one, bot="easy") for _ in range(12)])
        assert all(found)
        with pytest.raises(Unneeded):
            await ask(one, needed=lambda: False)
        assert await ask(one) is not None

    noted = thinking(COMMAND, work, 2)
    assert noted.why == []


def test_a_process_is_renewed_after_many_thoughts(monkeypatch: Any) -> None:
    """And not sooner because the server that starts it is large."""
    monkeypatch.setattr("regnum.server.thinking.process._JOBS", 2)
    ballast = b"x" * (420 << 20)
    pids = set()

    async def work(one: Thinking) -> None:
        for _ in range(4):
            assert await ask(one, bot="easy") is not None
            held = one._here[0]._process
            if held is not None:
                pids.add(held.pid)

    assert thinking(COMMAND, work).why == []
    assert len(pids) == 2
    assert ballast
