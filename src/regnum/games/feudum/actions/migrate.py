"""Feudum: the Migrate card (1)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import ALCHEMIST, FOOD, GUILDS, MIGRATE, PLACES
from ..kinds import DECLINE, LEFT, NOT_PERFORMED, PUT_PAWN, TAKE_OFF
from ..pieces import numbered
from ..realm.figures import put_pawn, remove_pawn, twin
from ..state import Feudum


class Migrate(Decision[Feudum]):
    """Bring one pawn on the board for a food, or take one off."""

    __slots__ = ()
    name: ClassVar[str] = "migrate"

    def options(self, g: Feudum) -> list[Option]:
        seat = self.seat
        found: list[Option] = [(DECLINE,)]
        base = seat * 3
        here = [g.pawn_place[figure] for figure in range(base, base + 3)]
        if -1 in here and g.has(seat, FOOD):
            places = homes(g, seat)
            for face in range(len(GUILDS)):
                for place in places:
                    found.append((PUT_PAWN, face, place))
        for figure in range(base, base + 3):
            if g.pawn_place[figure] >= 0 and twin(g, figure) < 0:
                found.append((TAKE_OFF, figure, g.pawn_face[figure], g.pawn_place[figure]))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == PUT_PAWN:
            g.pay(self.seat, FOOD)
            put_pawn(g, self.seat, option[1], option[2])
        elif option[0] == TAKE_OFF:
            remove_pawn(g, option[1], LEFT)
        else:
            g.tell(NOT_PERFORMED, (self.seat, MIGRATE))

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        seat = self.seat
        out = len(g.on_map(seat)) == g.tables.pawns
        place = numbered(pieces, "place", PLACES)
        found: list[Reason] = []
        if out:
            found.append(("all-out", {}))
        elif not g.has(seat, FOOD):
            found.append(("no-food", {}))
        if place >= 0 and place not in homes(g, seat):
            found.append(("no-home", {}))
        return found


def has_kin(g: Feudum, seat: int) -> bool:
    """Whether an alchemist on the board opens the starts."""
    return g.advanced and g.has_pawn(seat, ALCHEMIST)


def homes(g: Feudum, seat: int) -> list[int]:
    """Where a new pawn may arrive: by an own pawn or marker, else at the starts.

    A distant relative: with an alchemist on the board the starts are open too.
    """
    pawns = g.place_mask(seat)
    kin = has_kin(g, seat)
    starts = g.tables.starts
    ruler = g.ruler
    serf = g.serf
    found = [
        place
        for place in range(len(ruler))
        if pawns >> place & 1 or ruler[place] == seat or serf[place] == seat or (kin and place in starts)
    ]
    return found or list(starts)
