"""Bots of other people, from outside the repository: packages, classes on the path, programs in other languages."""

from __future__ import annotations

import io
import json
import os
import queue
import shutil
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from commands import command, regnum, rows
from packages import register
from waiting import LONG, wait_for

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example package is installed, as pip would."""
    folder = tmp_path_factory.mktemp("installed")
    register(EXAMPLES / "cautious_bot", folder)
    return folder


def test_the_example_has_thirty_lines() -> None:
    code = (EXAMPLES / "cautious_bot" / "src" / "cautious_bot" / "__init__.py").read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 30


def test_a_bot_of_a_package_is_listed_and_beats_random(installed: Path, tmp_path: Path) -> None:
    assert "cautious" in regnum("bots", cwd=tmp_path, path=installed)[0]
    told, said = regnum(
        "tournament", "brawl", "--bots", "cautious,random", "--games", "40", "--jobs", "2", "--json",
        cwd=tmp_path, path=installed,
    )  # fmt: skip
    first = json.loads(told)[0]
    assert first["bot"] == "cautious"
    assert first["low"] > 0.5
    assert said.startswith("Seed: "), "strangers meet games that nobody could know before"


@pytest.mark.parametrize("game", ["kingsburg", "troyes", "feudum"])
def test_it_plays_every_game_in_simulations(installed: Path, tmp_path: Path, game: str) -> None:
    told, _ = regnum(
        "simulate", game, "--seats", "2", "--bots", "cautious:worlds=1,random", "--games", "1", "--json",
        cwd=tmp_path, path=installed,
    )  # fmt: skip
    assert json.loads(told)["games"] == 1


def test_it_plays_at_the_terminal(installed: Path, tmp_path: Path) -> None:
    told, _ = regnum("play", "brawl", "--seats", "2", "--bot", "cautious", cwd=tmp_path, path=installed)
    assert "You have left the table" in told


def test_the_contract_of_bots(installed: Path, tmp_path: Path) -> None:
    """From outside: the example keeps it, and it finds what is wrong with others."""
    (tmp_path / "test_mine.py").write_text(CONTRACTS, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT / "src")])}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line", str(tmp_path)],
        cwd=tmp_path, env=env, capture_output=True, text=True, encoding="utf-8", timeout=LONG, check=False,
    )  # fmt: skip
    assert "6 failed, 2 passed" in done.stdout, done.stdout
    for wrong in ("none of the", "changed its position", "with the same seed"):
        assert wrong in done.stdout


CONTRACTS = """
from cautious_bot import Cautious
from regnum.bots import Bot
from regnum.testing import bot_contract

class Illegal(Bot):
    def choose(self, position, limit=None):
        return (99, 99)

class Rough(Bot):
    def choose(self, position, limit=None):
        option = position.options[0]
        position._world.apply(position.seat, option)
        return option

class Fickle(Bot):
    asked = 0
    def choose(self, position, limit=None):
        Fickle.asked += 1
        return position.options[Fickle.asked % len(position.options)]

TestCautious = bot_contract(Cautious, ["brawl"], worlds=1)
TestIllegal, TestRough, TestFickle = (bot_contract(kind, ["brawl"]) for kind in (Illegal, Rough, Fickle))
"""


MINE = """
from regnum.bots import Bot

class First(Bot):
    defaults = {"care": 0.5}
    def choose(self, position, limit=None):
        return position.options[0]

class Broken(Bot):
    def choose(self, position, limit=None):
        return position.options[99999]

class Illegal(Bot):
    def choose(self, position, limit=None):
        return (99, 99)

class Greedy:
    pass

class Needy(Bot):
    def __init__(self, seed, limit, parameters):
        raise KeyError("a model that is not there")
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "sick.py").write_text("1 / 0", encoding="utf-8")
    return tmp_path


def test_a_class_in_the_current_folder(mine: Path) -> None:
    for strict in ((), ("--strict",)):
        told, _ = regnum(
            "tournament", "brawl", "--bots", "mine:First:care=0.9,mine:First,random", "--seats", "2", "--games", "12",
            "--jobs", "2", "--seed", "3", "--json", *strict, cwd=mine,
        )  # fmt: skip
        assert {one["bot"] for one in json.loads(told)} == {"mine:First:care=0.9", "mine:First", "random"}


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere:Bot", "nowhere"),
        ("sick:Bot", "ZeroDivisionError"),
        ("mine:Nobody", "extends regnum.bots.Bot"),
        ("mine:Greedy", "extends regnum.bots.Bot"),
        ("mine:Needy", "a model that is not there"),
        ("mine:First:luck=1", "luck"),
        ("mine:First:soon", "soon"),
        ("nobody", "There is no bot"),
        ("@nobody", "bots.toml"),
        ("mine:Broken", "IndexError: list index out of range (mine.py:11)"),
        ("mine:Illegal", "not among the"),
    ],
)
def test_what_is_wrong_with_a_bot_is_one_line(mine: Path, spec: str, said: str) -> None:
    _, err = regnum(
        "simulate", "brawl", "--bots", f"{spec},random", "--games", "2", "--seed", "1", cwd=mine, code=2
    )
    assert said in err
    assert err.count("\n") == 1, err


PROGRAM = """
import json, os, sys, threading
how = sys.argv[1]
seen = 0
def say(**message):
    print(json.dumps(message), flush=True)
if how == "deaf":
    threading.Event().wait()
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        hello = message["hello"]
        if how == "mute":
            threading.Event().wait()
        say(chatter={"about": "anything"})
        say(ready={"name": how})
    elif "ask" in message:
        ask = message["ask"]
        seen += 1
        answer = {"number": ask["number"], "option": 0}
        if how == "hog":
            hog = bytearray(2 << 30)
        if how == "late":
            threading.Event().wait()
        if how == "once-late" and seen == 1:
            continue
        if how == "once-late" and seen == 2:
            say(choose={"number": ask["number"] - 1, "option": 99999})
        if how == "noise":
            print("hello there", flush=True)
        if how == "far":
            answer["option"] = len(ask["options"])
        if how == "truth":
            answer["option"] = True
        if how == "quits":
            sys.exit(3)
        if how == "looks":
            assert set(ask) == {"number", "milliseconds", "prompt", "view", "options"}, set(ask)
            assert set(hello) == {"protocol", "game", "rules", "seats", "seat", "settings", "components", "seed"}
            assert [one for one in ask["view"]["seats"] if one["hand"]] == [ask["view"]["seats"][hello["seat"]]]
            assert set(os.environ) <= {"PATH", "LANG", "LC_CTYPE", "PWD", "SHLVL", "_"}, set(os.environ)
        say(choose=answer)
"""


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    hows = ("good", "looks", "late", "once-late", "noise", "far", "truth", "quits", "deaf", "mute", "hog")
    described = [
        f'[{how}]\ncommand = ["{sys.executable}", "program.py", "{how}"]\nlimit = "{60000 if how in PATIENT else 100}ms"\n'
        for how in hows
    ]
    described.append('[gone]\ncommand = ["./no-such-program"]\n[empty]\nlimit = "5ms"\n')
    (tmp_path / "bots.toml").write_text("\n".join(described).replace('"hog"]', '"hog"]\nmemory = "500MB"'))
    for one in EXAMPLES.joinpath("line_bot").iterdir():
        shutil.copy(one, tmp_path / f"example-{one.name}")
    return tmp_path


PATIENT = ("good", "looks", "noise", "far", "truth", "quits", "hog")
"""Programs that are never late, however slow the machine is."""


@pytest.mark.parametrize("how", ["good", "looks"])
def test_a_program_plays_many_games(programs: Path, how: str) -> None:
    out = programs / "rows.jsonl"
    _, err = regnum(
        "tournament", "brawl", "--bots", f"@{how},random", "--games", "8", "--jobs", "2", "--seed", "1", "--out", str(out),
        cwd=programs,
    )  # fmt: skip
    assert err == ""
    assert len(rows(out)) == 8
    assert not any("faults" in one for one in rows(out))


@pytest.mark.parametrize(
    ("how", "faults"),
    [
        ("late", ["late", "late", "late", "too often late"]),
        ("noise", ["a line that is no JSON"]),
        ("far", ["an answer that is none of the"]),
        ("truth", ["an answer that is none of the"]),
        ("quits", ["it ended"]),
        ("hog", ["it ended"]),
        ("deaf", ["not ready"]),
        ("mute", ["not ready"]),
    ],
)
def test_a_program_that_does_not_keep_to_it_is_told_and_random_plays_on(
    programs: Path, how: str, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.arena import Job, play
    from regnum.bots import program

    monkeypatch.setattr(program, "START", 3.0)
    monkeypatch.setenv("REGNUM_BOT_FILE", str(programs / "bots.toml"))
    result = play(Job(0, "brawl", (f"@{how}", "random"), "7"))
    assert len(result.faults) == len(faults)
    for fault, what in zip(result.faults, faults, strict=True):
        assert (fault.seat, what in fault.what) == (0, True), fault
    assert result.decisions > 5


def test_a_program_that_talks_without_end_is_not_heard_any_more() -> None:
    """It takes neither our memory nor our time."""
    from regnum.bots import program

    one = program.Program.__new__(program.Program)
    one.process = SimpleNamespace(stdout=io.BytesIO(b'{"thinking": 1}\n' * 5000))  # type: ignore[assignment]
    one.said, one.flooded = queue.Queue(), False
    one._listen()
    assert one.said.qsize() == program.MOST_LINES + 1
    with pytest.raises(program.Broken, match="without end"):
        one.hear(time.monotonic() - program.FLOOD - 1, "choose")
    one.said.queue.clear()
    one.said.put(b"[" * 100_000)
    with pytest.raises(program.Broken, match="nested"):
        one.hear(time.monotonic() + 60, "choose")


def test_an_answer_to_an_older_question_is_not_taken_for_the_new_one(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.arena import Job, play

    monkeypatch.setenv("REGNUM_BOT_FILE", str(programs / "bots.toml"))
    result = play(Job(0, "brawl", ("@once-late:3000ms", "random"), "7"))
    assert [one.what for one in result.faults] == ["late"]


@pytest.mark.parametrize(
    ("name", "said"), [("gone", "no-such-program"), ("empty", "needs a command"), ("nobody", "It has")]
)
def test_a_bad_description_is_one_line(programs: Path, name: str, said: str) -> None:
    _, err = regnum("simulate", "brawl", "--bots", f"@{name}", cwd=programs, code=2)
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", ["lines", "script"])
def test_the_example_programs_play(programs: Path, name: str) -> None:
    """In two languages; neither has Regnum on its path."""
    folder = programs / "elsewhere"
    shutil.copytree(EXAMPLES / "line_bot", folder)
    described = (folder / "bots.toml").read_text(encoding="utf-8").replace("200ms", "60000ms")
    (folder / "bots.toml").write_text(described, encoding="utf-8")
    for game in ("brawl", "kingsburg"):
        told, err = regnum(
            "simulate", game, "--seats", "2", "--bots", f"@{name},random", "--games", "2", "--seed", "1", "--json",
            "--bot-file", str(folder / "bots.toml"), cwd=programs,
        )  # fmt: skip
        assert json.loads(told)["games"] == 2
        assert err == ""


def test_ctrl_c_leaves_no_program_behind(programs: Path) -> None:
    unique = programs / "a-program-of-this-test.py"
    unique.write_text(PROGRAM, encoding="utf-8")
    text = f'[stuck]\ncommand = ["{sys.executable}", "{unique.name}", "late"]\n'
    (programs / "bots.toml").write_text(textwrap.dedent(text), encoding="utf-8")

    def running() -> list[str]:
        lines = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
        return [line.decode(errors="replace") for line in lines if unique.name.encode() in line]

    arguments = ["simulate", "brawl", "--bots", "@stuck", "--games", "9", "--jobs", "2"]
    with command(*arguments, cwd=programs) as run:
        wait_for(lambda: len(running()) >= 2, "the programs play")
        run.interrupt()
        assert run.end()[0] == 130
        wait_for(lambda: not run.alive() and not running(), "nothing is left")
