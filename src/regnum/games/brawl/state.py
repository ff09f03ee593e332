"""Kingdom Brawl: the table.

A card is one number, `owner * 10 + character`; a stack is a tuple of cards from
bottom to top; a hand is a set of characters kept as bits, and `holds[character]` the
tiles on which one of that name lies.
"""

from __future__ import annotations

from typing import final

from ...kernel.planes import Planes
from ...kernel.state import State
from . import view
from .components import GNOME, LATE, Tables
from .scoring import points, totals, winner


@final
class Brawl(State):
    """The kingdom, the hands and whose turn it is."""

    __slots__ = (
        "aside", "first", "hands", "holds", "memo", "movable_gnome", "stacks", "tables", "terrain", "turn",
    )  # fmt: skip

    tables: Tables
    movable_gnome: bool
    first: int
    turn: int
    terrain: list[int]
    stacks: list[tuple[int, ...]]
    holds: list[int]
    hands: list[int]
    aside: list[int]
    memo: list[int] | None
    """The stars of each seat as the kingdom stands, once somebody has asked; replaced, never changed."""

    def copy(self) -> Brawl:
        new = Brawl()
        self.copy_kernel(new)
        new.tables = self.tables
        new.movable_gnome = self.movable_gnome
        new.first = self.first
        new.turn = self.turn
        new.terrain = self.terrain
        new.stacks = self.stacks[:]
        new.holds = self.holds[:]
        new.hands = self.hands[:]
        new.aside = self.aside
        new.memo = self.memo
        return new

    def view(self, seat: int | None) -> view.BrawlView:
        return view.look(self, seat)

    def planes(self, seat: int) -> Planes:
        from .planes import planes  # it reads rules that read this module

        return planes(self, seat)

    def scores(self) -> list[int]:
        if self.memo is None:
            self.memo = totals(points(self))
        return self.memo[:]

    def winners(self) -> list[int]:
        return [winner(self)]

    def over(self) -> bool:
        """Whether every seat has had all its turns."""
        return self.turn == self.seats * self.tables.turns

    def mover(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    def last_turn(self, seat: int) -> bool:
        """Whether this is the seat's own last turn, or past it."""
        done = (self.turn + self.seats - 1 - (seat - self.first) % self.seats) // self.seats
        return done >= self.tables.turns - 1

    def skips(self, seat: int) -> bool:
        """Whether a seat has a character still to place and holds none that it may place on the last turn."""
        hand = self.hands[seat]
        placed = 10 - self.tables.aside - hand.bit_count()
        return placed < self.tables.turns and not hand & ~LATE

    def put(self, tile: int, card: int) -> None:
        """Lay a card on a tile: on top, a Gnome at the bottom."""
        self.memo = None
        if card % 10 == GNOME:
            self.stacks[tile] = (card, *self.stacks[tile])
        else:
            self.stacks[tile] = (*self.stacks[tile], card)
        self.holds[card % 10] |= 1 << tile

    def lift(self, tile: int) -> int:
        """Take the top card off a tile."""
        self.memo = None
        card = self.stacks[tile][-1]
        self.stacks[tile] = self.stacks[tile][:-1]
        self.holds[card % 10] &= ~(1 << tile)
        return card

    def rearrange(self, tile: int, stack: tuple[int, ...]) -> None:
        """The cards of a tile lie in this order now."""
        self.memo = None
        self.stacks[tile] = stack

    def tops(self) -> list[int]:
        """For each tile the character that an ability may take from it, or -1."""
        return [
            -1 if not stack or (stack[-1] % 10 == GNOME and not self.movable_gnome) else stack[-1] % 10
            for stack in self.stacks
        ]

    def redeal(self, seat: int | None) -> None:
        if not self.waiting:
            return
        hands = self.hands
        aside = self.aside[:]
        for other in range(self.seats):
            if other == seat:
                continue
            late = self.last_turn(other)
            if late and hands[other] == LATE:
                continue  # everybody saw the skip that only this hand explains
            unseen = hands[other] | aside[other]
            cards = [card for card in range(10) if unseen >> card & 1]
            size = len(cards) - self.tables.aside
            while True:
                hand = 0
                for card in self.chance.shuffled(cards, "imagine")[:size]:
                    hand |= 1 << card
                if not (late and hand == LATE):
                    break  # whoever is still to choose on a last turn has something to place
            hands[other] = hand
            aside[other] = unseen & ~hand
        self.aside = aside
