"""Kingsburg: who gets which governor, by a deal or an auction."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step, Together
from ..components import GOVERNOR_POINTS
from ..kinds import APPOINT, APPOINTED, BID, BIDDEN, DEALT, OPEN, OPENED, PASS, PASSED
from ..perks import hooks
from ..state import Kingsburg

HIGHEST_OPENING: Final = 10
HIGHEST_RAISE: Final = 5
HIGHEST_BID: Final = 40
"""An auction's numbers are bounded so that a list of bids stays short; nobody comes near in play."""


class DealGovernors(Step[Kingsburg]):
    """Three cards to each; all keep one in secret and show it together."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        cards = g.chance.shuffled(g.tables.governors, "governors")
        size = g.tables.deal_governors
        g.hands = tuple([tuple(sorted(cards[seat * size :][:size])) for seat in range(g.seats)])
        for seat in range(g.seats):
            g.tell(DEALT, (seat, g.hands[seat]), (seat,))
        g.then(ChooseGovernor(tuple(range(g.seats))))


class ChooseGovernor(Together[Kingsburg]):
    """Keep one of the governors dealt."""

    __slots__ = ()
    name: ClassVar[str] = "choose-governor"

    def options(self, g: Kingsburg, seat: int) -> list[Option]:
        return [(APPOINT, card) for card in g.hands[seat]]

    def resolve(self, g: Kingsburg, answers: tuple[Option, ...]) -> None:
        g.hands = ((),) * g.seats
        for seat, answer in zip(self.seats, answers, strict=True):
            appoint(g, seat, answer[1], 0)


def appoint(g: Kingsburg, seat: int, governor: int, bid: int) -> None:
    """A seat gets its governor and pays what it bid."""
    g.governors = (*g.governors[:seat], governor, *g.governors[seat + 1 :])
    g.tell(APPOINTED, (seat, governor, bid))
    if bid:
        g.score(seat, GOVERNOR_POINTS, -bid)
    for perk in g.asked(hooks.TAKEN, seat):
        perk.taken(g, seat)


class AuctionGovernors(Step[Kingsburg]):
    """A card for each player and one more lie open; a random player opens the bidding."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        cards = g.chance.shuffled(g.tables.governors, "governors")
        g.offered = tuple(sorted(cards[: g.seats + g.tables.auction]))
        g.then(NextAuction(g.chance.pick(g.seats, "first")))


def next_bidder(g: Kingsburg, seat: int) -> int:
    """The next seat clockwise without a governor."""
    while True:
        seat = (seat + 1) % g.seats
        if g.governors[seat] < 0:
            return seat


class NextAuction(Step[Kingsburg]):
    """The opener, or who comes next without a governor, opens; when all have one the rest goes back."""

    __slots__ = ("opener",)

    def __init__(self, opener: int) -> None:
        self.opener = opener

    def run(self, g: Kingsburg) -> None:
        if min(g.governors) >= 0:
            g.offered = ()
            return
        opener = self.opener if g.governors[self.opener] < 0 else next_bidder(g, self.opener)
        g.then(OpenAuction(opener))


class OpenAuction(Decision[Kingsburg]):
    """Name a card and bid points for it, zero at least."""

    __slots__ = ()
    name: ClassVar[str] = "open-auction"

    def options(self, g: Kingsburg) -> list[Option]:
        alone = next_bidder(g, self.seat) == self.seat
        return [(OPEN, card, bid) for card in g.offered for bid in range(1 if alone else HIGHEST_OPENING + 1)]

    def choose(self, g: Kingsburg, option: Option) -> None:
        card: int = option[1]
        bid: int = option[2]
        g.tell(OPENED, (self.seat, card, bid))
        bidding(g, self.seat, self.seat, self.seat, card, bid)


def bidding(g: Kingsburg, opener: int, leader: int, seat: int, card: int, bid: int) -> None:
    """The next seat may raise; when all have passed in a row the leader takes the card."""
    following = next_bidder(g, seat)
    if following != leader:
        g.then(RaiseBid(following, opener, leader, card, bid))
        return
    g.offered = tuple(one for one in g.offered if one != card)
    g.then(NextAuction(opener))
    appoint(g, leader, card, bid)


class RaiseBid(Decision[Kingsburg]):
    """Raise the bid or pass."""

    __slots__ = ("bid", "card", "leader", "opener")
    name: ClassVar[str] = "raise-bid"

    def __init__(self, seat: int, opener: int, leader: int, card: int, bid: int) -> None:
        self.seat = seat
        self.opener = opener
        self.leader = leader
        self.card = card
        self.bid = bid

    def options(self, g: Kingsburg) -> list[Option]:
        most = min(self.bid + HIGHEST_RAISE, HIGHEST_BID)
        return [(PASS,), *[(BID, bid) for bid in range(self.bid + 1, most + 1)]]

    def choose(self, g: Kingsburg, option: Option) -> None:
        if option[0] == PASS:
            g.tell(PASSED, (self.seat,))
            bidding(g, self.opener, self.leader, self.seat, self.card, self.bid)
        else:
            g.tell(BIDDEN, (self.seat, option[1]))
            bidding(g, self.opener, self.seat, self.seat, self.card, option[1])

    def about(self, g: Kingsburg) -> tuple[Any, ...]:
        return (self.bid, self.card)


DEAL_GOVERNORS: Final = DealGovernors()
AUCTION_GOVERNORS: Final = AuctionGovernors()
