"""One game between bots as a job, and many jobs on several processes."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any

import msgspec

from ..bots import make
from ..kernel.chance import Seeded
from ..kernel.errors import RegnumError
from ..kernel.position import Position
from ..kernel.registry import find
from .processes import WorkerDied, side_by_side
from .stop import Stop


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
    """Play the jobs and give their results in order.

    When something ends it early (Ctrl-C, a broken bot), what was finished out of order still comes, then the reason.
    """
    reason: BaseException | None = None
    held: dict[int, GameResult] = {}
    turn = 0
    with Stop() as stop:
        playing = side_by_side(play, jobs, processes) if processes > 1 else _one_by_one(jobs)
        try:
            while True:
                with stop.heard():
                    found = next(playing, None)
                if found is None:
                    return
                held[found[0]] = found[1]
                while turn in held:
                    yield held.pop(turn)
                    turn += 1
        except (KeyboardInterrupt, Exception) as error:
            reason = error
        finally:
            playing.close()
        for number in sorted(held):
            yield held[number]
        if isinstance(reason, WorkerDied):
            raise lost(reason.task) from None
        raise reason


def _one_by_one(jobs: Iterable[Job]) -> Generator[tuple[int, GameResult], None, None]:
    for number, job in enumerate(jobs):
        yield number, play(job)


def lost(job: Job) -> RegnumError:
    """The error of a game whose process was ended by something else, such as want of memory."""
    text = f"the process that played game {job.number} (seed {job.seed}) was ended by something else"
    return RegnumError("worker-died", text, number=job.number, seed=job.seed)
