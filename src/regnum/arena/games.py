"""One game between bots as a job, and many jobs on several processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot, Seating, bot_seed, make, ours
from ..kernel.chance import Seeded
from ..kernel.errors import RegnumError
from ..kernel.match import Match
from ..kernel.position import Position
from ..kernel.registry import find
from ..kernel.state import State
from .places import Place, in_order


class Job(msgspec.Struct, frozen=True):
    """A game to be played: everything that decides how it goes."""

    number: int
    game: str
    bots: tuple[str, ...]
    seed: str
    settings: dict[str, Any] = {}
    components: dict[str, Any] = {}
    strict: bool = False
    """Bots that are not ours think in processes of their own, with limits."""
    keep: tuple[str, ...] = ()
    """What the result holds besides: `decisions`, `views`, `record`."""


class SeatFault(msgspec.Struct):
    """What a bot did not answer as it should; a random option was played."""

    seat: int
    decision: int
    what: str


class Asked(msgspec.Struct):
    """One decision: the letters of every option, which one was chosen, and what the bot thought where it searched."""

    decision: int
    seat: int
    prompt: str
    options: list[tuple[int, ...]]
    chosen: int
    visits: list[int] | None
    value: float | None
    view: bytes | None


class BotFailed(RegnumError):
    """The code of a bot raised an error, or chose what is not there."""


class GameResult(msgspec.Struct, omit_defaults=True):
    """How a game went; `rank` is 1 for the winners."""

    number: int
    game: str
    seed: str
    bots: list[str]
    scores: list[int]
    winners: list[int]
    rank: list[int]
    decisions: int
    faults: list[SeatFault] = []
    asked: list[Asked] = []
    record: bytes = b""

    def told(self) -> GameResult:
        """The result without what was kept besides."""
        return msgspec.structs.replace(self, asked=[], record=b"")


def play(job: Job) -> GameResult:
    """Play one game; its seed decides the dice and the bots' whims."""
    game = find(job.game)
    components = game.components().override(job.components)
    match = Match(game, len(job.bots), job.settings, job.seed, components) if "record" in job.keep else None
    state = match.state if match else game.new(len(job.bots), Seeded(job.seed), job.settings, components)
    table: Match | State = match or state
    asked: list[Asked] = []
    bots: list[Bot] = []
    decisions = 0
    try:
        for seat, spec in enumerate(job.bots):
            bots.append(make(spec, bot_seed(job.seed, seat), job.strict))
            seating = Seating(job.game, state.rules, state.seats, seat, job.settings, job.components)
            with _told(job, seat, 0):
                bots[-1].begin(seating)
        while state.waiting:
            seat = state.waiting[0]
            decisions += 1
            with _told(job, seat, decisions):
                _decide(job, state, table, seat, bots[seat], decisions, asked)
        scores, winners = state.scores(), state.winners()
        for seat, bot in enumerate(bots):
            with _told(job, seat, decisions):
                bot.end(scores, winners)
    finally:
        for seat, bot in enumerate(bots):
            with _told(job, seat, decisions):
                bot.close()
    return GameResult(
        number=job.number,
        game=job.game,
        seed=job.seed,
        bots=list(job.bots),
        scores=scores,
        winners=winners,
        rank=ranks(scores, winners),
        decisions=decisions,
        faults=[
            SeatFault(seat, one.decision, one.what) for seat, bot in enumerate(bots) for one in bot.faults
        ],
        asked=asked,
        record=match.record.to_bytes() if match else b"",
    )


def _decide(
    job: Job, state: State, table: Match | State, seat: int, bot: Bot, decision: int, asked: list[Asked]
) -> None:
    position = Position(state, seat)
    if "decisions" in job.keep:
        from .decisions import ask

        option, note = ask(bot, position, decision, "views" in job.keep)
        asked.append(note)
    else:
        option = bot.choose(position)
    table.apply(seat, option)


@contextmanager
def _told(job: Job, seat: int, decision: int) -> Iterator[None]:
    """An error in the code of somebody else's bot is told with the game and the decision."""
    try:
        yield
    except Exception as error:
        if ours(job.bots[seat]):
            raise
        reason = f"{type(error).__name__}: {error}{_where(error)}"
        data = {"bot": job.bots[seat], "number": job.number, "seed": job.seed, "decision": decision}
        text = f"the bot {job.bots[seat]} failed at decision {decision} of game {job.number} (seed {job.seed}): {reason}"
        raise BotFailed("bot-failed", text, reason=reason, **data) from error


def _where(error: Exception) -> str:
    """The line of the bot's own code that led to an error, if it was its code."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(__file__).parents[1] not in Path(frame.filename).parents]
    return f" ({Path(own[-1].filename).name}:{own[-1].lineno})" if own else ""


def ranks(scores: list[int], winners: list[int]) -> list[int]:
    """Places by points, with the winners first whatever broke their tie.

    >>> ranks([7, 9, 9], [2])
    [3, 2, 1]
    """
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > key for other in keys) for key in keys]


def run_all(
    jobs: Iterable[Job], processes: int = 1, ray: str = "", work: Callable[[Job], GameResult] = play
) -> Iterator[GameResult]:
    """Play the jobs and give their results in order: here, in several processes, or on the Ray cluster of an address.

    When something ends it early (Ctrl-C, a broken bot), what was finished out of order still comes, then the reason.
    """
    return in_order(work, jobs, Place(processes, ray))
