"""The contract of a bot: it chooses what it may, the same for the same seed, and leaves its position as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from ..bots import Bot, Position, Seating
from ..extras import needs
from ..kernel.chance import Seeded
from ..kernel.freeze import digest
from ..kernel.game import Game
from ..kernel.registry import catalogue, find

MOST = 25
"""So many of its choices are looked at in a game."""


def bot_contract(kind: type[Bot], games: Iterable[str] = (), **parameters: float) -> type:
    """A class of pytest tests of all that a bot promises, with the fewest and the most seats of some games, or of all.

    A bot that thinks by the clock chooses one way now and another way then: give it a limit of iterations, or none.
    """
    with needs("testing"):
        import pytest

    names = list(games) or list(catalogue())
    tables = [
        pytest.param(find(name), seats, id=f"{name}-{seats}")
        for name in names
        for seats in dict.fromkeys((find(name).fewest, find(name).most))
    ]

    @pytest.mark.parametrize(("game", "seats"), tables)
    def test(self: Any, game: Game, seats: int) -> None:
        check_bot(kind, game, seats, parameters)

    tests = {"test_it_chooses_what_it_may_and_nothing_else_changes": test}
    return type(f"Test{kind.__name__}", (), {"__doc__": f"The contract, kept by {kind.__name__}.", **tests})


def check_bot(kind: type[Bot], game: Game, seats: int, parameters: dict[str, float]) -> None:
    """Play at one table among chance; a twin with the same seed is asked the same."""
    where = f"{game.name} with {seats} seats"
    state, luck = game.new(seats, Seeded(f"a contract at {where}")), Seeded("the others")
    asked = 0
    with _seated(kind, game, seats, parameters) as bot, _seated(kind, game, seats, parameters) as twin:
        while state.waiting and asked < MOST:
            seat = state.waiting[0]
            options = state.options(seat)
            option = options[luck.pick(len(options))]
            if seat == 0:
                asked += 1
                told = f"{where}, its choice {asked}"
                position = Position(state, seat)
                before = digest(position._world)
                option = bot.choose(position)
                assert option in options, f"{told}: {option!r} is none of the {len(options)} options"
                assert digest(position._world) == before, f"{told}: it has changed its position"
                other = twin.choose(Position(state, seat))
                assert other == option, f"{told}: with the same seed it chose {option!r}, then {other!r}"
            state.apply(seat, option)
        for one in (bot, twin):
            one.end(state.scores(), state.winners() if not state.waiting else [])


@contextmanager
def _seated(kind: type[Bot], game: Game, seats: int, parameters: dict[str, float]) -> Iterator[Bot]:
    bot = kind("contract", None, parameters)
    bot.begin(Seating(game.name, game.version, seats, 0, dict(game.check_settings({}))))
    try:
        yield bot
    finally:
        bot.close()
