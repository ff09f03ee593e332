"""Play thousands of random games of every kind and keep the contract along the way: `make soak`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import regnum
from regnum.kernel.chance import Seeded
from regnum.testing import checks as contract


def main() -> None:
    """As many random games of each game as asked for, with random seats and settings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="games of each kind")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--secrets", type=int, default=50, help="check secrets in every so manieth game")
    given = parser.parse_args()
    for game in regnum.catalogue().values():
        if given.game and game.name != given.game:
            continue
        luck = Seeded(f"{given.seed} {game.name}")
        for number in track(range(given.games), f"{game.name}"):
            settings = {}
            for setting in game.settings:
                values = setting.samples()
                settings[setting.name] = values[luck.pick(len(values))]
            seats = game.fewest + luck.pick(game.most - game.fewest + 1)
            try:
                contract.check_play((game, seats, settings), number)
                if number % given.secrets == 0:
                    contract.check_secrets((game, seats, settings), number)
            except Exception as error:
                raise SystemExit(f"{game.name} {seats} {settings} seed {number}: {error!r}") from error
        print(f"{game.name}: {given.games} random games without error")


if __name__ == "__main__":
    main()
