"""Kingsburg: the governors who meddle with dice."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.kinds import Option
from ..components import SUMMER
from ..kinds import PICK, TURN, USE
from . import moments
from .base import Governor
from .buildings import ONE

if TYPE_CHECKING:
    from ..state import Kingsburg


class Heiress(Governor):
    """Goods and tokens on the card: one of them for a low final total."""

    when: ClassVar[moments.Moment] = moments.DICE_FINAL

    def taken(self, g: Kingsburg, seat: int) -> None:
        facts = self.facts
        g.stored[seat] = (facts["gold"], facts["wood"], facts["stone"], facts["tokens"])

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        if g.total(seat) > self.facts["total"]:
            return []
        return [(PICK, self.number, thing) for thing, count in enumerate(g.stored[seat]) if count]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        one = ONE[option[2]]
        left = [count - less for count, less in zip(g.stored[seat], one, strict=True)]
        g.stored[seat] = (left[0], left[1], left[2], left[3])
        g.gain(seat, self, one)


class Prince(Governor):
    """A low total: the coloured dice may be turned to 3, 4 and 6."""

    when: ClassVar[moments.Moment] = moments.ROLLED

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        if g.total(seat) > self.facts["total"]:
            return []
        coloured = g.coloured[seat]
        white = g.dice[seat][coloured:]
        return [(TURN, self.number, faces, white) for faces in combinations(self.facts["dice"], coloured)]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.set_dice(seat, list(option[2]), list(option[3]), self)


class Philosopher(Governor):
    """A low total: all dice may be rolled again; a point if it got lower and that was the last reroll."""

    when: ClassVar[moments.Moment] = moments.ROLLED

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return [(USE, self.number)] if g.total(seat) <= self.facts["total"] else []

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        before = g.total(seat)
        g.reroll(seat, (1 << len(g.dice[seat])) - 1, self)
        if g.total(seat) < before:
            g.armed[seat] |= self.bit

    def rerolled(self, g: Kingsburg, seat: int) -> None:
        g.armed[seat] &= ~self.bit

    def dice_final(self, g: Kingsburg, seat: int) -> None:
        if g.armed[seat] & self.bit:
            g.armed[seat] &= ~self.bit
            g.gain(seat, self, points=self.facts["reward"])


class Fairy(Governor):
    """A white die in summer."""

    def white_dice(self, g: Kingsburg, seat: int) -> int:
        return int(self.facts["white"]) if g.season == SUMMER else 0


class Priest(Governor):
    """Once a year a prayer before rolling: white dice for all who have none, points for the others."""

    when: ClassVar[moments.Moment] = moments.BEFORE_ROLL

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        return [] if g.spent[seat] & self.bit else [(USE, self.number)]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.spent[seat] |= self.bit
        g.granting |= self.bit
        g.gain(seat, self, points=self.facts["owner"])

    def consolation(self, g: Kingsburg, seat: int) -> None:
        g.gain(seat, self, points=self.facts["reward"])


class Trickster(Governor):
    """Each 2 may be turned to 1 or 3."""

    when: ClassVar[moments.Moment] = moments.ROLLED

    def choices(self, g: Kingsburg, seat: int) -> list[Option]:
        dice = g.dice[seat]
        coloured = g.coloured[seat]
        found: list[Option] = [
            (TURN, self.number, own, white)
            for own in self._turned(dice[:coloured])
            for white in self._turned(dice[coloured:])
        ]
        return found[1:]

    def _turned(self, dice: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The dice as they are, then every other result of turning some of them."""
        face: int = self.facts["die"]
        shift: int = self.facts["shift"]
        count = dice.count(face)
        rest = [die for die in dice if die != face]
        return [
            tuple(
                sorted([*rest, *[face - shift] * down, *[face] * (count - down - up), *[face + shift] * up])
            )
            for down in range(count + 1)
            for up in range(count - down + 1)
        ]

    def use(self, g: Kingsburg, seat: int, option: Option) -> None:
        g.set_dice(seat, list(option[2]), list(option[3]), self)


CLASSES: Final[dict[str, type[Governor]]] = {
    "heiress": Heiress,
    "prince": Prince,
    "philosopher": Philosopher,
    "fairy": Fairy,
    "priest": Priest,
    "trickster": Trickster,
}
