"""What bots learned: weights that fit their game, chances that add up, hidden things that stay hidden, likely worlds."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from msgspec import convert

import regnum
from regnum import arena
from regnum.arena import Challenge, GameResult, challenge_jobs, judge
from regnum.bots import Bot, Limit, Line, Position, make
from regnum.bots.base import tempting
from regnum.bots.simple import Greedy
from regnum.bots.value import Learned, Value
from regnum.bots.weights import FOLDER, BadWeights, Fit, Weights, beside, likest, read, value_of
from regnum.games.brawl.brain import BrawlBrain
from regnum.games.feudum.flow.rounds import ChooseCards
from regnum.games.feudum.thinking.suspicion import draw
from regnum.kernel.chance import Seeded
from regnum.kernel.match import Match
from regnum.training.fit import fit
from regnum.training.harvest import Seen, Sheaf
from regnum.training.school import Trial, better


def run(*given: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "regnum", *given], capture_output=True, text=True)


LEARNED = [name for name, game in regnum.catalogue().items() if game.brain().terms]
KINDS = [("kingsburg", 4, {}), ("kingsburg", 4, {"modules": "all"}), ("troyes", 4, {}), ("troyes", 1, {}), ("feudum", 4, {"advanced": True})]  # fmt: skip


def play(match: Match, decisions: int, luck: Seeded) -> None:
    for _ in range(decisions):
        if not match.waiting:
            return
        seat = match.waiting[0]
        options = match.options(seat)
        match.apply(seat, options[luck.pick(len(options))])


@pytest.mark.parametrize("name", LEARNED)
def test_shipped_weights_fit_their_game_and_say_how_they_were_made(name: str) -> None:
    weights = read(beside(regnum.find(name)), regnum.find(name))
    for fit_ in weights.varieties.values():
        assert fit_.made["games"] >= 400
        assert better(convert(fit_.made["match"], Challenge)), "only what won its match is shipped"


@pytest.mark.parametrize(("name", "seats", "settings"), [kind for kind in KINDS if kind[1] > 1])
def test_positions_are_valued_by_what_was_learned(name: str, seats: int, settings: dict[str, object]) -> None:
    match = regnum.new(name, seats=seats, seed=3, **settings)
    brain = regnum.find(name).brain()
    play(match, 40, Seeded("values"))
    value = value_of(brain, match.state, 1)
    assert isinstance(value, Learned)
    points = value.points(match.state)
    chances = value.chances(match.state, points)
    assert len(points) == len(chances) == seats
    assert all(0 < chance < 1 for chance in chances)
    assert sum(chances) == pytest.approx(1)
    assert type(value_of(brain, match.state, 0)) is Value


def test_what_was_learned_at_four_seats_is_used_at_three_and_five_and_not_at_two() -> None:
    # One with it against the rest without, 40 ms each: Kingsburg for three 64.5 %, for five 43.3 %, Troyes for three
    # 58.3 %, Feudum for five 37.9 %; at two seats it lost in Troyes and Kingsburg (docs/bots.md).
    known = read(beside(regnum.find("kingsburg")), regnum.find("kingsburg"))
    four, modules = known.varieties["4"], known.varieties["4 modules"]
    assert [likest(known.varieties, variety) for variety in ("3", "4", "5")] == [four] * 3
    assert [likest(known.varieties, f"{seats} modules") for seats in (3, 5)] == [modules] * 2
    assert likest(known.varieties, "3 of a kind nobody knows") in (four, modules)
    assert (
        likest(known.varieties, "2")
        is likest(known.varieties, "1")
        is likest(known.varieties, "duel")
        is None
    )
    known.varieties["5"] = Fit([], [], [], [], [])
    assert likest(known.varieties, "5") is known.varieties["5"]
    assert likest(known.varieties, "3") is four, "four seats are nearer to three than five"
    assert likest({"2": four, "1": four}, "4") is None
    for name, seats, settings in (("feudum", 5, {}), ("feudum", 3, {"advanced": True}), ("troyes", 3, {})):
        state = regnum.new(name, seats=seats, seed=1, **settings).state
        assert isinstance(value_of(regnum.find(name).brain(), state, 1), Learned)


def test_learned_points_are_the_sum_of_all_terms() -> None:
    match = regnum.new("troyes", seats=2, seed=1)
    play(match, 12, Seeded("sum"))
    brain = regnum.find("troyes").brain()
    size = len(brain.terms) + 1
    now, later = [0.5 + 0.01 * term for term in range(size)], [0.3 - 0.02 * term for term in range(size)]
    value = Learned(brain, [2.0, 3.0], now, later, now, later)
    left = brain.left(match.state)
    hand = brain.values(match.state)
    for seat, told in enumerate(value.points(match.state)):
        terms = [hand[seat], *brain.features(match.state, seat)]
        expected = (
            2
            + 3 * left
            + sum(
                term * (first + left * second) for term, first, second in zip(terms, now, later, strict=True)
            )
        )
        assert told == pytest.approx(expected)


@pytest.mark.parametrize(("name", "seats", "settings"), KINDS)
def test_features_count_only_what_all_can_see(name: str, seats: int, settings: dict[str, object]) -> None:
    match = regnum.new(name, seats=seats, seed=5, **settings)
    brain = regnum.find(name).brain()
    luck = Seeded("hidden")
    while match.waiting:
        play(match, 25, luck)
        if not match.waiting:
            break
        for viewer in range(seats):
            worlds = [match.state.imagine(viewer, Seeded(f"world {number}")) for number in range(2)]
            for seat in range(seats):
                seen = [brain.features(world, seat) for world in (*worlds, match.state)]
                assert seen[0] == seen[1] == seen[2]
                assert len(seen[0]) == len(brain.terms)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "brawl"}, "of brawl"),
        ({"rules": [1]}, "version 2"),
        ({"terms": ["points"]}, "terms have changed"),
        ({"varieties": {"4": {name: [0.0] for name in ("base", "now", "later", "win", "hope")}}}, "numbers"),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_words_and_not_used(
    change: dict[str, object],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = regnum.find("troyes")
    path = tmp_path / "troyes.json"
    path.write_text(json.dumps(json.loads(beside(game).read_text()) | change))
    with pytest.raises(BadWeights, match=reason):
        read(path, game)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    state = regnum.new("troyes", seats=4, seed=1).state
    assert type(value_of(game.brain(), state, 2)) is Value
    assert reason in capsys.readouterr().err
    path.write_text("no weights")
    with pytest.raises(BadWeights, match="holds no weights"):
        read(path, game)


def test_weights_that_are_tried_out_travel_with_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    game = regnum.find("troyes")
    state = regnum.new("troyes", seats=4, seed=1).state
    found: list[type] = []
    monkeypatch.setattr(arena, "play", lambda job: found.append(type(value_of(game.brain(), state, 2))))
    trial = pickle.loads(pickle.dumps(Trial(read(beside(game), game))))
    trial(arena.Job(0, "troyes", ("random",), "0"))
    assert found == [Learned]
    assert type(value_of(game.brain(), state, 2)) is Value, "they are tried out no longer than the game lasts"


def test_a_fit_finds_what_decided() -> None:
    """Seats score twice their first term, and three times the second while there is time; more points win."""
    luck = Seeded("fit")
    sheaves = []
    for number in range(3000):
        left = (1 + number % 4) / 4
        rows = [[float(luck.pick(10)), float(luck.pick(10)), float(luck.pick(10))] for _ in range(3)]
        scores = [int(2 * row[1] + 3 * left * row[2]) for row in rows]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        sheaves.append(Sheaf(number, "3", [Seen(left, rows)], scores, winners))
    found = fit(sheaves, 5.0)
    assert found.now[1] == pytest.approx(2, abs=0.3)
    assert found.now[2] + found.later[2] == pytest.approx(3, abs=0.4)
    assert all(
        new < even / 2 for new, even in zip(found.made["brier"], found.made["brier_even"], strict=True)
    )


def test_rivals_are_believed_to_hold_what_helps_them() -> None:
    """Likely worlds agree with all that the seat knows as the others do, and hold useful cards more often."""
    match = regnum.new("feudum", seats=3, seed=2, advanced=True)
    luck = Seeded("belief")
    brain = regnum.find("feudum").brain()
    held: Counter[bool] = Counter()
    while match.waiting and held.total() < 4000:
        play(match, 3, luck)
        if not match.waiting:
            break
        seat = match.waiting[0]
        likely = brain.suspect(match.position(seat).imagine(Seeded("likely")), seat)
        if likely is None:
            continue
        for number in range(4):
            plain = match.position(seat).imagine(Seeded(number))
            world = plain.copy()
            brain.believe(world, seat, likely)
            assert world.view(seat) == plain.view(seat), "what the seat knows is as it was"
            for other in range(match.seats):
                assert world.hand[other].bit_count() == plain.hand[other].bit_count()
                assert not world.hand[other] & world.played[other]
                if other != seat and world.hand[other]:
                    best = max(
                        range(11),
                        key=lambda card, who=other: (not world.played[who] >> card & 1, likely[who][card]),
                    )
                    held[True] += world.hand[other] >> best & 1
                    held[False] += plain.hand[other] >> best & 1
    assert held[True] > 1.2 * held[False]


def test_secret_choices_of_rivals_are_likely_too() -> None:
    match = regnum.new("feudum", seats=3, seed=2, advanced=True)
    while match.state.decision() is None or not isinstance(match.state.decision(), ChooseCards):
        play(match, 1, Seeded("first"))
    first, *rest = match.waiting
    match.apply(first, match.options(first)[0])
    seat = rest[0]
    brain = regnum.find("feudum").brain()
    world = match.position(seat).imagine(Seeded("answers"))
    weights = brain.suspect(world, seat)
    assert weights is not None
    weights[first] = [1e-9] * 7 + [1.0] * 4
    brain.believe(world, seat, weights)
    step = world.agenda[-1]
    assert set(step.answers[step.seats.index(first)][1]) >= {7, 8, 9, 10}


def test_what_weighs_more_is_drawn_more_often() -> None:
    luck = Seeded("draw")
    drawn = Counter(card for _ in range(2000) for card in draw([0, 1, 2], [1.0, 2.0, 5.0], 1, luck))
    assert drawn[0] < drawn[1] < drawn[2]
    assert sorted(draw([0, 1, 2], [0.0, 0.0, 1.0], 3, luck)) == [0, 1, 2]


@pytest.mark.parametrize("bot", ["greedy", "search:30"])
def test_a_slip_is_one_of_the_better_options(bot: str) -> None:
    """A part of what there is to choose from, so that slips cost alike in games of many options and of few."""
    match = regnum.new("brawl", seats=2, seed=4)
    position = match.position(match.waiting[0])
    count = tempting(len(position.options), BrawlBrain.tempting)
    assert 3 < count < len(position.options) / 2
    chosen = {make(f"{bot}:slips=1", seed).choose(position) for seed in range(40)}
    best = {line.option for seed in range(40) for line in make(bot, seed).analyse(position, best=count)}
    assert len(chosen) > 3
    assert chosen <= best


def test_a_slip_has_three_options_at_least() -> None:
    assert [tempting(options, 0.25) for options in (2, 12, 16, 100)] == [3, 3, 4, 25]


@pytest.mark.parametrize(("game", "part"), [("brawl", 0.275), ("feudum", 0.25)])
def test_how_many_options_tempt_is_the_games_to_say(
    game: str, part: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where many options are alike, one of the best quarter is hardly a slip."""
    wanted: set[int] = set()

    def analyse(bot: Bot, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        wanted.add(best)
        return [Line(option, 1, 0.0, 0.0) for option in position.options[:best]]

    monkeypatch.setattr(Greedy, "analyse", analyse)
    match = regnum.new(game, seats=4, seed=1)
    position = match.position(match.waiting[0])
    while len(position.options) < 20:
        match.apply(position.seat, position.options[0])
        position = match.position(match.waiting[0])
    make("greedy:slips=1").choose(position)
    assert wanted == {int(len(position.options) * part)}


def test_a_challenge_rotates_the_seat_on_the_same_luck() -> None:
    jobs = challenge_jobs("brawl", "greedy", "random", 4, 8, "s", {})
    assert [job.bots.index("greedy") for job in jobs] == [0, 1, 2, 3] * 2
    assert [job.seed for job in jobs] == ["s/0"] * 4 + ["s/1"] * 4
    strangers = challenge_jobs("brawl", "greedy", "my_bots:Cautious", 4, 8, "s", {})
    assert len({job.seed for job in strangers}) == 8, "who is not ours never meets a luck twice"
    results = [
        GameResult(
            job.number,
            "brawl",
            job.seed,
            list(job.bots),
            [9 if bot == "greedy" else 6 for bot in job.bots],
            [job.number % 4],
            [],
            1,
        )
        for job in jobs
    ]
    found = judge("greedy", "random", results)
    assert (found.games, found.share, found.even, found.margin, found.doubt) == (8, 1.0, 0.25, 3.0, 0.0)
    assert found.verdict == 1


def test_the_ladder_is_a_command(tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    given = (
        "ladder",
        "brawl",
        "--levels",
        "random,greedy",
        "--seats",
        "2",
        "--games",
        "12",
        "--plot",
        str(plot),
    )
    answer = run(*given, "--json")
    assert answer.returncode == 0, answer.stderr
    (step,) = json.loads(answer.stdout)
    assert (step["bot"], step["against"], step["games"], step["even"]) == ("greedy", "random", 12, 0.5)
    assert step["share"] > 0.7
    assert plot.stat().st_size > 1000
    assert run("ladder", "brawl", "--levels", "random", "--lang", "ru").returncode == 2


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    given = (
        "train",
        "kingsburg",
        "--seats",
        "2",
        "--bot",
        "random",
        "--match",
        "0",
        "--run",
        str(tmp_path),
    )
    for games in ("20", "24"):
        answer = run(*given, "--games", games)
        assert answer.returncode == 0, answer.stderr
        assert f"{games} games" in answer.stdout
    (barn,) = tmp_path.glob("*.jsonl")
    assert len(barn.read_text().splitlines()) == 24
    weights = read(tmp_path / "kingsburg.json", regnum.find("kingsburg"))
    assert isinstance(weights, Weights)
    assert weights.varieties["2"].made["games"] == 24
    again = run(*given, "--games", "24", "--jobs", "2")
    assert again.stdout == answer.stdout, "the same games teach the same"
