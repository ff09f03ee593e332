"""Kingsburg: the advisors' help, from number 1 to 18."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..amendments import CHANGED_NUMBERS
from ..components import ADVISORS, ADVISORS_POINTS, NOTHING, Pack
from ..kinds import DECLINED, DONE, HELPED, TRADE
from ..lookout import look_at_enemy
from ..perks import hooks
from ..state import Kingsburg
from .abilities import FINISH

_SWAPS: Final[list[tuple[Pack, Pack]]] = [
    ((1, 0, 0, 0), (0, 1, 1, 0)),
    ((0, 1, 0, 0), (1, 0, 1, 0)),
    ((0, 0, 1, 0), (1, 1, 0, 0)),
]
"""The Alchemist: a good, and the two he gives for it."""


class AdvisorsHelp(Step[Kingsburg]):
    """In ascending order, groups on one advisor as they were placed; then the dice go back."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        turns = g.tables.turns
        g.groups.sort(key=lambda group: turns[group[0]])
        g.helping = 0
        g.then(NEXT_ADVISOR)


class NextAdvisor(Step[Kingsburg]):
    """Help that leaves no choice is given at once; a choice is asked."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        groups = g.groups
        g.then(NEXT_ADVISOR)
        while g.agenda[-1] is NEXT_ADVISOR:  # nothing else came up that must happen first
            if g.helping == len(groups):
                g.agenda.pop()
                g.groups = []
                g.taken = 0
                return
            group = groups[g.helping]
            slot = group[0]
            seat = group[1]
            g.helping += 1
            advisor = g.tables.advisors[slot]
            if advisor.trade or advisor.declinable or len(advisor.packs) > 1:
                g.then(ASK[seat][slot])
            else:
                give_help(g, seat, slot, advisor.packs[0])


class AskAdvisor(Decision[Kingsburg]):
    """Choose what an advisor gives."""

    __slots__ = ("slot",)
    name: ClassVar[str] = "ask-advisor"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def options(self, g: Kingsburg) -> list[Option]:
        advisor = g.tables.advisors[self.slot]
        if advisor.trade:
            place = 4 * self.seat
            return [FINISH, *[(TRADE, good) for good in range(3) if g.stock[place + good] >= advisor.trade]]
        found = g.tables.helps[self.slot]
        return [FINISH, *found] if advisor.declinable else found

    def choose(self, g: Kingsburg, option: Option) -> None:
        kind: int = option[0]
        if kind == DONE:
            g.tell(DECLINED, (self.seat, self.slot))
        elif kind == TRADE:
            given, taken = _SWAPS[option[1]]
            if g.rules >= CHANGED_NUMBERS:
                price = g.tables.advisors[self.slot].trade
                given = (given[0] * price, given[1] * price, given[2] * price, 0)
            g.give(self.seat, given)
            g.take(self.seat, taken)
            g.tell(HELPED, (self.seat, self.slot, given, taken, 0, 0))
        else:
            give_help(g, self.seat, self.slot, option[1])

    def about(self, g: Kingsburg) -> tuple[Any, ...]:
        return (self.slot,)


def give_help(g: Kingsburg, seat: int, slot: int, pack: Pack) -> None:
    """All that an advisor gives with this pack of goods."""
    advisor = g.tables.advisors[slot]
    g.take(seat, pack)
    soldiers = advisor.soldiers
    if soldiers:
        for perk in g.asked(hooks.ADVISOR_SOLDIERS, seat):
            soldiers = perk.advisor_soldiers(g, seat, soldiers)
        soldiers = g.recruit(seat, soldiers)
    if advisor.points:
        g.score(seat, ADVISORS_POINTS, advisor.points)
    g.tell(HELPED, (seat, slot, NOTHING, pack, soldiers, advisor.points))
    if advisor.look:
        look_at_enemy(g, seat)


ADVISORS_HELP: Final = AdvisorsHelp()
NEXT_ADVISOR: Final = NextAdvisor()
ASK: Final = [[AskAdvisor(seat, slot) for slot in range(len(ADVISORS))] for seat in range(5)]
