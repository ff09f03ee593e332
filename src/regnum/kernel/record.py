"""Record: a whole game as its decisions and chance results, replayable for ever."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from .errors import BadRecord
from .nesting import DEEPEST, too_deep

FORMAT = 1


class Row(msgspec.Struct):
    """One decision and the chance results it led to."""

    seat: int
    option: dict[str, Any]
    chance: list[int] = []


Salt = tuple[int, int]
"""After how many decisions a salt begins to count, and the salt."""


class Outcome(msgspec.Struct):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, kw_only=True):
    """The game, how it was set up, and everything decided and drawn.

    While a game is in play on a server its `seed` stays null and only `commitment`,
    the seed's hash, is told; the seed follows at the end and proves every result.
    After an agreed take-back chance is drawn anew: `salts` says from which decision on by which salt.
    """

    regnum: int = FORMAT
    game: str
    rules: int
    seats: int
    settings: dict[str, Any]
    components: dict[str, Any] = {}
    commitment: str = ""
    seed: str | None = None
    opening: list[int] = []
    salts: list[Salt] | msgspec.UnsetType = msgspec.UNSET
    rows: list[Row] = []
    outcome: Outcome | None = None
    digest: str = ""
    seal: str = ""

    def sealed(self) -> Record:
        """The same record with the hash of its own content."""
        return msgspec.structs.replace(self, seal=_seal(self))

    def to_bytes(self) -> bytes:
        """The record as a JSON file, sealed."""
        return msgspec.json.format(msgspec.json.encode(self.sealed()), indent=1) + b"\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record whole or not at all."""
        target = Path(path)
        half = target.with_name(target.name + ".part")
        half.write_bytes(self.to_bytes())
        half.replace(target)

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        """Read a record back, or `BadRecord` with what is wrong."""
        if too_deep(data):
            text = f"not a readable record: it is nested deeper than {DEEPEST} levels"
            raise BadRecord("too-deep", text, most=DEEPEST)
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("no-record", f"not a readable record: {error}", reason=str(error)) from None
        if record.regnum != FORMAT:
            text = f"record format {record.regnum} is unknown; this Regnum reads {FORMAT}"
            raise BadRecord("record-format", text, format=record.regnum, known=FORMAT)
        if record.seal != _seal(record):
            raise BadRecord(
                "record-changed", "the record was changed after it was saved: its seal does not fit"
            )
        if record.to_bytes() != data:
            raise BadRecord(
                "record-changed", "the record was changed after it was saved: its layout does not fit"
            )
        return record

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record file, or `BadRecord` with what is wrong."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadRecord(
                "unreadable", f"can't read {path}: {reason}", path=str(path), reason=reason
            ) from None
        return cls.from_bytes(data)


def salted(salts: Sequence[Salt], count: int, salt: int = 0) -> list[Salt]:
    """The salts of a game that goes back to `count` decisions, with a new salt or without.

    The last one holds on wherever the game goes back to: what was drawn before it has been seen.
    """
    last = salt or (salts[-1][1] if salts else 0)
    kept = [one for one in salts if one[0] < count]
    if last and (not kept or kept[-1][1] != last):
        kept.append((count, last))
    return kept


def commitment(seed: str) -> str:
    """The hash that is published before the first move."""
    return hashlib.blake2b(f"regnum seed {seed}".encode(), digest_size=32).hexdigest()


def _seal(record: Record) -> str:
    content = msgspec.structs.replace(record, seal="")
    return hashlib.blake2b(msgspec.json.encode(content), digest_size=32).hexdigest()
