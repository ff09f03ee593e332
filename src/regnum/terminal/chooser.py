"""Chooser: one choice at the keyboard, narrowed menu by menu, by numbers or by words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..words import Words
from .choices import Labels, Line
from .menu import Item, Menu, arrange
from .screen import Screen


class Chooser:
    """Takes what is typed until one line is left. From number `own` on the lines may be taken out of turn."""

    def __init__(self, screen: Screen, words: Words, lines: list[Line], labels: Labels, own: int) -> None:
        self.screen = screen
        self.words = words
        self.lines = lines
        self.labels = labels
        self.own = own
        told = [labels.line(line) for line in lines]
        told[own:] = [words("cli-out-of-turn", option=label) for label in told[own:]]
        self.told = [label.lower() for label in told]
        self.levels: list[Sequence[int]] = [range(len(lines))]
        self.room = 10
        self.menu = Menu([])

    @property
    def at_top(self) -> bool:
        return len(self.levels) == 1

    def show(self, room: int | None = None) -> list[Text]:
        """The menu of where the person stands."""
        self.room = room or self.room
        self.menu = self._arrange()
        return self.screen.menu(self.menu.items, self.room, self.menu.sets is None)

    def _arrange(self) -> Menu:
        here = self.levels[-1]
        own = [number for number in here if number < self.own]
        aside = [number for number in here if number >= self.own]
        menu = arrange(
            self.lines, own, self.labels, lambda items: self.screen.fits(items, self.room - len(aside))
        )
        if not aside or menu.sets is not None:
            return menu
        return Menu([*menu.items, *(Item(self.told_in_full(n), "", (n,)) for n in aside)])

    def told_in_full(self, number: int) -> str:
        """A line in words, with whether it is out of turn."""
        label = self.labels.line(self.lines[number])
        return label if number < self.own else self.words("cli-out-of-turn", option=label)

    def hint(self) -> list[Text]:
        """What may be typed."""
        if self.menu.sets is not None:
            sizes = sorted({len(held) for held in self.menu.sets})
            count = f"{sizes[0]}–{sizes[-1]}" if len(sizes) > 1 else f"{sizes[0]}"
            such = " ".join(str(number + 1) for number in range(sizes[-1]))
            text = self.words("cli-choose-set", count=count, such=such)
        elif not self.at_top:
            text = self.words("cli-choose-deeper")
        else:
            text = self.words("cli-choose" if self.own else "cli-choose-or-go-on")
        return self.screen.rows(f"[dim]{text}[/dim]")

    def take(self, text: str) -> int | None:
        """The line that is meant, or None after saying what is left to choose."""
        if not text:
            if not self.at_top:
                self.levels.pop()
            self._again()
            return None
        wanted = text.lower().replace(",", " ").split()
        if all(word.isdigit() for word in wanted):
            return self._numbers([int(word) for word in wanted], text)
        if self.menu.sets is not None and (picked := self._members(wanted)):
            return self._set(frozenset(picked), text)
        found = [n for n in self.levels[-1] if all(word in self.told[n] for word in wanted)]
        exact = [n for n in found if self.told[n] == text.lower()]
        return self._narrow(exact or found, text)

    def _numbers(self, wanted: list[int], text: str) -> int | None:
        if not all(1 <= number <= len(self.menu.items) for number in wanted):
            return self._narrow([n for n in self.levels[-1] if text.lower() in self.told[n]], text)
        if self.menu.sets is not None:
            return self._set(frozenset(number - 1 for number in wanted), text)
        return self._narrow(self.menu.items[wanted[0] - 1].lines if len(wanted) == 1 else [], text)

    def _members(self, wanted: list[str]) -> list[int]:
        """The items that words name, one each; none where a word names none or several."""
        found = []
        for word in wanted:
            named = [n for n, item in enumerate(self.menu.items) if word in item.label.lower()]
            if len(named) != 1:
                return []
            found.append(named[0])
        return found

    def _set(self, picked: frozenset[int], text: str) -> int | None:
        """A whole set is taken; a part of one is what the rest is chosen with."""
        assert self.menu.sets is not None
        if picked in self.menu.sets:
            return self._narrow(self.menu.sets[picked], text)
        more = [line for held, lines in self.menu.sets.items() if picked < held for line in lines]
        return self._narrow(sorted(more), text)

    def _narrow(self, found: Sequence[int], text: str) -> int | None:
        if len(found) == 1:
            return found[0]
        if not found:
            self.screen.say("cli-no-such-option", text=text)
        elif len(found) < len(self.levels[-1]):
            self.levels.append(found)
        self._again()
        return None

    def _again(self) -> None:
        self.screen.say_rows([*self.show(), *self.hint()])

    def all(self) -> None:
        """Every line that may be meant here, each with its number."""
        self.menu = Menu([Item(self.told_in_full(number), "", (number,)) for number in self.levels[-1]])
        self.screen.say_rows(self.screen.menu(self.menu.items, len(self.lines)))
