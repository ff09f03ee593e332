"""Logs: one JSON object a line, without names, tokens, cookies or what is in a body."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

_PLAIN = set(vars(logging.makeLogRecord({})))
_OURS = ("at", "level", "from", "message", "trace")
"""What every line has; an extra of the same name gets a `_`."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON, its extras as fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for key, value in vars(record).items():
            if key not in _PLAIN and key not in ("message", "asctime", "color_message"):
                plain = value if isinstance(value, (str, int, float, bool, list)) else str(value)
                line[f"{key}_" if key in _OURS else key] = plain
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up(level: str = "INFO") -> None:
    """Send everything of ours, and warnings of others, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("regnum").setLevel(level)
    # What strangers send that is no HTTP is no news: a line for each would fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
