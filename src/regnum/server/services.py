"""Services: the parts of a running server, made once and handed to every request."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from hashlib import blake2b

from litestar.connection import ASGIConnection
from sqlalchemy.exc import SQLAlchemyError

from .config import Config
from .errors import who
from .limits import OpenSockets, RateLimits
from .metrics import Metrics
from .middleware import client_key, whoever
from .people import People
from .play.bot_turns import BotTurns
from .play.chats import Chats
from .play.closed import give_up, survey
from .play.live_tables import LiveTables
from .play.moves import Moves
from .play.questions import Questions
from .play.seating import Seating
from .play.takebacks import Takebacks
from .store.models import Person

log = logging.getLogger("regnum.server")
_WATCH = 10.0
_CLOSED_EVERY = 3600.0


class Services:
    """People, tables, play and what watches over them."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.tables = LiveTables(config)
        self.moves = Moves(self.tables)
        self.questions = Questions(self.tables)
        self.bot_turns = BotTurns(self.moves)
        self.seating = Seating(self.tables)
        self.takebacks = Takebacks(self.tables, self.moves)
        self.chats = Chats(self.tables)
        self.people = People(self.tables.database)
        self.limits = RateLimits(config.limits)
        self.sockets = OpenSockets(config.limits)
        self.metrics = Metrics(self.tables)
        self.moves.counted = self.metrics.acted
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.people.open(self.config.secret)
        await self.tables.open()
        await self._look_after_closed()
        self._watch = asyncio.create_task(self._keep_watch())

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        await self.tables.close()

    async def _keep_watch(self) -> None:
        swept, looked = 0.0, time.monotonic()
        database = self.tables.database
        while True:
            try:
                await self.bot_turns.wake()
                if time.monotonic() - looked > _CLOSED_EVERY:
                    looked = time.monotonic()
                    await self._look_after_closed()
                # What would hold up everybody's moves waits until nobody moves.
                if database.quiet and database.wrote > swept:
                    swept = database.wrote
                    gc.collect()
                    await database.tidy()
            except SQLAlchemyError as error:
                log.warning("the watch could not look", extra={"error": type(error).__name__})
            await asyncio.sleep(_WATCH)

    async def _look_after_closed(self) -> None:
        """Count the tables that can't be played on, and give up those that nobody misses."""
        for table_id in await give_up(self.tables.database):
            if table_id in self.tables.held:
                self.tables.forget(self.tables.held[table_id])
        self.metrics.closed.set(await survey(self.tables.database))

    async def someone(self, connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
        """Who is asking, or a refusal."""
        person = await whoever(connection.scope, self.people)
        if person is None:
            raise who()
        return person

    async def anyone(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
        """Who is asking, if anyone."""
        return await whoever(connection.scope, self.people)

    def address(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """Where a request comes from, as it may be kept: nobody can read an address out of it."""
        key = client_key(connection.scope).encode()
        return blake2b(key, key=self.people.key, digest_size=12).hexdigest()

    def count(self, what: str, connection: ASGIConnection, person: Person | None = None) -> None:  # type: ignore[type-arg]
        """Count a request against its limit."""
        self.limits.check(what, person.id if person else client_key(connection.scope))
