"""Feudum: which cards the others have probably chosen."""

from __future__ import annotations

import math

from ....kernel.chance import Chance
from ..components import CARDS, CONQUER
from ..flow.rounds import ChooseCards
from ..kinds import CHOOSE
from ..state import Feudum
from .prospects import Prospects

Likely = list[list[float]]
"""By seat and card: how much likelier a card is than one that does nothing; nothing for the seat that wonders."""


def suspect(g: Feudum, seat: int, lasting: float, doubt: float) -> Likely | None:
    """How likely the cards of the others are, by what they promise them; None where nobody has hidden any."""
    if g.phase != 1:
        return None
    found: Likely = []
    for other in range(g.seats):
        if other == seat:
            found.append([])
        else:
            found.append([math.exp(promise / doubt) for promise in Prospects(g, other, lasting).cards])
    return found


def believe(g: Feudum, likely: Likely) -> None:
    """Deal likely cards to the others: those in hand, and those chosen in secret while not all have chosen."""
    for other, weights in enumerate(likely):
        if not weights:
            continue
        size = g.hand[other].bit_count()
        if size:
            pool = [card for card in range(len(CARDS)) if not g.played[other] >> card & 1]
            if size == 1 and not g.shown >> other & 1 and CONQUER in pool:
                pool.remove(CONQUER)
            hand = 0
            for card in draw(pool, weights, size, g.chance):
                hand |= 1 << card
            g.hand[other] = hand
    step = g.agenda[-1]
    if isinstance(step, ChooseCards):
        answers = list(step.answers)
        for place, other in enumerate(step.seats):
            answer = answers[place]
            if answer is not None and likely[other]:
                cards = draw(list(range(len(CARDS))), likely[other], len(answer[1]), g.chance)
                answers[place] = (CHOOSE, tuple(sorted(cards)))
        g.agenda[-1] = step.answered(tuple(answers))


def draw(pool: list[int], weights: list[float], size: int, chance: Chance) -> list[int]:
    """So many different ones of a pool, the likelier the more they weigh."""
    found: list[int] = []
    for _ in range(size):
        total = 0.0
        for card in pool:
            total += weights[card]
        pick = chance.pick(1 << 20, "imagine") / (1 << 20) * total
        chosen = pool[-1]
        for card in pool:
            pick -= weights[card]
            if pick < 0:
                chosen = card
                break
        pool.remove(chosen)
        found.append(chosen)
    return found
