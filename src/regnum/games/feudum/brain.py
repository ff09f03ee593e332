"""Feudum: what bots know of it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.brain import Brain
from ...kernel.kinds import Option
from .flow.rounds import ChooseCards, DeclareBonus, EndTurn, LayCard
from .kinds import CHOOSE, EXTRA
from .state import Feudum
from .thinking.counts import TERMS, count, left
from .thinking.policy import judge, quick
from .thinking.prospects import Prospects
from .thinking.suspicion import believe, suspect
from .thinking.worth import DEFAULTS, Worth


class FeudumBrain(Brain):
    """Values a position at the next quiet moment: what a card has begun is first carried out."""

    defaults: ClassVar[dict[str, float]] = {
        **DEFAULTS, "hand": 1.0, "warmth": 2.5, "choosy": 0.25, "fever": 0.12, "doubt": 1.5, "spread": 10.0, "horizon": 400.0,
    }  # fmt: skip

    # Hundreds of ways to choose cards: only the likelier ones can be looked into. Their chances to win lie close together:
    # what was found out shall outweigh the first guess.
    habits: ClassVar[dict[str, float]] = {"exploration": 0.3, "width": 2.0, "focus": 16.0}

    terms: ClassVar[tuple[str, ...]] = TERMS

    def __init__(self, parameters: Mapping[str, float] | None = None) -> None:
        super().__init__(parameters)
        self.worth = Worth(self.parameters)

    def left(self, state: Feudum) -> float:
        return left(state)

    def features(self, state: Feudum, seat: int) -> list[float]:
        return count(state, seat)

    def variety(self, state: Feudum) -> str:
        return f"{state.seats} advanced" if state.advanced else str(state.seats)

    def values(self, state: Feudum) -> list[float]:
        g = self._calm(state)
        found = self.worth.values(g)
        if g.waiting and g.phase == 1:
            part = self.parameters["hand"]
            lasting = self.worth.lasting[5 - g.epoch]
            step = g.decision()
            choosing = isinstance(step, (ChooseCards, DeclareBonus))
            for seat in range(g.seats):
                if isinstance(step, ChooseCards) and g.eyes in (seat, -1):
                    answer = step.answers[step.seats.index(seat)]
                    if answer is not None:
                        found[seat] += part * Prospects(g, seat, lasting).hand(_mask(answer[1]))
                        continue
                size = g.tables.hand if choosing else g.hand[seat].bit_count()
                if size:
                    prospects = Prospects(g, seat, lasting)
                    if choosing or g.eyes not in (seat, -1):
                        worth = prospects.likely(size + (g.bonus[seat] == EXTRA and choosing), g.played[seat])
                    else:
                        worth = prospects.hand(g.hand[seat])
                    found[seat] += part * worth
        return found

    def _calm(self, state: Feudum) -> Feudum:
        """The position after the card in play, its choices made at a glance."""
        g = state
        for _ in range(30):
            step = g.decision()
            if step is None or isinstance(step, (LayCard, ChooseCards, DeclareBonus, EndTurn)):
                return g
            if g is state:
                g = state.copy()
            seat = g.waiting[0]
            options = g.options(seat)
            judged = judge(g, seat, options, self.worth.lasting[5 - g.epoch])
            g.apply(seat, options[judged.index(max(judged))])
        return g

    def priors(self, state: Feudum, seat: int, options: list[Option]) -> list[float]:
        warmth = self.parameters["warmth"]
        if options[0][0] == CHOOSE:
            warmth *= self.parameters["choosy"]
        return _weights(self._judge(state, seat, options), warmth)

    def playout(self, state: Feudum, seat: int, options: list[Option]) -> Option | None:
        if options[0][0] == CHOOSE:
            judged = self._judge(state, seat, options)
        else:
            judged = quick(state, seat, options, self.worth.lasting[5 - state.epoch])
        weights = _weights(judged, self.parameters["fever"])
        pick = state.chance.pick(1 << 20, "playout") / (1 << 20) * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            pick -= weight
            if pick < 0:
                return option
        return options[-1]

    def _judge(self, state: Feudum, seat: int, options: list[Option]) -> list[float]:
        lasting = self.worth.lasting[5 - state.epoch]
        if options[0][0] == CHOOSE:
            prospects = Prospects(state, seat, lasting)
            return [prospects.hand(_mask(option[1])) for option in options]
        return judge(state, seat, options, lasting)

    def suspect(self, state: Feudum, seat: int) -> Any:
        return suspect(state, seat, self.worth.lasting[5 - state.epoch], self.parameters["doubt"])

    def believe(self, world: Feudum, seat: int, likely: Any) -> None:
        believe(world, likely)

    def spread(self, state: Any) -> float:
        return self.parameters["spread"]

    def stage(self, state: Feudum) -> int:
        """Cards are worth what they do: a round is played out before it is judged."""
        return state.round

    def horizon(self, state: Any) -> int:
        return int(self.parameters["horizon"])


def _weights(judged: list[float], warmth: float) -> list[float]:
    """Better options weigh more, the more so the lower the warmth."""
    top = max(judged)
    return [math.exp(max(-5.0, (one - top) / warmth)) for one in judged]


_masks: dict[tuple[int, ...], int] = {}


def _mask(cards: tuple[int, ...]) -> int:
    """A choice of cards as bits."""
    known = _masks.get(cards)
    if known is None:
        known = _masks[cards] = sum([1 << card for card in cards])
    return known
