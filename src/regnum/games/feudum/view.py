"""Feudum: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .components import (
    CARDS,
    COLOURS,
    FIEF,
    GOODS,
    GUILDS,
    LANDS,
    MONSTERS,
    PLACES,
    REGIONS,
    SCROLLS,
    SETTLEMENTS,
    VESSELS,
    WRITS,
)
from .kinds import BONUSES, CHARACTERS, SOURCES

if TYPE_CHECKING:
    from .state import Feudum


class PawnView(msgspec.Struct):
    """A pawn on the board: its number, character, vessel under it, and whether it is drunk."""

    pawn: int
    seat: int
    character: str
    place: str
    vessel: str | None
    drunk: bool


class MonsterView(msgspec.Struct):
    """A monster: whose it is and where, if it has been tamed."""

    monster: str
    seat: int | None
    place: str | None


class PlaceView(msgspec.Struct):
    """A place of the map with its settlement, markers, goods, land and abandoned vessels."""

    place: str
    region: str
    settlement: str
    guild: str | None
    ruler: int | None
    subject: bool
    serf: int | None
    subject_immune: bool
    serf_immune: bool
    goods: dict[str, int]
    land: str | None
    land_stock: int
    vessels: dict[str, int]


class StackView(msgspec.Struct):
    """A region's stack: the numeral on top (5: empty), and the faces of the tiles that have left it."""

    region: str
    top: int
    gone: list[str]


class GuildView(msgspec.Struct):
    """A guild's track and everybody's stars."""

    guild: str
    master: int | None
    journeyman: int | None
    apprentice: int | None
    stars: list[int]
    reeves: list[int]


class StoresView(msgspec.Struct):
    """What lies in the guilds, in the bag and beside the board."""

    barn: dict[str, int]
    hens: list[int]
    shelves: dict[str, int]
    carts: dict[str, int]
    for_sale: dict[str, int]
    rows: dict[str, int]
    scrolls: list[str]
    rosary: list[int]
    church_coffer: int
    farmers_sack: int
    bag: dict[str, int]
    shillings: int
    vessels: dict[str, int]
    markers: dict[str, int]
    seals: int
    settlements: dict[str, int]
    fiefs: dict[str, int]
    writs: int


class SeatView(msgspec.Struct):
    """A seat's reserve, cards, tracks and points; None where it is not for these eyes."""

    colour: str
    points: dict[str, int]
    total: int
    goods: dict[str, int]
    barrel: int
    shillings: int
    bonus: str
    purse: int
    tiles: dict[str, int]
    vessels: dict[str, int]
    markers: int
    seals: int
    beads: list[int]
    pawns: int
    discs: int
    voyage: int
    military: int
    hand_size: int
    hand: list[str] | None
    played: list[str]
    played_before: list[str]
    writ_count: int
    writs: list[str] | None
    slayer: bool


class FeudumView(msgspec.Struct):
    """The whole table as one seat sees it; `drawn` are writs it is choosing from."""

    seat: int | None
    advanced: bool
    round: int
    phase: int
    epoch: int
    first: int
    mover: int | None
    places: list[PlaceView]
    pawns: list[PawnView]
    monsters: list[MonsterView]
    stacks: list[StackView]
    guilds: list[GuildView]
    stores: StoresView
    seats: list[SeatView]
    drawn: list[str]
    drawn_count: int
    ferries: bool


def look(g: Feudum, seat: int | None) -> FeudumView:
    """The table as `seat` sees it; a finished game is open to all."""
    over = not g.waiting
    looks = over or (g.waiting == (seat,))
    return FeudumView(
        seat=seat,
        advanced=g.advanced,
        round=g.round,
        phase=g.phase,
        epoch=g.epoch,
        first=g.first,
        mover=None if over else g.mover,
        places=[_place(g, place) for place in range(len(PLACES))],
        pawns=[_pawn(g, figure) for figure, place in enumerate(g.pawn_place) if place >= 0],
        monsters=[
            MonsterView(
                name,
                _seat(g.monster_owner[monster]),
                PLACES[g.monster_place[monster]] if g.monster_place[monster] >= 0 else None,
            )
            for monster, name in enumerate(MONSTERS)
        ],
        stacks=[
            StackView(
                name,
                g.removed[region] + 1,
                [LANDS[g.faces[region * 4 + number]] for number in range(g.removed[region])],
            )
            for region, name in enumerate(REGIONS)
        ],
        guilds=[_guild(g, guild) for guild in range(len(GUILDS))],
        stores=_stores(g),
        seats=[_seat_view(g, one, over or one == seat) for one in range(g.seats)],
        drawn=[WRITS[writ] for writ in g.drawn] if looks else [],
        drawn_count=len(g.drawn),
        ferries=not any(g.for_sale),
    )


def _place(g: Feudum, place: int) -> PlaceView:
    bit = 1 << place
    disc = g.disc[place]
    return PlaceView(
        place=PLACES[place],
        region=REGIONS[g.tables.region[place]],
        settlement=SETTLEMENTS[min(disc, FIEF)],
        guild=GUILDS[disc - FIEF] if disc >= FIEF else None,
        ruler=_seat(g.ruler[place]),
        subject=bool(g.subjects & bit),
        serf=_seat(g.serf[place]),
        subject_immune=bool(g.safe_subjects & bit),
        serf_immune=bool(g.safe_serfs & bit),
        goods=_counts(GOODS, g.lying[place * 5 : place * 5 + 5]),
        land=LANDS[g.land[place]] if g.land[place] >= 0 else None,
        land_stock=g.land_stock[place],
        vessels=_counts(VESSELS, [g.adrift[place] >> 2 * vessel & 3 for vessel in range(3)]),
    )


def _pawn(g: Feudum, figure: int) -> PawnView:
    vessel = g.pawn_ship[figure]
    return PawnView(
        pawn=figure,
        seat=figure // 3,
        character=CHARACTERS[g.pawn_face[figure]],
        place=PLACES[g.pawn_place[figure]],
        vessel=VESSELS[vessel] if vessel >= 0 else None,
        drunk=bool(g.pawn_wine[figure]),
    )


def _guild(g: Feudum, guild: int) -> GuildView:
    return GuildView(
        guild=GUILDS[guild],
        master=_seat(g.track[guild * 3]),
        journeyman=_seat(g.track[guild * 3 + 1]),
        apprentice=_seat(g.track[guild * 3 + 2]),
        stars=g.stars[guild * g.seats : (guild + 1) * g.seats],
        reeves=[seat for seat in range(g.seats) if g.reeves[seat] >> guild & 1],
    )


def _stores(g: Feudum) -> StoresView:
    return StoresView(
        barn=_counts(GOODS, g.barn),
        hens=_beads(g.hens),
        shelves=_counts(GOODS, g.shelves),
        carts=_counts(GOODS, g.carts),
        for_sale=_counts(VESSELS, g.for_sale),
        rows={COLOURS[colour]: count for colour, count in enumerate(g.rows)},
        scrolls=[name for scroll, name in enumerate(SCROLLS) if g.scrolls >> scroll & 1],
        rosary=_beads(g.rosary),
        church_coffer=g.charity[0],
        farmers_sack=g.charity[1],
        bag=_counts(GOODS, g.bag),
        shillings=g.supply,
        vessels=_counts(VESSELS, g.vessel_supply),
        markers={COLOURS[colour]: count for colour, count in enumerate(g.marker_supply)},
        seals=g.seal_supply,
        settlements=_counts(SETTLEMENTS[:FIEF], [max(0, count) for count in g.disc_supply]),
        fiefs=_counts(GUILDS, g.fiefs_left),
        writs=len(g.deck),
    )


def _seat_view(g: Feudum, seat: int, open_hand: bool) -> SeatView:
    points = g.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return SeatView(
        colour=COLOURS[seat],
        points=_counts(SOURCES, points),
        total=sum(points),
        goods=_counts(GOODS, g.goods[seat * 5 : seat * 5 + 5]),
        barrel=g.barrel[seat],
        shillings=g.coins[seat],
        bonus=BONUSES[g.bonus[seat]],
        purse=g.purse[seat],
        tiles=_counts(LANDS, g.tiles[seat * 4 : seat * 4 + 4]),
        vessels=_counts(VESSELS, g.vessels[seat * 3 : seat * 3 + 3]),
        markers=g.markers[seat],
        seals=g.seals[seat],
        beads=_beads(g.beads[seat * 4 : seat * 4 + 4]),
        pawns=3 - len(g.on_map(seat)),
        discs=g.free_discs(seat),
        voyage=g.voyage[seat],
        military=g.military[seat],
        hand_size=g.hand[seat].bit_count(),
        hand=_names(CARDS, g.hand[seat]) if open_hand else None,
        played=_names(CARDS, g.played[seat]),
        played_before=_names(CARDS, g.before[seat]),
        writ_count=g.writs[seat].bit_count(),
        writs=_names(WRITS, g.writs[seat]) if open_hand else None,
        slayer=bool(g.slayers >> seat & 1),
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _counts(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _beads(counts: list[int]) -> list[int]:
    return [value + 2 for value, count in enumerate(counts) for _ in range(count)]


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]
