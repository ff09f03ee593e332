"""Feudum: phases 3 and 4: the die of change, and what a new epoch brings."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..components import FIEF, PLACES, REGIONS
from ..guilds.stock import refill_guilds
from ..kinds import (
    BY_DISLOYALTY,
    DIE_ROLLED,
    EPOCH_BEGAN,
    GOOD_LAID,
    TILE_LOST,
)
from ..realm import land
from ..reserve.bag import draw_goods
from ..scoring import epoch_points
from ..shared import add_to, put_in
from ..state import NUMERALS, Feudum


class DieOfChange(Step[Feudum]):
    """The top tile of a random region leaves; it must be of this or an earlier epoch."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        g.phase = 3
        fit = [g.stack_open(region) for region in range(len(REGIONS))]
        if not any(fit):
            return
        region = g.chance.die("change") - 1
        while not fit[region]:
            g.tell(DIE_ROLLED, (region,))
            region = g.chance.die("change") - 1
        g.tell(DIE_ROLLED, (region,))
        gone = g.removed[region]
        g.removed = put_in(g.removed, region, gone + 1)
        g.tell(TILE_LOST, (region, gone + 1, g.faces[region * NUMERALS + gone]))


class EpochChange(Step[Feudum]):
    """Enough tiles of the next numeral, or for epoch V a bare stack, begin the next epoch."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        g.phase = 4
        if epoch_signs(g) >= g.tables.epoch_seen[g.epoch + 1]:
            g.epoch += 1
            g.tell(EPOCH_BEGAN, (g.epoch,))
            g.then(SCORE_EPOCH, DISLOYALTY, FILL_LANDS, FILL_MAP, FILL_GUILDS)


def epoch_signs(g: Feudum) -> int:
    """Stacks that have lost all their tiles up to this epoch: enough of them begin the next one."""
    return sum([gone >= g.epoch for gone in g.removed])


class ScoreEpoch(Step[Feudum]):
    """1. Places in guilds, cultivated land, active regions."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        for seat in g.order():
            for source, points in epoch_points(g, seat):
                g.score(seat, points, source)


class Disloyalty(Step[Feudum]):
    """2. Vassals lose points for every space of the military track that is due and not theirs."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        if g.tables.epoch_service[g.epoch]:
            for seat in g.order():
                g.score(seat, -disloyalty(g, seat, g.epoch), BY_DISLOYALTY)


def disloyalty(g: Feudum, seat: int, epoch: int) -> int:
    """What a seat loses when that epoch begins, as the table stands."""
    if not g.ruled(seat, FIEF):
        return 0
    due = sum(g.tables.epoch_service[: epoch + 1])
    return sum(g.tables.service_loss[g.military[seat] : due])


def next_service(g: Feudum) -> int:
    """The next epoch that asks for military service, 0 if none will."""
    for epoch in range(g.epoch + 1, len(g.tables.epoch_service)):
        if g.tables.epoch_service[epoch]:
            return epoch
    return 0


class FillLands(Step[Feudum]):
    """3. Every land tile bears its resources; owners of serfs take all or leave all."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        tended = [place for place in range(len(PLACES)) if g.land[place] >= 0]
        for place in tended:
            land.fill(g, place)
        g.then(
            *[
                land.CollectLand(seat, place)
                for seat in g.order()
                for place in tended
                if g.serf[place] == seat
            ]
        )


class FillMap(Step[Feudum]):
    """4. A random good at the southern, eastern or western place of each region."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        for place in g.tables.epoch_places[g.epoch]:
            drawn = draw_goods(g, 1, "map")
            if any(drawn):
                good = drawn.index(1)
                g.lying = add_to(g.lying, place * 5 + good, 1)
                g.tell(GOOD_LAID, (place, good))


class FillGuilds(Step[Feudum]):
    """5. In epoch III the guilds are stocked as at the start."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        if g.tables.epoch_guilds[g.epoch]:
            refill_guilds(g)


DIE_OF_CHANGE: Final = DieOfChange()
EPOCH_CHANGE: Final = EpochChange()
SCORE_EPOCH: Final = ScoreEpoch()
DISLOYALTY: Final = Disloyalty()
FILL_LANDS: Final = FillLands()
FILL_MAP: Final = FillMap()
FILL_GUILDS: Final = FillGuilds()
