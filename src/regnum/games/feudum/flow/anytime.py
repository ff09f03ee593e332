"""Feudum: what a seat may do at any time: at its own decisions, in pauses, and beside what others are asked.

Region tiles for goods, mandates, writs put away, vessels laid under pawns (only in the
own turn), and seals taken back from under immune markers.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..amendments import ANY_TIME
from ..components import SEAWAY, SULFUR
from ..kinds import BOARD, BOARDED, DONE, RECLAIM, RECLAIMED, SERF, SUBJECT, SWAP_TILE
from ..reserve import writs
from ..reserve.goods import SwapTile
from ..shared import add_to, put_in
from ..state import Feudum

_DONE: Final[Option] = (DONE,)
_UNBROKEN: Final = frozenset(
    (
        "buy_goods", "buy_seals", "buy_vessel", "collect_land", "dig_deeper", "enter_guild", "give_markers", "inspect_harvest",
        "invent", "keep_writ", "seal_scrolls", "sell_harvest", "send_seals", "shift_goods", "steal",
        "store_sulfur", "swap_tile", "take_goods", "take_seal",
    )
)  # fmt: skip
"""Questions of somebody with his hands in a common supply: until he is done nobody else reaches into it."""


class Interlude(Decision[Feudum]):
    """A pause before something that can't be undone: go on, or do first what may be done at any time.

    It is asked of all who hold writs, so that nobody learns who holds a mandate; tiles lie open.
    """

    __slots__ = ()
    name: ClassVar[str] = "interlude"
    opens: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [_DONE]
        acts(g, self.seat, found, False)
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] != DONE:
            g.then(self)
            act(g, self.seat, option)


def pause(g: Feudum, seats: list[int]) -> None:
    """Those of these seats who hold writs may use them before what was scheduled goes on."""
    if g.rules >= ANY_TIME:
        g.then(*[Interlude(seat) for seat in seats if g.writs[seat]])


def last_pause(g: Feudum) -> None:
    """Before the final scoring: also a region tile may still become wine, which decides between equals."""
    if g.rules >= ANY_TIME:
        g.then(*[Interlude(seat) for seat in g.order() if g.writs[seat] or _may_fill_barrel(g, seat)])


def _may_fill_barrel(g: Feudum, seat: int) -> bool:
    return g.tile_count(seat) > 0 and g.bag[SULFUR] > 0 and g.barrel[seat] < g.tables.barrel


def asides(g: Feudum, seat: int) -> list[Option]:
    """What a seat may do now though nobody asks it."""
    found: list[Option] = []
    step = g.decision()
    if g.rules >= ANY_TIME and step is not None and step.name not in _UNBROKEN:
        acts(g, seat, found, False)
        offered = g.options(seat)
        if found and offered:
            found = [option for option in found if option not in offered]
    return found


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
        g.vessels = add_to(g.vessels, seat * 3 + vessel, -1)
        g.pawn_ship = put_in(g.pawn_ship, figure, vessel)
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
