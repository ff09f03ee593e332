"""Bots see a position and nothing else, keep to their limits, and are as good as their level."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

import regnum
from regnum.bots import BOTS, LEVELS, Bot, Limit, Line, make
from regnum.bots.base import UnknownBot
from regnum.bots.search import Search
from regnum.bots.value import rewards
from regnum.kernel.match import Match
from regnum.kernel.position import Position

SMALL = {"random": "random", "greedy": "greedy", "search": "search:12"}


def games() -> list[str]:
    return list(regnum.catalogue())


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("name", games())
def test_every_bot_plays_every_game(name: str, level: str) -> None:
    match = regnum.new(name, seats=regnum.find(name).fewest, seed=1)
    bots = [make(SMALL[level], seat) for seat in range(match.seats)]
    for _ in range(25):
        if not match.waiting:
            break
        seat = match.waiting[0]
        option = bots[seat].choose(match.position(seat))
        assert option in match.options(seat)
        match.apply(seat, option)


def test_a_position_shows_nothing_but_the_seats_knowledge() -> None:
    match = regnum.new("brawl", seats=2, seed=1)
    position = match.position(match.waiting[0])
    public = {name for name in dir(position) if not name.startswith("_")}
    assert public == {"game", "imagine", "options", "plans", "prompt", "seat", "view"}


def test_a_bot_thinks_alike_in_worlds_it_cannot_tell_apart() -> None:
    match = regnum.new("brawl", seats=3, seed=5)
    for _ in range(4):
        match.apply(match.waiting[0], match.options(match.waiting[0])[3])
    seat = match.waiting[0]
    from regnum.kernel.chance import Seeded

    other = match.state.imagine(seat, Seeded("other"))
    choices = [make("search:60", 9).choose(Position(state, seat)) for state in (match.state, other)]
    assert choices[0] == choices[1], "only the seat's knowledge and the bot's seed may matter"


def test_a_narrow_search_looks_into_the_likeliest_options_only() -> None:
    match = regnum.new("brawl", seats=2, seed=4)
    assert len(match.options(match.waiting[0])) > 12
    position = match.position(match.waiting[0])
    narrow, wide = (
        make(f"search:9:trust=0:focus=8:caution=0:exploration=9:width={width}", 1) for width in (1, 0)
    )
    tried = [sum(line.visits > 0 for line in bot.analyse(position, best=99)) for bot in (narrow, wide)]
    assert tried[0] <= 3 < tried[1], "after nine iterations, width 1 has looked at the square root of nine"


def test_a_game_knows_habits_that_suit_its_search_and_a_user_may_overrule_them() -> None:
    match = regnum.new("feudum", seats=2, seed=1)
    position = match.position(match.waiting[0])
    habits = regnum.find("feudum").brain({}).habits
    plain, told = make("search:2", 1), make("search:2:width=5", 1)
    for bot in (plain, told):
        bot.choose(position)
    assert plain.parameters["width"] == habits["width"] != told.parameters["width"] == 5
    assert plain.parameters["caution"] == BOTS["search"].defaults["caution"]


def test_the_same_seed_gives_the_same_choices() -> None:
    def line(spec: str) -> list[object]:
        match = regnum.new("brawl", seats=2, seed=2)
        bots = [make(spec, seat) for seat in range(2)]
        found = []
        while match.waiting:
            seat = match.waiting[0]
            found.append(bots[seat].choose(match.position(seat)))
            match.apply(seat, found[-1])
        return found

    for spec in ("random", "greedy", "search:20"):
        assert line(spec) == line(spec)


def test_search_keeps_to_its_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clocks here go on by 10 ms whenever they are looked at."""
    work, wall = itertools.count(), itertools.count()
    ticking = {"process_time": lambda: next(work) / 100, "perf_counter": lambda: next(wall) / 100}
    monkeypatch.setattr("regnum.bots.search.time", SimpleNamespace(**ticking))
    match = regnum.new("brawl", seats=4, seed=2)

    def visits() -> int:
        lines = make("search").analyse(match.position(match.waiting[0]), Limit(milliseconds=150), best=1000)
        return sum(line.visits for line in lines)

    assert 12 <= visits() <= 18
    # A machine that gives it hardly any time: three times its milliseconds by the clock are the end.
    ticking["process_time"] = lambda: 0.0
    monkeypatch.setattr("regnum.bots.search.time", SimpleNamespace(**ticking))
    assert 42 <= visits() <= 48


def test_analyse_gives_the_best_few_with_figures() -> None:
    match = regnum.new("brawl", seats=2, seed=2)
    seat = match.waiting[0]
    lines = make("search").analyse(match.position(seat), Limit(iterations=200), best=5)
    assert len(lines) == 5
    assert sum(line.visits for line in lines) <= 200
    assert all(0 <= line.win <= 1 for line in lines)
    assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)


class Told(Bot):
    """Thinks what it is told."""

    def __init__(self, *lines: Line) -> None:
        super().__init__()
        self.lines = list(lines)

    def analyse(self, position: Position, limit: Limit | None = None, best: int = 3) -> list[Line]:
        return self.lines[:best]


def test_of_options_worth_the_same_a_person_is_advised_what_looks_best_at_once() -> None:
    match = regnum.new("brawl", seats=2, seed=2)
    position = match.position(match.waiting[0])
    one, two, three, four = position.options[:4]
    bot = Told(
        Line(one, 500, 3.0, 0.400, prior=0.2),
        Line(two, 300, 3.0, 0.395, prior=0.3),
        Line(three, 200, 3.0, 0.375, prior=0.4),  # worse by more than two hundredths
        Line(four, 5, 3.0, 0.400, prior=0.5),  # hardly looked at
    )
    assert [line.option for line in bot.advise(position, best=4)] == [two, one, three, four]
    assert [line.option for line in bot.advise(position, best=1)] == [two]
    assert bot.choose(position) == one, "what it plays itself is its favourite"
    plain = Told(Line(one, 8, 3.0, 0.4), Line(two, 8, 3.0, 0.4))
    assert plain.advise(position)[0].option == one, "who has no first guess has only an order"


@pytest.mark.parametrize(
    ("found", "advised"),
    [
        ([(2, 500, 0.40, 0.3), (1, 400, 0.39, 0.3), (0, 400, 0.39, 0.2)], [1, 2, 0]),
        ([(0, 500, 0.39, 0.5), (1, 490, 0.62, 0.3), (2, 200, 0.70, 0.2)], [1, 0, 2]),
    ],
    ids=["of what looks the same too, what is offered first", "not what was only tried a little oftener"],
)
def test_a_person_is_advised(found: list[tuple[int, int, float, float]], advised: list[int]) -> None:
    """Options by their places, with visits, chances and how they looked."""
    match = regnum.new("brawl", seats=2, seed=2)
    position = match.position(match.waiting[0])
    options = position.options
    bot = Told(*(Line(options[place], visits, 3.0, win, prior) for place, visits, win, prior in found))
    assert [line.option for line in bot.advise(position)] == [options[place] for place in advised]


class Luck(Search):
    """A search of which every tree believes in another option."""

    def grow(self, position: Position, limit: Limit, settle: bool = False) -> list[Line]:
        self.asked = [*getattr(self, "asked", []), (limit, settle)]
        mine = position.options[len(self.asked) % 2]
        return [
            Line(
                option, 9 if option == mine else 3, 3.0, 0.7 if option == mine else 0.3, float(option == mine)
            )
            for option in position.options
        ]


def test_advice_is_what_several_trees_find_and_a_choice_is_what_one_does() -> None:
    match = regnum.new("brawl", seats=2, seed=2)
    position = match.position(match.waiting[0])
    one, two, three = position.options[:3]
    bot, trees = Luck(), int(Search.defaults["trees"])
    lines = {line.option: line for line in bot.advise(position, Limit(80, 2000), len(position.options))}
    assert bot.asked == [(Limit(80 // trees, 2000 / trees), False)] * trees, "they share the limit"
    half = trees // 2
    assert (lines[one].visits, lines[one].prior) == (half * 12, 0.5)
    assert lines[one].win == lines[two].win == pytest.approx((9 * 0.7 + 3 * 0.3) / 12)
    assert (lines[three].visits, lines[three].prior, lines[three].win) == (half * 6, 0, pytest.approx(0.3))
    bot.asked.clear()
    assert bot.choose(position, Limit(80)) == two
    assert bot.asked == [(Limit(80), True)]


def test_a_game_and_who_asks_know_how_many_trees_advise() -> None:
    for game, given, trees in (
        ("kingsburg", {}, 4),
        ("kingsburg", {"trees": 2}, 2),
        ("brawl", {"trees": 0}, 1),
    ):
        match = regnum.new(game, seats=2, seed=2)
        bot = Luck(parameters=given)
        bot.advise(match.position(match.waiting[0]), Limit(80))
        assert [limit.iterations for limit, _ in bot.asked] == [80 // trees] * trees


def test_a_part_of_a_limit_has_what_the_limit_has() -> None:
    assert Limit(iterations=10).part(4) == Limit(iterations=3)
    assert Limit(milliseconds=10).part(4) == Limit(milliseconds=2.5)


@pytest.mark.parametrize("processes", [1, 2])
def test_the_same_seed_gives_the_same_advice(processes: int) -> None:
    match = regnum.new("brawl", seats=2, seed=2)
    position = match.position(match.waiting[0])
    found = []
    for _ in range(2):
        bot = make(f"search:40:processes={processes}", 4)
        found.append(bot.advise(position, best=99))
        bot.close()
    assert found[0] == found[1]
    assert sum(line.visits for line in found[0]) == 40 * processes


def test_a_search_tells_how_likely_its_options_looked_at_first() -> None:
    match = regnum.new("brawl", seats=2, seed=2)
    position = match.position(match.waiting[0])
    for spec in ("search:50", "search:50:processes=2"):
        bot = make(spec, 4)
        lines = bot.analyse(position, best=1000)
        bot.close()
        assert sum(line.prior for line in lines) == pytest.approx(1)
        assert len({line.prior for line in lines}) > 1


def test_search_on_two_processes_adds_up() -> None:
    match = regnum.new("brawl", seats=2, seed=2)
    seat = match.waiting[0]
    lines = make("search:100:processes=2", 4).analyse(match.position(seat), best=1000)
    assert sum(line.visits for line in lines) == 200


def test_greedy_takes_what_lies_before_it() -> None:
    """A Knight next to a Princess is worth four stars on the spot."""
    wins = 0
    for seed in range(20):
        match = regnum.new("brawl", seats=2, seed=seed)
        bots = [make("greedy", seed), make("random", seed)]
        play(match, bots)
        wins += match.winners() == [0]
    assert wins >= 17


def play(match: Match, bots: list[regnum.bots.Bot]) -> None:
    while match.waiting:
        seat = match.waiting[0]
        match.apply(seat, bots[seat].choose(match.position(seat)))


def test_search_finds_a_win_in_one() -> None:
    """On the last turn of a close game every winning placement is found."""
    found = 0
    for seed in range(30):
        match = regnum.new("brawl", seats=2, seed=seed)
        random = make("random", seed)
        while match.waiting and sum(one.hand_size for one in match.view(None).seats) > 3:
            seat = match.waiting[0]
            match.apply(seat, random.choose(match.position(seat)))
        if not match.waiting:
            continue
        seat = match.waiting[0]
        winning = [option for option in match.options(seat) if wins_at_once(match, seat, option)]
        if winning and len(winning) < len(match.options(seat)):
            found += 1
            bot = make("search:300", seed)
            while match.waiting:
                match.apply(seat, bot.choose(match.position(seat)))
            assert match.winners() == [seat], seed
    assert found >= 3


def wins_at_once(match: Match, seat: int, option: tuple[int, ...]) -> bool:
    state = match.state.copy()
    state.apply(seat, option)
    return not state.waiting and state.winners() == [seat]


@pytest.mark.parametrize("spec", ["chess", "search:soon", "search:-5ms", "search:x=y", "greedy:0"])
def test_unreadable_bots_are_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        make(spec)


def test_unknown_parameters_are_refused() -> None:
    match = regnum.new("brawl", seats=2, seed=2)
    with pytest.raises(UnknownBot, match="luck"):
        make("greedy:luck=3").choose(match.position(match.waiting[0]))


def test_rewards_follow_the_lead() -> None:
    first, second, third = rewards([10.0, 4.0, 4.0], 5.0)
    assert first > 0.5 > second == third
    assert rewards([3.0, 3.0], 5.0) == [0.5, 0.5]


def test_a_level_is_a_bot_by_its_strength() -> None:
    assert [make(level).name for level in LEVELS] == ["random", "greedy", "search", "search", "search"]
    assert [make(level).limit.milliseconds for level in ("medium", "hard", "expert")] == [10, 100, 2000]


def test_a_search_ends_when_its_choice_is_settled() -> None:
    """What cannot change any more is not thought about; whoever asks for several lines gets the whole limit."""
    match = regnum.new("kingsburg", seats=2, seed=2)
    position = match.position(match.waiting[0])
    whole, settled = (Search(3).grow(position, Limit(iterations=400), settle) for settle in (False, True))
    visits = [sum(line.visits for line in lines) for lines in (whole, settled)]
    assert visits[0] == 400 > visits[1]
    best = [max(lines, key=lambda line: line.visits).option for lines in (whole, settled)]
    assert best[0] == best[1]
