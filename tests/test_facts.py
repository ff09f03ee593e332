"""Texts are given the numbers of the components, and say how sure they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.facts import Facts
from regnum.kernel.components import Components
from regnum.words import Words

TREE = {
    "source": "rulebook",
    "round": {"income": 10, "price": [2, 4]},
    "card": {
        "mercenary": {"gain": [3, 0], "cost": 4, "colour": "red", "sources": {"cost": "reconstructed"}},
        "priest": {"gain": [1, 0], "cost": 1, "colour": "white"},
    },
    "event": {"war": {"black": 2}, "priest": {"black": -1}},
}
TEXTS = """
game-count-denier = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
game-colour-red = crimson
game-card-mercenary = Mercenary
    .help = { COUNT($gain-1, of: "denier") } of { COUNT($round-income, of: "denier") }, { WORD($colour, of: "colour") }.
game-card-priest = Priest
    .help = { COUNT($gain-1, of: "denier") }
game-perk-priest = Heresy
    .help = { SIGNED($black) } { MINUS($round-price-2) }
game-threat-war = War
    .help = { SIGNED($black) }
game-wrong = { $gain-4 }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(TEXTS, encoding="utf-8")
    (tmp_path / "en" / "game.md").write_text("Get {{round.income denier}}, pay {{ round.price.2 }}.")
    return Words("en", [Path(regnum.__file__).with_name("locale"), tmp_path])


def test_a_text_tells_the_numbers_of_its_entry_and_of_any_path(words: Words) -> None:
    table = words.at("game", Components(TREE))
    assert table("game-card-mercenary.help") == "3 deniers of 10 deniers, crimson. (reconstructed)"
    assert table("game-card-priest.help") == "1 denier"


def test_an_entry_is_found_by_its_name_where_the_family_has_another(words: Words) -> None:
    table = words.at("game", Components(TREE))
    assert table("game-threat-war.help") == "+2"
    assert table("game-perk-priest.help") == "−1 −4", "the card of that name has a message of its own"


def test_an_override_is_told_and_takes_the_mark_away(words: Words) -> None:
    changed = Components(TREE).override({"card": {"mercenary": {"gain": [9, 0], "cost": 7}}})
    assert words.help("game", "game-card-mercenary", changed) == (
        "9 deniers of 10 deniers, crimson. (your own number)"
    )
    half = Components(TREE).override({"card": {"mercenary": {"gain": [9, 0]}}})
    assert words.at("game", half).marks("game-card-mercenary.help") == ["reconstructed", "override"]


def test_long_rules_are_filled(words: Words) -> None:
    assert words.at("game", Components(TREE)).rules("game") == "Get 10 deniers, pay 4."


def test_a_number_nobody_gives_is_an_error(words: Words) -> None:
    with pytest.raises(ValueError, match="gain-4"):
        words.at("game", Components(TREE))("game-wrong")


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
        named = sum(1 for path, value in components.values() for _ in _flat(value))
        assert len(Facts(components).values) == named, game.name


def _flat(value: object) -> list[object]:
    if isinstance(value, list):
        return [one for item in value for one in _flat(item)]
    return [one for item in value.values() for one in _flat(item)] if isinstance(value, dict) else [value]
