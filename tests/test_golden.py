"""Golden records of every rules version replay as they were played (`scripts/golden.py` writes them)."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum

FOLDER = Path(__file__).parent / "golden"
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
