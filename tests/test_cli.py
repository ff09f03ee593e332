"""The command line, as a person meets it: in another process, in two languages."""

from __future__ import annotations

import inspect
import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest
from terminals import Keyboard

import regnum
from regnum import cli
from regnum.kernel.chance import Seeded
from regnum.terminal import choices
from regnum.terminal.choices import Labels
from regnum.words import speak


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(
    *arguments: str, stdin: str = "", lang: str = "", cwd: Path | None = None, columns: str = "100"
) -> Done:
    """A command in this process, with its own input, outputs, language and folder."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LC_ALL", "LC_MESSAGES"):
            patch.delenv(name, raising=False)
        patch.setenv("LANG", lang or "en_GB.UTF-8")
        patch.setenv("COLUMNS", columns)
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        if cwd is not None:
            patch.chdir(cwd)
        with redirect_stdout(out), redirect_stderr(err):
            try:
                code = cli.main(arguments)
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 0
    return Done(code, out.getvalue(), err.getvalue())


def test_the_command_is_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "regnum.cli", "play", "chess", "--lang", "ru"],
        capture_output=True, text=True, encoding="utf-8", env={**os.environ, "PYTHONUTF8": "1"}, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "chess" in done.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = regnum.new("brawl", seats=2, seed=7)
    while match.waiting:
        seat = match.waiting[0]
        match.apply(seat, match.options(seat)[0])
    match.record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_games_are_listed_in_the_languages_of_locale_and_flag() -> None:
    assert "Kingdom Brawl" in run("games").stdout
    assert "Заварушка" in run("games", lang="ru_RU.UTF-8").stdout
    assert "Заварушка" in run("games", "--lang", "ru").stdout
    assert "Kingdom Brawl" in run("games", "--lang", "en", lang="ru_RU.UTF-8").stdout


def test_help_is_helpful_in_both_languages() -> None:
    for lang, word in (("en", "rotated"), ("ru", "Турнир")):
        done = run("--help", "--lang", lang)
        assert done.returncode == 0
        assert word in done.stdout
        assert run("tournament", "--help", "--lang", lang).returncode == 0


def test_rules_are_printed() -> None:
    assert "Wizard" in run("rules", "brawl").stdout
    assert "Волшебник" in run("rules", "brawl", "--lang", "ru").stdout


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_in_the_terminal(lang: str, tmp_path: Path) -> None:
    answers = "/?\n/rules\n/all\n/log\n/news\n/table\n/hint\n" + "1\n1\n\n" * 30
    done = run(
        "play", "brawl", "--seats", "3", "--bot", "greedy", "--seed", "4", "--lang", lang, stdin=answers
    )
    assert done.returncode == 0, done.stderr
    assert ("The game is over" if lang == "en" else "Партия окончена") in done.stdout
    assert "brawl-" not in done.stdout, "a message without words"


def test_options_are_narrowed_by_typing() -> None:
    done = run(
        "play", "brawl", "--seats", "2", "--seed", "4", "--bot", "greedy", stdin="no such card\nking\n/q\n"
    )
    assert "No choice has" in done.stdout
    listed = [line for line in done.stdout.splitlines() if "to tile" in line and line.strip()[0].isdigit()]
    assert any("King" in line for line in listed)
    assert "You have left the table" in done.stdout


def test_whole_actions_are_offered_and_undone_at_once() -> None:
    """Troyes: a few dice and a target are one line, and one undo takes it back."""
    for seed in range(40):
        at = Keyboard("troyes", 2, seed).table
        luck = Seeded(seed)
        for _ in range(60):
            if not at.match.waiting:
                break
            seat = at.match.waiting[0]
            lines = choices.asked(at.match, seat)
            long = [line for line in lines if len(line) > 1]
            if long and seat == 0:
                label = Labels(at.words, at.match, seat, at.screen.names).line(long[0])
                assert " · " in label
                rows = len(at.match.record.rows)
                at.match.act(seat, long[0])
                assert len(at.match.record.rows) == rows + len(long[0])
                if at.match.can_undo(seat):
                    at.match.undo(seat)
                    assert len(at.match.record.rows) == rows
                    return
            options = at.match.options(seat)
            at.match.apply(seat, options[luck.pick(len(options))])
    raise AssertionError("no whole action was offered")


def test_what_may_be_done_out_of_turn_is_offered_in_a_bots_turn() -> None:
    """Feudum: Enter lets the bot go on; a number puts the writ away first."""
    keys = Keyboard("feudum", 2, 3)
    keys.typed = ["1"]
    at, out = keys.table, keys.out
    state = at.match.state
    luck = Seeded(3)
    while at.match.waiting != (1,) or state.decision().name != "lay_card":  # type: ignore[union-attr]
        seat = at.match.waiting[0]
        options = at.match.options(seat)
        at.match.apply(seat, options[luck.pick(len(options))])
    state.writs[0] = 1 << 5  # type: ignore[attr-defined]
    assert at.interrupted()
    assert "out of turn" in out.getvalue()
    assert at.match.record.rows[-1].seat == 0
    assert not at.interrupted(), "once in a turn"


def test_undo_before_the_next_seat_goes_on() -> None:
    done = run("play", "brawl", "--seats", "2", "--people", "2", "--seed", "4", stdin="\n1\n1\n/undo\n/q\n")
    assert "take it back" in done.stdout
    assert done.stdout.count("Place a character") == 2, "asked again after the undo"


def test_the_screen_is_hidden_between_two_people() -> None:
    done = run(
        "play",
        "brawl",
        "--seats",
        "2",
        "--people",
        "2",
        "--seed",
        "4",
        "--names",
        "Ann,[Bob]",
        stdin="\n1\n1\n\n\n1\n1\n\n/q\n",
    )
    assert "Pass the keyboard to" in done.stdout
    assert "[Bob]" in done.stdout


def test_saving_from_the_table(tmp_path: Path) -> None:
    done = run(
        "play", "brawl", "--seats", "2", "--seed", "4", stdin="1\n1\n\n/save half.json\n/q\n", cwd=tmp_path
    )
    assert "half.json" in done.stdout
    assert regnum.load(str(tmp_path / "half.json")).waiting


def test_simulate_prints_figures_and_writes_rows(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    done = run(
        "simulate", "brawl", "--seats", "4", "--games", "6", "--bots", "random,greedy", "--out", str(out)
    )
    assert done.returncode == 0, done.stderr
    assert "decisions/s" in done.stdout
    assert len(out.read_text().splitlines()) == 6
    one, two = (
        json.loads(run("simulate", "brawl", "--games", "8", "--jobs", jobs, "--json").stdout)
        for jobs in ("1", "2")
    )
    assert one["seats"] == two["seats"]
    assert one["games"] == 8


def test_game_options_and_overrides_reach_the_game(tmp_path: Path) -> None:
    """The same games, in which a King in a castle is worth more: nobody has less, somebody has more."""
    changes, rows = tmp_path / "my.toml", tmp_path / "rows.jsonl"
    changes.write_text("[points.king]\ncastle = 9\n")
    scores = []
    for more in ((), ("--components", str(changes))):
        call = ["simulate", "brawl", "--games", "20", "-o", "movable_gnome=on", "--out", str(rows), *more]
        assert run(*call).returncode == 0
        scores.append([json.loads(line)["scores"] for line in rows.read_text().splitlines()])
    plain, rich = ([points for game in games for points in game] for games in scores)
    assert all(more >= less for less, more in zip(plain, rich, strict=True))
    assert sum(rich) > sum(plain)


def test_tournament_prints_intervals_and_draws(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    done = run(
        "tournament", "brawl", "--bots", "greedy,random", "--games", "8", "--plot", str(plot), "--lang", "ru"
    )
    assert done.returncode == 0, done.stderr
    assert "Рейтинг" in done.stdout
    assert plot.exists()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("columns", ["40", "80"])
def test_tables_of_figures_are_never_cut(lang: str, columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["greedy:rivals=0.123456789:worlds=1", "random:1000000"]
    for command in ("tournament", "simulate"):
        done = run(
            command, "brawl", "--bots", ",".join(bots), "--games", "4", "--lang", lang, columns=columns
        )
        rows = [line for line in done.stdout.splitlines() if line.strip().startswith((*bots, "0 ", "1 "))]
        assert "…" not in done.stdout
        assert len([row for row in rows if any(f"{bot} " in f"{row} " for bot in bots)]) >= 2
        assert len({len(row.rstrip()) for row in rows if "%" in row and "±" in row}) <= 1


def test_replay_tells_the_game_as_a_seat_saw_it(record: Path) -> None:
    whole = run("replay", str(record)).stdout
    assert "wins the brawl" in whole
    early = run("replay", str(record), "--to", "2", "--seat", "0").stdout
    assert "wins the brawl" not in early
    assert "is dealt: " in early
    assert "is dealt a hand" in early, "the other hand stays hidden"


def test_verify_proves_a_record(record: Path) -> None:
    done = run("verify", str(record))
    assert done.returncode == 0
    assert "sound" in done.stdout


@pytest.mark.parametrize("flag", ["--set", "--option", "-s", "-o"])
def test_a_setting_is_set(flag: str) -> None:
    done = run("simulate", "brawl", "--games", "1", flag, "movable_gnome=on", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 1


def bad_calls(tmp_path: Path) -> list[list[str]]:
    changed = tmp_path / "changed.json"
    changed.write_bytes((tmp_path / "game.json").read_bytes().replace(b'"seat": 0', b'"seat": 1', 1))
    half = tmp_path / "half.json"
    half.write_bytes((tmp_path / "game.json").read_bytes()[:200])
    return [
        ["frobnicate"],
        ["play", "chess"],
        ["rules", "chess"],
        ["play", "brawl", "--seats", "9"],
        ["play", "brawl", "--people", "7"],
        ["play", "brawl", "--set", "movable_gnome=perhaps"],
        ["play", "brawl", "--set", "nonsense"],
        ["simulate", "brawl", "--games", "0"],
        ["simulate", "brawl", "--games", "many"],
        ["simulate", "brawl", "--bots", "chess"],
        ["simulate", "brawl", "--bots", ","],
        ["simulate", "brawl", "--bots", "greedy:foo=1"],
        ["tournament", "brawl", "--bots", "greedy,random:foo=1"],
        ["play", "brawl", "--bot", "greedy:foo=1"],
        ["simulate", "brawl", "--jobs", "0"],
        ["tournament", "brawl", "--jobs", "-1"],
        ["simulate", "brawl", "--set", "speed=9"],
        ["simulate", "brawl", "--out", str(tmp_path / "rows.csv")],
        ["simulate", "brawl", "--components", str(tmp_path / "none.toml")],
        ["tournament", "brawl", "--bots", "greedy"],
        ["tournament", "brawl", "--bots", "greedy,random", "--plot", str(tmp_path / "plot.txt")],
        ["replay", str(tmp_path / "none.json")],
        ["replay", str(tmp_path / "game.json"), "--to", "999"],
        ["replay", str(tmp_path / "game.json"), "--seat", "5"],
        ["verify", str(changed)],
        ["verify", str(half)],
        ["verify", str(tmp_path)],
        ["games", "--lang", "fr"],
    ]


@pytest.mark.parametrize("number", range(28))
def test_bad_input_is_one_clear_line_and_exit_code_2(record: Path, tmp_path: Path, number: int) -> None:
    call = bad_calls(tmp_path)[number]
    before = sorted(path.name for path in tmp_path.iterdir())
    done = run(*call)
    assert done.returncode == 2, done.stdout + done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert done.stderr.startswith("regnum: ")
    assert "Traceback" not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == before, "nothing is written"


ODD = {
    "deep": b"[" * 1000 + b"]" * 1000,
    "deeper": b'{"regnum": 1, "rows": ' + b'[{"option": ' * 20_000,
    "deep inside": b'{"regnum": 1, "settings": {"a": ' + b"[" * 900 + b"]" * 900 + b"}}",
    "long": b'{"regnum": ' + b"9" * 5000 + b"}",
    "long inside": b'{"regnum":1,"game":"brawl","rules":1,"seats":2,"settings":{"a":' + b"9" * 300 + b"}}",
    "nan": b'{"regnum": 1, "rules": NaN}',
    "surrogate": b'{"regnum": 1, "game": "\\ud800"}',
    "nul": b"\x00",
    "no text": b"\xff\xfe",
}


@pytest.mark.parametrize("what", ODD)
@pytest.mark.parametrize("command", ["verify", "replay", "check"])
def test_odd_files_are_one_clear_line(tmp_path: Path, what: str, command: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(b"a = " + ODD[what] if command == "check" else ODD[what])
    done = run(command, str(file))
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done.stderr[-500:]
    assert done.stderr.startswith("regnum: ")


def test_bad_input_is_told_in_russian_too(record: Path, tmp_path: Path) -> None:
    for call in bad_calls(tmp_path):
        if call[:2] == ["games", "--lang"]:
            continue
        done = run(*call, "--lang", "ru")
        assert done.returncode == 2
        assert any("а" <= letter <= "я" for letter in done.stderr.lower()), done.stderr


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_parameter_has_help(language: str) -> None:
    words = speak(language)
    for name, command in cli.COMMANDS.items():
        for parameter in inspect.signature(command).parameters:
            assert words.find(f"cli-param-{parameter.replace('_', '-')}"), f"{name} {parameter}"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_command_shows_examples_that_can_be_typed(language: str) -> None:
    words = speak(language)
    app = cli.build(words)
    assert set(cli.EXAMPLES) == set(cli.COMMANDS)
    for name, lines in cli.EXAMPLES.items():
        for line in lines:
            assert line.split()[:2] == ["regnum", name]
            app.parse_args(line.split()[1:], exit_on_error=False, print_error=False)
            assert line in app[name].help
    for word in ("cli-title-examples", "cli-title-parameters"):
        assert words(word) in run("simulate", "--help", "--lang", language).stdout
