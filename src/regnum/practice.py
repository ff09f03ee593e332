"""Practice: positions of recorded games with one best answer. They are data beside a game, made by `regnum mine`.

A file holds a few records and the exercises taken from them. An exercise is a record played so far, the answer that a
deep search is sure of, and its chances beside those of the other answers. Nothing here knows a rule.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec import Struct

from .beside import decode_beside
from .kernel.chance import Seeded
from .kernel.errors import BadSetup
from .kernel.game import Game
from .kernel.match import Match, replay
from .kernel.record import Record
from .kernel.state import State
from .lessons import Beat, Speech, Told, Walk
from .words import Words

FILE = "practice.json"
REST = "rest"
"""The answer to every option that is worse than those whose chances are kept."""


WORLDS = 3
"""How many imagined worlds must agree on what an answer brings at once."""


class Judged(Struct, forbid_unknown_fields=True):
    """An option and its chance to win in percent, as the search judges."""

    option: Told
    win: int


class Exercise(Struct, forbid_unknown_fields=True):
    """A question: `record` after `decisions` of its decisions. `level` is 1 (easy) to 3 (hard).

    `others` are the next best answers, best first; what is not among them is worse than the last.
    """

    id: str
    level: int
    record: int
    decisions: int
    best: Judged
    others: list[Judged]

    def beat(self) -> Beat:
        """The question as a beat of a lesson: every other choice has an answer, what follows the best one is free."""
        may = {str(number): [one.option] for number, one in enumerate(self.others)}
        return Beat(do=[self.best.option], may={**may, REST: [{}]}, free=True)

    def chance(self, word: str) -> int:
        """The chance of the answer of that name; that of the rest is at most the last one's."""
        return self.others[int(word)].win if word.isdecimal() else self.others[-1].win


class Practice(Struct, forbid_unknown_fields=True):
    """All exercises of a game, from easy to hard. `made` says how the search was asked."""

    made: str
    records: list[Record]
    exercises: list[Exercise]

    def exercise(self, name: str) -> Exercise:
        """The exercise of that name or number, or `BadSetup`."""
        for number, exercise in enumerate(self.exercises, 1):
            if name in (exercise.id, str(number)):
                return exercise
        count = len(self.exercises)
        raise BadSetup(
            "no-exercise", f"there is no exercise {name!r}; there are {count}", name=name, count=count
        )

    def place(self, exercise: Exercise) -> dict[str, int]:
        """Where an exercise stands among all, for the words `practice-number`."""
        number = self.exercises.index(exercise) + 1
        return {"number": number, "count": len(self.exercises), "level": exercise.level}

    def match(self, exercise: Exercise) -> Match:
        """The position of an exercise, under the rules its record was played by."""
        return replay(self.records[exercise.record], to=exercise.decisions)

    def walk(self, exercise: Exercise) -> Walk:
        """The exercise being answered."""
        match = self.match(exercise)
        return Walk(match, match.waiting[0], [exercise.beat()])


def speech(words: Words, match: Match, exercise: Exercise, names: Sequence[str]) -> Speech:
    """What is asked at the position of an exercise, and what is said to each answer, in a language."""
    game, (seat,), step = match.game, match.waiting, match.state.decision()
    assert step is not None
    about = game.prompt(step.name, step.about(match.state))
    called = game.called(match.view(seat), words)

    def label(one: Judged) -> str:
        option = game.decode(one.option)
        return words.option(game, option, list(names), called, (step.name, about))

    best, second = exercise.best, exercise.others[0]
    gained = _gain(match, seat, best)

    def answer(word: str) -> str:
        chances = {"win": exercise.chance(word), "best": best.win}
        if word == REST:
            return words("practice-rest", **chances)
        said, mine = words("practice-less", **chances), _gain(match, seat, exercise.others[int(word)])
        if mine is None or gained is None or mine == gained:
            return said
        reason = "practice-later" if mine > gained else "practice-now"
        return f"{said} {words(reason, mine=_signed(mine), best=_signed(gained))}"

    answers = {word: answer(word) for word in exercise.beat().may}
    return Speech(
        say=words("practice-say", count=match.seats),
        ask=words.prompt(game, step.name, about, list(names), False),
        why=words("practice-right", best=label(best), win=best.win, second=label(second), less=second.win),
        answers=answers,
    )


def _gain(match: Match, seat: int, answer: Judged) -> int | None:
    """How many points an answer wins at once on the best of the others; None where the seat can't be sure."""
    option = match.game.decode(answer.option)
    found: set[int] = set()
    for world in range(WORLDS):
        state = match.state.imagine(seat, Seeded(f"practice {world}"))
        before = _lead(state, seat)
        state.apply(seat, option)
        found.add(_lead(state, seat) - before)
    return found.pop() if len(found) == 1 else None


def _signed(points: int) -> str:
    """
    >>> _signed(3), _signed(0), _signed(-1)
    ('+3', '0', '−1')
    """
    return f"{points:+}".replace("-", "−") if points else "0"


def _lead(state: State, seat: int) -> int:
    scores = state.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


@cache
def practice_of(game: Game) -> Practice | None:
    """The exercises beside a game's code, if it brings any."""
    return decode_beside(game, FILE, Practice)


def practised(game: Game) -> Practice:
    """The exercises of a game, or `BadSetup` when it has none."""
    practice = practice_of(game)
    if practice is None:
        raise BadSetup("no-practice", f"{game.name} brings no exercises", game=game.name)
    return practice


def of_the_day(games: Sequence[Game], day: datetime.date) -> tuple[Game, Exercise] | None:
    """The exercise of a day: the games take turns, each with its next one; None where no game brings any."""
    found = [(game, practice) for game in games if (practice := practice_of(game)) is not None]
    if not found:
        return None
    turn, place = divmod(day.toordinal(), len(found))
    game, practice = found[place]
    return game, practice.exercises[turn % len(practice.exercises)]


def encoded(practice: Practice) -> bytes:
    """The file of these exercises: a line for each row of a record and for each exercise."""
    text = msgspec.json.encode(practice).decode()
    for before in ('{"seat":', '{"id":', '{"regnum":'):
        text = text.replace(before, f"\n{before}")
    return text.encode() + b"\n"
