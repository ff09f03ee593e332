"""Feudum: the merchants: the market, goods from the farmers, goods for the alchemists."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import FARMER, MERCHANT, SULFUR
from ..kinds import BOUGHT_GOOD, BUY_GOOD, DONE, PULL_TASK, PUSH_TASK, TRADE_TASK
from ..reserve.goods import StoreSulfur
from ..state import Feudum
from . import hall
from .base import GuildRules, ShiftGoods, room_in_carts, room_on_shelves

_DONE: Final[Option] = (DONE,)


class Merchants(GuildRules):
    """Five shelves, emptied from their cheap right ends."""

    def can_trade(self, g: Feudum, seat: int) -> bool:
        coins = g.coins[seat]
        return any(g.shelves[good] and next_price(g, good) <= coins for good in range(5))

    def trade(self, g: Feudum, seat: int) -> None:
        g.then(BuyGoods(seat, 0, 0, 0))

    def can_pull(self, g: Feudum) -> bool:
        return sum(room_on_shelves(g)) > 0

    def pull(self, g: Feudum, seat: int, host: int) -> None:
        g.then(ShiftGoods(seat, host, MERCHANT, PULL_TASK, FARMER, g.tables.merchant_pull))

    def can_push(self, g: Feudum) -> bool:
        return sum(room_in_carts(g)) > 0

    def push(self, g: Feudum, seat: int, host: int) -> None:
        g.then(ShiftGoods(seat, host, MERCHANT, PUSH_TASK, MERCHANT, g.tables.merchant_push))


def next_price(g: Feudum, good: int) -> int:
    """The price under the last good of a shelf."""
    return g.tables.prices[good][g.shelves[good] - 1]


class BuyGoods(Decision[Feudum]):
    """Buy one good after another, in the order of the shelves; the sum is paid at the end (R26)."""

    __slots__ = ("bought", "first", "spent")
    name: ClassVar[str] = "buy_goods"
    bought: int
    first: int
    """The shelf of the last purchase: earlier ones are closed, so that each choice is offered once."""
    spent: int

    def __init__(self, seat: int, bought: int, first: int, spent: int) -> None:
        self.seat = seat
        self.bought = bought
        self.first = first
        self.spent = spent

    def options(self, g: Feudum) -> list[Option]:
        found: list[Option] = [_DONE] if self.bought else []
        if self.bought < g.tables.merchant_buy:
            left = g.coins[self.seat] - self.spent
            for good in range(self.first, 5):
                if g.shelves[good]:
                    price = next_price(g, good)
                    if price <= left:
                        found.append((BUY_GOOD, good, price))
        return found

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.bought, self.spent, MERCHANT, TRADE_TASK)

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == DONE:
            hall.share(g, seat, MERCHANT, self.spent)
            return
        good: int = option[1]
        price: int = option[2]
        g.shelves[good] -= 1
        g.goods[seat * 5 + good] += 1
        g.tell(BOUGHT_GOOD, (seat, good, price))
        g.then(BuyGoods(seat, self.bought + 1, good, self.spent + price))
        if good == SULFUR:
            g.then(StoreSulfur(seat, 1))
