"""Game: a named rule set, and how a state of it begins."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from . import kinds, notation
from .brain import Brain
from .chance import Chance
from .components import Components
from .errors import BadSetup, IllegalOption
from .kinds import Json, Kind, Option
from .settings import Setting, Value
from .sketch import Goal, Sheet, Words, plain
from .state import State


class Game:
    """What a rule set tells the kernel about itself.

    A game's folder has one subclass and registers one instance of it as an entry
    point of the group `regnum.games`.
    """

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """The newest version of the rules; raised when a correction changes how a game is played."""
    oldest: ClassVar[int] = 1
    """The oldest version that can still be played and replayed."""
    layout: ClassVar[int] = 1
    """Raised when the fields of a state change; digests of other layouts are not compared."""
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    minutes: ClassVar[int] = 45
    """About how long a game takes."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    options: ClassVar[tuple[Kind, ...]] = ()
    events: ClassVar[tuple[Kind, ...]] = ()
    prompts: ClassVar[tuple[Kind, ...]] = ()
    """What decisions ask, by their names."""

    def setup(self, seats: int, settings: dict[str, Value], components: Components, chance: Chance) -> State:
        """A state with its first steps on the agenda, not yet run."""
        raise NotImplementedError

    def components(self) -> Components:
        """What is printed on boards and cards."""
        raise NotImplementedError

    def brain(self, parameters: Mapping[str, float] | None = None) -> Brain:
        """What bots know of this game; by itself no more than its points."""
        return Brain(parameters)

    def beside(self, name: str) -> Path:
        """Where a file beside this game's code is, or would be: lessons, exercises, weights."""
        return Path(sys.modules[type(self).__module__].__file__ or "").with_name(name)

    def sketch(self, view: Any, words: Words) -> list[Sheet]:
        """The table as text."""
        return plain(view, words)

    def glance(self, view: Any, words: Words) -> list[Sheet]:
        """What matters most, in about ten rows of eighty letters; nothing where the sketch is all there is."""
        return []

    def goals(self, view: Any, words: Words) -> list[Goal]:
        """What the seat of a view should aim at now; nothing for spectators, or where a game names no goals."""
        return []

    def called(self, view: Any, words: Words) -> dict[str, dict[int, str]]:
        """What things that options name by their number are called as they lie now: a die by its face.

        By the name or the piece of the field that names them.
        """
        return {}

    def check_seats(self, seats: int, settings: Mapping[str, Value]) -> None:
        """`BadSetup` unless so many may play with these settings."""
        if not self.fewest <= seats <= self.most:
            text = f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}"
            raise BadSetup("seats", text, game=self.name, fewest=self.fewest, most=self.most, seats=seats)

    def check_components(self, components: Components) -> None:
        """`BadComponents` where numbers that are each in their bounds do not go together."""

    def check_rules(self, rules: int) -> None:
        """`BadSetup` unless this version of the rules can be played."""
        if not self.oldest <= rules <= self.version:
            text = (
                f"version {rules} of the {self.name} rules is not known here; "
                f"{self.oldest} to {self.version} are"
            )
            raise BadSetup(
                "rules-gone", text, game=self.name, rules=rules, oldest=self.oldest, newest=self.version
            )

    def check_settings(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All settings with their values, defaults filled in; `BadSetup` if one is wrong."""
        known = {setting.name for setting in self.settings}
        unknown = sorted(set(given) - known)
        if unknown:
            names = ", ".join(sorted(known)) or "none"
            text = f"{self.name} has no setting {unknown[0]!r}; its settings: {names}"
            raise BadSetup("unknown-setting", text, game=self.name, name=unknown[0], names=names)
        return {
            setting.name: setting.check(given.get(setting.name, setting.default)) for setting in self.settings
        }

    def new(
        self,
        seats: int,
        chance: Chance,
        settings: Mapping[str, Any] | None = None,
        components: Components | None = None,
        rules: int = 0,
    ) -> State:
        """A fresh state, run to its first decision."""
        state = self.begin(seats, chance, self.check_settings(settings or {}), components, rules)
        state.run()
        return state

    def begin(
        self,
        seats: int,
        chance: Chance,
        settings: dict[str, Value],
        components: Components | None = None,
        rules: int = 0,
    ) -> State:
        """A fresh state by the newest rules, or by an older version of them, before anything has happened."""
        version = rules or self.version
        self.check_rules(version)
        self.check_seats(seats, settings)
        facts = (components or self.components()).at(version)
        if facts.changes:
            self.check_components(facts)
        facts.game = self.name
        state = self.setup(seats, settings, facts, chance)
        state.rules = version
        return state

    def __reduce__(self) -> tuple[Any, ...] | str:
        """A game that is installed is found where it arrives."""
        from .registry import catalogue, find

        return (find, (self.name,)) if catalogue().get(self.name) is self else (type(self), ())

    def prompt(self, name: str, values: tuple[Any, ...]) -> dict[str, Json]:
        """What a decision of that name speaks of, by the names of its prompt's fields."""
        for kind in self.prompts:
            if kind.name == name:
                about = kind.encode(values)
                del about["kind"]
                return about
        raise LookupError(f"{self.name} declares no prompt {name!r}")

    def encode(self, option: Option) -> dict[str, Json]:
        """An option as the object that names what it uses."""
        return kinds.encode(self.options, option)

    def notation(self, option: Option) -> str:
        """An option as one line of text: `place character=queen tile=4`."""
        return notation.write(self.options, option)

    def parse(self, text: str) -> Option:
        """The option behind a line of text, or `IllegalOption` with the reason."""
        try:
            return notation.read(self.options, text)
        except ValueError as error:
            raise IllegalOption("option", f"{error}", reason=str(error)) from None

    def decode(self, data: Json) -> Option:
        """The option behind an object, or `IllegalOption` with the reason."""
        try:
            return kinds.decode(self.options, data)
        except ValueError as error:
            raise IllegalOption("option", f"{error}", reason=str(error)) from None
