"""One seed for a whole run of the tests: what is random in a test comes from it and the test's name.

`REGNUM_TEST_SEED=17 pytest …` tries other luck; a failure tells the seed it fell with.
"""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path

SEED = os.environ.get("REGNUM_TEST_SEED", "1")
luck = random.Random()
"""The luck of the test that runs now."""
_said = Path(tempfile.mkdtemp(prefix="regnum-luck-")) / "test"
"""Where servers of the tests read whose luck it is, see `seeded/sitecustomize.py`."""


def begin(test: str) -> None:
    """From here on everything falls as the seed and this test's name say."""
    luck.seed(f"{SEED} {test}")
    random.seed(f"{SEED} {test}")
    half = _said.with_suffix(".new")
    half.write_text(f"{SEED} {test}", encoding="utf-8")
    half.replace(_said)


def environment() -> dict[str, str]:
    """What makes the processes of a server fall as the test's seed says."""
    if not _said.exists():
        begin("no test")  # the scripts start servers, too
    folders = [str(Path(__file__).parent / "seeded"), os.environ.get("PYTHONPATH", "")]
    return {"REGNUM_TEST_LUCK": str(_said), "PYTHONPATH": os.pathsep.join(filter(None, folders))}
