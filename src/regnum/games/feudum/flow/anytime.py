"""Feudum: what a seat may do at any time, offered at its own decisions.

Region tiles for goods, mandates, writs put away, vessels laid under pawns (only in the
own turn), and seals taken back from under immune markers.
"""

from __future__ import annotations

from ....kernel.kinds import Option
from ..components import SEAWAY
from ..kinds import BOARD, BOARDED, RECLAIM, RECLAIMED, SERF, SUBJECT, SWAP_TILE
from ..reserve import writs
from ..reserve.goods import SwapTile
from ..state import Feudum


def acts(g: Feudum, seat: int, found: list[Option], own_turn: bool) -> None:
    """Append the any-time options a seat has."""
    if g.writs[seat]:
        writs.acts(g, seat, found)
    if any(g.tiles[seat * 4 : seat * 4 + 4]) and any(g.bag):
        for face in range(4):
            if g.tiles[seat * 4 + face]:
                found.append((SWAP_TILE, face))
    if own_turn and any(g.vessels[seat * 3 : seat * 3 + 3]):
        _boardings(g, seat, found)
    if g.safe_subjects or g.safe_serfs:
        for place in range(22):
            if g.safe_subjects >> place & 1 and g.ruler[place] == seat:
                found.append((RECLAIM, place, SUBJECT))
            if g.safe_serfs >> place & 1 and g.serf[place] == seat:
                found.append((RECLAIM, place, SERF))


def act(g: Feudum, seat: int, option: Option) -> None:
    """Carry out one of them; the decision that offered it asks again."""
    kind: int = option[0]
    if kind == SWAP_TILE:
        g.then(SwapTile(seat, option[1]))
    elif kind == BOARD:
        vessel: int = option[1]
        figure: int = option[2]
        g.vessels[seat * 3 + vessel] -= 1
        g.pawn_ship[figure] = vessel
        g.tell(BOARDED, (seat, vessel, figure, g.pawn_face[figure], g.pawn_place[figure]))
    elif kind == RECLAIM:
        place: int = option[1]
        if option[2] == SUBJECT:
            g.safe_subjects &= ~(1 << place)
        else:
            g.safe_serfs &= ~(1 << place)
        g.seals[seat] += 1
        g.tell(RECLAIMED, (seat, place, option[2]))
    else:
        writs.play(g, seat, option)


def _boardings(g: Feudum, seat: int, found: list[Option]) -> None:
    for vessel in range(3):
        if g.vessels[seat * 3 + vessel]:
            near = g.tables.near[SEAWAY + vessel]
            for figure in g.on_map(seat):
                place = g.pawn_place[figure]
                if g.pawn_ship[figure] < 0 and near[place]:
                    found.append((BOARD, vessel, figure, g.pawn_face[figure], place))
