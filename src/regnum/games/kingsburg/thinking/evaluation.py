"""Kingsburg: the evaluation of a position, for bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from ....kernel.brain import Brain
from ....kernel.kinds import Option
from ....kernel.step import Together
from ..components import GOLD, STONE, TOKEN, WOOD
from ..flow.governors import RaiseBid
from ..kinds import (
    APPOINT,
    COVER,
    SEND,
)
from ..prices import NEXT
from ..redeal import PUBLIC
from ..state import Kingsburg
from ..tables import Tables
from .counts import TERMS, count, left
from .court import Court
from .worth import HIGHEST, LOWEST, OTHER_ROWS, SEASONS_AFTER, Outcomes, Worths

OUTER: Final = 1 << 0 | 1 << 6
"""The first and the last row, which only a module brings, as bits."""
Stock = tuple[int, int, int]


class Evaluation(Brain):
    """Points, and what goods, tokens, soldiers, buildings, dice in hand and dice on advisors are likely to bring."""

    defaults: ClassVar[dict[str, float]] = {
        "good": 0.62, "late_good": 0.2, "token": 0.6, "look": 0.1, "envoy": 1.2, "strength": 0.8, "soldier": 0.6,
        "strongest": 0.6, "completion": 0.8, "missing": 0.72, "blocked": 0.85, "abilities": 0.7, "spread": 6.0, "horizon": 60.0,
    }  # fmt: skip

    # A season's chances to win lie close together: what was found out shall outweigh the first guess.
    # Advice by fewer and longer trees agreed more often with what ten times the effort advises.
    habits: ClassVar[dict[str, float]] = {"exploration": 0.1, "trees": 4}

    terms: ClassVar[tuple[str, ...]] = TERMS

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
        self._courts: dict[int, Court] = {}

    def worths(self, tables: Tables) -> Worths:
        """What things of these tables are worth."""
        found = self._known.get(id(tables))
        if found is None:
            found = self._known[id(tables)] = Worths(tables, self.parameters["abilities"])
        return found

    def court(self, tables: Tables) -> Court:
        """What dice can do at the court of these tables."""
        found = self._courts.get(id(tables))
        if found is None:
            found = self._courts[id(tables)] = Court(tables, self.good, self.token, self.soldier, self.look)
        return found

    def spread(self, state: Kingsburg) -> float:
        return self.parameters["spread"]

    def stage(self, state: Kingsburg) -> int:
        """A season is played out: goods are worth what is built with them."""
        return 4 * state.year + state.season

    def horizon(self, state: Kingsburg) -> int:
        return int(self.parameters["horizon"])

    def left(self, state: Kingsburg) -> float:
        return left(state)

    def features(self, state: Kingsburg, seat: int) -> list[float]:
        return count(state, seat, self.worths(state.tables).bonus)

    def variety(self, state: Kingsburg) -> str:
        more = state.rows & OUTER or state.event >= 0 or state.soldier_tokens[0] or state.covers[0]
        modules = bool(more) or max(state.governors) >= 0
        return f"{state.seats} modules" if modules else str(state.seats)

    # Evaluation.

    def values(self, state: Kingsburg) -> list[float]:
        g = state
        if not g.waiting:
            return [float(points) for points in g.points]
        worths = self.worths(g.tables)
        answers = self._answers(g)
        battle = self._battles(g, worths, answers)
        values = [
            g.points[seat] + battle[seat] + self._seat(g, seat, worths, answers[seat])
            for seat in range(g.seats)
        ]
        if g.offered:
            self._add_bids(g, worths, values)
        return values

    def _answers(self, g: Kingsburg) -> list[Option | None]:
        """What seats have chosen that all choose together."""
        found: list[Option | None] = [None] * g.seats
        step = g.agenda[-1]
        if isinstance(step, Together):
            for seat, answer in zip(step.seats, step.answers, strict=True):
                found[seat] = answer
        return found

    def _add_bids(self, g: Kingsburg, worths: Worths, values: list[float]) -> None:
        """In an auction: the card bid for goes to the leader, the others get one of the rest."""
        step = g.agenda[-1]
        card = step.card if isinstance(step, RaiseBid) else -1
        rest = sorted(worths.governors[one] for one in g.offered if one != card)
        common = rest[len(rest) // 2]
        for seat in range(g.seats):
            if g.governors[seat] < 0:
                if isinstance(step, RaiseBid) and step.leader == seat:
                    values[seat] += worths.governors[card] - step.bid
                else:
                    values[seat] += common

    def _seat(self, g: Kingsburg, seat: int, worths: Worths, answer: Option | None) -> float:
        tables = g.tables
        years = tables.years - g.year
        seasons = 3 * years + SEASONS_AFTER[g.phase]
        builds = seasons
        if g.season < 3 and g.phase % 2 == 0 and not g.builders >> seat & 1:
            builds += 1
        value = 0.0
        for perk in g.those(seat, tables.all_perks):
            number = perk.number
            value += (
                worths.by_season[number] * seasons
                + (worths.by_winter[number] + self.strength * worths.bonus[number]) * years
            )
        governor = g.governors[seat]
        if governor >= 0:
            value += worths.governors[governor] * (years + 1) / (tables.years + 1)
        if answer is not None and answer[0] == APPOINT:
            value += worths.governors[answer[1]]
        if answer is not None and answer[0] == COVER:
            value += sum(OTHER_ROWS[row] for row in answer[1])
        if g.envoy == seat:
            value += self.envoy
        if g.soldier_tokens[seat]:
            value += self._tokens_left(g, seat, answer)
        place = 4 * seat
        stock = (g.stock[place], g.stock[place + WOOD], g.stock[place + STONE])
        tokens = g.stock[place + TOKEN]
        targets = self.targets(g, seat, worths, seasons, years) if builds else []
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
            value += self.blocked * self.court(tables).free(g, seat, tokens)
        value += self.token * tokens if builds else 0.1 * tokens
        return value + self.goods(stock, targets, builds)

    def targets(
        self, g: Kingsburg, seat: int, worths: Worths, seasons: int, years: int
    ) -> list[tuple[int, int, int, float]]:
        """The buildings a seat could construct next: gold, wood, stone and what is gained."""
        tables = g.tables
        built = g.built[seat]
        sheet = g.sheets[seat]
        found: list[tuple[int, int, int, float]] = []
        for row in range(7):
            column = NEXT[built >> 4 * row & 15]
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

    def goods(self, stock: Stock, targets: list[tuple[int, int, int, float]], builds: int) -> float:
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
            top = self.goods(best, targets, builds)
            for pack in packs[1:]:
                other = (stock[GOLD] + pack[GOLD], stock[WOOD] + pack[WOOD], stock[STONE] + pack[STONE])
                worth = self.goods(other, targets, builds)
                if worth > top:
                    top = worth
                    best = other
        return best

    def _tokens_left(self, g: Kingsburg, seat: int, answer: Option | None) -> float:
        left = list(g.soldier_tokens[seat])
        if answer is not None and answer[0] == SEND:
            left.remove(answer[1])
        if len(left) == 1:
            return float(left[0])
        return 0.75 * (sum(left) - max(left)) + 0.5 * max(left)

    def _battles(self, g: Kingsburg, worths: Worths, answers: list[Option | None]) -> list[float]:
        """What this winter is likely to bring, the surer the nearer it is."""
        if g.year == 0 or (g.phase == 8 and max(g.outcome) + min(g.outcome) + max(g.strength)):
            return [0.0] * g.seats
        weight = (0.4, 0.4, 0.45, 0.5, 0.6, 0.65, 0.8, 1.0, 1.0)[g.phase]
        strengths: list[int] = []
        found: list[float] = []
        for seat in range(g.seats):
            strength = g.soldiers[seat] + self._pending_soldiers(g, seat)
            for perk in g.those(seat, g.tables.all_perks):
                strength += worths.bonus[perk.number]
            strengths.append(strength)
        most = max(strengths)
        for seat in range(g.seats):
            answer = answers[seat]
            sent = answer[1] if answer is not None and answer[0] == SEND else g.sent[seat]
            table = self.table(g, seat, worths, sent >= 0)
            won, lost, falls = table[min(max(strengths[seat] + max(sent, 0), LOWEST), HIGHEST) - LOWEST]
            value = won - lost - falls * self.falling(g, seat, worths)
            if strengths[seat] == most and won > 0:
                value += self.strongest
            found.append(weight * value + self.soldier * (1 - weight) * min(g.soldiers[seat], 5) * 0.5)
        return found

    def table(self, g: Kingsburg, seat: int, worths: Worths, settled: bool) -> Outcomes:
        """The chances of this winter, as far as the seat knows the enemy and the King's help."""
        help_known = 2 if settled else 1 if g.soldier_tokens[seat] else 0
        if g.lookers & (PUBLIC | 1 << seat):
            return worths.cards[help_known][g.enemies[g.year - 1]]
        return worths.years[help_known][g.year]

    def _pending_soldiers(self, g: Kingsburg, seat: int) -> int:
        done = g.helping if g.passed == (1 << g.seats) - 1 else 0
        return sum(g.tables.advisors[group[0]].soldiers for group in g.groups[done:] if group[1] == seat)

    def falling(self, g: Kingsburg, seat: int, worths: Worths) -> float:
        """What the next building to be destroyed is worth."""
        built = g.built[seat]
        for column in (3, 2, 1, 0):
            cells = built & 0x1111111 << column
            if cells:
                building = g.sheets[seat][(cells & -cells).bit_length() - 1]
                years = g.tables.years - g.year
                return self.building(g.tables, worths, building, 3 * years, years - 1)
        return 0.0
