"""Weights: what was learned of a game, in a file beside it that says what it is good for."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..kernel.brain import Brain
from ..kernel.errors import RegnumError
from ..kernel.game import Game
from ..kernel.policy import Policy
from ..kernel.state import State
from .value import Learned, Value

FILE = "weights.json"
FOLDER = "REGNUM_WEIGHTS"
"""Names a folder with weights that are tried out, `<game>.json` each."""

TABLE = 3
"""From so many seats on one plays against a table; two and one play a game of their own."""


class BadWeights(RegnumError):
    """Weights that do not fit their game."""


class Fit(msgspec.Struct):
    """What was learned of one variety of a game; see `Learned`. `made` tells from what, and how well it foretells."""

    base: list[float]
    now: list[float]
    later: list[float]
    win: list[float]
    hope: list[float]
    made: dict[str, Any] = {}


class Habit(msgspec.Struct):
    """What was learned of the options of one variety of a game: weights of its traits, kind by kind; see `Policy`."""

    weights: dict[str, list[float]]
    made: dict[str, Any] = {}

    def flat(self) -> list[float]:
        """All weights, side by side."""
        return [weight for row in self.weights.values() for weight in row]


Lesson = TypeVar("Lesson", Fit, Habit)


class Weights(msgspec.Struct, omit_defaults=True):
    """All that was learned of a game: by which versions of its rules, of which terms and traits, variety by variety."""

    game: str
    rules: list[int]
    terms: list[str] = []
    varieties: dict[str, Fit] = {}
    habits: dict[str, Habit] = {}

    def check(self, game: Game) -> None:
        """`BadWeights` unless they were learned of this game, its rules and its terms."""
        if self.game != game.name:
            self._refuse(game, f"they are of {self.game}")
        if game.version not in self.rules:
            self._refuse(game, f"they do not know version {game.version} of its rules")
        terms = game.brain().terms
        if tuple(self.terms) != terms:
            other = sorted(set(self.terms) ^ set(terms)) or ["their order"]
            self._refuse(game, f"its terms have changed ({', '.join(other)})")
        for name, fit in self.varieties.items():
            if any(len(row) != len(terms) + 1 for row in (fit.now, fit.later, fit.win, fit.hope)):
                self._refuse(game, f"the variety {name!r} has too few or too many numbers")
        traits = list(game.brain().traits.items())
        for variety, habit in self.habits.items():
            if [(trait, len(row)) for trait, row in habit.weights.items()] != traits:
                self._refuse(game, f"the habits of the variety {variety!r} are of other traits")

    def _refuse(self, game: Game, reason: str) -> None:
        text = f"these weights are not for {game.name}: {reason}; train again with `regnum train {game.name}`"
        raise BadWeights("weights", text, game=game.name, reason=reason)


def _parts(variety: str) -> tuple[int, str]:
    """How many seats a variety is for, 0 where its name begins with no number, and of what kind it is."""
    seats, _, kind = variety.partition(" ")
    return int(seats) if seats.isdecimal() else 0, kind


def likest(known: dict[str, Lesson], variety: str) -> Lesson | None:
    """What was learned of a variety, or else of the one most like it: of its kind if there is any, then by seats.

    Whoever learned at a table of four knows nearly as much of three and five, but nothing of a game for one or two.
    """
    seats, kind = _parts(variety)
    if variety in known or seats < TABLE:
        return known.get(variety)
    near: list[tuple[bool, int, str]] = []
    for other in known:
        count, of = _parts(other)
        if count >= TABLE:
            near.append((of != kind, abs(count - seats), other))
    return known[min(near)[-1]] if near else None


def beside(game: Game) -> Path:
    """Where a game's own weights lie."""
    return game.beside(FILE)


def read(path: Path, game: Game) -> Weights:
    """The weights of a file, checked."""
    try:
        weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    except msgspec.MsgspecError as error:
        raise BadWeights(
            "weights", f"{path} holds no weights: {error}", game=game.name, reason=str(error)
        ) from error
    weights.check(game)
    return weights


_known: dict[Path, tuple[int, Weights | None]] = {}


def _weights(path: Path, game: Game) -> Weights | None:
    """Weights of a file that is there and fits; they are read anew when it has changed."""
    stamp = path.stat().st_mtime_ns if path.exists() else 0
    if path not in _known or _known[path][0] != stamp:
        try:
            _known[path] = stamp, read(path, game) if stamp else None
        except BadWeights as error:
            sys.stderr.write(f"{error}\n")
            _known[path] = stamp, None
    return _known[path][1]


_tried: dict[str, Weights] = {}


def _tried_out(game: Game) -> Weights | None:
    """The weights that are tried out here, or those of the folder."""
    path = Path(os.environ.get(FOLDER) or ".", f"{game.name}.json")
    return _tried.get(game.name) or _weights(path, game)


@contextmanager
def trying(weights: Weights) -> Iterator[None]:
    """While it lasts, these are tried out, and not those of the folder."""
    _tried[weights.game] = weights
    try:
        yield
    finally:
        del _tried[weights.game]


def _learned(game: Game, learned: int) -> Weights | None:
    """What was learned of a game: nothing (0), what lies beside it (1), what is tried out (2)."""
    if not learned:
        return None
    return _tried_out(game) if learned > 1 else _weights(beside(game), game)


def value_of(brain: Brain, state: State, learned: int) -> Value:
    """How positions of this table are valued: 0 by hand, 1 by the game's weights, 2 by those that are tried out."""
    weights = _learned(state.game, learned) if brain.terms else None
    fit = likest(weights.varieties, brain.variety(state)) if weights else None
    if fit:
        return Learned(brain, fit.base, fit.now, fit.later, fit.win, fit.hope)
    return Value(brain)


def policy_of(brain: Brain, state: State, learned: int, trust: float) -> Policy | None:
    """What is believed of options at this table, as far as it is trusted; None where nothing was learned."""
    weights = _learned(state.game, learned) if brain.traits and trust > 0 else None
    habit = likest(weights.habits, brain.variety(state)) if weights else None
    return Policy([trust * weight for weight in habit.flat()]) if habit else None
