"""Results on disk: JSON lines or Parquet, by the file's ending, written whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..kernel.errors import RegnumError
from .games import GameResult

ENDINGS = (".jsonl", ".json", ".parquet")


class BadOutput(RegnumError):
    """The file to write to is not one we can write."""


def check(path: Path, endings: Sequence[str] = ENDINGS) -> None:
    """Refuse a bad target before hours of play, not after."""
    if path.suffix not in endings:
        allowed = ", ".join(endings)
        raise BadOutput("output-ending", f"{path} must end in {allowed}", path=str(path), allowed=allowed)
    if not path.parent.is_dir():
        raise BadOutput("output-folder", f"there is no folder {path.parent}", path=str(path.parent))


def write(results: Sequence[GameResult], path: Path) -> None:
    """Write one row a game."""
    half = path.with_name(path.name + ".part")
    if path.suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        table = pyarrow.Table.from_pylist([msgspec.to_builtins(result) for result in results])
        pyarrow.parquet.write_table(table, half)
    else:
        half.write_bytes(b"".join(msgspec.json.encode(result) + b"\n" for result in results))
    half.replace(path)
