"""What is asked before a choice: what a line of options would change, what may follow it, why pieces can't be used.

All of it is answered in a world that only knows what its seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...kernel.forest import Forest
from ...kernel.kinds import Option
from ...kernel.match import Match
from ...kernel.plan import CHANCE, ENDS, SHOWN
from ..errors import illegal, malformed, refuse_as
from ..messages import LinePreview, Reason
from ..requests import AskPlans, AskWhy
from .played_match import PlayedMatch
from .seat_state import told

_BUDGET = 1000
"""How many options are looked into when a browser asks from a branch."""
NO_PIECES = (ValueError, LookupError, ArithmeticError)
"""What a game says to names that no piece of its has."""
Path = tuple[str | int, ...]


def branch(played: PlayedMatch, seat: int, ask: AskPlans) -> Forest | None:
    """The actions that begin with a line, or a refusal."""
    line = played.read(ask.line)
    with refuse_as(illegal):
        return played.plans(seat, line, _BUDGET, ask.only)


def reasons(played: PlayedMatch, seat: int, ask: AskWhy) -> list[Reason]:
    """Why pieces can't be used together, or a refusal."""
    try:
        return [Reason(*one) for one in played.match.why(seat, ask.pieces)]
    except NO_PIECES:
        raise malformed("no-pieces") from None


def plain_view(match: Match, seat: int) -> Any:
    """What a seat sees, as it travels."""
    return msgspec.to_builtins(match.view(seat), str_keys=True)


def preview(match: Match, seat: int, line: Sequence[Option], view: Any, totals: bool) -> LinePreview:
    """What a line certainly leads to, as changes of `view`, up to the end of the action and no further.

    Where the game ends there are none: the hands that are opened would be imagined ones.
    """
    sight = match.foresee(seat, line)
    world, certain = sight.world, sight.end not in (CHANCE, SHOWN)
    after = msgspec.to_builtins(world.view(seat), str_keys=True) if world.waiting else view
    return LinePreview(
        end=ENDS[sight.end],  # type: ignore[arg-type]
        closes=sight.shows,
        changes=changes(view, after),
        events=told(match.game, sight.events, seat),
        scores=world.scores() if certain and (totals or not world.waiting) else None,
    )


def changes(old: Any, new: Any, path: Path = ()) -> list[list[Any]]:
    """What makes `new` of `old`, in order: a path and what is there then, or a path alone for what is gone.

    >>> changes({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3, 4]})
    [[['b', 1], 3], [['b', 2], 4]]
    >>> changes({"a": [1, 2, 3], "b": 0}, {"a": [1]})
    [[['a', 2]], [['a', 1]], [['b']]]
    >>> changes([3, 1, 2], [1, 2])
    [[[], [1, 2]]]
    """
    if isinstance(old, dict) and isinstance(new, dict):
        found = [one for key in old if key in new for one in changes(old[key], new[key], (*path, key))]
        found += [[[*path, key]] for key in old if key not in new]
        return found + [[[*path, key], new[key]] for key in new if key not in old]
    if isinstance(old, list) and isinstance(new, list):
        both = min(len(old), len(new))
        found = [one for at in range(both) for one in changes(old[at], new[at], (*path, at))]
        if len({tuple(one[0][: len(path) + 1]) for one in found}) * 2 > both and _flat(new):
            return [[[*path], new]]
        found += [[[*path, at]] for at in reversed(range(both, len(old)))]
        return found + [[[*path, at], new[at]] for at in range(both, len(new))]
    return [] if type(old) is type(new) and old == new else [[[*path], new]]


def _flat(items: list[Any]) -> bool:
    """Whether a list is of small things, so that it is shorter told anew than by its places."""
    return not any(isinstance(item, (dict, list)) for item in items)
