"""Feudum: the Move card (2): steps, vessels, ferries, theft, the epic voyage."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step
from ..components import (
    FARM,
    FERRY,
    FLYING,
    LAND_YIELDS,
    MONK,
    MOVE,
    ROAD,
    SEAWAY,
    SHILLING,
    SHIP,
    SUBMERSIBLE,
    SULFUR,
    TARGET,
)
from ..guilds import membership
from ..kinds import BOARDED, DONE, NOT_PERFORMED, ROBBED, STEAL, STEP, STEPPED, STOLE, VOYAGED
from ..pieces import figure_named
from ..realm.figures import face_of, figures, held, leave_vessel, place_of, twin
from ..reserve.goods import StoreSulfur
from ..reserve.writs import DrawWrits
from ..shared import add_to, put_in
from ..state import GIANT_FIGURE, Feudum

_DONE: Final[Option] = (DONE,)
_MONSTER_ROUTES: Final = ((ROAD, SEAWAY + FLYING), (SEAWAY + SHIP, SEAWAY + SUBMERSIBLE))


def begin(g: Feudum, seat: int) -> MoveFigures:
    """As many movement points as figures on the board."""
    return MoveFigures(seat, len(figures(g, seat)), 0)


class MoveFigures(Decision[Feudum]):
    """Spend the movement points one by one, on any own figures, or stop."""

    __slots__ = ("moved", "points")
    name: ClassVar[str] = "move"
    points: int
    moved: int
    """Bits of the figures that have moved."""

    def __init__(self, seat: int, points: int, moved: int) -> None:
        self.seat = seat
        self.points = points
        self.moved = moved

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [_DONE]
        if self.points:
            for figure in figures(g, self.seat):
                steps(g, self.seat, figure, self.moved, found)
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == STEP:
            figure: int = option[1]
            step(g, self.seat, option)
            g.then(MoveFigures(self.seat, self.points - 1, self.moved | 1 << figure))
        elif has_godspeed(g, self.seat):
            g.then(Godspeed(self.seat, self.moved))
        else:
            g.then(Theft(self.seat, self.moved))

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        own = figures(g, self.seat)
        if not own:
            return [("no-figure", {})]
        figure = figure_named(pieces)
        if figure in own:
            own = [figure]
        elif figure >= 0:
            return [("not-yours", {})]
        if all(figure < GIANT_FIGURE and held(g, self.seat, place_of(g, figure)) for figure in own):
            return [("held", {})]
        return [("too-far", {"points": self.points})]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.points,)


def has_godspeed(g: Feudum, seat: int) -> bool:
    """Whether a monk on the board may go one step more at the end."""
    return g.advanced and g.has_pawn(seat, MONK)


class Godspeed(Decision[Feudum]):
    """Godspeed: at the end one monk may go one step more."""

    __slots__ = ("moved",)
    name: ClassVar[str] = "godspeed"
    moved: int

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [_DONE]
        for figure in g.on_map(self.seat):
            if g.pawn_face[figure] == MONK:
                steps(g, self.seat, figure, self.moved, found)
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        moved = self.moved
        if option[0] == STEP:
            figure: int = option[1]
            step(g, self.seat, option)
            moved |= 1 << figure
        g.then(Theft(self.seat, moved))


class Theft(Decision[Feudum]):
    """Theft: one resource where a figure that moved has come to stand."""

    __slots__ = ("moved",)
    name: ClassVar[str] = "steal"
    moved: int

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [_DONE]
        if not self.moved:
            return found
        places = 0
        for figure in figures(g, self.seat):
            if self.moved >> figure & 1:
                places |= 1 << place_of(g, figure)
        for place in range(len(g.disc)):
            if places >> place & 1:
                if g.disc[place] != FARM or g.ruler[place] != self.seat:
                    for good in range(5):
                        if g.lying[place * 5 + good]:
                            found.append((STEAL, place, good, 0))
                if g.land_stock[place] and g.serf[place] != self.seat:
                    found.append((STEAL, place, LAND_YIELDS[g.land[place]], 1))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == STEAL:
            steal(g, self.seat, option[1], option[2], option[3])
        g.then(EndMove(self.seat, self.moved))


class EndMove(Step[Feudum]):
    """The epic voyage: the second Move of a round takes the disc one space further."""

    __slots__ = ("moved", "seat")
    seat: int
    moved: int

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def run(self, g: Feudum) -> None:
        seat = self.seat
        if not self.moved:
            g.tell(NOT_PERFORMED, (seat, MOVE))
            return
        g.moved[seat] += 1
        space = g.voyage[seat] + 1
        if g.moved[seat] != 2 or space == len(g.tables.voyage) or (space == 1 and not g.free_discs(seat)):
            return
        g.voyage = put_in(g.voyage, seat, space)
        g.tell(VOYAGED, (seat, space))
        if space in g.tables.voyage_writs:
            g.then(DrawWrits(seat, g.tables.writ_draw))


def steps(g: Feudum, seat: int, figure: int, moved: int, found: list[Option]) -> None:
    """Append the steps a figure can take now; of two pawns alike only the first one's."""
    near = g.tables.near
    place = place_of(g, figure)
    face = face_of(g, figure)
    if figure >= GIANT_FIGURE:
        reached = 0
        for route in _MONSTER_ROUTES[figure - GIANT_FIGURE]:
            for target in near[route][place]:
                if not reached >> target & 1:
                    reached |= 1 << target
                    found.append((STEP, figure, face, place, target, route))
        return
    if held(g, seat, place):
        return
    other = twin(g, figure)
    if other >= 0 and moved >> other & 1 == moved >> figure & 1:
        return
    for target in near[ROAD][place]:
        found.append((STEP, figure, face, place, target, ROAD))
    if near[FERRY][place] and g.coins[seat] >= g.tables.fare and not any(g.for_sale):
        for target in near[FERRY][place]:
            found.append((STEP, figure, face, place, target, FERRY))
    for vessel in range(3):
        if g.pawn_ship[figure] == vessel or g.adrift[place] >> 2 * vessel & 3 or g.vessels[seat * 3 + vessel]:
            for target in near[SEAWAY + vessel][place]:
                found.append((STEP, figure, face, place, target, SEAWAY + vessel))


def step(g: Feudum, seat: int, option: Option) -> None:
    """Carry out one step: with the vessel it needs, leaving the one it does not."""
    figure: int = option[1]
    place: int = option[3]
    target: int = option[4]
    route: int = option[5]
    if figure >= GIANT_FIGURE:
        g.monster_place = put_in(g.monster_place, figure - GIANT_FIGURE, target)
    else:
        vessel = route - SEAWAY
        if vessel < 0:
            leave_vessel(g, figure)
            if route == FERRY:
                g.pay_supply(seat, g.tables.fare)
        elif g.pawn_ship[figure] != vessel:
            leave_vessel(g, figure)
            if g.adrift[place] >> 2 * vessel & 3:
                g.adrift = add_to(g.adrift, place, -(1 << 2 * vessel))
            else:
                g.vessels = add_to(g.vessels, seat * 3 + vessel, -1)
            g.pawn_ship = put_in(g.pawn_ship, figure, vessel)
            g.tell(BOARDED, (seat, vessel, figure, g.pawn_face[figure], place))
        g.pawn_place[figure] = target
    g.tell(STEPPED, (seat, *option[1:]))


def steal(g: Feudum, seat: int, place: int, resource: int, store: int) -> None:
    """Take one resource lying at a place (store 0) or on its land tile (1)."""
    g.tell(STOLE, (seat, place, resource, store))
    victim = g.serf[place] if store else g.ruler[place]
    if victim not in (-1, seat):
        g.tell(ROBBED, (victim, seat, place, resource, store), (victim,))
    if store:
        g.land_stock = add_to(g.land_stock, place, -1)
    else:
        g.lying = add_to(g.lying, place * 5 + resource, -1)
    receive(g, seat, resource, 1)


def receive(g: Feudum, seat: int, resource: int, count: int) -> None:
    """Resources of the map come into a reserve; targets turn into own markers of the supply."""
    if resource == SHILLING:
        g.coins[seat] += count
    elif resource == TARGET:
        gained = min(count, g.marker_supply[seat])
        g.marker_supply[seat] -= gained
        g.markers[seat] += gained
        membership.update(g)
    else:
        g.goods[seat * 5 + resource] += count
        if resource == SULFUR and count:
            g.then(StoreSulfur(seat, count))
