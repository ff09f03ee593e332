"""Feudum, «Финальный подсчёт очков» and «Победитель»."""

from __future__ import annotations

from typing import Final

from ...kernel.step import Step
from . import writs
from .components import FARM, FIEF, OUTPOST, TOWN
from .kinds import BY_CHARTERS, BY_EMPIRE, BY_SETS, BY_SHILLINGS, BY_VOYAGE, CHARTER_OPENED, ENDED
from .state import Feudum


class FinalScoring(Step[Feudum]):
    """Voyage, breadth of the empire, shillings, charters; then the winners."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        tables = g.tables
        for seat in g.order():
            g.score(seat, voyage_points(g, seat), BY_VOYAGE)
            plain = sum([g.ruled(seat, kind) for kind in (OUTPOST, FARM, TOWN)])
            fiefs = g.ruled(seat, FIEF)
            g.score(seat, plain * tables.final_settlement + fiefs * tables.final_fief, BY_EMPIRE)
            g.score(seat, sets_of_three(g, seat) * tables.final_three, BY_SETS)
            g.score(seat, g.coins[seat] // tables.final_shillings, BY_SHILLINGS)
            for writ, points in writs.charters(g, seat):
                g.tell(CHARTER_OPENED, (seat, writ, points))
                g.score(seat, points, BY_CHARTERS)
        for seat in g.winners():
            g.tell(ENDED, (seat,))


FINAL_SCORING: Final = FinalScoring()


def voyage_points(g: Feudum, seat: int) -> int:
    """A left space scores as much as its right one unless somebody has reached that."""
    points = g.tables.voyage
    space = g.voyage[seat]
    last = len(points) - 1
    if space % 2 and space < last and space + 1 not in g.voyage:
        return points[space + 1]
    return points[space]


def sets_of_three(g: Feudum, seat: int) -> int:
    """Sets of three equal settlements; a fief stands for any kind, and each is in one set only (R24)."""
    jokers = g.ruled(seat, FIEF)
    sets = 0
    left = [0, 0, 0]
    for kind in (OUTPOST, FARM, TOWN):
        count = g.ruled(seat, kind)
        sets += count // 3
        left[count % 3] += 1
    for size in (2, 1):
        helped = min(left[size], jokers // (3 - size))
        sets += helped
        jokers -= helped * (3 - size)
    return sets + jokers // 3
