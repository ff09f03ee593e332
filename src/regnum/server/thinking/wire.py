"""The wire between a server and thinkers on other machines: MessagePack in the frames of one WebSocket, `/api/think`.

thinker → server   hello {processes, games: {name: version}}
server → thinker   job {id, question}
thinker → server   done {id, answer} or {id, answer: null, why}
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ...kernel.registry import catalogue
from .thought import Answer, Question

PATH = "/api/think"
REFUSED = 4003
"""The socket is closed with it when the token is wrong, 4004 when the server wants no thinkers, 4009 when games differ."""
NOT_WANTED, DIFFERENT = 4004, 4009


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """How many thoughts a thinker takes at once, and what it knows."""

    processes: Annotated[int, Meta(ge=1, le=256)]
    games: dict[str, int]


class Job(msgspec.Struct, tag_field="type", tag="job"):
    """A thought to think."""

    id: int
    question: Question


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """What came of it; without an answer, why."""

    id: int
    answer: Answer | None
    why: str = ""


FromThinker = Hello | Done
encode = msgspec.msgpack.Encoder().encode


def games_here() -> dict[str, int]:
    """The games of this machine by name, each with the version of its rules."""
    return {game.name: game.version for game in catalogue().values()}
