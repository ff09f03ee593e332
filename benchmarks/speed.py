"""How fast the games run, pure and compiled, beside catanatron in the same run: `make bench`.

Every figure is for one core, random play, all options enumerated at every decision. Time is CPU time. The
reference and our own games take turns, several rounds each, and the best round counts, so
that a busy machine slows all of them alike. `api` is the same through `regnum.new`, which keeps record, events and undo.
With `--check` it fails below the floors that the project promises, or if the installed wheel is too large.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results.json"
COMPILED = ROOT / "build" / "installed"
"""Where `make bench` installs the compiled wheel."""
ROUNDS = 3
FLOORS = {"decisions_ratio": 12.0, "api_ratio": 6.0, "copy_ratio": 20.0}
"""What compiled games are promised to reach, times catanatron."""
SOLO = 9.0
"""The King's challenge plays a whole turn of the King after each decision."""
MOST = 12_000_000
"""Bytes that the compiled wheel may take once it is installed."""

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
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = game.new(seats, Seeded(games), settings)
        while state.waiting:
            seat = state.waiting[0]
            options = state.options(seat)
            state.apply(seat, options[int(luck.random() * len(options))])
            decisions += 1
        games += 1
    took = time.process_time() - started
    through = api(name, seats, settings, seconds)
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
        "api_s": through,
        "games_s": games / took,
        "copy_us": 1e6 / copies,
        "pickle_bytes": max(len(pickle.dumps(state)) for state in states[::20]),
    }


def api(name: str, seats: int, settings: dict[str, Any], seconds: float) -> float:
    """Decisions a second through `regnum.new`."""
    import random

    import regnum

    luck = random.Random(1)
    decisions = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        match = regnum.new(name, seats=seats, seed=games, **settings)
        while match.waiting:
            seat = match.waiting[0]
            options = match.options(seat)
            match.apply(seat, options[int(luck.random() * len(options))])
            decisions += 1
        games += 1
    return decisions / (time.process_time() - started)


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
    started = time.process_time()
    while time.process_time() - started < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            decisions += 1
            if games == 0 and decisions % 5 == 0:
                kept.append(game.copy())
        games += 1
    took = time.process_time() - started
    copies = _copies(kept[:200], seconds / 4)
    return {
        "decisions_s": decisions / took,
        "choices_s": choices / took,
        "api_s": decisions / took,
        "games_s": games / took,
        "copy_us": 1e6 / copies,
        "pickle_bytes": 0,
    }


def _copies(states: list[Any], seconds: float) -> float:
    count = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for state in states:
            state.copy()
        count += len(states)
    return count / (time.process_time() - started)


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
    return {
        key: (min if key in ("copy_us", "pickle_bytes") else max)(one[key] for one in rounds)
        for key in rounds[0]
    }


def main() -> None:
    """Measure everything, print a table, keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--child")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--check", action="store_true", help="fail below the floors")
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
        f"{'':<36}{'decisions/s':>12}{'× ref':>8}{'× choices':>11}{'api/s':>10}{'× ref':>7}{'games/s':>10}{'copy µs':>10}{'ref ÷':>8}"
    )
    for label, one in figures.items():
        one["decisions_ratio"] = one["decisions_s"] / reference["decisions_s"]
        one["choices_ratio"] = one["choices_s"] / reference["choices_s"]
        one["api_ratio"] = one["api_s"] / reference["decisions_s"]
        one["copy_ratio"] = reference["copy_us"] / one["copy_us"]
        print(
            f"{label:<36}{one['decisions_s']:>12,.0f}{one['decisions_ratio']:>8.1f}{one['choices_ratio']:>11.1f}{one['api_s']:>10,.0f}{one['api_ratio']:>7.1f}{one['games_s']:>10,.1f}"
            f"{one['copy_us']:>10.2f}{one['copy_ratio']:>8.1f}"
        )
    rounded = {label: {key: round(value, 3) for key, value in one.items()} for label, one in figures.items()}
    RESULTS.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")
    size = installed()
    print(f"the installed wheel: {size:,} bytes (at most {MOST:,})")
    if given.check:
        large = [f"the installed wheel has {size:,} bytes"] if size > MOST else []
        raise SystemExit("\n".join(missed(figures) + large) or 0)


def installed() -> int:
    """The bytes of the wheel, without what Python writes beside it."""
    files = (path for path in COMPILED.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sum(path.stat().st_size for path in files)


def missed(figures: dict[str, dict[str, float]]) -> list[str]:
    """Which promises the compiled games do not keep."""
    found = []
    for label, one in figures.items():
        if not label.endswith(" compiled"):
            continue
        for figure, floor in FLOORS.items():
            if one[figure] < (SOLO if figure == "decisions_ratio" and "troyes 1 " in label else floor):
                found.append(f"{label}: {figure} is {one[figure]:.1f}, not {floor}")
    return found


if __name__ == "__main__":
    main()
