"""Environments pass their libraries' own checks for every game, tell no secrets, and play the same on any number of processes."""

from __future__ import annotations

import os
import signal
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import regnum
from regnum import envs
from regnum.bots import BOTS, Bot, Position, bot_seed
from regnum.envs.rewards import win
from regnum.envs.vector import TablesLost
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import BadSetup, IllegalOption
from regnum.kernel.freeze import digest
from regnum.testing.checks import settings_of

ENDS = [(name, seats) for name, game in regnum.catalogue().items() for seats in (game.fewest, game.most)]


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_pettingzoo_is_content(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations are dictionaries, as those of its own classic games
        api_test(envs.aec(name, seats=seats), num_cycles=40)
        seed_test(lambda: envs.aec(name, seats=seats), num_cycles=15)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_gymnasium_is_content(name: str, seats: int) -> None:
    check_env(envs.gym(name, seats=seats, illegal="lose"), skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_observations_tell_no_secret(name: str, seats: int) -> None:
    table, luck = envs.Table(name, seats), Seeded("envs")
    table.reset(3)
    for number in range(60):
        if table.over:
            break
        if number % 6 == 0:
            true = table.state
            for seat in range(seats):
                seen = table.observe(seat)
                assert np.abs(seen).max() <= 1
                table.state = true.imagine(seat, Seeded(f"world {number}"))
                assert np.array_equal(table.observe(seat), seen)
                table.state = true
        legal = table.legal()
        assert legal == list(np.flatnonzero(table.mask()))
        table.step(legal[luck.pick(len(legal))])


def test_options_can_be_chosen_from_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    table, luck = envs.Table("kingsburg", 3, choices="list"), Seeded("list")
    with pytest.raises(IllegalOption, match="legal actions"):
        table.step(table.width)
    while not table.over:
        seat, options, lines = table.seat, table.state.options(table.seat), table.candidates()
        assert list(np.flatnonzero(table.mask())) == table.legal() == list(range(len(options)))
        assert [tuple(line[line > 0] - 1) for line in lines[: len(options)]] == [
            table.actions.letters(option) for option in options
        ]
        assert not lines[len(options) :].any()
        chosen = luck.pick(len(options))
        after = table.state.copy()
        after.apply(seat, options[chosen])
        table.step(chosen)
        if len(after.waiting) and len(after.options(after.waiting[0])) > 1:
            assert digest(after) == digest(table.state)
    with pytest.raises(BadSetup, match="letters, list"):
        envs.Table("brawl", choices="flat")
    assert envs.gym("brawl", choices="list").reset(seed=1)[1]["candidates"].any()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec("brawl", choices="list"), num_cycles=10)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_lists_and_settings_satisfy_the_libraries_too(name: str, seats: int) -> None:
    game = regnum.find(name)
    for settings in (settings_of(game, seats)[-1], {}):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for choices in ("letters", "list"):
                given: dict[str, Any] = {"seats": seats, "settings": settings, "choices": choices}
                api_test(envs.aec(name, **given), num_cycles=300)
                seed_test(lambda given=given: envs.aec(name, **given), num_cycles=100)
                check_env(envs.gym(name, illegal="lose", **given), skip_render_check=True)


def test_a_game_ends_with_rewards_that_sum_to_zero_and_refuses_more() -> None:
    table = envs.Table("brawl", 3, reward="points")
    with pytest.raises(IllegalOption):
        table.step(0)
    while not table.over:
        table.step(table.legal()[-1])
    assert max(table.returns()) >= 0 >= min(table.returns())
    assert sum(win(table.state)) == pytest.approx(0)
    with pytest.raises(IllegalOption, match="over"):
        table.step(0)


def test_an_illegal_action_is_an_error_unless_it_loses() -> None:
    env = envs.gym("brawl")
    env.reset(seed=1)
    with pytest.raises(IllegalOption):
        env.step(0)
    env = envs.gym("brawl", illegal="lose")
    env.reset(seed=1)
    assert env.step(0)[1:4] == (-1.0, True, False)


def test_bots_beside_a_learner_are_not_told_its_luck_and_leave_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Guest] = []

    class Guest(Bot):
        def __init__(self, seed: str | int = 0, limit: Any = None, parameters: Any = None) -> None:
            super().__init__(seed)
            self.told, self.life = str(seed), ""
            made.append(self)

        def choose(self, position: Position, limit: Any = None) -> Any:
            return position.options[0]

        def end(self, scores: list[int], winners: list[int]) -> None:
            self.life += "end "

        def close(self) -> None:
            self.life += "close "

    monkeypatch.setitem(BOTS, "guest", Guest)
    env = envs.gym("brawl", bots="guest")
    made.clear()
    lucks = []
    for seed in range(2):
        _, info = env.reset(seed=seed)
        lucks.append(str(np.random.default_rng(seed).integers(1 << 53)))
        over = False
        while not over:
            _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    env.close()
    assert [one.life for one in made] == ["end close "] * 2
    for one, luck in zip(made, lucks, strict=True):
        assert one.told in [bot_seed(luck, seat) for seat in range(2)]


def test_gymnasium_finds_the_games_by_name() -> None:
    env = gymnasium.make("regnum.envs.learner:regnum/Brawl-v0", seats=2, bots="greedy")
    _, info = env.reset(seed=4)
    for _ in range(200):
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        if over:
            assert reward in (-0.5, 0.0, 0.5)
            break
    else:
        raise AssertionError("it did not end")


def steps(game: str, processes: int, count: int) -> list[Any]:
    found = []
    with envs.Vector(game, seats=2, games=5, processes=processes, seed=9) as tables:
        batch = tables.reset()
        for _ in range(count):
            batch = tables.step(batch.mask.argmax(axis=1))
            found.append([one.tobytes() for one in (batch.observation, batch.mask, batch.seat, batch.reward, batch.over)])  # fmt: skip
    return found


@pytest.mark.soak
@pytest.mark.parametrize("game", [name for name in regnum.catalogue() if name != "brawl"])
def test_vectors_of_every_game_are_the_same_on_any_number_of_processes(game: str) -> None:
    assert steps(game, 0, 400) == steps(game, 3, 400) == steps(game, 1, 400)


def test_vectors_are_the_same_on_any_number_of_processes() -> None:
    here = steps("brawl", 0, 60)
    assert here == steps("brawl", 2, 60)
    assert any(any(step[4]) for step in here), "no game came to its end"


def test_a_worker_that_dies_is_told_and_leaves_nothing_behind() -> None:
    tables = envs.Vector("brawl", games=2, processes=1, features=64)
    batch = tables.reset()
    name = tables._memory.name
    pid = tables._workers[0].process.pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    actions = batch.mask.argmax(axis=1)
    tables._workers[0].process.join()
    with pytest.raises(TablesLost):
        tables.step(actions)
    tables.close()
    assert not os.path.exists(f"/dev/shm/{name}")


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_openspiel_is_content(name: str, seats: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import regnum.envs.openspiel as spiel

    assert name in spiel.GAMES
    game = pyspiel.load_game(f"regnum_{name}(players={seats})")
    for serialize in (False, True):
        pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_openspiel_walks_an_environment_and_tells_no_secret(name: str, seats: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import rl_environment

    import regnum.envs.openspiel  # noqa: F401

    env = rl_environment.Environment(
        pyspiel.load_game(f"regnum_{name}(players={seats})"), chance_event_sampler=None
    )
    env.seed(3)
    luck, time_step, steps = Seeded("spiel"), env.reset(), 0
    while not time_step.last():
        player = time_step.observations["current_player"]
        legal = time_step.observations["legal_actions"][player]
        assert len(set(map(len, time_step.observations["info_state"]))) == 1
        time_step = env.step([legal[luck.pick(len(legal))]])
        steps += 1
    assert steps >= seats
    assert len(time_step.rewards) == seats
