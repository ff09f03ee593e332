"""Errors: every refusal has a status, a code for programs, and a reason that people read in their language.

The code is one of a few that programs act on; the reason is the Fluent message `error-<why>` with its data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from ..kernel.errors import RegnumError, brief
from ..words import speak
from .messages import ErrorMessage, Problem, State, Told

RETRY_AFTER = 2
"""After how many seconds whoever was refused because of us may ask again."""


class Refused(Exception):
    """Something that cannot be done, and why; the present state may come along."""

    def __init__(self, status: int, code: str, why: str | RegnumError | Told = "", /, **data: Any) -> None:
        self.status = status
        self.code = code
        if isinstance(why, RegnumError):
            self.told = told_of(why)
        else:
            self.told = why if isinstance(why, Told) else Told(why or code, brief(data))
        self.state: State | None = None
        self.accepted: int | None = None
        self.wait = 0
        super().__init__(self.told.code)

    @property
    def reason(self) -> str:
        """The reason in English."""
        return in_words(self.told, "en")

    def problem(self) -> Problem:
        """The refusal as a body."""
        return Problem(self.status, self.code, self.reason, self.told, self.state, self.accepted)

    def message(self, action: str | None) -> ErrorMessage:
        """The refusal of one action on a socket."""
        return ErrorMessage(action, self.status, self.code, self.reason, self.told, self.state, self.accepted)


def told_of(error: RegnumError) -> Told:
    """A reason of the rules; one inside another stays one."""
    return Told(error.code, {key: _told_value(value) for key, value in error.data.items()})


def _told_value(value: object) -> Any:
    if isinstance(value, RegnumError):
        return told_of(value)
    return value if isinstance(value, (int, str)) else str(value)


def in_words(told: Told, language: str) -> str:
    """A reason as people read it; one that was kept or sent holds others as plain objects."""
    data = dict(told.data)
    for key, value in data.items():
        if isinstance(value, (Told, dict)):
            data[key] = in_words(msgspec.convert(value, Told), language)
    return speak(language)(f"error-{told.code}", **data)


def who() -> Refused:
    """Nobody is asking."""
    return Refused(401, "who")


def nothing_here(why: str | RegnumError = "", /, **data: Any) -> Refused:
    """There is no such thing."""
    return Refused(404, "nothing-here", why, **data)


def not_now(why: str | RegnumError, /, **data: Any) -> Refused:
    """The table is not in a state for that."""
    return Refused(409, "not-now", why, **data)


def not_allowed(why: str, /) -> Refused:
    """Someone else may, perhaps."""
    return Refused(403, "not-allowed", why)


def foreign_seat() -> Refused:
    """Somebody else sits there."""
    return Refused(403, "foreign-seat")


def malformed(why: str | RegnumError = "", /, **data: Any) -> Refused:
    """What was sent can't be read; without a reason of its own `reason` says what is wrong with it."""
    return Refused(422, "malformed", why, **data)


def unreadable(why: str = "", /, **data: Any) -> Refused:
    """What was sent is not even looked into."""
    return Refused(400, "malformed", why, **data)


def illegal(why: RegnumError) -> Refused:
    """That is not among what a seat may do."""
    return Refused(422, "illegal", why)


@contextmanager
def refuse_as(refusal: Callable[[RegnumError], Refused]) -> Iterator[None]:
    """What the rules refuse meanwhile is refused to whoever asks, with the same reason."""
    try:
        yield
    except RegnumError as error:
        raise refusal(error) from None


def slow_down(wait: float) -> Refused:
    """Too much at once."""
    seconds = max(1, int(wait + 0.999))
    refusal = Refused(429, "slow-down", seconds=seconds)
    refusal.wait = seconds
    return refusal


def storage() -> Refused:
    """The database does not answer."""
    refusal = Refused(503, "storage")
    refusal.wait = RETRY_AFTER
    return refusal


def internal() -> Refused:
    """A fault of ours."""
    return Refused(500, "internal")
