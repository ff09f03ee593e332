"""Kingsburg: other things that a seat cannot know might be: enemies, governors in hand, rows drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import Kingsburg

PUBLIC: Final = 1 << 7
"""In `lookers`: the enemy card lies face up."""


def redeal(g: Kingsburg, seat: int | None) -> None:
    """Deal again all that the seat, or with None a spectator, does not see."""
    if not g.waiting:
        return
    enemies(g, seat)
    others = [one for one in range(g.seats) if one != seat]
    governors(g, seat, [one for one in others if g.hands[one]])
    if not g.open_strips:
        strips(g, [one for one in others if g.strips[one]])


def enemies(g: Kingsburg, seat: int | None) -> None:
    """A card of the right year for each that was neither revealed nor looked at."""
    bit = 0 if seat is None else 1 << seat
    known = g.year if g.lookers & (bit | PUBLIC) else g.year - 1
    deck = list(g.enemies[: max(known, 0)])
    for year in range(len(deck) + 1, g.tables.years + 1):
        cards = g.tables.enemies_of[year]
        deck.append(cards[g.chance.pick(len(cards), "imagine")])
    g.enemies = tuple(deck)


def governors(g: Kingsburg, seat: int | None, others: list[int]) -> None:
    """Hands of the others out of the cards that the seat was not dealt."""
    if not others:
        return
    own = g.hands[seat] if seat is not None else ()
    cards = g.chance.shuffled([card for card in g.tables.governors if card not in own], "imagine")
    hands = list(g.hands)
    for one in others:
        size = len(hands[one])
        hands[one] = tuple(sorted(cards[:size]))
        cards = cards[size:]
    g.hands = tuple(hands)


def strips(g: Kingsburg, others: list[int]) -> None:
    """Rows of the others out of all that the seat does not hold."""
    if not others:
        return
    unseen = [*g.pool]
    for one in others:
        unseen.extend(g.strips[one])
    rows = g.chance.shuffled(sorted(unseen), "imagine")
    held = list(g.strips)
    for one in others:
        size = len(held[one])
        held[one] = tuple(sorted(rows[:size]))
        rows = rows[size:]
    g.strips = tuple(held)
    g.pool = tuple(sorted(rows))
