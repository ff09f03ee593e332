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
from regnum.kernel.kinds import Option
from regnum.kernel.match import Match

GAMES = 160
SPARED = ({"drop_writ", "swap_tile", "decline", "reclaim"}, {"drop_writ", "done", "decline"})
"""What thrifty and hasty wanderers leave alone while there is anything else to do."""

Wanted = Callable[[str, dict[str, Any], Match, int], bool]
Case = tuple[dict[str, Any], dict[str, Any]]
"""A position as one seat is told of it, and the option to be taken there."""


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


@cache
def cases(moments: int, each: int) -> list[Case]:
    """For every question and kind of option some moments of games of chance, and some options of each.

    Two games of three begin with tiles and goods enough for what poor wanderers never come to.
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
        while g.waiting:
            seat = luck.choice(g.waiting)
            kinds = by_kind(g.options(seat))
            step = g.decision()
            assert step
            rare = [kind for kind in kinds if met[step.name, kind] < moments]
            if rare:
                met.update((step.name, kind) for kind in rare)
                prompt = {"name": step.name, "about": GAME.prompt(step.name, step.about(g))}
                told = [GAME.encode(option) for option in g.options(seat)]
                state = {"seat": seat, "view": g.view(seat), "waiting": g.waiting, "prompt": prompt}
                state = plain({**state, "options": told})
                for kind in rare:
                    some = luck.sample(kinds[kind], min(each, len(kinds[kind])))
                    found += [(state, GAME.encode(option)) for option in some]
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
        step = match.state.decision()
        prompt = (
            {"name": step.name, "about": GAME.prompt(step.name, step.about(match.state))} if step else None
        )
        log = [
            {"decision": number, "seat": match.record.rows[number - 1].seat if number else None, "at": None,
             "events": self.heard(match.history[number], eyes)}
            for number in range(len(match.record.rows) + 1)
        ]  # fmt: skip
        options = [GAME.encode(option) for option in match.options(eyes)]
        told = {"seat": eyes, "view": match.view(eyes), "waiting": match.waiting, "prompt": prompt}
        return plain(
            {
                **told,
                "options": options,
                "log": log,
                "decisions": len(log) - 1,
                "can_undo": match.can_undo(eyes),
            }
        )

    @staticmethod
    def heard(events: list[Any], seat: int) -> list[Any]:
        seen = (event.seen(GAME.events, seat) for event in events)
        return [event for event in seen if event is not None]

    def preview(self, option: dict[str, Any]) -> dict[str, Any]:
        """What the server would say of a draft."""
        world = self.match.state.imagine(self.seat, Seeded("picture"))
        world.chance.log = []
        world.events = []
        world.apply(self.seat, GAME.decode(option))
        if world.chance.log or any(GAME.events[event.kind].reveals for event in world.events):
            return {"certain": False}
        return plain(
            {"certain": True, "view": world.view(self.seat), "events": self.heard(world.events, self.seat)}
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
