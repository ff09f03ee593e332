"""Measures how often a hint is what ten times its effort would advise.

python scripts/hints.py brawl --sample 100
python scripts/hints.py feudum --set advanced=true --level hard --jobs 4

Positions are taken from games between easy bots. It tells the share of positions in which both advise the same option
(95 % interval), and what following the hint costs on the mean, in chances to win as the deeper search sees them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import NamedTuple

import regnum
from regnum.arena.tournament import wilson
from regnum.bots import LEVELS, Limit, Position, make

TIMES = 10
EVERY = 7
"""Every so many decisions of a game one is asked about: the next but one is much like the last."""


class Asked(NamedTuple):
    """A position to advise in."""

    position: Position
    level: str
    number: int


def positions(game: str, seats: int, settings: dict[str, str], name: str = "hints") -> Iterator[Position]:
    """Positions of games between easy bots, whoever is asked there; other games under another name."""
    number = 0
    for seed in range(1_000_000):
        match = regnum.new(game, seats=seats, seed=f"{name} {seed}", **settings)
        bots = [make("easy", f"{seed} {seat}") for seat in range(seats)]
        while match.waiting:
            seat = match.waiting[0]
            number += 1
            if number % EVERY == 0:
                yield match.position(seat)
            match.apply(seat, bots[seat].choose(match.position(seat)))


def compare(asked: Asked) -> tuple[bool, float]:
    """Whether both advise the same, and what the deeper search thinks following the hint would cost."""
    quick, deep = (make(asked.level, f"{who} {asked.number}") for who in ("hint", "deep"))
    time = quick.limit.milliseconds
    assert time is not None, "a hint is a search's"
    hint = quick.advise(asked.position)[0].option
    lines = deep.advise(asked.position, Limit(milliseconds=TIMES * time), len(asked.position.options))
    wins = {line.option: line.win for line in lines if line.visits}
    favourite = max(lines, key=lambda line: line.visits).option
    loss = wins[favourite] - wins.get(hint, min(wins.values()))
    return hint == lines[0].option, max(0.0, loss)


def main() -> None:
    """Ask, and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(regnum.catalogue()))
    parser.add_argument(
        "--level", default="expert", choices=[level for level in LEVELS if make(level).limit.milliseconds]
    )
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--seed", default="hints", help="other positions: not those on which numbers were chosen"
    )
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    settings = dict(pair.split("=", 1) for pair in given.set)
    source = positions(given.game, given.seats, settings, given.seed)
    work = [Asked(next(source), given.level, number) for number in range(given.sample)]
    same, losses = 0, []
    with ProcessPoolExecutor(given.jobs) as pool:
        for number, (agreed, loss) in enumerate(pool.map(compare, work), 1):
            same += agreed
            losses.append(loss)
            low, high = wilson(same, number)
            print(
                f"{given.game} {given.level}: {same} of {number} the same, {same / number:.0%} [{low:.0%}–{high:.0%}]; "
                f"following the hint costs {100 * fmean(losses):.2f} % of chances to win",
                flush=True,
            )


if __name__ == "__main__":
    main()
