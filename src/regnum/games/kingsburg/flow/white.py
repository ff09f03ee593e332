"""Kingsburg: white dice that cards hand out to those who have none."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..kinds import GRANT, WHITE_DIE
from ..state import Kingsburg


class HandOutDie(Step[Kingsburg]):
    """One seat: a white die if it has none, otherwise what each card gives instead."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Kingsburg) -> None:
        if g.white[self.seat]:
            console(g, self.seat, g.granting)
        else:
            g.then(ChooseGrant(self.seat))


class ChooseGrant(Decision[Kingsburg]):
    """Which of several cards gives the white die; the others then give what they give to those who have one."""

    __slots__ = ()
    name: ClassVar[str] = "choose-grant"

    def options(self, g: Kingsburg) -> list[Option]:
        return [(GRANT, perk.number) for perk in g.tables.perks_of(g.granting)]

    def choose(self, g: Kingsburg, option: Option) -> None:
        perk: int = option[1]
        g.white[self.seat] += 1
        g.tell(WHITE_DIE, (self.seat, perk))
        console(g, self.seat, g.granting & ~(1 << perk))


def console(g: Kingsburg, seat: int, perks: int) -> None:
    """What a seat with a white die gets instead of another."""
    for perk in g.tables.perks_of(perks):
        perk.consolation(g, seat)
