"""Feudum: phase 2, Feeding: food, wine, and those who go home."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..amendments import WINE_IS_DUE
from ..components import FOOD
from ..kinds import FED, FEED, SEND_HOME, SOBERED, WENT_HOME
from ..realm.figures import remove_pawn, twin
from ..shared import put_in
from ..state import Feudum
from . import anytime


class Feeding(Step[Feudum]):
    """All feed their pawns, in turn order."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        g.phase = 2
        g.then(*[FeedSeat(seat) for seat in g.order()])


FEEDING: Final = Feeding()


class FeedSeat(Step[Feudum]):
    """Pawns that drank last round get sober instead of eating; the others are hungry."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Feudum) -> None:
        seat = self.seat
        g.mover = seat
        mouths = hungry(g, seat)
        for figure in g.on_map(seat):
            if g.pawn_wine[figure]:
                g.sober_up(figure)
                g.tell(SOBERED, (seat, figure, g.pawn_face[figure], g.pawn_place[figure]))
        if mouths:
            g.then(FeedInSecret(seat, mouths) if g.writs[seat] else Feed(seat, mouths))
        else:
            anytime.pause(g, [seat])


def hungry(g: Feudum, seat: int) -> int:
    """Bits of the pawns that must be fed: all on the board but those that drank last round."""
    found = 0
    for figure in g.on_map(seat):
        if not g.pawn_wine[figure]:
            found |= 1 << figure
    return found


class Feed(Decision[Feudum]):
    """Say who drinks wine; the others eat, as far as there is food. Nobody goes hungry beside wine (R30)."""

    __slots__ = ("hungry",)
    name: ClassVar[str] = "feed"
    opens: ClassVar[bool] = True
    hungry: int

    def __init__(self, seat: int, hungry: int) -> None:
        self.seat = seat
        self.hungry = hungry

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = []
        most = g.barrel[self.seat]
        least = 0
        if g.rules >= WINE_IS_DUE:
            least = min(most, self.hungry.bit_count() - g.goods[self.seat * 5 + FOOD])
        for drinkers in _subsets(g, self.hungry):
            if least <= drinkers.bit_count() <= most:
                found.append((FEED, drinkers, _faces(g, drinkers), drinkers.bit_count()))
        anytime.acts(g, self.seat, found, False)
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] != FEED:
            g.then(self)
            anytime.act(g, seat, option)
            return
        drinkers: int = option[1]
        for figure in range(seat * 3, seat * 3 + 3):
            if drinkers >> figure & 1:
                g.barrel[seat] -= 1
                g.pawn_wine = put_in(g.pawn_wine, figure, 1)
        rest = self.hungry & ~drinkers
        food = min(g.goods[seat * 5 + FOOD], rest.bit_count())
        g.goods[seat * 5 + FOOD] -= food
        g.bag[FOOD] += food
        g.tell(FED, (seat, food, drinkers.bit_count()))
        if rest.bit_count() > food:
            g.then(SendHome(seat, rest, rest.bit_count() - food))


class FeedInSecret(Feed):
    """The same of a seat with writs: it is asked even if it has no mandate to play first."""

    __slots__ = ()
    secret: ClassVar[bool] = True


class SendHome(Decision[Feudum]):
    """Too little food: who goes home; a region tile, or food got for one just now, may feed one as well."""

    __slots__ = ("hungry", "lack")
    name: ClassVar[str] = "send_home"
    hungry: int
    lack: int

    def __init__(self, seat: int, hungry: int, lack: int) -> None:
        self.seat = seat
        self.hungry = hungry
        self.lack = lack

    def options(self, g: Feudum) -> list[Option]:
        must = max(0, self.lack - g.goods[self.seat * 5 + FOOD])  # food in reserve is always eaten
        least = max(0, must - g.tile_count(self.seat))
        return [
            (SEND_HOME, leavers, _faces(g, leavers), leavers.bit_count())
            for leavers in _subsets(g, self.hungry)
            if least <= leavers.bit_count() <= must
        ]

    def choose(self, g: Feudum, option: Option) -> None:
        leavers: int = option[1]
        for _ in range(self.lack - leavers.bit_count()):
            g.pay(self.seat, FOOD)
        for figure in range(self.seat * 3, self.seat * 3 + 3):
            if leavers >> figure & 1:
                remove_pawn(g, figure, WENT_HOME)


def _subsets(g: Feudum, mask: int) -> list[int]:
    """All choices of figures, the empty one first; of pawns alike the earlier ones come first."""
    found = [0]
    for figure in range(mask.bit_length()):
        if mask >> figure & 1:
            other = twin(g, figure)
            before = 1 << other if other >= 0 and mask >> other & 1 else 0
            found.extend([one | 1 << figure for one in found if one & before == before])
    return found


def _faces(g: Feudum, figures: int) -> tuple[int, ...]:
    if not figures:
        return ()
    return tuple([g.pawn_face[figure] for figure in range(3 * g.seats) if figures >> figure & 1])
