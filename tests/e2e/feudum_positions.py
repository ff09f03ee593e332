"""Positions of Feudum from games of chance, as a seat is told of them."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import msgspec

from regnum.games.feudum import GAME
from regnum.games.feudum.state import Feudum
from regnum.kernel.chance import Seeded
from regnum.kernel.forest import Forest, spread
from regnum.kernel.kinds import Option
from regnum.kernel.plan import MORE, plans

from .scenes import by_kind, told, wander

GAMES = 160
BUDGET = 1500
"""Enough for whole trees: nobody answers questions for more."""
LONGEST = 5
SPARED = ({"drop_writ", "swap_tile", "decline", "reclaim"}, {"drop_writ", "done", "decline"})
"""What thrifty and hasty wanderers leave alone while there is anything else to do."""

Case = tuple[dict[str, Any], list[dict[str, Any]], list[str]]
"""A position as one seat is told of it, the action to be taken there, and its pieces."""


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
            g.tiles = (1,) * len(g.tiles)
            g.goods = [2] * len(g.goods)
        if seed % 5 == 4:
            g.markers = [0] * len(g.markers)
        while g.waiting:
            seat = luck.choice(g.waiting)
            kinds = by_kind(GAME, g.options(seat))
            step = g.decision()
            assert step
            rare = [kind for kind in kinds if met[step.name, kind] < moments]
            if rare:
                met.update((step.name, kind) for kind in rare)
                state = told(GAME, g, seat, BUDGET)
                fork = plans(g, seat, Seeded("plans"), BUDGET)
                assert fork
                whole = [line for line, end in fork.lines() if end != MORE and len(line) <= LONGEST]
                for kind in rare:
                    some = [line for line in whole if GAME.options[line[0][0]].name == kind]
                    for line in luck.sample(some, min(each, len(some))):
                        named = [piece for option in line for piece in pieces(option)]
                        found.append((state, [GAME.encode(option) for option in line], named))
            g.apply(seat, wander(GAME, g.options(seat), luck, SPARED[seed % 2]))
    return sorted(found, key=lambda case: (len(case[0]["view"]["seats"]), case[0]["seat"]))


@cache
def asides(each: int) -> list[Case]:
    """Actions out of turn, some of each kind, while somebody else is asked."""
    found: list[Case] = []
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        luck = random.Random(seed)
        g = GAME.new(2 + seed % 4, Seeded(seed), {"advanced": True})
        assert isinstance(g, Feudum)
        g.tiles = (1,) * len(g.tiles)
        while g.waiting:
            for seat in set(range(g.seats)) - set(g.waiting):
                rare = [kind for kind in by_kind(GAME, g.asides(seat)) if met[kind] < each]
                fork = plans(g, seat, Seeded("plans"), BUDGET, aside=True) if rare else None
                for kind in rare if fork else []:
                    lines = [line for line, end in fork.lines() if end != MORE]
                    line = luck.choice([one for one in lines if GAME.options[one[0][0]].name == kind])
                    named = [piece for option in line for piece in pieces(option)]
                    found.append(
                        (told(GAME, g, seat, BUDGET), [GAME.encode(option) for option in line], named)
                    )
                    met[kind] += 1
            seat = luck.choice(g.waiting)
            g.apply(seat, wander(GAME, g.options(seat), luck, SPARED[0]))
        if len(met) > 3 and min(met.values()) >= each:
            break
    return found
