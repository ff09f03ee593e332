"""Shorthand for the tests of the base game: dice put on advisors, buildings by name, strengths as told."""

from __future__ import annotations

from realm import Realm

from regnum.games.kingsburg.components import ADVISORS
from regnum.games.kingsburg.kinds import INFLUENCE

NUMBERS = {name: number for number, name in enumerate(ADVISORS[:18], 1)}


def reach(table: Realm, seat: int, **fields: int) -> set[int]:
    """The numbers of the advisors a seat may influence now."""
    return {NUMBERS[option["advisor"]] for option in table.options(seat) if fits(option, fields)}


def fits(option: dict[str, object], fields: dict[str, int]) -> bool:
    return option["kind"] == "influence" and all(option[name] == value for name, value in fields.items())


def groups(
    table: Realm, seat: int, number: int
) -> list[tuple[tuple[int, ...], tuple[int, ...], int, int, int]]:
    """How a seat may reach an advisor: coloured faces, white faces, token, market, envoy."""
    return [
        (*table.g.faces(seat, option[2]), option[3], option[4], option[5])
        for option in table.g.options(seat)
        if option[0] == INFLUENCE and option[1] == number - 1
    ]


def put(
    table: Realm,
    seat: int,
    number: int,
    coloured: tuple[int, ...],
    white: tuple[int, ...] = (),
    token: int = 0,
    market: int = 0,
    envoy: int = 0,
) -> Realm:
    """Put these dice on an advisor."""
    wanted = (coloured, white, token, market, envoy)
    for option in table.g.options(seat):
        if option[0] == INFLUENCE and option[1] == number - 1:
            if (*table.g.faces(seat, option[2]), *option[3:]) == wanted:
                table.g.apply(seat, option)
                return table
    raise AssertionError(f"{wanted} on {number} is not among {groups(table, seat, number)}")


def occupied(table: Realm) -> dict[int, list[int]]:
    """The seats on each advisor."""
    found: dict[int, list[int]] = {}
    for slot, seat, *_ in table.g.groups:
        found.setdefault(slot + 1, []).append(seat)
    return found


def on(table: Realm, seat: int, *numbers: int) -> Realm:
    """The seat's dice lie on these advisors already; only whose they are matters."""
    for number in numbers:
        table.g.groups.append((number - 1, seat, 0, 0, 0))
        table.g.taken |= 1 << number - 1
    return table


def strengths(table: Realm) -> list[int]:
    """Battle strengths by seat, as told."""
    told = {event["seat"]: event["strength"] for event in table.told("strength")}
    return [told[seat] for seat in range(table.g.seats)]


def chart(table: Realm) -> list[int]:
    """The soldiers by seat as the King's soldiers have come."""
    told = {event["seat"]: event["chart"] for event in table.told("reinforced")}
    return [told[seat] for seat in range(table.g.seats)]
