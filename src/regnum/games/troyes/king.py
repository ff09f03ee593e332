"""The King's challenge: where he places citizens, how he beats black dice, and his table of actions."""

from __future__ import annotations

from typing import Final

from ...kernel.step import Step
from .cathedral import side_build
from .characters import score_character
from .citizens import enter, hire, leaver, side_citizen
from .components import NEUTRAL, RED, WHITE, YELLOW, Line
from .kinds import (
    DICE_LOST,
    KING_BEAT,
    KING_BOUGHT,
    KING_IDLE,
    KING_ROLLED,
    KING_SPENT,
    KING_TRADESMAN,
    SIDE_PLACED,
)
from .state import DICE_OF, FROM_KING, Troyes
from .threats import cover, free_flags

PRIORITY: Final[tuple[int, ...]] = (0, 2, 1)
"""Red before yellow before white, by colour."""
IN_ORDER: Final[tuple[int, ...]] = (RED, YELLOW, WHITE)
_BY_COLOUR: Final[tuple[int, ...]] = (*DICE_OF[RED], *DICE_OF[YELLOW], *DICE_OF[WHITE])


def ranked(g: Troyes, owner: int, most: int = 18) -> list[int]:
    """The dice of a district, or so many of them, the strongest first: by face, then red before yellow before white."""
    faces = g.faces
    district = g.district
    dice: list[int] = []
    taken = 0
    while len(dice) < most:
        best = -1
        highest = 0
        for die in _BY_COLOUR:
            if district[die] == owner and faces[die] > highest and not taken >> die & 1:
                best = die
                highest = faces[die]
        if best < 0:
            break
        dice.append(best)
        taken |= 1 << best
    return dice


class KingPlaces(Step[Troyes]):
    """Before the first round: the three highest of six dice name the buildings he goes to."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        rolls = g.chance.dice(6, "king placement")
        order = [IN_ORDER[die // 2] for face in range(6, 0, -1) for die in range(6) if rolls[die] == face]
        left = 3
        # A full building is passed over; what the dice leave over goes where there is room.
        for colour in [*order, *IN_ORDER, *IN_ORDER, *IN_ORDER]:
            if not left:
                break
            space = self._free(g, colour)
            if space >= 0:
                g.spaces[space] = side_citizen(g)
                g.tell(SIDE_PLACED, (1, space))
                left -= 1

    def _free(self, g: Troyes, building: int) -> int:
        for space in g.tables.king_order[building]:
            if g.spaces[space] < 0:
                return space
        return -1


def beat(g: Troyes) -> None:
    """His strongest die removes the highest black die and no other; without dice he stands aside."""
    dice = ranked(g, NEUTRAL, 1)
    if dice:
        spent = g.remove_dice(1 << dice[0])
        g.tell(KING_BEAT, (g.black[0], spent))
        g.black = g.black[1:]


def king_turn(g: Troyes) -> None:
    """Two dice choose the line of his table; he pays with his strongest dice, as far as they go."""
    rolls = g.chance.dice(2, "king")
    line = g.tables.king_lines[rolls[0] + rolls[1] - 2]
    g.tell(KING_ROLLED, (tuple(rolls), line.action))
    if line.action == 0:
        _buy_points(g, line)
    elif line.action == 1:
        building = ranked(g, NEUTRAL, 1)[0] // 6
        _spend(g, line.dice)
        _settle_citizen(g, building)
    elif line.action == 2:
        threat = g.queue[-1]
        flags = free_flags(g, threat)
        _spend(g, flags)
        cover(g, NEUTRAL, threat, flags)
    elif line.action == 3:
        _spend(g, line.dice)
        _set_tradesman(g)
    elif line.action == 4:
        _spend(g, line.dice)
        if side_build(g, True):
            side_build(g, True)
        else:
            g.gain_points(NEUTRAL, g.tables.king_no_space, FROM_KING)
    elif g.column:
        character = g.column[0]
        g.column = g.column[1:]
        score_character(g, character)
    else:
        g.gain_points(NEUTRAL, g.tables.king_no_character, FROM_KING)


def _spend(g: Troyes, count: int) -> None:
    mask = 0
    for die in ranked(g, NEUTRAL, count):
        mask |= 1 << die
    if mask:
        spent = g.remove_dice(mask)
        g.tell(KING_SPENT, (spent,))


def _buy_points(g: Troyes, line: Line) -> None:
    """One of the dice is the player's best, bought from him; without it the King spends his own."""
    own = line.dice
    theirs = ranked(g, 0, 1)
    if theirs:
        own -= 1
        bought = g.remove_dice(1 << theirs[0])
        g.deniers[0] += line.pay
        g.tell(KING_BOUGHT, (0, bought, line.pay))
        g.tell(DICE_LOST, (0, -1, bought, line.pay), (0,))
    _spend(g, own)
    g.gain_points(NEUTRAL, line.points, FROM_KING)


def _settle_citizen(g: Troyes, building: int) -> None:
    """If he can he makes a citizen of the player leave; else he takes room; the best place of several."""
    best: tuple[int, ...] = ()
    rank = 3
    for space in g.tables.king_order[building]:
        row = g.tables.row_of[space]
        if row[0] != space:
            continue
        leaving = leaver(g, row)
        if leaving >= 0 and g.lying[building] >> leaving & 1:
            continue
        worth = 0 if leaving == 0 else 1 if leaving < 0 else 2
        if worth < rank:
            best, rank = row, worth
    owner = side_citizen(g) if best else -1
    if owner < 0:
        g.tell(KING_IDLE)
    else:
        enter(g, owner, best)


def _set_tradesman(g: Troyes) -> None:
    """The free slot with the most points; of equal ones the cheapest card, then red, yellow, white."""
    best: tuple[int, ...] = ()
    for place in range(9):
        if place % 3 >= g.round or g.masters[NEUTRAL] >> place & 1:
            continue
        card = g.tables.cards[g.cards[place]]
        for number in range(2):
            if g.slots[2 * place + number] < 0:
                key: tuple[int, ...] = (-card.slots[number], card.cost, PRIORITY[place // 3], place)
                if not best or key < best:
                    best = key
                break
    owner = side_citizen(g) if best else -1
    if owner < 0:
        g.tell(KING_IDLE)
    else:
        place = best[3]
        points = hire(g, owner, place)
        g.tell(KING_TRADESMAN, (g.cards[place], points))
