"""Kingsburg: what bots know of it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar, Final

from ...kernel.brain import Brain
from ...kernel.kinds import Option
from .components import GOLD, STONE, TOKEN, WOOD
from .kinds import (
    APPOINT,
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
from .state import PUBLIC, Kingsburg
from .tables import Tables
from .worth import HIGHEST, LOWEST, OTHER_ROWS, Outcomes, Worths

_SEASONS_AFTER: Final = (3, 3, 2, 2, 1, 1, 0, 0, 0)
"""By phase: the productive seasons of the year that have not begun."""
_NEXT: Final = [next((column for column in range(4) if not row >> column & 1), -1) for row in range(16)]
Stock = tuple[int, int, int]


class KingsburgBrain(Brain):
    """Points, and what goods, tokens, soldiers, buildings, dice in hand and dice on advisors are likely to bring."""

    defaults: ClassVar[dict[str, float]] = {
        "good": 0.62, "late_good": 0.2, "token": 0.6, "look": 0.1, "envoy": 1.2, "strength": 0.5, "soldier": 0.6,
        "strongest": 0.6, "completion": 0.85, "missing": 0.72, "blocked": 0.85, "ahead": 1.0, "spread": 6.0, "horizon": 14.0,
    }  # fmt: skip

    def __init__(self, parameters: Mapping[str, float] | None = None) -> None:
        super().__init__(parameters)
        p = self.parameters
        self.good: float = p["good"]
        self.late_good: float = p["late_good"]
        self.token: float = p["token"]
        self.look: float = p["look"]
        self.envoy: float = p["envoy"]
        self.strength: float = p["strength"]
        self.soldier: float = p["soldier"]
        self.strongest: float = p["strongest"]
        self.completion: float = p["completion"]
        self.decay: list[float] = [p["missing"] ** missing for missing in range(64)]
        self.blocked: float = p["blocked"]
        self._known: dict[int, Worths] = {}
        self._potentials: dict[tuple[tuple[int, ...], int, int, int, int, int], float] = {}

    def worths(self, tables: Tables) -> Worths:
        """What things of these tables are worth."""
        found = self._known.get(id(tables))
        if found is None:
            found = self._known[id(tables)] = Worths(tables)
        return found

    def spread(self, state: Kingsburg) -> float:
        return self.parameters["spread"]

    def horizon(self, state: Kingsburg) -> int:
        return int(self.parameters["horizon"])

    # Evaluation.

    def values(self, state: Kingsburg) -> list[float]:
        g = state
        if not g.waiting:
            return [float(points) for points in g.points]
        worths = self.worths(g.tables)
        battle = self._battles(g, worths)
        return [g.points[seat] + battle[seat] + self._seat(g, seat, worths) for seat in range(g.seats)]

    def _seat(self, g: Kingsburg, seat: int, worths: Worths) -> float:
        tables = g.tables
        years = tables.years - g.year
        seasons = 3 * years + _SEASONS_AFTER[g.phase]
        builds = seasons
        if g.season < 3 and g.phase % 2 == 0 and not g.builders >> seat & 1:
            builds += 1
        value = 0.0
        perks = g.perks[seat]
        for perk in tables.perks_of(perks):
            number = perk.number
            value += (
                worths.by_season[number] * seasons
                + (worths.by_winter[number] + self.strength * worths.bonus[number]) * years
            )
        governor = g.governors[seat]
        if governor >= 0:
            value += worths.governors[governor] * (years + 1) / (tables.years + 1)
        if g.covers[seat] and not g.year:
            value += sum(worth for row, worth in enumerate(OTHER_ROWS) if g.covers[seat] >> row & 1)
        if g.envoy == seat:
            value += self.envoy
        if g.soldier_tokens[seat]:
            value += self._tokens_left(g, seat)
        place = 4 * seat
        stock = (g.stock[place], g.stock[place + WOOD], g.stock[place + STONE])
        tokens = g.stock[place + TOKEN]
        targets = self._targets(g, seat, worths, seasons, years) if builds else []
        if g.groups:
            for slot, owner, _, _, _ in g.groups[g.helping :] if g.passed == (1 << g.seats) - 1 else g.groups:
                if owner == seat:
                    advisor = tables.advisors[slot]
                    value += advisor.points + (self.look if advisor.look else 0.0)
                    tokens += advisor.packs[0][TOKEN]
                    if advisor.trade:
                        value += 0.5 * self.good
                    stock = self._best_pack(stock, advisor.packs, targets, builds)
        if g.dice[seat] and not g.passed >> seat & 1:
            value += self.blocked * self._potential(g, seat, tokens)
        value += self.token * tokens if builds else 0.1 * tokens
        return value + self._goods(stock, targets, builds)

    def _targets(
        self, g: Kingsburg, seat: int, worths: Worths, seasons: int, years: int
    ) -> list[tuple[int, int, int, float]]:
        """The buildings a seat could construct next: gold, wood, stone and what is gained."""
        tables = g.tables
        built = g.built[seat]
        sheet = g.sheets[seat]
        found: list[tuple[int, int, int, float]] = []
        for row in range(7):
            column = _NEXT[built >> 4 * row & 15]
            if column < 0:
                continue
            building = sheet[4 * row + column]
            if building < 0:
                continue
            gold, wood, stone, _ = tables.costs[building]
            worth = self.building(tables, worths, building, seasons, years)
            gain = worth - self.good * (gold + wood + stone)
            if gain > 0:
                found.append((gold, wood, stone, gain))
        return found

    def building(self, tables: Tables, worths: Worths, building: int, seasons: int, years: int) -> float:
        """Points of a building and of what it will bring."""
        return (
            tables.points[building]
            + worths.by_season[building] * seasons
            + (worths.by_winter[building] + self.strength * worths.bonus[building]) * (years + 1)
        )

    def _goods(self, stock: Stock, targets: list[tuple[int, int, int, float]], builds: int) -> float:
        """Goods as such, and how near they are to the best building."""
        gold, wood, stone = stock
        count = gold + wood + stone
        useful = min(count, 4 * builds + 1) if builds else 0
        best = 0.0
        decay = self.decay
        for need_gold, need_wood, need_stone, gain in targets:
            missing = 0
            if need_gold > gold:
                missing += need_gold - gold
            if need_wood > wood:
                missing += need_wood - wood
            if need_stone > stone:
                missing += need_stone - stone
            near = gain * decay[missing]
            if near > best:
                best = near
        return self.good * useful + self.late_good * (count - useful) + self.completion * best

    def _best_pack(
        self,
        stock: Stock,
        packs: tuple[tuple[int, int, int, int], ...],
        targets: list[tuple[int, int, int, float]],
        builds: int,
    ) -> Stock:
        first = packs[0]
        best = (stock[GOLD] + first[GOLD], stock[WOOD] + first[WOOD], stock[STONE] + first[STONE])
        if len(packs) > 1:
            top = self._goods(best, targets, builds)
            for pack in packs[1:]:
                other = (stock[GOLD] + pack[GOLD], stock[WOOD] + pack[WOOD], stock[STONE] + pack[STONE])
                worth = self._goods(other, targets, builds)
                if worth > top:
                    top = worth
                    best = other
        return best

    def _tokens_left(self, g: Kingsburg, seat: int) -> float:
        left = g.soldier_tokens[seat]
        if len(left) == 1:
            return float(left[0])
        return 0.75 * (sum(left) - max(left)) + 0.5 * max(left)

    def _battles(self, g: Kingsburg, worths: Worths) -> list[float]:
        """What this winter is likely to bring, the surer the nearer it is."""
        if g.year == 0 or (g.phase == 8 and not any(g.soldiers)):
            return [0.0] * g.seats
        weight = (0.4, 0.4, 0.45, 0.5, 0.6, 0.65, 0.8, 1.0, 1.0)[g.phase]
        strengths: list[int] = []
        found: list[float] = []
        tokens = 1 if g.soldier_tokens[0] else 0
        for seat in range(g.seats):
            strength = g.soldiers[seat] + self._pending_soldiers(g, seat)
            for perk in g.tables.perks_of(g.perks[seat]):
                strength += worths.bonus[perk.number]
            strengths.append(strength)
        most = max(strengths)
        for seat in range(g.seats):
            table: Outcomes
            if g.phase == 8 and g.sent[seat] >= 0:
                strength = strengths[seat] + g.sent[seat]
                table = worths.known[g.enemies[g.year - 1]]
            else:
                strength = strengths[seat]
                if g.lookers & (PUBLIC | 1 << seat):
                    table = worths.cards[tokens][g.enemies[g.year - 1]]
                else:
                    table = worths.years[tokens][g.year]
            won, lost, falls = table[min(max(strength, LOWEST), HIGHEST) - LOWEST]
            value = won - lost - falls * self._falling(g, seat, worths)
            lead = strengths[seat] - most
            if lead == 0:
                value += self.strongest if won > 0 else 0.0
            found.append(weight * value + self.soldier * (1 - weight) * min(g.soldiers[seat], 5) * 0.5)
        return found

    def _pending_soldiers(self, g: Kingsburg, seat: int) -> int:
        done = g.helping if g.passed == (1 << g.seats) - 1 else 0
        return sum(g.tables.advisors[group[0]].soldiers for group in g.groups[done:] if group[1] == seat)

    def _falling(self, g: Kingsburg, seat: int, worths: Worths) -> float:
        """What the next building to be destroyed is worth."""
        built = g.built[seat]
        for column in (3, 2, 1, 0):
            cells = built & 0x1111111 << column
            if cells:
                building = g.sheets[seat][(cells & -cells).bit_length() - 1]
                years = g.tables.years - g.year
                return self.building(g.tables, worths, building, 3 * years, years - 1)
        return 0.0

    # Dice not placed yet.

    def _potential(self, g: Kingsburg, seat: int, tokens: int) -> float:
        """The best that the free dice can still do at the free advisors."""
        years = g.tables.years - g.year
        time = 0 if years == 0 and g.phase >= 6 else 1 if years == 0 else 2
        token = 1 if tokens and not g.token_used >> seat & 1 else 0
        key = (g.dice[seat], g.coloured[seat], g.free[seat], g.taken, time, token)
        found = self._potentials.get(key)
        if found is None:
            if len(self._potentials) > 200_000:
                self._potentials.clear()
            found = self._potentials[key] = self._best_use(g.tables, key)
        return found

    def _best_use(self, tables: Tables, key: tuple[tuple[int, ...], int, int, int, int, int]) -> float:
        dice, coloured, free, taken, time, token = key
        groups, _ = tables.groups(dice, coloured, free)
        best = 0.0
        for total, mask in groups:
            rest = free & ~mask
            for added in range(token + 1):
                number = total + added * tables.token
                if number <= 18 and not taken >> number - 1 & 1:
                    worth = self.advisor(tables, number - 1, time) - added * self.token
                    if rest:
                        after = (dice, coloured, rest, taken | 1 << number - 1, time, token - added)
                        more = self._potentials.get(after)
                        if more is None:
                            more = self._potentials[after] = self._best_use(tables, after)
                        worth += more
                    if worth > best:
                        best = worth
        return best

    def advisor(self, tables: Tables, slot: int, time: int) -> float:
        """What an advisor's help is worth, late in the game less."""
        advisor = tables.advisors[slot]
        good = self.good if time else 0.5 * self.good
        pack = advisor.packs[0]
        worth = good * (pack[GOLD] + pack[WOOD] + pack[STONE]) * 1.25 + self.token * pack[TOKEN]
        if len(advisor.packs) > 1:
            worth += 0.15
        if advisor.trade:
            worth += 1.0 * good
        return worth + advisor.points + self.soldier * advisor.soldiers + (self.look if advisor.look else 0.0)

    # Options.

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
            return [self._placing(g, seat, option) for option in options]
        worths = self.worths(g.tables)
        years = g.tables.years - g.year
        seasons = 3 * years + _SEASONS_AFTER[g.phase]
        if kind == BUILD:
            return [self._building(g, worths, option, seasons, years) for option in options]
        if kind in (TAKE, PAY, TRADE, OFFER, EXCHANGE):
            return self._swaps(g, seat, options, self._targets(g, seat, worths, seasons, years), seasons)
        if kind == RECRUIT:
            return [self._recruiting(g, seat, option, worths) for option in options]
        if kind == REROLL:
            return [0.0 if option[0] == DONE else 1.0 for option in options]
        if kind == SEND:
            return [self._recruiting(g, seat, option, worths) - 0.7 * option[1] for option in options]
        if kind == APPOINT:
            return [worths.governors[option[1]] for option in options]
        if kind == OPEN:
            return [
                worths.governors[option[1]] - abs(option[2] - 0.5 * worths.governors[option[1]])
                for option in options
            ]
        if kind == COVER:
            return [sum(OTHER_ROWS[row] for row in option[1]) for option in options]
        return None

    def _placing(self, g: Kingsburg, seat: int, option: Option) -> float:
        if option[0] == PASS:
            return 0.0
        years = g.tables.years - g.year
        time = 0 if years == 0 and g.phase >= 6 else 1 if years == 0 else 2
        slot: int = option[1]
        value = (
            self.advisor(g.tables, slot, time)
            - (self.token if option[3] else 0.0)
            - (self.envoy if option[5] else 0.0)
        )
        rest = g.free[seat] & ~int(option[2])
        if rest:
            token = (
                1
                if g.stock[4 * seat + TOKEN] > option[3] and not option[3] and not g.token_used >> seat & 1
                else 0
            )
            key = (g.dice[seat], g.coloured[seat], rest, g.taken | 1 << slot, time, token)
            more = self._potentials.get(key)
            if more is None:
                more = self._potentials[key] = self._best_use(g.tables, key)
            value += self.blocked * more
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
            found.append(points + self.token * change[TOKEN] + self._goods(after, targets, builds))
        return found

    def _recruiting(self, g: Kingsburg, seat: int, option: Option, worths: Worths) -> float:
        """What more soldiers bring in this winter, less their price."""
        strength = g.soldiers[seat] + int(option[1])
        for perk in g.tables.perks_of(g.perks[seat]):
            strength += worths.bonus[perk.number]
        price = 0.0
        if option[0] == RECRUIT:
            years = g.tables.years - g.year
            price = (2.0 if years else 0.8) * self.good * option[1] + self.token * option[2]
            strength += int(option[2])
            tokens = 1 if g.soldier_tokens[seat] else 0
            if g.lookers & (PUBLIC | 1 << seat):
                table = worths.cards[tokens][g.enemies[g.year - 1]]
            else:
                table = worths.years[tokens][g.year]
        else:
            table = worths.years[0][g.year]
            strength -= 3
        won, lost, falls = table[min(max(strength, LOWEST), HIGHEST) - LOWEST]
        return won - lost - falls * self._falling(g, seat, worths) - price
