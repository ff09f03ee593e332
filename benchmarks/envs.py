"""How many steps of an environment one core takes: choices alone, with observations, and as PettingZoo walks them.

PettingZoo's classic games run beside where they are installed (`pip install "pettingzoo[classic]"`). Random legal play, CPU time.
With the compiled package: PYTHONPATH=build/compiled python benchmarks/envs.py
"""

from __future__ import annotations

import importlib
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import regnum
from regnum import envs

TABLES = (("brawl", 2), ("kingsburg", 3), ("troyes", 3), ("feudum", 3))
CLASSICS = ("connect_four_v3", "texas_holdem_v4", "chess_v6")
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


def main() -> None:
    warnings.simplefilter("ignore")
    print(f"compiled: {regnum.compiled}; steps a CPU second")
    print(f"{'game':18} {'choices':>9} {'observed':>9} {'PettingZoo':>11}")
    for name, seats in TABLES:
        alone, looking = (speed(table_walk(name, seats, looks)) for looks in (False, True))
        print(
            f"{name + ' ' + str(seats):18} {alone:9,.0f} {looking:9,.0f} {speed(aec_walk(envs.aec(name, seats=seats))):11,.0f}"
        )
    for name in CLASSICS:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        print(f"{name:18} {'':9} {'':9} {speed(aec_walk(env)):11,.0f}")


if __name__ == "__main__":
    main()
