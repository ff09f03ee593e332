"""Nesting: how deep a JSON text goes, told before anything decodes it.

Decoders go down by calling themselves; a few kilobytes of brackets are enough to take them to the end of their stack.
"""

from __future__ import annotations

DEEPEST = 32
"""More levels than anything of ours has."""
_ONE_SORT = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")


def too_deep(data: bytes) -> bool:
    """Whether a JSON text is nested deeper than anybody needs; what is no JSON at all may be called either.

    >>> too_deep(b'{"a": [[1], "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]}')
    False
    >>> too_deep(b"[" * 33 + b"]" * 33)
    True
    """
    plain = b"".join(data.replace(rb"\\", b"").replace(rb"\"", b"").split(b'"')[::2])
    rest = plain.translate(_ONE_SORT, _NO_BRACKETS)
    if b"[" * (DEEPEST + 1) in rest:
        return True
    for _ in range(DEEPEST):
        inner = rest.replace(b"[]", b"")
        if inner == rest:
            break
        rest = inner
    return b"[]" in rest or rest.count(b"[") > DEEPEST
