"""No text repeats a number of the components by hand: it asks for it, so that every table is told as it is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from fnmatch import fnmatch
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.facts import Facts, dash
from regnum.kernel.components import Components
from regnum.texts import FOLDER
from regnum.words import LANGUAGES, Words

GAMES = ("brawl", "kingsburg", "troyes", "feudum")
WORDS = {language: Words(language) for language in LANGUAGES}

# "One" is an article as often as a number, and "first" and "second" say an order: these are free in both languages.
ENGLISH = "two|twice,three|thrice|third,four|fourth,five|fifth,six|sixth,seven|seventh,eight|eighth,nine|ninth,ten|tenth"
RUSSIAN = (
    "два|две|двух|двум|двумя|дважды|двое|двоих|двоим|двойн\\w*|вдвое,"
    "три|трёх|трем|трём|тремя|трижды|трое|троих|трет(?:ий|ья|ье|ьего|ьей|ьему|ьим|ьем|ью|ьи|ьих),"
    "четыр\\w*|четверо|четвёрт\\w*,пять|пяти|пятью|пятеро|пят(?:ый|ая|ое|ого|ой|ому|ым|ом|ую|ые|ых),"
    "шесть|шести|шестью|шест(?:ой|ая|ое|ого|ому|ым|ом|ую|ые|ых),семь|семи|семью|седьм\\w*,восемь|восьми|восьм(?:ой|ая|ое|ого|ому|ым|ом|ую),"
    "девять|девяти|девят(?:ый|ая|ое|ого|ой|ому|ым|ом|ую),десять|десяти|десят(?:ый|ая|ое|ого|ой|ому|ым|ом|ую)"
)
NUMBER = {
    language: re.compile(
        "|".join(
            [r"(?P<digits>\d+)", *(rf"(?P<w{n}>\b(?:{one})\b)" for n, one in enumerate(text.split(","), 2))]
        ),
        re.IGNORECASE,
    )
    for language, text in (("en", ENGLISH), ("ru", RUSSIAN))
}
FIXED = re.compile(r"fixed: ([\d ]+), (.+)")

_LATER = (
    "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "prior", "blacksmith", "militia"
)  # fmt: skip
SILENT: dict[str, list[str]] = {
    "kingsburg": [
        # The board shows them beside the text.
        "advisor.*.number",
        "building.*.cost-*",
        "building.*.points",
        "building.*.column",
        # One is rerolled, whatever stands there.
        "building.statue.reroll",
    ],
    "troyes": [
        # The board shows them beside the text.
        "building.*.spaces",
        "building.*.rows-*",
        "card.*.round",
        "card.*.cost",
        "card.*.slots-*",
        "card.*.divisor",
        "event.*.divisor",
        "event.*.flags",
        "event.*.points-*",
        # What a modifier of another kind would do.
        "card.*.modifier-most",
        *(f"card.{card}.modifier-free" for card in _LATER if card != "tithe"),
        *(f"card.{card}.modifier-times" for card in _LATER if card not in ("monk", "templar", "prior")),
        *(f"card.{card}.modifier-face" for card in _LATER if card != "apprenticeship"),
        *(f"card.{card}.modifier-each" for card in _LATER if card not in ("priest", "confession")),
        *(f"card.{card}.modifier-total" for card in _LATER if card != "blacksmith"),
    ],
    "feudum": [
        # The board shows what lies there, and how much room there is.
        "guilds.*.setup*",
        "guilds.farmer.barn",
        "guilds.farmer.hens",
        "guilds.merchant.shelves-*",
        "guilds.alchemist.vessels",
        "guilds.alchemist.cart",
        "guilds.knight.sections-*",
        "guilds.monk.rosary",
        "settlements.*",
        "routes.*",
        # The texts of vessels and the rules tell them.
        "guilds.alchemist.production-*",
    ],
}
"""Numbers of entries that the text does not tell, by game: `section.name.field`."""


class Spoken(Visitor):
    """What a message says itself: its text and its literals, and which variables it asks for."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.names: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(str(node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(str(node.value))

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        """`of: "noun"` is no text."""

    def visit_Comment(self, node: ast.Comment) -> None:
        """Nor is what stands beside it."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def spoken(node: Any) -> Spoken:
    found = Spoken()
    found.visit(node)
    return found


def fixed(comment: str | None) -> set[int]:
    found = FIXED.search(comment or "")
    return {int(part) for part in found[1].split()} if found else set()


def messages(language: str, game: str) -> Iterator[tuple[ast.Message, set[int]]]:
    """The messages of a game with the numbers that are true constants, by their comments or their group's."""
    for file in (f"{game}.ftl", f"web-{game}.ftl"):
        group: set[int] = set()
        for entry in FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.GroupComment):
                group = fixed(entry.content)
            elif isinstance(entry, ast.Message):
                yield entry, group | fixed(entry.comment.content if entry.comment else None)


def blocks(language: str, game: str) -> Iterator[tuple[str, set[int]]]:
    """The paragraphs of the rules text with their constants."""
    for block in (FOLDER / language / f"{game}.md").read_text(encoding="utf-8").split("\n\n"):
        notes = " ".join(re.findall(r"<!--(.*?)-->", block, re.DOTALL))
        yield (
            re.sub(r"<!--.*?-->|\{\{.*?\}\}|^\d+\. ", "", block, flags=re.DOTALL | re.MULTILINE),
            fixed(notes),
        )


def numbers(language: str, text: str) -> set[tuple[int, str]]:
    found = set()
    for one in NUMBER[language].finditer(text):
        kind = str(one.lastgroup)
        found.add((int(one[0]) if kind == "digits" else int(kind[1:]), one[0]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_written_by_hand(game: str, language: str) -> None:
    """True constants are noted beside the text; `pytest -s -k by_hand` lists them all."""
    places = [
        (entry.id.name, " ".join(spoken(entry).texts), kept) for entry, kept in messages(language, game)
    ]
    places += [(f"{game}.md: {text[:40]!r}", text, kept) for text, kept in blocks(language, game)]
    wrong, used = [], []
    for place, text, kept in places:
        for number, said in sorted(numbers(language, text)):
            (used if number in kept else wrong).append(f"{place}: {said}")
    print(f"\n{language} {game}: {len(used)} constants", *(f"  {one}" for one in used), sep="\n")
    assert not wrong, f"{len(wrong)} numbers by hand:\n" + "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_no_constant_is_noted_in_vain(game: str) -> None:
    for language in LANGUAGES:
        places = [(entry.id.name, " ".join(spoken(entry).texts), fixed(entry.comment.content))
                  for entry, _ in messages(language, game) if entry.comment]  # fmt: skip
        for place, text, kept in [*places, *((game, *block) for block in blocks(language, game))]:
            assert kept <= {number for number, _ in numbers(language, text)}, (language, place, kept)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_ask_for_the_same_numbers(game: str) -> None:
    english, russian = (
        {
            f"{entry.id.name}{part}": {
                name for name in spoken(pattern).names if told(game, entry.id.name, name)
            }
            for entry, _ in messages(language, game)
            for part, pattern in patterns(entry)
        }
        for language in LANGUAGES
    )
    assert english == russian
    english_rules, russian_rules = (
        sorted(re.findall(r"\{\{\s*([\w.]+)", (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")))
        for language in LANGUAGES
    )
    assert english_rules == russian_rules


def patterns(entry: ast.Message) -> list[tuple[str, Any]]:
    own = [("", entry.value)] if entry.value is not None else []
    return own + [(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]


def told(game: str, message: str, name: str) -> bool:
    """Whether a variable is a number of the components."""
    facts = WORDS["en"].facts(game)
    assert facts is not None
    return facts.find(WORDS["en"].entry(message), name) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_asked_for_exists(game: str, language: str) -> None:
    for entry, _ in messages(language, game):
        for part, pattern in patterns(entry):
            asked = {name for name in spoken(pattern).names if part == ".help" or "-" in name}
            if f"{{ {entry.id.name} }}" in quoted(game, language):
                continue  # A fragment: it is asked in the name of the texts that quote it.
            missing = [name for name in asked if not told(game, entry.id.name, name)]
            assert not missing, f"{language} {entry.id.name}{part} asks for {missing}"
            if part == ".help":
                found = WORDS[language].format(f"{entry.id.name}.help", {})
                assert found is not None
                assert not found[1], f"{language} {entry.id.name}: {found[1]}"
    assert "{{" not in WORDS[language].rules(game)


@cache
def quoted(game: str, language: str) -> str:
    return (FOLDER / language / f"{game}.ftl").read_text(encoding="utf-8")


def renumbered(components: Components) -> tuple[Components, dict[str, int]]:
    """The components with another number in every place, and which number stands where."""
    found: dict[str, int] = {}

    def other(name: str, value: Any) -> Any:
        if isinstance(value, list):
            return [other(f"{name}-{place}", item) for place, item in enumerate(value, 1)]
        if isinstance(value, bool) or not isinstance(value, int):
            return value
        found[name] = 97_001 + len(found)
        return found[name]

    tree = deepcopy(components.tree)
    for path, value in components.values():
        node = tree
        *above, last = path.split(".")
        for part in above:
            node = node[part]
        node[last] = other(dash(path.replace(".", "-")), value)
    return Components(tree, {"all": "changed"}), found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_changing_a_number_changes_the_text(game: str, language: str) -> None:
    """Every number of an entry is told by one of the entry's texts, or listed as silent."""
    words = WORDS[language]
    components, new = renumbered(regnum.find(game).components())
    table, facts = words.at(game, components), Facts(components)
    texts: dict[str, str] = {}
    for entry, _ in messages(language, game):
        about = words.entry(entry.id.name)
        helps = [one.id.name for one in entry.attributes if f"{one.id.name}-".startswith("help-")]
        for attribute in helps if about else ():
            said = table.format(f"{entry.id.name}.{attribute}", {})
            assert said is not None
            texts[about] = texts.get(about, "") + " " + re.sub(r"(?<=\d)\D(?=\d{3})", "", said[0])
    assert texts
    wrong: list[str] = []
    used: set[str] = set()
    for about, text in texts.items():
        for name in (name for name in new if name.startswith(f"{about}-")):
            section = ".".join(facts.paths[name].split(".")[:2])
            field = f"{section}.{name.removeprefix(f'{about}-')}"
            silent = {one for one in SILENT.get(game, []) if fnmatch(field, one)}
            used |= silent
            loud = str(new[name]) in text
            if loud == bool(silent):
                wrong.append(f"{language} {field} is {'both told and silent' if loud else 'told by nobody'}")
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong)
    assert used == set(SILENT.get(game, [])), "silent in vain"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_how_sure_a_number_is_stands_in_the_components_alone(game: str, language: str) -> None:
    doubtful = re.compile(r"reconstruct|реконструир", re.IGNORECASE)
    for entry, _ in messages(language, game):
        if entry.id.name != f"{game}-credits":
            assert not doubtful.search(" ".join(spoken(entry).texts)), entry.id.name
