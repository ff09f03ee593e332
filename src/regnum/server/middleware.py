"""Middleware: who is asking and from where, before any route; and the headers every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

import msgspec
from litestar import Litestar
from litestar.types import Message, Scope, Send

from .bodies import checked
from .config import Config
from .effort import Effort
from .errors import Refused, nothing_here
from .limits import RateLimits
from .people import Asker, People

log = logging.getLogger("regnum.server")
COOKIE = "regnum"
_LONGEST_PATH = 250
"""Longer than any address of ours, shorter than any name of a file may be."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_CONTENT = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def header(scope: Scope, name: bytes) -> str:
    """A request header, empty when absent."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def client_key(scope: Scope) -> str:
    """What a client without a name is counted by: its address; of IPv6 the network, which is one household's."""
    client = scope.get("client")
    return household(client[0]) if client else "local"


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The address that all share who share a line."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def cookie_of(scope: Scope) -> str:
    """Our cookie, empty when absent.

    Ours are plain letters: what others put into the header is passed over, however it is quoted.
    """
    found = ""
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            found = value.strip().strip('"')
    return found


def own_origin(scope: Scope, origins: Iterable[str]) -> bool:
    """Whether a browser's request comes from our own page; programs send no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    host = header(scope, b"host")
    return origin in origins or (host != "" and origin in (f"http://{host}", f"https://{host}"))


async def whoever(scope: Scope, people: People) -> Asker | None:
    """Who is behind a request: by token, else by cookie."""
    scheme, _, token = header(scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer" and token:
        return await people.by_token(token.strip())
    cookie = cookie_of(scope)
    return await people.by_cookie(cookie) if cookie else None


def bears_token(scope: Scope) -> bool:
    """Whether the request is a program's and carries its own key."""
    return header(scope, b"authorization").lower().startswith("bearer ")


class Guard:
    """The outermost layer, around whatever answers: origin, general rate, whose time it takes, headers."""

    def __init__(self, app: Litestar, config: Config, limits: RateLimits, effort: Effort) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.effort = effort
        self._warned = False

    def _warn_of_proxy(self, scope: Scope) -> None:
        """Say once that somebody speaks for others whom nobody told us to believe."""
        told = header(scope, b"x-forwarded-for")
        client = scope.get("client")
        if told and not self._warned and client and client[0] not in told:
            self._warned = True
            log.warning("a proxy is not believed: see REGNUM_TRUSTED_PROXIES", extra={"proxy": client[0]})

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self._warn_of_proxy(scope)
        method = scope.get("method", "")
        changing = method not in _SAFE
        path, address = scope["path"], client_key(scope)
        odd = len(path) > _LONGEST_PATH or "\x00" in path or b"%00" in scope.get("query_string", b"")
        foreign = changing and not bears_token(scope) and not own_origin(scope, self.config.origins)
        refusal: Refused | None = None
        if foreign:
            refusal = Refused(403, "foreign-origin")
        elif odd:
            refusal = nothing_here()
        else:
            try:
                self.limits.check("any", address)
                self.limits.afford(address)
            except Refused as slow:
                refusal = slow
        if not method:
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4003, "reason": refusal.code})
                return
            await self.effort.charged(address, self.app(scope, receive, send))
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                fields = list(message.get("headers", []))
                if not path.startswith("/schema"):
                    fields.append((b"content-security-policy", _CONTENT.encode()))
                if path.startswith("/api") and all(name.lower() != b"cache-control" for name, _ in fields):
                    fields.append((b"cache-control", b"no-store"))
                if self.config.https:
                    fields.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*fields, *_HEADERS]
            await send(message)

        if refusal is not None:
            await _refuse(refusal, with_headers)
            return
        asked = checked(receive) if changing else receive
        await self.effort.charged(address, self.app(scope, asked, with_headers))


async def _refuse(refusal: Refused, send: Send) -> None:
    body = msgspec.json.encode(refusal.problem())
    fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.wait:
        fields.append((b"retry-after", str(refusal.wait).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": fields})
    await send({"type": "http.response.body", "body": body, "more_body": False})
