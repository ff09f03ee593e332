"""`regnum serve`: tables for browsers."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from ..words import speak
from .shared import Lang, console, within

MOST_WORKERS = 256


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
