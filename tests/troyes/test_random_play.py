"""Random games: pieces are conserved, and an action is offered exactly when some dice can do it."""

from __future__ import annotations

import pytest
from troyes_table import activate, arrange, table

from regnum.games.troyes import GAME
from regnum.games.troyes.components import NEUTRAL, PILGRIMAGE
from regnum.games.troyes.flow.actions import Act
from regnum.games.troyes.flow.dicegroup import ChooseGroup, ChooseOwnDice, card_budget
from regnum.games.troyes.kinds import ACTIVATE, BUILD, COUNTER, ENTER, FARM, FLIP, PASS, RECRUIT, REROLL
from regnum.games.troyes.scoring import FinalScoring
from regnum.games.troyes.state import LINES, Troyes
from regnum.kernel.chance import Seeded
from regnum.kernel.kinds import Option

MOST_OPTIONS = 400


def check_pieces(g: Troyes) -> None:
    """TR-006, TS-004, TR-005: citizens, dice and cubes, and the sums that are kept."""
    for owner in (*range(g.seats), NEUTRAL, NEUTRAL + 1):
        pieces = g.stock[owner] + g.spaces.count(owner) + g.slots.count(owner)
        pieces += sum(bits >> owner & 1 for bits in (*g.lying, *g.pictures))
        if owner < g.seats:
            assert pieces + g.supply[owner] == 12
            assert g.deniers[owner] >= 0
            assert 0 <= g.influence[owner] <= 20
            assert sum(g.sheet[owner * LINES : owner * LINES + LINES]) == g.points[owner]
            standing = [g.slots[2 * place] == owner or g.slots[2 * place + 1] == owner for place in range(9)]
            for place in range(9):
                here = standing[place] or bool(g.pictures[place] >> owner & 1)
                assert here == bool(g.masters[owner] >> place & 1)
        else:
            assert pieces == (12 if g.seats == 1 else 8 if owner == NEUTRAL else 0)
    assert all(count >= 0 for count in g.markers)
    for row in g.tables.threats:
        cubes = g.cubes[row.number]
        assert len(cubes) < row.flags if row.number in g.queue else not cubes
    cards = [*g.queue, *g.box, *(card for pile in (*g.piles, *g.trophies) for card in pile)]
    assert len(cards) == len(set(cards))
    for number in range(6):
        column = [g.cathedral[number + level] >= 0 for level in (0, 6, 12)]
        assert column == sorted(column, reverse=True)


def targets(g: Troyes, seat: int) -> list[Option]:
    """The actions for which some group of dice exists."""
    found: list[Option] = []
    for place in range(9):
        card = g.tables.cards[g.cards[place]]
        if card.round > g.round or card_budget(g, seat, place, card) < 0:
            continue
        mixed = card.number == PILGRIMAGE
        step = ChooseOwnDice(seat, place) if mixed else ChooseGroup(seat, ACTIVATE, place)
        if step.options(g):
            found.append((ACTIVATE, card.number))
    found += [(COUNTER, one) for one in g.queue if ChooseGroup(seat, COUNTER, one).options(g)]
    found += [(BUILD,)] if ChooseGroup(seat, BUILD, 0).options(g) else []
    found += [(ENTER, one) for one in range(3) if ChooseGroup(seat, ENTER, one).options(g)]
    found += [(FARM,)] if ChooseGroup(seat, FARM, 0).options(g) else []
    return found


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games(seats: int, bonus: bool) -> None:
    """TR-006, TR-019, TR-101, TR-119, TS-004."""
    luck = Seeded(f"luck {seats} {bonus}")
    for number in range(6):
        g = GAME.new(seats, Seeded(f"{number} {seats} {bonus}"), {"bonus": bonus})
        assert isinstance(g, Troyes)
        while g.waiting:
            seat = g.waiting[0]
            options = g.options(seat)
            assert len(options) <= MOST_OPTIONS
            if isinstance(g.decision(), Act):
                offered = [one for one in options if one[0] in (ACTIVATE, BUILD, COUNTER, ENTER, FARM)]
                assert offered == targets(g, seat)
                busy = [one for one in options if one[0] not in (PASS, REROLL, FLIP, RECRUIT)]
                options = busy if busy and luck.pick(6) else options
            g.apply(seat, options[luck.pick(len(options))])
            check_pieces(g)


def test_bank_and_points_are_without_limit() -> None:
    """TR-003, TR-004."""
    g = table(4, tradesmen={"merchant": "0"}, dice={0: "Y6 R1"}, deniers=200)
    activate(g, "merchant", "Y6")
    assert g.deniers[0] == 206
    g = arrange(4, points=[300, 0, 0, 0], queue="war", cubes={"war": "0"}, characters=["", "", "", ""])
    FinalScoring().run(g)
    assert g.points[0] == 300 + 1 - 6
