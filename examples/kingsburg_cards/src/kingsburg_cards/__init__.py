"""Two cards of one's own for Kingsburg: what the blank governor and the blank event of the box are for."""

from __future__ import annotations

from typing import ClassVar

from regnum.games.kingsburg.components import GOLD, SPRING, SUMMER
from regnum.games.kingsburg.kinds import OFFER
from regnum.games.kingsburg.perks.base import Event, Governor
from regnum.games.kingsburg.perks.moments import SEASON_ENDS, Moment
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.kinds import Option


class Herald(Governor):
    """Takes a "+2" token at the start of each spring."""

    def season_begins(self, g: Kingsburg, seat: int) -> None:
        if g.season == SPRING:
            g.gain(seat, self, taken=(0, 0, 0, 1))


class FeastDay(Event):
    """At the end of summer each player may give 1 gold for 1 victory point."""

    when: ClassVar[Moment] = SEASON_ENDS

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        rich = g.season == SUMMER and g.stock[4 * seat + GOLD]
        return [(OFFER, self.number, GOLD)] if rich else []

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.gain(seat, self, given=(1, 0, 0, 0), points=1)
