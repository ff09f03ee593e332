"""Texts are given the numbers of the components, and say how sure they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.facts import Facts
from regnum.kernel.components import Components
from regnum.texts import FOLDER
from regnum.words import MOST_TABLES, Words

CASES: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
PRINTED = Components(CASES["tree"])


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("\n".join(CASES["words"]), encoding="utf-8")
    (tmp_path / "en" / "game.md").write_text(CASES["rules"], encoding="utf-8")
    return Words("en", [FOLDER, tmp_path])


def say(words: Words, message: str) -> str:
    arguments = CASES["arguments"] if message == "game-quote" else {}
    return words.rules("game") if message == "rules" else words(message, **arguments)


@pytest.mark.parametrize("message", CASES["printed"])
def test_a_text_tells_the_numbers_of_its_entry_and_of_any_path(words: Words, message: str) -> None:
    assert say(words.at("game", PRINTED), message) == CASES["printed"][message]


@pytest.mark.parametrize("message", CASES["changed"])
def test_an_override_is_told_and_takes_the_mark_away(words: Words, message: str) -> None:
    assert say(words.at("game", PRINTED.override(CASES["changes"])), message) == CASES["changed"][message]


def test_help_is_told_for_a_table(words: Words) -> None:
    half = PRINTED.override({"card": {"mercenary": {"gain": [9, 0]}}})
    told = words.help("game", "game-card-mercenary", half)
    assert told == ("9 deniers of 10 deniers, crimson. (reconstructed: the cost) (your own number: gains)")


def test_a_number_nobody_gives_is_an_error(words: Words) -> None:
    with pytest.raises(ValueError, match="gain-4"):
        words.at("game", PRINTED)("game-wrong")


def test_a_table_says_which_numbers_are_its_own() -> None:
    game = regnum.find("kingsburg")
    changed = game.components().override({"advisor": {"treasurer": {"gold": 5}}, "game": {"token": 3}})
    for language, treasurer in (("en", "Treasurer"), ("ru", "Казначей")):
        lines = Words(language).at("kingsburg", changed).changes(game)
        assert lines == ["game.token: 2 → 3", f"{treasurer} (advisor.treasurer.gold): 2 → 5"]
    assert Words("en").at("kingsburg", game.components()).changes(game) == []


def test_every_number_has_one_name() -> None:
    for game in regnum.catalogue().values():
        components = game.components()
        leaves = [one for _, value in components.values() for one in flat(value)]
        assert len(Facts(components).values) == len(leaves), game.name


def flat(value: object) -> list[object]:
    parts = value if isinstance(value, list) else list(value.values()) if isinstance(value, dict) else None
    return [value] if parts is None else [one for item in parts for one in flat(item)]


def test_words_of_many_tables_do_not_pile_up(words: Words) -> None:
    for cost in range(1, 2 * MOST_TABLES):
        changed = PRINTED.override({"card": {"mercenary": {"cost": cost}}})
        assert words.at("game", changed)("web-game-effect-mercenary") == f"{cost} for it"
    assert len(words._tables) <= MOST_TABLES
