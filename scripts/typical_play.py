"""Typical play of every game: from its profile the C compiler learns what matters (`scripts/compile.py`).

Random games with and without listeners, whole actions, copies and search. All luck comes from seeds, so the profile of a
build is that of every build.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from regnum.bots.levels import make
from regnum.kernel.chance import Seeded
from regnum.kernel.game import Game
from regnum.kernel.match import Match
from regnum.kernel.registry import register
from regnum.kernel.state import State

DECISIONS = 20_000
"""Of each case without listeners; with listeners a fifth."""
THOUGHTS = 12
ITERATIONS = 60


def cases(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Fewest and most seats, with nothing but the base game and with everything."""
    for seats in {game.fewest, game.most}:
        for number in (0, -1):
            yield seats, {setting.name: setting.samples()[number] for setting in game.settings}


def random_play(game: Game, seats: int, settings: dict[str, Any]) -> None:
    """Nobody listens; now and then the table is copied, and another one imagined."""
    luck = Seeded("luck")
    decisions = games = 0
    while decisions < DECISIONS:
        state = game.new(seats, Seeded(games), settings)
        games += 1
        while state.waiting:
            if decisions % 10 == 0:
                state.copy().imagine(state.waiting[0], luck.copy())
            _choose(state, luck)
            decisions += 1


def matches(game: Game, seats: int, settings: dict[str, Any]) -> None:
    """A record is kept; now and then all whole actions are listed, and a bot thinks."""
    luck = Seeded("luck")
    bot = make(f"search:{ITERATIONS}")
    decisions = games = 0
    while decisions < DECISIONS // 5:
        match = Match(game, seats, settings, games)
        games += 1
        while match.waiting:
            if decisions % (DECISIONS // 5 // THOUGHTS) == 0:
                match.plans(match.waiting[0])
                bot.choose(match.position(match.waiting[0]))
            _choose(match, luck)
            decisions += 1
        assert match.record.digest


def _choose(table: State | Match, luck: Seeded) -> None:
    seat = table.waiting[0]
    options = table.options(seat)
    table.apply(seat, options[luck.pick(len(options))])


def main() -> None:
    """Play the games that are named."""
    for name in sys.argv[1:]:
        game = register(import_module(f"regnum.games.{name}").GAME)
        for seats, settings in cases(game):
            random_play(game, seats, settings)
            matches(game, seats, settings)


if __name__ == "__main__":
    main()
