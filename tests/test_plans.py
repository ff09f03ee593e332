"""Whole actions: what the engine offers as one thing to choose is what its options do one by one."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any, ClassVar

import doubles
import pytest

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.components import Components
from regnum.kernel.errors import BadSetup, IllegalOption, RegnumError
from regnum.kernel.forest import picks, read, write
from regnum.kernel.freeze import digest
from regnum.kernel.game import Game
from regnum.kernel.kinds import Counts, Kind, Mask, NameList, Number, Option, Seat
from regnum.kernel.match import Match
from regnum.kernel.plan import CHANCE, DONE, MORE, OTHERS, SHOWN, Branch, Fork, foresee, plans
from regnum.kernel.state import State
from regnum.kernel.step import Decision
from regnum.testing import whole_actions as contract

POSITIONS = 2_000
SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "brawl": [(2, {}), (3, {"movable_gnome": True}), (4, {})],
    "kingsburg": [(2, {}), (3, {"modules": "all"}), (4, {}), (5, {"modules": "all", "governors": "auction", "rows": "draft"})],
    "troyes": [(1, {}), (2, {}), (3, {"bonus": True}), (4, {})],
    "feudum": [(2, {}), (3, {"advanced": True}), (4, {}), (5, {"advanced": True})],
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_a_plan_is_its_options_one_by_one(name: str) -> None:
    """At 2,000 random positions of every game; the soak looks at more."""
    game, looked, seed = regnum.find(name), 0, 0
    while looked < POSITIONS:
        seats, settings = SETUPS[name][seed % len(SETUPS[name])]
        looked += contract.check_plans((game, seats, game.check_settings(settings)), seed, sample=2)
        seed += 1


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(SETUPS))
def test_a_plan_is_its_options_one_by_one_for_long(name: str) -> None:
    for seed in range(200):
        game, (seats, settings) = regnum.find(name), SETUPS[name][seed % len(SETUPS[name])]
        contract.check_plans((game, seats, game.check_settings(settings)), 1000 + seed, sample=8, budget=400)


# Broken games are caught.

TAKE, STOP = range(2)
TOOK, DREW = range(2)


class Pile(State):
    """Take from a pile as often as you like; what lies in it is hidden until it is drawn."""

    __slots__ = ("drawn", "pile", "turns")

    drawn: list[int]
    pile: list[int]
    turns: int

    def copy(self) -> Pile:
        new = Pile()
        self.copy_kernel(new)
        new.drawn, new.pile, new.turns = self.drawn[:], self.pile[:], self.turns
        return new

    def view(self, seat: int | None) -> Any:
        return doubles.TrickView(seat, [len(self.pile)], self.drawn[:], [self.turns], [])

    def redeal(self, seat: int | None) -> None:
        self.pile = self.chance.shuffled(self.pile)

    def scores(self) -> list[int]:
        return [sum(self.drawn)] * self.seats

    def winners(self) -> list[int]:
        return [0]


class Draw(Decision[Pile]):
    """Draws from the pile, and is asked again from inside until somebody stops."""

    __slots__ = ()
    name: ClassVar[str] = "draw"

    def options(self, g: Pile) -> list[Option]:
        return [(STOP,), (TAKE,)]

    def choose(self, g: Pile, option: Option) -> None:
        if option == (TAKE,) and len(g.pile) > 1:
            g.drawn.append(g.pile.pop())
            g.tell(DREW, (self.seat, g.drawn[-1]))
            g.then(type(self)(self.seat))
        elif g.turns:
            g.turns -= 1
            g.then(type(self)(1 - self.seat))


class OpenDraw(Draw):
    __slots__ = ()
    opens: ClassVar[bool] = True


class PileGame(Game):
    most = 2
    options = (Kind("take"), Kind("stop"))
    prompts = (Kind("draw"),)

    def __init__(self, name: str, step: type[Draw], known: bool) -> None:
        self.name = name  # type: ignore[misc]
        self.step = step
        self.events = (Kind("took", Seat()), Kind("drew", Seat(), Number("card"), reveals=True, known=known))  # type: ignore[misc]

    def setup(self, seats: int, settings: Any, components: Components, chance: Any) -> State:
        g = Pile()
        g.prepare(self, seats, chance)
        g.drawn, g.pile, g.turns = [], chance.shuffled(range(9)), 3
        g.then(self.step(0))
        return g

    def components(self) -> Components:
        return Components({})


def test_a_sound_pile_keeps_the_laws() -> None:
    assert contract.check_plans((PileGame("pile", OpenDraw, False), 2, {}), 1) > 3


def test_a_question_that_should_open_an_action_is_found() -> None:
    with pytest.raises(AssertionError, match="asked again"):
        contract.check_plans((PileGame("unopened", Draw, True), 2, {}), 1, sample=9)


def test_a_card_that_is_falsely_called_known_is_found() -> None:
    with pytest.raises(AssertionError):
        contract.check_plans((PileGame("false", OpenDraw, True), 2, {}), 1, sample=9)


# Out of turn.

CHEER, GRUMBLE, SIGH = 2, 3, 4


class Mood(Decision[Pile]):
    __slots__ = ()
    name: ClassVar[str] = "draw"

    def options(self, g: Pile) -> list[Option]:
        return [(GRUMBLE,), (SIGH,)]

    def choose(self, g: Pile, option: Option) -> None:
        g.drawn.append(option[0])


class Cheerful(Pile):
    """Anybody may cheer as long as there are turns, and says then how he feels."""

    __slots__ = ()

    def copy(self) -> Cheerful:
        new = Cheerful()
        self.copy_kernel(new)
        new.drawn, new.pile, new.turns = self.drawn[:], self.pile[:], self.turns
        return new

    def asides(self, seat: int) -> list[Option]:
        return [(CHEER,)] if self.turns and not isinstance(self.decision(), Mood) else []

    def interject(self, seat: int, option: Option) -> None:
        self.drawn.append(100 + seat)
        self.then(Mood(seat))


class Prying(Cheerful):
    __slots__ = ()

    def copy(self) -> Prying:
        new = Prying()
        self.copy_kernel(new)
        new.drawn, new.pile, new.turns = self.drawn[:], self.pile[:], self.turns
        return new

    def asides(self, seat: int) -> list[Option]:
        return super().asides(seat) if self.pile[0] % 2 else []


class CheerfulGame(PileGame):
    options = (Kind("take"), Kind("stop"), Kind("cheer"), Kind("grumble"), Kind("sigh"))

    def __init__(self, table: type[Pile]) -> None:
        super().__init__("cheerful", OpenDraw, False)
        self.table = table

    def setup(self, seats: int, settings: Any, components: Components, chance: Any) -> State:
        g = self.table()
        g.prepare(self, seats, chance)
        g.drawn, g.pile, g.turns = [], chance.shuffled(range(9)), 3
        g.then(self.step(0))
        return g


def test_what_is_done_out_of_turn_keeps_the_laws() -> None:
    assert sum(contract.check_asides((CheerfulGame(Cheerful), 2, {}), seed, every=1) for seed in range(9)) > 5


def test_an_aside_that_tells_a_secret_is_found() -> None:
    with pytest.raises(AssertionError, match="tells it a secret"):
        contract.check_asides((CheerfulGame(Prying), 2, {}), 1, every=1)


def test_an_aside_is_an_action_of_its_own() -> None:
    """It is taken back alone, is refused when the game does not offer it, and the asked seat goes on."""
    match = Match(CheerfulGame(Cheerful), seats=2, seed=1)
    assert match.waiting == (0,)
    assert match.asides(1) == [(CHEER,)]
    question = match.state.decision()
    match.act(1, [(CHEER,), (SIGH,)])
    assert match.state.decision() is question
    assert list(match.actions()) == [(1, 2)]
    assert match.can_undo(1)
    match.undo(1)
    assert not match.record.rows
    with pytest.raises(IllegalOption):
        match.apply(1, (TAKE,))
    with pytest.raises(IllegalOption):
        match.act(1, [(CHEER,), (TAKE,)])
    assert not match.record.rows


# Where a plan ends.


def fork_of(match: Match) -> Fork:
    fork = match.plans(match.waiting[0])
    assert fork is not None
    return fork


def random_forks(name: str, seats: int, count: int, **settings: Any) -> Iterator[tuple[Match, int, Fork]]:
    luck = Seeded(name)
    for seed in range(99):
        match = regnum.new(name, seats=seats, seed=seed, **settings)
        while match.waiting:
            seat = match.waiting[luck.pick(len(match.waiting))]
            fork = match.plans(seat)
            assert fork is not None
            yield match, seat, fork
            count -= 1
            if not count:
                return
            lines = fork.lines()
            match.act(seat, lines[luck.pick(len(lines))][0])


def test_every_end_comes_up() -> None:
    ends = {end for name, seats in (("troyes", 2), ("feudum", 3), ("kingsburg", 2)) for _, _, fork in random_forks(name, seats, 300) for _, end in fork.lines()}  # fmt: skip
    assert ends >= {DONE, CHANCE, SHOWN, OTHERS, MORE}


def test_beyond_the_budget_a_branch_says_more_and_can_be_asked_for() -> None:
    for match, seat, fork in random_forks("troyes", 3, 400):
        short = plans(match.state, seat, Seeded(0), budget=1)
        assert short is not None
        unfinished = [branch for branch in short.branches if branch.end == MORE]
        if not unfinished:
            continue
        rest = match.plans(seat, prefix=[unfinished[0].option])
        assert rest is not None
        whole = [line[1:] for line, _ in fork.lines() if line[0] == unfinished[0].option]
        assert {line for line, end in rest.lines() if end != MORE} >= {line for line in whole if line} - {()}
        return
    raise AssertionError("no tree was too large")


def test_only_the_wanted_pieces_are_looked_at() -> None:
    """A Feudum Move with one pawn in hand: its walk is looked into; steps of the others are listed, and no more."""
    for match, seat, fork in random_forks("feudum", 4, 2000, advanced=True):
        lay = {"kind": "lay", "card": "move"}
        if lay not in [match.game.encode(branch.option) for branch in fork.branches]:
            continue
        whole = match.plans(seat, prefix=[lay])
        pawn_of = [match.game.encode(branch.option).get("pawn") for branch in whole.branches] if whole else []
        pawns = sorted({pawn for pawn in pawn_of if pawn is not None})
        if len(pawns) < 2:
            continue
        few = match.plans(seat, prefix=[lay], only={"pawn": [pawns[0]]})
        assert few is not None
        assert [branch.option for branch in few.branches] == [branch.option for branch in whole.branches]
        for line, end in few.lines():
            named = [match.game.encode(option).get("pawn") for option in line]
            strange = [pawn for pawn in named if pawn not in (pawns[0], None)]
            assert not strange or (end == MORE and strange == named[-1:])
        assert any(len(line) > 1 and end != MORE for line, end in few.lines())
        return
    raise AssertionError("nobody had two pawns to move")


def test_choosing_k_of_n_travels_as_one_line() -> None:
    """Feudum's secret choice of four cards of eleven is the choice of a set."""
    for match, _, fork in random_forks("feudum", 2, 40):
        if fork.name == "choose_cards" and len(fork.branches) > 100:
            forest = write(match.game, fork)
            assert len(forest.options) == 1
            assert len(read(match.game, forest)) == len(fork.branches)
            return
    raise AssertionError("nobody chose cards")


class Kinds(Game):
    options = (
        Kind("cards", NameList("cards", "abcdefg", "card")),
        Kind("dice", Number("times"), Mask("dice", "die")),
        Kind("pay", Counts("goods", "ab", "good")),
    )


@pytest.mark.parametrize(
    ("options", "pick"),
    [
        ([(0, (a, b)) for a in range(4) for b in range(a + 1, 4)], {"of": [0, 1, 2, 3], "pick": 2}),
        ([(1, 2, 0b011), (1, 2, 0b101), (1, 2, 0b110), (1, 2, 0b1001), (1, 2, 0b1010), (1, 2, 0b1100)], {"of": [0, 1, 2, 3], "pick": 2}),
        ([(0, (a, b)) for a in range(4) for b in range(a + 1, 4)][:-1], None),
        ([(0, (a, b)) for a in range(3) for b in range(3) if a != b], None),
        ([(1, n, 0b11) for n in range(5)], None),
        ([(2, (n, 4 - n)) for n in range(5)], None),
    ],
)  # fmt: skip
def test_only_all_choices_of_a_set_become_one_line(options: list[Option], pick: object) -> None:
    branches = [Branch(option) for option in options]
    line = picks(Kinds(), branches)
    assert (line and next((one for one in line if isinstance(one, dict)), None)) == pick


# A match carries out acts, all of them or none.


def test_an_act_is_undone_at_once() -> None:
    tried = 0
    for match, seat, fork in random_forks("troyes", 2, 300):
        long = [line for line, end in fork.lines() if len(line) > 1 and end == DONE]
        if not long:
            continue
        before, rows = digest(match.state), len(match.record.rows)
        match.act(seat, long[-1])
        if match.can_undo(seat):
            match.undo(seat)
            assert digest(match.state) == before
            assert len(match.record.rows) == rows
            tried += 1
        else:
            match.rewind(rows)
    assert tried > 20


def test_a_refused_act_changes_nothing() -> None:
    """However many decisions of it were in order."""
    tried = 0
    for match, seat, fork in random_forks("feudum", 3, 150):
        line = max((line for line, _ in fork.lines()), key=len)
        was = digest(match.state), match.record.to_bytes(), len(match.history), list(match.acts)
        for good in range(len(line)):
            with pytest.raises(IllegalOption):
                match.act(seat, [*line[:good], (99, 99)])
            assert (digest(match.state), match.record.to_bytes(), len(match.history), list(match.acts)) == was
            tried += good
    assert tried > 20


def test_an_act_is_one_action_and_no_more() -> None:
    match = regnum.new("brawl", seats=2, seed=1)
    seat = match.waiting[0]
    line = next(line for line, end in fork_of(match).lines() if end == DONE)
    with pytest.raises(IllegalOption) as refusal:
        match.act(seat, [*line, line[0]])
    assert refusal.value.code == "action-over"
    assert not match.record.rows
    with pytest.raises(IllegalOption):
        match.act(seat, [])


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_what_is_done_does_not_go_on(name: str) -> None:
    """A plan that ends as done is an action of the match, also where the next one begins by itself."""
    game, done = regnum.find(name), 0
    for seed in range(24):
        seats, settings = SETUPS[name][seed % len(SETUPS[name])]
        match, luck = Match(game, seats, settings, seed), Seeded(f"done {seed}")
        while match.waiting and len(match.record.rows) < 120:
            seat, fresh = match.waiting[0], not match.goes_on(match.waiting[0])
            fork = match.plans(seat)
            assert fork is not None
            line, end = fork.lines()[luck.pick(fork.count())]
            match.act(seat, line)
            if fresh and end == DONE:
                done += 1
                assert not any(map(match.goes_on, match.waiting)), f"after {line} the action goes on"
    assert done > 100


def test_actions_are_found_in_any_record() -> None:
    """Decisions carried out one by one are told as the actions they are."""
    acted, single = regnum.new("troyes", seats=2, seed=4), regnum.new("troyes", seats=2, seed=4)
    luck = Seeded("actions")
    for _ in range(60):
        seat = acted.waiting[0]
        whole = [line for line, end in fork_of(acted).lines() if end == DONE] or [(acted.options(seat)[0],)]
        line = whole[luck.pick(len(whole))]
        acted.act(seat, line)
        for option in line:
            single.apply(seat, option)
    found = list(single.actions())
    assert found == list(acted.actions())
    assert sum(count for _, count in found) == len(single.record.rows)
    assert max(count for _, count in found) > 1
    first, count = found[5]
    assert next(iter(single.actions(first + count - 1))) == (first, count)


class Strange(int):
    """What NumPy's integers are to Python: equal, but not the same."""


@pytest.mark.parametrize("make", [bool, float, Strange, str, lambda value: None])
def test_numbers_that_only_look_right_are_refused(make: Any) -> None:
    match = regnum.new("brawl", seats=2, seed=1)
    seat = match.waiting[0]
    option = next(one for one in match.options(seat) if one[1] == 1)
    before = digest(match.state)
    for bad in (
        (option[0], make(option[1]), *option[2:]),
        (make(option[0]), *option[1:]),
        list(option),
        None,
    ):
        with pytest.raises(IllegalOption):
            match.apply(seat, bad)
    with pytest.raises(IllegalOption):
        match.apply(make(seat), option)
    assert digest(match.state) == before
    assert not match.record.rows


def test_a_game_that_breaks_in_the_middle_leaves_the_table_as_it_was() -> None:
    match = Match(PileGame("breaking", OpenDraw, False), seats=2, seed=1)
    before = digest(match.state)

    def breaks(*_: Any) -> None:
        raise RuntimeError("a bug")

    match.state.game.step.choose, kept = breaks, match.state.game.step.choose  # type: ignore[attr-defined]
    try:
        with pytest.raises(RuntimeError):
            match.apply(0, (TAKE,))
    finally:
        match.state.game.step.choose = kept  # type: ignore[attr-defined]
    assert digest(match.state) == before
    assert match.options(0)
    match.apply(0, (TAKE,))


def test_errors_survive_the_way_to_another_process() -> None:
    error = BadSetup("seats", "too many", seats=9)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.code, again.data) == (BadSetup, "too many", "seats", {"seats": 9})
    assert isinstance(again, RegnumError)


def test_a_new_game_may_bring_its_numbers() -> None:
    game = regnum.find("brawl")
    path, value = "points.king.castle", game.components()["points"]["king"]["castle"]
    change: dict[str, Any] = {}
    inner = change
    *folders, last = path.split(".")
    for folder in folders:
        inner = inner.setdefault(folder, {})
    inner[last] = value + 1
    match = regnum.new("brawl", seats=2, seed=1, components=game.components().override(change))
    assert match.record.components == change


# Foresight.


def test_foresight_ends_with_the_action() -> None:
    """What follows by itself is no part of it: wages, feeding, another seat's turn."""
    tried = 0
    for match, seat, fork in random_forks("feudum", 2, 400):
        for line, end in fork.lines()[:3]:
            if end != DONE:
                continue
            foresight = foresee(match.state, seat, line, Seeded(0))
            after = match.state.copy()
            after.events = []
            for option in line:
                after.apply(seat, option)
            if len(after.events or []) and after.view(seat) != foresight.world.view(seat):
                tried += 1
    assert tried > 3, "nothing ever followed by itself"
