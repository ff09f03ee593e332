"""Records the forests of random games for the tests of the browser's narrowing: a few a game, small and large.

python scripts/forests.py           writes web/src/lib/__fixtures__/<game>.json
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.forest import write
from regnum.kernel.game import Game
from regnum.kernel.kinds import Kind
from regnum.kernel.match import Match

FOLDER = Path(__file__).parents[1] / "web" / "src" / "lib" / "__fixtures__"
GAMES = {"brawl": 4, "kingsburg": 4, "troyes": 3, "feudum": 4}
KEPT = 8
"""How many forests a game gives: the largest of as many stretches of its positions."""


def kinds(some: tuple[Kind, ...]) -> list[dict[str, Any]]:
    """Kinds as the browser is told them."""
    return [
        {
            "name": kind.name,
            "fields": [
                {
                    "name": field.name,
                    "form": field.form,
                    "piece": field.piece,
                    "family": field.family,
                    "names": list(getattr(field, "names", ())) or None,
                    "spends": field.spends,
                }
                for field in kind.fields
            ],
            "secret": list(kind.secret),
            "reveals": kind.reveals,
            "known": kind.known,
            "named": kind.named,
        }
        for kind in some
    ]


def forests(game: Game, seats: int, seed: int) -> list[dict[str, Any]]:
    """Every forest of one random game."""
    match: Match = regnum.new(game.name, seats=seats, seed=seed)
    luck = Seeded(seed)
    found = []
    while match.waiting:
        seat = match.waiting[0]
        tree = match.plans(seat)
        assert tree is not None
        found.append(msgspec.to_builtins(write(game, tree, match.state.alike(seat))))
        options = match.options(seat)
        match.apply(seat, options[luck.pick(len(options))])
    return found


def main() -> None:
    """Write one file a game."""
    FOLDER.mkdir(exist_ok=True)
    for name, seats in GAMES.items():
        game = regnum.catalogue()[name]
        all_of_it = forests(game, seats, seed=7)
        step = max(1, len(all_of_it) // KEPT)
        parts = [all_of_it[start : start + step] for start in range(0, len(all_of_it), step)][:KEPT]
        chosen = [max(part, key=lambda one: len(json.dumps(one))) for part in parts]
        lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in chosen)
        told = json.dumps(kinds(game.options), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(
            f'{{"kinds":{told},\n"forests":[\n{lines}\n]}}\n', encoding="utf-8"
        )


if __name__ == "__main__":
    main()
