"""Help for every parameter of every command, in the language that is asked for."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, get_type_hints

from cyclopts import Parameter

from ..words import Words


def helped(command: Callable[..., None], words: Words) -> Callable[..., None]:
    """The same command whose parameters say what they are for: `cli-param-<name>`, or `.<command>` of it."""
    hints = get_type_hints(command, include_extras=True)
    parameters = []
    for one in inspect.signature(command).parameters.values():
        message = f"cli-param-{one.name.replace('_', '-')}"
        own = command.__name__.removesuffix("_file").replace("_", "-")
        text = words.find(f"{message}.{own}") or words(message)
        parameters.append(one.replace(annotation=Annotated[hints[one.name], Parameter(help=text)]))

    @wraps(command)
    def run(*given: object, **named: object) -> None:
        command(*given, **named)

    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    del run.__wrapped__
    return run
