"""A table in a terminal of 80 × 24, and what stands on it when a person is asked."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from rich.console import Console

import regnum
from regnum.bots import make
from regnum.kernel.chance import Seeded
from regnum.terminal import choices
from regnum.terminal.play import Quit, Table
from regnum.terminal.screen import THEME, Screen
from regnum.words import speak


class Keyboard:
    """A table at which seat 0 is a person who types given lines, then leaves."""

    def __init__(
        self, game: str, seats: int, seed: int = 1, language: str = "en", height: int = 24, **settings: Any
    ) -> None:
        self.match = regnum.new(game, seats=seats, seed=seed, **settings)
        self.out = io.StringIO()
        words = speak(language).at(game, self.match.components)
        names = [words(f"cli-name-{seat}") for seat in range(seats)]
        console = Console(file=self.out, width=80, height=height, highlight=False, theme=THEME)
        self.typed: list[str] = []
        console.input = self.type  # type: ignore[method-assign]
        bots = [None, *(make("random", seed=seat) for seat in range(1, seats))]
        self.table = Table(self.match, names, bots, words, Screen(self.match.game, names, words, console))

    def type(self, *_: object) -> str:
        self.out.write("> \n")
        if not self.typed:
            raise Quit
        return self.typed.pop(0)

    def asked(self, *typed: str) -> tuple[str, choices.Line | None]:
        """What stands on the screen when seat 0 is asked, and what is chosen by typing so."""
        self.out.seek(0)
        self.out.truncate()
        self.typed = list(typed)
        lines = choices.asked(self.match, 0)
        aside = choices.beside(self.match, 0)
        try:
            chosen = self.table.ask(0, [*lines, *aside], len(lines))
        except Quit:
            chosen = None
        return self.out.getvalue(), chosen

    def questions(self, most: int = 10_000) -> Iterator[str]:
        """Every screen that seat 0 is asked with in a random game."""
        luck = Seeded(f"keyboard {self.match.seed}")
        for _ in range(most):
            if not self.match.waiting:
                return
            seat = self.match.waiting[0]
            if seat == 0:
                yield self.asked()[0]
            options = self.match.options(seat)
            self.match.apply(seat, options[luck.pick(len(options))])
