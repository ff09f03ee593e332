"""What can go wrong at the edges, each with a sentence that a person understands."""

from __future__ import annotations

from typing import Any

_LONGEST = 1000
"""Letters of one thing that a refusal repeats; nobody reads more, and who sent it knows the rest."""


def brief(data: dict[str, Any]) -> dict[str, Any]:
    """What a sentence is made of, with long texts cut short.

    >>> brief({"name": "x" * 5000, "most": 4})["name"][-3:]
    'xx…'
    """
    return {
        key: f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value
        for key, value in data.items()
    }


class RegnumError(Exception):
    """Bad input of any sort; its text says in English what is wrong and what to do.

    `code` and `data` let other languages say the same: the Fluent message is
    `error-<code>`.
    """

    def __init__(self, code: str, text: str, /, **data: object) -> None:
        super().__init__(text)
        self.code = code
        self.data: dict[str, object] = brief(data)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, str(self), self.data)


def _again(kind: type[RegnumError], code: str, text: str, data: dict[str, object]) -> RegnumError:
    """The same error in another process."""
    return kind(code, text, **data)


class UnknownGame(RegnumError):
    """No game of that name is registered."""


class BadSetup(RegnumError):
    """The number of seats or a setting is not allowed."""


class IllegalOption(RegnumError):
    """Not one of the options the seat has now; the state is untouched."""


class BadRecord(RegnumError):
    """The record cannot be read, was changed, or cannot have happened."""


class BadComponents(RegnumError):
    """A component or override file names something unknown or of the wrong type."""


class ScriptEnded(RegnumError):
    """A chance script or a recorded line of results has no more results to give."""
