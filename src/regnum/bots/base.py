"""What every bot is: it gets a position and a limit, and gives an option."""

from __future__ import annotations

import math
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, ClassVar

import msgspec

from ..kernel.brain import Brain
from ..kernel.chance import Seeded
from ..kernel.errors import RegnumError
from ..kernel.game import Game
from ..kernel.kinds import Option
from ..kernel.position import Position


class UnknownBot(RegnumError):
    """No bot is made from that text."""


class Limit(msgspec.Struct, frozen=True):
    """How long a bot may think: iterations, milliseconds, or whichever ends first.

    Milliseconds are CPU time, so that a bot plays as well on a busy machine; at most three times as many pass on the clock.
    """

    iterations: int | None = None
    milliseconds: float | None = None

    def part(self, parts: int) -> Limit:
        """One of so many equal parts of it."""
        return Limit(
            self.iterations and math.ceil(self.iterations / parts),
            self.milliseconds and self.milliseconds / parts,
        )


class Line(msgspec.Struct):
    """One option as a bot judges it; `prior` is how likely it looked before the bot thought."""

    option: Option
    visits: int
    points: float
    win: float
    prior: float = 0.0


class Seating(msgspec.Struct, frozen=True):
    """What a bot is told before a game: which one, with what settings and changed numbers, and where it sits."""

    game: str
    rules: int
    seats: int
    seat: int
    settings: dict[str, Any] = {}
    components: dict[str, Any] = {}


class Fault(msgspec.Struct, frozen=True):
    """A question that a bot did not answer as it should; a random option was played. `decision` counts its own, from 1."""

    decision: int
    what: str


def bot_seed(seed: str, seat: int) -> str:
    """A bot's own seed: it follows from the game's, and does not lead back to it."""
    return blake2b(f"bot {seat}".encode(), key=blake2b(seed.encode()).digest(), digest_size=16).hexdigest()


ALIKE = 0.02
"""Options whose chances to win lie no further apart are worth the same to whoever asks for advice."""
RIPE = 0.5
"""The best is looked for where there were this share of the most visits: elsewhere luck counts for more."""
SEEN = 0.03
"""An option's chances are known well enough to be as good as the best with this share of the most visits."""


def tempting(options: int, part: float) -> int:
    """How many of so many options a slip chooses among: the best part of them that a game knows as tempting, three at least."""
    return max(3, int(options * part))


class Bot:
    """A player. Its parameters are data: `defaults` names them all. Who has `slips` makes them: that share of choices is only one of the better ones.

    Parameters whose names the game's brain knows tune the brain.
    """

    name: ClassVar[str] = ""
    defaults: ClassVar[dict[str, float]] = {}

    def __init__(
        self, seed: str | int = 0, limit: Limit | None = None, parameters: Mapping[str, float] | None = None
    ) -> None:
        self.chance = Seeded(f"bot {seed}")
        self.limit = limit or Limit()
        given = dict(parameters or {})
        self.given = {key: given.pop(key) for key in self.defaults if key in given}
        self.parameters = {**self.defaults, **self.given}
        self.brain_parameters = given
        self._brains: dict[str, Brain] = {}
        self.faults: list[Fault] = []

    def begin(self, seating: Seating) -> None:
        """A game begins."""

    def end(self, scores: list[int], winners: list[int]) -> None:
        """It is over."""

    def close(self) -> None:
        """Nothing more is asked; whatever it has started ends."""

    def brain(self, game: Game) -> Brain:
        """The game's brain with this bot's parameters."""
        if game.name not in self._brains:
            known = game.brain().defaults
            unknown = sorted(set(self.brain_parameters) - set(known))
            if unknown:
                names = ", ".join([*self.defaults, *known]) or "none"
                text = f"bots of {game.name} have no parameter {unknown[0]!r}; they have {names}"
                raise UnknownBot("bot-parameter", text, name=unknown[0], names=names, game=game.name)
            self._brains[game.name] = game.brain(self.brain_parameters)
        return self._brains[game.name]

    def choose(self, position: Position, limit: Limit | None = None) -> Option:
        """The option this bot plays: its best, or with a slip of the mind one of the better ones."""
        slips = self.parameters.get("slips", 0)
        if not slips or self.chance.pick(1000, "slip") >= 1000 * slips:
            return self.analyse(position, limit, 1)[0].option
        part = self.brain(position.game).tempting
        lines = self.analyse(position, limit, tempting(len(position.options), part))
        thought_of = [line for line in lines if line.visits]
        return thought_of[self.chance.pick(len(thought_of), "slip")].option

    def analyse(self, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        """The best few options, best first."""
        raise NotImplementedError

    def study(self, position: Position, limit: Limit | None = None) -> list[Line]:
        """All options, the most visited first, as a person is advised of them."""
        return self.analyse(position, limit, len(position.options))

    def advise(self, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        """The best few options for a person.

        Of those worth the same the first is what looks best at once, and of those that look the same what is offered
        first: luck would decide among them, and whoever asks again would be told something else.
        """
        lines = self.study(position, limit)
        most = lines[0].visits
        favourite = max((line for line in lines if line.visits >= most * RIPE), key=lambda line: line.win)
        alike = [line for line in lines if line.win >= favourite.win - ALIKE and line.visits >= most * SEEN]
        looks = max(line.prior for line in alike)
        first = favourite
        if looks:  # who has no first guess has only an order
            equal = [line for line in alike if line.prior == looks]
            first = min(equal, key=lambda line: position.options.index(line.option))
        return [first, *(line for line in lines if line is not first)][:best]
