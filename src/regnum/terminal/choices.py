"""What a person at the keyboard chooses from: whole actions, as long as they can be read, and the words for them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel.kinds import Field, Kind, Name, Option
from ..kernel.match import Match
from ..kernel.plan import MORE, Fork
from ..words import Words, key

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


def _lines(fork: Fork | None) -> list[Line]:
    if fork is None or fork.count() > max(READABLE, len(fork.branches)):
        return []
    lines = fork.lines()
    return [] if any(end == MORE for _, end in lines) else [line for line, _ in lines]


class Labels:
    """The words for options at one moment, in which a die is called by its face."""

    def __init__(self, words: Words, match: Match, seat: int, names: list[str]) -> None:
        self.words = words
        self.game = match.game
        self.names = names
        self.called = match.game.called(match.view(seat), words)
        step = match.state.decision()
        self.asked = (step.name, match.game.prompt(step.name, step.about(match.state))) if step else None
        self.option = cache(self._option)

    def line(self, line: Line) -> str:
        """An action, decision after decision; the first is the answer to what is asked."""
        first, *rest = line
        told = [self.answer(first), *(self.option(option) for option in rest)]
        return " · ".join(told)

    def answer(self, option: Option) -> str:
        """An option as the answer to what is asked now."""
        return self.words.option(self.game, option, self.names, self.called, self.asked)

    def _option(self, option: Option) -> str:
        return self.words.option(self.game, option, self.names, self.called)

    def kind(self, option: Option) -> Kind:
        """What sort of option it is."""
        return self.game.options[option[0]]

    def value(self, field: Field, value: Any) -> str:
        """One field of an option by itself."""
        return self.words.value(self.game, field, value, self.names, self.called)

    def help(self, field: Field, value: Any) -> str:
        """What is said of a thing, where it is one of a family and has a text."""
        if not isinstance(field, Name) or type(value) is not int or value < 0:
            return ""
        message = key(self.game.name, field.family, field.names[value])
        return self.words.find(f"{message}.help") or ""

    def help_of(self, option: Option) -> str:
        """What is said of the first thing an option points at."""
        fields = zip(self.kind(option).fields, option[1:], strict=True)
        return next(
            (text for field, value in fields if field.piece and (text := self.help(field, value))), ""
        )
