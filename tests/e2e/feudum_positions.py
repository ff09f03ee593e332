"""Positions of Feudum from games of chance, as a seat is told of them."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

import regnum
from regnum.bots import make
from regnum.games.feudum import GAME
from regnum.games.feudum.state import Feudum
from regnum.kernel.chance import Seeded
from regnum.kernel.forest import Forest, spread, write
from regnum.kernel.kinds import Option
from regnum.kernel.match import Match
from regnum.kernel.plan import ENDS, MORE, plans

GAMES = 160
BUDGET = 1500
"""Enough for whole trees: nobody answers questions for more."""
LONGEST = 5
SPARED = ({"drop_writ", "swap_tile", "decline", "reclaim"}, {"drop_writ", "done", "decline"})
"""What thrifty and hasty wanderers leave alone while there is anything else to do."""

Wanted = Callable[[str, dict[str, Any], Match, int], bool]
Case = tuple[dict[str, Any], list[dict[str, Any]], list[str]]
"""A position as one seat is told of it, the action to be taken there, and its pieces."""


def by_kind(options: list[Option]) -> dict[str, list[Option]]:
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(GAME.options[option[0]].name, []).append(option)
    return found


def wander(options: list[Option], luck: random.Random, spared: set[str]) -> Option:
    """Any option, each kind as likely as another, but what is spared only for want of anything else."""
    kinds = by_kind(options)
    return luck.choice(kinds[luck.choice([kind for kind in kinds if kind not in spared] or list(kinds))])


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def pieces(option: Option) -> list[str]:
    """The pieces an option names, by its kind: a task comes after the guild in which it lies."""
    kind = GAME.options[option[0]]
    found = []
    for field, value in zip(kind.fields, option[1:], strict=True):
        data = field.encode(value)
        if not field.piece or data is None:
            continue
        if isinstance(data, dict):
            found += [f"{field.piece}:{name}" for name, count in data.items() for _ in range(count)]
        else:
            found += [f"{field.piece}:{one}" for one in (data if isinstance(data, list) else [data])]
    return found if found and not kind.named else [*found, f"kind:{kind.name}"]


def firsts(state: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of the question a seat is asked, read from its plans; none where it is not asked."""
    if not state["plans"]:
        return []
    forest = msgspec.convert(state["plans"], Forest)
    flat = [forest.options[number] for number in forest.lists[0][1::2]]
    return [GAME.encode(option) for line in flat for option in spread(GAME.options, line)]


def told(g: Feudum, seat: int) -> dict[str, Any]:
    """A position as a seat is told of it, with its whole actions."""
    step = g.decision()
    assert step
    fork = plans(g, seat, Seeded("plans"), BUDGET)
    prompt = {"name": step.name, "about": GAME.prompt(step.name, step.about(g))}
    forest = write(GAME, fork, g.alike(seat)) if fork else None
    return plain(
        {"seat": seat, "view": g.view(seat), "waiting": g.waiting, "prompt": prompt, "plans": forest}
    )


@cache
def cases(moments: int, each: int) -> list[Case]:
    """For every question and kind of option some moments of games of chance, and some actions that begin with it.

    Two games of three begin with tiles and goods enough for what poor wanderers never come to, and some
    without a marker, so that guilds have to wait.
    """
    found: list[Case] = []
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES):
        luck = random.Random(seed)
        g = GAME.new(2 + seed % 4, Seeded(seed), {"advanced": seed % 9 > 0})
        assert isinstance(g, Feudum)
        if seed % 3:
            g.tiles = [1] * len(g.tiles)
            g.goods = [2] * len(g.goods)
        if seed % 5 == 4:
            g.markers = [0] * len(g.markers)
        while g.waiting:
            seat = luck.choice(g.waiting)
            kinds = by_kind(g.options(seat))
            step = g.decision()
            assert step
            rare = [kind for kind in kinds if met[step.name, kind] < moments]
            if rare:
                met.update((step.name, kind) for kind in rare)
                state = told(g, seat)
                fork = plans(g, seat, Seeded("plans"), BUDGET)
                assert fork
                whole = [line for line, end in fork.lines() if end != MORE and len(line) <= LONGEST]
                for kind in rare:
                    some = [line for line in whole if GAME.options[line[0][0]].name == kind]
                    for line in luck.sample(some, min(each, len(some))):
                        named = [piece for option in line for piece in pieces(option)]
                        found.append((state, [GAME.encode(option) for option in line], named))
            g.apply(seat, wander(g.options(seat), luck, SPARED[seed % 2]))
    return sorted(found, key=lambda case: (len(case[0]["view"]["seats"]), case[0]["seat"]))


class Scene:
    """A moment of a game that can be shown to any seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    def told(self, seat: int | None = None) -> dict[str, Any]:
        """The position as a seat is told of it, with the log."""
        match, eyes = self.match, self.seat if seat is None else seat
        assert isinstance(match.state, Feudum)
        log, first = [], 0
        for size in (1, *match.acts):
            events = [event for number in range(first, first + size) for event in match.history[number]]
            log.append(
                {"decision": first, "decisions": size if first else 0, "at": None,
                 "seat": match.record.rows[first - 1].seat if first else None, "events": self.heard(events, eyes)}
            )  # fmt: skip
            first += size
        return {
            **told(match.state, eyes),
            "log": plain(log),
            "decisions": len(match.record.rows),
            "can_undo": match.can_undo(eyes),
        }

    @staticmethod
    def heard(events: list[Any], seat: int) -> list[Any]:
        seen = (event.seen(GAME.events, seat) for event in events)
        return [event for event in seen if event is not None]

    def preview(self, line: list[dict[str, Any]]) -> dict[str, Any]:
        """What the server would say of a line: the whole view as one change."""
        seen = self.match.foresee(self.seat, line)
        return plain(
            {
                "end": ENDS[seen.end],
                "closes": seen.shows,
                "changes": [[[], seen.world.view(self.seat)]],
                "events": self.heard(seen.events, self.seat),
                "scores": None,
            }
        )


@cache
def find(wanted: Wanted, seed: int = 0, wise: bool = False) -> Scene:
    """The first moment, from game `seed` on, whose question, its details, table and asked seat are as wanted.

    Where it should look like people's play, half of the decisions are a bot's: that takes longer.
    """
    while True:
        luck = random.Random(seed)
        match = regnum.new("feudum", seats=4, seed=seed, advanced=True)
        bot = make("greedy", seed=seed)
        while match.waiting:
            seat = luck.choice(match.waiting)
            step = match.state.decision()
            assert step
            if wanted(step.name, GAME.prompt(step.name, step.about(match.state)), match, seat):
                return Scene(match, seat)
            fights = by_kind(match.options(seat)).get("attack_fief")
            if wise and luck.random() < 0.5:
                option = bot.choose(match.position(seat))
            else:
                option = fights[0] if fights else wander(match.options(seat), luck, SPARED[0])
            match.apply(seat, option)
        seed += 1
