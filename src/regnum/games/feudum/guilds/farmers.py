"""Feudum: the farmers: sales of harvests, beads for the hens, goods for the merchants."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import FARM, FARMER, FARMERS_SACK, FOOD
from ..kinds import BEAD_ON_HEN, OVERFLOWED, PULL_TASK, PUSH_TASK, SELL, SOLD
from ..reserve.bag import draw_one
from ..shared import add_row
from ..state import Feudum
from . import hall
from .base import GuildRules, ShiftGoods, bead_sum, blind_bead, hens_room, room_on_shelves


class Farmers(GuildRules):
    """The barn, the hens and the sack."""

    def can_trade(self, g: Feudum, seat: int) -> bool:
        for place, ruler in enumerate(g.ruler):
            if ruler == seat and g.disc[place] == FARM and g.lying_at(place):
                return True
        return False

    def trade(self, g: Feudum, seat: int) -> None:
        g.then(SellHarvest(seat))

    def can_pull(self, g: Feudum) -> bool:
        return sum(g.rosary) > 0 and hens_room(g) > 0

    def pull(self, g: Feudum, seat: int, host: int) -> None:
        successes = int(bead_to_hen(g, seat) >= g.tables.farmer_pull)
        hall.reward(g, seat, host, FARMER, PULL_TASK, successes)

    def can_push(self, g: Feudum) -> bool:
        return sum(room_on_shelves(g)) > 0 or g.charity[FARMERS_SACK] > 0

    def push(self, g: Feudum, seat: int, host: int) -> None:
        hall.split_charity(g, seat, FARMER, FARMERS_SACK)
        g.then(ShiftGoods(seat, host, FARMER, PUSH_TASK, FARMER, g.tables.farmer_push))


def bead_to_hen(g: Feudum, seat: int) -> int:
    """A blindly chosen bead goes from the rosary onto a hen; the new sum on the hens."""
    value = blind_bead(g)
    g.hens[value] += 1
    total = bead_sum(g.hens)
    g.tell(BEAD_ON_HEN, (seat, value + 2, total))
    return total


class SellHarvest(Decision[Feudum]):
    """Choose the farm whose goods go to the barn, and food or shillings for every two of them."""

    __slots__ = ()
    name: ClassVar[str] = "sell_harvest"

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = []
        for place, ruler in enumerate(g.ruler):
            if ruler == self.seat and g.disc[place] == FARM:
                goods = g.lying_at(place)
                if goods:
                    units = goods // 2
                    for food in range(min(units, g.bag[FOOD]) + 1):
                        found.append((SELL, place, food, units - food))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        place: int = option[1]
        base = place * 5
        goods = list(g.lying[base : base + 5])
        g.lying = add_row(g.lying, base, tuple([-count for count in goods]))
        g.tell(SOLD, (self.seat, place, sum(goods), option[2], option[3]))
        surplus = sum(g.barn) + sum(goods) - g.tables.barn
        if surplus > 0:
            overflow(g, goods, surplus)
        for good in range(5):
            g.barn[good] += goods[good]
        g.gain_from_bag(self.seat, FOOD, option[2])
        g.gain_shillings(self.seat, option[3])


def overflow(g: Feudum, goods: list[int], surplus: int) -> None:
    """Surplus: random goods find no room in the barn.

    As many of them as the beads on the hens say go to the merchants, then to the
    alchemists, where there is room; the others into the bag.
    """
    gone = [0] * 5
    to_shelves = [0] * 5
    to_carts = [0] * 5
    to_bag = [0] * 5
    blessed = bead_sum(g.hens)
    for number in range(surplus):
        good = draw_one(g, goods, "surplus")
        gone[good] += 1
        if number < blessed and g.shelves[good] < g.tables.columns:
            g.shelves[good] += 1
            to_shelves[good] += 1
        elif number < blessed and g.carts[good] < g.tables.cart:
            g.carts[good] += 1
            to_carts[good] += 1
        else:
            g.bag[good] += 1
            to_bag[good] += 1
    g.tell(OVERFLOWED, (tuple(gone), tuple(to_shelves), tuple(to_carts), tuple(to_bag)))
