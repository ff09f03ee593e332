"""Kingsburg: the eight buildings of rows A and G."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.kinds import Option
from ..components import AUTUMN, GOODS, SPRING, SUMMER, Pack
from ..kinds import DIE, USE
from . import moments
from .base import Building
from .buildings import ONE

if TYPE_CHECKING:
    from ..components import Enemy
    from ..state import Kingsburg


class SummerTrade(Building):
    """At the end of summer, and of more seasons with the last building of the row: a good for something."""

    when: ClassVar[moments.Moment] = moments.SEASON_ENDS
    helper: ClassVar[str] = "mint"
    helped: ClassVar[tuple[int, ...]] = (SPRING, AUTUMN)

    price: Pack
    brings: Pack
    soldiers: int
    reward: int

    def read(self) -> None:
        super().read()
        self.price = ONE[GOODS.index(self.facts["pay"])]
        self.brings = (self.facts.get("gold", 0), 0, 0, 0)
        self.soldiers = self.facts.get("soldiers", 0)
        self.reward = self.facts.get("reward", 0)

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        at_work = g.season == SUMMER or (g.season in self.helped and g.has(seat, self.helper))
        return [(USE, self.number)] if at_work and g.can_pay(seat, self.price) else []

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, self.brings, self.price, self.soldiers, self.reward)


class ImprovisedDefenses(Building):
    """A bonus against an enemy of little final strength."""

    def battle(self, g: Kingsburg, seat: int, enemy: Enemy, strength: int) -> int:
        return self.bonus + (int(self.facts["bonus"]) if strength <= self.facts["strength"] else 0)


class RecruitingCenter(Building):
    """Tokens buy soldiers."""

    def recruits_for_token(self, g: Kingsburg, seat: int) -> int:
        return int(self.facts["soldiers"])


class TrainingCamp(Building):
    """A soldier for who has hardly any, before recruiting."""

    def recruiting_begins(self, g: Kingsburg, seat: int) -> None:
        if g.soldiers[seat] < self.facts["fewer"]:
            g.gain(seat, self, soldiers=self.facts["soldiers"])


class MilitaryAcademy(Building):
    """An own die instead of the King's; half of it, rounded up, instead of a token's number."""

    when: ClassVar[moments.Moment] = moments.REINFORCED

    def reinforced(self, g: Kingsburg, seat: int) -> None:
        die = g.chance.die("academy")
        g.own_die[seat] = self._worth(die, g.sent[seat] >= 0)
        g.tell(DIE, (self.number, die, seat))

    def _worth(self, die: int, token: bool) -> int:
        return (die + 1) // 2 if token else die

    def own_help(self, g: Kingsburg, seat: int, token: bool) -> int:
        return g.own_die[seat] or self._worth(6, token)

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return [(USE, self.number)] if g.own_die[seat] > g.reinforcement[seat] else []

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.reinforcement[seat] = g.own_die[seat]


CLASSES: Final[dict[str, type[Building]]] = {
    "sawmill": SummerTrade,
    "quarry": SummerTrade,
    "goldsmith": SummerTrade,
    "improvised_defenses": ImprovisedDefenses,
    "recruiting_center": RecruitingCenter,
    "training_camp": TrainingCamp,
    "military_academy": MilitaryAcademy,
}
