"""Kingsburg: which advisors a seat can influence, and by which dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.kinds import Option
from .components import BOARD, TOKEN
from .kinds import INFLUENCE
from .perks import hooks
from .tables import Group

if TYPE_CHECKING:
    from .state import Kingsburg

_BOARD: Final = (1 << BOARD) - 1
_EXACT: Final = (0, (1 << BOARD + 2) - 1)


def ways(g: Kingsburg, seat: int) -> list[Option]:
    """Every way to put free dice on an advisor, whoever's turn it is."""
    tables = g.tables
    groups, plain = tables.groups(g.dice[seat], g.coloured[seat], g.free[seat])
    if not groups:
        return []
    token = g.stock[4 * seat + TOKEN] > 0 and not g.token_used >> seat & 1
    if token or g.envoy == seat or g.perks[seat] & tables.reaching:
        return _with_help(g, seat, groups, token)
    taken = g.taken
    return [option for bit, option in plain if not taken & bit]


def _with_help(g: Kingsburg, seat: int, groups: list[Group], token: bool) -> list[Option]:
    """With tokens, shifts, private or closed advisors, or the Envoy."""
    tables = g.tables
    allowed = open_to(g, seat)
    reaches = [_EXACT]
    for perk in g.asked(hooks.SHIFTS, seat):
        if not perk.bit & g.used[seat]:
            reaches.extend(perk.shifts(g, seat))
    free = allowed & ~g.taken
    joined = allowed & g.taken if g.envoy == seat else 0
    private = allowed >> BOARD
    found: list[Option] = []
    for total, dice in groups:
        for added in range(2 if token else 1):
            for shift, reach in reaches:
                number = total + added * tables.token + shift
                if 0 < number <= BOARD:
                    bit = reach & 1 << number - 1
                    if free & bit:
                        found.append((INFLUENCE, number - 1, dice, added, shift, 0))
                    elif joined & bit:
                        found.append((INFLUENCE, number - 1, dice, added, shift, 1))
                if private:
                    for slot in tables.private_of.get(number, ()):
                        bit = reach & 1 << slot
                        if free & bit:
                            found.append((INFLUENCE, slot, dice, added, shift, 0))
                        elif joined & bit:
                            found.append((INFLUENCE, slot, dice, added, shift, 1))
    return found


def open_to(g: Kingsburg, seat: int) -> int:
    """The advisors whom cards let the seat influence, as bits of slots, taken or not."""
    allowed = _BOARD
    for perk in g.asked(hooks.PRIVATE_ADVISORS, seat):
        allowed |= perk.private_advisors(g, seat)
    for perk in g.asked(hooks.CLOSED, seat):
        allowed &= ~perk.closed(g, seat)
    return allowed


def reach(g: Kingsburg, seat: int) -> list[int]:
    """The slots of the advisors a seat could influence if it were asked now."""
    if g.passed >> seat & 1:
        return []
    return sorted({option[1] for option in ways(g, seat)})
