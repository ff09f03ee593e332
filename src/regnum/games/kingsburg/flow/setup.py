"""Kingsburg: the set-up, with alternative rows, governors and soldier tokens where they are played with."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..components import ALL_ROWS, BASE_ROWS
from ..kinds import BEGUN
from ..state import Kingsburg
from .governors import AUCTION_GOVERNORS, DEAL_GOVERNORS
from .strips import COVERING, DRAFT_ROWS, DRAW_ROWS
from .year import YEAR_STEP

PROVINCES: Final = 1
ROWS: Final = 2
GOVERNORS: Final = 4
EVENTS: Final = 8
SOLDIERS: Final = 16
MODULES: Final = ("provinces", "rows", "governors", "events", "soldiers")


class SetUp(Step[Kingsburg]):
    """Turn order, enemies, and what each module brings. `modules` are bits."""

    __slots__ = ("auction", "draft", "modules")

    def __init__(self, modules: int, draft: bool, auction: bool) -> None:
        self.modules = modules
        self.draft = draft
        self.auction = auction

    def run(self, g: Kingsburg) -> None:
        tables = g.tables
        g.clear()
        g.rows = ALL_ROWS if self.modules & PROVINCES else BASE_ROWS
        g.sheets = (tables.sheet(g.rows, 0),) * g.seats
        g.order = tuple(g.chance.shuffled(range(g.seats), "order"))
        decks = tables.enemies_of[1:]
        g.enemies = tuple([cards[g.chance.pick(len(cards), "enemy")] for cards in decks])
        if self.modules & EVENTS:
            g.events_left = tables.events
        if self.modules & SOLDIERS:
            g.soldier_tokens = [tables.soldier_tokens] * g.seats
        g.tell(BEGUN, (g.order,))
        g.then(YEAR_STEP)
        if self.modules & ROWS:
            g.then(COVERING)
        if self.modules & GOVERNORS:
            g.then(AUCTION_GOVERNORS if self.auction else DEAL_GOVERNORS)
        if self.modules & ROWS:
            g.then(DRAFT_ROWS if self.draft else DRAW_ROWS)
