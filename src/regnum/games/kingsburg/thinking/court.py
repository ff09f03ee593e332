"""Kingsburg: what dice can still do at court, for bots."""

from __future__ import annotations

from typing import Final

from ..components import BOARD, GOLD, STONE, TOKEN, WOOD
from ..state import Kingsburg
from ..tables import Tables

Free = tuple[tuple[int, ...], int, int, int, int, int]
"""Dice, how many are coloured, which are free, advisors taken, time left (0 late to 2), a token to add or none."""

MOST: Final = 200_000
"""So many answers are remembered before they are found anew."""


class Court:
    """The worth of each advisor's help, and of the best way to place free dice."""

    def __init__(self, tables: Tables, good: float, token: float, soldier: float, look: float) -> None:
        self.tables: Final = tables
        self.token: Final = token
        self.worths: Final[list[list[float]]] = []
        for factor in (0.5, 1.0, 1.0):
            line: list[float] = []
            for advisor in tables.advisors:
                pack = advisor.packs[0]
                worth = 1.25 * factor * good * (pack[GOLD] + pack[WOOD] + pack[STONE]) + token * pack[TOKEN]
                worth += advisor.points + soldier * advisor.soldiers
                if len(advisor.packs) > 1:
                    worth += 0.15
                if advisor.trade:
                    worth += factor * good
                if advisor.look:
                    worth += look
                line.append(worth)
            self.worths.append(line)
        self._found: Final[dict[Free, float]] = {}

    def time(self, g: Kingsburg) -> int:
        """0 in the last autumn, 1 in the last year, 2 before."""
        if g.year < g.tables.years:
            return 2
        return 0 if g.phase >= 6 else 1

    def free(self, g: Kingsburg, seat: int, tokens: int) -> float:
        """What the free dice of a seat can still bring."""
        token = 1 if tokens and not g.token_used >> seat & 1 else 0
        return self.best((g.dice[seat], g.coloured[seat], g.free[seat], g.taken, self.time(g), token))

    def best(self, free: Free) -> float:
        """The best that dice can do at the advisors not taken, with a token if there is one."""
        found = self._found.get(free)
        if found is None:
            if len(self._found) > MOST:
                self._found.clear()
            found = self._found[free] = self._search(free)
        return found

    def _search(self, key: Free) -> float:
        dice, coloured, free, taken, time, token = key
        worths = self.worths[time]
        best = 0.0
        for total, mask in self.tables.groups(dice, coloured, free)[0]:
            for added in range(token + 1):
                number = total + added * self.tables.token
                if number <= BOARD and not taken >> number - 1 & 1:
                    worth = worths[number - 1] - added * self.token
                    if free != mask:
                        after = taken | 1 << number - 1
                        worth += self.best((dice, coloured, free & ~mask, after, time, token - added))
                    if worth > best:
                        best = worth
        return best
