"""Feudum: what a seat cannot know, dealt anew.

Hidden are the land faces of stacked tiles, the other seats' chosen cards and writs,
and the deck but for the cards one has seen go under it. The backs of seals are known
to nobody and are drawn when they come to light, so there is nothing to deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import CARDS, CONQUER, REGIONS

if TYPE_CHECKING:
    from .state import Feudum

_ALL_CARDS = (1 << len(CARDS)) - 1


def redeal(g: Feudum, seat: int | None) -> None:
    """Replace all that a seat (None: a spectator) cannot know."""
    if not g.waiting:
        return
    g.eyes = -1 if seat is None else seat
    _stacks(g)
    for other in range(g.seats):
        if other != seat and g.hand[other]:
            _hand(g, other)
    _writs(g, seat)


def _stacks(g: Feudum) -> None:
    faces = list(g.faces)
    for numeral in range(1, 5):
        stacked = [region * 4 + numeral - 1 for region in range(len(REGIONS)) if g.removed[region] < numeral]
        if len(stacked) > 1:
            # Sorted first: the same chance must lead to the same world, whatever the truth is.
            unseen = sorted([g.faces[at] for at in stacked])
            for at, face in zip(stacked, g.chance.shuffled(unseen, "imagine"), strict=True):
                faces[at] = face
    g.faces = tuple(faces)


def _hand(g: Feudum, other: int) -> None:
    """Any cards that were not laid; a last one is not Conquer unless Defend left it alone."""
    size = g.hand[other].bit_count()
    pool = _ALL_CARDS & ~g.played[other]
    if size == 1 and not g.shown >> other & 1:
        pool &= ~(1 << CONQUER)
    cards = [card for card in range(len(CARDS)) if pool >> card & 1]
    hand = 0
    for card in g.chance.shuffled(cards, "imagine")[:size]:
        hand |= 1 << card
    g.hand[other] = hand


def _writs(g: Feudum, seat: int | None) -> None:
    everybody = 31
    bit = 0 if seat is None else 1 << seat
    unknown = [at for at, known in enumerate(g.deck_known) if known != everybody and not known & bit]
    pool = [g.deck[at] for at in unknown]
    looks = bool(g.drawn) and g.waiting != (seat,)
    if looks:
        pool.extend(g.drawn)
    for other in range(g.seats):
        if other != seat:
            pool.extend([writ for writ in range(16) if g.writs[other] >> writ & 1])
    if len(pool) < 2:
        return
    dealt = g.chance.shuffled(sorted(pool), "imagine")
    deck = list(g.deck)
    for at in unknown:
        deck[at] = dealt.pop()
    g.deck = tuple(deck)
    if looks:
        g.drawn = tuple([dealt.pop() for _ in g.drawn])
    for other in range(g.seats):
        if other != seat:
            hand = 0
            for _ in range(g.writs[other].bit_count()):
                hand |= 1 << dealt.pop()
            g.writs[other] = hand
