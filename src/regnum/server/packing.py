"""Packing: long answers that are the same for everybody are packed once, not for everyone who asks."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseStartEvent, Message, Scope, Send


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """Words, rules and games do not change while the server runs."""
    return gzip.compress(body, 9, mtime=0)


class Packing(CompressionMiddleware):
    """Litestar's, except that it remembers."""

    def create_compression_send_wrapper(self, send: Send, compression_encoding: Any, scope: Scope) -> Send:
        start: HTTPResponseStartEvent | None = None

        async def pack(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] == "http.response.body" and start is not None:
                begun, start = start, None
                whole = not message.get("more_body")
                if whole and len(message["body"]) >= self.config.minimum_size:
                    message["body"] = packed(message["body"])
                    headers = MutableScopeHeaders(begun)
                    headers["Content-Encoding"] = compression_encoding
                    headers["Content-Length"] = str(len(message["body"]))
                    headers.extend_header_value("vary", "Accept-Encoding")
                await send(begun)
            await send(message)

        return pack
