"""App: the server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import DataError, SQLAlchemyError

from .. import __version__
from ..kernel.nesting import DEEPEST
from . import logs
from .config import Config, from_environment
from .errors import Refused, internal, malformed, storage, unreadable
from .messages import Problem
from .metrics import Measure
from .middleware import Guard
from .packing import Packing
from .routes.games import GameRoutes
from .routes.lessons import LessonRoutes
from .routes.people import PeopleRoutes
from .routes.play import PlayRoutes
from .routes.practice import PracticeRoutes
from .routes.site import health, metrics, page
from .routes.sketches import SketchRoutes
from .routes.sockets import live_lobby, live_table
from .routes.tables import TableRoutes
from .routes.words import WordRoutes
from .services import Services
from .store.away import Away
from .thinking.remote import thinkers

log = logging.getLogger("regnum.server")

_MOST_BODY = 64 * 1024
PACKED = CompressionConfig(
    backend="gzip",
    minimum_size=2048,
    middleware_class=Packing,
    exclude=[r"^/api/(?!games|words|rules)", r"^/metrics"],
    exclude_opt_key="packs_itself",
)
"""Words and the descriptions of games are long; files of the site come packed already."""
_CODES = {
    400: "malformed",
    401: "who",
    403: "not-allowed",
    404: "nothing-here",
    405: "not-allowed",
    413: "too-big",
}


def _answer(refusal: Refused) -> Response[Problem]:
    fields = {"retry-after": str(refusal.wait)} if refusal.wait else {}
    return Response(refusal.problem(), status_code=refusal.status, headers=fields)


def on_refusal(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """Our own refusals."""
    return _answer(error)


def on_bad_input(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """Input of the wrong shape, with what is wrong where."""
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in _details(error)]
    return _answer(malformed(reason="; ".join(parts) or str(error.detail)))


def _details(error: ValidationException) -> list[dict[str, Any]]:
    extra = error.extra
    return [part for part in extra if isinstance(part, dict)] if isinstance(extra, list) else []


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    status = 422 if error.status_code == 400 else error.status_code
    code = _CODES.get(error.status_code, "malformed" if status < 500 else "internal")
    answer = _answer(Refused(status, code, reason=str(error.detail)))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_away(_: Request[Any, Any, Any], error: Away) -> Response[Problem]:
    """The database does not answer."""
    log.warning("the database does not answer", extra={"error": str(error)})
    return _answer(storage())


def on_depth(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """What the check of bodies has let through and is still too deep for us."""
    return _answer(unreadable("too-deep", most=DEEPEST))


def on_storage(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database can't hold what was sent."""
    if isinstance(error, DataError) or "invalid byte sequence" in str(getattr(error, "orig", "")):
        return _answer(malformed("odd-characters"))
    return on_failure(request, error)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: told in the log, not to the client."""
    log.error("a request failed", exc_info=error, extra={"route": str(request.scope.get("path_template"))})
    return _answer(internal())


def create_app(config: Config | None = None) -> Guard:
    """The application; without a configuration it reads the environment."""
    config = config or from_environment()
    logs.set_up()
    services = Services(config)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        services.garbage.set_up()
        try:
            yield
        finally:
            await services.close()

    def measured(app: ASGIApp) -> ASGIApp:
        return Measure(app, services.metrics)

    app = Litestar(
        route_handlers=[
            PeopleRoutes, GameRoutes, WordRoutes, TableRoutes, PlayRoutes, SketchRoutes, LessonRoutes, PracticeRoutes, live_table, live_lobby, thinkers, health,
            metrics, page,
        ],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={
            Refused: on_refusal, ValidationException: on_bad_input, HTTPException: on_http,
            RecursionError: on_depth, Away: on_away, SQLAlchemyError: on_storage, Exception: on_failure,
        },
        middleware=[measured],
        compression_config=PACKED,
        lifespan=[life],
        request_max_body_size=_MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Regnum",
            version=__version__,
            description="Tables for medieval strategy games; docs/api.md tells the story.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"services": services}),
        logging_config=None,
    )  # fmt: skip
    return Guard(app, config, services.limits, services.effort)
