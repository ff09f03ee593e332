"""Troyes: the six characters and what each of them rewards."""

from __future__ import annotations

from .components import CHRETIEN, FLORENTIN, HUGUES, KING_SECOND, NEUTRAL, THIBAUT, URBAIN
from .kinds import CHARACTER_SCORED, KING_CHARACTER_SCORED
from .state import FROM_CHARACTERS, LINES, Troyes


def count(g: Troyes, character: int, owner: int) -> int:
    """How much an owner has of what a character looks at."""
    if character == CHRETIEN:
        if owner == NEUTRAL:
            return g.spaces.count(NEUTRAL) + g.spaces.count(KING_SECOND)
        return g.spaces.count(owner)
    if character == URBAIN:
        return g.cathedral.count(owner)
    if character == THIBAUT:
        return 0 if owner == NEUTRAL else g.deniers[owner]
    if character == HUGUES:
        return 0 if owner == NEUTRAL else g.influence[owner]
    if character == FLORENTIN:
        return g.masters[owner].bit_count()
    return len(g.trophies[owner])


def reward(g: Troyes, character: int, owner: int) -> int:
    """The points a character gives an owner as things stand."""
    amount = count(g, character, owner)
    points = 0
    for tier, least in enumerate(g.tables.tiers[character]):
        if amount >= least:
            points = g.tables.tier_points[tier]
    return points


def score_character(g: Troyes, character: int) -> None:
    """Every seat, and the King in his challenge, is rated by one character."""
    for owner in g.scorers():
        points = reward(g, character, owner)
        g.points[owner] += points
        g.sheet[owner * LINES + FROM_CHARACTERS + character] += points
        if owner == NEUTRAL:
            g.tell(KING_CHARACTER_SCORED, (character, points))
        else:
            g.tell(CHARACTER_SCORED, (character, owner, points))
