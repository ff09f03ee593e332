"""The shape of the database, and a server that is told wrong things."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, select, text
from sqlalchemy.engine import make_url
from waiting import until

from regnum import folders
from regnum.kernel.errors import BadComponents, UnknownGame
from regnum.server.config import BadConfig, database_url, from_environment
from regnum.server.run import check
from regnum.server.store.database import Database, make_engine, migrate, migrations
from regnum.server.store.models import Base


def test_migrations_lead_to_the_models_and_back(database: Any) -> None:
    address = database_url(database())
    migrate(address)
    migrate(address)

    async def differences() -> Any:
        engine = make_engine(address)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), Base.metadata)
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []
    command.downgrade(migrations(address), "base")
    migrate(address)


def test_a_look_into_postgresql_is_one_question(postgres: Any) -> None:
    """No transaction is opened and closed around it, nothing is asked before; and an ended connection is replaced all the same."""
    asked: list[str] = []
    lines: list[Any] = []

    def listen(connection: Any, _: object) -> None:
        lines.append(connection.driver_connection)
        lines[-1].add_query_logger(lambda query: asked.append(query.query))

    async def main() -> None:
        database = Database(database_url(postgres.database()))
        event.listen(database.engine.sync_engine, "connect", listen)
        for _ in range(2):
            asked.clear()
            async with database.reading() as session:
                assert await session.scalar(select(1)) == 1
        assert not asked  # what is prepared is not told of: this is all that was asked besides
        async with database.writing() as session:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            await session.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
        await until(lines[0].is_closed, "the end of the connection")
        async with database.reading() as session:
            assert await session.scalar(select(1)) == 1
        assert len(lines) == 2
        await database.close()

    asyncio.run(main())


def test_the_environment_is_checked() -> None:
    good = from_environment({"REGNUM_DATABASE_URL": "postgres://me@host/db", "REGNUM_HTTPS": "on"})
    assert good.database == "postgresql+asyncpg://me@host/db"
    assert good.https
    assert not good.sqlite
    crowded = from_environment({"REGNUM_WORKERS": "64"})
    assert crowded.workers == 64
    assert crowded.thinkers == 2, "one of them is free for people"
    assert from_environment({"REGNUM_WORKERS": "64", "REGNUM_BOT_PROCESSES": "64"}).thinkers == 1
    for wrong in [
        {"REGNUM_DATABASE_URL": "mysql://host/db"},
        {"REGNUM_DATABASE_URL": "nonsense"},
        {"REGNUM_HTTPS": "maybe"},
        {"REGNUM_BOT_SECONDS": "long"},
        {"REGNUM_BOT_SECONDS": "-1"},
        {"REGNUM_COMPONENTS": "file.toml"},
    ]:
        with pytest.raises(BadConfig):
            from_environment(wrong)


def test_tables_lie_in_the_data_folder_or_where_they_lay_before(monkeypatch: Any, tmp_path: Any) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(
        folders, "user_data_path", lambda *_, **__: tmp_path / "Application Support" / "regnum"
    )

    def place(**env: str) -> Path:
        found = make_url(from_environment(env).database).database
        assert found
        return Path(found).relative_to(tmp_path)

    new, old = Path("Application Support/regnum/tables.sqlite3"), Path(".local/share/regnum/tables.sqlite3")
    assert place() == new
    (tmp_path / old).parent.mkdir(parents=True)
    (tmp_path / old).touch()
    assert place() == old
    assert place(REGNUM_DATA=str(tmp_path / "mine")) == Path("mine/tables.sqlite3")
    assert place(REGNUM_DATABASE_URL=f"sqlite:///{tmp_path}/x.sqlite3") == Path("x.sqlite3")
    (tmp_path / new).parent.mkdir(parents=True)
    (tmp_path / new).touch()
    assert place() == new


def test_a_server_that_cannot_run_says_so_before_it_starts(monkeypatch: Any, tmp_path: Any) -> None:
    monkeypatch.setenv("REGNUM_DATABASE_URL", f"sqlite:///{tmp_path}/x.sqlite3")
    assert check(1).sqlite
    with pytest.raises(BadConfig, match="PostgreSQL"):
        check(2)
    (tmp_path / "mine.toml").write_text("[nothing]\nvalue = 1\n", encoding="utf-8")
    monkeypatch.setenv("REGNUM_COMPONENTS", f"brawl={tmp_path}/mine.toml")
    with pytest.raises(BadComponents):
        check(1)
    monkeypatch.setenv("REGNUM_COMPONENTS", f"chess={tmp_path}/mine.toml")
    with pytest.raises(UnknownGame):
        check(1)
