"""Feudum: the final scoring and the winners."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..components import FARM, FIEF, OUTPOST, TOWN
from ..kinds import BY_CHARTERS, BY_EMPIRE, BY_SETS, BY_SHILLINGS, BY_VOYAGE, CHARTER_OPENED, ENDED
from ..reserve import writs
from ..scoring import sets_of_three, voyage_points
from ..state import Feudum


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
