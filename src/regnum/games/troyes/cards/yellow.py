"""Cards of the workers."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..citizens import standing
from ..components import BISHOPRIC, PALACE, YELLOW, Card
from ..kinds import MILL
from ..state import Troyes
from .effect import Effect, by_district, gain_deniers


class Miller(Effect):
    """Each use pays for the own citizens in the Bishopric or in the Palace."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        g.then(ChooseMills(seat, card.amount, times))


class ChooseMills(Decision[Troyes]):
    """How many uses count the Bishopric and how many the Palace."""

    __slots__ = ("amount", "times")
    name: ClassVar[str] = "choose-mills"

    def __init__(self, seat: int, amount: int, times: int) -> None:
        self.seat = seat
        self.amount = amount
        self.times = times

    def options(self, g: Troyes) -> list[Option]:
        if standing(g, self.seat, BISHOPRIC) == standing(g, self.seat, PALACE):
            return [(MILL, self.times, 0)]
        return [(MILL, self.times - palace, palace) for palace in range(self.times + 1)]

    def choose(self, g: Troyes, option: Option) -> None:
        citizens = standing(g, self.seat, BISHOPRIC) * option[1] + standing(g, self.seat, PALACE) * option[2]
        gain_deniers(g, self.seat, citizens * self.amount)

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (self.times,)


class Baker(Effect):
    """Each use pays for every yellow die left in the square."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        gain_deniers(g, seat, sum(by_district(g, YELLOW)) * card.amount * times)
