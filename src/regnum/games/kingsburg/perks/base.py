"""Perks: what a building, a governor or an event of the year changes, each rule in one place.

The flow knows no card by name. At each moment of the rulebook it asks the perks that a seat has in force: its
standing buildings, its governor, and the event of the year, which every seat has. A perk overrides the hooks
it cares about; the rest cost nothing, since the tables note for each hook who overrides it.

There are three sorts of hooks:

- numbers: "how many white dice?", "what does this building cost?"; they change nothing;
- happenings: something automatic at a moment, such as the Embassy's point at the end of a season;
- an ability the owner may use: `when` says at which moment, `choices` what can be done, `use` does it. The owner
  orders these as he likes; each is used once at most in a phase.

Perks have no memory of their own: `g.used` (this phase), `g.spent` (this year), `g.armed` (until cleared or the end of the year)
hold a bit for each perk of each seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.native import mypyc_attr
from ..components import ABILITIES_POINTS, EVENTS_POINTS, GOVERNOR_POINTS
from . import hooks
from .hooks import Hook
from .moments import NEVER, Moment

if TYPE_CHECKING:
    from ..components import Enemy
    from ..state import Kingsburg

Price = tuple[int, int, int, int]
"""Gold, wood and stone, and the number of the perk whose limited discount it uses up, or -1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Perk:
    """A building, governor or event. `number` is its place among all perks, `facts` its printed numbers."""

    when: ClassVar[Moment] = NEVER
    must: ClassVar[bool] = False
    """Whether the ability cannot be declined: it may be ordered, and happens in the end if it wasn't."""
    yearly: ClassVar[bool] = True
    """Whether a second building that it allowed uses it up for the rest of the year, not of the season only."""
    destructible: ClassVar[bool] = True
    tally: ClassVar[int] = 0
    """Under which heading of the score sheet its points go."""

    def __init__(self, number: int, name: str, facts: dict[str, Any]) -> None:
        self.number: Final = number
        self.bit: Final[int] = 1 << number
        self.name: Final = name
        self.facts: Final = facts
        # What a class says is looked up by name even when it is compiled; these are asked at every ability.
        self.bound: Final[bool] = self.must
        self.heading: Final[int] = self.tally
        self.read()

    def read(self) -> None:
        """Take numbers out of `facts` once; called when the tables are made."""

    def hears(self, hook: str) -> bool:
        """Whether the flow needs to ask this perk at a hook: when its class has the hook."""
        return getattr(type(self), hook) is not getattr(Perk, hook)

    # An ability its owner may use.

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        """What the owner can do now, each option naming this perk; nothing if it does not apply."""
        return []

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        """Do it. The flow has marked the perk as used already."""

    # Numbers.

    def white_dice(self, g: Kingsburg, seat: int) -> int:
        """White dice of this season."""
        return 0

    def coloured_dice(self, g: Kingsburg, seat: int, dice: int) -> int:
        """Coloured dice rolled this season."""
        return dice

    def shifts(self, g: Kingsburg, seat: int) -> tuple[tuple[int, int], ...]:
        """By how much a sum may be shifted once a season, each shift with the advisors it reaches as bits of slots."""
        return ()

    def private_advisors(self, g: Kingsburg, seat: int) -> int:
        """The slots beside the board that this seat may influence, as bits."""
        return 0

    def closed(self, g: Kingsburg, seat: int) -> int:
        """The advisors this seat may not influence, as bits of slots."""
        return 0

    def prices(self, g: Kingsburg, seat: int, building: int, prices: list[Price]) -> list[Price]:
        """The ways to pay for a building, given the ways so far."""
        return prices

    def second_building(self, g: Kingsburg, seat: int) -> bool:
        """Whether a second building may be constructed this season; asked when the seat's turn to build comes."""
        return False

    def kings_reward(self, g: Kingsburg, seat: int, points: int) -> int:
        """The King's reward in phase 3."""
        return points

    def envoy_comes(self, g: Kingsburg, seat: int) -> bool:
        """Whether the Envoy may come to this seat in phase 5."""
        return True

    def advisor_soldiers(self, g: Kingsburg, seat: int, soldiers: int) -> int:
        """Soldiers from an advisor who gives any."""
        return soldiers

    def may_look(self, g: Kingsburg, seat: int) -> bool:
        """Whether the seat may look at the enemy card."""
        return True

    def recruit_price(self, g: Kingsburg, seat: int, price: int) -> int:
        """Goods for a soldier in phase 7."""
        return price

    def recruits_for_token(self, g: Kingsburg, seat: int) -> int:
        """Soldiers for a +2 token in phase 7."""
        return 0

    def enemy_strength(self, g: Kingsburg, strength: int) -> int:
        """The enemy's final strength; asked of the event of the year."""
        return strength

    def kings_die(self, g: Kingsburg) -> int:
        """A fixed result of the King's die, or 0 to roll it; asked of the event of the year."""
        return 0

    def reinforcements(self, g: Kingsburg, seat: int, soldiers: int, token: bool) -> int:
        """How many soldiers the King's die, or a soldier token, is worth."""
        return soldiers

    def own_help(self, g: Kingsburg, seat: int, token: bool) -> int:
        """The most that a die of the seat's own may come to, where it may replace the King's or a token's number."""
        return 0

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        """Bonus or penalty against this enemy of this final strength."""
        return 0

    def winter_soldiers(self, g: Kingsburg, seat: int) -> int:
        """Soldiers who join the seat when winter begins."""
        return 0

    def winter_bonus(self, g: Kingsburg, seat: int) -> tuple[int, int]:
        """The least and the most by which winter's beginning will change the bonus in battle; asked before winter."""
        return 0, 0

    def wins_draws(self, g: Kingsburg, seat: int) -> bool:
        """Whether equal strength is a victory."""
        return False

    def printed_loss(self, g: Kingsburg, seat: int, points: int) -> int:
        """How many of the points printed among an enemy's losses are really lost."""
        return points

    def final_points(self, g: Kingsburg, seat: int) -> int:
        """Points at the end of the game."""
        return 0

    # Happenings, for each seat that has the perk, in turn order.

    def taken(self, g: Kingsburg, seat: int) -> None:
        """A governor was taken, before the first year."""

    def year_begins(self, g: Kingsburg, seat: int) -> None:
        """Before the King's aid."""

    def season_begins(self, g: Kingsburg, seat: int) -> None:
        """Income before rolling."""

    def consolation(self, g: Kingsburg, seat: int) -> None:
        """What a seat gets that has a white die already, from a perk that hands them out (see `g.granting`)."""

    def rerolled(self, g: Kingsburg, seat: int) -> None:
        """The seat's dice were changed."""

    def settle(self, g: Kingsburg, seat: int) -> None:
        """All rerolls are over; the last change of the dice."""

    def dice_final(self, g: Kingsburg, seat: int) -> None:
        """The total is final."""

    def influenced(self, g: Kingsburg, seat: int, slot: int, first: bool) -> None:
        """The seat put dice on an advisor; `first` unless somebody was there already."""

    def looked(self, g: Kingsburg, seat: int) -> None:
        """An advisor let the seat look at the enemy."""

    def constructed(self, g: Kingsburg, seat: int, building: int) -> None:
        """The seat constructed a building (not this one)."""

    def other_constructed(self, g: Kingsburg, seat: int, builder: int, building: int) -> None:
        """Another seat constructed a building."""

    def season_ends(self, g: Kingsburg, seat: int) -> None:
        """After construction."""

    def recruiting_begins(self, g: Kingsburg, seat: int) -> None:
        """Right before phase 7."""

    def recruiting_ends(self, g: Kingsburg, seat: int) -> None:
        """At the end of phase 7."""

    def winter_begins(self, g: Kingsburg, seat: int) -> None:
        """Before the enemy is revealed."""

    def reinforced(self, g: Kingsburg, seat: int) -> None:
        """The King's die or the seat's token is known (`g.reinforcement`), the marker has not moved yet."""

    def fought(self, g: Kingsburg, seat: int) -> None:
        """The seat's battle is over; `g.outcome[seat]` says how."""

    def battles_over(self, g: Kingsburg, seat: int) -> None:
        """All battles are over, the strongest is known, the soldiers still stand."""

    def year_ends(self, g: Kingsburg, seat: int) -> None:
        """The soldiers have gone home."""

    def last_of_all(self, g: Kingsburg, seat: int) -> None:
        """The very last thing of a year, after final scoring in the last one."""

    def happen(self, hook: Hook, g: Kingsburg, seat: int) -> None:
        """One of the happenings of a seat that come by themselves (`PerksAct`), by its number."""
        if hook == hooks.SEASON_ENDS:
            self.season_ends(g, seat)
        elif hook == hooks.SEASON_BEGINS:
            self.season_begins(g, seat)
        elif hook == hooks.DICE_FINAL:
            self.dice_final(g, seat)
        elif hook == hooks.FOUGHT:
            self.fought(g, seat)
        else:
            getattr(self, hooks.HOOKS[hook])(g, seat)

    # Happenings of the table, asked once of the event of the year.

    def revealed(self, g: Kingsburg) -> None:
        """The event was revealed."""

    def season_opens(self, g: Kingsburg) -> None:
        """A productive season opens, before income."""

    def winter_closes(self, g: Kingsburg) -> None:
        """The end of winter, before the card is discarded."""


class Building(Perk):
    """A cell of the province sheet. Without a class of its own it has only its printed bonus in battle."""

    tally: ClassVar[int] = ABILITIES_POINTS

    bonus: int
    against: dict[str, int]

    def read(self) -> None:
        self.bonus = self.facts["battle"]
        self.against = self.facts.get("against", {})

    def hears(self, hook: str) -> bool:
        if hook == "battle" and type(self).battle is Building.battle:
            return bool(self.bonus or self.against)
        return getattr(type(self), hook) is not getattr(Perk, hook)

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        return self.bonus + self.against.get(enemy.kind, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Governor(Perk):
    """The character of a seat's governor."""

    tally: ClassVar[int] = GOVERNOR_POINTS


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Perk):
    """What befalls everybody in a year."""

    tally: ClassVar[int] = EVENTS_POINTS
