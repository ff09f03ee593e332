"""Kingsburg: who sees this year's enemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kinds import ENEMY_SEEN, ENEMY_SHOWN
from .perks import hooks
from .redeal import PUBLIC

if TYPE_CHECKING:
    from .state import Kingsburg


def look_at_enemy(g: Kingsburg, seat: int, by_advisor: bool = True) -> None:
    """A secret look at this year's enemy, unless something forbids it."""
    for perk in g.asked(hooks.MAY_LOOK, seat):
        if not perk.may_look(g, seat):
            return
    g.lookers |= 1 << seat
    enemy = g.tables.enemies[g.enemies[g.year - 1]]
    g.tell(ENEMY_SEEN, (seat, enemy.family, enemy.strength), (seat,))
    if by_advisor:
        for perk in g.asked(hooks.LOOKED, seat):
            perk.looked(g, seat)


def show_enemy(g: Kingsburg) -> None:
    """This year's enemy lies face up from now on."""
    g.lookers |= PUBLIC
    enemy = g.tables.enemies[g.enemies[g.year - 1]]
    g.tell(ENEMY_SHOWN, (enemy.family, enemy.strength))
