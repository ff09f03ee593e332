"""Kingsburg: the twenty buildings of the base sheet, as far as they do more than add to battles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.kinds import Option
from ..components import BOARD, SUMMER, THINGS, TOKEN
from ..kinds import OFFER, REROLL
from . import moments
from .base import Building, Price

if TYPE_CHECKING:
    from ..state import Kingsburg

ONE: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""A single good or token."""
EVERY_ADVISOR: Final = (1 << BOARD + 2) - 1


class Statue(Building):
    """All dice equal: one of them, or as many as the number says, may be rolled again."""

    when: ClassVar[moments.Moment] = moments.ROLLED

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        dice = g.dice[seat]
        if any(face != dice[0] for face in dice):
            return []
        most: int = self.facts["reroll"]
        coloured = g.coloured[seat]
        return [
            (REROLL, self.number, (1 << own) - 1 | (1 << white) - 1 << coloured)
            for white in range(min(len(dice) - coloured, most) + 1)
            for own in range(0 if white else 1, min(coloured, most - white) + 1)
        ]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.reroll(seat, option[2], self)


class Chapel(Building):
    """A total of 7 or less: all dice may be rolled again."""

    when: ClassVar[moments.Moment] = moments.ROLLED

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        if g.total(seat) > self.facts["total"]:
            return []
        return [(REROLL, self.number, (1 << len(g.dice[seat])) - 1)]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.reroll(seat, option[2], self)


class Cathedral(Building):
    """A point for every two goods at the end of the game."""

    def final_points(self, g: Kingsburg, seat: int) -> int:
        return g.goods(seat) // int(self.facts["goods"])


class Inn(Building):
    """A token at the end of each summer."""

    def season_ends(self, g: Kingsburg, seat: int) -> None:
        if g.season == SUMMER:
            g.gain(seat, self, (0, 0, 0, self.facts["tokens"]))


class Market(Building):
    """Once a season an advisor whose number is 1 higher or lower than the sum."""

    reach: tuple[tuple[int, int], ...]

    def read(self) -> None:
        super().read()
        shift: int = self.facts["shift"]
        self.reach = tuple((by, EVERY_ADVISOR) for by in range(-shift, shift + 1) if by)

    def shifts(self, g: Kingsburg, seat: int) -> tuple[tuple[int, int], ...]:
        return self.reach


class Farms(Building):
    """A white die each season; the soldiers are the weaker for it."""

    def white_dice(self, g: Kingsburg, seat: int) -> int:
        return int(self.facts["white"])


class MerchantsGuild(Building):
    """Gold before rolling."""

    def season_begins(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, (self.facts["gold"], 0, 0, 0))


class Barracks(Building):
    """Soldiers for one good each."""

    def recruit_price(self, g: Kingsburg, seat: int, price: int) -> int:
        return price - g.tables.recruit + int(self.facts["price"])


class Stable(Building):
    """One soldier more from every advisor who gives soldiers."""

    def advisor_soldiers(self, g: Kingsburg, seat: int, soldiers: int) -> int:
        return soldiers + int(self.facts["soldiers"])


class StoneWall(Building):
    """Equal strength is a victory."""

    def wins_draws(self, g: Kingsburg, seat: int) -> bool:
        return True


class Fortress(Building):
    """A point for every battle won."""

    def fought(self, g: Kingsburg, seat: int) -> None:
        if g.outcome[seat] > 0:
            g.gain(seat, self, points=self.facts["victory"])


class Crane(Building):
    """A gold less for buildings of columns III and IV."""

    less: int

    def read(self) -> None:
        super().read()
        self.less = self.facts["discount"]

    def prices(self, g: Kingsburg, seat: int, building: int, prices: list[Price]) -> list[Price]:
        if g.tables.columns[building] < 3:
            return prices
        less = self.less
        return [(max(gold - less, 0), wood, stone, by) for gold, wood, stone, by in prices]


class TownHall(Building):
    """At the end of a season one good or token may be given for a point."""

    when: ClassVar[moments.Moment] = moments.SEASON_ENDS

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return [(OFFER, self.number, thing) for thing in range(TOKEN + 1) if g.stock[4 * seat + thing]]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, given=ONE[option[2]], points=self.facts["reward"])


class Embassy(Building):
    """A point at the end of each season."""

    def season_ends(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, points=self.facts["reward"])


CLASSES: Final[dict[str, type[Building]]] = {
    "statue": Statue,
    "chapel": Chapel,
    "cathedral": Cathedral,
    "inn": Inn,
    "market": Market,
    "farms": Farms,
    "merchants_guild": MerchantsGuild,
    "barracks": Barracks,
    "stable": Stable,
    "stone_wall": StoneWall,
    "fortress": Fortress,
    "crane": Crane,
    "town_hall": TownHall,
    "embassy": Embassy,
}

assert len(THINGS) == len(ONE)
