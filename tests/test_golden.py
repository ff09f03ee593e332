"""Golden records of every rules version replay as they were played (`scripts/golden.py` writes them).

What their logs tell each seat is kept as a hash, so that no event changes unnoticed; `python tests/test_golden.py`
writes the hashes anew after a change that was meant.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import regnum

FOLDER = Path(__file__).parent / "golden"
LOGS = FOLDER / "logs.hash"
GAMES = list(regnum.catalogue().values())


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    match = regnum.verify(regnum.Record.open(path))
    assert not match.waiting


def test_every_game_version_and_number_of_seats_has_one() -> None:
    wanted = {
        f"{game.name}-v{version}-{seats}.json"
        for game in GAMES
        for version in range(game.oldest, game.version + 1)
        for seats in range(game.fewest, game.most + 1)
    }
    missing = wanted - {path.name for path in FOLDER.glob("*.json")}
    assert not missing, "run scripts/golden.py"


def log_of(path: Path) -> str:
    """What a golden game tells everybody, as a hash."""
    match = regnum.replay(regnum.Record.open(path))
    told = [
        [event.seen(match.game.events, seat) for seat in (None, *range(match.seats))]
        for events in match.history
        for event in events
    ]
    return hashlib.blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_log_tells_what_it_told(path: Path) -> None:
    kept = dict(line.split() for line in LOGS.read_text(encoding="utf-8").splitlines())
    assert kept.get(path.stem) == log_of(path), "python tests/test_golden.py, if it was meant"


if __name__ == "__main__":
    lines = [f"{path.stem} {log_of(path)}\n" for path in sorted(FOLDER.glob("*.json"))]
    LOGS.write_text("".join(lines), encoding="utf-8")
