"""Troyes: the end of the game."""

from __future__ import annotations

from ...kernel.step import Step
from .characters import reward, score_character
from .components import NEUTRAL
from .kinds import KING_SCORED, SCORED, SHOWN, VERDICT, WON
from .state import FROM_LEVELS, FROM_STANDING, FROM_TRADESMEN, LINES, Troyes
from .threats import present


class FinalScoring(Step[Troyes]):
    """Events with own cubes, slots of tradesmen, levels without own cubes, then every character in play."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        owners = g.scorers()
        for owner in owners:
            _book(g, owner, FROM_STANDING, present(g, owner))
            _book(g, owner, FROM_TRADESMEN, slot_points(g, owner))
            _book(g, owner, FROM_LEVELS, -g.tables.missing_level * missing_levels(g, owner))
        for seat in range(g.seats):
            if g.characters[seat]:
                g.tell(SHOWN, (seat, g.characters[seat]))
        for character in in_play(g):
            score_character(g, character)
        g.column = ()
        for owner in owners:
            sheet = tuple(g.sheet[owner * LINES : owner * LINES + LINES])
            if owner == NEUTRAL:
                g.tell(KING_SCORED, (sheet, g.points[owner]))
            else:
                g.tell(SCORED, (owner, sheet, g.points[owner]))
        scores = g.scores()
        if g.seats == 1:
            g.tell(VERDICT, (verdict(g, scores[0]), scores[0]))
            return
        for seat in g.winners():
            g.tell(WON, (seat, scores[seat]))


def _book(g: Troyes, owner: int, source: int, points: int) -> None:
    """Points of the final scoring, told all together at its end."""
    g.points[owner] += points
    g.sheet[owner * LINES + source] += points


def foreseen(g: Troyes, owner: int, characters: list[int]) -> int:
    """What an owner would end with as the table stands, if only these characters scored."""
    levels = g.tables.missing_level * missing_levels(g, owner)
    rewards = sum([reward(g, character, owner) for character in characters])
    return g.points[owner] + present(g, owner) + slot_points(g, owner) - levels + rewards


def in_play(g: Troyes) -> list[int]:
    """The characters that will score, in their order; in the King's challenge those of the column."""
    if g.seats == 1:
        return list(g.column)
    return sorted([character for held in g.characters for character in held])


def slot_points(g: Troyes, owner: int) -> int:
    """What the slots under an owner's tradesmen are worth."""
    points = 0
    for slot in range(18):
        holder = g.slots[slot]
        if holder == owner or (holder > NEUTRAL and owner == NEUTRAL):
            points += g.tables.cards[g.cards[slot // 2]].slots[slot % 2]
    return points


def missing_levels(g: Troyes, owner: int) -> int:
    """On how many levels of the cathedral an owner has no cube."""
    site = g.cathedral
    return sum([owner not in site[6 * level : 6 * level + 6] for level in range(3)])


def verdict(g: Troyes, result: int) -> int:
    """The number of the King's verdict on a result."""
    return sum([result >= least for least in g.tables.verdicts])
