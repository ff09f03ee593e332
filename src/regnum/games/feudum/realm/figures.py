"""Feudum: pawns and monsters coming on the board and leaving it."""

from __future__ import annotations

from ....kernel.kinds import EventKind
from ..guilds import membership
from ..kinds import ARRIVED
from ..shared import add_to, put_in
from ..state import GIANT_FIGURE, Feudum


def put_pawn(g: Feudum, seat: int, face: int, place: int) -> None:
    """A pawn of the reserve comes on the board."""
    figure = seat * 3
    while g.pawn_place[figure] >= 0:
        figure += 1
    g.pawn_place[figure] = place
    g.pawn_face = put_in(g.pawn_face, figure, face)
    g.tell(ARRIVED, (seat, figure, face, place))
    membership.update(g)


def remove_pawn(g: Feudum, figure: int, event: EventKind) -> None:
    """A pawn returns to its owner's reserve; its vessel stays, its wine is gone."""
    place = g.pawn_place[figure]
    leave_vessel(g, figure)
    g.sober_up(figure)
    g.pawn_place[figure] = -1
    g.tell(event, (figure // 3, figure, g.pawn_face[figure], place))
    membership.update(g)


def leave_vessel(g: Feudum, figure: int) -> None:
    """The vessel under a pawn is abandoned where it is."""
    vessel = g.pawn_ship[figure]
    if vessel >= 0:
        g.adrift = add_to(g.adrift, g.pawn_place[figure], 1 << 2 * vessel)
        g.pawn_ship = put_in(g.pawn_ship, figure, -1)


def owner(g: Feudum, figure: int) -> int:
    """Whose figure it is."""
    return figure // 3 if figure < GIANT_FIGURE else g.monster_owner[figure - GIANT_FIGURE]


def place_of(g: Feudum, figure: int) -> int:
    """Where a figure stands, or -1."""
    return g.pawn_place[figure] if figure < GIANT_FIGURE else g.monster_place[figure - GIANT_FIGURE]


def face_of(g: Feudum, figure: int) -> int:
    """What a figure shows: one of the six characters, 6 the giant, 7 the serpent."""
    return g.pawn_face[figure] if figure < GIANT_FIGURE else figure - GIANT_FIGURE + 6


def figures(g: Feudum, seat: int) -> list[int]:
    """All figures of a seat on the board, pawns first."""
    found = g.on_map(seat)
    for monster in range(2):
        if g.monster_owner[monster] == seat:
            found.append(GIANT_FIGURE + monster)
    return found


def held(g: Feudum, seat: int, place: int) -> bool:
    """Whether another player's monster keeps a seat's pawns in a place."""
    places = g.monster_place
    owners = g.monster_owner
    return (places[0] == place and owners[0] != seat) or (places[1] == place and owners[1] != seat)


def twin(g: Feudum, figure: int) -> int:
    """The pawn just before this one that differs from it in nothing, or -1."""
    for other in range(figure - 1, figure // 3 * 3 - 1, -1):
        if (
            g.pawn_place[other] == g.pawn_place[figure]
            and g.pawn_face[other] == g.pawn_face[figure]
            and g.pawn_ship[other] == g.pawn_ship[figure]
            and g.pawn_wine[other] == g.pawn_wine[figure]
        ):
            return other
    return -1
