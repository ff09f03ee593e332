"""Which advisors can be influenced, and how, found once more by trying all dice, in random games with modules."""

from __future__ import annotations

from itertools import combinations

import pytest

from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import BOARD, TOKEN
from regnum.games.kingsburg.flow.influence import Influence
from regnum.games.kingsburg.kinds import PASS
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Seeded

MODULES = ("provinces", "rows", "governors", "events", "soldiers")
Way = tuple[int, tuple[tuple[bool, int], ...], int, int, int]
"""The advisor's slot, the dice (white, face), a token, the shift, the Envoy."""


def closed(g: Kingsburg, seat: int) -> list[int]:
    """KX-192, KX-193, KX-206: the slots that the event of the year keeps from the seat."""
    event = g.tables.names[g.event] if g.event >= 0 else ""
    if event == "secret_deals":
        marked = [slot for slot in range(BOARD + 2) if any(deals >> slot & 1 for deals in g.deals)]
        return [slot for slot in marked if not g.deals[seat] >> slot & 1]
    return {"the_queen_is_away": [16], "the_king_is_ill": [17]}.get(event, [])


def shifts(g: Kingsburg, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """KB-211, KB-213, KX-142: by how much a sum may be off, and for which numbers."""
    every = tuple(range(1, BOARD + 1))
    found = [(0, every)]
    for name, steps, numbers in (
        ("market", (-1, 1), every),
        ("traveling_market", (-2, -1, 1, 2), (5, 10, 15)),
    ):
        if g.has(seat, name) and not g.used[seat] >> g.tables.number[name] & 1:
            found += [(step, numbers) for step in steps]
    return found


def wanted(g: Kingsburg, seat: int) -> set[Way]:
    """Every set of free dice with an own one, with and without a token, against every advisor."""
    free = [place for place in range(len(g.dice[seat])) if g.free[seat] >> place & 1]
    token = g.stock[4 * seat + TOKEN] and not g.token_used >> seat & 1
    politician = g.governors[seat] >= 0 and g.tables.names[g.governors[seat]] == "politician"
    barred = closed(g, seat)
    held = [group[0] for group in g.groups] + [group[0] for group in g.neutral]
    found: set[Way] = set()
    for group in (line for size in range(1, len(free) + 1) for line in combinations(free, size)):
        dice = tuple(sorted((place >= g.coloured[seat], g.dice[seat][place]) for place in group))
        if dice[0][0]:
            continue  # only white ones
        for added in (0, 1) if token else (0,):
            for shift, numbers in shifts(g, seat):
                number = sum(face for _, face in dice) + 2 * added + shift
                slots = [number - 1] if number in numbers else []
                slots += (
                    [{5: BOARD, 10: BOARD + 1}[number]] if politician and slots and number in (5, 10) else []
                )
                for slot in slots:
                    if slot not in barred and (slot not in held or g.envoy == seat):
                        found.add((slot, dice, added, shift, int(slot in held)))
    return found


def offered(g: Kingsburg, seat: int) -> set[Way]:
    found: list[Way] = []
    for option in g.options(seat):
        if option[0] != PASS:
            _, slot, group, added, shift, envoy = option
            places = [place for place in range(len(g.dice[seat])) if group >> place & 1]
            dice = tuple(sorted((place >= g.coloured[seat], g.dice[seat][place]) for place in places))
            found.append((slot, dice, added, shift, envoy))
    return set(found)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_offered_is_what_the_book_allows(seats: int) -> None:
    """KB-051, KB-054, KB-056, KB-057, KB-058, KB-059, KB-060, KB-061, KB-131, KB-191, KB-195, KX-060, KX-062, KX-093, KX-103."""
    helped = 0
    for seed in range(8):
        modules = tuple(module for bit, module in enumerate(MODULES) if seed >> bit % 3 & 1 or not seed)
        g = GAME.new(seats, Seeded(f"trying {seats} {seed}"), {"modules": modules})
        assert isinstance(g, Kingsburg)
        luck = Seeded(f"trying {seed}")
        while g.waiting:
            seat = g.waiting[luck.pick(len(g.waiting))]
            if isinstance(g.decision(), Influence):
                ways = wanted(g, seat)
                assert offered(g, seat) == ways
                helped += any(way[2:] != (0, 0, 0) for way in ways)
            options = g.options(seat)
            g.apply(seat, options[luck.pick(len(options))])
    assert helped > 10
