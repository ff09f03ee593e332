"""Kingsburg: what bots know of it: the evaluation, and which options look good by themselves."""

from __future__ import annotations

import math

from ...kernel.kinds import Option
from .components import GOLD, STONE, TOKEN, WOOD
from .flow.governors import RaiseBid
from .kinds import (
    APPOINT,
    BID,
    BUILD,
    COVER,
    DONE,
    EXCHANGE,
    INFLUENCE,
    OFFER,
    OPEN,
    PASS,
    PAY,
    RECRUIT,
    REROLL,
    SEND,
    TAKE,
    TRADE,
)
from .state import Kingsburg
from .thinking.court import Court
from .thinking.evaluation import Evaluation
from .thinking.worth import HIGHEST, LOWEST, OTHER_ROWS, SEASONS_AFTER, Worths


class KingsburgBrain(Evaluation):
    """Scores options in points: for priors of a search, and to play on quickly."""

    def priors(self, state: Kingsburg, seat: int, options: list[Option]) -> list[float]:
        scores = self._scores(state, seat, options)
        if scores is None:
            return [1.0] * len(options)
        top = max(scores)
        return [0.02 + math.exp(1.2 * (score - top)) for score in scores]

    def playout(self, state: Kingsburg, seat: int, options: list[Option]) -> Option | None:
        scores = self._scores(state, seat, options)
        if scores is None:
            return None
        best = 0
        for place, score in enumerate(scores):
            if score > scores[best]:
                best = place
        return options[best]

    def _scores(self, g: Kingsburg, seat: int, options: list[Option]) -> list[float] | None:
        """How good each option looks by itself, in points; None for questions it knows nothing of."""
        kind: int = options[-1][0]
        if kind == INFLUENCE:
            court = self.court(g.tables)
            return [self._placing(g, seat, option, court) for option in options]
        worths = self.worths(g.tables)
        years = g.tables.years - g.year
        seasons = 3 * years + SEASONS_AFTER[g.phase]
        if kind == BUILD:
            return [self._building(g, worths, option, seasons, years) for option in options]
        if kind in (TAKE, PAY, TRADE, OFFER, EXCHANGE):
            return self._swaps(g, seat, options, self.targets(g, seat, worths, seasons, years), seasons)
        if kind == RECRUIT:
            return [self._recruiting(g, seat, option, worths) for option in options]
        if kind == REROLL:
            return [0.0 if option[0] == DONE else 1.0 for option in options]
        if kind == SEND:
            return [self._recruiting(g, seat, option, worths) - 0.7 * option[1] for option in options]
        if kind == APPOINT:
            return [worths.governors[option[1]] for option in options]
        if kind == BID:
            return [self._bidding(g, option, worths) for option in options]
        if kind == OPEN:
            return [
                worths.governors[option[1]] - abs(option[2] - 0.5 * worths.governors[option[1]])
                for option in options
            ]
        if kind == COVER:
            return [sum(OTHER_ROWS[row] for row in option[1]) for option in options]
        return None

    def _placing(self, g: Kingsburg, seat: int, option: Option, court: Court) -> float:
        if option[0] == PASS:
            return 0.0
        slot: int = option[1]
        dice: int = option[2]
        token: int = option[3]
        time = court.time(g)
        value = court.worths[time][slot] - self.token * token - (self.envoy if option[5] else 0.0)
        rest = g.free[seat] & ~dice
        if rest:
            left = 1 if not token and g.stock[4 * seat + TOKEN] and not g.token_used >> seat & 1 else 0
            value += self.blocked * court.best(
                (g.dice[seat], g.coloured[seat], rest, g.taken | 1 << slot, time, left)
            )
        return value

    def _building(self, g: Kingsburg, worths: Worths, option: Option, seasons: int, years: int) -> float:
        if option[0] != BUILD:
            return 0.0
        cost: tuple[int, int, int, int] = option[2]
        good = self.good if seasons else self.late_good
        worth = self.building(g.tables, worths, option[1], seasons, years)
        return worth - good * (cost[GOLD] + cost[WOOD] + cost[STONE]) - (self.envoy if option[4] else 0.0)

    def _swaps(
        self,
        g: Kingsburg,
        seat: int,
        options: list[Option],
        targets: list[tuple[int, int, int, float]],
        seasons: int,
    ) -> list[float]:
        place = 4 * seat
        stock = (g.stock[place], g.stock[place + WOOD], g.stock[place + STONE])
        builds = seasons + (1 if g.phase in (2, 4, 6) and not g.builders >> seat & 1 else 0)
        found: list[float] = []
        for option in options:
            kind: int = option[0]
            change = [0, 0, 0, 0]
            points = 0.0
            if kind == TAKE:
                change = list(option[1])
            elif kind == PAY:
                change = [-count for count in option[1]]
            elif kind == TRADE:
                change = [1, 1, 1, 0]
                change[option[1]] = -1
            elif kind == OFFER:
                change[option[2]] = -1
                points = 1.0
            elif kind == EXCHANGE:
                change[option[2]] -= 1
                change[option[3]] += 1
            after = (stock[GOLD] + change[GOLD], stock[WOOD] + change[WOOD], stock[STONE] + change[STONE])
            found.append(points + self.token * change[TOKEN] + self.goods(after, targets, builds))
        return found

    def _recruiting(self, g: Kingsburg, seat: int, option: Option, worths: Worths) -> float:
        """What more soldiers bring in this winter, less their price."""
        strength = g.soldiers[seat] + int(option[1])
        for perk in g.those(seat, g.tables.all_perks):
            strength += worths.bonus[perk.number]
        price = 0.0
        if option[0] == RECRUIT:
            strength += int(option[2])
            price = (2.0 if g.year < g.tables.years else 0.8) * self.good * option[1] + self.token * option[2]
        table = self.table(g, seat, worths, option[0] == SEND)
        won, lost, falls = table[min(max(strength, LOWEST), HIGHEST) - LOWEST]
        return won - lost - falls * self.falling(g, seat, worths) - price

    def _bidding(self, g: Kingsburg, option: Option, worths: Worths) -> float:
        step = g.agenda[-1]
        assert isinstance(step, RaiseBid)
        if option[0] == BID:
            return worths.governors[step.card] - float(option[1])
        rest = sorted(worths.governors[one] for one in g.offered if one != step.card)
        return rest[len(rest) // 2]
