"""Kingsburg: influencing the King's advisors."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step
from ..components import TOKEN
from ..kinds import ENVOY, INFLUENCED, MISSED, PASS, PASSED
from ..perks import hooks
from ..reach import open_to, ways
from ..reasons import of_influence
from ..state import Kingsburg

_PASS: Final[Option] = (PASS,)


class InfluenceAdvisors(Step[Kingsburg]):
    """In turn order, round after round, until all have passed."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.then(TURNS[g.order[0]][0])


class Influence(Decision[Kingsburg]):
    """Put dice on one advisor, or pass for the rest of the season. `place` is the seat's place in the turn order."""

    __slots__ = ("place",)
    name: ClassVar[str] = "influence"
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Kingsburg) -> list[Option]:
        return [_PASS, *ways(g, self.seat)]

    def choose(self, g: Kingsburg, option: Option) -> None:
        seat = self.seat
        kind: int = option[0]
        if kind == PASS:
            g.passed |= 1 << seat
            g.tell(PASSED, (seat,))
            self._next(g)
            return
        slot: int = option[1]
        dice: int = option[2]
        token: int = option[3]
        shift: int = option[4]
        envoy: int = option[5]
        g.free[seat] &= ~dice
        if token:
            g.stock[4 * seat + TOKEN] -= 1
            g.token_used |= 1 << seat
        if shift:
            self._use_shift(g, slot, shift)
        first = not g.taken >> slot & 1
        g.taken |= 1 << slot
        g.visited[seat] |= 1 << slot
        g.groups.append((slot, seat, dice, token, shift))
        if g.events is not None:
            g.tell(INFLUENCED, (seat, slot, *g.faces(seat, dice), token, shift, envoy))
            if first and not g.brief:
                _tell_who_missed(g, seat, slot)
        if envoy:
            g.envoy = -1
            g.tell(ENVOY, (-1,))
        self._next(g)
        for perk in g.asked(hooks.INFLUENCED, seat):
            perk.influenced(g, seat, slot, first)

    def why(self, g: Kingsburg, pieces: tuple[str, ...]) -> list[Reason]:
        return of_influence(g, self.seat, pieces)

    def _use_shift(self, g: Kingsburg, slot: int, shift: int) -> None:
        seat = self.seat
        for perk in g.asked(hooks.SHIFTS, seat):
            for by, reach in () if perk.bit & g.used[seat] else perk.shifts(g, seat):
                if by == shift and reach >> slot & 1:
                    g.used[seat] |= perk.bit
                    return

    def _next(self, g: Kingsburg) -> None:
        order = g.order
        for step in range(1, g.seats + 1):
            place = (self.place + step) % g.seats
            if not g.passed >> order[place] & 1:
                g.then(TURNS[order[place]][place])
                return


def _tell_who_missed(g: Kingsburg, by: int, slot: int) -> None:
    """Whose dice have the very number of the advisor that is taken now, and whom the same dice reach still."""
    for seat in range(g.seats):
        if seat == by or g.passed >> seat & 1 or not open_to(g, seat) >> slot & 1:
            continue
        groups = g.tables.groups(g.dice[seat], g.coloured[seat], g.free[seat])[0]
        exact = [dice for total, dice in groups if total == g.tables.numbers[slot]]
        if exact:
            dice = min(exact, key=int.bit_count)
            left = {option[1] for option in ways(g, seat) if option[2] == dice and not option[5]}
            coloured, white = g.faces(seat, dice)
            g.tell(MISSED, (seat, by, slot, coloured + white, tuple(sorted(left))), (seat,))


INFLUENCE_ADVISORS: Final = InfluenceAdvisors()
TURNS: Final = [[Influence(seat, place) for place in range(5)] for seat in range(5)]
