"""Words: every text a person reads, in Fluent, Russian and English."""

from __future__ import annotations

import locale
import os
from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel.errors import RegnumError
from .kernel.game import Game
from .kernel.kinds import Field, Kind, Name, Option

FOLDER = Path(__file__).with_name("locale")
LANGUAGES = ("en", "ru")


class Words:
    """Speaks one language.

    >>> words = Words("en")
    >>> words("brawl-character-king")
    'King'
    """

    def __init__(self, language: str, folders: Iterable[Path] | None = None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in installed() if folders is None else folders:
            for path in sorted((folder / language).glob("*.ftl")):
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message: str, **arguments: Any) -> str:
        return self.find(message, **arguments) or message

    def find(self, message: str, **arguments: Any) -> str | None:
        """The text of `id` or `id.attribute`, or None when there is none."""
        key, _, attribute = message.partition(".")
        if not self.bundle.has_message(key):
            return None
        entry = self.bundle.get_message(key)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            return None
        text, _ = self.bundle.format_pattern(pattern, arguments)
        return str(text)

    def error(self, error: RegnumError) -> str:
        """What went wrong, in this language where it has the words."""
        data = {k: self.error(v) if isinstance(v, RegnumError) else v for k, v in error.data.items()}
        return self.find(f"error-{error.code}", **data) or str(error)

    def thing(self, game: str, family: str, name: str) -> str:
        """A named thing of a game: a card, a good, a place."""
        return self(key(game, family, name))

    def option(self, game: Game, option: Option, seats: list[str]) -> str:
        """A choice in words."""
        kind = game.options[option[0]]
        return self(key(game.name, "option", kind.name), **self._arguments(game, kind, option[1:], seats))

    def event(self, game: Game, kind: Kind, data: dict[str, Any], seats: list[str]) -> str:
        """What happened, as far as `data`, an event as seen by someone, tells it."""
        message = key(game.name, "event", kind.name)
        if data.get("hidden"):
            message += ".hidden"
        return self(message, **self._spoken(game, kind, data, seats))

    def prompt(self, game: Game, name: str, about: dict[str, Any], seats: list[str]) -> str:
        """What a decision asks."""
        kind = next(kind for kind in game.prompts if kind.name == name)
        return self(key(game.name, "prompt", name), **self._spoken(game, kind, about, seats))

    def _arguments(self, game: Game, kind: Kind, values: tuple[Any, ...], seats: list[str]) -> dict[str, Any]:
        return self._spoken(game, kind, kind.encode(values), seats)

    def _spoken(self, game: Game, kind: Kind, data: dict[str, Any], seats: list[str]) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for field in kind.fields:
            value = data.get(field.name)
            said[field.name] = self._say(game, field, value, seats)
            said[f"{field.name}_count"] = count(value)
            if field.form == "name":
                said[f"{field.name}_name"] = value or ""
        return said

    def _say(self, game: Game, field: Field, value: Any, seats: list[str]) -> Any:
        if value is None:
            return self("nothing")
        if field.form == "seat":
            return seats[value]
        if field.form == "piece":
            return self(key(game.name, *value.split(":")))
        if isinstance(field, Name):
            family = field.piece
            if isinstance(value, dict):
                parts = [f"{count} × {self.thing(game.name, family, name)}" for name, count in value.items()]
                return ", ".join(parts) or self("nothing")
            if isinstance(value, list):
                return ", ".join(self.thing(game.name, family, name) for name in value) or self("nothing")
            return self.thing(game.name, family, value)
        if isinstance(value, list):
            if field.piece == "seat":
                return ", ".join(seats[item] for item in value) or self("nothing")
            return ", ".join(str(item + 1 if field.form == "set" else item) for item in value) or self(
                "nothing"
            )
        return value + 1 if field.form == "index" else value


def installed() -> list[Path]:
    """Our folder of words and the `locale` folders of packages published in the group `regnum.locale`."""
    points = sorted(entry_points(group="regnum.locale"), key=lambda point: point.name)
    return [FOLDER, *[Path(str(point.load().__file__)).with_name("locale") for point in points]]


def key(*parts: str) -> str:
    """The Fluent id made of these parts.

    >>> key("kingsburg", "building", "stone_wall")
    'kingsburg-building-stone-wall'
    """
    return "-".join(parts).replace("_", "-")


def count(value: Any) -> int:
    """How many things a field holds, so that a text can leave out what is not there.

    >>> count({"gold": 2, "wood": 1}), count([5, 3]), count(None), count("king")
    (3, 2, 0, 1)
    """
    if value is None:
        return 0
    if isinstance(value, dict):
        return sum(value.values())
    return len(value) if isinstance(value, list) else 1


def language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else the machine's, else English."""
    if wanted in LANGUAGES:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")[:2].lower()
        if found in LANGUAGES:
            return found
    try:
        return "ru" if (locale.getlocale()[0] or "").lower().startswith("ru") else "en"
    except ValueError:
        return "en"


def speak(wanted: str | None = None) -> Words:
    """The words of a language, read once."""
    return _read(language(wanted))


@cache
def _read(known: str) -> Words:
    return Words(known)
