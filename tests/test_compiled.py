"""The compiled package plays the very same games (`make test` compiles it first)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import regnum

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"

PROGRAM = """
import sys
import doubles, regnum, regnum.kernel.state
from regnum.testing import checks as contract
print(regnum.kernel.state.__file__, file=sys.stderr)
for name, game in regnum.catalogue().items():
    for seats in (game.fewest, game.most):
        print(contract.check_random_game((game, seats, {}), 11).record.to_bytes().decode())
print(contract.check_random_game((doubles.SOUND, 3, {}), 11).record.to_bytes().decode())
"""


def records(path: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([path, str(ROOT / "tests")])}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.skipif(
    not (COMPILED / "regnum").is_dir() and not os.environ.get("CI"), reason="not compiled; run `make compile`"
)
def test_compiled_and_pure_play_the_same_games() -> None:
    """The double is a game of somebody else's: never compiled, it runs on the compiled kernel all the same."""
    pure, compiled = records(str(ROOT / "src")), records(str(COMPILED))
    assert pure.returncode == 0, pure.stderr
    assert compiled.returncode == 0, compiled.stderr
    assert pure.stderr.strip().endswith("state.py")
    assert not compiled.stderr.strip().endswith(".py"), "the compiled modules were not used"
    assert len(pure.stdout) > 1000 * len(regnum.catalogue())
    assert pure.stdout == compiled.stdout
