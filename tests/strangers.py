"""Bots as nobody wants them at his table; tests copy this file to where a stranger would have it."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

from regnum.bots import Bot, Limit, Position, Seating


class First(Bot):
    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        return position.options[0]


class Broken(Bot):
    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        return position.options[99999]


class Illegal(Bot):
    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        return (99, 99)


class Endless(Bot):
    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        while True:
            pass


class Hungry(Bot):
    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        self.much = bytearray(8 << 30)
        return position.options[0]


class Polite(Bot):
    """Wants to know where it sits and how it ended, and thinks aloud."""

    def begin(self, seating: Seating) -> None:
        self.seat = seating.seat

    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        print("thinking aloud")
        assert position.seat == self.seat
        return position.options[0]

    def end(self, scores: list[int], winners: list[int]) -> None:
        with open("ends.txt", "a") as file:
            print(self.seat, scores, winners, file=file)


class Rude(First):
    def end(self, scores: list[int], winners: list[int]) -> None:
        raise RuntimeError("I do not lose")


class Run:
    """Whoever unpickles it runs it."""

    def __reduce__(self) -> Any:
        return exec, ("open('run.txt', 'w').close()",)


class Thrown(Exception):
    __reduce__ = Run.__reduce__


class Smuggler(Bot):
    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        return Run()


class Thrower(Bot):
    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        raise Thrown("\x1b[2J")


class Half(Endless):
    """Says a part of an answer wherever it can, and no more."""

    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        for number in range(1, 64):
            with contextlib.suppress(OSError):
                os.write(number, bytes([0, 0, 1, 0]))
        return super().choose(position, limit)


class Spy(First):
    """Looks for a seed in what its process was told."""

    def choose(self, position: Position, limit: Limit | None = None) -> Any:
        told = [*sys.argv, *sys.orig_argv, *os.environ.values()]
        assert not [one for one in told if "a-secret-seed" in one]
        assert set(os.environ) <= {"LANG", "LC_CTYPE", "PATH", "REGNUM_PURE"}, set(os.environ)
        assert not [name for name in sys.modules if name.startswith(("regnum.arena", "regnum.cli"))]
        return super().choose(position, limit)
