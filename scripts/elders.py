"""Lets a bot of this Regnum meet a table of bots of an older one, that lies in a folder of its own.

git worktree add build/old 8583d35 && (cd build/old && python scripts/compile.py)
python scripts/elders.py kingsburg --old build/old/build/compiled --one expert --against search:1500 --games 64

Both play every game for themselves, by the oldest rules and on the same luck; each is told what the other's bots chose,
and after every choice both must say the same. The seat of the one is rotated on the same luck.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import regnum
from regnum.arena.challenge import challenge_jobs, judge
from regnum.arena.games import GameResult, Job, ranks

HERE = Path(regnum.__file__).parents[1]


class Side:
    """A Regnum in a process of its own, read from a folder."""

    def __init__(self, folder: Path, **game: Any) -> None:
        command = [sys.executable, str(Path(__file__).with_name("elder.py"))]
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.opening = self.ask(**game)

    def ask(self, **asked: Any) -> Any:
        """Its answer to a question of `elder.Side.ask`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()


def play(job: Job, one: str, old: Path) -> GameResult:
    """A game of one bot from here against older ones."""
    mine = job.bots.index(one)
    bots = {str(seat): bot for seat, bot in enumerate(job.bots)}
    table = {"game": job.game, "seats": len(bots), "settings": job.settings, "seed": job.seed}
    new = Side(HERE, **table, bots={str(mine): bots.pop(str(mine))})
    elders = Side(old, **table, bots=bots)
    at = new.opening
    decisions = 0
    try:
        while at["waiting"]:
            seat = at["waiting"][0]
            option = (new if seat == mine else elders).ask(seat=seat, think=True)
            at, same = (side.ask(seat=seat, chosen=option) for side in (new, elders))
            if at != same:
                raise SystemExit(f"game {job.number}: they disagree after {option}: {at} and {same}")
            decisions += 1
    finally:
        new.close()
        elders.close()
    scores, winners = at["scores"], at["winners"]
    rank = ranks(scores, winners)
    return GameResult(job.number, job.game, job.seed, list(job.bots), scores, winners, rank, decisions)


def main() -> None:
    """Play, and tell after every game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(regnum.catalogue()))
    parser.add_argument("--old", type=Path, required=True, help="where the older package `regnum` lies")
    parser.add_argument("--one", default="expert")
    parser.add_argument("--against", default="search:1500")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="elders")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if given.one == given.against:
        parser.error("--one and --against tell the sides apart: write one of them in another way")
    checked = regnum.find(given.game).check_settings(dict(pair.split("=", 1) for pair in given.set))
    settings = json.loads(json.dumps(checked))
    jobs = challenge_jobs(
        given.game, given.one, given.against, given.seats, given.games, given.seed, settings
    )
    results = []
    with ThreadPoolExecutor(given.jobs) as pool:
        for result in pool.map(partial(play, one=given.one, old=given.old), jobs):
            results.append(result)
            told = judge(given.one, given.against, results)
            share = f"{told.share:.1%} [{told.low:.0%}–{told.high:.0%}]"
            margin = f"{told.margin:+.1f} ± {told.doubt:.1f} points"
            print(f"{given.game}: {told.games} games, {share}, {margin}", flush=True)


if __name__ == "__main__":
    main()
