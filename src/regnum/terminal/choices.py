"""What a person at the keyboard chooses from: whole actions, as long as they can be read."""

from __future__ import annotations

from ..kernel.kinds import Option
from ..kernel.match import Match
from ..kernel.plan import MORE, Fork
from ..words import Words

READABLE = 30
"""More whole actions than this are asked for decision by decision."""

Line = tuple[Option, ...]


def asked(match: Match, seat: int) -> list[Line]:
    """The whole actions a seat may choose from, or only their first decisions where there are too many."""
    fork = match.plans(seat)
    return _lines(fork) or [(option,) for option in match.options(seat)]


def beside(match: Match, seat: int) -> list[Line]:
    """What it may do out of turn."""
    fork = match.plans(seat, aside=True)
    return _lines(fork) or [(option,) for option in match.asides(seat)]


def label(words: Words, match: Match, line: Line, names: list[str]) -> str:
    """An action in words, decision after decision; the first is the answer to what is asked."""
    step = match.state.decision()
    asked = (step.name, match.game.prompt(step.name, step.about(match.state))) if step else None
    first, *rest = line
    told = [
        words.option(match.game, first, names, asked),
        *(words.option(match.game, one, names) for one in rest),
    ]
    return " · ".join(told)


def _lines(fork: Fork | None) -> list[Line]:
    if fork is None or fork.count() > max(READABLE, len(fork.branches)):
        return []
    lines = fork.lines()
    return [] if any(end == MORE for _, end in lines) else [line for line, _ in lines]
