"""Kingsburg: which advisors a seat can influence, and by which dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.kinds import Option
from .components import BOARD, TOKEN
from .kinds import INFLUENCE
from .perks import hooks
from .tables import Group, Reached

if TYPE_CHECKING:
    from .state import Kingsburg

_BOARD: Final = (1 << BOARD) - 1
_EXACT: Final = (0, (1 << BOARD + 2) - 1)


def ways(g: Kingsburg, seat: int) -> list[Option]:
    """Every way to put free dice on an advisor, whoever's turn it is."""
    tables = g.tables
    groups, plain, helped = tables.groups(g.dice[seat], g.coloured[seat], g.free[seat])
    if not groups:
        return []
    token = g.stock[4 * seat + TOKEN] > 0 and not g.token_used >> seat & 1
    reached = helped if token else plain
    taken = g.taken
    if not g.any_of(seat, tables.reaching):
        if g.envoy == seat and taken:
            return _with_envoy(reached, _BOARD & ~taken, taken)
        return [option for bit, option in reached if not taken & bit]
    allowed = open_to(g, seat)
    reaches: list[tuple[int, int]] = []
    for perk in g.asked(hooks.SHIFTS, seat):
        if not perk.bit & g.used[seat]:
            reaches.extend(perk.shifts(g, seat))
    free = allowed & ~taken
    joined = allowed & taken if g.envoy == seat else 0
    if reaches or allowed >> BOARD:
        return _with_cards(g, groups, token, [_EXACT, *reaches], free, joined)
    if joined:
        return _with_envoy(reached, free, joined)
    return [option for bit, option in reached if free & bit]


def _with_envoy(reached: Reached, free: int, joined: int) -> list[Option]:
    """The Envoy goes along to advisors under influence."""
    found: list[Option] = []
    for bit, option in reached:
        if free & bit:
            found.append(option)
        elif joined & bit:
            found.append((INFLUENCE, option[1], option[2], option[3], 0, 1))
    return found


def _with_cards(
    g: Kingsburg, groups: list[Group], token: bool, reaches: list[tuple[int, int]], free: int, joined: int
) -> list[Option]:
    """With shifts or private advisors."""
    tables = g.tables
    private = (free | joined) >> BOARD
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
