"""Rules outlive their version: old tables and records go on by the rules they began with."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import regnum
from regnum.kernel.components import Components
from regnum.kernel.errors import BadRecord, BadSetup
from regnum.kernel.game import Game
from regnum.kernel.match import Match, layout_of, marked
from regnum.testing import checks as contract

ROOT = Path(__file__).parents[1]
GAMES = list(regnum.catalogue().values())
FROZEN = Path(__file__).parent / "golden" / "components.hash"


def amendments(game: Game) -> dict[str, int]:
    """The corrections of a game by name, with the version that brought each."""
    module: ModuleType | None
    try:
        module = __import__(f"regnum.games.{game.name}.amendments", fromlist=["x"])
    except ModuleNotFoundError:
        return {}
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}


def checks(game: Game) -> Iterator[tuple[Path, ast.Compare]]:
    """Every comparison with `.rules` in the sources of a game."""
    for path in sorted((ROOT / "src" / "regnum" / "games" / game.name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                if any(isinstance(side, ast.Attribute) and side.attr == "rules" for side in sides):
                    yield path, node


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_amendments_are_asked_for_by_name_and_one_way_round(game: Game) -> None:
    known = amendments(game)
    asked = set()
    for path, node in checks(game):
        text = f"{path.name}: {ast.unparse(node)}"
        assert isinstance(node.left, ast.Attribute), text
        assert [type(one) for one in node.ops] == [ast.GtE], text
        name = node.comparators[0]
        assert isinstance(name, ast.Name), text
        assert name.id in known, text
        asked.add(name.id)
    assert asked == set(known), "an amendment that nothing asks for"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_amendment_is_younger_than_the_oldest_rules_and_has_words_and_a_test(game: Game) -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / game.name).glob("*.py"))
    for name, version in amendments(game).items():
        assert game.oldest < version <= game.version, f"{name}: delete what older rules did"
        assert re.search(rf"\b{name}\b", tests), f"no test of {name}: play it by the version before, too"
        key = f"{game.name}-amendment-{name.lower().replace('_', '-')}"
        for language in ("en", "ru"):
            text = (ROOT / "src" / "regnum" / "locale" / language / f"{game.name}.ftl").read_text(
                encoding="utf-8"
            )
            assert re.search(rf"^{key} =", text, re.M), f"{language} lacks {key}"
    assert game.version == max([game.oldest, *amendments(game).values()]), "a version that corrects nothing"


def frozen() -> dict[str, str]:
    """The numbers of every version of every game, as a hash."""
    found = {}
    for game in GAMES:
        for version in range(game.oldest, game.version + 1):
            facts = dict(game.components().at(version).values())
            text = json.dumps(facts, sort_keys=True).encode()
            found[f"{game.name}-v{version}"] = hashlib.blake2b(text, digest_size=16).hexdigest()
    return found


def test_released_numbers_do_not_change() -> None:
    """`python tests/test_versions.py` writes the file for a new version."""
    kept = dict(line.split() for line in FROZEN.read_text(encoding="utf-8").splitlines())
    now = frozen()
    assert set(now) <= set(kept), "a new version: run python tests/test_versions.py"
    changed = [name for name in now if now[name] != kept[name]]
    assert not changed, f"released numbers may not change: use `was` in components.toml ({changed})"


def test_a_number_keeps_what_it_was_and_a_card_knows_since_when() -> None:
    tree: dict[str, Any] = {
        "source": "rulebook",
        "card": {
            "old": {"gold": 2, "was": {"1": {"gold": 1}}},
            "new": {"gold": 5, "since": 2},
        },
    }
    facts = Components(tree)
    assert [facts.at(version)["card"]["old"]["gold"] for version in (1, 2, 3)] == [1, 2, 2]
    assert [facts.at(version).dealt("card") for version in (1, 2)] == [("old",), ("old", "new")]
    changed = facts.override({"card": {"old": {"gold": 9}}})
    assert [changed.at(version)["card"]["old"]["gold"] for version in (1, 2)] == [9, 9]
    assert changed.at(1).changes == {"card": {"old": {"gold": 9}}}
    assert [path for path, _ in facts.values()] == ["card.old.gold", "card.new.gold"]


def old_versions() -> list[Any]:
    return [
        pytest.param((game, version), id=f"{game.name}-v{version}")
        for game in GAMES
        for version in range(game.oldest, game.version)
    ]


@pytest.mark.parametrize("old", old_versions())
def test_older_rules_are_still_played_whole(old: tuple[Game, int]) -> None:
    game, version = old
    for seats in range(game.fewest, game.most + 1):
        match = Match(game, seats, {}, seed=seats, rules=version)
        luck = contract.Seeded(f"old {seats}")
        for seat, option in contract.moves(match.state, luck):
            match.apply(seat, option)
        assert match.record.rules == version
        again = regnum.verify(regnum.Record.from_bytes(match.record.to_bytes()))
        assert again.rules == version
        assert again.state.rules == version


def test_a_record_that_lies_about_its_version_is_refused() -> None:
    """Where the two versions part; many games never meet what was corrected."""
    refused = set()
    for game in GAMES:
        full = {setting.name: setting.samples()[-1] for setting in game.settings}
        for seed in range(12 if game.oldest < game.version else 0):
            true, false = (game.oldest, game.version) if seed % 2 else (game.version, game.oldest)
            match = Match(game, game.most, full, seed=seed, rules=true)
            for seat, option in contract.moves(match.state, contract.Seeded(seed)):
                match.apply(seat, option)
            try:
                regnum.verify(msgspec.structs.replace(match.record, rules=false))
            except BadRecord:
                refused.add(game.name)
    assert refused >= {"feudum", "troyes"}


@pytest.mark.parametrize("version", [0, -1, 99, 2**70])
def test_an_unknown_version_is_one_clear_line(version: int) -> None:
    game = regnum.find("brawl")
    record = msgspec.structs.replace(Match(game, 2, seed=1).record, rules=version)
    with pytest.raises(BadRecord) as refusal:
        regnum.replay(record)
    assert refusal.value.code == "record-rules"
    assert "\n" not in str(refusal.value)
    if version:
        with pytest.raises(BadSetup):
            Match(game, 2, seed=1, rules=version)


def test_digests_are_compared_within_a_layout_only() -> None:
    class Other(type(regnum.find("brawl"))):  # type: ignore[misc]
        layout = 3

    assert marked(regnum.find("brawl"), "ab") == "ab"
    assert marked(Other(), "ab") == "3:ab"
    assert [layout_of(text) for text in ("ab", "3:ab", "x:ab", "3:", ":")] == [1, 3, 1, 1, 1]


if __name__ == "__main__":
    FROZEN.write_text(
        "".join(f"{name} {text}\n" for name, text in sorted(frozen().items())), encoding="utf-8"
    )
