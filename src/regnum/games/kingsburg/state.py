"""Kingsburg: the table.

A seat's goods and tokens are four numbers in `stock`; its buildings are bits of the cells of its sheet. Perks in force are
the abilities of its buildings, its governor and the event of the year.
"""

from __future__ import annotations

from typing import final

from ...kernel.planes import Planes
from ...kernel.state import State
from . import view
from .components import GOLD, HEADINGS, NOTHING, STONE, TOKEN, WOOD, Pack
from .kinds import DICE_SET, PERK, REROLLED
from .perks import hooks
from .perks.base import Perk
from .perks.hooks import Hook
from .redeal import redeal
from .scoring import winners
from .tables import Some, Tables

Placed = tuple[int, int, int, int, int]
"""A group on an advisor: its slot, its seat, its dice as bits, token used or not, shift."""


@final
class Kingsburg(State):
    """Board, sheets, goods, dice and cards."""

    __slots__ = (
        "aided", "armed", "builders", "built", "coloured", "covers", "deals", "dice", "ending", "enemies", "envoy",
        "event", "events_left", "free", "gifts", "governors", "granting", "groups", "hands", "helping", "lookers",
        "neutral", "offered", "open_strips", "order", "outcome", "own_die", "passed", "perks", "phase", "points", "pool", "reinforcement", "rows",
        "season", "sent", "sheets", "soldier_tokens", "soldiers", "spent", "stock", "stored", "strength",
        "strips", "tables", "taken", "tally", "token_used", "unscored", "used", "visited", "white", "wins", "year",
    )  # fmt: skip

    tables: Tables
    rows: int
    """The rows of the sheets in play, as bits."""
    year: int
    phase: int
    season: int
    order: tuple[int, ...]
    """The turn order."""
    envoy: int
    """The seat that holds the Envoy, or -1."""

    # By seat.
    stock: list[int]
    """Gold, wood, stone and +2 tokens: four numbers a seat."""
    soldiers: list[int]
    points: list[int]
    tally: list[int]
    """The score sheet: so many numbers a seat as there are headings."""
    built: list[int]
    """The standing buildings, as bits of cells."""
    unscored: list[int]
    """The standing buildings that brought no points when they were put up, as bits of cells."""
    covers: tuple[int, ...]
    """The alternative rows in use, as bits."""
    sheets: tuple[tuple[int, ...], ...]
    """The building of each cell."""
    governors: tuple[int, ...]
    perks: list[int]
    """The buildings whose abilities are in force, as bits of their numbers."""
    used: list[int]
    """The abilities used in this phase, as bits of perks."""
    spent: list[int]
    """The once-a-year abilities used this year."""
    armed: list[int]
    """A bit for each perk to remember something by, cleared at the end of the year."""
    stored: list[Pack]
    """What lies on a governor's card."""
    deals: list[int]
    """The advisors a seat has marked this year, as bits of slots."""
    wins: list[int]
    soldier_tokens: list[tuple[int, ...]]
    """The tokens left, where they are played with."""
    sent: list[int]
    """This winter's soldier token, or -1."""
    reinforcement: list[int]
    """What the King sends: his die, or the number of the token; once they have come, the soldiers there was room for."""
    own_die: list[int]
    """A die of the seat's own that may replace it, or 0."""
    strength: list[int]
    outcome: list[int]

    # The season.
    aided: int
    """The seat with the King's white die, or -1."""
    white: list[int]
    """White dice to be rolled."""
    granting: int
    """The perks that hand a white die to everybody without one, as bits."""
    dice: list[tuple[int, ...]]
    """The faces: the coloured dice in ascending order, then the white ones."""
    coloured: list[int]
    """How many of the dice are coloured."""
    free: list[int]
    """The dice not placed yet, as bits."""
    visited: list[int]
    """The advisors a seat has influenced this season, as bits of slots."""
    passed: int
    token_used: int
    """The seats that added a token to a group this season."""
    taken: int
    """The advisors under influence, as bits of slots."""
    groups: list[Placed]
    neutral: tuple[tuple[int, ...], ...]
    """Without a third player: the advisor and the dice of each neutral group."""
    gifts: tuple[int, ...]
    """What lies on each advisor, a thing or -1; empty without such an event."""
    helping: int
    builders: int

    # Cards.
    enemies: tuple[int, ...]
    """The enemy of each year, from the first."""
    lookers: int
    """The seats that know this year's enemy."""
    event: int
    events_left: tuple[int, ...]
    ending: bool
    """The game ends with this year."""
    hands: tuple[tuple[int, ...], ...]
    """Governors dealt and not chosen yet."""
    offered: tuple[int, ...]
    """Governors open to bids."""
    strips: tuple[tuple[int, ...], ...]
    """Alternative rows a seat holds and has not decided on."""
    pool: tuple[int, ...]
    """Alternative rows nobody holds."""
    open_strips: bool
    """Whether all rows lie face up."""

    def copy(self) -> Kingsburg:
        new = Kingsburg()
        self.copy_kernel(new)
        new.tables = self.tables
        new.rows = self.rows
        new.year = self.year
        new.phase = self.phase
        new.season = self.season
        new.order = self.order
        new.envoy = self.envoy
        new.stock = self.stock[:]
        new.soldiers = self.soldiers[:]
        new.points = self.points[:]
        new.tally = self.tally[:]
        new.built = self.built[:]
        new.unscored = self.unscored[:]
        new.covers = self.covers
        new.sheets = self.sheets
        new.governors = self.governors
        new.perks = self.perks[:]
        new.used = self.used[:]
        new.spent = self.spent[:]
        new.armed = self.armed[:]
        new.stored = self.stored[:]
        new.deals = self.deals[:]
        new.wins = self.wins[:]
        new.soldier_tokens = self.soldier_tokens[:]
        new.sent = self.sent[:]
        new.reinforcement = self.reinforcement[:]
        new.own_die = self.own_die[:]
        new.strength = self.strength[:]
        new.outcome = self.outcome[:]
        new.aided = self.aided
        new.white = self.white[:]
        new.granting = self.granting
        new.dice = self.dice[:]
        new.coloured = self.coloured[:]
        new.free = self.free[:]
        new.visited = self.visited[:]
        new.passed = self.passed
        new.token_used = self.token_used
        new.taken = self.taken
        new.groups = self.groups[:]
        new.neutral = self.neutral
        new.gifts = self.gifts
        new.helping = self.helping
        new.builders = self.builders
        new.enemies = self.enemies
        new.lookers = self.lookers
        new.event = self.event
        new.events_left = self.events_left
        new.ending = self.ending
        new.hands = self.hands
        new.offered = self.offered
        new.strips = self.strips
        new.pool = self.pool
        new.open_strips = self.open_strips
        return new

    def clear(self) -> None:
        """An empty table for `seats` players, before anything is dealt."""
        seats = self.seats
        self.rows = 0
        self.year = 0
        self.phase = 0
        self.season = 0
        self.order = tuple(range(seats))
        self.envoy = -1
        self.stock = [0] * (4 * seats)
        self.soldiers = [0] * seats
        self.points = [0] * seats
        self.tally = [0] * (len(HEADINGS) * seats)
        self.built = [0] * seats
        self.unscored = [0] * seats
        self.covers = (0,) * seats
        self.sheets = ((),) * seats
        self.governors = (-1,) * seats
        self.perks = [0] * seats
        self.used = [0] * seats
        self.spent = [0] * seats
        self.armed = [0] * seats
        self.stored = [NOTHING] * seats
        self.deals = [0] * seats
        self.wins = [0] * seats
        self.soldier_tokens = [()] * seats
        self.sent = [-1] * seats
        self.reinforcement = [0] * seats
        self.own_die = [0] * seats
        self.strength = [0] * seats
        self.outcome = [0] * seats
        self.aided = -1
        self.white = [0] * seats
        self.granting = 0
        self.dice = [()] * seats
        self.coloured = [0] * seats
        self.free = [0] * seats
        self.visited = [0] * seats
        self.passed = 0
        self.token_used = 0
        self.taken = 0
        self.groups = []
        self.neutral = ()
        self.gifts = ()
        self.helping = 0
        self.builders = 0
        self.enemies = ()
        self.lookers = 0
        self.event = -1
        self.events_left = ()
        self.ending = False
        self.hands = ((),) * seats
        self.offered = ()
        self.strips = ((),) * seats
        self.pool = ()
        self.open_strips = False

    def view(self, seat: int | None) -> view.KingsburgView:
        return view.look(self, seat)

    def planes(self, seat: int) -> Planes:
        from .planes import planes  # it reads rules that read this module

        return planes(self, seat)

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return winners(self)

    def alike(self, seat: int) -> list[tuple[str, ...]]:
        """Free dice of one face, coloured or white: an option means any of them."""
        same: dict[tuple[int, bool], list[str]] = {}
        for place, face in enumerate(self.dice[seat]):
            if self.free[seat] >> place & 1:
                same.setdefault((face, place >= self.coloured[seat]), []).append(f"die:{place}")
        return [tuple(dice) for dice in same.values() if len(dice) > 1]

    # Asking the perks.

    def asked(self, hook: Hook, seat: int) -> tuple[Perk, ...]:
        """The perks of a seat that have something to say at a hook."""
        return self.those(seat, self.tables.listeners[hook])

    def listening(self, hook: Hook) -> list[int]:
        """The seats, in turn order, whose perks have something to say at a hook."""
        some = self.tables.listeners[hook]
        return [seat for seat in self.order if self.any_of(seat, some)]

    def any_of(self, seat: int, some: Some) -> bool:
        """Whether the seat has one of these perks in force."""
        if self.perks[seat] & some.buildings:
            return True
        cards = some.cards
        return cards[self.governors[seat]] or cards[self.event]

    def those(self, seat: int, some: Some) -> tuple[Perk, ...]:
        """Those of these perks that the seat has in force, in the order of their numbers."""
        tables, cards = self.tables, some.cards
        governor, event = self.governors[seat], self.event
        bits = self.perks[seat] & some.buildings
        found = tables.perks_of(bits) if bits else ()
        if cards[governor]:
            found = (*found, tables.perks[governor])
        if cards[event]:
            found = (*found, tables.perks[event])
        return found

    def has(self, seat: int, name: str) -> bool:
        """Whether the seat has this perk in force."""
        number = self.tables.number[name]
        return number in (self.governors[seat], self.event) or bool(self.perks[seat] >> number & 1)

    # What a seat has.

    def goods(self, seat: int) -> int:
        """Gold, wood and stone together; tokens are no goods."""
        place = 4 * seat
        stock = self.stock
        return stock[place] + stock[place + WOOD] + stock[place + STONE]

    def buildings(self, seat: int) -> int:
        """How many buildings stand."""
        return self.built[seat].bit_count()

    def total(self, seat: int) -> int:
        """The sum of all dice, white ones too."""
        return sum(self.dice[seat])

    def can_pay(self, seat: int, pack: Pack) -> bool:
        """Whether the seat has all this."""
        place = 4 * seat
        stock = self.stock
        return (
            stock[place] >= pack[GOLD]
            and stock[place + WOOD] >= pack[WOOD]
            and stock[place + STONE] >= pack[STONE]
            and stock[place + TOKEN] >= pack[TOKEN]
        )

    # Changing it.

    def take(self, seat: int, pack: Pack) -> None:
        """Goods and tokens from the supply."""
        gold, wood, stone, tokens = pack
        self._move(seat, gold, wood, stone, tokens)

    def give(self, seat: int, pack: Pack) -> None:
        """Goods and tokens back to the supply."""
        gold, wood, stone, tokens = pack
        self._move(seat, -gold, -wood, -stone, -tokens)

    def _move(self, seat: int, gold: int, wood: int, stone: int, tokens: int) -> None:
        stock, place = self.stock, 4 * seat
        stock[place] += gold
        stock[place + WOOD] += wood
        stock[place + STONE] += stone
        stock[place + TOKEN] += tokens

    def score(self, seat: int, heading: int, points: int) -> None:
        """Points, gained or lost, under a heading of the score sheet."""
        self.points[seat] += points
        self.tally[seat * len(HEADINGS) + heading] += points

    def recruit(self, seat: int, soldiers: int) -> int:
        """Move the marker on the soldiers chart, which ends at 9; how far it went."""
        before = self.soldiers[seat]
        after = min(before + soldiers, self.tables.chart)
        self.soldiers[seat] = after
        return after - before

    def gain(
        self,
        seat: int,
        perk: Perk,
        taken: Pack = NOTHING,
        given: Pack = NOTHING,
        soldiers: int = 0,
        points: int = 0,
    ) -> None:
        """What a perk brings and costs, booked and told in one."""
        self.give(seat, given)
        self.take(seat, taken)
        moved = self.recruit(seat, soldiers) if soldiers else 0
        if points:
            self.score(seat, perk.heading, points)
        self.tell(PERK, (seat, perk.number, given, taken, moved, points))

    # Buildings.

    def put_up(self, seat: int, building: int, heading: int = -1) -> int:
        """A building stands from now on; its points, if they count under a heading."""
        bit = 1 << self.tables.cells[building]
        self.built[seat] |= bit
        self.perks[seat] |= 1 << building
        if heading < 0:
            self.unscored[seat] |= bit
            return 0
        points = self.tables.points[building]
        self.score(seat, heading, points)
        return points

    def tear_down(self, seat: int, building: int, heading: int) -> int:
        """A building stands no longer; the points it had brought are lost."""
        bit = 1 << self.tables.cells[building]
        points = 0 if self.unscored[seat] & bit else self.tables.points[building]
        self.built[seat] &= ~bit
        self.unscored[seat] &= ~bit
        self.perks[seat] &= ~(1 << building)
        self.score(seat, heading, -points)
        return points

    # Dice.

    def lay_dice(self, seat: int, coloured: list[int], white: list[int]) -> None:
        """These are the seat's dice now, none of them placed."""
        self.dice[seat] = (*sorted(coloured), *sorted(white))
        self.coloured[seat] = len(coloured)
        self.free[seat] = (1 << len(coloured) + len(white)) - 1

    def faces(self, seat: int, dice: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The faces of some dice, the coloured and the white ones."""
        count = self.coloured[seat]
        places = list(enumerate(self.dice[seat]))
        return (
            tuple([face for place, face in places[:count] if dice >> place & 1]),
            tuple([face for place, face in places[count:] if dice >> place & 1]),
        )

    def reroll(self, seat: int, dice: int, perk: Perk) -> None:
        """Roll some dice, given as bits, again."""
        faces = [
            self.chance.die("reroll") if dice >> place & 1 else face
            for place, face in enumerate(self.dice[seat])
        ]
        self._changed(seat, faces[: self.coloured[seat]], faces[self.coloured[seat] :], perk, REROLLED)

    def set_dice(self, seat: int, coloured: list[int], white: list[int], perk: Perk) -> None:
        """Turn dice to these faces."""
        self._changed(seat, coloured, white, perk, DICE_SET)

    def _changed(self, seat: int, coloured: list[int], white: list[int], perk: Perk, how: int) -> None:
        self.lay_dice(seat, coloured, white)
        count = self.coloured[seat]
        dice = self.dice[seat]
        self.tell(how, (seat, perk.number, dice[:count], dice[count:]))
        for other in self.asked(hooks.REROLLED, seat):
            other.rerolled(self, seat)

    def redeal(self, seat: int | None) -> None:
        redeal(self, seat)
