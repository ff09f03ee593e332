"""Kingsburg: its names, and the printed facts as plain tables."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final, final

from ...kernel.components import Components

GOODS: Final = ("gold", "wood", "stone")
THINGS: Final = ("gold", "wood", "stone", "token")
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
TOKEN: Final = 3

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

ROWS: Final = ("a", "b", "c", "d", "e", "f", "g")
BASE_ROWS: Final = 0b0111110
"""The five rows of the base sheet, B to F, as bits."""
ALL_ROWS: Final = 0b1111111
CELLS: Final = 28
"""A cell of the sheet is `row * 4 + column`, both from 0."""

PRIVATE: Final = ("private_first", "private_second")
BOARD: Final = 18
"""A slot is an advisor by index; the private ones of the Politician follow the board's."""

HEADINGS: Final = (
    "advisors", "buildings", "abilities", "governor", "events", "reward", "battles", "losses", "tokens",
)  # fmt: skip
"""The headings of the score sheet."""
ADVISORS_POINTS: Final = 0
BUILDINGS_POINTS: Final = 1
ABILITIES_POINTS: Final = 2
GOVERNOR_POINTS: Final = 3
EVENTS_POINTS: Final = 4
REWARD_POINTS: Final = 5
BATTLES_POINTS: Final = 6
LOSSES_POINTS: Final = 7
TOKENS_POINTS: Final = 8

Pack = tuple[int, int, int, int]
"""So much gold, wood and stone, and so many +2 tokens."""

NOTHING: Final[Pack] = (0, 0, 0, 0)


def packs(count: int) -> tuple[Pack, ...]:
    """All ways to take so many goods."""
    return tuple(
        (chosen.count(GOLD), chosen.count(WOOD), chosen.count(STONE), 0)
        for chosen in combinations_with_replacement(range(3), count)
    )


ANY: Final = tuple(packs(count) for count in range(10))
"""`ANY[n]`: all ways to take n goods of choice."""


Thing = tuple[str, int]
"""So many of something: a good by its name, "good" of any kind, "other" of each other kind, "token", "soldiers", "look", "points"."""


@final
class Advisor:
    """What an advisor gives: one of several packs, and the rest in any case."""

    def __init__(self, number: int, facts: dict[str, Any]) -> None:
        self.number: Final = number
        self.facts: Final = facts
        fixed: Pack = (facts.get("gold", 0), facts.get("wood", 0), facts.get("stone", 0), 0)
        tokens: int = facts.get("tokens", 0)
        choices = list(ANY[facts.get("any", 0)])
        if "choice" in facts:
            choices = [ANY[1][GOODS.index(good)] for good in facts["choice"]]
        self.packs: Final[tuple[Pack, ...]] = tuple(
            (fixed[0] + one[0], fixed[1] + one[1], fixed[2] + one[2], tokens) for one in choices
        )
        self.points: Final[int] = facts.get("points", 0) - facts.get("price", 0)
        self.soldiers: Final[int] = facts.get("soldiers", 0)
        self.look: Final[bool] = facts.get("look", False)
        self.trade: Final[int] = facts.get("trade", 0)
        self.declinable: Final[bool] = "price" in facts

    def gives(self) -> list[list[Thing]]:
        """What he gives in the order printed; of several things in one place the seat takes one."""
        facts = self.facts
        given: list[list[Thing]] = [[(good, facts[good])] for good in GOODS if facts.get(good)]
        if "choice" in facts:
            given.append([(good, 1) for good in facts["choice"]])
        names = (
            ("any", "good"),
            ("tokens", "token"),
            ("soldiers", "soldiers"),
            ("look", "look"),
            ("points", "points"),
        )
        given.extend([(thing, int(facts[name]))] for name, thing in names if facts.get(name))
        if self.trade:
            given.append([("other", len(GOODS) - 1)])
        return given

    def wants(self) -> list[Thing]:
        """What he wants for it; who does not give it goes without his help."""
        if self.trade:
            return [("good", self.trade)]
        return [("points", self.facts["price"])] if self.declinable else []


LOSS_GOOD: Final = 3
LOSS_POINTS: Final = 4
LOSS_BUILDING: Final = 5
_LOSSES: Final = (*GOODS, "good", "points", "building")


@final
class Enemy:
    """A card of the enemy deck."""

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        self.name: Final = name
        self.kind: Final[str] = facts["kind"]
        self.family: Final[int] = ENEMIES.index(self.kind)
        self.year: Final[int] = facts["year"]
        self.strength: Final[int] = facts["strength"]
        reward = dict(facts["reward"])
        self.reward: Final[Pack] = (reward.get("gold", 0), reward.get("wood", 0), reward.get("stone", 0), 0)
        self.any: Final[int] = reward.get("good", 0)
        self.points: Final[int] = reward.get("points", 0)
        self.losses: Final[tuple[tuple[int, int], ...]] = tuple(
            (_LOSSES.index(what), count) for what, count in facts["losses"]
        )

    def loss_names(self) -> list[tuple[str, int]]:
        """The losses in words, in the order printed."""
        return [(_LOSSES[what], count) for what, count in self.losses]


@cache
def printed() -> Components:
    """The facts as they come with the game."""
    return Components.read(Path(__file__).with_name("components.toml"))


ADVISORS: Final = (*printed().entries("advisor"), *PRIVATE)
BUILDINGS: Final = tuple(printed().entries("building"))
GOVERNORS: Final = tuple(printed().entries("governor"))
EVENTS: Final = tuple(printed().entries("event"))
ENEMIES: Final = ("barbarians", "goblins", "orcs", "zombies", "demons", "dragons")
