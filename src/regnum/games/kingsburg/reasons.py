"""Kingsburg: why an advisor cannot be influenced with some dice, or a building not be constructed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.kinds import Reason
from .components import ADVISORS, BOARD
from .prices import NEXT, lacks
from .reach import open_to, ways

if TYPE_CHECKING:
    from .state import Kingsburg

_ENVOY: Final = "envoy:1"
_TOKEN: Final = "token:1"
_SHORT: Final = ("short-gold", "short-wood", "short-stone")


def of_influence(g: Kingsburg, seat: int, pieces: tuple[str, ...]) -> list[Reason]:
    """What keeps these dice from the advisor among the pieces, or from any."""
    dice = _dice(pieces, len(g.dice[seat]))
    found: list[Reason] = []
    if dice and not dice & (1 << g.coloured[seat]) - 1:
        found.append(("white", {}))
    if _TOKEN in pieces and g.token_used >> seat & 1:
        found.append(("token", {}))
    for piece in pieces:
        if piece.startswith("advisor:"):
            found.extend(_of_advisor(g, seat, ADVISORS.index(piece[8:]), dice, _ENVOY in pieces))
    return found


def _dice(pieces: tuple[str, ...], count: int) -> int:
    """The dice among the pieces, as bits; a number that no die has is none: whoever asks chose it."""
    dice = 0
    for piece in pieces:
        family, _, name = piece.partition(":")
        if family == "die" and name.isdecimal() and int(name) < count:
            dice |= 1 << int(name)
    return dice


def _of_advisor(g: Kingsburg, seat: int, slot: int, dice: int, envoy: bool) -> list[Reason]:
    if not open_to(g, seat) >> slot & 1:
        return [("closed" if slot < BOARD else "not-yours", {})]
    if g.taken >> slot & 1 and not (envoy and g.envoy == seat):
        return [("taken", {})]
    number = g.tables.numbers[slot]
    fitting = [option[2] for option in ways(g, seat) if option[1] == slot]
    if not fitting:
        return [("reach", {"number": number})]
    if dice and not any(_within(g, seat, dice, group) for group in fitting):
        return [("sum", {"number": number, "sum": sum([sum(faces) for faces in g.faces(seat, dice)])})]
    return []


def _within(g: Kingsburg, seat: int, dice: int, group: int) -> bool:
    """Whether dice are part of a group, equal ones standing for each other."""
    some = g.faces(seat, dice)
    whole = g.faces(seat, group)
    return all(
        mine.count(face) <= theirs.count(face)
        for mine, theirs in zip(some, whole, strict=True)
        for face in set(mine)
    )


def of_building(g: Kingsburg, seat: int, pieces: tuple[str, ...]) -> list[Reason]:
    """What keeps the seat from constructing the buildings among the pieces."""
    found: list[Reason] = []
    for piece in pieces:
        number = g.tables.number.get(piece.removeprefix("perk:"), -1)
        if number not in g.sheets[seat]:
            continue
        cell = g.tables.cells[number]
        row = g.built[seat] >> cell // 4 * 4 & 15
        if row >> cell % 4 & 1:
            found.append(("stands", {}))
        elif NEXT[row] != cell % 4:
            found.append(("left-first", {}))
        else:
            for code, count in zip(_SHORT, lacks(g, seat, number), strict=True):
                if count:
                    found.append((code, {"count": count}))
    return found
