"""Long answers that are the same for everybody: packed once, and what comes out is what went in."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from regnum.server import packing
from regnum.server.app import PACKED

LONG, SHORT = "abc" * 2000, "abc"


@get("/api/words/long", sync_to_thread=False)
def long() -> dict[str, str]:
    return {"text": LONG}


@get("/api/words/short", sync_to_thread=False)
def short() -> dict[str, str]:
    return {"text": SHORT}


def test_who_asks_again_does_not_have_it_packed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    packs: list[int] = []

    def compress(body: bytes, *more: Any, **named: Any) -> bytes:
        packs.append(len(body))
        return real(body, *more, **named)

    real = gzip.compress
    packing.packed.cache_clear()
    monkeypatch.setattr(packing.gzip, "compress", compress)
    with TestClient(Litestar([long, short], compression_config=PACKED)) as client:
        for _ in range(3):
            answer = client.get("/api/words/long")
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"].lower() == "accept-encoding"
            assert answer.json() == {"text": LONG}
        plain = client.get("/api/words/long", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == {"text": LONG}
        assert "content-encoding" not in client.get("/api/words/short").headers
    assert len(packs) == 1
