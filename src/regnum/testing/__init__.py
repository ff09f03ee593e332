"""Testing: what anybody's games, bots and wheels are held to.

A package with a game of its own needs three lines for all of it:

    from regnum.testing import contract
    from dare import GAME
    TestDare = contract(GAME)

or none: `pytest --regnum dare`. A bot needs as many: `TestCautious = bot_contract(Cautious)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..extras import needs
from ..kernel.game import Game
from . import checks, whole_actions
from .bots import bot_contract

PLAIN: dict[str, Callable[[checks.Setup, int], object]] = {
    "every_listed_option_applies": checks.check_every_option,
    "a_told_chance_result_happens": checks.check_chance,
    "other_processes_play_the_same_game": checks.check_processes,
    "whole_actions_keep_what_they_promise": whole_actions.check_plans,
    "what_is_done_out_of_turn_leaves_the_question": whole_actions.check_asides,
    "options_are_found_again_by_their_letters": checks.check_actions,
    "the_brain_gives_finite_numbers": checks.check_brain,
}
"""Checks of each number of seats."""
FULL: dict[str, Callable[[checks.Setup, int], object]] = {
    "random_games_keep_every_promise": checks.check_records,
    "nobody_sees_a_secret": checks.check_secrets,
}
"""Checks of each number of seats with many settings."""


def contract(game: Game, seeds: int = 1) -> type:
    """A class of pytest tests of all that a game promises; `seeds` games for each."""
    with needs("testing"):
        import pytest

    def test_of(check: Callable[[checks.Setup, int], object], setups: dict[str, checks.Setup]) -> Any:
        @pytest.mark.parametrize("seed", range(1, seeds + 1))
        @pytest.mark.parametrize("setup", list(setups.values()), ids=list(setups))
        def test(self: Any, setup: checks.Setup, seed: int) -> None:
            check(setup, seed)

        return test

    tests = {f"test_{name}": test_of(check, checks.plain(game)) for name, check in PLAIN.items()}
    tests |= {f"test_{name}": test_of(check, checks.setups(game)) for name, check in FULL.items()}
    if game.beside("lessons.json").is_file():
        # Words need more than the kernel does, and only who teaches needs words.
        from .taught import tests_of

        tests |= tests_of(game)
    return type(f"Test{game.name.title()}", (), {"__doc__": f"The contract, kept by {game.name}.", **tests})


__all__ = ["bot_contract", "contract"]
