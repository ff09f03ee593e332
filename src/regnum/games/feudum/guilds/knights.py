"""Feudum: the knights: rows of markers, krud and vessels, seals for the nobles, monsters."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import KNIGHT, PLACES, SERPENT
from ..kinds import BOUGHT_ROW, DECLINE, PULL_TASK, PUSH_TASK, TAME, TAMED
from ..shared import put_in
from ..state import Feudum
from . import hall, membership
from .alchemists import Invent, inventions
from .base import GiveMarkers, GuildRules, sealable

_DECLINE: Final[Option] = (DECLINE,)
_TAMES: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([(TAME, monster, place) for place in range(len(PLACES))]) for monster in (0, 1)]
)


class Knights(GuildRules):
    """A row for each colour, in sections of 1, 2 and 3 markers."""

    def can_trade(self, g: Feudum, seat: int) -> bool:
        return g.rows[seat] > 0 and g.coins[seat] >= g.tables.price

    def trade(self, g: Feudum, seat: int) -> None:
        markers = g.rows[seat]
        g.rows[seat] = 0
        g.markers[seat] += markers
        g.tell(BOUGHT_ROW, (seat, markers))
        hall.share(g, seat, KNIGHT, g.tables.price)
        membership.update(g)
        if g.advanced and markers >= g.tables.tame and g.markers[seat] >= g.tables.tame:
            g.then(TameMonster(seat))

    def can_pull(self, g: Feudum) -> bool:
        return len(inventions(g, 0)) > 0

    def pull(self, g: Feudum, seat: int, host: int) -> None:
        g.then(Invent(seat, host, KNIGHT, PULL_TASK, 0, 0))

    def can_push(self, g: Feudum) -> bool:
        return sealable(g) > 0

    def push(self, g: Feudum, seat: int, host: int) -> None:
        g.then(GiveMarkers(seat, host, KNIGHT, PUSH_TASK, 1, min(g.tables.knight_push, sealable(g))))


class TameMonster(Decision[Feudum]):
    """Taming a monster: three markers of the row just bought for a monster, put on the map at once."""

    __slots__ = ()
    name: ClassVar[str] = "tame_monster"

    def options(self, g: Feudum) -> list[Option]:
        found = [_DECLINE]
        seat = self.seat
        pawns = g.place_mask(seat)
        for monster in (0, 1):
            if g.monster_owner[monster] < 0:
                for place in range(len(PLACES)):
                    if monster == SERPENT and not g.tables.ports[place]:
                        continue
                    if pawns >> place & 1 or g.ruler[place] == seat or g.serf[place] == seat:
                        found.append(_TAMES[monster][place])
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == DECLINE:
            return
        seat = self.seat
        monster: int = option[1]
        g.markers[seat] -= g.tables.tame
        g.marker_supply[seat] += g.tables.tame - 1
        g.monster_owner = put_in(g.monster_owner, monster, seat)
        g.monster_place = put_in(g.monster_place, monster, option[2])
        g.tell(TAMED, (seat, monster, option[2]))
