"""The browser's types are the server's: the committed files are what the script would write."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import wire


def test_the_types_of_the_wire_are_fresh() -> None:
    assert len(wire.files()) > 4
    for path, wanted in wire.files().items():
        assert path.read_text(encoding="utf-8") == wanted, f"python scripts/wire.py writes {path.name} anew"


class Sample(msgspec.Struct, tag_field="type", tag="sample"):
    """One of everything."""

    names: list[str | None]
    pair: tuple[int, float]
    by_name: dict[str, bool]
    from_: int = msgspec.field(name="from")


def test_a_struct_becomes_an_interface() -> None:
    assert wire.interface(Sample).splitlines() == [
        "/** One of everything. */",
        "export interface Sample {",
        "  type: 'sample';",
        "  names: (string | null)[];",
        "  pair: [number, number];",
        "  by_name: Record<string, boolean>;",
        "  from: number;",
        "}",
    ]


def test_what_has_no_name_in_the_browser_is_refused() -> None:
    with pytest.raises(TypeError):
        wire.written(msgspec.inspect.type_info(bytes))
