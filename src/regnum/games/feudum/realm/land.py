"""Feudum: land tiles, what grows on them, and who takes it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..actions.move import receive
from ..components import ARCHERY_BUTT, LAND_YIELDS, SHILLING, TARGET
from ..kinds import COLLECT, COLLECTED, DECLINE, LAND_FILLED
from ..shared import add_to, put_in
from ..state import Feudum

_LEAVE: Final[Option] = (DECLINE,)


def fill(g: Feudum, place: int) -> None:
    """Three more of its resource, as far as there are any."""
    resource = LAND_YIELDS[g.land[place]]
    count = g.tables.land_yield
    if resource == SHILLING:
        count = min(count, g.supply)
        g.supply -= count
    elif resource == TARGET:
        count = min(count, targets_left(g))
    else:
        count = min(count, g.bag[resource])
        g.bag[resource] -= count
    g.land_stock = add_to(g.land_stock, place, count)
    g.tell(LAND_FILLED, (place, resource, count, g.land_stock[place]))


def targets_left(g: Feudum) -> int:
    """Targets beside the board: all that do not lie on archery butts."""
    out = sum([g.land_stock[place] for place, face in enumerate(g.land) if face == ARCHERY_BUTT])
    return g.tables.targets - out


class CollectLand(Decision[Feudum]):
    """The serf's owner takes all that has grown, one of it for the ruler, or leaves it."""

    __slots__ = ("place",)
    name: ClassVar[str] = "collect_land"
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Feudum) -> list[Option]:
        return [_LEAVE, (COLLECT, self.place)] if g.land_stock[self.place] else [_LEAVE]

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == DECLINE:
            return
        place = self.place
        resource = LAND_YIELDS[g.land[place]]
        count = g.land_stock[place]
        g.land_stock = put_in(g.land_stock, place, 0)
        g.tell(COLLECTED, (self.seat, place, resource, count - 1, g.ruler[place]))
        receive(g, g.ruler[place], resource, 1)
        receive(g, self.seat, resource, count - 1)

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (g.land_stock[self.place], self.place)
