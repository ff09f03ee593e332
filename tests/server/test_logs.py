"""Log lines: the keys that every line has are ours alone."""

from __future__ import annotations

import json
import logging

from regnum.server.logs import JsonLines


def test_an_extra_never_takes_the_place_of_the_severity() -> None:
    record = logging.makeLogRecord(
        {
            "name": "regnum.bots",
            "levelname": "WARNING",
            "msg": "a bot gave no answer",
            "level": "hard",
            "from": 3,
        }
    )
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["message"]) == (
        "warning",
        "regnum.bots",
        "a bot gave no answer",
    )
    assert (line["level_"], line["from_"]) == ("hard", 3)
