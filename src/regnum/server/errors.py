"""Errors: every refusal has a status, a code for programs and a reason for people."""

from __future__ import annotations

from ..kernel.errors import RegnumError
from .messages import ErrorMessage, Problem, State, Told


class Refused(Exception):
    """Something that cannot be done, and why; the present state may come along."""

    def __init__(
        self,
        status: int,
        code: str,
        reason: str,
        cause: RegnumError | None = None,
        state: State | None = None,
        accepted: int | None = None,
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code
        self.reason = reason
        self.state = state
        self.accepted = accepted
        self.wait = 0
        self.told = None
        if cause is not None:
            self.told = Told(cause.code, {key: str(value) for key, value in cause.data.items()})

    def problem(self) -> Problem:
        """The refusal as a body."""
        return Problem(self.status, self.code, self.reason, self.told, self.state, self.accepted)

    def message(self, action: str | None) -> ErrorMessage:
        """The refusal of one action on a socket."""
        return ErrorMessage(action, self.status, self.code, self.reason, self.told, self.state, self.accepted)


def who() -> Refused:
    """Nobody is asking."""
    return Refused(401, "who", "say who you are first: a name is enough")


def nothing_here(what: str = "nothing here", cause: RegnumError | None = None) -> Refused:
    """There is no such thing."""
    return Refused(404, "nothing-here", what, cause)


def not_now(reason: str, cause: RegnumError | None = None) -> Refused:
    """The table is not in a state for that."""
    return Refused(409, "not-now", reason, cause)


def not_allowed(reason: str) -> Refused:
    """Someone else may, perhaps."""
    return Refused(403, "not-allowed", reason)


def malformed(reason: str, cause: RegnumError | None = None) -> Refused:
    """What was sent can't be read."""
    return Refused(422, "malformed", reason, cause)


def slow_down(wait: float) -> Refused:
    """Too much at once."""
    refusal = Refused(429, "slow-down", "too many requests; wait a moment")
    refusal.wait = max(1, int(wait + 0.999))
    return refusal


def internal() -> Refused:
    """A fault of ours."""
    return Refused(500, "internal", "something went wrong on our side")
