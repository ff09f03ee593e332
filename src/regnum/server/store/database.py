"""Database: engines, sessions that read or write, and migrations."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import create_engine, event, select
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm.exc import StaleDataError

from .away import Away, answering
from .models import Fact
from .sound import read_json

T = TypeVar("T")
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_ATTEMPTS = 30
_QUIET = 1.0
_PATIENCE = {"timeout": 5.0, "command_timeout": 10.0}
"""How many seconds PostgreSQL may take to let us in, and for one statement."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def new_id(prefix: str = "", length: int = 8) -> str:
    """A short name that nobody can guess."""
    return prefix + "".join(secrets.choice(_LETTERS) for _ in range(length))


def make_engine(url: str, patience: dict[str, float] | None = None, reads: bool = False) -> AsyncEngine:
    """An engine for either database; SQLite in WAL mode, its transactions begun by us.

    One that only reads needs no transactions of PostgreSQL: every statement sees what is kept at that moment, as it would inside one, and
    is a single way there and back. A connection whose end we have heard of is not used again, without asking each time.
    """
    options: dict[str, Any] = {
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": read_json,
    }
    if not url.startswith("sqlite"):
        options |= {"pool_size": 4, "max_overflow": 4, "pool_timeout": 5}
        if reads:
            options |= {"pool_size": 8, "isolation_level": "AUTOCOMMIT"}
        engine = create_async_engine(url, connect_args=patience or {}, **options)
        event.listen(engine.sync_engine, "checkout", _still_there)
        return engine
    path = make_url(url).database
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, **options)
    event.listen(engine.sync_engine, "connect", _sqlite_connect)
    event.listen(engine.sync_engine, "begin", _sqlite_begin)
    return engine


def _sync_writer(url: str, patience: float) -> Engine:
    """The same SQLite file for transactions without threads between their statements."""
    arguments = {"timeout": patience, "check_same_thread": False}
    engine = create_engine(make_url(url).set(drivername="sqlite"), connect_args=arguments)
    event.listen(engine, "connect", _sqlite_connect)
    event.listen(engine, "begin", _sqlite_begin)
    return engine.execution_options(writes=True)


def _still_there(connection: Any, *_: object) -> None:
    """Have another connection made in the place of one that PostgreSQL has ended."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _sqlite_connect(connection: Any, _: object) -> None:
    """Write ahead, and leave moving it into the file to `tidy`, unless it grows beyond 80 MB."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "wal_autocheckpoint=20000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    """Writers queue at the start: a reader that turns writer half-way would be thrown out."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Database:
    """Sessions over one engine."""

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        self.engine = make_engine(url, _PATIENCE, reads=True)
        self.writer = (
            self.engine.execution_options(writes=True) if self.sqlite else make_engine(url, _PATIENCE)
        )
        self.turn = asyncio.Lock()
        """Held by whoever writes to SQLite in this process."""
        self.quick = _sync_writer(url, 0) if self.sqlite else None
        self.patient = _sync_writer(url, 30) if self.sqlite else None
        self.wrote = 0.0
        """When a row of some history was last kept here."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session for looking."""
        with answering():
            async with AsyncSession(self.engine, expire_on_commit=False) as session, unless_late(session):
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose work is kept when its block ends well."""
        with answering():
            async with self._transaction() as session:
                yield session

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncSession]:
        async with AsyncExitStack() as stack:
            if self.sqlite:
                await stack.enter_async_context(self.turn)
            session = await stack.enter_async_context(AsyncSession(self.writer, expire_on_commit=False))
            await stack.enter_async_context(session.begin())
            async with unless_late(session):
                yield session

    async def change(self, work: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Do a change, again from the start when somebody else was quicker."""
        with answering():
            return await self._change(work)

    async def _change(self, work: Callable[[AsyncSession], Awaitable[T]]) -> T:
        attempt = 0
        while True:
            attempt += 1
            try:
                async with self._transaction() as session:
                    return await work(session)
            except (StaleDataError, DBAPIError) as error:
                if attempt == _ATTEMPTS or not _worth_another_try(error):
                    raise
            await asyncio.sleep(0.002 * attempt * (1 + secrets.randbelow(100) / 100))

    async def secret(self) -> str:
        """The key of this server's cookies, made at the first start."""

        async def work(session: AsyncSession) -> str:
            fact = await session.get(Fact, "cookie-key")
            if fact is None:
                fact = Fact(name="cookie-key", value=secrets.token_hex(32))
                session.add(fact)
                await session.flush()
            return fact.value

        return await self.change(work)

    async def answers(self) -> bool:
        """Whether the database answers at all."""
        try:
            async with asyncio.timeout(3), self.reading() as session:
                await session.execute(select(1))
        except (Away, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        await self.engine.dispose()
        await self.writer.dispose()
        for engine in (self.quick, self.patient):
            if engine is not None:
                engine.dispose()

    @property
    def quiet(self) -> bool:
        """Whether nobody has moved for a moment."""
        return time.monotonic() - self.wrote > _QUIET

    async def tidy(self) -> None:
        """Move what SQLite has written ahead into its file; the first write after it waits for the disk."""
        if self.patient is not None:
            await asyncio.to_thread(self._checkpoint, self.patient)

    @staticmethod
    def _checkpoint(engine: Engine) -> None:
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()


@asynccontextmanager
async def unless_late(user: AsyncSession | AsyncConnection) -> AsyncIterator[None]:
    """Whatever connection did not answer in time is not used again."""
    try:
        yield
    except TimeoutError:
        await user.invalidate()
        raise


def _worth_another_try(error: Exception) -> bool:
    """Whether somebody else was merely quicker."""
    if isinstance(error, (StaleDataError, IntegrityError)):
        return True
    text = str(error).lower()
    return "locked" in text or "deadlock" in text


def migrations(url: str) -> AlembicConfig:
    """Alembic's configuration for this database."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def migrate(url: str) -> None:
    """Bring a database to the newest shape; call it outside an event loop."""
    command.upgrade(migrations(url), "head")
