"""Files of the browser table: as they were built, or packed as a wheel has them, a browser is sent the same."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from regnum.server.routes import site

ARMS = b"<svg/>" * 100


@pytest.mark.parametrize("packed", [False, True])
def test_packed_files_are_sent_as_plain_ones_are(
    packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "STATIC", tmp_path)
    (tmp_path / "art").mkdir()
    if packed:
        (tmp_path / "art" / "arms.svg.gz").write_bytes(gzip.compress(ARMS, mtime=0))
    else:
        (tmp_path / "art" / "arms.svg").write_bytes(ARMS)
    site._files.cache_clear()
    found = site._files(0.0)
    site._files.cache_clear()
    assert list(found) == ["art/arms.svg"]
    for accepts in ("gzip, br", ""):
        answer = site._send(found["art/arms.svg"], accepts, lasting=True)
        assert answer.media_type == "image/svg+xml"
        assert ("content-encoding" in answer.headers) == (accepts != "")
        assert (gzip.decompress(answer.content) if accepts else answer.content) == ARMS
