"""Tables that a worker drops: when nobody needs them, and while somebody is about to sit down at one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from regnum.server.messages import Told
from regnum.server.play.live_table import LiveTable
from regnum.server.play.live_tables import LiveTables
from regnum.server.store.models import Table


def fresh() -> LiveTable:
    return LiveTable(Table(id="t", seats=[], version=1, status="open"))


class OneTable(LiveTables):
    """Holds one table, and loads it anew when it was dropped."""

    def __init__(self) -> None:
        self.held = OrderedDict({"t": fresh()})
        self._opening = {}

    async def _load(self, table_id: str) -> LiveTable:
        return fresh()


def test_who_waits_for_a_table_that_is_dropped_gets_the_one_that_is_held() -> None:
    async def main() -> None:
        tables = OneTable()
        first = tables.held["t"]

        async def join() -> LiveTable:
            async with tables.locked("t") as live:
                assert live.lock.locked()
                return live

        await first.lock.acquire()
        joining = asyncio.create_task(join())
        await asyncio.wait({joining}, timeout=0)
        # What a hint of another worker does to a table at which nobody is.
        tables.forget(first)
        first.lock.release()
        live = await joining
        assert live is not first
        assert live is tables.held["t"]
        assert live.valid

    asyncio.run(main())


def test_a_table_whose_bots_rest_is_let_go_before_others() -> None:
    """A visitor who makes such tables without end would have the server full of them."""
    tables = OneTable()
    live = tables.held["t"]
    live.used = time.monotonic() - 60
    tables.forget_idle()
    assert list(tables.held) == ["t"]
    live.rest = Told("bots-rest-person", {"most": 2})
    tables.forget_idle()
    assert not tables.held
    assert not live.valid
