"""Feudum: the round and its phase 1, Actions: choosing cards, laying them one by one."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step, Together
from ..actions import cards
from ..components import CARDS, CONQUER, REPEAT, SALTPETER, SULFUR
from ..kinds import (
    CHOOSE,
    CHOSEN,
    DECLARE,
    DECLARED,
    DONE,
    DOUBLE,
    EXTRA,
    LAID,
    LAY,
    NO_BONUS,
    PURSE_EMPTIED,
    ROUND_BEGAN,
)
from ..pieces import numbered
from ..shared import put_in
from ..state import Feudum
from . import anytime, ending, epochs, feeding

_LAYS: Final[tuple[Option, ...]] = tuple([(LAY, card) for card in range(len(CARDS))])
_DONE: Final[Option] = (DONE,)


@cache
def hands(size: int) -> tuple[Option, ...]:
    """Every choice of so many cards."""
    return tuple([(CHOOSE, chosen) for chosen in combinations(range(len(CARDS)), size)])


@cache
def _hand_list(size: int) -> list[Option]:
    return list(hands(size))


class NewRound(Step[Feudum]):
    """The five phases."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        g.round += 1
        g.phase = 1
        g.mover = g.first
        g.tell(ROUND_BEGAN, (g.round, g.first))
        order = g.order()
        g.then(
            *[DeclareBonus(seat) for seat in order],
            ChooseCards(tuple(order)),
            FIRST_TURN,
            END_ACTIONS,
            feeding.FEEDING,
            epochs.DIE_OF_CHANGE,
            epochs.EPOCH_CHANGE,
            END_ROUND,
        )


class DeclareBonus(Decision[Feudum]):
    """The extra or the double action: saltpeter or sulfur on the purse, in turn order."""

    __slots__ = ()
    name: ClassVar[str] = "declare_bonus"

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [(DECLARE, NO_BONUS)]
        if g.has(self.seat, SALTPETER):
            found.append((DECLARE, EXTRA))
        if g.has(self.seat, SULFUR):
            found.append((DECLARE, DOUBLE))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        bonus: int = option[1]
        if bonus != NO_BONUS:
            good = purse_good(bonus)
            if g.pay(seat, good):
                g.bag[good] -= 1
                g.purse = put_in(g.purse, seat, 1)
        g.bonus[seat] = bonus
        g.tell(DECLARED, (seat, bonus))


class ChooseCards(Together[Feudum]):
    """All choose four of their eleven cards, five with the extra action."""

    __slots__ = ()
    name: ClassVar[str] = "choose_cards"

    def options(self, g: Feudum, seat: int) -> list[Option]:
        return _hand_list(g.tables.hand + (g.bonus[seat] == EXTRA))

    def resolve(self, g: Feudum, answers: tuple[Option, ...]) -> None:
        for seat, option in zip(self.seats, answers, strict=True):
            chosen: tuple[int, ...] = option[1]
            hand = 0
            for card in chosen:
                hand |= 1 << card
            g.hand[seat] = hand
            g.tell(CHOSEN, (seat, len(chosen), chosen), (seat,))


class FirstTurn(Step[Feudum]):
    """The first player begins."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        turn(g, g.first)


class NextTurn(Step[Feudum]):
    """Play goes on clockwise among those who have cards left."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        for ahead in range(1, g.seats + 1):
            seat = (g.mover + ahead) % g.seats
            if g.hand[seat]:
                turn(g, seat)
                return


def turn(g: Feudum, seat: int) -> None:
    """One seat's turn: a card, perhaps a second one, and what may be done after it."""
    g.mover = seat
    g.fresh = 0
    g.then(LayCard(seat), AfterCard(seat), BeforeTurnEnds(seat), NEXT_TURN)


class LayCard(Decision[Feudum]):
    """Lay one card; a card that must not come last may not be left over."""

    __slots__ = ()
    name: ClassVar[str] = "lay_card"
    opens: ClassVar[bool] = True

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = []
        hand = g.hand[self.seat]
        alone = g.tables.never_last if hand.bit_count() == 2 else 0
        for card in range(len(CARDS)):
            if hand >> card & 1 and not hand & ~(1 << card) & alone:
                found.append(_LAYS[card])
        anytime.acts(g, self.seat, found, True)
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] != LAY:
            g.then(self)
            anytime.act(g, self.seat, option)
            return
        seat = self.seat
        card: int = option[1]
        g.hand[seat] &= ~(1 << card)
        g.played[seat] |= 1 << card
        g.tell(LAID, (seat, card))
        cards.perform(g, seat, card)

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        """Why a card can't be laid, or why its action does nothing with the other pieces."""
        hand = g.hand[self.seat]
        again = f"card:{CARDS[REPEAT]}"
        if again in pieces[:-1] and hand >> REPEAT & 1:
            return cards.Repeat(self.seat).why(g, tuple([piece for piece in pieces if piece != again]))
        card = numbered(pieces, "card", CARDS)
        if card < 0:
            return []
        if not hand >> card & 1:
            return [("laid-already" if g.played[self.seat] >> card & 1 else "not-chosen", {})]
        if (LAY, card) not in self.options(g):
            return [("leaves-conquer-last", {})]
        if card == CONQUER and hand == 1 << CONQUER:
            return [("last-card", {})]
        rest = tuple([piece for piece in pieces if piece != f"card:{CARDS[card]}"])
        step = cards.question(g, self.seat, card)
        found = step.why(g, rest) if step and rest else []
        return found or cards.idle(g, self.seat, card)


class AfterCard(Step[Feudum]):
    """With sulfur on the purse a second card may follow in the same turn."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Feudum) -> None:
        seat = self.seat
        if not g.hand[seat]:
            if g.bonus[seat] == EXTRA:
                empty_purse(g, seat)
        elif g.bonus[seat] == DOUBLE and not g.double_used >> seat & 1:
            g.then(LaySecondCard(seat))


class LaySecondCard(LayCard):
    """The second card of a double action, or leave it for a later turn."""

    __slots__ = ()
    name: ClassVar[str] = "lay_second_card"

    def options(self, g: Feudum) -> list[Option]:
        return [_DONE, *super().options(g)]

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == DONE:
            return
        if option[0] == LAY:
            g.double_used |= 1 << self.seat
            empty_purse(g, self.seat)
        super().choose(g, option)


class BeforeTurnEnds(Step[Feudum]):
    """Whoever holds writs may use them after the card, and may keep no more than three."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Feudum) -> None:
        if g.writs[self.seat] or any(g.vessels[self.seat * 3 : self.seat * 3 + 3]):
            g.then(EndTurn(self.seat))


class EndTurn(Decision[Feudum]):
    """End the turn, or do first what may be done at any time.

    It is asked of all who hold writs, so that nobody learns who holds a mandate.
    """

    __slots__ = ()
    name: ClassVar[str] = "end_turn"
    opens: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = []
        if g.writs[self.seat].bit_count() <= g.tables.writ_limit:
            found.append(_DONE)
        anytime.acts(g, self.seat, found, True)
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] != DONE:
            g.then(self)
            anytime.act(g, self.seat, option)


class EndActions(Step[Feudum]):
    """Whatever still lies on a purse goes into the bag; cards laid are taken back."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        g.before = tuple(g.played)
        for seat in range(g.seats):
            if g.bonus[seat] != NO_BONUS:
                empty_purse(g, seat)
                g.bonus[seat] = NO_BONUS
            g.played[seat] = 0
            g.moved[seat] = 0
            g.guilds_used[seat] = 0
        g.double_used = 0
        g.shown = 0


class EndRound(Step[Feudum]):
    """Phase 5: the first-player marker goes on, or the last scoring comes."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        g.phase = 5
        if g.epoch == 5:
            g.then(ending.FINAL_SCORING)
            anytime.last_pause(g)
            return
        g.first = (g.first + 1) % g.seats
        g.then(NEW_ROUND)


def purse_good(bonus: int) -> int:
    """The good that pays for a bonus."""
    return SALTPETER if bonus == EXTRA else SULFUR


def empty_purse(g: Feudum, seat: int) -> None:
    """The cube on a purse goes into the bag."""
    if g.purse[seat]:
        good = purse_good(g.bonus[seat])
        g.purse = put_in(g.purse, seat, 0)
        g.bag[good] += 1
        g.tell(PURSE_EMPTIED, (seat, good))


NEW_ROUND: Final = NewRound()
FIRST_TURN: Final = FirstTurn()
NEXT_TURN: Final = NextTurn()
END_ACTIONS: Final = EndActions()
END_ROUND: Final = EndRound()
