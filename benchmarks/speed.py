"""How fast the games run, pure and compiled, beside catanatron in the same run: `make bench`.

Every figure is for one core, random play, all options enumerated at every decision. The
reference and our own games take turns, several rounds each, and the best round counts, so
that a busy machine slows all of them alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results.json"
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 3

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("brawl", 2, {}),
    ("brawl", 4, {}),
    ("kingsburg", 4, {}),
    ("kingsburg", 4, {"modules": "all"}),
    ("troyes", 1, {}),
    ("troyes", 3, {"bonus": True}),
    ("troyes", 4, {}),
    ("feudum", 4, {"advanced": True}),
]


def measure_game(name: str, seats: int, settings: dict[str, Any], seconds: float) -> dict[str, float]:
    """Random games for so many seconds."""
    import random

    import regnum
    from regnum.kernel.chance import Seeded

    game = regnum.find(name)
    luck = random.Random(1)
    states = []
    decisions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new(seats, Seeded(games), settings)
        while state.waiting:
            seat = state.waiting[0]
            options = state.options(seat)
            state.apply(seat, options[int(luck.random() * len(options))])
            decisions += 1
        games += 1
    took = time.perf_counter() - started
    state = game.new(seats, Seeded(7), settings)
    while state.waiting and len(states) < 200:
        states.append(state.copy())
        seat = state.waiting[0]
        options = state.options(seat)
        state.apply(seat, options[int(luck.random() * len(options))])
    copies = _copies(states, seconds / 4)
    return {
        "decisions_s": decisions / took,
        "choices_s": decisions / took,
        "games_s": games / took,
        "copy_us": 1e6 / copies,
    }


def measure_catanatron(seconds: float) -> dict[str, float]:
    """The same of catanatron: four random players, its own playable actions at every tick.

    Most of its ticks have a single possible action (to roll, to end the turn), which our
    kernel plays by itself. `decisions_s` counts all its ticks all the same, and `choices_s`
    those with a real choice, which is what ours counts.
    """
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    decisions = choices = games = 0
    kept: list[Any] = []
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            decisions += 1
            if games == 0 and decisions % 5 == 0:
                kept.append(game.copy())
        games += 1
    took = time.perf_counter() - started
    copies = _copies(kept[:200], seconds / 4)
    return {
        "decisions_s": decisions / took,
        "choices_s": choices / took,
        "games_s": games / took,
        "copy_us": 1e6 / copies,
    }


def _copies(states: list[Any], seconds: float) -> float:
    count = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for state in states:
            state.copy()
        count += len(states)
    return count / (time.perf_counter() - started)


def child(case: str, seconds: float, compiled: bool) -> dict[str, float]:
    """Measure in a process of its own."""
    env = dict(os.environ)
    if compiled:
        env["PYTHONPATH"] = str(COMPILED)
    command = [sys.executable, str(Path(__file__)), "--child", case, "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{case}: {done.stderr.strip()[-800:]}")
    result: dict[str, float] = json.loads(done.stdout)
    return result


def described(name: str, seats: int, settings: dict[str, Any]) -> str:
    """A case in words: the game, its seats, the settings that were changed."""
    return " ".join([name, str(seats), "seat" if seats == 1 else "seats", *settings])


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The fastest round of each figure."""
    return {key: (min if key == "copy_us" else max)(one[key] for one in rounds) for key in rounds[0]}


def main() -> None:
    """Measure everything, print a table, keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--child")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", default="", help="only these games, parted by commas")
    given = parser.parse_args()
    if given.child:
        if given.child == "catanatron":
            print(json.dumps(measure_catanatron(given.seconds)))
        else:
            name, seats, settings = json.loads(given.child)
            print(json.dumps(measure_game(name, seats, settings, given.seconds)))
        return

    import regnum

    wanted = given.games.split(",") if given.games else list(regnum.catalogue())
    cases = [case for case in CASES if case[0] in wanted and case[0] in regnum.catalogue()]
    builds = [False, True] if (COMPILED / "regnum").is_dir() else [False]
    rounds: dict[str, list[dict[str, float]]] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} …", file=sys.stderr)
        rounds.setdefault("catanatron", []).append(child("catanatron", given.seconds, False))
        for case in cases:
            for compiled in builds:
                label = f"{described(*case)} {'compiled' if compiled else 'pure'}"
                rounds.setdefault(label, []).append(child(json.dumps(case), given.seconds, compiled))
    figures = {label: best(found) for label, found in rounds.items()}
    reference = figures["catanatron"]
    print(
        f"{'':<36}{'decisions/s':>12}{'× ref':>8}{'× choices':>11}{'games/s':>10}{'copy µs':>10}{'ref ÷':>8}"
    )
    for label, one in figures.items():
        one["decisions_ratio"] = one["decisions_s"] / reference["decisions_s"]
        one["choices_ratio"] = one["choices_s"] / reference["choices_s"]
        one["copy_ratio"] = reference["copy_us"] / one["copy_us"]
        print(
            f"{label:<36}{one['decisions_s']:>12,.0f}{one['decisions_ratio']:>8.1f}{one['choices_ratio']:>11.1f}{one['games_s']:>10,.1f}"
            f"{one['copy_us']:>10.2f}{one['copy_ratio']:>8.1f}"
        )
    rounded = {label: {key: round(value, 3) for key, value in one.items()} for label, one in figures.items()}
    RESULTS.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
