"""Troyes: what a seat cannot know, dealt anew: cards face down, event piles, characters of rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Troyes


def redeal(g: Troyes, seat: int | None) -> None:
    """Replace all that a seat (None: a spectator) cannot know; a finished game is open to all."""
    if not g.waiting:
        return
    chance = g.chance
    _cards(g)
    # Sorted first: the same chance must lead to the same world, whatever the truth is.
    red = chance.shuffled(sorted([*g.piles[0], *g.box]), "imagine")
    size = len(g.piles[0])
    g.box = tuple(red[size:])
    g.piles = [
        tuple(red[:size]),
        tuple(chance.shuffled(sorted(g.piles[1]), "imagine")),
        tuple(chance.shuffled(sorted(g.piles[2]), "imagine")),
    ]
    if g.seats > 1:
        _characters(g, seat)


def _cards(g: Troyes) -> None:
    """Another activity card of the same colour and round for each that lies face down."""
    shown = min(g.round, 3)
    for place in range(9):
        if place % 3 >= shown:
            deck = g.tables.deck(place // 3, place % 3 + 1, g.bonus)
            g.cards[place] = deck[g.chance.pick(len(deck), "imagine")]


def _characters(g: Troyes, seat: int | None) -> None:
    """Characters for the others out of those that the seat does not hold."""
    known = g.characters[seat] if seat is not None else ()
    unseen = g.chance.shuffled([one for one in range(6) if one not in known], "imagine")
    held = g.tables.secret_characters
    for other in range(g.seats):
        if other != seat:
            g.characters[other] = tuple(sorted(unseen[:held]))
            unseen = unseen[held:]
