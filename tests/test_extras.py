"""The games need msgspec alone; whatever else is missing is one line that says what to install."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HIDE = "import sys; sys.modules.update(dict.fromkeys({names!r})); "
COMMAND = "from regnum.__main__ import main; sys.argv[1:] = {arguments!r}; sys.exit(main())"

CORE = """
import regnum, regnum.bots, regnum.arena, regnum.kernel.brain
for name, game in regnum.catalogue().items():
    job = regnum.arena.Job(0, name, ("random", "greedy"), "1")
    assert regnum.arena.play(job).decisions
match = regnum.new("brawl", seats=2, seed=1)
match.apply(match.waiting[0], match.options(match.waiting[0])[0])
regnum.verify(regnum.Record.from_bytes(match.record.to_bytes()))
ours = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(*sorted(name for name in ours if not name.startswith("_") and sys.modules[name]))
"""


def run(program: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "en_GB.UTF-8", **more}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_games_and_bots_load_msgspec_alone() -> None:
    assert EXTRAS["dependencies"] == ["msgspec>=0.19"]
    done = run(HIDE.format(names=["typing_extensions", "mypy_extensions"]) + CORE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["msgspec", "regnum"]


@pytest.mark.parametrize(
    ("hidden", "arguments", "extra"),
    [
        ("cyclopts", ["games"], "cli"),
        ("fluent", ["games"], "cli"),
        ("platformdirs", ["games"], "cli"),
        ("litestar", ["serve"], "server"),
        ("websockets", ["think", "--server", "http://localhost", "--token", "x"], "server"),
        ("openskill", ["tournament", "brawl", "--bots", "random,greedy", "--games", "2"], "arena"),
        ("matplotlib", ["tournament", "brawl", "--bots", "random,greedy", "--plot", "x.png"], "plot"),
        ("matplotlib", ["ladder", "brawl", "--plot", "x.png"], "plot"),
        ("numpy", ["train", "brawl", "--run", "x"], "train"),
        ("pyarrow", ["simulate", "brawl", "--games", "1", "--decisions", "x.parquet"], "data"),
        ("ray", ["simulate", "brawl", "--games", "1", "--ray", "local"], "ray"),
        ("pyarrow", ["simulate", "brawl", "--games", "1", "--out", "x.parquet"], "data"),
        ("pyarrow", ["simulate", "brawl", "--games", "1", "--out", "x.parquet", "--lang", "ru"], "data"),
    ],
)
def test_a_missing_extra_is_one_line(hidden: str, arguments: list[str], extra: str, tmp_path: Path) -> None:
    program = (
        f"import os; os.chdir({str(tmp_path)!r}); "
        + HIDE.format(names=[hidden])
        + COMMAND.format(arguments=arguments)
    )
    done = run(program)
    assert done.returncode == 2, done.stderr
    assert f'pip install "regnum[{extra}]"' in done.stderr
    assert done.stderr.count("\n") == 1
    assert not done.stdout
    assert not list(tmp_path.iterdir())
    assert extra in EXTRAS["optional-dependencies"]


def test_without_the_command_line_it_still_says_which_one_it_is() -> None:
    done = run(HIDE.format(names=["cyclopts"]) + COMMAND.format(arguments=["--version"]))
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+\.\d+\.\d+ \((compiled|pure Python)\)\n", done.stdout)
