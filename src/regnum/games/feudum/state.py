"""Feudum: the table.

Lists of seats' things are flat: what belongs to seat s and thing t lies at
`s * number_of_things + t`. A seat that stands for nobody is -1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...kernel.kinds import Option
from ...kernel.state import State
from .components import FIEF, SULFUR, Tables
from .kinds import GAINED_GOODS, GAINED_SHILLINGS, PAID_GOOD, PAID_SHILLINGS, PAID_TILE, POINTS, SOURCES
from .redeal import redeal
from .shared import add_to, put_in

if TYPE_CHECKING:
    from ...kernel.planes import Planes
    from .view import FeudumView

N_SOURCES: Final = len(SOURCES)
NUMERALS: Final = 4
"""Tiles in a region's stack, I to IV."""
GIANT_FIGURE: Final = 15
"""Figures: pawns are seat * 3 + 0 … 2, then the giant and the serpent."""


@final
class Feudum(State):
    """The map, the guilds, the reserves, the cards and how far the round has come."""

    __slots__ = (
        "adrift", "advanced", "bag", "barn", "barrel", "beads", "before", "bonus", "carts", "charity",
        "coins", "deck", "deck_known", "disc", "disc_supply", "double_used", "drawn", "epoch", "eyes",
        "faces", "fiefs_left", "first", "for_sale", "fresh", "goods", "guilds_used", "hand", "hens",
        "land", "land_stock", "lying", "marker_supply", "markers", "military", "monster_owner",
        "monster_place", "moved", "mover", "pawn_face", "pawn_place", "pawn_ship", "pawn_wine", "phase",
        "played", "points", "purse", "reeves", "removed", "rosary", "round", "rows", "ruler",
        "safe_serfs", "safe_subjects", "scrolls", "seal_supply", "seals", "serf", "shelves", "shown",
        "since", "slayers", "stars", "subjects", "supply", "tables", "tick", "tiles", "track", "unseen",
        "vessel_supply", "vessels", "voyage", "writs",
    )  # fmt: skip

    tables: Tables
    advanced: bool
    eyes: int
    """In an imagined world the seat whose knowledge it fits; -1 at the table."""

    first: int
    """The holder of the first-player marker."""
    round: int
    epoch: int
    phase: int
    mover: int
    """The seat whose turn it is in phase 1."""
    points: list[int]
    """By seat and source."""

    goods: list[int]
    """By seat and good: the personal reserve."""
    barrel: list[int]
    bonus: list[int]
    """By seat: none, the extra card or the double action of this round."""
    purse: tuple[int, ...]
    """By seat: cubes on the purse (none when a tile paid for the bonus)."""
    double_used: int
    """Bits of the seats that have had their double action this round."""
    coins: list[int]
    supply: int
    """Shillings in the general supply."""
    charity: tuple[int, ...]
    """Shillings in the church coffer and the farmers' sack."""
    bag: list[int]
    tiles: tuple[int, ...]
    """By seat and land face: region tiles in reserve."""

    pawn_place: list[int]
    """By seat and pawn (three each); -1 in reserve."""
    pawn_face: tuple[int, ...]
    pawn_ship: tuple[int, ...]
    """The vessel a pawn stands on, or -1."""
    pawn_wine: tuple[int, ...]
    """Sulfur a pawn carries: 1 while it is drunk."""
    monster_place: tuple[int, ...]
    monster_owner: tuple[int, ...]
    slayers: int
    """Bits of the seats that have defeated a monster."""

    disc: tuple[int, ...]
    """By place: outpost 0, farm 1, town 2, a fief 3 + its guild."""
    disc_supply: tuple[int, ...]
    """Outposts, farms and towns beside the board; below 0 when substitutes are in use."""
    fiefs_left: tuple[int, ...]
    ruler: list[int]
    serf: list[int]
    subjects: int
    """Bits of the places where the ruler has a subject."""
    safe_subjects: int
    """Bits of the places whose subject has a seal under it; likewise the serfs."""
    safe_serfs: int
    fresh: int
    """Bits of the places where a second owner came in during this turn."""
    lying: tuple[int, ...]
    """By place and good: goods next to the settlement."""
    land: tuple[int, ...]
    """By place: the face of the land tile there, or -1."""
    land_stock: tuple[int, ...]
    adrift: tuple[int, ...]
    """By place: abandoned vessels, two bits for each kind."""

    faces: tuple[int, ...]
    """By region and numeral: the land face of each region tile; hidden while stacked."""
    removed: tuple[int, ...]
    """By region: tiles gone from the stack; the numeral on top is one more."""

    vessel_supply: list[int]
    for_sale: list[int]
    vessels: tuple[int, ...]
    """By seat and kind: vessels in reserve."""

    voyage: tuple[int, ...]
    military: tuple[int, ...]
    reeves: tuple[int, ...]
    """By seat: bits of the guilds where a reeve stands."""

    markers: list[int]
    marker_supply: list[int]
    rows: list[int]
    """By colour: markers in the row of the knight guild; neutral colours come last."""
    track: list[int]
    """By guild and rank (master, journeyman, apprentice): the seat, or -1."""
    stars: list[int]
    """By guild and seat; replaced, never changed."""
    since: tuple[int, ...]
    """By guild and seat: when that count of stars was reached."""
    tick: int

    barn: list[int]
    shelves: list[int]
    carts: list[int]
    scrolls: int
    """Bits of the sealed scrolls."""
    seal_supply: int
    seals: list[int]
    unseen: list[int]
    """By bead value from 2 on: the backs of all tokens that lie seal side up, wherever."""
    rosary: list[int]
    """By bead value, as are the hens."""
    hens: list[int]
    beads: list[int]
    """By seat and bead value."""

    deck: tuple[int, ...]
    """Writs from top to bottom."""
    deck_known: tuple[int, ...]
    """For each of them the bits of the seats that know it."""
    writs: list[int]
    """By seat: bits of the writs in hand."""
    drawn: tuple[int, ...]
    """Writs that the deciding seat looks at to keep one."""

    hand: list[int]
    """By seat: bits of the chosen cards not yet laid."""
    played: list[int]
    """By seat: bits of the cards laid this round."""
    before: tuple[int, ...]
    """By seat: bits of the cards laid in the round before."""
    moved: list[int]
    """By seat: Move actions performed this round."""
    guilds_used: list[int]
    """By seat: bits of the guilds dealt with this round."""
    shown: int
    """Bits of the seats that revealed Defend out of turn this round."""

    def copy(self) -> Feudum:
        new = Feudum()
        self.copy_kernel(new)
        new.tables = self.tables
        new.advanced = self.advanced
        new.eyes = self.eyes
        new.first = self.first
        new.round = self.round
        new.epoch = self.epoch
        new.phase = self.phase
        new.mover = self.mover
        new.points = self.points[:]
        new.goods = self.goods[:]
        new.barrel = self.barrel[:]
        new.bonus = self.bonus[:]
        new.purse = self.purse
        new.double_used = self.double_used
        new.coins = self.coins[:]
        new.supply = self.supply
        new.charity = self.charity
        new.bag = self.bag[:]
        new.tiles = self.tiles
        new.pawn_place = self.pawn_place[:]
        new.pawn_face = self.pawn_face
        new.pawn_ship = self.pawn_ship
        new.pawn_wine = self.pawn_wine
        new.monster_place = self.monster_place
        new.monster_owner = self.monster_owner
        new.slayers = self.slayers
        new.disc = self.disc
        new.disc_supply = self.disc_supply
        new.fiefs_left = self.fiefs_left
        new.ruler = self.ruler[:]
        new.serf = self.serf[:]
        new.subjects = self.subjects
        new.safe_subjects = self.safe_subjects
        new.safe_serfs = self.safe_serfs
        new.fresh = self.fresh
        new.lying = self.lying
        new.land = self.land
        new.land_stock = self.land_stock
        new.adrift = self.adrift
        new.faces = self.faces
        new.removed = self.removed
        new.vessel_supply = self.vessel_supply[:]
        new.for_sale = self.for_sale[:]
        new.vessels = self.vessels
        new.voyage = self.voyage
        new.military = self.military
        new.reeves = self.reeves
        new.markers = self.markers[:]
        new.marker_supply = self.marker_supply[:]
        new.rows = self.rows[:]
        new.track = self.track[:]
        new.stars = self.stars
        new.since = self.since
        new.tick = self.tick
        new.barn = self.barn[:]
        new.shelves = self.shelves[:]
        new.carts = self.carts[:]
        new.scrolls = self.scrolls
        new.seal_supply = self.seal_supply
        new.seals = self.seals[:]
        new.unseen = self.unseen[:]
        new.rosary = self.rosary[:]
        new.hens = self.hens[:]
        new.beads = self.beads[:]
        new.deck = self.deck
        new.deck_known = self.deck_known
        new.writs = self.writs[:]
        new.drawn = self.drawn
        new.hand = self.hand[:]
        new.played = self.played[:]
        new.before = self.before
        new.moved = self.moved[:]
        new.guilds_used = self.guilds_used[:]
        new.shown = self.shown
        return new

    def view(self, seat: int | None) -> FeudumView:
        from .look import look  # it looks at actions, which know this class

        return look(self, seat)

    def redeal(self, seat: int | None) -> None:
        redeal(self, seat)

    def asides(self, seat: int) -> list[Option]:
        from .flow.anytime import asides

        return asides(self, seat)

    def interject(self, seat: int, option: Option) -> None:
        from .flow.anytime import act

        act(self, seat, option)

    def alike(self, seat: int) -> list[tuple[str, ...]]:
        from .look import alike

        return alike(self, seat)

    def total(self, seat: int) -> int:
        """The points of one seat."""
        return sum(self.points[seat * N_SOURCES : (seat + 1) * N_SOURCES])

    def planes(self, seat: int) -> Planes:
        from .planes import planes  # it reads rules that read this module

        return planes(self, seat)

    def scores(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        scores = self.scores()
        best = max(zip(scores, self.barrel, strict=True))
        return [seat for seat in range(self.seats) if (scores[seat], self.barrel[seat]) == best]

    def order(self) -> list[int]:
        """All seats in turn order from the first player."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    # Points, goods and shillings.

    def score(self, seat: int, points: int, source: int) -> None:
        """Give (or, below 0, take) points."""
        if points:
            self.points[seat * N_SOURCES + source] += points
            if self.events is not None:
                self.tell(POINTS, (seat, points, source, self.total(seat)))

    def tile_count(self, seat: int) -> int:
        """Region tiles in reserve."""
        return sum(self.tiles[seat * 4 : seat * 4 + 4])

    def has(self, seat: int, good: int) -> bool:
        """Whether a seat can pay one good, with a cube of the reserve or a region tile."""
        return self.goods[seat * 5 + good] > 0 or self.tile_count(seat) > 0

    def has_all(self, seat: int, cost: tuple[int, ...]) -> bool:
        """Whether a seat can pay so many of each good."""
        missing = 0
        for good in range(5):
            lack = cost[good] - self.goods[seat * 5 + good]
            if lack > 0:
                missing += lack
        return not missing or missing <= self.tile_count(seat)

    def pay(self, seat: int, good: int) -> bool:
        """Give one good to the bag, or a tile of the commonest face; whether a cube was paid."""
        if self.goods[seat * 5 + good]:
            self.goods[seat * 5 + good] -= 1
            self.bag[good] += 1
            self.tell(PAID_GOOD, (seat, good))
            return True
        face = self.spare_tile(seat)
        self.tiles = add_to(self.tiles, seat * 4 + face, -1)
        self.tell(PAID_TILE, (seat, face, good))
        return False

    def pay_all(self, seat: int, cost: tuple[int, ...]) -> None:
        """Give so many of each good."""
        for good in range(5):
            for _ in range(cost[good]):
                self.pay(seat, good)

    def spare_tile(self, seat: int) -> int:
        """The face a seat has most of."""
        tiles = self.tiles
        best = seat * 4
        for place in range(best + 1, best + 4):
            if tiles[place] > tiles[best]:
                best = place
        return best - seat * 4

    def gain_from_bag(self, seat: int, good: int, count: int) -> int:
        """Take up to `count` of one good from the bag into the reserve; how many there were.

        Whoever gives sulfur also asks where it goes: `g.then(StoreSulfur(seat, count))`.
        """
        count = min(count, self.bag[good])
        if count:
            self.bag[good] -= count
            self.goods[seat * 5 + good] += count
            self.tell(GAINED_GOODS, (seat, tuple([count if one == good else 0 for one in range(5)])))
        return count

    def gain_shillings(self, seat: int, count: int) -> int:
        """Take up to `count` shillings from the supply; how many there were."""
        count = min(count, self.supply)
        if count:
            self.supply -= count
            self.coins[seat] += count
            self.tell(GAINED_SHILLINGS, (seat, count))
        return count

    def pay_supply(self, seat: int, count: int) -> None:
        """Pay shillings to the supply."""
        self.coins[seat] -= count
        self.supply += count
        self.tell(PAID_SHILLINGS, (seat, count))

    def sober_up(self, figure: int) -> None:
        """The sulfur on a pawn goes into the bag."""
        if self.pawn_wine[figure]:
            self.pawn_wine = put_in(self.pawn_wine, figure, 0)
            self.bag[SULFUR] += 1

    # The map.

    def kind(self, place: int) -> int:
        """Outpost, farm, town or fief."""
        return min(self.disc[place], FIEF)

    def ruled(self, seat: int, kind: int) -> int:
        """How many settlements of that kind a seat rules."""
        disc = self.disc
        if kind == FIEF:
            return sum([1 for place, one in enumerate(self.ruler) if one == seat and disc[place] >= FIEF])
        return sum([1 for place, one in enumerate(self.ruler) if one == seat and disc[place] == kind])

    def lying_at(self, place: int) -> int:
        """How many goods lie at a place."""
        return sum(self.lying[place * 5 : place * 5 + 5])

    def stack_open(self, region: int) -> bool:
        """Whether the top tile of a region's stack is of this or an earlier epoch."""
        return self.removed[region] < min(self.epoch, NUMERALS)

    def on_map(self, seat: int) -> list[int]:
        """The pawns of a seat on the board, by figure."""
        base = seat * 3
        return [figure for figure in range(base, base + 3) if self.pawn_place[figure] >= 0]

    def has_pawn(self, seat: int, face: int) -> bool:
        """Whether a pawn of that character is on the board."""
        for figure in range(seat * 3, seat * 3 + 3):
            if self.pawn_place[figure] >= 0 and self.pawn_face[figure] == face:
                return True
        return False

    def face_at(self, seat: int, face: int, place: int) -> bool:
        """Whether a pawn of that character stands in a place."""
        for figure in range(seat * 3, seat * 3 + 3):
            if self.pawn_place[figure] == place and self.pawn_face[figure] == face:
                return True
        return False

    def place_mask(self, seat: int) -> int:
        """Bits of the places where a seat has a pawn."""
        mask = 0
        for figure in range(seat * 3, seat * 3 + 3):
            if self.pawn_place[figure] >= 0:
                mask |= 1 << self.pawn_place[figure]
        return mask

    def free_discs(self, seat: int) -> int:
        """Discs not on a track or in a guild; the one on the score track never is free."""
        used = (self.voyage[seat] > 0) + self.military[seat] + self.reeves[seat].bit_count()
        return self.tables.discs - 1 - used

    def rank(self, guild: int, seat: int) -> int:
        """A seat's rank in a guild (0 master, 1 journeyman, 2 apprentice), or -1."""
        track = self.track
        for rank in range(3):
            if track[guild * 3 + rank] == seat:
                return rank
        return -1
