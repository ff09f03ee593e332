"""Kingsburg: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .components import ADVISORS, HEADINGS, ROWS, SEASONS, STONE, THINGS, TOKEN, WOOD

if TYPE_CHECKING:
    from .state import Kingsburg


class GroupView(msgspec.Struct):
    """Dice on an advisor; neutral ones belong to nobody."""

    seat: int | None
    coloured: list[int]
    white: list[int]
    token: int
    market: int


class AdvisorView(msgspec.Struct):
    """An advisor, who influences him, and what lies on him."""

    name: str
    number: int
    groups: list[GroupView]
    gift: str | None
    marks: list[int]
    """The seats that have marked him this year."""


class EnemyView(msgspec.Struct):
    """This year's enemy: the range on the back, and the card if it may be known."""

    year: int
    low: int
    high: int
    kind: str | None
    strength: int | None
    reward: list[tuple[str, int]] | None
    losses: list[tuple[str, int]] | None


class BuildingView(msgspec.Struct):
    """A cell of a sheet."""

    name: str
    built: bool
    used: bool
    cost: dict[str, int]
    points: int


class RowView(msgspec.Struct):
    """A row of a sheet."""

    row: str
    alternative: bool
    buildings: list[BuildingView]


class DieView(msgspec.Struct):
    """A die of a seat."""

    face: int
    white: bool
    placed: bool


class SeatView(msgspec.Struct):
    """A seat's things; secret ones are null for others."""

    points: int
    gold: int
    wood: int
    stone: int
    tokens: int
    soldiers: int
    buildings: int
    rows: list[RowView]
    dice: list[DieView]
    white_dice: int
    passed: bool
    token_used: bool
    wins: int
    strength: int
    sheet: dict[str, int]
    governor: str | None
    governor_used: bool
    stored: dict[str, int]
    soldier_tokens: list[int]
    sent: int | None
    hand: list[str] | None
    strips: list[str] | None


class KingsburgView(msgspec.Struct):
    """The whole table as one seat sees it."""

    seat: int | None
    year: int
    years: int
    phase: int
    season: str
    order: list[int]
    envoy: int | None
    aided: int | None
    event: str | None
    events_left: int
    enemy: EnemyView | None
    past_enemies: list[EnemyView]
    lookers: list[int]
    advisors: list[AdvisorView]
    seats: list[SeatView]
    offered: list[str]
    pool: list[str] | None
    headings: list[str]
    """The headings of the score sheets, in their order."""
    over: bool


def look(g: Kingsburg, seat: int | None) -> KingsburgView:
    """The table as `seat` sees it; a finished game is open to all."""
    names = [perk.name for perk in g.tables.perks]
    return KingsburgView(
        seat=seat,
        year=g.year,
        years=g.tables.years,
        phase=g.phase,
        season=SEASONS[g.season],
        order=g.order[:],
        envoy=g.envoy if g.envoy >= 0 else None,
        aided=g.aided if g.aided >= 0 else None,
        event=names[g.event] if g.event >= 0 else None,
        events_left=len(g.events_left),
        enemy=_enemy(g, g.year, seat) if g.year else None,
        past_enemies=[_enemy(g, year, seat) for year in range(1, g.year)],
        lookers=[one for one in range(g.seats) if g.lookers >> one & 1],
        advisors=[_advisor(g, slot) for slot in range(len(g.tables.advisors))],
        seats=[_seat(g, one, seat, names) for one in range(g.seats)],
        offered=[names[card] for card in g.offered],
        pool=[ROWS[row] for row in g.pool] if g.open_strips else None,
        headings=list(HEADINGS),
        over=not g.waiting,
    )


def _enemy(g: Kingsburg, year: int, seat: int | None) -> EnemyView:
    low, high = g.tables.ranges[year]
    past = year < g.year or not g.waiting
    if not (past or g.lookers >> 7 & 1 or (seat is not None and g.lookers >> seat & 1)):
        return EnemyView(year, low, high, None, None, None, None)
    enemy = g.tables.enemies[g.enemies[year - 1]]
    reward = [(name, count) for name, count in zip(THINGS, enemy.reward, strict=True) if count]
    reward += [(name, count) for name, count in (("good", enemy.any), ("points", enemy.points)) if count]
    return EnemyView(year, low, high, enemy.kind, enemy.strength, reward, enemy.loss_names())


def _advisor(g: Kingsburg, slot: int) -> AdvisorView:
    groups = [GroupView(None, list(dice[1:]), [], 0, 0) for dice in g.neutral if dice[0] == slot]
    for place, seat, dice, token, shift in g.groups:
        if place == slot:
            coloured, white = g.faces(seat, dice)
            groups.append(GroupView(seat, list(coloured), list(white), token, shift))
    gift = g.gifts[slot] if g.gifts else -1
    return AdvisorView(
        name=ADVISORS[slot],
        number=g.tables.numbers[slot],
        groups=groups,
        gift=THINGS[gift] if gift >= 0 else None,
        marks=[seat for seat in range(g.seats) if g.deals[seat] >> slot & 1],
    )


def _seat(g: Kingsburg, one: int, seat: int | None, names: list[str]) -> SeatView:
    own = one == seat
    stock = g.stock[4 * one : 4 * one + 4]
    width = len(HEADINGS)
    tally = g.tally[one * width : (one + 1) * width]
    governor = g.governors[one]
    return SeatView(
        points=g.points[one],
        gold=stock[0],
        wood=stock[WOOD],
        stone=stock[STONE],
        tokens=stock[TOKEN],
        soldiers=g.soldiers[one],
        buildings=g.buildings(one),
        rows=[_row(g, one, row, names) for row in range(len(ROWS)) if g.rows >> row & 1],
        dice=[
            DieView(face, place >= g.coloured[one], not g.free[one] >> place & 1)
            for place, face in enumerate(g.dice[one])
        ],
        white_dice=g.white[one],
        passed=bool(g.passed >> one & 1),
        token_used=bool(g.token_used >> one & 1),
        wins=g.wins[one],
        strength=g.strength[one],
        sheet={name: points for name, points in zip(HEADINGS, tally, strict=True) if points},
        governor=names[governor] if governor >= 0 else None,
        governor_used=governor >= 0 and bool((g.used[one] | g.spent[one]) >> governor & 1),
        stored={name: count for name, count in zip(THINGS, g.stored[one], strict=True) if count},
        soldier_tokens=sorted(g.soldier_tokens[one]),
        sent=g.sent[one] if g.sent[one] >= 0 and g.lookers >> 7 & 1 else None,
        hand=[names[card] for card in g.hands[one]] if own else None,
        strips=[ROWS[row] for row in g.strips[one]] if own or g.open_strips else None,
    )


def _row(g: Kingsburg, seat: int, row: int, names: list[str]) -> RowView:
    buildings: list[BuildingView] = []
    for cell in range(4 * row, 4 * row + 4):
        building = g.sheets[seat][cell]
        cost = g.tables.costs[building]
        buildings.append(
            BuildingView(
                name=names[building],
                built=bool(g.built[seat] >> cell & 1),
                used=bool(g.used[seat] >> building & 1),
                cost={name: count for name, count in zip(THINGS, cost, strict=True) if count},
                points=g.tables.points[building],
            )
        )
    return RowView(ROWS[row], bool(g.covers[seat] >> row & 1), buildings)
