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

    def done(self, seat: int) -> int:
        """How many turns a seat has had."""
        return (self.turn + self.seats - 1 - (seat - self.first) % self.seats) // self.seats

    def placed(self, seat: int) -> int:
        """How many characters a seat has placed."""
        return 10 - self.tables.aside - self.hands[seat].bit_count()

    def last_turn(self, seat: int) -> bool:
        """Whether the seat's own last turn is the next it has, or past."""
        return self.done(seat) >= self.tables.turns - 1

    def skips(self, seat: int) -> bool:
        """Whether a seat has a character still to place and holds none that it may place on the last turn."""
        return self.placed(seat) < self.tables.turns and not self.hands[seat] & ~LATE

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
            unseen = hands[other] | aside[other]
            skipped = self.placed(other) < self.done(other)  # everybody saw it, and what alone explains it
            able = other == self.mover() and self.last_turn(other) and self.placed(other) == self.done(other)
            pool = unseen & LATE if skipped else unseen
            cards = [card for card in range(10) if pool >> card & 1]
            size = hands[other].bit_count()
            while True:
                hand = 0
                for card in self.chance.shuffled(cards, "imagine")[:size]:
                    hand |= 1 << card
                if hand & ~LATE or not able:
                    break  # whoever is to choose on a last turn has something to place
            hands[other] = hand
            aside[other] = unseen & ~hand
        self.aside = aside
