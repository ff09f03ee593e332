"""Run: prepares the database and starts the server."""

from __future__ import annotations

import os
from typing import Any

import uvicorn

from .config import BadConfig, Config, from_environment
from .store.database import migrate


def uvicorn_settings(host: str, port: int) -> dict[str, Any]:
    """How our server is run, whoever starts it."""
    return {
        "host": host,
        "port": port,
        "log_config": None,
        "access_log": False,
        "ws_max_size": 64 * 1024,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
    }


def serve(host: str = "127.0.0.1", port: int = 8000, workers: int = 1, config: Config | None = None) -> None:
    """Serve tables until interrupted; several workers need PostgreSQL."""
    config = config or from_environment()
    if workers > 1 and config.sqlite:
        raise BadConfig("several workers need PostgreSQL: set REGNUM_DATABASE_URL")
    migrate(config.database)
    os.environ["REGNUM_DATABASE_URL"] = config.database
    uvicorn.run("regnum.server.app:create_app", factory=True, workers=workers, **uvicorn_settings(host, port))
