"""`regnum serve`: tables for browsers."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from ..words import speak
from .shared import Lang, console


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
    from ..server import run as server

    words = speak(lang)
    if components:
        os.environ["REGNUM_COMPONENTS"] = os.pathsep.join(components)
    if trusted_proxies:
        os.environ["REGNUM_TRUSTED_PROXIES"] = trusted_proxies
    server.check(workers)
    out = console()
    if not server.built():
        out.print(words("cli-not-built"))
    out.print(words("cli-serving", address=f"http://{'localhost' if host == '127.0.0.1' else host}:{port}"))
    server.serve(host, port, workers)
