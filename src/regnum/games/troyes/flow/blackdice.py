"""Phase 3, its end: black dice are beaten with dice of the own district, the highest first."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step
from ..amendments import SPARE_DICE
from ..components import SEATS
from ..kinds import BEATEN, FACE, FIGHT, UNBEATEN, YIELD
from ..king import beat
from ..state import Troyes
from .influence import spend, uses
from .reasons import Hand, foreign, of_tools

_YIELD: Final[Option] = (YIELD,)


class BlackDice(Step[Troyes]):
    """One after the other from the first player on, until no black die is left."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, g: Troyes) -> None:
        if not g.black:
            return
        following = BLACK_DICE[(self.actor + 1) % g.actors()]
        if self.actor < g.seats:
            g.then(_FACING[self.actor], following)
        else:
            beat(g)
            g.then(following)


def worth(g: Troyes, die: int) -> int:
    """What a die counts against black ones; red dice count double."""
    return g.faces[die] * (g.tables.red_doubles if die < 6 else 1)


def strength(g: Troyes, seat: int) -> int:
    """What all dice of a district are worth against black ones."""
    total = 0
    for die in g.dice_of(seat):
        total += worth(g, die)
    return total


class FaceBlackDice(Decision[Troyes]):
    """Which black dice to beat at once, the highest among them; whoever cannot beat it gives in."""

    __slots__ = ()
    name: ClassVar[str] = "face-black-dice"
    opens: ClassVar[bool] = True

    def options(self, g: Troyes) -> list[Option]:
        found = uses(g, self.seat)
        black = g.black
        most = strength(g, self.seat)
        if most < black[0]:
            found.append(_YIELD)
            return found
        sets: list[Option] = [(FACE, 1, black[0])]
        for die in range(1, len(black)):
            twin = 1 << die - 1 if black[die - 1] == black[die] else 0
            for number in range(len(sets)):
                mask: int = sets[number][1]
                total: int = sets[number][2] + black[die]
                if total <= most and mask & twin == twin:
                    sets.append((FACE, mask | 1 << die, total))
        return found + sets

    def choose(self, g: Troyes, option: Option) -> None:
        kind: int = option[0]
        if kind == FACE:
            g.then(FightBlackDice(self.seat, option[1], option[2]))
        elif kind == YIELD:
            g.tell(UNBEATEN, (self.seat, g.black[0]))
            g.black = g.black[1:]
            g.lose_points(self.seat)
        else:
            spend(g, self.seat, option, self)

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (g.black[0],)

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        hand = Hand(g, pieces)
        found = of_tools(g, self.seat, hand)
        if found or hand.tools:
            return found
        if hand.black and not hand.black & 1:
            return [("highest", {"black": g.black[0]})]
        need = sum([value for place, value in enumerate(g.black) if (hand.black | 1) >> place & 1])
        return _too_weak(g, self.seat, hand.dice, need)


def fights(g: Troyes, seat: int, need: int, spare: bool) -> list[Option]:
    """The groups of own dice worth so much; without `spare` none from which a die could be left out."""
    dice = [(-worth(g, die), die // 6, die) for die in g.dice_of(seat)]
    dice.sort()
    found: list[Option] = []
    # From the strongest die down: where nothing may be spared the last die added is the weakest, and without it the
    # group would fall short.
    groups: list[tuple[int, int, int]] = [(0, 0, 0)]
    while groups:
        longer: list[tuple[int, int, int]] = []
        for mask, total, start in groups:
            for place in range(start, len(dice)):
                value, colour, die = dice[place]
                if place > start and dice[place - 1][0] == value and dice[place - 1][1] == colour:
                    continue
                group = mask | 1 << die
                reached = total - value
                if reached >= need:
                    found.append((FIGHT, group, reached))
                if place + 1 < len(dice) and (spare or reached < need):
                    longer.append((group, reached, place + 1))
        groups = longer
    return found


class FightBlackDice(Decision[Troyes]):
    """With which own dice."""

    __slots__ = ("black", "need")
    name: ClassVar[str] = "fight-black-dice"

    def __init__(self, seat: int, black: int, need: int) -> None:
        self.seat = seat
        self.black = black
        self.need = need

    def options(self, g: Troyes) -> list[Option]:
        return fights(g, self.seat, self.need, g.rules >= SPARE_DICE)

    def choose(self, g: Troyes, option: Option) -> None:
        beaten = tuple([value for place, value in enumerate(g.black) if self.black >> place & 1])
        g.black = tuple([value for place, value in enumerate(g.black) if not self.black >> place & 1])
        spent = g.remove_dice(option[1])
        g.tell(BEATEN, (self.seat, beaten, spent))
        g.gain_influence(self.seat, len(beaten) * g.tables.black_reward)

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (self.need,)

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        return _too_weak(g, self.seat, Hand(g, pieces).dice, self.need)


def _too_weak(g: Troyes, seat: int, mask: int, need: int) -> list[Reason]:
    """Why these dice, or without any all of the district, do not beat so much."""
    if foreign(g, seat, mask):
        return [("not-yours", {})]
    dice = [die for die in g.dice_of(seat) if not mask or mask >> die & 1]
    values = [worth(g, die) for die in dice]
    if sum(values) < need:
        return [("weak", {"strength": sum(values), "need": need})]
    if mask and not g.rules >= SPARE_DICE and sum(values) - min(values) >= need:
        return [("spare", {"strength": sum(values), "need": need})]
    return []


BLACK_DICE: Final = tuple([BlackDice(actor) for actor in range(SEATS)])
_FACING: Final = tuple([FaceBlackDice(seat) for seat in range(SEATS)])
