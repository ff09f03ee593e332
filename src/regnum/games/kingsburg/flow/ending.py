"""Kingsburg: the end of a year, and of the game."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..components import HEADINGS, TOKENS_POINTS
from ..kinds import ENDED, SCORED, TOKEN_SCORED
from ..perks import hooks, moments
from ..scoring import winners
from ..state import Kingsburg
from .abilities import PerksAct


class EndOfYear(Step[Kingsburg]):
    """What a year's end brings; after the last year the final points too."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.then(YEAR_ABILITIES, CLOSE_WINTER, FINAL_SCORING, VERY_LAST, DISCARD, FINISH_GAME)


class CloseWinter(Step[Kingsburg]):
    """The event's last word."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if g.year == g.tables.years:
            g.ending = True
        if g.event >= 0:
            g.tables.perks[g.event].winter_closes(g)


class FinalScoring(Step[Kingsburg]):
    """Points of perks and of soldier tokens left."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if not g.ending:
            return
        for seat in g.order:
            for perk in g.asked(hooks.FINAL_POINTS, seat):
                points = perk.final_points(g, seat)
                if points:
                    g.gain(seat, perk, points=points)
            points = sum(g.soldier_tokens[seat])
            if points:
                g.score(seat, TOKENS_POINTS, points)
                g.tell(TOKEN_SCORED, (seat, points))


class Discard(Step[Kingsburg]):
    """The event of the year is over, and with it all that a year remembers."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if g.event >= 0:
            g.event = -1
        g.spent = [0] * g.seats
        g.armed = [0] * g.seats
        g.deals = [0] * g.seats


class FinishGame(Step[Kingsburg]):
    """The score sheets and the winners."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if not g.ending:
            return
        width = len(HEADINGS)
        for seat in range(g.seats):
            g.tell(SCORED, (seat, tuple(g.tally[seat * width : (seat + 1) * width]), g.points[seat]))
        g.tell(ENDED, (tuple(winners(g)),))


END_OF_YEAR: Final = EndOfYear()
YEAR_ABILITIES: Final = PerksAct(hooks.YEAR_ENDS, moments.YEAR_ENDS)
CLOSE_WINTER: Final = CloseWinter()
FINAL_SCORING: Final = FinalScoring()
VERY_LAST: Final = PerksAct(hooks.LAST_OF_ALL, moments.NEVER)
DISCARD: Final = Discard()
FINISH_GAME: Final = FinishGame()
