"""Take-backs: going back further than undo allows, when everyone agrees."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from ..errors import not_allowed, not_now
from ..store.models import Person, Table
from .live_table import LiveTable
from .live_tables import LiveTables
from .moves import Moves
from .seats import my_seat


class Takebacks:
    """Asked for by one, agreed to by all."""

    def __init__(self, tables: LiveTables, moves: Moves) -> None:
        self.tables = tables
        self.moves = moves

    async def ask(self, table_id: str, person: Person, number: int, to: int | None) -> LiveTable:
        """Ask everyone to go back."""
        live = await self.tables.find(table_id, fresh=True)
        # Whoever has no seat learns nothing of how far the game is.
        my_seat(live.table, number, person.id)
        played = live.match_in_play()
        if live.table.status != "playing":
            raise not_now("nothing-back")
        if not live.table.options.get("takeback", True):
            raise not_allowed("takeback-off")
        rows = played.match.record.rows
        mine = [place for place, row in enumerate(rows) if row.seat == number]
        target = (mine[-1] if mine else -1) if to is None else to
        if not 0 <= target < len(rows):
            raise not_now("nothing-back")
        target = played.action_start(target + 1)
        seq = played.moved

        async def work(table: Table, session: AsyncSession) -> None:
            if my_seat(table, number, person.id).away:
                raise not_now("bot-plays")
            for one in table.seats:
                if one.away and one.person_id != person.id:
                    # A bot plays for who is away; it does not agree for them.
                    raise not_now("takeback-away", name=one.name)
            needs, agreed = _people(table), _seats_of(table, person)
            table.takeback = {"seat": number, "to": target, "agreed": agreed, "needs": needs, "seq": seq}

        live, _ = await self.tables.change(table_id, work)
        return await self._go_back_if_agreed(live, person)

    async def answer(self, table_id: str, person: Person, yes: bool) -> LiveTable:
        """Agree to go back, or not; whoever asked may also think better of it."""

        async def work(table: Table, session: AsyncSession) -> None:
            asked = table.takeback
            mine = _seats_of(table, person)
            if not mine:
                raise not_allowed("not-seated")
            if asked is None or table.status != "playing":
                raise not_now("no-takeback")
            table.takeback = {**asked, "agreed": sorted({*asked["agreed"], *mine})} if yes else None

        live, _ = await self.tables.change(table_id, work)
        return await self._go_back_if_agreed(live, person)

    async def _go_back_if_agreed(self, live: LiveTable, person: Person) -> LiveTable:
        asked = live.table.takeback
        if asked is not None and set(_people(live.table)) <= set(asked["agreed"]):
            await self.moves.rewind(live.id, asked["seat"], asked["to"], asked["seq"], person.id)

            async def work(table: Table, session: AsyncSession) -> None:
                table.takeback = None

            live, _ = await self.tables.change(live.id, work)
        return live


def _people(table: Table) -> list[int]:
    """The seats that people hold, whoever plays for them."""
    return [one.seat for one in table.seats if one.kind == "person"]


def _seats_of(table: Table, person: Person) -> list[int]:
    return [one.seat for one in table.seats if one.person_id == person.id]
