"""Kingsburg: a productive season, from the roll to the end of construction (phases 2, 4 and 6)."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..components import SPRING
from ..kinds import NEUTRAL, ORDERED, OVERTAKEN, PHASE, ROLLED, WHITE_DIE
from ..perks import hooks, moments
from ..state import Kingsburg
from .abilities import PerksAct
from .advisors import ADVISORS_HELP
from .construction import CONSTRUCTION
from .influence import INFLUENCE_ADVISORS
from .white import HandOutDie


class Harvest(Step[Kingsburg]):
    """Phases 2, 4 and 6: spring, summer, autumn."""

    __slots__ = ("season",)

    def __init__(self, season: int) -> None:
        self.season = season

    def run(self, g: Kingsburg) -> None:
        g.season = self.season
        g.phase = 2 * self.season + 2
        g.used = [0] * g.seats
        g.tell(PHASE, (g.phase, g.season))
        g.then(
            OPEN, INCOME, COUNT_WHITE_DICE, PRAYERS, HAND_OUT_DICE, ROLL, REROLLS, SETTLE_DICE, TOTALS, TURN_ORDER,
            INFLUENCE_ADVISORS, AFTER_INFLUENCE, ADVISORS_HELP, CONSTRUCTION, SEASON_ABILITIES, CLOSE,
        )  # fmt: skip


class Open(Step[Kingsburg]):
    """The board is empty; between two players neutral dice come first."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if g.seats == 2:
            place_neutral_dice(g)
        if g.event >= 0:
            g.tables.perks[g.event].season_opens(g)


def place_neutral_dice(g: Kingsburg) -> None:
    """Three dice, then two, on the advisors of their sums; equal sums split the two."""
    first, second = (g.chance.dice(count, "neutral") for count in g.tables.neutral)
    groups = [(sum(first) - 1, *first)]
    if sum(first) != sum(second):
        groups.append((sum(second) - 1, *second))
    else:
        # A double leaves one of its dice out of play.
        groups.extend((face - 1, face) for face in sorted(set(second)))
    g.neutral = tuple(groups)
    for group in groups:
        g.taken |= 1 << group[0]
    g.tell(NEUTRAL, (tuple(first), tuple(second), tuple(group[0] for group in groups)))


class CountWhiteDice(Step[Kingsburg]):
    """White dice of the King's aid and of perks."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        white = [0] * g.seats
        if g.aided >= 0 and g.season == SPRING:
            white[g.aided] = g.tables.aid_dice
        for seat in g.listening(hooks.WHITE_DICE):
            for perk in g.asked(hooks.WHITE_DICE, seat):
                dice = perk.white_dice(g, seat)
                if dice:
                    white[seat] += dice
                    g.tell(WHITE_DIE, (seat, perk.number))
        g.white = white


class HandOutDice(Step[Kingsburg]):
    """Perks that hand a white die to everybody without one, and something else to the others."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if g.granting:
            g.then(*[HandOutDie(seat) for seat in g.order])


class Roll(Step[Kingsburg]):
    """All roll all their dice."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        chance = g.chance
        fewer = g.listening(hooks.COLOURED_DICE)
        for seat in range(g.seats):
            count = g.tables.dice
            if seat in fewer:
                for perk in g.asked(hooks.COLOURED_DICE, seat):
                    count = perk.coloured_dice(g, seat, count)
            g.lay_dice(seat, chance.dice(count, "roll"), chance.dice(g.white[seat], "roll"))
            if g.events is not None:
                dice = g.dice[seat]
                g.tell(ROLLED, (seat, dice[:count], dice[count:], g.total(seat)))


class SettleDice(Step[Kingsburg]):
    """The last change of the dice, once all rerolls are over."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        for seat in g.listening(hooks.SETTLE):
            for perk in g.asked(hooks.SETTLE, seat):
                perk.settle(g, seat)


class TurnOrder(Step[Kingsburg]):
    """Lowest total first; of equals, who stood higher before."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        totals = [sum(dice) for dice in g.dice]
        before = g.order
        g.order = tuple(sorted(g.order, key=totals.__getitem__))
        g.tell(ORDERED, (g.order, tuple([totals[seat] for seat in g.order])))
        if g.events is None:
            return
        for place, seat in enumerate(g.order):
            was = before.index(seat)
            if place > was and (g.year > 1 or g.season > SPRING):
                g.tell(OVERTAKEN, (seat, was + 1, place + 1, g.order[:place]), (seat,))


class Close(Step[Kingsburg]):
    """Dice and the King's die go back."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.aided = -1
        g.white = [0] * g.seats
        g.dice = [()] * g.seats
        g.free = [0] * g.seats
        g.visited = [0] * g.seats
        g.neutral = ()
        g.gifts = ()
        g.granting = 0
        g.taken = 0
        g.helping = 0
        g.passed = 0
        g.token_used = 0
        if g.season != SPRING:  # after spring the King still asks who has built
            g.builders = 0


HARVESTS: Final = tuple(Harvest(season) for season in range(3))
OPEN: Final = Open()
INCOME: Final = PerksAct(hooks.SEASON_BEGINS, moments.SEASON_BEGINS)
COUNT_WHITE_DICE: Final = CountWhiteDice()
PRAYERS: Final = PerksAct(hooks.NONE, moments.BEFORE_ROLL)
HAND_OUT_DICE: Final = HandOutDice()
ROLL: Final = Roll()
REROLLS: Final = PerksAct(hooks.NONE, moments.ROLLED)
SETTLE_DICE: Final = SettleDice()
TOTALS: Final = PerksAct(hooks.DICE_FINAL, moments.DICE_FINAL)
TURN_ORDER: Final = TurnOrder()
AFTER_INFLUENCE: Final = PerksAct(hooks.NONE, moments.ALL_PASSED)
SEASON_ABILITIES: Final = PerksAct(hooks.SEASON_ENDS, moments.SEASON_ENDS)
CLOSE: Final = Close()
