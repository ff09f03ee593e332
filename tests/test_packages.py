"""Packages outside the repository: a game and cards of other people speak and play everywhere without another line."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from packages import install


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {**os.environ, **install(tmp_path_factory.mktemp("packages"))}


def regnum(environment: dict[str, str], *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "regnum.cli", *arguments]
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("language", "name"), [("en", "Dare"), ("ru", "Дерзость")])
def test_a_game_of_somebody_else_is_listed_and_has_rules(
    environment: dict[str, str], language: str, name: str
) -> None:
    assert name in regnum(environment, "games", "--lang", language)
    assert name in regnum(environment, "rules", "dare", "--lang", language)


@pytest.mark.parametrize(("language", "asked"), [("en", "Say a number"), ("ru", "Назовите число")])
def test_a_game_of_somebody_else_is_played_in_the_terminal(
    environment: dict[str, str], language: str, asked: str
) -> None:
    told = regnum(
        environment, "play", "dare", "--seats", "2", "--bot", "greedy", "--lang", language, typed="3\n\n"
    )
    assert asked in told
    assert ("Winner" if language == "en" else "Победа") in told


def test_a_game_of_somebody_else_meets_every_bot(environment: dict[str, str]) -> None:
    told = regnum(
        environment, "tournament", "dare", "--bots", "random,greedy,search:20", "--seats", "3", "--games", "6", "--json"
    )  # fmt: skip
    assert {one["bot"] for one in json.loads(told)} == {"random", "greedy", "search:20"}


@pytest.mark.parametrize(("language", "name"), [("en", "Herald"), ("ru", "Глашатай")])
def test_cards_of_somebody_else_are_told(environment: dict[str, str], language: str, name: str) -> None:
    assert name in regnum(environment, "rules", "kingsburg", "--lang", language)
    typed = f"/what {name}\n/quit\n"
    cards = ("--set", "modules=governors", "--set", "cards=herald")
    told = regnum(environment, "play", "kingsburg", "--seats", "2", *cards, "--lang", language, typed=typed)
    assert f"{name}: " in told
    assert "+2" in told
