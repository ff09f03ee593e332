"""Preparation and starting placement."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..components import KING_SECOND, MARAUDING, NEUTRAL, RED, WHITE, YELLOW
from ..kinds import BEGAN, COLUMN, DEALT, KING_BEGAN, PLACE, PLACED, SIDE_PLACED
from ..king import KingPlaces
from ..state import LINES, Troyes
from .rounds import NEXT_ROUND

_PLACES: Final[tuple[Option, ...]] = tuple([(PLACE, space) for space in range(18)])


class Prepare(Step[Troyes]):
    """Shuffle and lay out the cards, hand out coins, citizens and characters."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        tables = g.tables
        chance = g.chance
        g.round = 0
        g.phase = -1
        g.passed = 0
        g.black = ()
        g.deniers = [tables.deniers] * g.seats
        g.influence = [tables.influence] * g.seats
        g.points = [0] * (NEUTRAL + 1)
        g.sheet = [0] * ((NEUTRAL + 1) * LINES)
        g.supply = [tables.citizens] * g.seats
        g.stock = [0] * (KING_SECOND + 1)
        for seat in range(g.seats):
            g.stock[seat] = tables.colour_citizens - tables.citizens
        if g.seats == 1:
            g.stock[NEUTRAL] = g.stock[KING_SECOND] = tables.colour_citizens
        else:
            g.stock[NEUTRAL] = tables.neutral_citizens
        g.sectors = [0] * g.seats
        g.spaces = [-1] * 18
        g.lying = [0, 0, 0]
        g.faces = [0] * 18
        g.district = [-1] * 18
        g.slots = [-1] * 18
        g.pictures = [0] * 9
        g.masters = [0] * (NEUTRAL + 1)
        g.markers = [0] * (9 * g.seats)
        g.queue = [MARAUDING]
        g.cubes = [()] * len(tables.threats)
        g.cathedral = [-1] * 18
        g.trophies = [()] * (NEUTRAL + 1)
        g.cards = []
        for place in range(9):
            deck = tables.deck(place // 3, place % 3 + 1, g.bonus)
            g.cards.append(deck[chance.pick(len(deck), "cards")])
        red = chance.shuffled(tables.pile(RED, g.bonus), "red")
        g.box = tuple(red[tables.rounds :])
        g.piles = [
            tuple(red[: tables.rounds]),
            tuple(chance.shuffled(tables.pile(WHITE, g.bonus), "white")),
            tuple(chance.shuffled(tables.pile(YELLOW, g.bonus), "yellow")),
        ]
        characters = chance.shuffled(range(6), "characters")
        g.first = chance.pick(g.actors(), "first")
        held = tables.secret_characters
        g.characters = [
            tuple(sorted(characters[held * seat : held * seat + held])) for seat in range(g.seats)
        ]
        if g.seats == 1:
            g.column = tuple(characters)
            if g.first:
                g.tell(KING_BEGAN)
            else:
                g.tell(BEGAN, (0,))
            g.tell(COLUMN, (g.column,))
            g.then(KingPlaces(), PlaceAgainstKing(2))
            return
        g.column = ()
        g.tell(BEGAN, (g.first,))
        for seat in range(g.seats):
            g.tell(DEALT, (seat, g.characters[seat]), (seat,))
        if g.seats == 2:
            for space in tables.neutral_spaces:
                _stand(g, space)
        g.then(PlaceNext(0))


class PlaceNext(Step[Troyes]):
    """Whose citizen is placed next: forth and back around the table; then grey fills the gaps."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Troyes) -> None:
        lap, place = divmod(self.number, g.seats)
        if lap == g.tables.citizens:
            for space in range(18):
                if g.spaces[space] < 0:
                    _stand(g, space)
            g.then(NEXT_ROUND)
            return
        if lap % 2:
            place = g.seats - 1 - place
        g.then(PlaceCitizen((g.first + place) % g.seats), PlaceNext(self.number + 1))


class PlaceCitizen(Decision[Troyes]):
    """Place one citizen on any empty space of the three buildings."""

    __slots__ = ()
    name: ClassVar[str] = "place-citizen"

    def options(self, g: Troyes) -> list[Option]:
        return [_PLACES[space] for space, owner in enumerate(g.spaces) if owner < 0]

    def choose(self, g: Troyes, option: Option) -> None:
        space: int = option[1]
        g.spaces[space] = self.seat
        g.supply[self.seat] -= 1
        g.tell(PLACED, (self.seat, space))


class PlaceAgainstKing(Step[Troyes]):
    """The player's citizens between those of the King, until the buildings are full."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, g: Troyes) -> None:
        if self.left and g.supply[0]:
            g.then(PlaceCitizen(0), PlaceAgainstKing(self.left - 1))
        else:
            g.then(KingPlaces(), PlaceAgainstKing(2) if g.supply[0] else NEXT_ROUND)


def _stand(g: Troyes, space: int) -> None:
    """A grey citizen takes an empty space."""
    if g.stock[NEUTRAL]:
        g.stock[NEUTRAL] -= 1
        g.spaces[space] = NEUTRAL
        g.tell(SIDE_PLACED, (0, space))


PREPARE: Final = Prepare()
