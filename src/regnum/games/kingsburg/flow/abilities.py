"""Kingsburg: the moments at which perks act, and the goods one may choose."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..amendments import ORDER_OF_DUTIES
from ..components import ANY, GOLD, STONE, WOOD, Pack
from ..kinds import DONE, PAY, TAKE
from ..perks.base import Perk
from ..perks.hooks import Hook
from ..perks.moments import MOMENTS, Moment
from ..state import Kingsburg

TAKES: Final[list[list[Option]]] = [[(TAKE, pack) for pack in packs] for packs in ANY]
"""`TAKES[n]`: the options of someone who may take n goods."""
FINISH: Final[Option] = (DONE,)


class PerksAct(Step[Kingsburg]):
    """In turn order each seat's perks act: first what is automatic, then abilities in the order the seat likes.

    Either the hook or the moment may be missing.
    """

    __slots__ = ("hook", "moment")

    def __init__(self, hook: Hook, moment: Moment) -> None:
        self.hook = hook
        self.moment = moment

    def run(self, g: Kingsburg) -> None:
        acting = g.tables.acting(self.hook, self.moment)
        for seat in reversed(g.order):
            if g.any_of(seat, acting):
                g.agenda.append(seat_acts(seat, self.hook, self.moment))


class SeatActs(Step[Kingsburg]):
    """One seat's perks act."""

    __slots__ = ("hook", "moment", "seat")

    def __init__(self, seat: int, hook: Hook, moment: Moment) -> None:
        self.seat = seat
        self.hook = hook
        self.moment = moment

    def run(self, g: Kingsburg) -> None:
        seat = self.seat
        if self.moment >= 0 and g.any_of(seat, g.tables.abilities[self.moment]):
            g.then(ABILITIES[seat][self.moment])
        if self.hook >= 0:
            for perk in g.asked(self.hook, seat):
                perk.happen(self.hook, g, seat)


class UseAbility(Decision[Kingsburg]):
    """Use one of one's abilities that are due, or be done."""

    __slots__ = ("moment",)
    name: ClassVar[str] = "use-ability"
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, moment: Moment) -> None:
        self.seat = seat
        self.moment = moment

    def due(self, g: Kingsburg) -> tuple[Perk, ...]:
        """The abilities of this moment that were not used yet."""
        able = g.those(self.seat, g.tables.abilities[self.moment])
        used = g.used[self.seat]
        return tuple([perk for perk in able if not perk.bit & used]) if used else able

    def options(self, g: Kingsburg) -> list[Option]:
        found: list[Option] = []
        bound = False
        voluntary = False
        duties = 0
        for perk in self.due(g):
            choices = perk.choices(g, self.seat)
            if choices:
                found.extend(choices)
                if not perk.bound:
                    voluntary = True
                else:
                    duties += 1
                    if len(choices) > 1:
                        bound = True
        if duties > 1 and g.rules >= ORDER_OF_DUTIES:
            bound = True
        if bound or (len(found) == 1 and not voluntary):
            return found
        return [FINISH, *found]

    def choose(self, g: Kingsburg, option: Option) -> None:
        seat = self.seat
        kind: int = option[0]
        if kind != DONE:
            number: int = option[1]
            perk = g.tables.perks[number]
            g.used[seat] |= perk.bit
            g.then(self)
            perk.use(g, seat, option)
            return
        for perk in self.due(g):
            if perk.bound:
                for choice in perk.choices(g, seat):
                    g.used[seat] |= perk.bit
                    perk.use(g, seat, choice)

    def about(self, g: Kingsburg) -> tuple[Any, ...]:
        return (self.moment,)


ABILITIES: Final = [[UseAbility(seat, Moment(moment)) for moment in range(len(MOMENTS))] for seat in range(5)]
_acts: Final[dict[int, SeatActs]] = {}


def seat_acts(seat: int, hook: Hook, moment: Moment) -> SeatActs:
    """The step for a hook and a moment of a seat, made once."""
    key = (hook * 100 + moment) * 10 + seat
    found = _acts.get(key)
    if found is None:
        found = _acts[key] = SeatActs(seat, hook, moment)
    return found


class TakeGoods(Decision[Kingsburg]):
    """Goods of choice by a perk."""

    __slots__ = ("count", "perk")
    name: ClassVar[str] = "take-goods"

    def __init__(self, seat: int, count: int, perk: int) -> None:
        self.seat = seat
        self.count = count
        self.perk = perk

    def options(self, g: Kingsburg) -> list[Option]:
        return TAKES[self.count]

    def choose(self, g: Kingsburg, option: Option) -> None:
        g.gain(self.seat, g.tables.perks[self.perk], option[1])

    def about(self, g: Kingsburg) -> tuple[Any, ...]:
        return (self.count, self.perk)


class PayGoods(Decision[Kingsburg]):
    """Give up so many goods of one's choice; a subclass says what for."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, g: Kingsburg) -> list[Option]:
        place = 4 * self.seat
        gold = g.stock[place + GOLD]
        wood = g.stock[place + WOOD]
        stone = g.stock[place + STONE]
        count = self.count
        return [
            (PAY, (some, more, count - some - more, 0))
            for some in range(min(gold, count), -1, -1)
            for more in range(min(wood, count - some), -1, -1)
            if count - some - more <= stone
        ]

    def choose(self, g: Kingsburg, option: Option) -> None:
        pack: Pack = option[1]
        g.give(self.seat, pack)
        self.paid(g, pack)

    def paid(self, g: Kingsburg, pack: Pack) -> None:
        """What the goods were given for."""
        raise NotImplementedError

    def about(self, g: Kingsburg) -> tuple[Any, ...]:
        return (self.count,)
