"""The play from whose profile compiled wheels are built."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import regnum

SCRIPT = Path(__file__).parent.parent / "scripts" / "typical_play.py"


def test_typical_play_is_of_every_size_and_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("typical_play", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    play = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(play)
    for name, less in {"DECISIONS": 10, "THOUGHTS": 1, "ITERATIONS": 2}.items():
        monkeypatch.setattr(play, name, less)
    troyes = list(play.cases(regnum.find("troyes")))
    assert {seats for seats, _ in troyes} == {1, 4}
    assert {settings["bonus"] for _, settings in troyes} == {False, True}
    game = regnum.find("brawl")
    for seats, settings in play.cases(game):
        play.random_play(game, seats, settings)
        play.matches(game, seats, settings)
