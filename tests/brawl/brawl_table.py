"""Scenario helpers for Kingdom Brawl: positions in words, moves by name."""

from __future__ import annotations

from regnum.games.brawl import GAME
from regnum.games.brawl.components import CHARACTERS, TERRAINS
from regnum.games.brawl.kinds import MOVE, PLACE, STACK, SWAP
from regnum.games.brawl.state import Brawl
from regnum.kernel.chance import Scripted
from regnum.kernel.kinds import Option

SHAPES = {6: 2, 9: 3, 12: 4}


def card(text: str) -> int:
    """`king0` is seat 0's King."""
    return int(text[-1]) * 10 + CHARACTERS.index(text[:-1])


def number(name: str) -> int:
    return CHARACTERS.index(name)


def kingdom(terrain: str, stacks: dict[int, str] | None = None, turn: int = 0, **hands: str) -> Brawl:
    """A position: terrain by initials (`t c f m`, m a farm), stacks as `king0 queen1` from the bottom.

    `hand0="king queen"` gives seat 0 those cards; others keep what was dealt. Seat 0 begins.
    """
    letters = terrain.split()
    seats = SHAPES[len(letters)]
    movable = hands.pop("movable", "")
    g = GAME.new(seats, Scripted({"first": [0]}), {"movable_gnome": bool(movable)})
    assert isinstance(g, Brawl)
    g.terrain = [
        TERRAINS.index({"t": "tower", "c": "castle", "f": "forest", "m": "farm"}[one]) for one in letters
    ]
    g.turn = turn
    for tile, names in (stacks or {}).items():
        g.stacks[tile] = tuple(card(name) for name in names.split())
        for name in names.split():
            g.holds[card(name) % 10] |= 1 << tile
    for seat in range(seats):
        if f"hand{seat}" in hands:
            chosen = [number(name) for name in hands[f"hand{seat}"].split()]
            g.hands[seat] = sum(1 << one for one in chosen)
            g.aside = [*g.aside[:seat], 1023 & ~g.hands[seat], *g.aside[seat + 1 :]]
    again(g)
    return g


def again(g: Brawl) -> None:
    """Let the flow look at the changed table afresh."""
    from regnum.games.brawl.turns import NEXT_TURN

    g.agenda = [NEXT_TURN]
    g.run()


def place(g: Brawl, name: str, tile: int) -> None:
    g.apply(g.waiting[0], (PLACE, number(name), tile))


def can_place(g: Brawl, name: str, tile: int) -> bool:
    return (PLACE, number(name), tile) in g.options(g.waiting[0])


def swap(first: int, second: int) -> Option:
    return (SWAP, first, second)


def move(source: int, target: int) -> Option:
    return (MOVE, source, target)


def stack(name: str) -> Option:
    return (STACK, number(name))


def stars(g: Brawl, seat: int) -> dict[str, int]:
    """A seat's stars by character."""
    from regnum.games.brawl.scoring import points

    return dict(zip(CHARACTERS, points(g)[seat], strict=False))


def names(g: Brawl, tile: int) -> str:
    """A stack in words, from the bottom."""
    return " ".join(f"{CHARACTERS[one % 10]}{one // 10}" for one in g.stacks[tile])
