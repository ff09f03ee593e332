"""Kingsburg: the eight phases of a year, and the phases between the harvests."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..components import AUTUMN, REWARD_POINTS, SPRING, SUMMER, TOKEN, WINTER, Pack
from ..kinds import (
    AID,
    AID_DIE,
    ENVOY,
    ENVOY_LOST,
    EVENT,
    OUTBUILT,
    PHASE,
    RECRUIT,
    RECRUITED,
    REWARDED,
    YEAR,
)
from ..perks import hooks, moments
from ..scoring import least_built, most_built
from ..state import Kingsburg
from .abilities import TAKES, PayGoods, PerksAct
from .battle import WINTER_BATTLE
from .ending import END_OF_YEAR
from .harvest import HARVESTS


class Year(Step[Kingsburg]):
    """A new year begins; its event is revealed first."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.year += 1
        g.lookers = 0
        g.tell(YEAR, (g.year,))
        begin_phase(g, 1, SPRING)
        g.then(
            NEW_YEAR, KINGS_AID, HARVESTS[SPRING], KINGS_REWARD_PHASE, HARVESTS[SUMMER], KINGS_ENVOY,
            HARVESTS[AUTUMN], RECRUITING, WINTER_BATTLE, END_OF_YEAR, NEXT_YEAR,
        )  # fmt: skip
        if g.events_left:
            draw_event(g)


def draw_event(g: Kingsburg) -> None:
    """The top card of the shuffled events is in force for everybody this year."""
    left = g.events_left
    event = left[g.chance.pick(len(left), "event")]
    g.events_left = tuple([card for card in left if card != event])
    g.event = event
    g.tell(EVENT, (event,))
    g.tables.perks[event].revealed(g)


class NextYear(Step[Kingsburg]):
    """Another year, unless that was the last."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if g.year < g.tables.years and not g.ending:
            g.then(YEAR_STEP)


def begin_phase(g: Kingsburg, phase: int, season: int) -> None:
    """Move the calendar marker."""
    g.phase = phase
    g.season = season
    g.used = [0] * g.seats
    g.tell(PHASE, (phase, season))


class KingsAid(Step[Kingsburg]):
    """Phase 1: a white die for the least developed province, or a good for each of several."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        seats = least_built(g)
        if len(seats) > 1:
            g.then(*[AID_GOODS[seat] for seat in seats])
        else:
            g.aided = seats[0]
            g.tell(AID_DIE, (seats[0],))


class TakeAid(Decision[Kingsburg]):
    """A good of choice from the King."""

    __slots__ = ()
    name: ClassVar[str] = "take-aid"

    def options(self, g: Kingsburg) -> list[Option]:
        return TAKES[g.tables.aid_goods]

    def choose(self, g: Kingsburg, option: Option) -> None:
        g.take(self.seat, option[1])
        g.tell(AID, (self.seat, option[1]))


class KingsReward(Step[Kingsburg]):
    """Phase 3: a point for whoever has the most buildings."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        begin_phase(g, 3, SUMMER)
        self.tell_who_was_passed(g)
        g.builders = 0
        for seat in most_built(g):
            points = self.reward(g, seat)
            g.score(seat, REWARD_POINTS, points)
            g.tell(REWARDED, (seat, points))

    def reward(self, g: Kingsburg, seat: int) -> int:
        """What the King gives a seat with the most buildings."""
        points = g.tables.reward
        for perk in g.asked(hooks.KINGS_REWARD, seat):
            points = perk.kings_reward(g, seat, points)
        return points

    def tell_who_was_passed(self, g: Kingsburg) -> None:
        """Who had the most buildings before those of this season and has not now."""
        if g.events is None:
            return
        most = most_built(g)
        before = [g.buildings(seat) - (g.builders >> seat & 1) for seat in range(g.seats)]
        ahead = [seat for seat in most if g.builders >> seat & 1]
        for seat in range(g.seats):
            if ahead and before[seat] == max(before) and seat not in most:
                own, most_of_all = g.buildings(seat), g.buildings(most[0])
                points = self.reward(g, seat)
                g.tell(OUTBUILT, (seat, ahead[0], own, most_of_all, points), (seat,))


class KingsEnvoy(Step[Kingsburg]):
    """Phase 5: the Envoy comes back and goes to the least developed province, if there is only one."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        begin_phase(g, 5, AUTUMN)
        before = g.envoy
        seats = least_built(g)
        g.envoy = seats[0] if len(seats) == 1 else -1
        if g.envoy >= 0:
            for perk in g.asked(hooks.ENVOY_COMES, g.envoy):
                if not perk.envoy_comes(g, g.envoy):
                    g.envoy = -1
                    break
        g.tell(ENVOY, (g.envoy,))
        if before >= 0 and before != g.envoy:
            g.tell(ENVOY_LOST, (before, g.envoy), (before,))


class Recruiting(Step[Kingsburg]):
    """Phase 7: soldiers for goods."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        begin_phase(g, 7, WINTER)
        g.then(BEFORE_RECRUITING, RECRUITS, AFTER_RECRUITING)


class Recruits(Step[Kingsburg]):
    """In turn order each seat may recruit."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        for seat in reversed(g.order):
            if g.goods(seat) or g.stock[4 * seat + TOKEN]:
                g.then(RECRUIT_SOLDIERS[seat])


class RecruitSoldiers(Decision[Kingsburg]):
    """How many soldiers to recruit for goods, and how many for tokens."""

    __slots__ = ()
    name: ClassVar[str] = "recruit"

    def options(self, g: Kingsburg) -> list[Option]:
        seat = self.seat
        room = g.tables.chart - g.soldiers[seat]
        most = min(g.goods(seat) // self.price(g), room)
        worth = self.worth(g)
        tokens = g.stock[4 * seat + TOKEN] if worth else 0
        return [
            (RECRUIT, soldiers, paid)
            for paid in range(tokens + 1)
            for soldiers in range(most + 1)
            if soldiers + paid * worth <= room
        ]

    def price(self, g: Kingsburg) -> int:
        """Goods for a soldier."""
        price = g.tables.recruit
        for perk in g.asked(hooks.RECRUIT_PRICE, self.seat):
            price = perk.recruit_price(g, self.seat, price)
        return price

    def worth(self, g: Kingsburg) -> int:
        """Soldiers for a token."""
        return max(
            [perk.recruits_for_token(g, self.seat) for perk in g.asked(hooks.RECRUITS_FOR_TOKEN, self.seat)],
            default=0,
        )

    def choose(self, g: Kingsburg, option: Option) -> None:
        seat = self.seat
        soldiers: int = option[1]
        tokens: int = option[2]
        if soldiers:
            g.then(PayRecruits(seat, soldiers * self.price(g), soldiers))
        if tokens:
            g.stock[4 * seat + TOKEN] -= tokens
            g.tell(RECRUITED, (seat, g.recruit(seat, tokens * self.worth(g)), (0, 0, 0, tokens)))

    def about(self, g: Kingsburg) -> tuple[Any, ...]:
        return (self.price(g),)


class PayRecruits(PayGoods):
    """Which goods to pay for the soldiers."""

    __slots__ = ("soldiers",)
    name: ClassVar[str] = "pay-recruits"

    def __init__(self, seat: int, count: int, soldiers: int) -> None:
        super().__init__(seat, count)
        self.soldiers = soldiers

    def paid(self, g: Kingsburg, pack: Pack) -> None:
        g.tell(RECRUITED, (self.seat, g.recruit(self.seat, self.soldiers), pack))


YEAR_STEP: Final = Year()
NEW_YEAR: Final = PerksAct(hooks.YEAR_BEGINS, moments.YEAR_BEGINS)
KINGS_AID: Final = KingsAid()
AID_GOODS: Final = [TakeAid(seat) for seat in range(5)]
KINGS_REWARD_PHASE: Final = KingsReward()
KINGS_ENVOY: Final = KingsEnvoy()
RECRUITING: Final = Recruiting()
BEFORE_RECRUITING: Final = PerksAct(hooks.RECRUITING_BEGINS, moments.RECRUITING_BEGINS)
RECRUITS: Final = Recruits()
RECRUIT_SOLDIERS: Final = [RecruitSoldiers(seat) for seat in range(5)]
AFTER_RECRUITING: Final = PerksAct(hooks.RECRUITING_ENDS, moments.RECRUITING_ENDS)
NEXT_YEAR: Final = NextYear()
