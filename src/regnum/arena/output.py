"""Results on disk: JSON lines or Parquet, by the file's ending, each row there as soon as its game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..extras import needs
from ..kernel.errors import RegnumError
from .games import GameResult

ENDINGS = (".jsonl", ".json", ".parquet")
GROUP = 1000
"""How many games a group of rows of a Parquet file holds."""

Write = Callable[[GameResult], None]


class BadOutput(RegnumError):
    """The file to write to is not one we can write."""


def check(path: Path, endings: Sequence[str] = ENDINGS) -> None:
    """Refuse a bad target before hours of play, not after."""
    if path.suffix not in endings:
        allowed = ", ".join(endings)
        raise BadOutput("output-ending", f"{path} must end in {allowed}", path=str(path), allowed=allowed)
    if not path.parent.is_dir():
        raise BadOutput("output-folder", f"there is no folder {path.parent}", path=str(path.parent))
    if path.suffix == ".parquet":
        with needs("data"):
            import pyarrow  # noqa: F401


@contextmanager
def results(path: Path | None) -> Iterator[Write]:
    """Where results go, one row a game; whatever ends the games, the file is whole up to there."""
    if path is None:
        yield lambda result: None
        return
    with opened(path) as file:
        if path.suffix != ".parquet":
            yield lambda result: _line(file, result)
            return
        with _parquet(file) as write:
            yield write


def opened(path: Path) -> Any:
    """A file to write to, or `BadOutput` with the reason."""
    try:
        return path.open("wb", buffering=0)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOutput(
            "output-closed", f"can't write {path}: {reason}", path=str(path), reason=reason
        ) from None


def _line(file: Any, result: GameResult) -> None:
    file.write(msgspec.json.encode(result) + b"\n")


@contextmanager
def _parquet(file: Any) -> Iterator[Write]:
    with needs("data"):
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter

    whole, text = pa.int64(), pa.string()
    columns = {"number": whole, "game": text, "seed": text, "bots": pa.list_(text)}
    columns |= dict.fromkeys(("scores", "winners", "rank"), pa.list_(whole))
    fault = pa.struct({"seat": whole, "decision": whole, "what": text})
    schema = pa.schema({**columns, "decisions": whole, "faults": pa.list_(fault)})
    rows: list[dict[str, Any]] = []

    def flush() -> None:
        if rows:
            writer.write_table(pa.Table.from_pylist(rows, schema=schema))
            rows.clear()

    def add(result: GameResult) -> None:
        rows.append({"faults": [], **msgspec.to_builtins(result)})
        if len(rows) == GROUP:
            flush()

    with ParquetWriter(file, schema) as writer:
        try:
            yield add
        finally:
            flush()
