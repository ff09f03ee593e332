"""Programs that play, in any language: one JSON object a line, see docs/bots-by-others.md."""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ..kernel.kinds import Option
from ..kernel.nesting import too_deep
from ..kernel.position import Position
from .base import Bot, Fault, Limit, Seating
from .memory import limit_memory, own_time

PROTOCOL = 1
START = 60.0
"""Seconds a program has to come up and say that it is ready."""
GRACE = 0.1
"""Seconds beside its own limit after which an answer is late."""
PATIENCE = 10.0
"""Seconds for one answer where no limit is set."""
LATES = 3
"""So many late answers in a row, and it is asked no more."""
LONGEST = 1 << 20
"""Bytes of a line."""
MOST_LINES = 1000
"""Lines that may wait to be heard."""
FLOOD = 5.0
"""For how many seconds after the time for an answer lines are still looked through for it."""


ENVIRONMENT = ("LANG", "PATH", "REGNUM_PURE", "SYSTEMROOT")
"""All that a program is told of our environment."""


class Broken(Exception):
    """The program has ended, or says what can't be understood."""


class Program:
    """A running program and the lines between us; neither side ever makes us wait longer than we want."""

    def __init__(self, command: Sequence[str], folder: Path, memory: int = 0) -> None:
        self.process = subprocess.Popen(
            list(command),
            cwd=folder,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        limit_memory(memory, self.process.pid)
        own_time(self.process.pid)
        self.said: queue.Queue[bytes] = queue.Queue()
        self.told: queue.Queue[bytes | None] = queue.Queue()
        self.flooded = False
        for work in (self._listen, self._speak):
            threading.Thread(target=work, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(LONGEST + 1):
            if self.said.qsize() >= MOST_LINES:
                self.flooded = (
                    True  # it says more than anybody asked for: not heard any more, it stands still
                )
                break
            self.said.put(line)
        self.said.put(b"")

    def _speak(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            while (line := self.told.get()) is not None:
                self.process.stdin.write(line)
                self.process.stdin.flush()
        with contextlib.suppress(OSError):
            self.process.stdin.close()

    def tell(self, **message: Any) -> None:
        """One line to it."""
        self.told.put(msgspec.json.encode(message) + b"\n")

    def hear(self, until: float, *sorts: str) -> tuple[str, dict[str, Any]]:
        """The next line of one of these sorts and what it says, others are skipped; `TimeoutError` when there is none by then."""
        while True:
            line = self._line(until)
            for sort in sorts:
                if sort in line:
                    if not isinstance(line[sort], dict):
                        raise Broken(f"{sort} must be an object")
                    return sort, line[sort]

    def _line(self, until: float) -> dict[str, Any]:
        """The next line from it, or `Broken` when it is none of ours."""
        left = until - time.monotonic()
        try:
            line = self.said.get(timeout=max(0.0, left))
        except queue.Empty:
            raise TimeoutError from None
        if left < -FLOOD or (self.flooded and not line):
            raise Broken("lines without end")
        if not line:
            raise Broken("it ended")
        if too_deep(line):
            raise Broken("a line that is nested without end")
        try:
            found = msgspec.json.decode(line)
        except msgspec.DecodeError:
            raise Broken("a line that is no JSON") from None
        if not isinstance(found, dict):
            raise Broken("a line that is no object")
        return found

    def end(self) -> None:
        """End it and all it has started."""
        self.told.put(None)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()


_idle: dict[tuple[Any, ...], list[Program]] = {}
"""Programs that wait for their next game."""


@atexit.register
def _quit() -> None:
    for programs in _idle.values():
        for one in programs:
            one.end()
    _idle.clear()


class ProgramBot(Bot):
    """A seat played by a program. What it does not answer as it should is played at random and told as a fault."""

    name: ClassVar[str] = "program"

    def __init__(
        self, command: Sequence[str], folder: Path, seed: str | int, limit: Limit, memory: int
    ) -> None:
        super().__init__(seed, limit)
        self.seed = str(seed)
        self.how = (tuple(command), folder, memory)
        self.program: Program | None = None
        self.asked = 0
        self.lates = 0

    def begin(self, seating: Seating) -> None:
        """Start it, or take one that waits, and tell it where it sits."""
        waiting = _idle.get(self.how)
        try:
            self.program = waiting.pop() if waiting else Program(*self.how)
            hello = msgspec.to_builtins(seating)
            self.program.tell(hello={"protocol": PROTOCOL, **hello, "seed": self.seed})
            self.program.hear(time.monotonic() + START, "ready")
        except TimeoutError:
            self._give_up("not ready")
        except (Broken, OSError) as error:
            self._give_up(str(error))

    def choose(self, position: Position, limit: Limit | None = None) -> Option:
        """Its answer, or a random option."""
        options = position.options
        self.asked += 1
        if self.program is not None:
            try:
                return options[self._ask(self.program, position, limit or self.limit)]
            except TimeoutError:
                self.lates += 1
                self.faults.append(Fault(self.asked, "late"))
                if self.lates == LATES:
                    self._give_up("too often late")
            except (Broken, OSError) as error:
                self._give_up(str(error))
        return options[self.chance.pick(len(options))]

    def _ask(self, program: Program, position: Position, limit: Limit) -> int:
        count = len(position.options)
        program.tell(
            ask={
                "number": self.asked,
                "milliseconds": limit.milliseconds,
                "prompt": position.prompt,
                "view": position.view,
                "options": [position.game.encode(option) for option in position.options],
            }
        )
        seconds = PATIENCE if limit.milliseconds is None else limit.milliseconds / 1000 + GRACE
        until = time.monotonic() + seconds
        while True:
            _, answer = program.hear(until, "choose")
            number, option = answer.get("number"), answer.get("option")
            if type(number) is int and number < self.asked:
                continue  # an answer that came too late for its own question
            if number != self.asked or type(option) is not int or not 0 <= option < count:
                raise Broken(f"an answer that is none of the {count} options")
            self.lates = 0
            return option

    def _give_up(self, what: str) -> None:
        self.faults.append(Fault(self.asked, what))
        if self.program is not None:
            self.program.end()
            self.program = None

    def end(self, scores: list[int], winners: list[int]) -> None:
        if self.program is not None:
            self.program.tell(end={"scores": scores, "winners": winners})

    def close(self) -> None:
        """A program in good order waits for the next game; any other one is ended."""
        if self.program is not None:
            if self.lates or self.program.process.poll() is not None:
                self.program.end()
            else:
                _idle.setdefault(self.how, []).append(self.program)
            self.program = None
