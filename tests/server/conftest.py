"""Servers on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from harness import Server
from postgres import CannotStart, Postgres

Server.quick = True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        cluster = Postgres()
    except CannotStart as reason:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(reason))
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.sqlite3"


FAMILIES = ("sqlite", "postgresql")


@pytest.fixture(scope="session", params=FAMILIES)
def database(request: Any) -> Any:
    """A maker of fresh databases of one family."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").database
    return request.getfixturevalue("sqlite")


def serving(address: str, folder: Path) -> Iterator[Server]:
    one = Server(address, folder / "server.log", REGNUM_ABSENT_SECONDS="0")
    yield one
    one.stop()
    assert '"level":"error"' not in one.log.read_text(), one.log.read_text()[-3000:]


@pytest.fixture(scope="session")
def on_sqlite(sqlite: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(sqlite(), tmp_path_factory.mktemp("log"))


@pytest.fixture(scope="session")
def on_postgresql(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(postgres.database(), tmp_path_factory.mktemp("log"))


@pytest.fixture(scope="session", params=FAMILIES)
def server(request: Any) -> Any:
    """One server for all tests that do not harm it; both stay up while tests go from one to the other, file by file."""
    return request.getfixturevalue(f"on_{request.param}")
