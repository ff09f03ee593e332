"""Troyes: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .cathedral import level_for
from .characters import count, reward
from .citizens import closed
from .components import BUILDINGS, CARDS, CHARACTERS, COLOURS, NEUTRAL, THREATS
from .flow.blackdice import worth
from .king import ranked
from .scoring import foreseen, missing_levels, slot_points, verdict
from .state import LINES, SOURCES

if TYPE_CHECKING:
    from .state import Troyes


class DieView(msgspec.Struct):
    """A die in the square; `district` is a seat, or null for the neutral one or the King's."""

    die: int
    colour: str
    face: int
    district: int | None
    strength: int
    """What it counts against black dice."""


class TradesmanView(msgspec.Struct):
    """Who stands on a card; `seat` is null for the King, `slot` is null on the picture."""

    seat: int | None
    slot: int | None


class CardView(msgspec.Struct):
    """A place for an activity card; one that is face down says only its colour and round."""

    colour: str
    round: int
    card: str | None
    cost: int | None
    divisor: int | None
    slots: list[int]
    tradesmen: list[TradesmanView]
    markers: list[int]
    unsure: list[str]
    """Printed numbers of this card that are reconstructed."""


class ThreatView(msgspec.Struct):
    """An event in the queue; a cube's owner is null for the neutral side or the King."""

    event: str
    colour: str | None
    dice: list[str]
    divisor: int
    flags: int
    points: list[int]
    black: int
    cubes: list[int | None]
    unsure: list[str]


class BuildingView(msgspec.Struct):
    """A building: its rows with the dice that lead into them, and who lies there.

    A citizen is a seat, -1 for nobody, 4 and 5 for grey or the King's two colours.
    """

    building: str
    wage: int
    rows: list[list[int]]
    entries: list[list[int]]
    closed: list[bool]
    """Rows that nobody may enter from outside: someone would have to leave whose colour lies there."""
    lying: list[int]


class SeatView(msgspec.Struct):
    """A seat; what it may not show to the viewer is null."""

    deniers: int
    influence: int
    turn: int
    """Its place in the order of turns of this round, from 1."""
    supply: int
    stock: int
    citizens: int
    """At its disposal, wherever they are: all but those in the general supply."""
    standing: int
    """In the spaces of the buildings."""
    passed: bool
    district_deniers: int
    wages: int
    tradesmen: int
    cubes: int
    missing_levels: int
    missing_points: int
    """What levels of the cathedral without a cube would cost at the end."""
    slot_points: int
    events: list[str]
    characters: list[str] | None
    points: int | None
    sheet: list[int] | None
    foreseen: int | None
    """What it would end with as the table stands, with the characters the viewer knows."""


class KingView(msgspec.Struct):
    """The King in his challenge: his dice from the strongest on, his points and the characters to come."""

    turn: int
    dice: list[int]
    events: list[str]
    tradesmen: int
    cubes: int
    points: int
    sheet: list[int]
    column: list[str]
    verdict: int | None
    foreseen: int


class CharacterView(msgspec.Struct):
    """A character the viewer knows to be in play: how every seat stands, and the King last."""

    character: str
    tiers: list[tuple[int, int]]
    """From how many on, how many points."""
    counts: list[int]
    points: list[int]


class TroyesView(msgspec.Struct):
    """The whole table as one seat sees it."""

    seat: int | None
    round: int
    rounds: int
    phase: int
    first: int | None
    bonus: bool
    seats: list[SeatView]
    king: KingView | None
    dice: list[DieView]
    black: list[int]
    cards: list[CardView]
    queue: list[ThreatView]
    piles: list[int]
    buildings: list[BuildingView]
    cathedral: list[list[int | None]]
    """Level by level from the bottom; -1 is a free space, null the neutral side or the King."""
    site: list[int | None]
    """For each number the level, from 1, on which the next cube goes; null where there is no room."""
    neutral_supply: int
    known: list[CharacterView]
    sources: list[str]


def look(g: Troyes, seat: int | None) -> TroyesView:
    """The table as `seat` sees it; a finished game is open to all."""
    over = not g.waiting
    solo = g.seats == 1
    return TroyesView(
        seat=seat,
        round=g.round,
        rounds=g.tables.rounds,
        phase=g.phase,
        first=g.first if g.first < g.seats else None,
        bonus=g.bonus,
        seats=[_seat(g, one, over or one == seat or solo) for one in range(g.seats)],
        king=_king(g, over) if solo else None,
        dice=[
            DieView(die, COLOURS[die // 6], g.faces[die], _owner(g.district[die]), worth(g, die))
            for die in range(18)
            if g.faces[die]
        ],
        black=list(g.black),
        cards=[_card(g, place) for place in range(9)],
        queue=[_threat(g, threat) for threat in g.queue],
        piles=[len(pile) for pile in g.piles],
        buildings=[_building(g, building) for building in range(3)],
        cathedral=[[_owner(cube) for cube in g.cathedral[start : start + 6]] for start in (0, 6, 12)],
        site=[level + 1 if level < 3 else None for level in (level_for(g, number) for number in range(1, 7))],
        neutral_supply=sum(g.stock[NEUTRAL:]),
        known=[_character(g, character) for character in _known(g, seat, over)],
        sources=list(SOURCES),
    )


def _owner(owner: int) -> int | None:
    return None if owner >= NEUTRAL else owner


def _seat(g: Troyes, seat: int, mine: bool) -> SeatView:
    wages = sum(
        g.tables.wages[building] * g.spaces[6 * building : 6 * building + 6].count(seat)
        for building in range(3)
    )
    return SeatView(
        deniers=g.deniers[seat],
        influence=g.influence[seat],
        turn=_turn(g, seat),
        supply=g.supply[seat],
        stock=g.stock[seat],
        citizens=g.tables.colour_citizens - g.stock[seat],
        standing=g.spaces.count(seat),
        passed=bool(g.passed >> seat & 1),
        district_deniers=g.sectors[seat],
        wages=wages,
        tradesmen=g.masters[seat].bit_count(),
        cubes=g.cathedral.count(seat),
        missing_levels=missing_levels(g, seat),
        missing_points=-g.tables.missing_level * missing_levels(g, seat),
        slot_points=slot_points(g, seat),
        events=[THREATS[threat] for threat in g.trophies[seat]],
        characters=[CHARACTERS[one] for one in g.characters[seat]] if mine else None,
        points=g.points[seat] if mine else None,
        sheet=g.sheet[seat * LINES : seat * LINES + LINES] if mine else None,
        foreseen=_foreseen(g, seat, seat) if mine else None,
    )


def _foreseen(g: Troyes, owner: int, viewer: int) -> int:
    return foreseen(g, owner, _known(g, viewer, False)) if g.waiting else g.points[owner]


def _turn(g: Troyes, actor: int) -> int:
    return (actor - g.first) % g.actors() + 1


def _king(g: Troyes, over: bool) -> KingView:
    return KingView(
        turn=_turn(g, 1),
        dice=ranked(g, NEUTRAL),
        events=[THREATS[threat] for threat in g.trophies[NEUTRAL]],
        tradesmen=g.masters[NEUTRAL].bit_count(),
        cubes=g.cathedral.count(NEUTRAL),
        points=g.points[NEUTRAL],
        sheet=g.sheet[NEUTRAL * LINES : NEUTRAL * LINES + LINES],
        column=[CHARACTERS[one] for one in g.column],
        verdict=verdict(g, g.scores()[0]) if over else None,
        foreseen=_foreseen(g, NEUTRAL, 0),
    )


def _card(g: Troyes, place: int) -> CardView:
    colour, number = COLOURS[place // 3], place % 3 + 1
    if number > g.round:
        return CardView(colour, number, None, None, None, [], [], [], [])
    card = g.tables.cards[g.cards[place]]
    tradesmen = [
        TradesmanView(_owner(g.slots[2 * place + slot]), slot)
        for slot in (0, 1)
        if g.slots[2 * place + slot] >= 0
    ]
    tradesmen += [TradesmanView(seat, None) for seat in range(g.seats) if g.pictures[place] >> seat & 1]
    return CardView(
        colour=colour,
        round=number,
        card=CARDS[card.number],
        cost=card.cost,
        divisor=card.divisor,
        slots=list(card.slots),
        tradesmen=tradesmen,
        markers=[g.markers[9 * seat + place] for seat in range(g.seats)],
        unsure=_unsure(g, f"card.{card.name}", ("cost", "divisor", "slots")),
    )


def _threat(g: Troyes, threat: int) -> ThreatView:
    row = g.tables.threats[threat]
    return ThreatView(
        event=row.name,
        colour=COLOURS[row.colour] if row.colour >= 0 else None,
        dice=[COLOURS[colour] for colour in row.dice],
        divisor=row.divisor,
        flags=row.flags,
        points=[row.first_points, row.second_points],
        black=row.black,
        cubes=[_owner(owner) for owner in g.cubes[threat]],
        unsure=_unsure(g, f"event.{row.name}", ("dice", "divisor", "flags", "points")),
    )


def _unsure(g: Troyes, path: str, names: tuple[str, ...]) -> list[str]:
    components = g.tables.components
    return [name for name in names if components.source(f"{path}.{name}") == "reconstructed"]


def _building(g: Troyes, building: int) -> BuildingView:
    rows: list[tuple[int, ...]] = []
    for row in g.tables.entries[building][1:]:
        if row not in rows:
            rows.append(row)
    rows.sort()
    entries = [[face for face in range(1, 7) if g.tables.entries[building][face] == row] for row in rows]
    return BuildingView(
        building=BUILDINGS[building],
        wage=g.tables.wages[building],
        rows=[[g.spaces[space] for space in row] for row in rows],
        entries=entries,
        closed=[closed(g, row) for row in rows],
        lying=[owner for owner in range(6) if g.lying[building] >> owner & 1],
    )


def _known(g: Troyes, seat: int | None, over: bool) -> list[int]:
    """The characters a viewer knows to be in play."""
    if g.seats == 1:
        return list(g.column)
    if over:
        return sorted([one for held in g.characters for one in held])
    return list(g.characters[seat]) if seat is not None else []


def _character(g: Troyes, character: int) -> CharacterView:
    owners = [*range(g.seats), NEUTRAL] if g.seats == 1 else list(range(g.seats))
    return CharacterView(
        character=CHARACTERS[character],
        tiers=list(zip(g.tables.tiers[character], g.tables.tier_points, strict=True)),
        counts=[count(g, character, owner) for owner in owners],
        points=[reward(g, character, owner) for owner in owners],
    )
