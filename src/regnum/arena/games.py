"""One game between bots as a job, and many jobs on several processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any

import msgspec

from ..bots import make
from ..kernel.chance import Seeded
from ..kernel.position import Position
from ..kernel.registry import find


class Job(msgspec.Struct, frozen=True):
    """A game to be played: everything that decides how it goes."""

    number: int
    game: str
    bots: tuple[str, ...]
    seed: str
    settings: dict[str, Any] = {}
    components: dict[str, Any] = {}


class GameResult(msgspec.Struct):
    """How a game went; `rank` is 1 for the winners."""

    number: int
    game: str
    seed: str
    bots: list[str]
    scores: list[int]
    winners: list[int]
    rank: list[int]
    decisions: int


def play(job: Job) -> GameResult:
    """Play one game; its seed decides the dice and the bots' whims."""
    game = find(job.game)
    components = game.components().override(job.components)
    state = game.new(len(job.bots), Seeded(job.seed), job.settings, components)
    bots = [make(spec, f"{job.seed} {seat}") for seat, spec in enumerate(job.bots)]
    decisions = 0
    while state.waiting:
        seat = state.waiting[0]
        state.apply(seat, bots[seat].choose(Position(state, seat)))
        decisions += 1
    scores = state.scores()
    winners = state.winners()
    return GameResult(
        number=job.number,
        game=job.game,
        seed=job.seed,
        bots=list(job.bots),
        scores=scores,
        winners=winners,
        rank=ranks(scores, winners),
        decisions=decisions,
    )


def ranks(scores: list[int], winners: list[int]) -> list[int]:
    """Places by points, with the winners first whatever broke their tie.

    >>> ranks([7, 9, 9], [2])
    [3, 2, 1]
    """
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > key for other in keys) for key in keys]


def run_all(jobs: Iterable[Job], processes: int = 1) -> Iterator[GameResult]:
    """Play the jobs and give their results in order."""
    if processes <= 1:
        yield from map(play, jobs)
        return
    waiting = iter(jobs)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        ahead = [pool.submit(play, job) for job in islice(waiting, processes * 8)]
        while ahead:
            yield ahead.pop(0).result()
            ahead.extend(pool.submit(play, job) for job in islice(waiting, 1))
