"""Kingdom Brawl: the flow, from the deal to the scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.kinds import Option, Reason
from ...kernel.step import Decision, Step
from .components import CHARACTERS, DRAGON, FAIRY, FOREST, GNOME, LATE, TOWER, WITCH, WIZARD, Tables
from .kinds import (
    BLOCKED,
    DEALT,
    DECLINE,
    DECLINED,
    ENDED,
    FREED,
    HAND,
    HARMED,
    MOVE,
    MOVED,
    PLACE,
    PLACED,
    SCORED,
    SKIPPED,
    STACK,
    STACKED,
    STARS,
    SWAP,
    SWAPPED,
)
from .scoring import blocked, points, winner
from .state import Brawl

_DECLINE: Final[Option] = (DECLINE,)


class Deal(Step[Brawl]):
    """Lay out the kingdom, deal the hands, choose who begins."""

    __slots__ = ()

    def run(self, g: Brawl) -> None:
        g.terrain = g.chance.shuffled(g.tables.terrains, "kingdom")
        g.stacks = [()] * g.tables.tiles
        g.memo = None
        g.holds = [0] * 10
        g.hands = []
        g.aside = []
        for _ in range(g.seats):
            cards = g.chance.shuffled(range(10), "deal")
            g.aside.append(_bits(cards[: g.tables.aside]))
            g.hands.append(_bits(cards[g.tables.aside :]))
        g.first = g.chance.pick(g.seats, "first")
        g.turn = 0
        g.tell(DEALT, (g.first,))
        for seat in range(g.seats):
            hand = tuple([card for card in range(10) if g.hands[seat] >> card & 1])
            g.tell(HAND, (seat, hand), (seat,))
        g.then(NEXT_TURN)


class NextTurn(Step[Brawl]):
    """The next seat places a character, or skips a last turn it cannot use."""

    __slots__ = ()

    def run(self, g: Brawl) -> None:
        if g.over():
            for seat, line in enumerate(points(g)):
                g.tell(SCORED, (seat, tuple(line), sum(line)))
            g.tell(ENDED, (winner(g),))
            return
        seat = g.mover()
        if g.hands[seat] & ~LATE or not g.last_turn(seat):
            g.then(PlaceCharacter(seat), END_TURN)
        else:
            g.tell(SKIPPED, (seat,))
            g.then(END_TURN)


class EndTurn(Step[Brawl]):
    """Play passes clockwise."""

    __slots__ = ()

    def run(self, g: Brawl) -> None:
        g.turn += 1
        g.then(NEXT_TURN)


DEAL: Final = Deal()
NEXT_TURN: Final = NextTurn()
END_TURN: Final = EndTurn()


class Standing:
    """Who is blocked, by tiles with a Dragon, and how many stars there are, so that a change of it can be told."""

    __slots__ = ("blocked", "totals")

    def __init__(self, g: Brawl) -> None:
        self.blocked: dict[int, tuple[int, ...]] = {}
        self.totals: list[int] = g.scores()
        dragons = g.holds[DRAGON]
        if dragons:
            for tile, stack in enumerate(g.stacks):
                if dragons >> tile & 1:
                    self.blocked[tile] = _blocked(stack)

    def compare(
        self, g: Brawl, seat: int, agent: int, source: int, target: int, taken: tuple[int, ...] = ()
    ) -> None:
        """Tell what has changed since: a character of this seat acted between two tiles and took cards from their places."""
        now = Standing(g)
        touched = [*taken]
        if now.blocked != self.blocked:
            for tile in sorted({*self.blocked, *now.blocked}):
                was, stand = self.blocked.get(tile, ()), now.blocked.get(tile, ())
                newly = [card for card in stand if card not in was]
                free = [card for card in was if card in g.stacks[tile] and card not in stand]
                if newly:
                    g.tell(BLOCKED, (tile, tuple([card % 10 for card in newly])))
                if free:
                    g.tell(FREED, (tile, tuple([card % 10 for card in free])))
                touched += [card for card in newly if card not in taken]
        if now.totals != self.totals:
            g.tell(STARS, (tuple(now.totals),))
        for other, stars in enumerate(now.totals):
            cards = tuple([card % 10 for card in touched if card // 10 == other])
            lost = stars < self.totals[other] or (cards and stars == self.totals[other])
            if other != seat and lost:
                g.tell(
                    HARMED, (other, seat, agent, cards, source, target, self.totals[other], stars), (other,)
                )


def standing(g: Brawl) -> Standing | None:
    """How things stand, where somebody wants to be told what changes."""
    return None if g.events is None or g.brief else Standing(g)


class PlaceCharacter(Decision[Brawl]):
    """Place one character from hand on any tile without its namesake."""

    __slots__ = ()
    name: ClassVar[str] = "place-character"

    def options(self, g: Brawl) -> list[Option]:
        hand = g.hands[self.seat]
        if g.last_turn(self.seat):
            hand &= ~LATE
        found: list[Option] = []
        tables = g.tables
        holds = g.holds
        for card in range(10):
            if hand >> card & 1:
                found += _places(tables, card, holds[card])
        return found

    def why(self, g: Brawl, pieces: tuple[str, ...]) -> list[Reason]:
        named = dict(piece.split(":") for piece in pieces)
        card = CHARACTERS.index(named["character"]) if "character" in named else -1
        if card < 0:
            return []
        if LATE >> card & 1 and g.last_turn(self.seat):
            return [("late", {})]
        if "tile" in named and g.holds[card] >> int(named["tile"]) & 1:
            return [("namesake", {})]
        return []

    def choose(self, g: Brawl, option: Option) -> None:
        seat = self.seat
        card: int = option[1]
        tile: int = option[2]
        before = standing(g)
        g.hands[seat] &= ~(1 << card)
        g.put(tile, seat * 10 + card)
        g.tell(PLACED, (seat, card, tile))
        if before is not None:
            before.compare(g, seat, card, tile, tile)
        if card == WITCH:
            if g.terrain[tile] == FOREST:
                g.then(UseWitch(seat))
        elif card == FAIRY:
            g.then(UseFairy(seat, tile, ()))
        elif card == WIZARD:
            if g.terrain[tile] == TOWER or any(g.terrain[near] == TOWER for near in g.tables.adjacent[tile]):
                g.then(UseWizard(seat))


class UseWitch(Decision[Brawl]):
    """Swap two top characters of different tiles, or decline."""

    __slots__ = ()
    name: ClassVar[str] = "use-witch"

    def options(self, g: Brawl) -> list[Option]:
        found = [_DECLINE]
        tops = g.tops()
        for first, one in enumerate(tops):
            if one < 0:
                continue
            for second in range(first + 1, len(tops)):
                other = tops[second]
                if other < 0:
                    continue
                if one == other or not (g.holds[one] >> second & 1 or g.holds[other] >> first & 1):
                    found.append((SWAP, first, second))
        return found

    def choose(self, g: Brawl, option: Option) -> None:
        if option[0] == DECLINE:
            g.tell(DECLINED, (self.seat, WITCH))
            return
        first: int = option[1]
        second: int = option[2]
        before = standing(g)
        one = g.lift(first)
        other = g.lift(second)
        g.put(first, other)
        g.put(second, one)
        g.tell(SWAPPED, (self.seat, one % 10, first, other % 10, second))
        if before is not None:
            before.compare(g, self.seat, WITCH, first, second, (one, other))


class UseFairy(Decision[Brawl]):
    """Rearrange the tile above its Gnome, card by card from the bottom, or decline."""

    __slots__ = ("laid", "tile")
    name: ClassVar[str] = "use-fairy"

    def __init__(self, seat: int, tile: int, laid: tuple[int, ...]) -> None:
        self.seat = seat
        self.tile = tile
        self.laid = laid

    def options(self, g: Brawl) -> list[Option]:
        loose = [card for card in g.stacks[self.tile] if card % 10 != GNOME]
        if len(loose) == 1:
            return [_DECLINE]
        found: list[Option] = [(STACK, card % 10) for card in loose if card not in self.laid]
        return found if self.laid else [_DECLINE, *found]

    def choose(self, g: Brawl, option: Option) -> None:
        if option[0] == DECLINE:
            g.tell(DECLINED, (self.seat, FAIRY))
            return
        stack = g.stacks[self.tile]
        laid = (*self.laid, *[card for card in stack if card % 10 == option[1]])
        below = stack[:1] if stack[0] % 10 == GNOME else ()
        if len(below) + len(laid) < len(stack):
            g.then(UseFairy(self.seat, self.tile, laid))
            return
        before = standing(g)
        g.rearrange(self.tile, below + laid)
        g.tell(STACKED, (self.seat, self.tile, tuple([card % 10 for card in below + laid])))
        if before is not None:
            before.compare(g, self.seat, FAIRY, self.tile, self.tile)


class UseWizard(Decision[Brawl]):
    """Move any top character to any other tile without its namesake, or decline."""

    __slots__ = ()
    name: ClassVar[str] = "use-wizard"

    def options(self, g: Brawl) -> list[Option]:
        found = [_DECLINE]
        for source, character in enumerate(g.tops()):
            if character >= 0:
                holds = g.holds[character]
                for target in range(g.tables.tiles):
                    if not holds >> target & 1:
                        found.append((MOVE, source, target))
        return found

    def choose(self, g: Brawl, option: Option) -> None:
        if option[0] == DECLINE:
            g.tell(DECLINED, (self.seat, WIZARD))
            return
        before = standing(g)
        card = g.lift(option[1])
        g.put(option[2], card)
        g.tell(MOVED, (self.seat, card % 10, option[1], option[2]))
        if before is not None:
            before.compare(g, self.seat, WIZARD, option[1], option[2], (card,))


def _blocked(stack: tuple[int, ...]) -> tuple[int, ...]:
    """The blocked cards of a stack."""
    mask = blocked(stack)
    return tuple([card for place, card in enumerate(stack) if mask >> place & 1]) if mask else ()


def _bits(cards: list[int]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def _places(tables: Tables, card: int, holds: int) -> list[Option]:
    """The ways to place a character whose namesakes lie on the tiles `holds`, made once and shared."""
    known = tables.places[card]
    found = known.get(holds)
    if found is None:
        found = [(PLACE, card, tile) for tile in range(tables.tiles) if not holds >> tile & 1]
        known[holds] = found
    return found
