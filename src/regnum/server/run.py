"""Run: prepares the database and starts the server."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from ..bots import UnknownBot, make
from ..bots.fenced import dismiss
from ..kernel.components import read_tree
from ..kernel.registry import catalogue, find
from .config import BadConfig, Config, from_environment
from .limited import many_connections
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
        "http": "regnum.server.protocol:HttpProtocol",
        "ws": "regnum.server.protocol:SocketProtocol",
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
    for spec in config.bots.values():
        try_out(spec)
    return config


def try_out(spec: str) -> None:
    """Refuse a bot that can't be made; some game at least must know its parameters."""
    refusal: UnknownBot | None = None
    for game in catalogue().values():
        try:
            make(spec, strict=True).brain(game)
        except UnknownBot as error:
            refusal = refusal or error
        else:
            break
        finally:
            dismiss()
    else:
        assert refusal is not None
        raise refusal


def built() -> bool:
    """Whether there is a browser table to serve."""
    return (STATIC / "index.html").is_file()


def listen(host: str, port: int) -> socket.socket:
    """The address, taken: who knocks from now on is heard."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            text = f"port {port} is taken by another program; choose another one with --port"
            raise BadConfig("config-port-taken", text, port=str(port)) from None
        reason = str(error.strerror or error).partition(" (while")[0]
        raise BadConfig(
            "config-address-taken", f"can't serve at {host}: {reason}", host=host, reason=reason
        ) from None


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    opened: Callable[[int], None] = lambda port: None,
) -> None:
    """Serve tables until interrupted, as the environment says; several workers need PostgreSQL.

    `opened` is told the port as soon as it is ours.
    """
    config = check(workers)
    many_connections()
    os.environ["REGNUM_WORKERS"] = str(workers)
    # Ctrl-C is how a server is ended, from the moment its address is told.
    with listen(host, port) as door, contextlib.suppress(KeyboardInterrupt):
        migrate(config.database)
        opened(door.getsockname()[1])
        run = uvicorn.Config(
            "regnum.server.app:create_app",
            factory=True,
            workers=workers,
            **uvicorn_settings(host, port, config),
        )
        if workers > 1:
            Multiprocess(run, sockets=[door]).run()
        else:
            uvicorn.Server(run).run(sockets=[door])
