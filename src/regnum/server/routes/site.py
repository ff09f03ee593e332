"""Routes of the site: the built browser table, health and metrics."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType

from ... import __version__
from ..errors import nothing_here
from ..messages import Health
from ..services import Services

STATIC = Path(__file__).parent.parent / "static"
_INDEX = STATIC / "index.html"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
_STUCK = 60.0
"""For how many seconds a loop may fail before the server calls itself unwell."""
_NOT_BUILT = "The browser table is not built yet: run `make web` once, then reload.\n"


@lru_cache(maxsize=1)
def _files(stamp: float) -> dict[str, Path]:
    """What there is to be served, by its address; looked up again when the table was built again.

    Nothing that is asked for is ever taken for the name of a file. In a wheel most files are packed.
    """
    found = (path for path in STATIC.rglob("*") if path.is_file())
    return {path.relative_to(STATIC).as_posix().removesuffix(".gz"): path for path in found}


@lru_cache(maxsize=256)
def _read(path: Path, stamp: float) -> tuple[bytes, bytes | None, str]:
    """A file with its packed form and its type; read again when it changes."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = path.read_bytes()
    if path.suffix == ".gz":
        return gzip.decompress(body), body, kind
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(_TEXT) else None
    return body, packed, kind


def _send(path: Path, accepts: str, lasting: bool) -> Response[bytes]:
    body, packed, kind = _read(path, path.stat().st_mtime)
    fields = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    if packed is not None:
        fields["vary"] = "accept-encoding"
        if "gzip" in accepts:
            fields["content-encoding"] = "gzip"
            body = packed
    return Response(body, media_type=kind, headers=fields)


@get(["/", "/{path:path}"], include_in_schema=False, packs_itself=True)
async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file of the browser table; any other address is the table's own to read."""
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", "schema/")) or wanted in ("api", "schema"):
        raise nothing_here()
    if not _INDEX.is_file():
        return Response(_NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    accepts = request.headers.get("accept-encoding", "")
    found = _files(_INDEX.stat().st_mtime).get(wanted)
    if found is not None:
        return _send(found, accepts, wanted.startswith("assets/"))
    if "." in wanted.rsplit("/", 1)[-1]:
        raise nothing_here()
    return _send(_INDEX, accepts, False)


@get("/health", tags=["operations"])
async def health(services: Services) -> Response[Health]:
    """Whether the server is well: its database answers, and all it does by itself gets done."""
    status = "ok" if await services.tables.database.answers() else "no database"
    stuck = [loop.name for loop in services.metrics.loops if loop.failing > _STUCK]
    if status == "ok" and stuck:
        status = f"stuck: {', '.join(stuck)}"
    body = Health(status, "sqlite" if services.config.sqlite else "postgresql", __version__)
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics(services: Services) -> Response[bytes]:
    """For Prometheus."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
