"""Kingsburg: constructing buildings."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step
from ..components import BUILDINGS_POINTS, GOLD, STONE, WOOD, Pack
from ..kinds import BUILD, BUILT, DONE, ENVOY, NOT_BUILT
from ..perks import hooks, moments
from ..perks.base import Perk
from ..prices import NEXT, prices
from ..reasons import of_building
from ..state import Kingsburg
from .abilities import FINISH, seat_acts


class Construction(Step[Kingsburg]):
    """In turn order each seat may construct a building."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        perks = g.tables.building_perks
        for seat in reversed(g.order):
            g.then(TURNS[seat] if g.any_of(seat, perks) else FIRST[seat])


class ConstructionTurn(Step[Kingsburg]):
    """A seat's turn with perks that matter to it: what allows a second building is checked now."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Kingsburg) -> None:
        seat = self.seat
        second = 0
        for perk in g.asked(hooks.SECOND_BUILDING, seat):
            if perk.second_building(g, seat):
                second |= perk.bit
        g.then(Build(seat, second, False) if second else FIRST[seat])
        if g.any_of(seat, g.tables.abilities[moments.CONSTRUCTION]):
            g.then(seat_acts(seat, hooks.NONE, moments.CONSTRUCTION))


class Build(Decision[Kingsburg]):
    """Construct a building or decline. `second` are the perks that allow a second one, `again` says that this is it."""

    __slots__ = ("again", "second")
    name: ClassVar[str] = "build"
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, second: int, again: bool) -> None:
        self.seat = seat
        self.second = second
        self.again = again

    def options(self, g: Kingsburg) -> list[Option]:
        seat = self.seat
        tables = g.tables
        perks = g.asked(hooks.PRICES, seat)
        found = [FINISH]
        place = 4 * seat
        gold = g.stock[place]
        wood = g.stock[place + WOOD]
        stone = g.stock[place + STONE]
        if not perks and not (gold or wood or stone):
            return found
        built = g.built[seat]
        sheet = g.sheets[seat]
        for row in range(7):
            column = NEXT[built >> 4 * row & 15]
            if column < 0:
                continue
            building = sheet[4 * row + column]
            if building < 0:
                continue
            if perks:
                found.extend(ways_to_pay(g, seat, building, perks))
                continue
            cost = tables.costs[building]
            if gold >= cost[GOLD] and wood >= cost[WOOD] and stone >= cost[STONE]:
                found.append(tables.builds[building])
        if not self.again or len(found) == 1:
            return found
        second: list[Option] = [FINISH]
        if self.second:
            second.extend(found[1:])
        if g.envoy == seat:
            second.extend([(BUILD, *option[1:4], 1) for option in found[1:]])
        return second

    def choose(self, g: Kingsburg, option: Option) -> None:
        seat = self.seat
        kind: int = option[0]
        if kind == DONE:
            if not self.again:
                g.tell(NOT_BUILT, (seat,))
            return
        building: int = option[1]
        cost: Pack = option[2]
        discount: int = option[3]
        g.give(seat, cost)
        points = g.put_up(seat, building, BUILDINGS_POINTS)
        g.builders |= 1 << seat
        g.tell(BUILT, (seat, building, cost, points))
        if discount >= 0:
            g.spent[seat] |= 1 << discount
        if option[4]:
            g.envoy = -1
            g.tell(ENVOY, (-1,))
        elif self.again:
            self._use_up(g)
        elif self.second or g.envoy == seat:
            g.then(Build(seat, self.second, True))
        for other in reversed(g.listening(hooks.OTHER_CONSTRUCTED)):
            if other != seat:
                for perk in g.asked(hooks.OTHER_CONSTRUCTED, other):
                    perk.other_constructed(g, other, seat, building)
        for perk in g.asked(hooks.CONSTRUCTED, seat):
            if perk.number != building:
                perk.constructed(g, seat, building)

    def _use_up(self, g: Kingsburg) -> None:
        """The first of the perks that allow a second building has been used."""
        bit = self.second & -self.second
        g.used[self.seat] |= bit
        if g.tables.perks[bit.bit_length() - 1].yearly:
            g.spent[self.seat] |= bit

    def why(self, g: Kingsburg, pieces: tuple[str, ...]) -> list[Reason]:
        return of_building(g, self.seat, pieces)

    def about(self, g: Kingsburg) -> tuple[Any, ...]:
        return (2 if self.again else 1,)


def ways_to_pay(g: Kingsburg, seat: int, building: int, perks: tuple[Perk, ...]) -> list[Option]:
    """The options to construct a building at the prices that perks make of the printed one."""
    found: list[Option] = []
    place = 4 * seat
    most_gold = g.stock[place]
    most_wood = g.stock[place + WOOD]
    most_stone = g.stock[place + STONE]
    for gold, wood, stone, by in prices(g, seat, building, perks):
        if gold <= most_gold and wood <= most_wood and stone <= most_stone:
            option: Option = (BUILD, building, (gold, wood, stone, 0), by, 0)
            if option not in found:
                found.append(option)
    return found


CONSTRUCTION: Final = Construction()
TURNS: Final = [ConstructionTurn(seat) for seat in range(5)]
FIRST: Final = [Build(seat, 0, False) for seat in range(5)]
