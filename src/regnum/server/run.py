"""Run: prepares the database and starts the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import uvicorn

from ..kernel.components import read_tree
from ..kernel.registry import find
from .config import BadConfig, Config, from_environment
from .routes.site import STATIC
from .store.database import migrate


def uvicorn_settings(host: str, port: int, config: Config) -> dict[str, Any]:
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
        "ws": "regnum.server.protocol:Protocol",
        "proxy_headers": True,
        "forwarded_allow_ips": list(config.trusted_proxies),
    }


def check(workers: int) -> Config:
    """The environment's configuration, if a server can run by it."""
    config = from_environment()
    if workers > 1 and config.sqlite:
        text = "several workers need PostgreSQL: set REGNUM_DATABASE_URL"
        raise BadConfig("config-workers", text, workers=workers)
    for game, path in config.components.items():
        known = find(game)
        known.components().override(read_tree(Path(path)))
    return config


def built() -> bool:
    """Whether there is a browser table to serve."""
    return (STATIC / "index.html").is_file()


def serve(host: str = "127.0.0.1", port: int = 8000, workers: int = 1) -> None:
    """Serve tables until interrupted, as the environment says; several workers need PostgreSQL."""
    config = check(workers)
    migrate(config.database)
    uvicorn.run(
        "regnum.server.app:create_app", factory=True, workers=workers, **uvicorn_settings(host, port, config)
    )
