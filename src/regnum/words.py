"""Words: every text a person reads, in Fluent, Russian and English."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from .extras import needs
from .facts import Fact, Facts, dash
from .kernel.components import Components
from .kernel.errors import RegnumError
from .kernel.game import Game
from .kernel.kinds import Field, Kind, Name, Option
from .kernel.registry import catalogue
from .texts import installed, pattern_of, rules, texts, variables

with needs("cli"):
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

K = TypeVar("K")
V = TypeVar("V")

Called = Mapping[str, Mapping[int, str]]
LANGUAGES = ("en", "ru")
STRICT = False
"""Whether a text that asks for something nobody gives is an error; tests say so."""
MOST_TABLES = 16
"""For how many sets of changed numbers words are kept ready: anyone may bring a record with his own."""
_ready: dict[tuple[str, int, str], Facts] = {}


class Words:
    """Speaks one language. Numbers of components are told as printed, or as a table has them (`at`).

    >>> words = Words("en")
    >>> words("brawl-character-king")
    'King'
    """

    def __init__(self, language: str, folders: Iterable[Path] | None = None) -> None:
        self.language = language
        self.folders = installed() if folders is None else list(folders)
        files = texts(language, self.folders)
        self._resources = [FluentResource(path.read_text(encoding="utf-8")) for path in files]
        self._bundles: dict[str, FluentBundle] = {}
        self._asked: dict[str, frozenset[str]] = {}
        self._facts: dict[str, Facts] = {}
        self._tables: dict[Facts, Words] = {}

    def at(self, game: str, components: Components) -> Words:
        """The same words with the numbers of a table."""
        facts = facts_of(game, components)
        if facts is self.facts(game):
            return self
        found = self._tables.get(facts)
        if found is None:
            new = copy(self)
            new._facts = {**self._facts, game: facts}
            new._bundles, new._tables = {}, {}
            found = _keep(self._tables, facts, new)
        return found

    def __call__(self, message: str, **arguments: Any) -> str:
        return self.find(message, **arguments) or plain(message)

    def find(self, message: str, **arguments: Any) -> str | None:
        """The text of `id` or `id.attribute`, or None when there is none; a `.help` comes with its marks."""
        found = self.format(message, arguments)
        if found is None:
            return None
        text, faults = found
        if faults and STRICT:
            raise ValueError(f"{self.language} {message}: {faults[0]}")
        if not message.endswith(".help"):
            return text
        name = message.removesuffix(".help")
        extras = [key for key in self._bundle("").get_message(name).attributes if key.startswith("help-")]
        more = [self.find(f"{name}.{key}", **arguments) or "" for key in extras]
        return " ".join([text, *more, *(f"({mark})" for mark in self.marks(message))])

    def format(self, message: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """A text without marks, and what is wrong in it."""
        game = self._game(message)
        bundle = self._bundle(game)
        pattern = pattern_of(bundle, message)
        if pattern is None:
            return None
        given = dict(arguments)
        wanted = self.asked(message) - given.keys()
        facts = self.facts(game) if wanted else None
        if facts is not None:
            entry = self.entry(message)
            values = ((name, facts.find(entry, name)) for name in wanted)
            given |= {name: value for name, value in values if value is not None}
        text, faults = bundle.format_pattern(pattern, given)
        return str(text), faults

    def help(self, game: str, message: str, components: Components) -> str | None:
        """What is said of a thing at a table with these components."""
        return self.at(game, components).find(f"{message}.help")

    def marks(self, message: str) -> list[str]:
        """What besides the rules the numbers of a text rest on, such as `reconstructed: cost, divisor`."""
        game = self._game(message)
        facts = self.facts(game)
        found = []
        for source, fields in facts.doubts(self.entry(message), self.asked(message)).items() if facts else ():
            words = [self.find(key(game, "fact", field)) for field in fields]
            which = ", ".join(word for word in words if word) if all(words) else ""
            found.append(self(f"number-source-{source}") + (f": {which}" if which else ""))
        return found

    def rules(self, game: str) -> str:
        """Our own short rules of a game with its numbers; what other packages add to it follows."""
        text = rules(game, self.language, self.folders)
        facts = self.facts(game)
        return facts.fill(text, lambda value, noun: self._told(game, value, noun)) if facts else text

    def changes(self, game: Game) -> list[str]:
        """The numbers a table has of its own, each with the printed one."""
        mine = self.facts(game.name)
        printed = game.components().at(mine.components.rules or game.version) if mine else game.components()
        changed = mine.changed(facts_of(game.name, printed)) if mine else []
        titles = self._titles(game.name) if changed else {}
        lines = []
        for path, old, new in changed:
            title = titles.get("-".join(dash(path).split(".")[:2]), "")
            data = {"thing": title, "titled": int(bool(title)), "path": path, "old": old, "new": new}
            lines.append(self("changed-number", **data))
        return lines

    def facts(self, game: str) -> Facts | None:
        """The numbers of a game: the table's, else the printed ones."""
        if game not in self._facts and game in catalogue():
            known = catalogue()[game]
            self._facts[game] = facts_of(game, known.components().at(known.version))
        return self._facts.get(game)

    def entry(self, message: str) -> str:
        """The entry of the components that a text tells of."""
        game = self._game(message)
        facts = self.facts(game)
        said = self._bundle(game).has_message
        return facts.entry(game, message.partition(".")[0], said) if facts else ""

    def asked(self, message: str) -> frozenset[str]:
        """The variables a text asks for."""
        if message not in self._asked:
            self._asked[message] = variables(self._bundle(self._game(message)), message)
        return self._asked[message]

    def count(self, game: str, number: int, noun: str) -> str:
        """A number of things with the noun in its form: `<game>-count-<noun>`."""
        return self(key(game, "count", noun), n=number)

    def _told(self, game: str, value: Fact, noun: str) -> str:
        return self.thing(game, noun, value) if isinstance(value, str) else self.count(game, value, noun)

    def _game(self, message: str) -> str:
        """The game whose words a message belongs to; empty when it is nobody's."""
        name = message.removeprefix("web-")
        known = {**catalogue(), **self._facts}
        return max((game for game in known if name.startswith(f"{dash(game)}-")), key=len, default="")

    def _bundle(self, game: str) -> FluentBundle:
        """All texts; COUNT and WORD speak in the words of one game."""
        if game not in self._bundles:
            functions: dict[str, Callable[..., Any]] = {
                "COUNT": lambda number, of: self.count(game, number, of),
                "WORD": lambda name, of: self.thing(game, of, name),
                "MINUS": lambda number: f"−{number}",
                "SIGNED": lambda number: f"+{number}" if number >= 0 else f"−{-number}",
            }
            bundle = FluentBundle([self.language], functions, use_isolating=False)
            for resource in self._resources:
                bundle.add_resource(resource)
            self._bundles[game] = bundle
        return self._bundles[game]

    def _titles(self, game: str) -> dict[str, str]:
        """What the entries of the components are called."""
        return {self.entry(message): self(message) for message in reversed(self.helped(game))}

    def helped(self, game: str) -> list[str]:
        """The messages of a game that have a help text."""
        entries = (
            one for resource in self._resources for one in resource.body if isinstance(one, ast.Message)
        )
        helped = (one.id.name for one in entries if any(part.id.name == "help" for part in one.attributes))
        return [name for name in helped if name.startswith(f"{dash(game)}-")]

    def about(self, game: str, text: str) -> list[str]:
        """The help texts of everything whose name holds these words."""
        wanted = text.lower().split()
        found = [name for name in self.helped(game) if all(word in self(name).lower() for word in wanted)]
        return [f"{self(name)}: {self(f'{name}.help')}" for name in found]

    def error(self, error: RegnumError) -> str:
        """What went wrong, in this language where it has the words."""
        data = {k: self.error(v) if isinstance(v, RegnumError) else v for k, v in error.data.items()}
        return self.find(f"error-{error.code}", **data) or str(error)

    def thing(self, game: str, family: str, name: str) -> str:
        """A named thing of a game: a card, a good, a place."""
        return self(key(game, family, name))

    def option(
        self,
        game: Game,
        option: Option,
        seats: list[str],
        called: Called | None = None,
        asked: tuple[str, dict[str, Any]] | None = None,
    ) -> str:
        """A choice in words; `called` says what things that it names by number are called as they lie now.

        As the answer to a question it is called what it does there, where there are words for that.
        """
        kind = game.options[option[0]]
        message = key(game.name, "option", kind.name)
        said = self._arguments(game, kind, option[1:], seats)
        for field, value in zip(kind.fields, option[1:], strict=True):
            said[field.name] = named(field, value, called or {}) or said[field.name]
        answer = None
        if asked is not None:
            name, about = asked
            prompt = next(kind for kind in game.prompts if kind.name == name)
            given = {**self._spoken(game, prompt, about, seats), **said}
            answer = self.find(f"{message}.{key(name)}", **given)
        return answer or (called and self.find(f"{message}.called", **said)) or self(message, **said)

    def value(self, game: Game, field: Field, value: Any, seats: list[str], called: Called) -> str:
        """One field of an option in words."""
        return named(field, value, called) or str(self._say(game, field, field.encode(value), seats))

    def event(self, game: Game, kind: Kind, data: dict[str, Any], seats: list[str]) -> str:
        """What happened, as far as `data`, an event as seen by someone, tells it."""
        message = key(game.name, "event", kind.name)
        if data.get("hidden"):
            message += ".hidden"
        return self(message, **self._spoken(game, kind, data, seats))

    def prompt(
        self, game: Game, name: str, about: dict[str, Any], seats: list[str], waiting: bool = False
    ) -> str:
        """What a decision asks; with `waiting`, what those who wait are told of it."""
        kind = next(kind for kind in game.prompts if kind.name == name)
        message = key(game.name, "prompt", name) + (".waiting" if waiting else "")
        return self(message, **self._spoken(game, kind, about, seats))

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
            family = field.family
            if isinstance(value, dict):
                parts = [f"{count} × {self.thing(game.name, family, name)}" for name, count in value.items()]
                return ", ".join(parts) or self("nothing")
            if isinstance(value, list):
                return ", ".join(self.thing(game.name, family, name) for name in value) or self("nothing")
            return self.thing(game.name, family, value)
        if field.form == "by-seat":
            return ", ".join(f"{name} {one}" for name, one in zip(seats, value, strict=True))
        if isinstance(value, list):
            if field.piece == "seat":
                return ", ".join(seats[item] for item in value) or self("nothing")
            return ", ".join(str(item + 1 if field.form == "set" else item) for item in value) or self(
                "nothing"
            )
        return value + 1 if field.form == "index" else value


def named(field: Field, value: Any, called: Called) -> str:
    """The things an option names by number, by the names they have now; empty where they have none."""
    names = called.get(field.name) or called.get(field.piece) or {}
    numbers = field.encode(value) if field.form == "set" else [value]
    return ", ".join(names[one] for one in numbers) if all(one in names for one in numbers) else ""


def facts_of(game: str, components: Components) -> Facts:
    """The numbers of a game, made once for each set of changes."""
    place = (game, components.rules, repr(components.changes))
    return _ready.get(place) or _keep(_ready, place, Facts(components))


def _keep(ready: dict[K, V], place: K, made: V) -> V:
    if len(ready) >= MOST_TABLES:
        ready.clear()
    ready[place] = made
    return made


def key(*parts: str) -> str:
    """The Fluent id made of these parts.

    >>> key("kingsburg", "building", "stone_wall")
    'kingsburg-building-stone-wall'
    """
    return dash("-".join(parts))


def plain(message: str) -> str:
    """What is said where words are missing: the last part of the id.

    >>> plain("dare-option-raise-bid"), plain("dare-name"), plain("nothing")
    ('raise bid', 'dare', 'nothing')
    """
    return " ".join(message.split("-")[2:]) or message.removesuffix("-name")


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
