"""Feudum: royal writs: drawing and keeping writs, mandates, weapons, charters."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..components import (
    CHARTERS,
    DAGGER,
    EASTERN_GUILDS,
    KINGDOMS,
    SLAYER,
    SMALL_TRADE,
    SOBRIETY,
    WESTERN_GUILDS,
    WRITS,
)
from ..guilds import membership
from ..kinds import (
    DREW_WRITS,
    DROP_WRIT,
    DROPPED_WRIT,
    GAINED_MARKERS,
    GOT_BEAD,
    GOT_SEAL,
    GOT_VESSEL,
    KEEP_WRIT,
    KEPT_WRIT,
    MANDATE,
    PLAYED_MANDATE,
    USE_WEAPON,
)
from ..shared import add_to
from ..state import Feudum
from .bag import turn_up
from .goods import TakeGoods

_EVERYBODY: Final = 31
_SHILLINGS: Final = 0
_VESSEL: Final = 2
"""Gains of a mandate: vessel v is gain 2 + v."""
_GOODS: Final = 5
_MARKERS: Final = 6
_SEAL: Final = 7
_BEAD: Final = 8
_ATTACK: Final = 9

_KEEPS: Final[tuple[Option, ...]] = tuple([(KEEP_WRIT, writ) for writ in range(len(WRITS))])
_DROPS: Final[tuple[Option, ...]] = tuple([(DROP_WRIT, writ) for writ in range(len(WRITS))])
_MANDATES: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([(MANDATE, writ, gain) for gain in range(_ATTACK)]) for writ in range(CHARTERS)]
)
_WEAPONS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([(USE_WEAPON, writ, way) for way in range(2)]) for writ in range(SMALL_TRADE)]
)


class DrawWrits(Step[Feudum]):
    """Take writs from the top of the deck; one of them will be kept."""

    __slots__ = ("count", "seat")
    seat: int
    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, g: Feudum) -> None:
        g.drawn = g.deck[: self.count]
        if g.drawn:
            g.deck = g.deck[self.count :]
            g.deck_known = g.deck_known[self.count :]
            g.tell(DREW_WRITS, (self.seat, len(g.drawn), g.drawn), (self.seat,))
            g.then(KeepWrit(self.seat))


class KeepWrit(Decision[Feudum]):
    """Keep one of the drawn writs; the others go under the deck."""

    __slots__ = ()
    name: ClassVar[str] = "keep_writ"

    def options(self, g: Feudum) -> list[Option]:
        return [_KEEPS[writ] for writ in g.drawn]

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        kept: int = option[1]
        g.writs[seat] |= 1 << kept
        for writ in g.drawn:
            if writ != kept:
                put_under(g, writ, 1 << seat)
        g.drawn = ()
        g.tell(KEPT_WRIT, (seat, kept), (seat,))


def put_under(g: Feudum, writ: int, known: int) -> None:
    """A card goes under the deck; `known` are the bits of the seats that saw it."""
    g.deck = (*g.deck, writ)
    g.deck_known = (*g.deck_known, known)


def acts(g: Feudum, seat: int, found: list[Option]) -> None:
    """Append what a seat may do with its writs at any time: mandates, and putting cards away."""
    hand = g.writs[seat]
    if not hand:
        return
    for writ in range(SMALL_TRADE, WESTERN_GUILDS):
        if hand >> writ & 1:
            for way in (0, 1):
                if _useful(g, writ, way) and g.has_all(seat, g.tables.mandate_cost[writ][way]):
                    found.append(_MANDATES[writ][_gain(g, writ, way)])
    if hand >> WESTERN_GUILDS & 1 and _has_stars(g, seat, WESTERN_GUILDS):
        line = _MANDATES[WESTERN_GUILDS]
        if sum(g.bag):
            found.append(line[_GOODS])
        if g.supply:
            found.append(line[_SHILLINGS])
        for vessel in range(3):
            if g.vessel_supply[vessel]:
                found.append(line[_VESSEL + vessel])
    if hand >> EASTERN_GUILDS & 1 and _has_stars(g, seat, EASTERN_GUILDS):
        line = _MANDATES[EASTERN_GUILDS]
        if g.marker_supply[seat]:
            found.append(line[_MARKERS])
        if g.seal_supply:
            found.append(line[_SEAL])
            found.append(line[_BEAD])
    for writ in range(len(WRITS)):
        if hand >> writ & 1:
            found.append(_DROPS[writ])


def play(g: Feudum, seat: int, option: Option) -> None:
    """Carry out one of `acts`."""
    writ: int = option[1]
    g.writs[seat] &= ~(1 << writ)
    if option[0] == DROP_WRIT:
        put_under(g, writ, 1 << seat)
        g.tell(DROPPED_WRIT, (seat, writ), (seat,))
        return
    gain: int = option[2]
    put_under(g, writ, _EVERYBODY)
    g.tell(PLAYED_MANDATE, (seat, writ, gain))
    if writ == WESTERN_GUILDS:
        _western(g, seat, gain)
    elif writ == EASTERN_GUILDS:
        _eastern(g, seat, gain)
    else:
        tables = g.tables
        way = int(gain != _gain(g, writ, 0))
        g.pay_all(seat, tables.mandate_cost[writ][way])
        g.gain_shillings(seat, tables.mandate_shillings[writ][way])
        if tables.mandate_vessel[writ][way] >= 0:
            _gain_vessel(g, seat, tables.mandate_vessel[writ][way])


def _gain(g: Feudum, writ: int, way: int) -> int:
    """What one of the two ways of a mandate brings."""
    vessel = g.tables.mandate_vessel[writ][way]
    return _VESSEL + vessel if vessel >= 0 else _SHILLINGS + way


def _useful(g: Feudum, writ: int, way: int) -> bool:
    """Whether the supply still has what a mandate gives."""
    vessel = g.tables.mandate_vessel[writ][way]
    return g.vessel_supply[vessel] > 0 if vessel >= 0 else g.supply > 0


def _has_stars(g: Feudum, seat: int, writ: int) -> bool:
    """Stars count without a place on the track (R40)."""
    number = writ - WESTERN_GUILDS
    need = g.tables.mandate_stars[number]
    return max([g.stars[guild * g.seats + seat] for guild in g.tables.mandate_guilds[number]]) >= need


def _western(g: Feudum, seat: int, gain: int) -> None:
    tables = g.tables
    if gain == _GOODS:
        g.then(TakeGoods(seat, tables.west_goods, False))
    elif gain == _SHILLINGS:
        g.gain_shillings(seat, tables.west_shillings)
    else:
        _gain_vessel(g, seat, gain - _VESSEL)


def _eastern(g: Feudum, seat: int, gain: int) -> None:
    tables = g.tables
    if gain == _MARKERS:
        count = min(tables.east_markers, g.marker_supply[seat])
        g.marker_supply[seat] -= count
        g.markers[seat] += count
        g.tell(GAINED_MARKERS, (seat, count))
        membership.update(g)
        return
    g.seal_supply -= 1
    if gain == _SEAL:
        g.seals[seat] += 1
        g.tell(GOT_SEAL, (seat,))
    else:
        value = turn_up(g, "bead")
        g.beads[seat * 4 + value] += 1
        g.tell(GOT_BEAD, (seat, value + 2))


def _gain_vessel(g: Feudum, seat: int, vessel: int) -> None:
    g.vessel_supply[vessel] -= 1
    g.vessels = add_to(g.vessels, seat * 3 + vessel, 1)
    g.tell(GOT_VESSEL, (seat, vessel))


def weapons(g: Feudum, seat: int, found: list[Option]) -> None:
    """Append the ways in which a seat can use a weapon in an attack."""
    hand = g.writs[seat]
    for writ in range(DAGGER + 1):
        if hand >> writ & 1:
            for way in (0, 1):
                if g.has_all(seat, g.tables.mandate_cost[writ][way]):
                    found.append(_WEAPONS[writ][way])


def use_weapon(g: Feudum, seat: int, writ: int, way: int) -> int:
    """Use a weapon: its strength."""
    g.writs[seat] &= ~(1 << writ)
    put_under(g, writ, _EVERYBODY)
    g.tell(PLAYED_MANDATE, (seat, writ, _ATTACK + way))
    g.pay_all(seat, g.tables.mandate_cost[writ][way])
    return g.tables.mandate_attack[writ][way]


def charters(g: Feudum, seat: int) -> list[tuple[int, int]]:
    """The best charters for the seals a seat owns, as (writ, points)."""
    seals = g.seals[seat]
    for place in range(len(g.ruler)):
        if g.safe_subjects >> place & 1 and g.ruler[place] == seat:
            seals += 1
        if g.safe_serfs >> place & 1 and g.serf[place] == seat:
            seals += 1
    worth = [(-charter_points(g, seat, writ), writ) for writ in range(CHARTERS, len(WRITS))]
    held = sorted([(points, writ) for points, writ in worth if points and g.writs[seat] >> writ & 1])
    return [(writ, -points) for points, writ in held[:seals]]


def charter_points(g: Feudum, seat: int, writ: int) -> int:
    """What a charter would score for a seat as the table stands."""
    tables = g.tables
    if writ == SOBRIETY:
        return tables.sobriety[g.barrel[seat]]
    if writ == SLAYER:
        return tables.slayer if g.slayers >> seat & 1 else 0
    points = tables.kingdom_points[writ - KINGDOMS]
    ruled = sum([g.ruler[place] == seat for place in tables.kingdom_places[writ - KINGDOMS]])
    return points[min(ruled, len(points) - 1)]
