"""Moments of games of chance as a seat is told of them: laid before a browser, never played there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

import regnum
from regnum.bots import make
from regnum.kernel.chance import Seeded
from regnum.kernel.forest import write
from regnum.kernel.game import Game
from regnum.kernel.kinds import Option
from regnum.kernel.match import Match, replay
from regnum.kernel.plan import BUDGET, plans
from regnum.kernel.state import State
from regnum.server.play.previews import plain_view, preview

SPARED = {
    "brawl": {"decline"},
    "kingsburg": {"pass", "done"},
    "troyes": {"pass", "stop", "yield", "reroll", "flip"},
    "feudum": {"drop_writ", "swap_tile", "decline", "reclaim"},
}
"""What wanderers leave alone while there is anything else to do: else they would never come far."""

Wanted = Callable[[str, dict[str, Any], Match, int], bool]
"""Whether a question, its details, the match and the asked seat are what is looked for."""


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def by_kind(game: Game, options: list[Option]) -> dict[str, list[Option]]:
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(game.options[option[0]].name, []).append(option)
    return found


def wander(game: Game, options: list[Option], luck: random.Random, spared: set[str] | None = None) -> Option:
    """Any option, each kind as likely as another, but what is spared only for want of anything else."""
    kinds = by_kind(game, options)
    avoid = SPARED[game.name] if spared is None else spared
    return luck.choice(kinds[luck.choice([kind for kind in kinds if kind not in avoid] or list(kinds))])


def told(game: Game, g: State, seat: int, budget: int = BUDGET) -> dict[str, Any]:
    """A position as a seat is told of it, with its whole actions."""
    step = g.decision()
    fork = plans(g, seat, Seeded("plans"), budget) if step else None
    beside = plans(g, seat, Seeded("plans"), budget, aside=True) if step else None
    prompt = {"name": step.name, "about": game.prompt(step.name, step.about(g))} if step else None
    position = {
        "seat": seat, "view": g.view(seat), "waiting": g.waiting, "prompt": prompt,
        "plans": write(game, fork, g.alike(seat)) if fork else None,
        "asides": write(game, beside) if beside else None,
    }  # fmt: skip
    found: dict[str, Any] = plain(position)
    return found


class Scene:
    """A moment of a game that can be shown to any seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    @property
    def prompt(self) -> str:
        step = self.match.state.decision()
        return step.name if step else ""

    def told(self, seat: int | None = None) -> dict[str, Any]:
        """The position as a seat is told of it, with the log and how it ended."""
        match, eyes = self.match, self.seat if seat is None else seat
        log, first = [], 0
        for size in (1, *match.acts):
            events = [event for number in range(first, first + size) for event in match.history[number]]
            heard = [event.seen(match.game.events, eyes) for event in events]
            by = match.record.rows[first - 1].seat if first else None
            log.append(
                {"decision": first, "decisions": size if first else 0, "at": None, "seat": by,
                 "events": [event for event in heard if event is not None]}
            )  # fmt: skip
            first += size
        outcome = match.record.outcome
        return {
            **told(match.game, match.state, eyes),
            "log": plain(log),
            "decisions": len(match.record.rows),
            "can_undo": bool(match.waiting) and match.can_undo(eyes),
            "over": outcome is not None,
            "scores": outcome.scores if outcome else None,
            "winners": outcome.winners if outcome else None,
        }

    def preview(self, line: list[dict[str, Any]]) -> dict[str, Any]:
        """What the server would say of a line."""
        options = [self.match.game.decode(option) for option in line]
        found: dict[str, Any] = plain(
            preview(self.match, self.seat, options, plain_view(self.match, self.seat), True)
        )
        return found

    def kept(self) -> Scene:
        """The same moment, whatever becomes of the game."""
        return Scene(replay(self.match.record, to=len(self.match.record.rows)), self.seat)


class Course:
    """How a game of chance goes: thought of once, played again as often as somebody looks for a moment in it."""

    def __init__(self, seed: int, wise: bool) -> None:
        self.luck = random.Random(seed)
        self.bot = make("greedy", seed=seed)
        self.wise = wise
        self.seats: list[int] = []
        self.options: list[Option] = []

    def seat(self, match: Match, at: int) -> int:
        """Whom the game looks at in its `at`th decision."""
        if at == len(self.seats):
            self.seats.append(self.luck.choice(match.waiting))
        return self.seats[at]

    def option(self, match: Match, at: int) -> Option:
        """What is done there; where it should look like people's play, half of it is a bot's."""
        if at == len(self.options):
            seat = self.seats[at]
            bots = self.wise and self.luck.random() < 0.5
            chosen = self.bot.choose(match.position(seat)) if bots else None
            self.options.append(chosen or wander(match.game, match.options(seat), self.luck))
        return self.options[at]


@cache
def course(game: str, seats: int, seed: int, settings: str, wise: bool) -> Course:
    return Course(seed, wise)


def moments(
    game: str, seats: int, seed: int, settings: Mapping[str, Any] | None = None, wise: bool = False
) -> Iterator[Scene]:
    """Every decision of a game of chance, and its end."""
    match = regnum.new(game, seats=seats, seed=seed, **dict(settings or {}))
    way = course(game, seats, seed, repr(settings), wise)
    at = 0
    while match.waiting:
        seat = way.seat(match, at)
        yield Scene(match, seat)
        match.apply(seat, way.option(match, at))
        at += 1
    yield Scene(match, 0)


@cache
def find(
    game: str,
    wanted: Wanted,
    seats: int = 4,
    seed: int = 0,
    settings: tuple[tuple[str, Any], ...] = (),
    wise: bool = False,
) -> Scene:
    """The first moment, from game `seed` on, that is as wanted."""
    while True:
        for scene in moments(game, seats, seed, dict(settings), wise):
            step = scene.match.state.decision()
            about = scene.match.game.prompt(step.name, step.about(scene.match.state)) if step else {}
            if wanted(scene.prompt, about, scene.match, scene.seat):
                return scene
        seed += 1


@cache
def sample(
    game: str, seats: int, seed: int, count: int, settings: tuple[tuple[str, Any], ...] = ()
) -> list[Scene]:
    """So many decisions of one game of chance in their order; no question twice while there is another one."""
    luck = random.Random(f"{game} {seed}")
    asked: dict[str, list[int]] = {}
    for at, scene in enumerate(moments(game, seats, seed, dict(settings))):
        if scene.prompt:
            asked.setdefault(scene.prompt, []).append(at)
    chosen: set[int] = set()
    while len(chosen) < count and any(asked.values()):
        for name in luck.sample(list(asked), len(asked)):
            if asked[name] and len(chosen) < count:
                chosen.add(asked[name].pop(luck.randrange(len(asked[name]))))
    play = enumerate(moments(game, seats, seed, dict(settings)))
    return [scene.kept() for at, scene in play if at in chosen]
