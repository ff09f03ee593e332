"""Kingsburg: the governors."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.kinds import Option
from ..amendments import CHANGED_NUMBERS
from ..components import BOARD, GOLD, GOODS, NOTHING, ROWS, SUMMER, TOKEN, WOOD
from ..kinds import BUILT, MOVED, RAISE, STEAL, STOLEN, USE
from ..lookout import look_at_enemy
from . import hooks, moments
from .base import Governor, Price
from .buildings import ONE
from .choosing import exchanges, offers, take_goods

if TYPE_CHECKING:
    from ..components import Enemy
    from ..state import Kingsburg


class Thief(Governor):
    """Begins in debt; takes a good from an opponent at the start of summer."""

    when: ClassVar[moments.Moment] = moments.SEASON_BEGINS
    must: ClassVar[bool] = True

    def taken(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, points=-self.facts["penalty"])

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        if g.season != SUMMER:
            return []
        return [
            (STEAL, self.number, victim, good)
            for victim in range(g.seats)
            if victim != seat
            for good in range(TOKEN)
            if g.stock[4 * victim + good]
        ]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        victim: int = option[2]
        good: int = option[3]
        loot = min(g.stock[4 * victim + good], int(self.facts["goods"]))
        g.stock[4 * victim + good] -= loot
        g.stock[4 * seat + good] += loot
        g.tell(STOLEN, (seat, self.number, victim, good))


class Craftsman(Governor):
    """Miner, Carpenter, Sculptor: a good at the end of the year, and once a year one less to pay."""

    good: int
    less: int

    def read(self) -> None:
        self.good = next(good for good, name in enumerate(GOODS) if name in self.facts)
        self.less = self.facts["discount"]

    def year_ends(self, g: Kingsburg, seat: int) -> None:
        count: int = self.facts[GOODS[self.good]]
        pack = [0, 0, 0, 0]
        pack[self.good] = count
        g.gain(seat, self, (pack[0], pack[1], pack[2], 0))

    def prices(self, g: Kingsburg, seat: int, building: int, prices: list[Price]) -> list[Price]:
        if g.spent[seat] & self.bit:
            return prices
        good = self.good
        less = self.less
        found = prices[:]
        for gold, wood, stone, _ in prices:
            if good == GOLD:
                if gold:
                    found.append((max(gold - less, 0), wood, stone, self.number))
            elif good == WOOD:
                if wood:
                    found.append((gold, max(wood - less, 0), stone, self.number))
            elif stone:
                found.append((gold, wood, max(stone - less, 0), self.number))
        return found


class Minstrel(Governor):
    """The very last of the year: points for being behind, both compared at once."""

    def last_of_all(self, g: Kingsburg, seat: int) -> None:
        own = g.points[seat]
        points = 0
        if own == min(g.points):
            points += int(self.facts["last"])
        if own < max(g.points):
            points += int(self.facts["behind"])
        if points:
            g.gain(seat, self, points=points)


class Sorcerer(Governor):
    """Free buildings of the first column at the start of the third year; they score nothing."""

    when: ClassVar[moments.Moment] = moments.YEAR_BEGINS

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        if g.year != self.facts["year"]:
            return []
        return [
            (RAISE, self.number, building)
            for cell, building in enumerate(g.sheets[seat])
            if building >= 0
            and g.tables.columns[building] == self.facts["column"]
            and not g.built[seat] >> cell & 1
        ]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.put_up(seat, option[2])
        g.tell(BUILT, (seat, option[2], NOTHING, 0))
        if g.rules >= CHANGED_NUMBERS:
            # Nobody else puts up buildings that score nothing.
            done = g.unscored[seat].bit_count()
        else:
            # Two bits of memory counted the buildings, so from five on there was no end.
            done = 1 + bool(g.armed[seat] & self.bit) + 2 * bool(g.spent[seat] & self.bit)
            g.armed[seat] = g.armed[seat] | self.bit if done & 1 else g.armed[seat] & ~self.bit
            g.spent[seat] = g.spent[seat] | self.bit if done & 2 else g.spent[seat] & ~self.bit
        if done < self.facts["buildings"]:
            g.used[seat] &= ~self.bit


class Politician(Governor):
    """Two advisors of his own."""

    def private_advisors(self, g: Kingsburg, seat: int) -> int:
        return 0b11 << BOARD


class Architect(Governor):
    """Two buildings while behind an opponent; points for long rows at the end."""

    yearly: ClassVar[bool] = False

    def second_building(self, g: Kingsburg, seat: int) -> bool:
        own = g.buildings(seat)
        return any(g.buildings(other) > own for other in range(g.seats))

    def final_points(self, g: Kingsburg, seat: int) -> int:
        long_rows = [
            row
            for row in range(len(ROWS))
            if (g.built[seat] >> 4 * row & 15).bit_count() >= self.facts["row"]
        ]
        return len(long_rows) * int(self.facts["reward"])


class Paladin(Governor):
    """Points at the end for battles won."""

    def final_points(self, g: Kingsburg, seat: int) -> int:
        return g.wins[seat] * int(self.facts["reward"])


class Duke(Governor):
    """After influence the dice of the highest advisor may move to the Duchess, if she is free."""

    when: ClassVar[moments.Moment] = moments.ALL_PASSED

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        duchess = 1 << self.facts["advisor"] - 1
        if g.taken & duchess or not any(group[1] == seat for group in g.groups):
            return []
        if any(perk.closed(g, seat) & duchess for perk in g.asked(hooks.CLOSED, seat)):
            return []
        return [(USE, self.number)]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        duchess: int = self.facts["advisor"] - 1
        place = -1
        for here, group in enumerate(g.groups):
            if group[1] == seat and (
                place < 0 or g.tables.numbers[group[0]] >= g.tables.numbers[g.groups[place][0]]
            ):
                place = here
        source, _, dice, token, shift = g.groups[place]
        g.groups[place] = (duchess, seat, dice, token, shift)
        shared = any(group[0] == source for group in g.groups) or any(slot[0] == source for slot in g.neutral)
        if not shared:
            g.taken &= ~(1 << source)
        g.taken |= 1 << duchess
        g.tell(MOVED, (seat, self.number, source, duchess))


class Preacher(Governor):
    """A point when somebody built nothing."""

    def season_ends(self, g: Kingsburg, seat: int) -> None:
        if g.builders != (1 << g.seats) - 1:
            g.gain(seat, self, points=self.facts["reward"])


class TaxCollector(Governor):
    """A good of choice for each great building of others."""

    def other_constructed(self, g: Kingsburg, seat: int, builder: int, building: int) -> None:
        if g.tables.columns[building] == self.facts["column"]:
            take_goods(g, seat, self.facts["any"], self)


class General(Governor):
    """A bonus in every battle."""

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        return int(self.facts["battle"])


class Mercenary(Governor):
    """Gold before the enemy is revealed for a bonus."""

    when: ClassVar[moments.Moment] = moments.WINTER_BEGINS

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return offers(g, seat, self)

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, given=ONE[option[2]])
        g.armed[seat] |= self.bit

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        return int(self.facts["bonus"]) if g.armed[seat] & self.bit else 0


class Damsel(Governor):
    """Soldiers when winter begins and nobody has fewer."""

    def winter_begins(self, g: Kingsburg, seat: int) -> None:
        soldiers = self.winter_soldiers(g, seat)
        if soldiers:
            g.gain(seat, self, soldiers=soldiers)

    def winter_soldiers(self, g: Kingsburg, seat: int) -> int:
        return int(self.facts["soldiers"]) if g.soldiers[seat] == min(g.soldiers) else 0


class Merchant(Governor):
    """One good for another once a season."""

    when: ClassVar[moments.Moment] = moments.CONSTRUCTION

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return exchanges(g, seat, self)

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, ONE[option[3]], ONE[option[2]])


class Spy(Governor):
    """Knows the enemy from the start; a point for each look that an advisor gives."""

    def year_begins(self, g: Kingsburg, seat: int) -> None:
        look_at_enemy(g, seat, by_advisor=False)

    def looked(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, points=self.facts["reward"])


class Engineer(Governor):
    """A good of choice less for the first columns, but never for free."""

    column: int
    less: int
    least: int

    def read(self) -> None:
        self.column = self.facts["column"]
        self.less = self.facts["discount"]
        self.least = self.facts["least"]

    def prices(self, g: Kingsburg, seat: int, building: int, prices: list[Price]) -> list[Price]:
        if g.tables.columns[building] > self.column:
            return prices
        found: list[Price] = []
        for price in prices:
            total = price[0] + price[1] + price[2]
            before = len(found)
            for good in range(TOKEN):
                off = min(self.less, price[good], total - self.least)
                if off > 0:
                    cost = list(price[:TOKEN])
                    cost[good] -= off
                    found.append((cost[0], cost[1], cost[2], price[TOKEN]))
            if len(found) == before:
                found.append(price)
        return found


CLASSES: Final[dict[str, type[Governor]]] = {
    "thief": Thief,
    "miner": Craftsman,
    "carpenter": Craftsman,
    "sculptor": Craftsman,
    "minstrel": Minstrel,
    "sorcerer": Sorcerer,
    "politician": Politician,
    "architect": Architect,
    "paladin": Paladin,
    "duke": Duke,
    "preacher": Preacher,
    "tax_collector": TaxCollector,
    "general": General,
    "mercenary": Mercenary,
    "damsel": Damsel,
    "merchant": Merchant,
    "spy": Spy,
    "engineer": Engineer,
}
