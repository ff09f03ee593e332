"""Phases 0, 1, 2 and 5: the cards of the round, income and wages, the workforce, the end of the round."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..citizens import standing
from ..components import KING_SECOND, NEUTRAL
from ..kinds import COLLECTED, INCOME, RETURNED, REVEALED, ROLLED, ROUND, ROUND_OVER, SIDE_ROLLED, WAGES
from ..scoring import FinalScoring
from ..state import Troyes
from .events import EVENTS_STRIKE


class NextRound(Step[Troyes]):
    """A round and its phases in order; the first three rounds turn up new activity cards."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        g.round += 1
        g.tell(ROUND, (g.round, g.tables.rounds))
        if g.round <= 3:
            g.phase = 0
            g.tell(REVEALED, (tuple(g.cards[g.round - 1 :: 3]),))
        g.then(INCOME_AND_WAGES, WORKFORCE, EVENTS_STRIKE, END_OF_ROUND)


class IncomeAndWages(Step[Troyes]):
    """Every seat gains its income, then pays its citizens; whoever falls short loses points."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        g.phase = 1
        tables = g.tables
        for seat in range(g.seats):
            g.deniers[seat] += tables.income
            g.tell(INCOME, (seat, tables.income))
            wages = 0
            for building in range(3):
                wages += tables.wages[building] * standing(g, seat, building)
            paid = min(wages, g.deniers[seat])
            g.deniers[seat] -= paid
            if paid:
                g.tell(WAGES, (seat, paid))
            if paid < wages:
                g.lose_points(seat)


class Workforce(Step[Troyes]):
    """One die for each citizen in a building, into its owner's district; the grey ones last."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        g.phase = 2
        used = [0, 6, 12]
        for place in range(g.seats):
            seat = (g.first + place) % g.seats
            g.tell(ROLLED, (seat, self._roll(g, seat, used)))
        faces = self._roll(g, NEUTRAL, used)
        if faces:
            g.tell(SIDE_ROLLED, (0 if g.seats > 1 else 1, faces))

    def _roll(self, g: Troyes, owner: int, used: list[int]) -> tuple[int, ...]:
        rolled: list[int] = []
        for colour in range(3):
            for _ in range(standing(g, owner, colour)):
                die = used[colour]
                used[colour] += 1
                g.faces[die] = g.chance.die("workforce")
                g.district[die] = owner
                rolled.append(colour * 6 + g.faces[die] - 1)
        return tuple(rolled)


class EndOfRound(Step[Troyes]):
    """Coins out of the districts, citizens who lie go home, the first-player card moves on."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        g.phase = 5
        g.tell(ROUND_OVER, (g.round,))
        for seat in range(g.seats):
            if g.sectors[seat]:
                g.deniers[seat] += g.sectors[seat]
                g.tell(COLLECTED, (seat, g.sectors[seat]))
                g.sectors[seat] = 0
            home = 0
            for building in range(3):
                home += g.lying[building] >> seat & 1
            if home:
                g.supply[seat] += home
                g.tell(RETURNED, (seat, home))
        for owner in range(NEUTRAL, KING_SECOND + 1):
            for building in range(3):
                g.stock[owner] += g.lying[building] >> owner & 1
        g.lying = [0, 0, 0]
        g.faces = [0] * 18
        g.passed = 0
        g.first = (g.first + 1) % g.actors()
        if g.round == g.tables.rounds:
            g.then(FinalScoring())
        else:
            g.then(NEXT_ROUND)


NEXT_ROUND: Final = NextRound()
INCOME_AND_WAGES: Final = IncomeAndWages()
WORKFORCE: Final = Workforce()
END_OF_ROUND: Final = EndOfRound()
