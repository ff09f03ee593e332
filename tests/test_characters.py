"""Bots have names: the same everywhere, no two alike at a table, and none of them tells how well it plays; its level does."""

from __future__ import annotations

import itertools
import json
import runpy
from pathlib import Path

import pytest

import regnum
from regnum.arena import Strength, strengths
from regnum.bots import BOTS, CAST, LEVELS, called, installed, level_of, make, seated
from regnum.cli import main
from regnum.cli.playing import seat_names
from regnum.words import LANGUAGES, speak

NAMES = [name for names in CAST.values() for name in names]
MOST = max(game.most for game in regnum.catalogue().values())


def run(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        return int(str(end.code))


def test_every_level_has_a_cast_for_the_largest_table() -> None:
    assert list(CAST) == list(LEVELS)
    assert len(set(NAMES)) == len(NAMES)
    assert all(len(names) >= MOST for names in CAST.values())
    assert not set(NAMES) & {*BOTS, *LEVELS, *installed()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_and_level_is_told_of(language: str) -> None:
    words = speak(language)
    for message in [*(f"bot-name-{name}" for name in NAMES), *(f"bot-level-{level}" for level in LEVELS)]:
        assert words.find(message), message
        assert words.find(f"{message}.about"), message
    told = {words(f"bot-name-{name}") for name in NAMES}
    assert len(told) == len(NAMES), "two characters share a name"
    assert max(map(len, told)) <= 12, "a name that does not fit on a chip"


def test_no_two_at_a_table_share_a_name_and_each_plays_at_its_level() -> None:
    for specs in itertools.product([None, "random", "medium", "bova"], repeat=MOST):
        found = seated(specs)
        there = [name for name in found if name is not None]
        assert len(set(there)) == len(there), specs
        for spec, name in zip(specs, found, strict=True):
            assert (name is None) == (spec is None)
            assert spec is None or name is None or level_of(name) == level_of(spec)
        if "bova" in specs:
            assert found[specs.index("bova")] == "bova"


def test_a_character_is_the_bot_of_its_level() -> None:
    for level, names in CAST.items():
        for name in names:
            bots = make(level), make(name)
            assert len({(bot.name, bot.limit, *bot.parameters.items()) for bot in bots}) == 1
    words = speak("en")
    assert called("yaga", words) == called("hard", words) == "Yaga (hard)"
    assert called("search:60", words) == "search:60"


def test_seats_in_the_terminal_are_called_by_character() -> None:
    words = speak("en")
    assert seat_names([], 1, 3, "hard", words) == ["Anna", "Yaga", "Koschei"]
    assert seat_names(["Vera", "Gleb"], 1, 3, "hard", words) == ["Vera", "Gleb", "Koschei"]
    assert seat_names([], 1, 3, "search:60", words) == ["Anna", "Boris", "Vera"]


def test_the_command_line_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bots", "--lang", "en") == 0
    told = capsys.readouterr().out
    for text in (*LEVELS, *NAMES, "Yaga: A thousand roads"):
        assert text in told


def strength(bot: str, share: float, settings: dict[str, object] | None = None) -> Strength:
    return Strength(
        bot, "random", 8, share, 0.1, 0.9, 0.25, 1.0, 0.5,
        game="brawl", seats=4, settings=settings or {}, version="1", compiled=True,
    )  # fmt: skip


def test_a_step_measured_again_replaces_the_old_figure(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    strengths.keep(path, [strength("easy", 0.5), strength("easy", 0.6, {"modules": ("a", "b")})])
    strengths.keep(path, [strength("hard", 0.7), strength("easy", 0.8, {"modules": ["a", "b"]})])
    assert [(one.bot, one.share) for one in strengths.load(path)] == [
        ("easy", 0.5),
        ("easy", 0.8),
        ("hard", 0.7),
    ]


def test_the_ladder_writes_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    given = ["ladder", "brawl", "--levels", "random,easy", "--seats", "2", "--games", "4", "--out", str(path)]
    assert run(*given, "--lang", "en") == 0
    assert "Skarbnik (easy)" in capsys.readouterr().out
    (step,) = json.loads(path.read_text())
    assert (step["game"], step["seats"], step["bot"], step["against"]) == ("brawl", 2, "easy", "random")
    assert (step["games"], step["version"]) == (4, regnum.__version__)


def test_the_docs_show_the_figures_that_are_kept() -> None:
    root = Path(__file__).parent.parent
    page = (root / "docs" / "bots.md").read_text(encoding="utf-8")
    script = runpy.run_path(str(root / "scripts" / "strengths.py"))
    assert page == script["page"](page, strengths.load()), "python scripts/strengths.py writes it"


def test_the_figures_that_are_shown_are_of_our_levels() -> None:
    steps = {(upper, lower) for lower, upper in itertools.pairwise(LEVELS)}
    for one in strengths.load():
        assert (one.bot, one.against) in steps
        assert one.low <= one.share <= one.high
        assert one.games >= 1
        assert one.even == 1 / one.seats
        game = regnum.find(one.game)
        game.check_seats(one.seats, game.check_settings(one.settings))
