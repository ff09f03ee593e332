"""Fenced: a Python bot of somebody else in a process of its own, with a hard limit of time and memory for a thought."""

from __future__ import annotations

import atexit
import pickle
import sys
import time
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ..kernel.brain import Brain
from ..kernel.game import Game
from ..kernel.kinds import Option
from ..kernel.position import Position
from .base import Bot, Fault, Limit, Seating, UnknownBot
from .program import Broken, Program

MEMORY = 2 << 30
"""Bytes a bot may have where nobody says otherwise."""
PATIENCE = 10.0
"""Seconds for one thought where no limit is set."""
GRACE = 1.0
"""Seconds beside its own limit before it is ended; a process that was just started may take longer."""
START = 60.0
TRIES = 3
"""So many failures in a row, and it is asked no more."""
LONGEST = 300
"""Letters of what it says of its own failure."""
CHILD = "import sys; sys.path[:] = {path!r}; from regnum.bots.inside import live; live()"
"""Neither our arguments nor our main module come along, as they would with `multiprocessing`."""


class Start(msgspec.Struct, frozen=True):
    """A bot to be made for the next game."""

    target: str
    seed: str
    limit: Limit | None
    parameters: dict[str, float]
    memory: int


class Failed(Exception):
    """What the bot's own code raised, or that it chose what is not there."""


_idle: dict[tuple[str, int], list[Program]] = {}
"""Processes that wait for their next game."""


@atexit.register
def dismiss() -> None:
    """End the processes that wait."""
    for programs in _idle.values():
        for one in programs:
            one.end()
    _idle.clear()


class Fenced(Bot):
    """Asks the process; what it does not answer as it should is played at random and told as a fault.

    It gets pickles and answers in lines of JSON: whoever unpickles what a stranger wrote runs his code.
    """

    name: ClassVar[str] = "fenced"

    def __init__(
        self, target: str, seed: str | int, limit: Limit | None, parameters: Mapping[str, float], memory: int
    ) -> None:
        super().__init__(seed, limit)
        self.start = Start(target, str(seed), limit, dict(parameters), memory or MEMORY)
        self.seating: Seating | None = None
        self.program: Program | None = None
        self.asked = 0
        self.failures = 0

    def begin(self, seating: Seating) -> None:
        self.seating = seating

    def choose(self, position: Position, limit: Limit | None = None) -> Option:
        """Its answer, or a random option."""
        options = position.options
        self.asked += 1
        if self.failures < TRIES:
            try:
                option = options[self._ask(position, limit)]
                self.failures = 0
                return option
            except TimeoutError:
                self._fail("late")
                self._end()
            except (Broken, OSError) as error:
                self._fail(str(error))
                self._end()
            except Failed as error:
                self._fail(str(error))
        return options[self.chance.pick(len(options))]

    def brain(self, game: Game) -> Brain:
        """A brain without parameters; whether the bot can be made, and the game knows its parameters, is tried behind the fence."""
        try:
            self._open(game.name)
        except (TimeoutError, Broken, Failed, OSError) as error:
            self._end()
            spec, reason = self.start.target, str(error) or "it is not ready"
            raise UnknownBot("bot-broken", f"can't make {spec}: {reason}", spec=spec, reason=reason) from None
        self.close()
        return super().brain(game)

    def _open(self, game: str = "") -> None:
        """Have the bot made in a process; with the name of a game it is made sure that its brain knows the parameters."""
        waiting = _idle.get(self._kind)
        self.program = waiting.pop() if waiting else Program(_command(), Path.cwd())
        self._take(START, "ready", start=self.start, seating=self.seating, game=game)

    def _ask(self, position: Position, limit: Limit | None) -> int:
        if self.program is None:
            try:
                self._open()
            except Failed:
                self._end()
                raise
        allowed = limit or self.limit
        seconds = PATIENCE if allowed.milliseconds is None else allowed.milliseconds / 1000 + GRACE
        packed = b64encode(pickle.dumps(position)).decode()
        answer = self._take(seconds, "choose", ask={"position": packed, "limit": limit})
        option = answer.get("option")
        if type(option) is not int or not 0 <= option < len(position.options):
            raise Broken(f"an answer that is none of the {len(position.options)} options")
        return option

    def _take(self, seconds: float, sort: str, **message: Any) -> dict[str, Any]:
        """What it answers to a message, or what it failed with."""
        assert self.program is not None
        self.program.tell(**message)
        heard, answer = self.program.hear(time.monotonic() + seconds, sort, "failed")
        if heard == "failed":
            raise Failed(_plain(answer.get("what")))
        return answer

    @property
    def _kind(self) -> tuple[str, int]:
        return self.start.target, self.start.memory

    def _fail(self, what: str) -> None:
        self.failures += 1
        self.faults.append(Fault(self.asked, what))

    def end(self, scores: list[int], winners: list[int]) -> None:
        if self.program is not None:
            self.program.tell(end={"scores": scores, "winners": winners})

    def close(self) -> None:
        """A process in good order waits for the next game."""
        if self.program is None:
            return
        try:
            self._take(PATIENCE, "closed", close={})
        except TimeoutError:
            self._fail("late")
        except (Broken, Failed, OSError) as error:
            self._fail(str(error))
        if self.failures:
            self._end()
        else:
            _idle.setdefault(self._kind, []).append(self.program)
        self.program = None

    def _end(self) -> None:
        if self.program is not None:
            self.program.end()
            self.program = None


def _command() -> list[str]:
    return [sys.executable, "-c", CHILD.format(path=sys.path)]


def _plain(text: Any) -> str:
    """A stranger's words as one short line that does nothing to a terminal.

    >>> _plain("KeyError: \\x1b[2J\\n'x'")
    "KeyError: ?[2J 'x'"
    """
    line = " ".join(str(text).split())[:LONGEST]
    return "".join(letter if letter.isprintable() else "?" for letter in line)
