"""Write golden records: one random game of every game, rules version and number of seats.

They replay in the tests for ever. A rule fix that breaks one raises the game's version, and
new ones are written beside the old.
"""

from __future__ import annotations

from pathlib import Path

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main() -> None:
    """Write the records that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for game in regnum.catalogue().values():
        for seats in range(game.fewest, game.most + 1):
            path = FOLDER / f"{game.name}-v{game.version}-{seats}.json"
            if path.exists():
                continue
            settings = {one.name: one.samples()[-1] for one in game.settings} if seats == game.most else {}
            match = Match(game, seats, settings, f"golden {seats}")
            luck = Seeded(f"golden {game.name} {seats}")
            while match.waiting:
                seat = luck.pick(seats)
                if (asides := match.asides(seat)) and not luck.pick(3):
                    match.apply(seat, asides[luck.pick(len(asides))])
                    continue
                seat = match.waiting[luck.pick(len(match.waiting))]
                options = match.options(seat)
                match.apply(seat, options[luck.pick(len(options))])
            match.record.save(path)
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
