"""How many steps of an environment one core takes: choices alone, with observations, and as PettingZoo walks them.

PettingZoo's classic games run beside where what they need is installed (`pip install chess pygame-ce rlcard`). Random legal play, CPU time.
With the compiled package: PYTHONPATH=build/compiled python benchmarks/envs.py
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import regnum
from regnum import envs

TABLES = (("brawl", 2), ("kingsburg", 3), ("troyes", 3), ("feudum", 3))
REFERENCE = "connect_four_v3"
CLASSICS = (REFERENCE, "texas_holdem_v4", "chess_v6")
FLOORS = {"brawl": (4.8, 2.0), "kingsburg": (4.0, 1.0), "troyes": (3.6, 1.0), "feudum": (3.2, 0.8)}
"""What choices alone and observations shall reach, compiled, as multiples of connect four's steps."""
SECONDS = 3.0


def speed(walk: Callable[[], int]) -> float:
    """Steps a CPU second of something that walks whole games."""
    walk()
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        steps += walk()
    return steps / (time.process_time() - start)


def table_walk(name: str, seats: int, looks: bool) -> Callable[[], int]:
    table, luck = envs.Table(name, seats), random.Random(1)
    seen = table.observe(0)

    def walk() -> int:
        table.reset(luck.getrandbits(32))
        steps = 0
        while not table.over:
            if looks:
                table.observe(table.seat, seen)
                table.mask()
            table.step(luck.choice(table.legal()))
            steps += 1
        return steps

    return walk


def aec_walk(env: Any) -> Callable[[], int]:
    luck = random.Random(1)

    def walk() -> int:
        env.reset(seed=luck.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(luck.choice(observation["action_mask"].nonzero()[0])))
            steps += 1
        return steps

    return walk


def classic(name: str) -> float | None:
    """One of PettingZoo's own games, where it can be played here."""
    try:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None
    return speed(aec_walk(env))


def main() -> int:
    """Measure, print, and with --check end with an error where a floor is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail where a floor is missed")
    check = parser.parse_args().check
    warnings.simplefilter("ignore")
    print(f"compiled: {regnum.compiled}; steps a CPU second, and how many times connect four's")
    print(f"{'game':18} {'choices':>17} {'observed':>17} {'PettingZoo':>17}")
    reference = classic(REFERENCE)
    if check and reference is None:
        print(f"{REFERENCE} is not there: pip install chess pygame-ce rlcard", file=sys.stderr)
        return 1
    missed = []
    for name, seats in TABLES:
        found = [speed(table_walk(name, seats, looks)) for looks in (False, True)]
        found.append(speed(aec_walk(envs.aec(name, seats=seats))))
        shown = (f"{one:9,.0f} {one / reference:6.1f}×" if reference else f"{one:17,.0f}" for one in found)
        print(f"{name + ' ' + str(seats):18} {' '.join(shown)}")
        if reference and any(
            one < floor * reference for one, floor in zip(found, FLOORS[name], strict=False)
        ):
            missed.append(name)
    for name in CLASSICS:
        steps = reference if name == REFERENCE else classic(name)
        if steps is not None:
            print(f"{name:18} {'':17} {'':17} {steps:9,.0f}")
    if check and missed:
        print("below the floor:", ", ".join(missed), file=sys.stderr)
    return int(check and bool(missed))


if __name__ == "__main__":
    raise SystemExit(main())
