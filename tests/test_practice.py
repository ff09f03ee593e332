"""Practice: every stored position replays under its rules, and its best answer is legal and the only best one."""

from __future__ import annotations

import datetime
import io
import itertools

import msgspec
import pytest
from rich.console import Console

import regnum
from regnum.kernel.errors import BadRecord, BadSetup, IllegalOption
from regnum.kernel.game import Game
from regnum.kernel.match import replay
from regnum.mining import LEVELS, Found, Terms, choose, mine, practice
from regnum.practice import (
    REST,
    Exercise,
    Judged,
    Practice,
    encoded,
    of_the_day,
    practice_of,
    practised,
    speech,
)
from regnum.terminal.practice import practise
from regnum.terminal.screen import THEME
from regnum.words import LANGUAGES, speak

GAMES = [game for game in regnum.catalogue().values() if practice_of(game)]
FEWEST = 12
CLEAR = 3
"""Percent that the best answer is ahead of the next, at the least."""


def check(found: Practice, exercise: Exercise) -> None:
    """An exercise asks one seat, which begins an action; its best answer is legal and ahead of all others."""
    match = found.match(exercise)
    assert match.rules == found.records[exercise.record].rules
    (seat,) = match.waiting
    assert not match.goes_on(seat)
    legal = [match.game.encode(option) for option in match.options(seat)]
    judged = [exercise.best, *exercise.others]
    for one in judged:
        if one.option not in legal:
            raise IllegalOption("option", f"not legal: {one.option}", reason="")
    assert all(one.option != other.option for n, one in enumerate(judged) for other in judged[:n])
    assert exercise.best.win - max(one.win for one in exercise.others) >= CLEAR
    assert [one.win for one in exercise.others] == sorted((one.win for one in exercise.others), reverse=True)
    match.apply(seat, exercise.best.option)


def test_the_four_games_bring_exercises() -> None:
    assert {game.name for game in GAMES} == {"brawl", "kingsburg", "troyes", "feudum"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_position_replays_and_has_one_best_answer(game: Game) -> None:
    found = practised(game)
    assert len(found.exercises) >= FEWEST
    assert len({one.id for one in found.exercises}) == len(found.exercises)
    levels = [one.level for one in found.exercises]
    assert levels == sorted(levels)
    assert set(levels) <= set(range(1, LEVELS + 1))
    assert len(set(levels)) > 1
    for exercise in found.exercises:
        check(found, exercise)


def test_an_exercise_that_does_not_fit_is_found_out() -> None:
    found = msgspec.json.decode(encoded(practised(regnum.find("brawl"))), type=Practice)
    exercise = found.exercises[0]
    impossible = msgspec.structs.replace(
        exercise, best=Judged({**exercise.best.option, "tile": 99}, exercise.best.win)
    )
    with pytest.raises(IllegalOption):
        check(found, impossible)
    twice = msgspec.structs.replace(exercise, others=[exercise.best, *exercise.others])
    with pytest.raises(AssertionError):
        check(found, twice)
    found.records[exercise.record].rows[0].option["tile"] = 99
    with pytest.raises(BadRecord):
        check(found, exercise)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_answer_is_told_with_its_chance(game: Game, lang: str) -> None:
    found, words = practised(game), speak(lang)
    exercise = found.exercises[0]
    match = found.match(exercise)
    said = speech(words, match, exercise, [words(f"cli-name-{seat}") for seat in range(match.seats)])
    assert said.ask
    assert str(exercise.best.win) in said.why
    assert set(said.answers) == {REST, *map(str, range(len(exercise.others)))}
    for word, text in said.answers.items():
        assert str(exercise.chance(word)) in text
        assert str(exercise.best.win) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_is_told_what_it_is_worth_at_once(lang: str) -> None:
    found, words = practised(regnum.find("brawl")), speak(lang)
    exercise = found.exercises[0]
    match = found.match(exercise)
    (seat,) = match.waiting

    def lead(answer: Judged) -> int:
        tried = found.match(exercise)
        before = tried.scores()
        tried.apply(seat, answer.option)
        after = tried.scores()
        return after[seat] - before[seat] - (after[1 - seat] - before[1 - seat])

    said = speech(words, match, exercise, ["Anna", "Boris"])
    best, other = lead(exercise.best), lead(exercise.others[0])
    assert best > other > 0
    assert words("practice-now", mine=f"+{other}", best=f"+{best}") in said.answers["0"]


def test_only_the_best_answer_is_played() -> None:
    found = practised(regnum.find("brawl"))
    exercise = found.exercises[0]
    walk = found.walk(exercise)
    seat = walk.seat
    options = [walk.match.game.encode(option) for option in walk.match.options(seat)]
    for option in options:
        words = [str(n) for n, one in enumerate(exercise.others) if one.option == option]
        if option != exercise.best.option:
            assert walk.judge([option]).word == (words or [REST])[0]
    assert walk.choose([exercise.best.option]).played
    assert walk.over


def test_each_day_has_its_exercise_and_the_games_take_turns() -> None:
    day = datetime.date(2026, 1, 1)
    days = [of_the_day(GAMES, day + datetime.timedelta(days=n)) for n in range(len(GAMES) * FEWEST)]
    found = [(one[0].name, one[1].id) for one in days if one]
    assert len(set(found)) == len(days)
    assert all(one[0] != other[0] for one, other in itertools.pairwise(found))
    assert of_the_day([], day) is None


def test_an_unknown_exercise_is_refused() -> None:
    with pytest.raises(BadSetup):
        practised(regnum.find("brawl")).exercise("first")


@pytest.mark.soak
def test_mining_finds_what_the_search_is_sure_of() -> None:
    terms = Terms(quick=40, deep=80, gap=0.0, fewest=2)
    game = regnum.find("brawl")
    found = [one for number in range(2) for one in mine(game, 2, f"mined {number}", terms)]
    assert found
    made = practice(choose(found, 4), "a test")
    assert encoded(made) == encoded(msgspec.json.decode(encoded(made), type=Practice))
    for exercise in made.exercises:
        match = made.match(exercise)
        assert exercise.best.option in [game.encode(option) for option in match.options(match.waiting[0])]
        assert exercise.best.win >= exercise.others[0].win
    again = [one for number in range(2) for one in mine(game, 2, f"mined {number}", terms)]
    assert msgspec.json.encode(found) == msgspec.json.encode(again)


def test_all_levels_are_chosen_from_and_no_record_too_often() -> None:
    match = regnum.new("brawl", seats=2, seed=1)
    one = Judged({"kind": "place"}, 60)
    records = [replay(match.record).record for _ in range(6)]
    found = [
        Found(record, decisions, "place", 1 + decisions % LEVELS, one, [Judged({}, 40 + decisions)])
        for record in records
        for decisions in range(6)
    ]
    kept = choose(found, 12)
    assert len(kept) == 12
    assert [sum(found.level == level for found in kept) for level in (1, 2, 3)] == [4, 4, 4]
    assert max(sum(found.record is record for found in kept) for record in records) <= 4


def test_the_terminal_asks_answers_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    words, game = speak("en"), regnum.find("brawl")
    found = practised(game)
    exercise = found.exercises[0]
    out = io.StringIO()
    console = Console(file=out, theme=THEME, width=200)
    typed = iter(["/skip", "/show"])
    monkeypatch.setattr(console, "input", lambda _="": next(typed, "/q"))
    practise(game, found, "", words, console)
    said = " ".join(out.getvalue().split())
    assert words("practice-number", number=1, count=len(found.exercises), level=exercise.level) in said
    assert f"{found.exercises[1].best.win} % to win" in said
    assert words("cli-left") in said
