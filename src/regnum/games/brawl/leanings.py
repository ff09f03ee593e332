"""Kingdom Brawl: what tells options apart, at a glance; policies are learned of it.

Gains and losses are reckoned tile by tile, which is quick and nearly right: what a move does to tiles that it changes
twice, and stars of Queens whose subjects a Dragon blocks, are left out.
"""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import Option
from ...kernel.policy import Policy, blocks
from .components import (
    CASTLE,
    CHARACTERS,
    DRAGON,
    FARM,
    FOREST,
    GNOME,
    KING,
    KNIGHT,
    PEASANT,
    PRINCESS,
    QUEEN,
    TERRAINS,
    TOWER,
    Tables,
)
from .kinds import DECLINE, MOVE, PLACE, STACK
from .scoring import blocked
from .state import Brawl

CARDS: Final = len(CHARACTERS)
TURNS: Final = 6
"""Turns left are told apart up to so many."""
HEIGHTS: Final = 5
"""Stacks are told apart up to one card less."""
EARLY: Final = 2
"""With more turns left than this, what else is in hand counts as early in the game."""

TRAITS: Final = {
    # of a card that is placed, and where it is placed
    "card": CARDS * TURNS, "gain": TURNS, "harm": TURNS, "card-gain": CARDS, "card-harm": CARDS,
    "height": CARDS * HEIGHTS, "dragon": CARDS, "knight": CARDS, "own-here": CARDS, "others-here": CARDS,
    "terrain": CARDS * len(TERRAINS), "own-near": CARDS, "neighbours": CARDS * 3, "hand": CARDS * CARDS * 2,
    "unplayed": CARDS * CARDS, "gnome": CARDS * 2, "royals": CARDS * 3,
    # of an ability that is used: by whom, what it moves, and where to
    "use": 4, "use-gain": 4, "use-harm": 4, "moved": CARDS * 2, "onto": 6, "uncovers": 6,
}  # fmt: skip
_AT: Final = blocks(TRAITS)
_CARD: Final = _AT["card"]
_GAIN: Final = _AT["gain"]
_HARM: Final = _AT["harm"]
_CARD_GAIN: Final = _AT["card-gain"]
_CARD_HARM: Final = _AT["card-harm"]
_HEIGHT: Final = _AT["height"]
_DRAGON: Final = _AT["dragon"]
_KNIGHT: Final = _AT["knight"]
_OWN_HERE: Final = _AT["own-here"]
_OTHERS_HERE: Final = _AT["others-here"]
_TERRAIN: Final = _AT["terrain"]
_OWN_NEAR: Final = _AT["own-near"]
_NEIGHBOURS: Final = _AT["neighbours"]
_HAND: Final = _AT["hand"]
_UNPLAYED: Final = _AT["unplayed"]
_GNOME: Final = _AT["gnome"]
_ROYALS: Final = _AT["royals"]
_USE: Final = _AT["use"]
_USE_GAIN: Final = _AT["use-gain"]
_USE_HARM: Final = _AT["use-harm"]
_MOVED: Final = _AT["moved"]
_ONTO: Final = _AT["onto"]
_UNCOVERS: Final = _AT["uncovers"]


class Survey:
    """The kingdom as one seat sees it: who counts where, so that what a card brings or costs is looked up."""

    def __init__(self, g: Brawl, seat: int) -> None:
        tables = g.tables
        tiles = tables.tiles
        self.seat = seat
        self.g = g
        self.tables: Tables = tables
        self.tiles = tiles
        self.gain = 0.0
        """Stars that the seat gains, since it was set to nothing."""
        self.harm = 0.0
        """Stars that all others lose."""
        self.kings = g.holds[KING]
        self.queens = g.holds[QUEEN]
        self.princesses = g.holds[PRINCESS]
        self.knights = g.holds[KNIGHT]
        self.peasants = g.holds[PEASANT]
        self.owner: list[int] = [-1] * (CARDS * tiles)
        """Whose character of a name counts on a tile, -1 where none does."""
        self.own: list[int] = [0] * tiles
        self.free: list[int] = [0] * tiles
        """How many cards, the seat's own and all, nothing blocks on a tile."""
        self.subjects: list[int] = [0] * (g.seats * tiles)
        self.queen: list[int] = [-1] * g.seats
        dragons = g.holds[DRAGON]
        for tile, stack in enumerate(g.stacks):
            mask = blocked(stack) if dragons >> tile & 1 else 0
            for place, card in enumerate(stack):
                character = card % 10
                if mask and mask >> place & 1:
                    self._block(character, ~(1 << tile))
                    continue
                owner = card // 10
                self.owner[character * tiles + tile] = owner
                self.subjects[owner * tiles + tile] += 1
                self.free[tile] += 1
                if owner == seat:
                    self.own[tile] += 1
                if character == QUEEN:
                    self.queen[owner] = tile

    def _block(self, character: int, others: int) -> None:
        if character == KING:
            self.kings &= others
        elif character == QUEEN:
            self.queens &= others
        elif character == PRINCESS:
            self.princesses &= others
        elif character == KNIGHT:
            self.knights &= others
        elif character == PEASANT:
            self.peasants &= others

    def near(self, mask: int, tile: int) -> int:
        """How many neighbours of a tile are among these."""
        count = 0
        if mask:
            for other in self.tables.adjacent[tile]:
                count += mask >> other & 1
        return count

    def give(self, owner: int, stars: int) -> None:
        """An owner has so many stars more."""
        if owner == self.seat:
            self.gain += stars
        else:
            self.harm -= stars

    def stars(self, character: int, tile: int, owner: int) -> int:
        """What a character brings there to its owner."""
        tables = self.tables
        terrain = self.g.terrain
        if character == KING:
            found = tables.king_castle if terrain[tile] == CASTLE else 0
            for other in tables.adjacent[tile]:
                if terrain[other] == FARM or terrain[other] == FOREST:
                    found += tables.king_land
            return found
        if character == QUEEN:
            found = tables.queen_king if self.kings >> tile & 1 else 0
            for other in tables.adjacent[tile]:
                found += self.subjects[owner * self.tiles + other] * tables.queen_subject
            return found
        if character == PRINCESS:
            found = tables.princess_tower if terrain[tile] == TOWER else 0
            return found + (tables.princess_knight if self.knights >> tile & 1 else 0)
        if character == KNIGHT:
            return tables.knight_princess if self.princesses >> tile & 1 else 0
        if character == PEASANT:
            found = tables.peasant_farm if terrain[tile] == FARM else 0
            return found + tables.peasant_royal * (self.near(self.kings, tile) + self.near(self.queens, tile))
        return 0

    def lay(self, character: int, tile: int, owner: int, sign: int) -> None:
        """Reckon with a card that comes to a tile (1) or leaves it (-1)."""
        tables, tiles = self.tables, self.tiles
        if character == GNOME:
            self.give(owner, sign * self.free[tile] * tables.gnome_above)
        else:
            self.give(owner, sign * self.stars(character, tile, owner))
            gnome = self.owner[GNOME * tiles + tile]
            if gnome >= 0:
                self.give(gnome, sign * tables.gnome_above)
        queen = self.queen[owner]
        if queen >= 0 and queen in tables.adjacent[tile]:
            self.give(owner, sign * tables.queen_subject)
        if character <= QUEEN:  # royals: the King and the Queen
            if character == KING and self.queens >> tile & 1:
                self.give(self.owner[QUEEN * tiles + tile], sign * tables.queen_king)
            if self.peasants:
                for other in tables.adjacent[tile]:
                    if self.peasants >> other & 1:
                        self.give(self.owner[PEASANT * tiles + other], sign * tables.peasant_royal)
        elif character == PRINCESS:
            if self.knights >> tile & 1:
                self.give(self.owner[KNIGHT * tiles + tile], sign * tables.knight_princess)
        elif character == KNIGHT:
            if self.princesses >> tile & 1:
                self.give(self.owner[PRINCESS * tiles + tile], sign * tables.princess_knight)
            if self.g.holds[DRAGON] >> tile & 1:
                self._below(tile, sign)
        elif character == DRAGON:
            self._below(tile, -sign)

    def _below(self, tile: int, sign: int) -> None:
        """Cards of a tile up to its Dragon are freed (1) or blocked (-1)."""
        for card in self.g.stacks[tile]:
            character = card % 10
            if character == DRAGON:
                break
            if character != GNOME:
                self.give(card // 10, sign * self.stars(character, tile, card // 10))


def weigh(g: Brawl, seat: int, options: list[Option], policy: Policy) -> None:
    """Tell a policy what each option has."""
    survey = Survey(g, seat)
    if options[0][0] == PLACE:
        _placements(g, survey, options, policy)
    else:
        _uses(g, survey, options, policy)


def _placements(g: Brawl, survey: Survey, options: list[Option], policy: Policy) -> None:
    seat = survey.seat
    tables = g.tables
    tiles = tables.tiles
    left = min(TURNS - 1, tables.turns - 1 - g.done(seat))
    kept: list[int] = [-1] * CARDS
    hand = g.hands[seat]
    unplayed: list[float] = [0.0] * CARDS
    for other in range(g.seats):
        if other != seat:
            unseen = g.hands[other] | g.aside[other]
            for character in range(CARDS):
                if unseen >> character & 1:
                    unplayed[character] += 1.0 / 3.0
    for option in options:
        card: int = option[1]
        tile: int = option[2]
        if kept[card] < 0:
            policy.add(_CARD + card * TURNS + left, 1.0)
            for other in range(CARDS):
                if other != card and hand >> other & 1:
                    policy.add(_HAND + (card * CARDS + other) * 2 + (1 if left <= EARLY else 0), 1.0)
                if unplayed[other]:
                    policy.add(_UNPLAYED + card * CARDS + other, unplayed[other])
            kept[card] = policy.keep()
        policy.begin(kept[card])
        survey.gain = 0.0
        survey.harm = 0.0
        survey.lay(card, tile, seat, 1)
        if survey.gain:
            policy.add(_GAIN + left, survey.gain)
            policy.add(_CARD_GAIN + card, survey.gain)
        if survey.harm:
            policy.add(_HARM + left, survey.harm)
            policy.add(_CARD_HARM + card, survey.harm)
        policy.add(_HEIGHT + card * HEIGHTS + min(HEIGHTS - 1, len(g.stacks[tile])), 1.0)
        if survey.owner[DRAGON * tiles + tile] >= 0:
            policy.add(_DRAGON + card, 1.0)
        if survey.knights >> tile & 1:
            policy.add(_KNIGHT + card, 1.0)
        own = survey.own[tile]
        if own:
            policy.add(_OWN_HERE + card, float(own))
        others = survey.free[tile] - own
        if others:
            policy.add(_OTHERS_HERE + card, float(others))
        policy.add(_TERRAIN + card * 4 + g.terrain[tile], 1.0)
        near = 0
        for other in tables.adjacent[tile]:
            near += survey.own[other]
        if near:
            policy.add(_OWN_NEAR + card, float(near))
        policy.add(_NEIGHBOURS + card * 3 + max(0, len(tables.adjacent[tile]) - 2), 1.0)
        gnome = survey.owner[GNOME * tiles + tile]
        if gnome >= 0:
            policy.add(_GNOME + card * 2 + (1 if gnome == seat else 0), 1.0)
        kings = survey.near(survey.kings, tile)
        if kings:
            policy.add(_ROYALS + card * 3, float(kings))
        queens = survey.near(survey.queens, tile)
        if queens:
            policy.add(_ROYALS + card * 3 + 1, float(queens))
        peasants = survey.near(survey.peasants, tile)
        if peasants:
            policy.add(_ROYALS + card * 3 + 2, float(peasants))
        policy.close()


def _uses(g: Brawl, survey: Survey, options: list[Option], policy: Policy) -> None:
    seat = survey.seat
    last = 1 if g.last_turn(seat) else 0
    nothing = policy.keep()
    for option in options:
        policy.begin(nothing)
        kind: int = option[0]
        if kind == DECLINE:
            policy.add(_USE + last, 1.0)
        elif kind == STACK:
            policy.add(_USE + 2 + last, 1.0)
        else:
            first: int = option[1]
            second: int = option[2]
            survey.gain = 0.0
            survey.harm = 0.0
            who = 0 if kind == MOVE else 2
            _move(g, survey, first, second, policy)
            if kind != MOVE:
                _move(g, survey, second, first, policy)
            policy.add(_USE_GAIN + who + last, survey.gain)
            policy.add(_USE_HARM + who + last, survey.harm)
        policy.close()


def _move(g: Brawl, survey: Survey, source: int, target: int, policy: Policy) -> None:
    """The top card of a tile goes to another."""
    seat = survey.seat
    stack = g.stacks[source]
    card = stack[-1]
    character = card % 10
    owner = card // 10
    mine = 1 if owner == seat else 0
    survey.lay(character, source, owner, -1)
    survey.lay(character, target, owner, 1)
    policy.add(_MOVED + character * 2 + mine, 1.0)
    policy.add(_ONTO + _whose(g.stacks[target], 1, seat) * 2 + mine, 1.0)
    policy.add(_UNCOVERS + _whose(stack, 2, seat) * 2 + mine, 1.0)


def _whose(stack: tuple[int, ...], depth: int, seat: int) -> int:
    """Whose card lies so deep in a stack: nobody's (0), the seat's own (1), a rival's (2)."""
    if len(stack) < depth:
        return 0
    return 1 if stack[-depth] // 10 == seat else 2
