"""Feudum: what a seat may know."""

from __future__ import annotations

import msgspec


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
    """A region's stack: the numeral on top (5: empty), whether it may be taken now, and the faces that left it.

    `worth` is what improving to each settlement scores here now.
    """

    region: str
    top: int
    open: bool
    worth: dict[str, int]
    gone: list[str]


class GuildView(msgspec.Struct):
    """A guild's track and everybody's stars; `parts` are those of pawns, fiefs and settlements, by seat."""

    guild: str
    master: int | None
    journeyman: int | None
    apprentice: int | None
    stars: list[int]
    parts: list[list[int]]
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


class NeedsView(msgspec.Struct):
    """What a seat should have in mind: pawns to feed, food short of it, and points lost for want of service.

    `epoch` is the next one that asks for service, 0 if none does.
    """

    hungry: int
    lack: int
    loss: int
    epoch: int


class ForecastView(msgspec.Struct):
    """What a new epoch, and the end, would score for a seat as the table stands, by their sources.

    Charters that are hidden from the viewer are left out. `total` is what the seat would end with.
    """

    epoch: dict[str, int]
    epoch_total: int
    end: dict[str, int]
    total: int


class PartView(msgspec.Struct):
    """What takes part in a battle, `character:knight`, `role:serf`, `good:saltpeter`, and its worth."""

    piece: str
    worth: int


class BattleView(msgspec.Struct):
    """An attack that is being decided, as it stands; `feared` is the defence with a Defend that may still come."""

    attacker: int
    defender: int
    place: str
    character: str | None
    guild: str | None
    attack: list[PartView]
    defence: list[PartView]
    strength: int
    against: int
    feared: int
    wins: bool
    wins_feared: bool
    answered: bool
    prize: int


class CardView(msgspec.Struct):
    """An action card in the viewer's hands: whether its ability could be used, and what its action lacks."""

    card: str
    special: bool
    lacks: list[str]


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
    harvest: int
    tax: int
    needs: NeedsView
    forecast: ForecastView


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
    ranks: int
    epoch_seen: int
    epoch_need: int
    cards: list[CardView]
    battle: BattleView | None
