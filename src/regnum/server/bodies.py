"""Bodies: what is sent is looked at before anything decodes it."""

from __future__ import annotations

from typing import Any

from ..kernel.nesting import DEEPEST, too_deep
from .errors import unreadable


def check_json(data: bytes) -> None:
    """Refuse what no decoder should be given: nested without end, or no text at all."""
    if too_deep(data):
        raise unreadable("too-deep", most=DEEPEST)
    try:
        data.decode()
    except UnicodeDecodeError:
        raise unreadable("odd-characters") from None


def checked(receive: Any) -> Any:
    """The same body, refused when its end shows that it can't be read; how long it may be is known further in."""
    parts: list[bytes] = []

    async def next_part() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise unreadable(reason="it was not sent to its end")
        if message["type"] == "http.request":
            parts.append(message.get("body", b""))
            if not message.get("more_body", False):
                check_json(b"".join(parts))
                parts.clear()
        return message

    return next_part
