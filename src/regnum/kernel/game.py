"""Game: a named rule set, and how a state of it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from . import kinds
from .brain import Brain
from .chance import Chance
from .components import Components
from .errors import BadSetup, IllegalOption
from .kinds import Json, Kind, Option
from .settings import Setting, Value
from .sketch import Sheet, Words, plain
from .state import State


class Game:
    """What a rule set tells the kernel about itself.

    A game's folder has one subclass and registers one instance of it as an entry
    point of the group `regnum.games`.
    """

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """The rules version; raised when a rule fix changes how a record replays."""
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    settings: ClassVar[tuple[Setting, ...]] = ()
    options: ClassVar[tuple[Kind, ...]] = ()
    events: ClassVar[tuple[Kind, ...]] = ()
    prompts: ClassVar[tuple[str, ...]] = ()
    """The names of all decisions, for the words and the boards."""

    def setup(self, seats: int, settings: dict[str, Value], components: Components, chance: Chance) -> State:
        """A state with its first steps on the agenda, not yet run."""
        raise NotImplementedError

    def components(self) -> Components:
        """What is printed on boards and cards."""
        raise NotImplementedError

    def brain(self, parameters: Mapping[str, float] | None = None) -> Brain:
        """What bots know of this game."""
        raise NotImplementedError

    def sketch(self, view: Any, words: Words) -> list[Sheet]:
        """The table as text."""
        return plain(view, words)

    def check_seats(self, seats: int, settings: Mapping[str, Value]) -> None:
        """`BadSetup` unless so many may play with these settings."""
        if not self.fewest <= seats <= self.most:
            text = f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}"
            raise BadSetup("seats", text, game=self.name, fewest=self.fewest, most=self.most, seats=seats)

    def check_settings(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All settings with their values, defaults filled in; `BadSetup` if one is wrong."""
        known = {setting.name for setting in self.settings}
        unknown = sorted(set(given) - known)
        if unknown:
            names = ", ".join(sorted(known)) or "none"
            text = f"{self.name} has no option {unknown[0]!r}; its options: {names}"
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
    ) -> State:
        """A fresh state, run to its first decision."""
        checked = self.check_settings(settings or {})
        self.check_seats(seats, checked)
        state = self.setup(seats, checked, components or self.components(), chance)
        state.run()
        return state

    def encode(self, option: Option) -> dict[str, Json]:
        """An option as the object that names what it uses."""
        return kinds.encode(self.options, option)

    def decode(self, data: Json) -> Option:
        """The option behind an object, or `IllegalOption` with the reason."""
        try:
            return kinds.decode(self.options, data)
        except ValueError as error:
            raise IllegalOption("option", f"{error}", reason=str(error)) from None


def _find(name: str) -> Game:
    """Unpickle a game as the one registered here."""
    from .registry import find

    return find(name)
