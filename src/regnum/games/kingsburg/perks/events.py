"""Kingsburg: the events of a year."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.kinds import Option
from ..components import ADVISORS, AUTUMN, BOARD, GOLD, GOODS, NOTHING, THINGS, Pack
from ..kinds import DICE_SET, DIE, MARK, MARKED, OFFER, USE
from ..lookout import show_enemy
from . import hooks, moments
from .base import Event, Price
from .buildings import ONE
from .choosing import exchanges, take_goods

if TYPE_CHECKING:
    from ..state import Kingsburg


class TownDevelopment(Event):
    """Free buildings of the first column for owners of a Crane or a Carpenter's Workshop."""

    def prices(self, g: Kingsburg, seat: int, building: int, prices: list[Price]) -> list[Price]:
        if g.tables.columns[building] > self.facts["column"]:
            return prices
        if g.has(seat, "crane") or g.has(seat, "carpenters_workshop"):
            return [(0, 0, 0, -1)]
        return prices


class RisingStars(Event):
    """Gifts on advisors for who influences them first."""

    gifts: tuple[int, ...]

    def read(self) -> None:
        gifts = [-1] * len(ADVISORS)
        for name, number in self.facts["gifts"]:
            gifts[number - 1] = THINGS.index(name)
        self.gifts = tuple(gifts)

    def season_opens(self, g: Kingsburg) -> None:
        # Neutral dice leave no gift for anybody.
        g.gifts = tuple([-1 if g.taken >> slot & 1 else gift for slot, gift in enumerate(self.gifts)])

    def influenced(self, g: Kingsburg, seat: int, slot: int, first: bool) -> None:
        if first and g.gifts[slot] >= 0:
            thing = g.gifts[slot]
            g.gifts = (*g.gifts[:slot], -1, *g.gifts[slot + 1 :])
            g.gain(seat, self, ONE[thing])


class OtherEnemies(Event):
    """Fierce Enemies, Weak Enemies: the enemy is stronger, or weaker."""

    def enemy_strength(self, g: Kingsburg, strength: int) -> int:
        return strength + int(self.facts["strength"])


class HeavySnow(Event):
    """The King's die counts as 2; soldier tokens give less."""

    def kings_die(self, g: Kingsburg) -> int:
        return int(self.facts["king"])

    def reinforcements(self, g: Kingsburg, seat: int, soldiers: int, token: bool) -> int:
        return max(soldiers + int(self.facts["tokens"]), 0) if token else soldiers


class Famine(Event):
    """Fewer coloured dice; white ones stay."""

    def coloured_dice(self, g: Kingsburg, seat: int, dice: int) -> int:
        return min(dice, int(self.facts["dice"]))


class BadAdvisors(Event):
    """Each 6 is a 4 in the end. This is no reroll, so it spoils nobody's ability."""

    def settle(self, g: Kingsburg, seat: int) -> None:
        dice = g.dice[seat]
        if self.facts["from"] not in dice:
            return
        faces = [int(self.facts["to"]) if face == self.facts["from"] else face for face in dice]
        coloured = g.coloured[seat]
        g.lay_dice(seat, faces[:coloured], faces[coloured:])
        g.tell(DICE_SET, (seat, self.number, g.dice[seat][:coloured], g.dice[seat][coloured:]))


class GoodYear(Event):
    """White dice for all who have none, goods for the others, every season."""

    def season_opens(self, g: Kingsburg) -> None:
        g.granting |= self.bit

    def consolation(self, g: Kingsburg, seat: int) -> None:
        take_goods(g, seat, self.facts["any"], self)


class SecretDeals(Event):
    """Each player marks an advisor, who serves nobody else."""

    when: ClassVar[moments.Moment] = moments.YEAR_BEGINS
    must: ClassVar[bool] = True

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        slots = (1 << BOARD) - 1
        for other in range(g.seats):
            for perk in g.asked(hooks.PRIVATE_ADVISORS, other):
                slots |= perk.private_advisors(g, other)
        return [(MARK, self.number, slot) for slot in range(len(ADVISORS)) if slots >> slot & 1]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.deals[seat] |= 1 << option[2]
        g.tell(MARKED, (seat, self.number, option[2]))

    def closed(self, g: Kingsburg, seat: int) -> int:
        marked = 0
        for deals in g.deals:
            marked |= deals
        return marked & ~g.deals[seat]


class AdvisorAway(Event):
    """The Queen Is Away: an advisor whom nobody may influence."""

    def closed(self, g: Kingsburg, seat: int) -> int:
        return 1 << int(self.facts["advisor"]) - 1


class TheKingIsIll(AdvisorAway):
    """The King sees nobody, and may die at the end of winter: then the game is over."""

    def winter_closes(self, g: Kingsburg) -> None:
        if g.year == g.tables.years:
            return
        die = g.chance.die("health")
        g.tell(DIE, (self.number, die, -1))
        if die <= self.facts["death"]:
            g.ending = True


class Parade(Event):
    """Points for the most soldiers after recruiting."""

    def recruiting_ends(self, g: Kingsburg, seat: int) -> None:
        if self.facts["least"] <= g.soldiers[seat] == max(g.soldiers):
            g.gain(seat, self, points=self.facts["reward"])


class LuckySeasons(Event):
    """Open Quarry, Lush Forests, Gold Vein: a good for everybody on a lucky die each season."""

    gift: Pack

    def read(self) -> None:
        gold, wood, stone = [int(self.facts.get(name, 0)) for name in GOODS]
        self.gift = (gold, wood, stone, 0)

    def season_opens(self, g: Kingsburg) -> None:
        die = g.chance.die("luck")
        g.tell(DIE, (self.number, die, -1))
        if die >= self.facts["die"]:
            for seat in g.order:
                g.gain(seat, self, self.gift)


class RoyalGifts(Event):
    """A good of choice for everybody at the start of the year."""

    def year_begins(self, g: Kingsburg, seat: int) -> None:
        take_goods(g, seat, self.facts["any"], self)


class FavourOfTheCourt(Event):
    """Tokens for everybody at the start of the year."""

    def year_begins(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, (0, 0, 0, self.facts["tokens"]))


class RoyalTournament(Event):
    """A greater reward of the King."""

    def kings_reward(self, g: Kingsburg, seat: int, points: int) -> int:
        return int(self.facts["reward"])


class DangerousRoads(Event):
    """The Envoy visits nobody."""

    def envoy_comes(self, g: Kingsburg, seat: int) -> bool:
        return False


class CostlyRecruits(Event):
    """Soldiers cost more."""

    def recruit_price(self, g: Kingsburg, seat: int, price: int) -> int:
        return price + int(self.facts["price"])


class Volunteers(Event):
    """A soldier for everybody before recruiting."""

    def recruiting_begins(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, soldiers=self.facts["soldiers"])


class Taxes(Event):
    """At the end of autumn gold, or a point is lost."""

    when: ClassVar[moments.Moment] = moments.SEASON_ENDS
    must: ClassVar[bool] = True

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        if g.season != AUTUMN:
            return []
        found: list[Option] = [(USE, self.number)]
        if g.stock[4 * seat + GOLD] >= self.facts["gold"]:
            found.append((OFFER, self.number, GOLD))
        return found

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        if option[0] == OFFER:
            g.gain(seat, self, NOTHING, (self.facts["gold"], 0, 0, 0))
        else:
            g.gain(seat, self, points=-self.facts["penalty"])


class MasterBuilders(Event):
    """A second building in a season, once this year."""

    def second_building(self, g: Kingsburg, seat: int) -> bool:
        return not g.spent[seat] & self.bit


class BuildersStrike(Event):
    """Great buildings cost more gold."""

    def prices(self, g: Kingsburg, seat: int, building: int, prices: list[Price]) -> list[Price]:
        if g.tables.columns[building] < self.facts["column"]:
            return prices
        more: int = self.facts["gold"]
        return [(gold + more, wood, stone, by) for gold, wood, stone, by in prices]


class GreatFair(Event):
    """One good for another once a season."""

    when: ClassVar[moments.Moment] = moments.CONSTRUCTION

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return exchanges(g, seat, self)

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, ONE[option[3]], ONE[option[2]])


class RoyalGuard(Event):
    """More soldiers from the King."""

    def reinforcements(self, g: Kingsburg, seat: int, soldiers: int, token: bool) -> int:
        return soldiers + int(self.facts["soldiers"])


class ScoutsReport(Event):
    """The enemy lies open all year."""

    def revealed(self, g: Kingsburg) -> None:
        show_enemy(g)


class ThickFog(Event):
    """Nobody may look at the enemy."""

    def may_look(self, g: Kingsburg, seat: int) -> bool:
        return False


class GloryAndShame(Event):
    """Battles bring and cost a point more."""

    def fought(self, g: Kingsburg, seat: int) -> None:
        if g.outcome[seat] > 0:
            g.gain(seat, self, points=self.facts["winners"])
        elif g.outcome[seat] < 0:
            g.gain(seat, self, points=-self.facts["losers"])


CLASSES: Final[dict[str, type[Event]]] = {
    "town_development": TownDevelopment,
    "rising_stars": RisingStars,
    "fierce_enemies": OtherEnemies,
    "heavy_snow": HeavySnow,
    "famine": Famine,
    "bad_advisors": BadAdvisors,
    "good_year": GoodYear,
    "secret_deals": SecretDeals,
    "the_king_is_ill": TheKingIsIll,
    "parade": Parade,
    "open_quarry": LuckySeasons,
    "royal_gifts": RoyalGifts,
    "lush_forests": LuckySeasons,
    "gold_vein": LuckySeasons,
    "weak_enemies": OtherEnemies,
    "favour_of_the_court": FavourOfTheCourt,
    "royal_tournament": RoyalTournament,
    "dangerous_roads": DangerousRoads,
    "costly_recruits": CostlyRecruits,
    "volunteers": Volunteers,
    "taxes": Taxes,
    "the_queen_is_away": AdvisorAway,
    "master_builders": MasterBuilders,
    "builders_strike": BuildersStrike,
    "great_fair": GreatFair,
    "royal_guard": RoyalGuard,
    "scouts_report": ScoutsReport,
    "thick_fog": ThickFog,
    "glory_and_shame": GloryAndShame,
}
