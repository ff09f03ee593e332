"""Servers on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from harness import Server
from postgres import CannotStart, Postgres


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


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: Any, tmp_path_factory: Any) -> Any:
    """A maker of fresh databases of one family."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").database

    def fresh() -> str:
        return f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.sqlite3"

    return fresh


@pytest.fixture(scope="session")
def server(database: Any, tmp_path_factory: Any) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    log = tmp_path_factory.mktemp("log") / "server.log"
    one = Server(database(), log, REGNUM_ABSENT_SECONDS="0")
    yield one
    one.stop()
    assert '"level":"error"' not in log.read_text(), log.read_text()[-3000:]
