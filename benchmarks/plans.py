"""What it costs to offer whole actions, pure and compiled, and how long the messages become: part of `make bench`.

Random games, one random action after another. At every position the tree of the asked seat's actions is made as the server
makes it (once for a position, at most 400 options looked into). Processor time of this process, the better of two tries.
Bytes are those of the state message after one action: as it is, and with the options of the first question in place of
the plans, as it was before there were whole actions.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "plans.json"
COMPILED = ROOT / "build" / "installed"
"""Where `make bench` installs the compiled wheel."""
LIMITS = {"pure": 10.0, "compiled": 4.0}
"""Milliseconds at 95 %."""
LONGER = 1.5
"""How many times as long a message may be, at 95 %."""

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("brawl", 2, {}),
    ("brawl", 4, {}),
    ("kingsburg", 4, {}),
    ("kingsburg", 5, {"modules": "all"}),
    ("troyes", 1, {}),
    ("troyes", 3, {"bonus": True}),
    ("feudum", 4, {}),
    ("feudum", 4, {"advanced": True}),
]


def measure(name: str, seats: int, settings: dict[str, Any], positions: int) -> dict[str, list[float]]:
    """The figures of so many positions."""
    import msgspec

    import regnum
    from regnum.kernel.chance import Seeded
    from regnum.kernel.forest import write
    from regnum.kernel.match import Match

    game = regnum.find(name)
    luck = random.Random(1)
    encode = msgspec.json.Encoder().encode
    found: dict[str, list[float]] = {
        "ms": [],
        "plans": [],
        "forest": [],
        "options": [],
        "now": [],
        "before": [],
    }
    seed = 0
    match = Match(game, seats, settings, seed)
    while len(found["ms"]) < positions:
        if not match.waiting:
            seed += 1
            match = Match(game, seats, settings, seed)
        seat = match.waiting[0]
        tries = []
        for _ in range(2):
            began = time.process_time()
            fork = match.plans(seat)
            assert fork is not None
            forest = write(game, fork, match.state.imagine(seat, Seeded("alike")).alike(seat))
            tries.append(time.process_time() - began)
        told = [event.seen(game.events, seat) for event in match.history[-1]]
        rest = len(encode({"view": match.view(seat), "log": [{"events": told}], "table": "x" * 120}))
        plans, options = len(encode(forest)), len(encode([game.encode(one) for one in match.options(seat)]))
        found["ms"].append(min(tries) * 1000)
        found["plans"].append(fork.count())
        found["forest"].append(plans)
        found["options"].append(options)
        found["now"].append(rest + plans)
        found["before"].append(rest + options)
        line = []
        while fork is not None:
            branch = luck.choice(fork.branches)
            line.append(branch.option)
            fork = branch.then
        match.act(seat, line)
    return found


def share(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def child(case: tuple[str, int, dict[str, Any]], positions: int, build: str) -> dict[str, list[float]]:
    """Measure in a process of its own."""
    env = dict(os.environ)
    if build == "compiled":
        env["PYTHONPATH"] = str(COMPILED)
    command = [
        sys.executable,
        str(Path(__file__)),
        "--child",
        json.dumps(case),
        "--positions",
        str(positions),
    ]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{case}: {done.stderr.strip()[-800:]}")
    result: dict[str, list[float]] = json.loads(done.stdout)
    return result


def figures(found: dict[str, list[float]]) -> dict[str, Any]:
    """Median, 95 % and the largest of everything."""
    table: dict[str, Any] = {
        key: [round(share(values, part), 2) for part in (0.5, 0.95, 1)] for key, values in found.items()
    }
    table["longer"] = round(share(found["now"], 0.95) / share(found["before"], 0.95), 2)
    return table


def main() -> int:
    """Measure everything, print a table, keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--child")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--check", action="store_true", help="fail where a limit is passed")
    given = parser.parse_args()
    if given.child:
        print(json.dumps(measure(*json.loads(given.child), given.positions)))
        return 0
    builds = ["pure", "compiled"] if (COMPILED / "regnum").is_dir() else ["pure"]
    results: dict[str, dict[str, Any]] = {}
    missed: list[str] = []
    print(
        f"{'median / 95 % / largest':<40}{'ms':>20}{'plans':>18}{'message, bytes':>24}{'before':>24}{'longer':>8}"
    )
    for name, seats, settings in CASES:
        for build in builds:
            label = " ".join([name, str(seats), "seat" if seats == 1 else "seats", *settings, build])
            one = results[label] = figures(child((name, seats, settings), given.positions, build))
            texts = [
                " / ".join(f"{value:g}" for value in one[key]) for key in ("ms", "plans", "now", "before")
            ]
            print(f"{label:<40}{texts[0]:>20}{texts[1]:>18}{texts[2]:>24}{texts[3]:>24}{one['longer']:>8}")
            if one["ms"][1] > LIMITS[build]:
                missed.append(f"{label}: {one['ms'][1]} ms")
            if one["longer"] > LONGER:
                missed.append(f"{label}: {one['longer']} times as long")
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print("all within the limits" if not missed else "\n".join(["past the limits:", *missed]))
    return int(given.check and bool(missed))


if __name__ == "__main__":
    sys.exit(main())
