"""A canonical picture of a state, for digests: the same bytes on every machine."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from .chance import Chance
from .native import fields
from .state import KERNEL_ONLY, State
from .step import Step


def freeze(value: Any) -> Any:
    """Nested lists of plain values that say all there is to say."""
    if isinstance(value, int) and value.bit_length() > 63:
        return hex(value)  # wide bit masks
    if value is None or isinstance(value, (bool, int, str, float, bytes)):
        return value
    if isinstance(value, (list, tuple)):
        return [freeze(item) for item in value]
    if isinstance(value, dict):
        return [[freeze(key), freeze(item)] for key, item in value.items()]
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, State):
        names = [name for name in fields(value) if name not in KERNEL_ONLY]
        return [type(value).__name__, *([name, freeze(getattr(value, name))] for name in names)]
    if isinstance(value, Step):
        return [type(value).__name__, *(freeze(getattr(value, name)) for name in fields(value))]
    if isinstance(value, Chance):
        raise TypeError("a chance is not part of the table")
    raise TypeError(f"a state must hold plain data, not {type(value).__name__}")


def digest(state: State) -> str:
    """A fingerprint of everything on the table."""
    return hashlib.blake2b(msgspec.msgpack.encode(freeze(state)), digest_size=16).hexdigest()
