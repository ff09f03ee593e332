"""Python reads this first in every process of a server under test: its tables and bots fall as the test's seed says.

Only what decides how games go is seeded; names of tables, tokens and invitations stay unguessable and never meet.
"""

from __future__ import annotations

import hashlib
import os
import random
import secrets
from collections import Counter
from pathlib import Path


class _Luck:
    """Numbers that follow from the test that runs now and how many like them were asked for in it.

    Each sort is counted for itself: how often the database had to wait does not change how tables fall.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.test = ""
        self.counts: Counter[str] = Counter()

    def next(self, sort: str) -> str:
        test = self.path.read_text(encoding="utf-8")
        if test != self.test:
            self.test, self.counts = test, Counter()
        self.counts[sort] += 1
        return f"{test} {sort} {self.counts[sort]}"

    def token_hex(self, size: int | None = None) -> str:
        return hashlib.blake2b(self.next(f"token {size}").encode(), digest_size=size or 32).hexdigest()

    def randbelow(self, count: int) -> int:
        return random.Random(self.next(f"below {count}")).randrange(count)

    def system_random(self) -> random.Random:
        return random.Random(self.next("system"))


if "REGNUM_TEST_LUCK" in os.environ:
    _luck = _Luck(Path(os.environ["REGNUM_TEST_LUCK"]))
    secrets.token_hex = _luck.token_hex
    secrets.randbelow = _luck.randbelow
    secrets.SystemRandom = _luck.system_random  # type: ignore[assignment,misc]
