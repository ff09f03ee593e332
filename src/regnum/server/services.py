"""Services: the parts of a running server, made once and handed to every request."""

from __future__ import annotations

from hashlib import blake2b

from litestar.connection import ASGIConnection

from .config import Config
from .effort import Effort
from .errors import who
from .garbage import Garbage
from .guests import forget_strangers
from .limits import OpenSockets, RateLimits
from .loops import Loop
from .metrics import Metrics
from .middleware import client_key, whoever
from .people import Asker, People
from .play.bot_turns import BotTurns
from .play.bus import PERSON
from .play.chats import Chats
from .play.closed import give_up, survey
from .play.live_tables import LiveTables
from .play.moves import Moves
from .play.questions import Questions
from .play.seating import Seating
from .play.subscribers import SIGNED_OUT
from .play.takebacks import Takebacks
from .play.uploads import Uploads
from .store.models import Person
from .thinking.owners import Alone, Owners
from .thinking.thinking import Thinking

_LOOK, _WATCH, _HOUR = 2.0, 10.0, 3600.0
_LIMIT = 60.0
"""For how many seconds one round of a loop may last."""


class Services:
    """People, tables, play and what watches over them."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = RateLimits(config.limits)
        self.effort = Effort(self.limits)
        self.tables = LiveTables(config, self.effort)
        self.moves = Moves(self.tables)
        self.thinking = Thinking(config.thinkers)
        self.owners = Owners()
        alone = Alone(config.bot_tables, config.bot_hour)
        self.questions = Questions(self.tables, self.thinking, self.owners, self.effort)
        self.bot_turns = BotTurns(self.moves, self.thinking, self.owners, alone)
        self.seating = Seating(self.tables)
        self.takebacks = Takebacks(self.tables, self.moves)
        self.chats = Chats(self.tables)
        self.uploads = Uploads(self.tables)
        self.people = People(self.tables.database)
        self.people.changed = self._person_changed
        self.tables.hear_of_person = self._hear_of
        self.sockets = OpenSockets(config.limits)
        self.garbage = Garbage()
        self._swept = 0.0
        self.loops = [
            Loop("bots", self.bot_turns.look_after, _LOOK, _LIMIT),
            Loop("orphans", self.bot_turns.wake, _WATCH, _LIMIT),
            Loop("tidy", self._tidy, _WATCH, _LIMIT),
            Loop("closed", self._look_after_closed, _HOUR, _LIMIT),
            Loop("guests", lambda: forget_strangers(self.tables.database), _HOUR, _LIMIT),
        ]
        if self.tables.bus.shared:
            self.loops.append(Loop("look", self.tables.look, _LOOK, _LIMIT))
        loops = [*self.loops, self.tables.history.loop, *self.tables.bus.loops, *self.thinking.loops]
        self.metrics = Metrics(self.tables, self.thinking, loops)
        self.moves.counted = self.metrics.acted

    async def open(self) -> None:
        await self.people.open(self.config.secret)
        await self.tables.open()
        self.thinking.start()
        await self._look_after_closed()
        for loop in self.loops:
            loop.start(paused=True)

    async def close(self) -> None:
        for loop in self.loops:
            await loop.stop()
        await self.bot_turns.stop()
        await self.thinking.stop()
        await self.tables.close()
        self.effort.close()

    async def _tidy(self) -> None:
        """What would hold up everybody's moves waits until nobody moves."""
        self.tables.forget_idle()
        database = self.tables.database
        if database.wrote > self._swept:
            self.garbage.sweep(database.quiet)
            if database.quiet:
                self._swept = database.wrote
                await database.tidy()

    async def _look_after_closed(self) -> None:
        """Count the tables that can't be played on, and give up those that nobody misses."""
        for table_id in await give_up(self.tables.database):
            if table_id in self.tables.held:
                self.tables.forget(self.tables.held[table_id])
        self.metrics.closed.set(await survey(self.tables.database))

    # Who is asking.

    async def asker(self, connection: ASGIConnection) -> Asker | None:  # type: ignore[type-arg]
        """Who is asking and by which key, if anyone."""
        asker = await whoever(connection.scope, self.people)
        if asker is not None:
            self.owners.saw(asker.person, client_key(connection.scope))
        return asker

    async def known_asker(self, connection: ASGIConnection) -> Asker:  # type: ignore[type-arg]
        """Who is asking and by which key, or a refusal."""
        asker = await self.asker(connection)
        if asker is None:
            raise who()
        return asker

    async def someone(self, connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
        """Who is asking, or a refusal."""
        return (await self.known_asker(connection)).person

    async def anyone(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
        """Who is asking, if anyone."""
        asker = await self.asker(connection)
        return asker.person if asker else None

    async def _person_changed(self, person: str) -> None:
        """Let all workers know of someone who is not as they were."""
        self.tables.bus.tell(PERSON, person)
        await self._hear_of(person)

    async def _hear_of(self, person: str | None) -> None:
        """Forget what was known of someone, or of all, and close the sockets whose sessions have ended."""
        if person is None:
            self.people.known.forget_all()
            return
        self.people.known.forget(person)
        for one in [
            one for live in self.tables.held.values() for one in live.subscribers if one.person == person
        ]:
            if one.key is not None and await self.people.by_key(one.key) is None:
                one.give_up(SIGNED_OUT)

    def address(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """Where a request comes from, as it may be kept: nobody can read an address out of it."""
        key = client_key(connection.scope).encode()
        return blake2b(key, key=self.people.key, digest_size=12).hexdigest()

    def count(self, what: str, connection: ASGIConnection, person: Person | None = None) -> None:  # type: ignore[type-arg]
        """Count a request against its limit."""
        self.limits.check(what, person.id if person else client_key(connection.scope))
