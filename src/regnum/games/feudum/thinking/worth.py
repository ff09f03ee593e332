"""What a position is worth: the points each seat may expect at the end."""

from __future__ import annotations

from typing import Final

from ..components import CHARTERS, FIEF, FOOD
from ..flow.epochs import disloyalty
from ..reserve import writs
from ..scoring import sets_of_three, voyage_points
from ..state import Feudum

_CHARTER_BITS: Final = 0xFFFF & ~((1 << CHARTERS) - 1)
_GOOD_KEYS: Final = ("saltpeter", "sulfur", "iron", "wood", "food")

DEFAULTS: Final[dict[str, float]] = {
    "keep": 0.86,          # what is left of a rank or region from one epoch to the next
    "star": 0.12,
    "pawn": 0.30,          # a round with a pawn on the board
    "hungry": 2.6,         # a pawn that will go home unfed
    "spot": 0.8,           # a pawn next to a settlement nobody rules
    "spot_region": 0.7,    # … in a region not yet active
    "spot_serf": 0.35,
    "subject": 0.3,
    "serf": 0.5,
    "farm": 0.28,          # the first farm, a round; likewise the others
    "town": 0.20,
    "outpost": 0.22,
    "saltpeter": 0.7,
    "sulfur": 0.6,
    "iron": 0.9,
    "wood": 0.9,
    "food": 0.75,
    "more": 0.35,          # the part of that for goods beyond the first two
    "barrel": 0.75,
    "coin": 0.17,          # a shilling beyond its third of a point
    "tile": 1.2,
    "vessel": 0.5,
    "marker": 0.6,
    "marker_more": 0.22,
    "seal": 1.5,
    "bead": 0.25,
    "mandate": 0.9,
    "charter": 0.55,       # a charter's points without a seal
    "lying": 0.2,
    "service": 0.8,        # how surely a vassal's losses come
    "disc": 0.4,
    "monster": 0.8,
    "voyage": 0.5,
}  # fmt: skip


def rounds_left(g: Feudum) -> float:
    """About how many rounds are still to come, this one included."""
    tiles = 17.0 - sum(g.removed)
    pace = 1.0 + 0.45 * g.seats
    return max(1.0, tiles / pace + 0.5)


class Worth:
    """Judges positions by parameters."""

    def __init__(self, parameters: dict[str, float]) -> None:
        self.p: Final = parameters
        keep = parameters["keep"]
        self.lasting: Final = [sum([keep**n for n in range(1, left + 1)]) for left in range(5)]
        """By epochs to come: how often a rank or region will score."""
        self.good: Final = [parameters[key] for key in _GOOD_KEYS]

    def values(self, g: Feudum) -> list[float]:
        """Expected final points by seat."""
        found = [float(points) for points in g.scores()]
        if not g.waiting:
            return found
        late = min(1.0, rounds_left(g) / 3.0)
        self._ranks(g, found)
        self._map(g, found, late)
        for seat in range(g.seats):
            found[seat] += self._reserve(g, seat, late)
        return found

    def _ranks(self, g: Feudum, found: list[float]) -> None:
        lasting = self.lasting[5 - g.epoch]
        points = g.tables.rank_points
        track = g.track
        for at in range(18):
            seat = track[at]
            if seat >= 0:
                found[seat] += points[at % 3] * lasting
        star = self.p["star"] * lasting
        seats = g.seats
        for at, count in enumerate(g.stars):
            if count:
                found[at % seats] += star * count

    def _map(self, g: Feudum, found: list[float], late: float) -> None:
        p = self.p
        tables = g.tables
        seats = g.seats
        lasting = self.lasting[5 - g.epoch]
        rounds = rounds_left(g)
        region_of = tables.region
        regions = [0] * seats
        kinds = [0] * (4 * seats)
        lying = p["lying"] * late
        for place, ruler in enumerate(g.ruler):
            if ruler < 0:
                continue
            regions[ruler] |= 1 << region_of[place]
            kind = g.disc[place]
            if kind > FIEF:
                kind = FIEF
            kinds[ruler * 4 + kind] += 1
            if kind == 1:
                found[ruler] += lying * min(10, g.lying_at(place))
            if g.subjects >> place & 1:
                found[ruler] += p["subject"]
            serf = g.serf[place]
            if serf >= 0:
                found[serf] += p["serf"] * late
                if g.land[place] >= 0:
                    regions[serf] |= 1 << region_of[place]
                    stock = g.land_stock[place]
                    found[serf] += (4.0 if stock else 2.4) * lasting + 0.3 * stock * late
        for seat in range(seats):
            found[seat] += tables.active[regions[seat].bit_count()] * lasting
            outposts, farms, towns, fiefs = kinds[seat * 4 : seat * 4 + 4]
            found[seat] += 0.95 * (outposts + farms + towns + 3 * fiefs)
            if outposts + farms + towns + fiefs > 2:
                found[seat] += 2.7 * sets_of_three(g, seat)
            if farms:
                found[seat] += p["farm"] * rounds
            if towns:
                found[seat] += p["town"] * rounds
            if outposts:
                found[seat] += p["outpost"] * rounds
            if fiefs:
                found[seat] -= p["service"] * self.service(g, seat)
            found[seat] += self._figures(g, seat, regions[seat], late, rounds)

    def _figures(self, g: Feudum, seat: int, active: int, late: float, rounds: float) -> float:
        """Pawns: time on the board, and what they stand next to."""
        p = self.p
        value = 0.0
        seen = 0
        fed = 0
        region_of = g.tables.region
        lasting = self.lasting[5 - g.epoch]
        for figure in range(seat * 3, seat * 3 + 3):
            place = g.pawn_place[figure]
            if place < 0:
                continue
            value += p["pawn"] * rounds
            if not g.pawn_wine[figure]:
                fed += 1
            if seen >> place & 1:
                continue
            seen |= 1 << place
            ruler = g.ruler[place]
            if ruler < 0:
                value += p["spot"] * late
                if not active >> region_of[place] & 1:
                    value += p["spot_region"] * lasting
            elif ruler != seat and (
                g.serf[place] < 0 or (g.serf[place] == seat and not g.subjects >> place & 1)
            ):
                value += p["spot_serf"] * late
        short = fed - g.goods[seat * 5 + FOOD] - g.barrel[seat] - g.tile_count(seat)
        if short > 0 and g.phase < 2:
            value -= p["hungry"] * short
        if seat in g.monster_owner:
            value += p["monster"] * late
        return value

    def service(self, g: Feudum, seat: int) -> float:
        """Losses to come of a vassal who attacks no more."""
        asks = g.tables.epoch_service
        return float(sum([disloyalty(g, seat, epoch) for epoch in range(g.epoch + 1, 6) if asks[epoch]]))

    def _reserve(self, g: Feudum, seat: int, late: float) -> float:
        p = self.p
        value = 0.0
        more = p["more"]
        base = seat * 5
        for good in range(5):
            count = g.goods[base + good]
            if count:
                enough = 4 if good == FOOD else 2
                if count <= enough:
                    value += self.good[good] * count
                else:
                    value += self.good[good] * (enough + more * (count - enough))
        value += p["barrel"] * g.barrel[seat]
        value += p["tile"] * g.tile_count(seat)
        value += p["vessel"] * min(2, sum(g.vessels[seat * 3 : seat * 3 + 3]))
        coins = g.coins[seat]
        value += p["coin"] * min(coins, 9)
        markers = g.markers[seat]
        value += p["marker"] * min(markers, 4) + p["marker_more"] * max(0, markers - 4)
        value += p["disc"] * g.military[seat]
        seals = g.seals[seat]
        hand = g.writs[seat]
        for bead in range(4):
            count = g.beads[seat * 4 + bead]
            if count:
                value += p["bead"] * count * (bead + 2) + 0.5
        value += p["seal"] * min(seals, 2)
        if hand:
            value += p["mandate"] * (hand & ~_CHARTER_BITS).bit_count()
        value *= late
        value += coins / 3.0
        if hand & _CHARTER_BITS:
            value += self._charters(g, seat, hand, seals)
        if g.voyage[seat]:
            value += voyage_points(g, seat) + p["voyage"] * late
        return value

    def _charters(self, g: Feudum, seat: int, hand: int, seals: int) -> float:
        part = self.p["charter"]
        points = sorted(
            [writs.charter_points(g, seat, writ) for writ in range(CHARTERS, 16) if hand >> writ & 1],
            reverse=True,
        )
        value = 0.0
        for number, one in enumerate(points):
            value += one * (0.95 if number < seals else part) + 0.4
        return value
