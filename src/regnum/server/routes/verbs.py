"""Verbs: the route decorators of the API, each telling which refusals to expect, and what routes share."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import litestar
from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ..messages import Problem

Asking = Request[Any, Any, Any]
Name = Annotated[str, Parameter(max_length=64)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]

REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=text)
    for status, text in {
        400: "Not even looked into: nested too deep, or not UTF-8",
        401: "Say who you are first",
        403: "Not yours to do",
        404: "Nothing here",
        409: "Not now: stale, repeated, taken or out of turn; the present state comes along",
        410: "The table can't be played on",
        413: "Too big",
        422: "Malformed, or not among the options",
        429: "Too many requests",
        503: "The database does not answer",
    }.items()
}

get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
patch = partial(litestar.patch, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)
