"""Mining: exercises out of games between bots, kept where a deep search is sure of one answer.

Bots play; whenever a seat alone begins an action with a real choice, a quick search looks whether one answer stands out.
Where it does, deep searches with different luck look again: all of them must prefer the same one. Then it and those
that came next each get a search of their own, as if there were no other answer: it must be well ahead of them. It is the
harder to see the more of the weaker bots miss it, and where the answers are many or close.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

from msgspec import Struct

from .bots import Line, make
from .kernel.game import Game
from .kernel.kinds import Option
from .kernel.match import Match
from .kernel.position import Position
from .kernel.record import Record
from .practice import Exercise, Judged, Practice

LEVELS = 3
WEAKER = ("greedy", "search:60")
CLOSE, MANY = 0.07, 20
"""A smaller lead is hard to see, and so is the best of more answers."""
DEEP = 3
"""So many deep searches must agree."""
KEPT = 4
"""So many other answers are compared with the best, and their chances kept."""
APART = 8
"""Decisions between two exercises of a record."""
FROM_ONE = 4
"""Exercises of one record."""


class Terms(Struct, frozen=True):
    """What is asked of an exercise."""

    quick: int = 100
    deep: int = 1600
    gap: float = 0.04
    """How far the best answer must be ahead of the next."""
    fewest: int = 4
    """Answers to choose from, at the least."""
    most: int = 80
    sensible: tuple[float, float] = (0.08, 0.97)
    """A game that is neither lost nor won: the chances of the best answer."""


class Found(Struct):
    """A position that became an exercise, before it has a name and a place."""

    record: Record
    decisions: int
    asked: str
    level: int
    best: Judged
    others: list[Judged]


def mine(game: Game, seats: int, seed: str, terms: Terms) -> Iterator[Found]:
    """The exercises of one game between bots."""
    match = Match(game, seats, {}, seed)
    bots = [make(f"search:{terms.quick}", f"{seed} {seat}") for seat in range(seats)]
    last = -APART
    while match.waiting:
        seat = match.waiting[0]
        position = match.position(seat)
        lines = bots[seat].analyse(position, None, len(position.options))
        number = len(match.record.rows)
        if number - last >= APART and _asks(match, seat, terms) and _stands_out(lines, terms):
            found = _sure(match, seat, f"{seed} {number}", terms)
            if found:
                step = match.state.decision()
                assert step is not None
                best, *others = [Judged(game.encode(line.option), round(line.win * 100)) for line in found]
                level = _level(position, found, f"{seed} {number}")
                yield Found(match.record, number, step.name, level, best, others)
                last = number
        match.apply(seat, lines[0].option)


def _asks(match: Match, seat: int, terms: Terms) -> bool:
    """Whether a seat alone begins an action, with enough answers to choose from."""
    alone = len(match.waiting) == 1 and not match.goes_on(seat)
    return alone and terms.fewest <= len(match.options(seat)) <= terms.most


def _stands_out(lines: list[Line], terms: Terms) -> bool:
    first, second = lines[0], lines[1]
    return first.visits > 2 * second.visits and first.win - second.win > terms.gap / 2


def _sure(match: Match, seat: int, seed: str, terms: Terms) -> list[Line] | None:
    """The best answer and those next to it with their chances; None where the searches are not sure of the first."""
    position = match.position(seat)
    first = make(f"search:{terms.deep}", f"deep {seed}").analyse(position, None, KEPT + 1)
    best, *others = (_alone(match, seat, line.option, seed, terms) for line in first)
    others.sort(key=lambda line: -line.win)
    low, high = terms.sensible
    if best.win - others[0].win < terms.gap or not low <= best.win <= high:
        return None
    for number in range(1, DEEP):
        again = make(f"search:{terms.deep}", f"deep {seed} {number}")
        if again.choose(position) != best.option:
            return None
    return [best, *others]


def _alone(match: Match, seat: int, option: Option, seed: str, terms: Terms) -> Line:
    """The chance of an answer as if there were no other: a tree gives answers that it does not like little thought."""
    position = match.position(seat)
    position._world.offers = ([option],)
    return make(f"search:{terms.deep // 2}", f"alone {seed}").analyse(position, None, 1)[0]


def _level(position: Position, found: list[Line], seed: str) -> int:
    """How hard it is: one more for each of the weaker bots that mostly misses it, and where the answers are many or close."""
    best, second = found[0], found[1]

    def misses(spec: str) -> bool:
        seen = sum(make(spec, f"{seed} {n}").choose(position) == best.option for n in range(DEEP))
        return seen <= DEEP // 2

    close = best.win - second.win < CLOSE or len(position.options) > MANY
    return min(LEVELS, 1 + close + sum(misses(spec) for spec in WEAKER))


def choose(found: list[Found], count: int) -> list[Found]:
    """So many of them, with every level and every question as often as there are, from easy to hard."""
    kept: list[Found] = []
    from_one: dict[int, int] = {}

    def take(one: Found, fits: Callable[[Found], bool]) -> None:
        if (
            len(kept) < count
            and not any(one is k for k in kept)
            and fits(one)
            and from_one.get(id(one.record), 0) < FROM_ONE
        ):
            from_one[id(one.record)] = from_one.get(id(one.record), 0) + 1
            kept.append(one)

    def level(one: Found) -> bool:
        return sum(k.level == one.level for k in kept) < ceil(count / LEVELS)

    def question(one: Found) -> bool:
        return sum(k.asked == one.asked for k in kept) < count // 2

    by_gap = sorted(found, key=lambda one: one.others[0].win - one.best.win)
    for fits in (lambda one: level(one) and question(one), level, lambda _: True):
        for one in by_gap:
            take(one, fits)
    return sorted(kept, key=lambda one: (one.level, one.others[0].win - one.best.win))


def practice(found: list[Found], made: str) -> Practice:
    """The file of these exercises: their records, each as long as it is needed."""
    records: list[Record] = []
    exercises = []
    for number, one in enumerate(found, 1):
        if not any(one.record is record for record in records):
            records.append(one.record)
        place = next(n for n, record in enumerate(records) if record is one.record)
        exercises.append(Exercise(str(number), one.level, place, one.decisions, one.best, one.others))
    return Practice(made, [_shortened(record, found) for record in records], exercises)


def _shortened(record: Record, found: list[Found]) -> Record:
    needed = max(one.decisions for one in found if one.record is record)
    return Record(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        settings=record.settings,
        commitment=record.commitment,
        seed=record.seed,
        opening=record.opening,
        rows=record.rows[:needed],
    )
