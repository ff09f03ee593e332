"""Kingsburg: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from .components import ADVISORS, BOARD, GOODS, HEADINGS, ROWS, SEASONS, STONE, THINGS, TOKEN, WOOD, Enemy
from .perks import hooks
from .prices import NEXT, price_and_lacks
from .reach import reach
from .scoring import least_built, most_built
from .strength import final_strength, first_to_fall, fought, may_send, outlook, sure_bonuses, to_come

if TYPE_CHECKING:
    from .state import Kingsburg


_RESULTS: Final = ("lost", "drawn", "won")


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
    owners: list[int] | None
    """The seats whom a private advisor serves; null for those at court, who serve everybody."""
    gives: list[list[tuple[str, int]]]
    """What he gives, thing by thing; of several in one place the seat takes one."""
    wants: list[tuple[str, int]]
    """What he wants for it."""
    groups: list[GroupView]
    gift: str | None
    marks: list[int]
    """The seats that have marked him this year."""


class EnemyView(msgspec.Struct):
    """An enemy: the range on the back, what it comes to this year, and the card if it may be known."""

    year: int
    low: int
    high: int
    least: int
    """The strength with the event of the year, as far as the card is known: between this …"""
    most: int
    """… and this."""
    kind: str | None
    strength: int | None
    reward: list[tuple[str, int]] | None
    losses: list[tuple[str, int]] | None


class PrintedView(msgspec.Struct):
    """What is printed on a building."""

    cost: dict[str, int]
    points: int
    battle: int
    """Its plain bonus in battle."""
    lever: bool
    """It has an ability that its owner sets off."""


class BuildingView(msgspec.Struct):
    """A cell of a sheet."""

    name: str
    built: bool
    used: bool


class RowView(msgspec.Struct):
    """A row of a sheet."""

    row: str
    alternative: bool
    buildings: list[BuildingView]
    next: str | None
    """The building that may be constructed next: all to its left stand."""
    price: dict[str, int]
    """What that costs its owner, discounts counted."""
    lacks: dict[str, int]
    """The goods its owner lacks for that."""


class DieView(msgspec.Struct):
    """A die of a seat."""

    face: int
    white: bool
    placed: bool


class StrengthView(msgspec.Struct):
    """A seat's strength in this year's battle, part by part, as far as it is sure."""

    own: int
    """Soldiers of its own."""
    king: int
    """Soldiers that the King has sent."""
    bonuses: list[tuple[str, int]]
    """The least that each perk adds or takes, whichever enemy it may be."""
    bonus: int
    """All of these together."""
    sure: int
    help: tuple[int, int]
    """The fewest and the most soldiers that the King may still send."""
    total: tuple[int, int]
    outlook: list[str]
    """How the battle may end if it came now, for all that is known: lost, drawn, won."""


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
    reach: list[str]
    """The advisors it could influence now with its free dice and all that helps them."""
    shifts: list[tuple[str, int]]
    """By how much a sum may still be shifted this season, each time with the perk that allows it."""
    wins: int
    strength: StrengthView | None
    falls: str | None
    """The building that an enemy would destroy first."""
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
    most_built: list[int]
    """The seats with the most buildings, whom the King rewards."""
    least_built: list[int]
    """The least developed seats, whom the King helps."""
    event: str | None
    events_left: int
    enemy: EnemyView | None
    past_enemies: list[EnemyView]
    lookers: list[int]
    advisors: list[AdvisorView]
    seats: list[SeatView]
    buildings: dict[str, PrintedView]
    """The buildings of all sheets in play, and of the rows that may still be chosen."""
    offered: list[str]
    pool: list[str] | None
    alternatives: dict[str, list[str]]
    """The buildings of each alternative row, while rows are being chosen."""
    token: int
    """What a token adds to a group of dice."""
    headings: list[str]
    """The headings of the score sheets, in their order."""
    over: bool


def look(g: Kingsburg, seat: int | None) -> KingsburgView:
    """The table as `seat` sees it; a finished game is open to all."""
    names = g.tables.names
    enemies = _possible(g, g.year, seat) if g.year else []
    return KingsburgView(
        seat=seat,
        year=g.year,
        years=g.tables.years,
        phase=g.phase,
        season=SEASONS[g.season],
        order=list(g.order),
        envoy=g.envoy if g.envoy >= 0 else None,
        aided=g.aided if g.aided >= 0 else None,
        most_built=most_built(g),
        least_built=least_built(g),
        event=names[g.event] if g.event >= 0 else None,
        events_left=len(g.events_left),
        enemy=_enemy(g, g.year, seat) if g.year else None,
        past_enemies=[_enemy(g, year, seat) for year in range(1, g.year)],
        lookers=[one for one in range(g.seats) if g.lookers >> one & 1],
        advisors=[_advisor(g, slot, None) for slot in range(BOARD)] + _private(g),
        seats=[_seat(g, one, seat, names, enemies) for one in range(g.seats)],
        buildings={names[building]: _printed(g, building) for building in _in_play(g)},
        offered=[names[card] for card in g.offered],
        pool=[ROWS[row] for row in g.pool] if g.open_strips else None,
        alternatives=_alternatives(g, names) if _choosing_rows(g) else {},
        token=g.tables.token,
        headings=list(HEADINGS),
        over=not g.waiting,
    )


def _possible(g: Kingsburg, year: int, seat: int | None) -> list[Enemy]:
    """The enemies that a year's may be for all the seat knows: one, or all of the year."""
    past = year < g.year or not g.waiting
    if past or g.lookers >> 7 & 1 or (seat is not None and g.lookers >> seat & 1):
        return [g.tables.enemies[g.enemies[year - 1]]]
    return [g.tables.enemies[card] for card in g.tables.enemies_of[year]]


def _enemy(g: Kingsburg, year: int, seat: int | None) -> EnemyView:
    low, high = g.tables.ranges[year]
    possible = _possible(g, year, seat)
    strengths = [final_strength(g, enemy) if year == g.year else enemy.strength for enemy in possible]
    least, most = min(strengths), max(strengths)
    if len(possible) > 1:
        return EnemyView(year, low, high, least, most, None, None, None, None)
    enemy = possible[0]
    reward = [(name, count) for name, count in zip(THINGS, enemy.reward, strict=True) if count]
    reward += [(name, count) for name, count in (("good", enemy.any), ("points", enemy.points)) if count]
    return EnemyView(year, low, high, least, most, enemy.kind, enemy.strength, reward, enemy.loss_names())


def _private(g: Kingsburg) -> list[AdvisorView]:
    """The advisors who serve some seats only, where there are such seats."""
    served: dict[int, list[int]] = {}
    for seat in range(g.seats):
        for perk in g.asked(hooks.PRIVATE_ADVISORS, seat):
            slots = perk.private_advisors(g, seat)
            for slot in range(BOARD, len(g.tables.advisors)):
                if slots >> slot & 1:
                    served.setdefault(slot, []).append(seat)
    return [_advisor(g, slot, served[slot]) for slot in sorted(served)]


def _advisor(g: Kingsburg, slot: int, owners: list[int] | None) -> AdvisorView:
    groups = [GroupView(None, list(dice[1:]), [], 0, 0) for dice in g.neutral if dice[0] == slot]
    for place, seat, dice, token, shift in g.groups:
        if place == slot:
            coloured, white = g.faces(seat, dice)
            groups.append(GroupView(seat, list(coloured), list(white), token, shift))
    gift = g.gifts[slot] if g.gifts else -1
    return AdvisorView(
        name=ADVISORS[slot],
        number=g.tables.numbers[slot],
        owners=owners,
        gives=g.tables.gives[slot],
        wants=g.tables.wants[slot],
        groups=groups,
        gift=THINGS[gift] if gift >= 0 else None,
        marks=[seat for seat in range(g.seats) if g.deals[seat] >> slot & 1],
    )


def _strength(g: Kingsburg, seat: int, names: list[str], enemies: list[Enemy]) -> StrengthView:
    bonuses = sure_bonuses(g, seat, enemies)
    bonus = sum([one for _, one in bonuses])
    king = g.reinforcement[seat] if fought(g) else 0
    sure = g.soldiers[seat] + bonus
    helps = may_send(g, seat)
    least, most = helps[0], helps[-1]
    return StrengthView(
        own=g.soldiers[seat] - king,
        king=king,
        bonuses=[(names[perk], one) for perk, one in bonuses],
        bonus=bonus,
        sure=sure,
        help=(least, most),
        total=(sure + least, sure + most + to_come(g, seat)[2]),
        outlook=[_RESULTS[result + 1] for result in outlook(g, seat, enemies)],
    )


def _choosing_rows(g: Kingsburg) -> bool:
    return bool(g.pool) or any(g.strips)


def _alternatives(g: Kingsburg, names: list[str]) -> dict[str, list[str]]:
    rows = [row for row in range(len(ROWS)) if g.rows >> row & 1]
    sheet = g.tables.sheet(g.rows, g.rows)
    return {ROWS[row]: [names[building] for building in sheet[4 * row : 4 * row + 4]] for row in rows}


def _seat(g: Kingsburg, one: int, seat: int | None, names: list[str], enemies: list[Enemy]) -> SeatView:
    own = one == seat
    stock = g.stock[4 * one : 4 * one + 4]
    width = len(HEADINGS)
    tally = g.tally[one * width : (one + 1) * width]
    governor = g.governors[one]
    falls = first_to_fall(g, one)
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
        reach=[ADVISORS[slot] for slot in reach(g, one)],
        shifts=[
            (perk.name, by)
            for perk in g.asked(hooks.SHIFTS, one)
            if not perk.bit & g.used[one]
            for by, _ in perk.shifts(g, one)
        ],
        wins=g.wins[one],
        strength=_strength(g, one, names, enemies) if enemies else None,
        falls=names[falls] if falls >= 0 else None,
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
    sheet = g.sheets[seat]
    built = g.built[seat]
    used = g.used[seat]
    column = NEXT[built >> 4 * row & 15]
    building = sheet[4 * row + column]
    none = (0, 0, 0)
    price, lacks = price_and_lacks(g, seat, building) if column >= 0 else (none, none)
    return RowView(
        row=ROWS[row],
        alternative=bool(g.covers[seat] >> row & 1),
        buildings=[
            BuildingView(names[sheet[cell]], bool(built >> cell & 1), bool(used >> sheet[cell] & 1))
            for cell in range(4 * row, 4 * row + 4)
        ],
        next=names[building] if column >= 0 else None,
        price=_goods(price),
        lacks=_goods(lacks),
    )


def _in_play(g: Kingsburg) -> list[int]:
    """The buildings of all sheets, and of the alternative rows while they are being chosen."""
    covers = g.rows if _choosing_rows(g) else 0
    found = {*g.tables.sheet(g.rows, covers)}.union(*g.sheets)
    return sorted(building for building in found if building >= 0)


def _printed(g: Kingsburg, building: int) -> PrintedView:
    tables = g.tables
    return PrintedView(
        cost=_goods(tables.costs[building][:TOKEN]),
        points=tables.points[building],
        battle=tables.battle[building],
        lever=building in tables.levers,
    )


def _goods(counts: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(GOODS, counts, strict=True) if count}
