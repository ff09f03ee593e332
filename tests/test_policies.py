"""Policies: what tells options apart, what is learned of it, and how it is learned."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest
from msgspec import convert

import regnum
from regnum.arena import Challenge, Place
from regnum.bots import make
from regnum.bots.weights import BadWeights, Habit, Weights, beside, policy_of, read
from regnum.games.brawl.components import DRAGON, GNOME, KING, KNIGHT, PRINCESS, TOWER
from regnum.games.brawl.kinds import PLACE
from regnum.games.brawl.leanings import Survey
from regnum.games.brawl.scoring import points, totals
from regnum.games.brawl.state import Brawl
from regnum.kernel.chance import Seeded
from regnum.kernel.policy import Notes, Policy
from regnum.kernel.state import State
from regnum.training import rehearsal
from regnum.training.rehearsal import Rehearsal
from regnum.training.school import better

NAMES = [name for name, game in regnum.catalogue().items() if game.brain().traits]
BRAWL = regnum.find("brawl")


def positions(name: str, seats: int, games: int) -> list[State]:
    """Positions of random games, one in three."""
    luck = Seeded(f"{name} {seats}")
    found = []
    for seed in range(games):
        match = regnum.new(name, seats=seats, seed=seed)
        while match.waiting:
            seat = match.waiting[0]
            options = match.options(seat)
            if luck.pick(3) == 0:
                found.append(match.state.copy())
            match.apply(seat, options[luck.pick(len(options))])
    return found


def random_weights(name: str) -> list[float]:
    luck = Seeded("weights")
    return [luck.pick(200) / 100 - 1 for _ in range(sum(regnum.find(name).brain().traits.values()))]


@pytest.mark.parametrize("name", NAMES)
def test_shipped_policies_fit_their_game_and_won_their_match(name: str) -> None:
    weights = read(beside(regnum.find(name)), regnum.find(name))
    assert weights.habits
    for habit in weights.habits.values():
        assert habit.made["games"] >= 50_000
        assert better(convert(habit.made["match"], Challenge)), "only what won its match is shipped"


@pytest.mark.parametrize("name", NAMES)
def test_an_option_is_liked_by_the_sum_of_what_it_has(name: str) -> None:
    weights = random_weights(name)
    brain = regnum.find(name).brain()
    scale, notes = Policy(weights), Notes(weights)
    for state in positions(name, 4, 3):
        seat = state.waiting[0]
        options = state.options(seat)
        chances = brain.inclination(state, seat, options, scale)
        assert sum(chances) == pytest.approx(1)
        assert brain.inclination(state, seat, options, notes) == pytest.approx(chances)
        assert len(notes.rows) == len(options)
        for row, total in zip(notes.rows, scale.found, strict=True):
            assert sum(weights[trait] * count for trait, count in row) == pytest.approx(total)


def test_the_slope_is_how_a_chance_rises_with_each_weight() -> None:
    weights = random_weights("brawl")
    brain = BRAWL.brain()
    state = next(one for one in positions("brawl", 3, 1) if len(one.options(one.waiting[0])) > 20)
    seat = state.waiting[0]
    options = state.options(seat)
    notes = Notes(weights)
    brain.inclination(state, seat, options, notes)
    slope = [0.0] * len(weights)
    notes.slope(1, slope)
    steps = [trait for trait, rise in enumerate(slope) if abs(rise) > 0.01][:12]
    assert len(steps) == 12
    for trait in steps:
        told = []
        for step in (-1e-5, 1e-5):
            near = [*weights]
            near[trait] += step
            told.append(math.log(brain.inclination(state, seat, options, Policy(near))[1]))
        assert (told[1] - told[0]) / 2e-5 == pytest.approx(slope[trait], abs=1e-4)


@pytest.mark.parametrize("name", NAMES)
def test_options_have_nothing_that_their_seat_cannot_know(name: str) -> None:
    brain = regnum.find(name).brain()
    scale = Policy(random_weights(name))
    for state in positions(name, 4, 3):
        seat = state.waiting[0]
        options = state.options(seat)
        worlds = [state.imagine(seat, Seeded(f"world {number}")) for number in range(2)]
        seen = [brain.inclination(world, seat, options, scale) for world in (*worlds, state)]
        assert seen[0] == seen[1] == seen[2]


def test_what_a_card_brings_is_what_it_scores_while_no_dragon_is_about() -> None:
    checked = 0
    for g in positions("brawl", 4, 25):
        assert isinstance(g, Brawl)
        seat = g.waiting[0]
        if g.holds[DRAGON]:
            continue
        survey = Survey(g, seat)
        before = totals(points(g))
        for option in g.options(seat):
            if option[0] != PLACE or option[1] == DRAGON:
                continue
            survey.gain = survey.harm = 0.0
            survey.lay(option[1], option[2], seat, 1)
            after = g.copy()
            after.put(option[2], seat * 10 + option[1])
            change = [now - was for now, was in zip(totals(points(after)), before, strict=True)]
            assert survey.gain == change[seat]
            assert -survey.harm == sum(change) - change[seat]
            checked += 1
    assert checked > 1000


def test_what_a_dragon_costs_and_a_knight_frees_is_reckoned_with() -> None:
    g = regnum.new("brawl", seats=2, seed=1).state
    assert isinstance(g, Brawl)
    tower = g.terrain.index(TOWER)
    for card in (GNOME, PRINCESS, 10 + KING):
        g.put(tower, card)
    king = Survey(g, 1).stars(KING, tower, 1)
    survey = Survey(g, 1)
    survey.lay(DRAGON, tower, 1, 1)
    # The Princess loses her tower; the Gnome is not blocked, and the Dragon lies above him.
    assert (survey.gain, survey.harm) == (-king, 2 - 1)
    g.put(tower, 10 + DRAGON)
    survey = Survey(g, 0)
    survey.lay(KNIGHT, tower, 0, 1)
    assert survey.gain >= 2
    assert survey.harm == -king


def test_a_policy_is_trusted_as_far_as_a_bot_says() -> None:
    state = regnum.new("brawl", seats=4, seed=1).state
    brain = BRAWL.brain()
    full, half = (policy_of(brain, state, 1, trust) for trust in (1, 0.5))
    assert full is not None
    assert half is not None
    assert half.weights == pytest.approx([weight / 2 for weight in full.weights])
    assert policy_of(brain, state, 1, 0) is None
    assert policy_of(brain, state, 0, 1) is None
    assert policy_of(regnum.find("troyes").brain(), regnum.new("troyes", seats=4, seed=1).state, 1, 1) is None


def test_searches_begin_with_what_was_learned() -> None:
    match = regnum.new("brawl", seats=4, seed=4)
    position = match.position(match.waiting[0])
    lines = make("search:2", 1).analyse(position, best=1000)
    brain = BRAWL.brain()
    policy = policy_of(brain, match.state, 1, 1)
    assert policy is not None
    liked = brain.inclination(position.imagine(Seeded("one")), position.seat, list(position.options), policy)
    favourite = position.options[max(range(len(liked)), key=liked.__getitem__)]
    assert max(lines, key=lambda line: line.prior).option == favourite
    assert min(line.prior for line in lines) > 0, "nothing is out of the question"


def test_policies_of_other_traits_are_refused_in_words(tmp_path: Path) -> None:
    rules = [BRAWL.version]
    path = tmp_path / "brawl.json"
    path.write_bytes(msgspec.json.encode(Weights("brawl", rules, habits={"4": Habit({"card": [1.0]})})))
    with pytest.raises(BadWeights, match="other traits"):
        read(path, BRAWL)


def test_a_rehearsal_goes_on_where_it_stopped_and_teaches_the_same_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rehearsal, "ROUND", 40)
    whole = Rehearsal(BRAWL, 2, {}, tmp_path / "whole.json", 160)
    assert [*whole.play(Place())] == [40, 80, 120, 160]
    parts = Rehearsal(BRAWL, 2, {}, tmp_path / "parts.json", 160)
    playing = parts.play(Place(2))
    assert next(playing) == 40
    playing.close()
    assert parts.played == 40
    assert [*parts.play(Place())] == [80, 120, 160]
    assert parts.habit() == whole.habit()
    assert whole.habit().made == {"games": 160}
    gain = whole.habit().weights["gain"]
    assert sum(gain) > 0, "whoever plays learns that stars are good"
