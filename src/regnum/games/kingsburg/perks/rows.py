"""Kingsburg: the alternative rows of buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.kinds import Option
from ..components import AUTUMN, SPRING, SUMMER
from ..kinds import DIE, REROLL, USE
from . import moments
from .base import Building, Price
from .buildings import ONE
from .choosing import offers, take_goods
from .provinces import SummerTrade

if TYPE_CHECKING:
    from ..components import Enemy
    from ..state import Kingsburg


# Row A.


class Attraction(SummerTrade):
    """Fountain, Merry-go-round, Theatre: a good for a point at the end of summer, in the Royal Gardens also of autumn."""

    helper: ClassVar[str] = "royal_gardens"
    helped: ClassVar[tuple[int, ...]] = (AUTUMN,)


# Row B.


class Bridge(Building):
    """Gold at the end of a season in which a die stayed unplaced."""

    when: ClassVar[moments.Moment] = moments.SEASON_ENDS
    must: ClassVar[bool] = True

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return [(USE, self.number)] if g.free[seat] else []

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, (self.facts["gold"], 0, 0, 0))


class Altar(Building):
    """A low total: one or two dice may be rolled again."""

    when: ClassVar[moments.Moment] = moments.ROLLED

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        if g.total(seat) > self.facts["total"]:
            return []
        dice = g.dice[seat]
        coloured = g.coloured[seat]
        seen: list[list[tuple[int, bool]]] = []
        found: list[Option] = []
        for mask in range(1, 1 << len(dice)):
            if mask.bit_count() > self.facts["reroll"]:
                continue
            shape = [(face, place < coloured) for place, face in enumerate(dice) if mask >> place & 1]
            if shape not in seen:
                seen.append(shape)
                found.append((REROLL, self.number, mask))
        return found

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.reroll(seat, option[2], self)


class Monastery(Building):
    """A point for who has no goods at the end of autumn."""

    when: ClassVar[moments.Moment] = moments.SEASON_ENDS
    must: ClassVar[bool] = True

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return [(USE, self.number)] if g.season == AUTUMN and not g.goods(seat) else []

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, points=self.facts["reward"])


class Basilica(Building):
    """Stands for ever."""

    destructible: ClassVar[bool] = False


# Row C.


class Brewery(Building):
    """At the end of summer the soldiers are gone and tokens are here."""

    def season_ends(self, g: Kingsburg, seat: int) -> None:
        if g.season == SUMMER:
            g.gain(seat, self, (0, 0, 0, self.facts["tokens"]), soldiers=-g.soldiers[seat])


class TravelingMarket(Building):
    """Once a season an advisor 5, 10 or 15 whose number is up to 2 off the sum."""

    reach: tuple[tuple[int, int], ...]

    def read(self) -> None:
        super().read()
        self.reach = ()

    def shifts(self, g: Kingsburg, seat: int) -> tuple[tuple[int, int], ...]:
        if not self.reach:
            slots = sum(
                1 << slot for slot, number in enumerate(g.tables.numbers) if number in self.facts["advisors"]
            )
            most: int = self.facts["shift"]
            self.reach = tuple((by, slots) for by in range(-most, most + 1) if by)
        return self.reach


class Vineyards(Building):
    """A white die in autumn."""

    def white_dice(self, g: Kingsburg, seat: int) -> int:
        return int(self.facts["white"]) if g.season == AUTUMN else 0


class CraftsmensGuild(Building):
    """Another good each season before rolling."""

    def season_begins(self, g: Kingsburg, seat: int) -> None:
        if g.season == SPRING:
            g.gain(seat, self, (0, self.facts["wood"], 0, 0))
        elif g.season == SUMMER:
            g.gain(seat, self, (0, 0, self.facts["stone"], 0))
        else:
            take_goods(g, seat, self.facts["any"], self)


# Row D.


class PaidDefense(Building):
    """Watch Post, Armory: before the enemy is revealed a good may be paid for a bonus."""

    when: ClassVar[moments.Moment] = moments.WINTER_BEGINS

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return offers(g, seat, self)

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, given=ONE[option[2]])
        g.armed[seat] |= self.bit

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        return self.bonus + (int(self.facts["bonus"]) if g.armed[seat] & self.bit else 0)


class Arena(Building):
    """A point for the most soldiers after recruiting, shared or not."""

    def recruiting_ends(self, g: Kingsburg, seat: int) -> None:
        if 0 < g.soldiers[seat] == max(g.soldiers):
            g.gain(seat, self, points=self.facts["reward"])


class SorcerersTower(Building):
    """A die before the battle: a great bonus, or on a 1 a penalty."""

    def winter_begins(self, g: Kingsburg, seat: int) -> None:
        die = g.chance.die("tower")
        g.tell(DIE, (self.number, die, seat))
        if die > 1:
            g.armed[seat] |= self.bit

    def winter_bonus(self, g: Kingsburg, seat: int) -> tuple[int, int]:
        return 0, int(self.facts["bonus"]) - int(self.facts["penalty"])

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        return self.bonus + int(self.facts["bonus" if g.armed[seat] & self.bit else "penalty"])


# Row E.


class SmallPalisade(Building):
    """A bonus for who has a soldier when winter begins."""

    def winter_begins(self, g: Kingsburg, seat: int) -> None:
        if g.soldiers[seat] >= self.facts["soldiers"]:
            g.armed[seat] |= self.bit

    def winter_bonus(self, g: Kingsburg, seat: int) -> tuple[int, int]:
        bonus = int(self.facts["bonus"]) if g.soldiers[seat] >= self.facts["soldiers"] else 0
        return bonus, bonus

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        return self.bonus + (int(self.facts["bonus"]) if g.armed[seat] & self.bit else 0)


class GriffinRanch(Building):
    """A soldier for a low final total."""

    def dice_final(self, g: Kingsburg, seat: int) -> None:
        if g.total(seat) <= self.facts["total"]:
            g.gain(seat, self, soldiers=self.facts["soldiers"])


class Catapults(PaidDefense):
    """Equal strength is a victory, with or without the stone."""

    def wins_draws(self, g: Kingsburg, seat: int) -> bool:
        return True


class WinterQuarters(Building):
    """The strongest winner keeps a soldier, if there is one."""

    def battles_over(self, g: Kingsburg, seat: int) -> None:
        if g.outcome[seat] > 0 and g.soldiers[seat] and g.strength[seat] == max(g.strength):
            g.armed[seat] |= self.bit

    def year_ends(self, g: Kingsburg, seat: int) -> None:
        if g.armed[seat] & self.bit:
            g.gain(seat, self, soldiers=self.facts["soldiers"])


# Row F.


class Hideout(Building):
    """No points are lost to an enemy card."""

    def printed_loss(self, g: Kingsburg, seat: int, points: int) -> int:
        return 0


class CarpentersWorkshop(Building):
    """A wood less for buildings from column II on."""

    def prices(self, g: Kingsburg, seat: int, building: int, prices: list[Price]) -> list[Price]:
        if g.tables.columns[building] < 2:
            return prices
        less: int = self.facts["discount"]
        return [(gold, max(wood - less, 0), stone, by) for gold, wood, stone, by in prices]


class Park(Building):
    """A point for influencing several advisors in a season."""

    def season_ends(self, g: Kingsburg, seat: int) -> None:
        if g.visited[seat].bit_count() >= self.facts["advisors"]:
            g.gain(seat, self, points=self.facts["reward"])


class ArchitectsGuild(Building):
    """Points for later buildings, and for the most of them at the end."""

    def constructed(self, g: Kingsburg, seat: int, building: int) -> None:
        g.gain(seat, self, points=self.facts["reward"])

    def final_points(self, g: Kingsburg, seat: int) -> int:
        most = max(g.buildings(other) for other in range(g.seats))
        return int(self.facts["most"]) if g.buildings(seat) == most else 0


# Row G.


class Library(Building):
    """Gold for each look at the enemy that an advisor gives."""

    def looked(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, (self.facts["gold"], 0, 0, 0))


class School(Building):
    """A point for enough soldiers after recruiting."""

    def recruiting_ends(self, g: Kingsburg, seat: int) -> None:
        if g.soldiers[seat] >= self.facts["soldiers"]:
            g.gain(seat, self, points=self.facts["reward"])


class VeteransHall(Building):
    """A good of choice for a battle won."""

    def fought(self, g: Kingsburg, seat: int) -> None:
        if g.outcome[seat] > 0:
            take_goods(g, seat, self.facts["any"], self)


class University(Building):
    """A point for a low final total."""

    def dice_final(self, g: Kingsburg, seat: int) -> None:
        if g.total(seat) <= self.facts["total"]:
            g.gain(seat, self, points=self.facts["reward"])


CLASSES: Final[dict[str, type[Building]]] = {
    "fountain": Attraction,
    "merry_go_round": Attraction,
    "theatre": Attraction,
    "bridge": Bridge,
    "altar": Altar,
    "monastery": Monastery,
    "basilica": Basilica,
    "brewery": Brewery,
    "traveling_market": TravelingMarket,
    "vineyards": Vineyards,
    "craftsmens_guild": CraftsmensGuild,
    "watch_post": PaidDefense,
    "armory": PaidDefense,
    "arena": Arena,
    "sorcerers_tower": SorcerersTower,
    "small_palisade": SmallPalisade,
    "griffin_ranch": GriffinRanch,
    "catapults": Catapults,
    "winter_quarters": WinterQuarters,
    "hideout": Hideout,
    "carpenters_workshop": CarpentersWorkshop,
    "park": Park,
    "architects_guild": ArchitectsGuild,
    "library": Library,
    "school": School,
    "veterans_hall": VeteransHall,
    "university": University,
}
