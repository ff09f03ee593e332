"""`python -m regnum.testing.smoke`: an installed Regnum plays every game, compiled and pure alike.

With `--compiled` it is an error when nothing is compiled.
"""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from importlib import import_module

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.freeze import digest

KERNEL = ("chance", "step", "event", "state", "plan", "brain", "match")


def played() -> list[str]:
    """A line for each game and number of seats: how a random game ended, listened to and not."""
    lines = []
    for name, game in regnum.catalogue().items():
        for seats in (game.fewest, game.most):
            match, luck = regnum.new(name, seats=seats, seed=5), Seeded("luck")
            state = game.new(seats, Seeded(5))
            while match.waiting:
                seat = match.waiting[0]
                option = match.options(seat)[luck.pick(len(match.options(seat)))]
                assert state.options(seat) == match.options(seat), f"{name}: options differ"
                match.apply(seat, option)
                state.apply(seat, option)
            assert digest(state) == digest(match.state), f"{name}: it matters whether anybody listens"
            lines.append(f"{name} {seats} {len(match.record.rows)} {match.record.digest} {match.scores()}")
    return lines


def extend_everything() -> None:
    """Other people's classes may extend every public class of the kernel."""
    for name in KERNEL:
        module = import_module(f"regnum.kernel.{name}")
        for one in vars(module).values():
            if (
                inspect.isclass(one)
                and one.__module__ == module.__name__
                and not one.__name__.startswith("_")
            ):
                type(f"My{one.__name__}", (one,), {"__slots__": ()})

    class Loaded(Seeded):
        """The code of the kernel asks other people's dice."""

        def take(self, count: int, low: int, what: str) -> int:
            return low + count - 1

    assert Loaded(1).dice(3) == [6, 6, 6]


def main() -> int:
    """Play, compare with the sources, and say it."""
    lines = played()
    if os.environ.get("REGNUM_PURE"):
        print("\n".join(lines))
        return 0
    if "--compiled" in sys.argv and not regnum.compiled:
        print("nothing is compiled here", file=sys.stderr)
        return 1
    extend_everything()
    done = subprocess.run(
        [sys.executable, "-m", "regnum.testing.smoke"],
        env={**os.environ, "REGNUM_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    if done.stdout.splitlines() != lines:
        print("compiled and pure games differ", done.stdout, *lines, sep="\n", file=sys.stderr)
        return 1
    print(f"regnum {regnum.__version__}, compiled: {regnum.compiled}", *lines, sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
