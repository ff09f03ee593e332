"""`regnum serve`: tables for browsers; `regnum think`: a machine that thinks for their bots."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

from cyclopts import Parameter

from ..extras import needs
from ..words import speak
from .shared import Lang, console, within

MOST_WORKERS = 256
MOST_PROCESSES = 256


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    components: Annotated[list[str], Parameter("--components", negative="")] = [],  # noqa: B006
    trusted_proxies: str = "",
    lang: Lang = None,
) -> None:
    """Serve tables to browsers."""
    words = speak(lang)
    within("--port", port, 0, 65535)
    within("--workers", workers, 1, MOST_WORKERS)
    with needs("server"):
        from ..server import run as server

    if components:
        os.environ["REGNUM_COMPONENTS"] = os.pathsep.join(components)
    if trusted_proxies:
        os.environ["REGNUM_TRUSTED_PROXIES"] = trusted_proxies

    def opened(port: int) -> None:
        out = console()
        if not server.built():
            out.print(words("cli-not-built"))
        name = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
        out.print(words("cli-serving", address=f"http://{name}:{port}"), soft_wrap=True)

    server.serve(host, port, workers, opened)


def think(*, server: str, token: str | None = None, processes: int | None = None, lang: Lang = None) -> None:
    """Think for a server elsewhere."""
    words = speak(lang)
    with needs("server"):
        from ..server.config import cores
        from ..server.thinking import client

    count = cores() if processes is None else processes
    within("--processes", count, 1, MOST_PROCESSES)
    secret = token or os.environ.get("REGNUM_THINK_TOKEN")
    if not secret:
        raise client.BadThinker("think-secret", "say the token with --token or REGNUM_THINK_TOKEN")
    out = console()

    def tell(there: bool) -> None:
        out.print(words("cli-think-come" if there else "cli-think-lost", server=server), soft_wrap=True)

    asyncio.run(client.think(server, secret, count, tell))
