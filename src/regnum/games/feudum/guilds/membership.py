"""Feudum: membership in the guilds: stars, the guilds' tracks, reeves."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..amendments import OWNER_CHOOSES_GUILD
from ..components import FIEF
from ..kinds import ENTER_GUILD, LEFT_GUILD, OUTRANKED, RANKED, REEVE_RETURNED
from ..shared import put_in
from ..state import Feudum


def star_parts(g: Feudum) -> list[tuple[int, int, int]]:
    """Stars by guild and seat: those of pawns, of fiefs and of the guild's settlements."""
    tables = g.tables
    found: list[tuple[int, int, int]] = []
    for guild in range(6):
        for seat in range(g.seats):
            pawns = sum([g.pawn_face[figure] == guild for figure in g.on_map(seat)]) * tables.pawn_star
            fiefs = sum([ruler == seat and g.disc[at] == FIEF + guild for at, ruler in enumerate(g.ruler)])
            rest = g.stars[guild * g.seats + seat] - pawns - fiefs * tables.fief_stars
            found.append((pawns, fiefs * tables.fief_stars, rest))
    return found


def count_stars(g: Feudum) -> list[int]:
    """Stars by guild and seat: pawns, fiefs and, with one of these, the guild's settlements."""
    tables = g.tables
    seats = g.seats
    stars = [0] * (6 * seats)
    settlements = [0] * (3 * seats)
    pawn_place = g.pawn_place
    pawn_face = g.pawn_face
    for figure in range(3 * seats):
        if pawn_place[figure] >= 0:
            stars[pawn_face[figure] * seats + figure // 3] += tables.pawn_star
    disc = g.disc
    for place, seat in enumerate(g.ruler):
        if seat >= 0:
            kind = disc[place]
            if kind >= FIEF:
                stars[(kind - FIEF) * seats + seat] += tables.fief_stars
            else:
                settlements[kind * seats + seat] += tables.settlement_star
    second = tables.second
    for at, count in enumerate(stars):
        if count:
            stars[at] = count + settlements[second[at // seats] * seats + at % seats]
    return stars


def update(g: Feudum) -> None:
    """Set stars and tracks right after pawns, rulers, settlements or markers have changed.

    A waiting seat enters as soon as it has a marker and there is room or a member with
    fewer stars; equal stars displace nobody. With too few markers for all the guilds that
    wait its owner chooses; until then the markers are laid aside.
    """
    stars = count_stars(g)
    if stars != g.stars:
        g.tick += 1
        g.since = tuple([g.since[at] if count == g.stars[at] else g.tick for at, count in enumerate(stars)])
        g.stars = stars
    owner_chooses = g.rules >= OWNER_CHOOSES_GUILD
    if owner_chooses:
        _lay_aside(g)
    changed = True
    while changed:
        changed = False
        for guild in range(6):
            if _settle(g, guild):
                changed = True
                if owner_chooses:
                    _lay_aside(g)  # a marker that just came home from this guild


def _lay_aside(g: Feudum) -> None:
    """Whoever has markers, but fewer than guilds to enter, will have to choose."""
    steps: list[Step[Feudum]] = []
    for seat in g.order():
        count = g.markers[seat]
        if 0 < count < len(open_guilds(g, seat)):
            g.markers[seat] = 0
            steps.append(EnterGuilds(seat, count))
    if steps:
        g.then(*steps)


def open_guilds(g: Feudum, seat: int) -> list[int]:
    """The guilds that a seat would enter now if it had the markers."""
    found: list[int] = []
    for guild in range(6):
        stars = g.stars[guild * g.seats + seat]
        if stars and g.rank(guild, seat) < 0:
            members = [one for one in g.track[guild * 3 : guild * 3 + g.tables.ranks] if one >= 0]
            fewer = [one for one in members if g.stars[guild * g.seats + one] < stars]
            if fewer or len(members) < g.tables.ranks:
                found.append(guild)
    return found


class EnterGuilds(Step[Feudum]):
    """Markers laid aside go to the guilds that wait for them; where there are more guilds, by choice."""

    __slots__ = ("count", "seat")
    seat: int
    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, g: Feudum) -> None:
        if len(open_guilds(g, self.seat)) > self.count:
            g.then(ChooseGuild(self.seat, self.count))
        else:
            g.markers[self.seat] += self.count
            update(g)


class ChooseGuild(Decision[Feudum]):
    """Which of the guilds that wait the next marker goes to."""

    __slots__ = ("count",)
    name: ClassVar[str] = "enter_guild"
    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, g: Feudum) -> list[Option]:
        return [(ENTER_GUILD, guild) for guild in open_guilds(g, self.seat)]

    def choose(self, g: Feudum, option: Option) -> None:
        if self.count > 1:
            g.then(EnterGuilds(self.seat, self.count - 1))
        others = g.markers[self.seat]
        g.markers[self.seat] = 1
        _settle(g, option[1])
        g.markers[self.seat] += others
        update(g)

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.count,)


def _settle(g: Feudum, guild: int) -> bool:
    """Put one guild's track in order; whether anything changed."""
    seats = g.seats
    base = guild * seats
    stars = g.stars
    track = g.track
    old = [seat for seat in track[guild * 3 : guild * 3 + 3] if seat >= 0]
    members = [seat for seat in old if stars[base + seat]]
    waiting = [
        seat for seat in range(seats) if stars[base + seat] and g.markers[seat] and seat not in members
    ]
    if not waiting and len(members) == len(old) and _in_order(members, stars, base):
        return False
    members.sort(key=lambda seat: -stars[base + seat])
    first = g.first
    waiting.sort(key=lambda seat: (-stars[base + seat], g.since[base + seat], (seat - first) % seats))
    room = g.tables.ranks
    for seat in waiting:
        count = stars[base + seat]
        at = len(members)
        while at and stars[base + members[at - 1]] < count:
            at -= 1
        if at < room:
            members.insert(at, seat)
            del members[room:]
    if members == old:
        return False
    for seat in old:
        if seat not in members:
            g.markers[seat] += 1
            g.tell(LEFT_GUILD, (seat, guild))
    for rank, seat in enumerate(members):
        if seat not in old:
            g.markers[seat] -= 1
        if track[guild * 3 + rank] != seat:
            g.tell(RANKED, (seat, guild, rank))
    _tell_who_sank(g, guild, old, members)
    for rank in range(3):
        track[guild * 3 + rank] = members[rank] if rank < len(members) else -1
    for seat in range(seats):
        if g.reeves[seat] >> guild & 1 and seat not in members[:2]:
            g.reeves = put_in(g.reeves, seat, g.reeves[seat] & ~(1 << guild))
            g.tell(REEVE_RETURNED, (seat, guild))
    return True


def _tell_who_sank(g: Feudum, guild: int, old: list[int], members: list[int]) -> None:
    """Whoever has a lower rank than before, or none; the one in his place is said to have passed him."""
    if g.events is None:
        return
    points = g.tables.rank_points
    for was, seat in enumerate(old):
        now = members.index(seat) if seat in members else -1
        if now < 0 or now > was:
            by = members[was] if was < len(members) else -1
            told = (seat, by, guild, was, now, points[was], points[now] if now >= 0 else 0)
            g.tell(OUTRANKED, told, (seat,))


def _in_order(members: list[int], stars: list[int], base: int) -> bool:
    counts = [stars[base + seat] for seat in members]
    return counts == sorted(counts, reverse=True)
