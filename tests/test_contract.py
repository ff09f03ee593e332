"""Every registered game keeps the contract, at every number of seats, with many settings."""

from __future__ import annotations

from typing import Any

import doubles
import pytest

import regnum
from regnum.kernel import registry
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import BadRecord, BadSetup
from regnum.kernel.game import Game
from regnum.testing import checks as contract


def setups() -> list[Any]:
    return [
        pytest.param(setup, id=label)
        for game in regnum.catalogue().values()
        for label, setup in contract.setups(game).items()
    ]


def plain_setups() -> list[Any]:
    return [one for one in setups() if one.id.endswith("plain")]


@pytest.mark.parametrize("setup", setups())
def test_random_games_keep_every_promise(setup: contract.Setup) -> None:
    contract.check_records(setup, seed=1)


@pytest.mark.parametrize("setup", setups())
def test_nobody_sees_a_secret(setup: contract.Setup) -> None:
    contract.check_secrets(setup, seed=2)


@pytest.mark.parametrize("setup", plain_setups())
def test_every_listed_option_applies(setup: contract.Setup) -> None:
    contract.check_every_option(setup, seed=3)


@pytest.mark.parametrize("setup", plain_setups())
def test_a_told_chance_result_happens(setup: contract.Setup) -> None:
    contract.check_chance(setup, seed=4)


@pytest.mark.parametrize("setup", plain_setups()[::2])
def test_other_processes_play_the_same_game(setup: contract.Setup) -> None:
    contract.check_processes(setup, seed=5)


@pytest.mark.parametrize("game", regnum.catalogue().values(), ids=lambda game: game.name)
def test_wrong_seats_and_settings_are_refused(game: Game) -> None:
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(BadSetup, match=str(seats)):
            game.new(seats, Seeded(0))
    with pytest.raises(BadSetup, match="nonsense"):
        game.new(game.fewest, Seeded(0), {"nonsense": 1})


@pytest.fixture(autouse=True)
def _doubles_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in doubles.ALL.items():
        monkeypatch.setitem(registry._registered, name, game)


def test_a_leaking_view_is_caught() -> None:
    with pytest.raises(AssertionError, match="sees a secret"):
        contract.check_secrets((doubles.LEAKING_VIEW, 3, {}), seed=1)


def test_leaking_planes_are_caught() -> None:
    with pytest.raises(AssertionError, match="planes tell"):
        contract.check_secrets((doubles.LEAKING_PLANES, 3, {}), seed=1)


def test_planes_that_grow_are_caught() -> None:
    with pytest.raises(AssertionError, match="one length"):
        contract.check_secrets((doubles.GROWING_PLANES, 3, {}), seed=1)


def test_a_leaking_event_is_caught() -> None:
    with pytest.raises(AssertionError, match="events tell"):
        contract.check_secrets((doubles.LEAKING_EVENT, 3, {}), seed=1, every=1)


def test_an_early_peek_at_a_joint_answer_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"before all are in|sees a secret"):
        contract.check_secrets((doubles.PEEKING, 3, {}), seed=1, every=1)


def test_a_non_deterministic_game_is_caught() -> None:
    with pytest.raises((AssertionError, BadRecord)):
        contract.check_records((doubles.RESTLESS, 3, {}), seed=1)


def test_an_aliasing_copy_is_caught() -> None:
    with pytest.raises(AssertionError, match="copy"):
        contract.check_every_option((doubles.ALIASING, 3, {}), seed=1)


def test_the_double_is_sound_until_it_is_broken() -> None:
    setup = (doubles.SOUND, 3, {})
    contract.check_records(setup, seed=1)
    contract.check_secrets(setup, seed=1, every=1)
    contract.check_every_option(setup, seed=1)
