"""Feudum: what a guild can do, and the ways of moving goods, seals and beads that several guilds share."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import ALCHEMIST, FARMER, MERCHANT
from ..kinds import BEADED, COMPLETED, PICK_COLOURS, PICK_SCROLLS, SEALED, SHIFT, SHIFTED
from ..reserve.bag import turn_up
from ..state import Feudum
from . import hall

N_SCROLLS: Final = 6


class GuildRules:
    """The three tasks of one guild. `seat` acts and gains; `host` is the member whose task it is.

    They differ at a feast only.
    """

    def can_trade(self, g: Feudum, seat: int) -> bool:
        """Whether a seat can buy (or sell) anything here."""
        raise NotImplementedError

    def trade(self, g: Feudum, seat: int) -> None:
        """Trade with the guild."""
        raise NotImplementedError

    def can_pull(self, g: Feudum) -> bool:
        """Whether anything can be received from the guild on the left."""
        raise NotImplementedError

    def pull(self, g: Feudum, seat: int, host: int) -> None:
        """The journeyman's task."""
        raise NotImplementedError

    def can_push(self, g: Feudum) -> bool:
        """Whether anything can be sent to the guild on the right."""
        raise NotImplementedError

    def push(self, g: Feudum, seat: int, host: int) -> None:
        """The master's task."""
        raise NotImplementedError


def room_on_shelves(g: Feudum) -> list[int]:
    """What the barn could send to the merchants' shelves, by good."""
    columns = g.tables.columns
    return [min(g.barn[good], columns - g.shelves[good]) for good in range(5)]


def room_in_carts(g: Feudum) -> list[int]:
    """What the shelves could send to the alchemists' carts and heaps, by good."""
    cart = g.tables.cart
    return [min(g.shelves[good], cart - g.carts[good]) for good in range(5)]


def ways_to_move(room: list[int], count: int) -> list[Option]:
    """Every choice of `count` goods (of all there are, if fewer) within the room for each."""
    count = min(count, sum(room))
    found: list[Option] = []
    for a in range(min(room[0], count) + 1):
        for b in range(min(room[1], count - a) + 1):
            for c in range(min(room[2], count - a - b) + 1):
                rest = count - a - b - c
                for d in range(max(0, rest - room[4]), min(room[3], rest) + 1):
                    found.append((SHIFT, (a, b, c, d, rest - d)))
    return found


class ShiftGoods(Decision[Feudum]):
    """Move goods from the barn to the shelves, or from the shelves to the carts and heaps.

    As many as possible up to the number of the task; which ones is free (R23).
    """

    __slots__ = ("count", "guild", "host", "source", "task")
    name: ClassVar[str] = "shift_goods"
    host: int
    guild: int
    task: int
    source: int
    count: int

    def __init__(self, seat: int, host: int, guild: int, task: int, source: int, count: int) -> None:
        self.seat = seat
        self.host = host
        self.guild = guild
        self.task = task
        self.source = source
        self.count = count

    def options(self, g: Feudum) -> list[Option]:
        room = room_on_shelves(g) if self.source == FARMER else room_in_carts(g)
        return ways_to_move(room, self.count)

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.count, self.guild, self.task)

    def choose(self, g: Feudum, option: Option) -> None:
        goods: tuple[int, ...] = option[1]
        target = MERCHANT if self.source == FARMER else ALCHEMIST
        columns = min(g.shelves)
        if target == MERCHANT:
            rows = _shift(g.barn, g.shelves, goods, g.tables.columns)
            columns = min(g.shelves) - columns
        else:
            rows = _shift(g.shelves, g.carts, goods, g.tables.cart)
            columns = 0
        g.tell(SHIFTED, (self.seat, target, goods))
        if rows or columns:
            g.tell(COMPLETED, (self.seat, target, rows, columns))
        # No good counts twice: rows or columns, whichever are more.
        hall.reward(g, self.seat, self.host, self.guild, self.task, max(len(rows), columns))


def _shift(source: list[int], target: list[int], goods: tuple[int, ...], full: int) -> tuple[int, ...]:
    """Move goods from store to store; the rows, carts or heaps completed."""
    for good in range(5):
        source[good] -= goods[good]
        target[good] += goods[good]
    return tuple([good for good in range(5) if goods[good] and target[good] == full])


# Seals: markers of the knights' rows buy them, scrolls hold them, the rosary turns them to beads.


def free_scrolls(g: Feudum) -> list[int]:
    """Scrolls without a seal."""
    return [scroll for scroll in range(N_SCROLLS) if not g.scrolls >> scroll & 1]


def sealed_scrolls(g: Feudum) -> list[int]:
    """Scrolls with a seal."""
    return [scroll for scroll in range(N_SCROLLS) if g.scrolls >> scroll & 1]


def sealable(g: Feudum) -> int:
    """How many markers could be exchanged for seals now."""
    colours = sum([count > 0 for count in g.rows])
    return min(colours, N_SCROLLS - g.scrolls.bit_count(), g.seal_supply)


def choices(things: list[int], count: int) -> list[tuple[int, ...]]:
    """All sets of so many things, in order."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(count):
        found = [(*line, thing) for line in found for thing in things if not line or thing > line[-1]]
    return found


class GiveMarkers(Decision[Feudum]):
    """Choose markers of different colours to leave the knights' rows for seals."""

    __slots__ = ("fewest", "guild", "host", "most", "task")
    name: ClassVar[str] = "give_markers"
    host: int
    guild: int
    task: int
    fewest: int
    most: int

    def __init__(self, seat: int, host: int, guild: int, task: int, fewest: int, most: int) -> None:
        self.seat = seat
        self.host = host
        self.guild = guild
        self.task = task
        self.fewest = fewest
        self.most = most

    def options(self, g: Feudum) -> list[Option]:
        colours = [colour for colour, count in enumerate(g.rows) if count]
        return [
            (PICK_COLOURS, line)
            for count in range(self.fewest, self.most + 1)
            for line in choices(colours, count)
        ]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.most, self.guild, self.task)

    def choose(self, g: Feudum, option: Option) -> None:
        g.then(SealScrolls(self.seat, self.host, self.guild, self.task, option[1]))


class SealScrolls(Decision[Feudum]):
    """Choose the scrolls that get the seals for the markers given."""

    __slots__ = ("colours", "guild", "host", "task")
    name: ClassVar[str] = "seal_scrolls"
    host: int
    guild: int
    task: int
    colours: tuple[int, ...]

    def __init__(self, seat: int, host: int, guild: int, task: int, colours: tuple[int, ...]) -> None:
        self.seat = seat
        self.host = host
        self.guild = guild
        self.task = task
        self.colours = colours

    def options(self, g: Feudum) -> list[Option]:
        return [(PICK_SCROLLS, line) for line in choices(free_scrolls(g), len(self.colours))]

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (len(self.colours), self.guild, self.task)

    def choose(self, g: Feudum, option: Option) -> None:
        for colour in self.colours:
            g.rows[colour] -= 1
            g.marker_supply[colour] += 1
        before = g.scrolls
        for scroll in option[1]:
            g.scrolls |= 1 << scroll
            g.seal_supply -= 1
        g.tell(SEALED, (self.seat, option[1], self.colours))
        rows = _completed(g.tables.scroll_rows, before, g.scrolls)
        columns = _completed(g.tables.scroll_columns, before, g.scrolls)
        hall.reward(g, self.seat, self.host, self.guild, self.task, max(rows, columns))


def _completed(lines: tuple[int, ...], before: int, after: int) -> int:
    return sum([line & after == line and line & before != line for line in lines])


def rosary_room(g: Feudum) -> int:
    """Free spaces on the rosary."""
    return g.tables.rosary - sum(g.rosary)


def seals_to_rosary(g: Feudum, seat: int, scrolls: tuple[int, ...]) -> int:
    """Move seals to the rosary, turned to beads; the new sum."""
    values: list[int] = []
    for scroll in scrolls:
        g.scrolls &= ~(1 << scroll)
        value = turn_up(g, "bead")
        g.rosary[value] += 1
        values.append(value + 2)
    g.tell(BEADED, (seat, scrolls, tuple(values)))
    return bead_sum(g.rosary)


def bead_sum(beads: list[int]) -> int:
    """The numbers on beads, kept as counts of 2, 3, 4, 5."""
    return sum([count * (value + 2) for value, count in enumerate(beads)])


def blind_bead(g: Feudum) -> int:
    """Take the lowest or the highest bead off the rosary, from one of two closed fists."""
    rosary = g.rosary
    lowest = 0
    while not rosary[lowest]:
        lowest += 1
    highest = len(rosary) - 1
    while not rosary[highest]:
        highest -= 1
    value = highest if lowest != highest and g.chance.pick(2, "fist") else lowest
    rosary[value] -= 1
    return value


def hens_room(g: Feudum) -> int:
    """Hens without a bead."""
    return g.tables.hens - sum(g.hens)
