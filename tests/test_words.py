"""Every word is there, in both languages, and none is idle."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from codes import codes_in
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.facts import Facts
from regnum.kernel.game import Game
from regnum.kernel.kinds import Kind, Name
from regnum.texts import FOLDER
from regnum.words import LANGUAGES, Words, key

SOURCES = Path(__file__).parent.parent
CODE = [SOURCES / "src", SOURCES / "web" / "src"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def read(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file, which has no junk in it."""
    resource = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}: {junk[0]}"
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), f"{language}/{file} says a thing twice"
    return {entry.id.name: entry for entry in entries}


def attributes(entry: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def variables(entry: ast.Message, asked: dict[str, set[str]] | None = None) -> set[str]:
    """What a message uses; an attribute called like a question may use besides what that is about."""
    visitor = Variables()
    if entry.value is not None:
        visitor.visit(entry.value)
    for attribute in entry.attributes:
        own = Variables()
        own.visit(attribute)
        visitor.names |= own.names - (asked or {}).get(attribute.id.name, set())
    return visitor.names


def arguments(kind: Kind) -> set[str]:
    """What a text about a kind may use."""
    names = [field.name for field in kind.fields]
    single = [f"{field.name}_name" for field in kind.fields if field.form == "name"]
    return {*names, *(f"{name}_count" for name in names), *single}


def needed(game: Game) -> dict[str, set[str] | None]:
    """The messages a game must have, with the arguments each may use (None: any)."""
    found: dict[str, set[str] | None] = {
        key(game.name, part): set() for part in ("name", "summary", "credits")
    }
    for setting in game.settings:
        found[key(game.name, "setting", setting.name)] = set()
        for value in getattr(setting, "values", ()):
            found[key(game.name, "setting", setting.name, value)] = set()
    for family, kinds in (("option", game.options), ("event", game.events), ("prompt", game.prompts)):
        for kind in kinds:
            found[key(game.name, family, kind.name)] = arguments(kind)
            if family != "prompt":
                found |= {key(game.name, *thing): None for thing in things(kind)}
    return found


def things(kind: Kind) -> list[tuple[str, str]]:
    return [(field.family, name) for field in kind.fields if isinstance(field, Name) for name in field.names]


GAMES = list(regnum.catalogue().values())
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
LESSONS = "lesson-"
"""How the files of lessons begin; their tests know what they must say (test_lessons)."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_all_its_words(game: Game, language: str) -> None:
    messages = read(language, f"{game.name}.ftl")
    wanted = needed(game)
    numbers = Facts(game.components()).values
    missing = sorted(set(wanted) - set(messages))
    assert not missing, f"{language} lacks {missing}"
    asked = {key(kind.name): arguments(kind) for kind in game.prompts}
    for name, allowed in wanted.items():
        if allowed is not None:
            strange = variables(messages[name], asked) - allowed - numbers.keys()
            assert not strange, f"{language} {name} asks for {strange}, which nobody gives"
    for kind in game.prompts:
        assert "waiting" in attributes(messages[key(game.name, "prompt", kind.name)]), kind.name
    for kind in game.events:
        if kind.secret:
            assert "hidden" in attributes(messages[key(game.name, "event", kind.name)]), kind.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_its_rules_text(game: Game, language: str) -> None:
    text = (FOLDER / language / f"{game.name}.md").read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert len(text) > 1500
    told = re.findall(r"^#+ (.+)$|\*\*(.+?)[.:]?\*\*", text, re.MULTILINE)
    messages = read(language, f"{game.name}.ftl")
    for kind in game.prompts:
        said = messages[key(game.name, "prompt", kind.name)].attributes
        lead = next((one for one in said if one.id.name == "rules"), None)
        assert lead is not None, f"nobody says where the rules tell of {kind.name}"
        assert lead.value.elements[0].value in {one for both in told for one in both}, kind.name


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things(file: str) -> None:
    english, russian = read("en", file), read("ru", file)
    assert set(english) == set(russian)
    for name, entry in english.items():
        assert attributes(entry) == attributes(russian[name]), name
        assert (entry.value is None) == (russian[name].value is None), name
    assert sorted(path.name for path in (FOLDER / "ru").glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith(LESSONS)])
def test_no_message_is_idle(file: str) -> None:
    game = regnum.catalogue().get(file.removesuffix(".ftl"))
    wanted = set(needed(game)) if game else set()
    idle = [name for name in read("en", file) if name not in wanted and not mentioned(name)]
    assert not idle, f"nobody says {idle}"


@cache
def code() -> str:
    found = []
    for folder in CODE:
        for pattern in ("*.py", "*.ts", "*.svelte"):
            found += [path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern))]
    return "\n".join(found)


@cache
def told() -> str:
    """Everything the texts themselves say, for the nouns they count."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.*")))


def mentioned(name: str) -> bool:
    """Whether code names the message, whole or as the beginning of a made-up one."""
    if name in code():
        return True
    if f"{{ {name} }}" in told() or re.fullmatch(r"[a-z-]+?-fact-[a-z-]+", name):
        return True
    noun = re.fullmatch(r"[a-z-]+?-count-([a-z-]+)", name)
    if noun and re.search(rf"of: \"{noun[1]}\"|\{{\{{[\w.]+ {noun[1]}\}}\}}", told()):
        return True
    if name.startswith("error-"):
        return name.removeprefix("error-") in error_codes()
    parts = name.split("-")
    if parts[0] in regnum.catalogue() and len(parts) > 2:
        return in_code(parts[1], "-".join(parts[2:])) in own_code(parts[0]) or begun(parts)
    return begun(parts)


def in_code(family: str, name: str) -> str:
    """How a game's own code writes what it says beside its kinds: a reason, an amendment, a piece in a prompt."""
    if family == "why":
        return f'"{name}"'
    if family == "amendment":
        return f"{name.upper().replace('-', '_')}: Final = "
    return f'"{family}:{name}"'


@cache
def own_code(game: str) -> str:
    folder = SOURCES / "src" / "regnum" / "games" / game
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def begun(parts: list[str]) -> bool:
    """Whether code names the beginning of a message and makes up the rest."""
    return any(
        re.search(rf"[\"'`]{re.escape('-'.join(parts[:count]))}-[{{$\"'`]", code())
        for count in range(len(parts) - 1, 0, -1)
        if count > 1
    )


@cache
def error_codes() -> set[str]:
    """The codes that errors are raised and things are refused with."""
    return set().union(*(codes_in(path) for path in sorted((SOURCES / "src" / "regnum").rglob("*.py"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_said(language: str) -> None:
    missing = {f"error-{name}" for name in error_codes()} - set(read(language, "errors.ftl"))
    assert len(error_codes()) > 80
    assert not missing


def test_plurals_and_hidden_events_read_well() -> None:
    russian = Words("ru")
    game = regnum.find("brawl")
    kind = next(kind for kind in game.events if kind.name == "scored")
    texts = [
        russian.event(game, kind, {"seat": 0, "points": [1], "total": total}, ["Анна"]) for total in (1, 3, 5)
    ]
    assert [text.split()[2] for text in texts] == ["звезда", "звезды", "звёзд"]
    hand = next(kind for kind in game.events if kind.name == "hand")
    assert "Король" not in russian.event(game, hand, {"seat": 0, "hand": None}, ["Анна"])


def test_points_of_all_seats_are_told_with_their_names() -> None:
    game = regnum.find("brawl")
    stars = next(kind for kind in game.events if kind.name == "stars")
    said = Words("en").event(game, stars, {"totals": [2, 0]}, ["Anna", "Boris"])
    assert said == "Stars as things stand: Anna 2, Boris 0."
