"""Influence: what may be done before an action or before beating a black die."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..kinds import (
    FLIP,
    FLIP_DICE,
    FLIPPED,
    RECRUIT,
    RECRUITED,
    REROLL,
    REROLLED,
    SPENT_INFLUENCE,
)
from ..state import Troyes
from .reasons import Hand, of_tools

_REROLLS: Final[tuple[Option, ...]] = tuple([(REROLL, die) for die in range(18)])
_RECRUIT: Final[Option] = (RECRUIT,)
_FLIP: Final[Option] = (FLIP,)


def uses(g: Troyes, seat: int) -> list[Option]:
    """The ways in which the seat can spend influence now."""
    tables = g.tables
    influence = g.influence[seat]
    found: list[Option] = []
    if influence >= tables.reroll:
        seen = 0
        for die in g.dice_of(seat):
            look = 1 << die // 6 * 6 + g.faces[die]
            if not seen & look:
                seen |= look
                found.append(_REROLLS[die])
        if seen and influence >= tables.flip:
            found.append(_FLIP)
    if influence >= tables.recruit and g.stock[seat]:
        found.append(_RECRUIT)
    return found


def spend(g: Troyes, seat: int, option: Option, again: Decision[Troyes]) -> None:
    """Carry out one of `uses`; then the same question is asked again."""
    tables = g.tables
    kind: int = option[0]
    if kind == REROLL:
        die: int = option[1]
        _pay(g, seat, tables.reroll)
        before = die // 6 * 6 + g.faces[die] - 1
        g.faces[die] = g.chance.die("reroll")
        g.tell(REROLLED, (seat, before, die // 6 * 6 + g.faces[die] - 1))
        g.then(again)
    elif kind == RECRUIT:
        _pay(g, seat, tables.recruit)
        g.stock[seat] -= 1
        g.supply[seat] += 1
        g.tell(RECRUITED, (seat,))
        g.then(again)
    else:
        g.then(FlipDice(seat), again)


def _pay(g: Troyes, seat: int, count: int) -> None:
    g.influence[seat] -= count
    g.tell(SPENT_INFLUENCE, (seat, count))


class FlipDice(Decision[Troyes]):
    """Turn one to three of the own dice to the opposite face, of any colours."""

    __slots__ = ()
    name: ClassVar[str] = "flip-dice"

    def options(self, g: Troyes) -> list[Option]:
        dice = g.dice_of(self.seat)
        looks = [die // 6 * 6 + g.faces[die] for die in dice]
        groups: list[tuple[int, int]] = [(0, -1)]
        found: list[Option] = []
        for _ in range(g.tables.flip_dice):
            longer: list[tuple[int, int]] = []
            for mask, last in groups:
                for place in range(last + 1, len(dice)):
                    if not self._twin_left(dice, looks, mask, place):
                        group = mask | 1 << dice[place]
                        longer.append((group, place))
                        found.append((FLIP_DICE, group))
            groups = longer
        return found

    def _twin_left(self, dice: list[int], looks: list[int], mask: int, place: int) -> bool:
        """Whether an earlier die that looks the same is not in the group."""
        for before in range(place - 1, -1, -1):
            if looks[before] == looks[place]:
                return not mask >> dice[before] & 1
        return False

    def choose(self, g: Troyes, option: Option) -> None:
        _pay(g, self.seat, g.tables.flip)
        mask: int = option[1]
        before: list[int] = []
        after: list[int] = []
        for die in range(18):
            if mask >> die & 1:
                before.append(die // 6 * 6 + g.faces[die] - 1)
                g.faces[die] = 7 - g.faces[die]
                after.append(die // 6 * 6 + g.faces[die] - 1)
        g.tell(FLIPPED, (self.seat, tuple(before), tuple(after)))

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        return of_tools(g, self.seat, Hand(g, ("kind:flip", *pieces)))
