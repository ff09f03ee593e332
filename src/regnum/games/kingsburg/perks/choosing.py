"""Kingsburg: choices that several cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.kinds import Option
from ..components import GOODS
from ..kinds import EXCHANGE, OFFER

if TYPE_CHECKING:
    from ..state import Kingsburg
    from .base import Perk


def take_goods(g: Kingsburg, seat: int, count: int, perk: Perk) -> None:
    """The seat takes so many goods of choice next."""
    from ..flow.abilities import TakeGoods  # the flow knows the perks, so they meet it only at play

    g.then(TakeGoods(seat, count, perk.number))


def exchanges(g: Kingsburg, seat: int, perk: Perk) -> list[Option]:
    """Every exchange of one good for another."""
    return [
        (EXCHANGE, perk.number, good, other)
        for good in range(len(GOODS))
        if g.stock[4 * seat + good]
        for other in range(len(GOODS))
        if other != good
    ]


def offers(g: Kingsburg, seat: int, perk: Perk) -> list[Option]:
    """The goods the seat can pay a perk that says what to `pay`: one kind, or with "good" any."""
    pay: str = perk.facts["pay"]
    return [
        (OFFER, perk.number, good)
        for good, name in enumerate(GOODS)
        if pay in (name, "good") and g.stock[4 * seat + good]
    ]
