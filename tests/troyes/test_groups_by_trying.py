"""Every group of every action, found once more by trying all dice with each cube, as the book reads.

The game finds groups by short cuts; this has none. Random games with the bonus cards, the King's challenge included.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from regnum.games.troyes import GAME
from regnum.games.troyes.components import CARDS, PALACE, PILGRIMAGE, RED, WHITE, YELLOW
from regnum.games.troyes.flow.actions import Act
from regnum.games.troyes.flow.dicegroup import ChooseBoughtDice, ChooseGroup, ChooseOwnDice
from regnum.games.troyes.kinds import ACTIVATE, BUILD, COUNTER, ENTER, FARM, FLIP, PASS, RECRUIT, REROLL
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Seeded
from regnum.kernel.kinds import Option

Found = tuple[tuple[tuple[int, int, int], ...], str, int, int]
"""The dice as they lie (colour, face, district), the card of the cube or nothing, the value, the price."""
PRICE = (0, 2, 4, 6)


def looks(g: Troyes, dice: Iterable[int]) -> tuple[tuple[int, int, int], ...]:
    return tuple(sorted((die // 6, g.faces[die], g.district[die]) for die in dice))


def cubes(g: Troyes, seat: int) -> list[str]:
    """The delayed cards on which the seat has a cube; nothing stands for using none."""
    return ["", *[CARDS[card] for place, card in enumerate(g.cards) if g.markers[9 * seat + place]]]


def price(g: Troyes, seat: int, dice: tuple[int, ...], cube: str) -> int:
    """TR-091, TR-093, TR-094, TR-095, TR-223, TR-226, TS-065: own dice are free, a tithe frees one of each district."""
    others = [g.district[die] for die in dice if g.district[die] != seat]
    free = 0 if cube != "tithe" else 3 if g.seats == 1 else 1
    paid = sum(max(0, others.count(owner) - free) for owner in set(others))
    return paid * PRICE[len(dice)]


def worth(g: Troyes, seat: int, dice: tuple[int, ...], cube: str) -> tuple[int, int] | None:
    """The colour (-1: mixed) and value of a group with a cube, or nothing if the cube cannot change it (TR-215 to TR-244)."""
    faces = [g.faces[die] for die in dice]
    colours = {die // 6 for die in dice}
    colour = colours.pop() if len(colours) == 1 else -1
    total, size = sum(faces), len(dice)
    if cube in ("", "confession", "apprenticeship"):
        return colour, {"": total, "confession": total + 2 * size, "apprenticeship": 5 * size}[cube]
    if colour == RED and cube == "blacksmith":
        return RED, total + 5
    if colour == YELLOW and cube == "militia":
        return RED, total
    if colour == YELLOW and cube == "priest":
        return YELLOW, total + 3 * size
    if colour == YELLOW and cube == "tithe" and any(g.district[die] != seat for die in dice):
        return YELLOW, total
    if colour == WHITE and size == 1 and cube in ("monk", "templar", "prior"):
        return {"monk": (YELLOW, 3 * total), "templar": (RED, 2 * total), "prior": (WHITE, 2 * total)}[cube]
    return None


def every_group(g: Troyes) -> list[tuple[int, ...]]:
    square = [die for die in range(18) if g.faces[die]]
    return [dice for size in (1, 2, 3) for dice in combinations(square, size)]


def dividing(g: Troyes, seat: int, accepted: tuple[int, ...], need: int, budget: int) -> set[Found]:
    """Groups for a target that divides a sum; -1 among the accepted colours allows mixed ones.

    Militia is not used where yellow dice do as well as they are.
    """
    found: set[Found] = set()
    for dice in every_group(g):
        for cube in cubes(g, seat):
            result = worth(g, seat, dice, cube)
            if result is None or result[0] not in accepted or result[1] < need:
                continue
            cost = price(g, seat, dice, cube)
            if cost <= budget and not (cube == "militia" and YELLOW in accepted):
                found.add((looks(g, dice), cube, result[1], cost))
    return found


def building(g: Troyes, seat: int) -> set[Found]:
    """TR-128 to TR-132, TR-235, TR-238, TR-301: white dice, room for each cube; only the Prior's cube helps."""
    room = [sum(g.cathedral[6 * level + number] < 0 for level in range(3)) for number in range(6)]
    found: set[Found] = set()
    for dice in every_group(g):
        faces = [g.faces[die] for die in dice]
        for cube in cubes(g, seat):
            times = 2 if cube == "prior" else 1
            if {die // 6 for die in dice} != {WHITE} or cube not in ("", "prior") or (cube and len(dice) > 1):
                continue
            cost = price(g, seat, dice, cube)
            if cost <= g.deniers[seat] and all(faces.count(one) * times <= room[one - 1] for one in faces):
                found.add((looks(g, dice), cube, sum(faces) * times, cost))
    return found


def enters(g: Troyes, seat: int, row: tuple[int, ...]) -> bool:
    """TR-159, TR-167: some own citizen may enter the row, and pushes nobody whose colour lies there."""
    spaces = [space for space in range(18) if g.spaces[space] == seat and space != row[0]]
    elsewhere = 12 - g.stock[seat] - g.spaces.count(seat)
    for start in ([-1] if elsewhere else []) + spaces:
        full = all(g.spaces[space] >= 0 and space != start for space in row)
        if not full or not g.lying[row[0] // 6] >> g.spaces[row[-1]] & 1:
            return True
    return False


def placing(g: Troyes, seat: int, house: int) -> set[Found]:
    """TR-158, TR-160, TR-216, TR-232: exactly one die; of the cubes only Militia and Tithe help."""
    found: set[Found] = set()
    for dice in every_group(g):
        for cube in cubes(g, seat):
            if len(dice) > 1 or cube not in ("", "militia", "tithe"):
                continue
            result = worth(g, seat, dice, cube)
            cost = price(g, seat, dice, cube)
            if result and result[0] == house and cost <= g.deniers[seat]:
                if enters(g, seat, g.tables.entries[house][result[1]]):
                    found.add((looks(g, dice), cube, result[1], cost))
    return found


def offered(g: Troyes, options: list[Option]) -> set[Found]:
    """What the game offers; nothing twice."""
    found = [
        (
            looks(g, [die for die in range(18) if option[1] >> die & 1]),
            CARDS[option[2]] if option[2] >= 0 else "",
            option[3],
            option[4],
        )
        for option in options
    ]
    assert len(set(found)) == len(found)
    return set(found)


def using(g: Troyes, seat: int, place: int) -> set[Found]:
    """TR-102 to TR-104, TR-119, TR-123, TR-127, TR-241 to TR-244: the groups for an activity card that lies open."""
    card = g.tables.cards[g.cards[place]]
    hired = g.masters[seat] >> place & 1
    budget = g.deniers[seat] - card.pay_deniers - (0 if hired else card.cost)
    if budget < 0 or g.influence[seat] < card.pay_influence or (not hired and g.stock[seat] == 12):
        return set()
    colours = (-1, RED, WHITE, YELLOW) if card.number == PILGRIMAGE else (card.colour,)
    return dividing(g, seat, colours, card.divisor, budget)


def check(g: Troyes, seat: int) -> None:
    """All actions of a turn, and all groups of dice for each."""
    purse = g.deniers[seat]
    wanted: dict[Option, set[Found]] = {(FARM,): dividing(g, seat, (YELLOW,), 1, purse)}
    given: dict[Option, set[Found]] = {}
    for threat in g.queue:
        row = g.tables.threats[threat]
        wanted[COUNTER, threat] = dividing(g, seat, row.dice, row.divisor, purse)
    wanted[(BUILD,)] = building(g, seat)
    for house in range(PALACE, PALACE + 3):
        wanted[ENTER, house] = placing(g, seat, house)
    for place in range(9):
        if place % 3 < g.round:
            wanted[ACTIVATE, g.cards[place]] = using(g, seat, place)
    for option in g.options(seat):
        kind = option[0]
        if kind in (PASS, REROLL, RECRUIT, FLIP):
            continue
        target = option[1] if len(option) > 1 else 0
        if kind == ACTIVATE:
            target = g.place_of(target)
        if option == (ACTIVATE, PILGRIMAGE):
            parts = [ChooseBoughtDice(seat, target, own[1]) for own in ChooseOwnDice(seat, target).options(g)]
            given[option] = set().union(*[offered(g, part.options(g)) for part in parts])
        else:
            given[option] = offered(g, ChooseGroup(seat, kind, target).options(g))
    assert given == {option: groups for option, groups in wanted.items() if groups}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_offered_is_what_the_book_allows(seats: int) -> None:
    """TR-087, TR-088, TR-096, TR-098, TR-101, TR-115, TR-136, TR-218, TR-229, TR-240, TR-242, TR-302."""
    checked = changed = 0
    for seed in range(8):
        g = GAME.new(seats, Seeded(f"trying {seats} {seed}"), {"bonus": True})
        assert isinstance(g, Troyes)
        luck = Seeded(f"trying {seed}")
        while g.waiting:
            seat = g.waiting[0]
            options = g.options(seat)
            if isinstance(g.decision(), Act):
                if not luck.pick(6):
                    checked += 1
                    changed += len(cubes(g, seat)) > 1
                    check(g, seat)
                cards = [option for option in options if option[0] == ACTIVATE]
                options = cards or [option for option in options if option[0] != PASS]
            g.apply(seat, options[luck.pick(len(options))])
    assert checked > 20
    assert changed > 2
