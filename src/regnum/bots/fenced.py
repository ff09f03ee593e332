"""Fenced: a Python bot of somebody else in a process of its own, with a hard limit of time and memory for a thought."""

from __future__ import annotations

import atexit
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

import msgspec

from ..kernel.kinds import Option
from ..kernel.position import Position
from ..processes import Worker, WorkerDied, end
from .base import Bot, Fault, Limit
from .memory import limit_memory

MEMORY = 2 << 30
"""Bytes a bot may have where nobody says otherwise."""
PATIENCE = 10.0
"""Seconds for one thought where no limit is set."""
GRACE = 1.0
"""Seconds beside its own limit before it is ended; a process that was just started may take longer."""
START = 60.0
TRIES = 3
"""So many failures in a row, and it is asked no more."""


class Start(msgspec.Struct):
    """A bot to be made for the next game."""

    target: str
    seed: str
    limit: Limit | None
    parameters: dict[str, float]
    memory: int


class Ask(NamedTuple):
    """A question to it."""

    position: Position
    limit: Limit | None


_bot: Bot | None = None


def think(message: Start | Ask) -> Option | None:
    """What happens in the process: the bot is made there, and asked."""
    global _bot
    if isinstance(message, Ask):
        assert _bot is not None
        return _bot.choose(message.position, message.limit)
    from .outside import load

    kind = load(message.target)
    limit_memory(message.memory)
    _bot = kind(message.seed, message.limit, message.parameters)
    return None


Thinker = Worker[Start | Ask, Option | None]
_idle: dict[tuple[str, int], list[Thinker]] = {}
"""Processes that wait for their next game."""


@atexit.register
def _quit() -> None:
    end([one for thinkers in _idle.values() for one in thinkers])
    _idle.clear()


class Fenced(Bot):
    """Asks the process; what it does not answer as it should is played at random and told as a fault."""

    name: ClassVar[str] = "fenced"

    def __init__(
        self, target: str, seed: str | int, limit: Limit | None, parameters: Mapping[str, float], memory: int
    ) -> None:
        super().__init__(seed, limit)
        self.start = Start(target, str(seed), limit, dict(parameters), memory or MEMORY)
        self.thinker: Thinker | None = None
        self.asked = 0
        self.failures = 0

    def choose(self, position: Position, limit: Limit | None = None) -> Option:
        """Its answer, or a random option."""
        options = position.options
        self.asked += 1
        if self.failures < TRIES:
            answer = self._ask(position, limit)
            if not isinstance(answer, str):
                self.failures = 0
                return answer
            self.failures += 1
            self.faults.append(Fault(self.asked, answer))
        return options[self.chance.pick(len(options))]

    def _ask(self, position: Position, limit: Limit | None) -> Option | str:
        """An option, or what went wrong."""
        allowed = limit or self.limit
        seconds = PATIENCE if allowed.milliseconds is None else allowed.milliseconds / 1000 + GRACE
        try:
            if self.thinker is None:
                waiting = _idle.get((self.start.target, self.start.memory))
                self.thinker = waiting.pop() if waiting else Worker(think)
                self._take(self.start, START)
            option = self._take(Ask(position, limit), seconds)
        except TimeoutError:
            self._end()
            return "late"
        except WorkerDied:
            self._end()
            return "it ended"
        except Exception as error:  # the bot's own
            if isinstance(error, MemoryError):
                self._end()
            return f"{type(error).__name__}: {error}"
        if option is None or option not in position.options:
            return f"{option!r} is none of the {len(position.options)} options"
        return option

    def _take(self, message: Start | Ask, seconds: float) -> Option | None:
        assert self.thinker is not None
        self.thinker.give(self.asked, message)
        if not self.thinker.answers(seconds):
            raise TimeoutError
        return self.thinker.take()[1]

    def _end(self) -> None:
        if self.thinker is not None:
            end([self.thinker])
            self.thinker = None

    def close(self) -> None:
        """A process in good order waits for the next game."""
        if self.thinker is not None:
            _idle.setdefault((self.start.target, self.start.memory), []).append(self.thinker)
            self.thinker = None
