"""Why dice, cubes and targets do not go together: told from the same rules that make the options."""

from __future__ import annotations

from itertools import combinations

import pytest

from regnum.games.troyes import GAME
from regnum.games.troyes.components import PILGRIMAGE
from regnum.games.troyes.flow.actions import Act
from regnum.games.troyes.flow.dicegroup import ChooseBoughtDice, ChooseGroup
from regnum.games.troyes.flow.reasons import against, aims, option_of
from regnum.games.troyes.kinds import ACTIVATE
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Seeded


def first_of_its_kind(g: Troyes, dice: tuple[int, ...]) -> bool:
    """Whether of alike dice the lowest numbers are taken, as the options do."""
    for die in dice:
        for other in range(die):
            twin = other // 6 == die // 6 and g.faces[other] == g.faces[die]
            if twin and g.district[other] == g.district[die] and other not in dice:
                return False
    return True


def offered(g: Troyes, seat: int, aim: tuple[int, int]) -> set[tuple[int, int]]:
    """Every group and cube that the questions about dice would offer for a target."""
    action, target = aim
    if action != ACTIVATE or g.cards[target] != PILGRIMAGE:
        return {(option[1], option[2]) for option in ChooseGroup(seat, action, target).options(g)}
    own = g.dice_of(seat)
    found = set()
    for size in range(4):
        for dice in combinations(own, size):
            if first_of_its_kind(g, dice):
                bits = sum(1 << die for die in dice)
                found |= {(one[1], one[2]) for one in ChooseBoughtDice(seat, target, bits).options(g)}
    return found


@pytest.mark.parametrize(
    ("seats", "seed", "bonus"), [(1, 2, True), (2, 5, True), (3, 6, False), (4, 7, True)]
)
def test_nothing_speaks_against_exactly_what_is_offered(seats: int, seed: int, bonus: bool) -> None:
    """In random games, for every target, every group of up to three dice and every cube."""
    g = GAME.new(seats, Seeded(seed), {"bonus": bonus})
    assert isinstance(g, Troyes)
    luck = Seeded(f"luck {seed}")
    compared = agreed = turn = 0
    while g.waiting:
        seat = g.waiting[0]
        step = g.decision()
        turn += 1
        if isinstance(step, Act) and turn % 4 == 0:
            dice = [die for die in range(18) if g.faces[die]]
            cubes = [-1, *[g.cards[place] for place in range(9) if g.markers[9 * seat + place]]]
            for aim in aims(g):
                legal = offered(g, seat, aim)
                assert bool(legal) == (option_of(g, aim) in g.options(seat))
                for size in (1, 2, 3):
                    for group in combinations(dice, size):
                        if not first_of_its_kind(g, group):
                            continue
                        bits = sum(1 << die for die in group)
                        for cube in cubes:
                            reasons = against(g, seat, aim, bits, cube)
                            assert (not reasons) == ((bits, cube) in legal), (aim, group, cube, reasons)
                            compared += 1
                            agreed += not reasons
        options = g.options(seat)
        g.apply(seat, options[luck.pick(len(options))])
    assert compared > 3_000
    assert agreed > 100
