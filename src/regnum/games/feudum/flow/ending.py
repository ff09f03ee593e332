"""Feudum: the final scoring and the winners."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..kinds import BY_CHARTERS, CHARTER_OPENED, ENDED
from ..reserve import writs
from ..scoring import final_points
from ..state import Feudum


class FinalScoring(Step[Feudum]):
    """Voyage, breadth of the empire, shillings, charters; then the winners."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        for seat in g.order():
            for source, points in final_points(g, seat):
                g.score(seat, points, source)
            for writ, points in writs.charters(g, seat):
                g.tell(CHARTER_OPENED, (seat, writ, points))
                g.score(seat, points, BY_CHARTERS)
        for seat in g.winners():
            g.tell(ENDED, (seat,))


FINAL_SCORING: Final = FinalScoring()
