"""Action 1 and 4: where a citizen comes from, and the use of an activity card."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step
from ..cards.catalogue import EFFECTS
from ..citizens import closed, enter, hire, take
from ..components import CARDS, SPACES
from ..kinds import (
    ACTIVATED,
    HIRED,
    MARKERS,
    PAID,
    SPENT_INFLUENCE,
    TAKE_CARD,
    TAKE_LYING,
    TAKE_SPACE,
    TAKE_SUPPLY,
    TIMES,
)
from ..state import Troyes

_SUPPLY: Final[Option] = (TAKE_SUPPLY,)
_SPACE: Final[tuple[Option, ...]] = tuple([(TAKE_SPACE, space) for space in range(18)])
_LYING: Final[tuple[Option, ...]] = tuple([(TAKE_LYING, building) for building in range(3)])
_CARD: Final[tuple[Option, ...]] = tuple([(TAKE_CARD, card) for card in range(30)])


def everywhere(g: Troyes, seat: int) -> list[Option]:
    """Every place where the seat has a citizen at its disposal."""
    found: list[Option] = []
    if g.supply[seat]:
        found.append(_SUPPLY)
    for space, owner in enumerate(g.spaces):
        if owner == seat:
            found.append(_SPACE[space])
    for building, lying in enumerate(g.lying):
        if lying >> seat & 1:
            found.append(_LYING[building])
    masters = g.masters[seat]
    if masters:
        for place, card in enumerate(g.cards):
            if masters >> place & 1:
                found.append(_CARD[card])
    return found


def sources(g: Troyes, seat: int, row: tuple[int, ...]) -> list[Option]:
    """The citizens who may enter a row: not the one who stands where he would go, and into a closed
    one only a citizen of this row, who makes room himself.
    """
    if closed(g, row):
        return [_SPACE[space] for space in row[1:] if g.spaces[space] == seat]
    found = everywhere(g, seat)
    if g.spaces[row[0]] == seat:
        found.remove(_SPACE[row[0]])
    return found


def enterable(g: Troyes, seat: int, row: tuple[int, ...]) -> bool:
    """Whether the seat has any citizen who may enter a row."""
    if closed(g, row):
        return bool(sources(g, seat, row))
    return g.tables.colour_citizens - g.stock[seat] > (1 if g.spaces[row[0]] == seat else 0)


class EnterBuilding(Decision[Troyes]):
    """Which citizen enters the row that begins with a space."""

    __slots__ = ("space",)
    name: ClassVar[str] = "enter-building"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, g: Troyes) -> list[Option]:
        return sources(g, self.seat, g.tables.row_of[self.space])

    def choose(self, g: Troyes, option: Option) -> None:
        take(g, self.seat, option[0], option[1] if len(option) > 1 else 0)
        enter(g, self.seat, g.tables.row_of[self.space])

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (f"space:{SPACES[self.space]}",)

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        row = g.tables.row_of[self.space]
        if closed(g, row):
            return [("lying", {})]
        return [("stands-there", {})] if f"space:{SPACES[self.space]}" in pieces else []


class HireTradesman(Decision[Troyes]):
    """Which citizen becomes the tradesman on a card; he has been paid for."""

    __slots__ = ("place",)
    name: ClassVar[str] = "hire-tradesman"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Troyes) -> list[Option]:
        return everywhere(g, self.seat)

    def choose(self, g: Troyes, option: Option) -> None:
        take(g, self.seat, option[0], option[1] if len(option) > 1 else 0)
        points = hire(g, self.seat, self.place)
        card = g.cards[self.place]
        g.tell(HIRED, (self.seat, card, g.tables.cards[card].cost, points))

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (f"card:{CARDS[g.cards[self.place]]}",)


class UseCard(Step[Troyes]):
    """So many uses of a card at the most: cubes on a delayed one, the effect of an instant one."""

    __slots__ = ("place", "seat", "uses")

    def __init__(self, seat: int, place: int, uses: int) -> None:
        self.seat = seat
        self.place = place
        self.uses = uses

    def run(self, g: Troyes) -> None:
        seat = self.seat
        card = g.tables.cards[g.cards[self.place]]
        if card.modifier is not None:
            g.markers[9 * seat + self.place] += self.uses
            g.tell(MARKERS, (seat, card.number, self.uses))
            return
        most = self.uses
        if card.pay_deniers:
            most = min(most, g.deniers[seat] // card.pay_deniers)
        if card.pay_influence:
            most = min(most, g.influence[seat] // card.pay_influence)
        if most > 1 and EFFECTS[card.number].counted(g, seat, card):
            g.then(ChooseTimes(seat, card.number, most))
        else:
            use(g, seat, card.number, most)


class ChooseTimes(Decision[Troyes]):
    """How often to use a card's effect, at least once."""

    __slots__ = ("card", "most")
    name: ClassVar[str] = "choose-times"

    def __init__(self, seat: int, card: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.most = most

    def options(self, g: Troyes) -> list[Option]:
        return [(TIMES, count) for count in range(1, self.most + 1)]

    def choose(self, g: Troyes, option: Option) -> None:
        use(g, self.seat, self.card, option[1])

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (self.most, f"card:{CARDS[self.card]}")


def use(g: Troyes, seat: int, number: int, times: int) -> None:
    """Pay for so many uses and carry them out."""
    card = g.tables.cards[number]
    g.tell(ACTIVATED, (seat, number, times))
    if card.pay_deniers:
        g.deniers[seat] -= card.pay_deniers * times
        g.tell(PAID, (seat, card.pay_deniers * times))
    if card.pay_influence:
        g.influence[seat] -= card.pay_influence * times
        g.tell(SPENT_INFLUENCE, (seat, card.pay_influence * times))
    EFFECTS[number].use(g, seat, card, times)
