"""Plans: one seat's certain decisions in a row, as one action to choose, to foresee and to take back.

A question opens an action. Whatever is put on the agenda while it is answered belongs to the
action; when the agenda is down to where it was, the action is over. A plan follows the seat's own
questions on copies of an imagined world and ends where the seat cannot, or need not, look further.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from .chance import Chance
from .errors import IllegalOption
from .event import Event
from .kinds import Option
from .native import mypyc_attr
from .state import State, listed
from .step import Decision, Together

ASKED: Final = 0
"""The same seat decides on."""
DONE: Final = 1
"""The action is over; what comes by itself afterwards is no part of it."""
CHANCE: Final = 2
"""A die, a draw or a shuffle decides."""
SHOWN: Final = 3
"""Something comes to light that the seat does not know."""
OTHERS: Final = 4
"""Somebody else is asked before the action is over."""
MORE: Final = 5
"""The budget ended here: ask again from this branch."""
ENDS: Final = ("asked", "done", "chance", "shown", "others", "more")

BUDGET: Final = 400
"""How many options are looked into; a count, not a time, so that every machine finds the same tree."""
LONGEST: Final = 24
"""More decisions than one action may have."""

Only = Mapping[str, Sequence[Any]]
"""Families of pieces, each with the pieces of it that may be used, as options name them."""


class NeedsChance(Exception):
    """A plan has come to a result that nobody can know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NoChance(Chance):
    """Gives nothing: whoever asks has reached the end of what is certain."""

    __slots__ = ()

    def __init__(self) -> None:
        self.log = None

    def copy(self) -> Chance:
        return self

    def take(self, count: int, low: int, what: str) -> int:
        raise NeedsChance(what)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pause(Decision[Any]):
    """Lies on the agenda of a world whose action is over, so that a view shows a game in play."""

    __slots__ = ()
    name: ClassVar[str] = ""

    def options(self, g: Any) -> list[Option]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Branch:
    """One option of a plan, how it ends, and what is asked then."""

    __slots__ = ("end", "option", "then")

    option: Option
    end: int
    then: Fork | None

    def __init__(self, option: Option) -> None:
        self.option = option
        self.end = MORE
        self.then = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Fork:
    """One question of a plan, its prompt's name and values, and the answers."""

    __slots__ = ("about", "branches", "name", "seen")

    name: str
    about: tuple[Any, ...]
    branches: list[Branch]
    seen: bool
    """Whether its answers were looked into."""

    def __init__(self, name: str, about: tuple[Any, ...], branches: list[Branch]) -> None:
        self.name = name
        self.about = about
        self.branches = branches
        self.seen = False

    def count(self) -> int:
        """How many plans there are, unfinished ones among them."""
        return sum(1 if branch.then is None else branch.then.count() for branch in self.branches)

    def lines(self) -> list[tuple[tuple[Option, ...], int]]:
        """Every plan as its options, with its end."""
        found: list[tuple[tuple[Option, ...], int]] = []
        for branch in self.branches:
            if branch.then is None:
                found.append(((branch.option,), branch.end))
            else:
                found.extend(((branch.option, *line), end) for line, end in branch.then.lines())
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """What a line of options certainly leads to: the world, what is told, and how it ends.

    Where chance decides or something is shown, `world` and `events` stop before the option that does it.
    """

    __slots__ = ("end", "events", "shows", "world")

    def __init__(self, world: State, events: list[Event], end: int, shows: bool) -> None:
        self.world = world
        self.events = events
        self.end = end
        self.shows = shows


def floor_of(state: State, aside: bool = False) -> int:
    """How much of the agenda is no part of the action: what lies below the question, or all of it."""
    return len(state.agenda) - (0 if aside else 1)


def plans(
    state: State,
    seat: int,
    chance: Chance,
    budget: int = BUDGET,
    prefix: Sequence[Option] = (),
    only: Only | None = None,
    aside: bool = False,
) -> Fork | None:
    """The tree of a seat's plans after `prefix`, broad before deep; None where there is nothing to decide.

    With `aside` what it may do out of turn. The first question is always looked into whole; beyond
    the budget branches end as MORE, and with `only` those that use other pieces of these families.
    """
    if not state.waiting or not (aside or seat in state.waiting):
        return None
    floor = floor_of(state, aside)
    world = imagined(state, seat, chance)
    world.brief = True
    for number, option in enumerate(prefix):
        _check(world, seat, option, aside and not number)
        if step_on(world, seat, option, floor) != ASKED:
            return None
    root = _fork(world, seat) if prefix or not aside else _beside(world, seat)
    if not root.branches:
        return None
    layer: list[tuple[State, Fork]] = [(world, root)]
    spent = 0
    for depth in range(len(prefix), LONGEST):
        below: list[tuple[State, Fork]] = []
        for world, fork in layer:
            wanted = [branch for branch in fork.branches if not only or _fits(world, branch.option, only)]
            if spent + len(wanted) > budget and depth > len(prefix):
                continue
            spent += len(wanted)
            fork.seen = True
            for branch in wanted:
                after = world.copy()
                branch.end = step_on(after, seat, branch.option, floor)
                if branch.end == ASKED:
                    branch.then = _fork(after, seat)
                    below.append((after, branch.then))
        layer = below
        if not layer:
            break
    _close(root)
    return root


def foresee(state: State, seat: int, line: Sequence[Option], chance: Chance) -> Foresight:
    """Carry out options in an imagined world, as far as they are certain and one action.

    `IllegalOption` when one is not legal in its turn, or when some are left where the action ends.
    """
    aside = bool(line) and state.is_aside(seat, line[0])
    floor = floor_of(state, aside)
    world = imagined(state, seat, chance)
    events: list[Event] = []
    shows = False
    end = ASKED
    for number, option in enumerate(line, 1):
        _check(world, seat, option, aside and number == 1)
        before = world.copy()
        end = step_on(world, seat, option, floor)
        told = world.events or []
        if end != ASKED and number < len(line):
            text = f"the action is over after {number} of {len(line)} decisions"
            raise IllegalOption("action-over", text, number=number, count=len(line))
        if end in (CHANCE, SHOWN):
            return Foresight(before, events, end, True)
        events.extend(told)
        shows = shows or any(world.game.events[event.kind].reveals for event in told)
    return Foresight(world, events, end, shows or (end == DONE and _goes_on_in_the_dark(world)))


def _goes_on_in_the_dark(world: State) -> bool:
    """Whether what follows an action by itself needs chance or brings something to light, which closes undo.

    Choices that others do not have are taken as they are imagined here; rather a warning too many than none.
    """
    after = world.copy()
    if after.agenda and isinstance(after.agenda[-1], Pause):
        after.agenda.pop()
    told: list[Event] = []
    after.events = told
    try:
        after.run()
    except NeedsChance:
        return True
    return any(after.game.events[event.kind].reveals for event in told)


def _check(world: State, seat: int, option: Option, aside: bool) -> None:
    if not listed(option, world.asides(seat) if aside else world.options(seat)):
        raise IllegalOption("not-legal", f"{option!r} is not among the options of seat {seat}", seat=seat)


def imagined(state: State, seat: int, chance: Chance) -> State:
    """A world that agrees with what the seat knows and in which nothing random can happen."""
    world = state.imagine(seat, chance)
    world.chance = NoChance()
    return world


def step_on(world: State, seat: int, option: Option, floor: int) -> int:
    """Carry out one option in an imagined world without chance; how it ends."""
    events: list[Event] = []
    world.events = events
    step = None if len(world.agenda) == floor else world.agenda.pop()
    if isinstance(step, Together):
        # Answers are opened together; who else has answered is not this seat's business.
        step.answer(world, seat, option)
        _pause(world, seat)
        return OTHERS
    try:
        if isinstance(step, Decision):
            step.choose(world, option)
        else:
            world.interject(seat, option)
        end = _go_on(world, seat, floor)
    except NeedsChance:
        return CHANCE
    kinds = world.game.events
    for event in events:
        if kinds[event.kind].news(event.values, seat):
            return SHOWN
    return end


def _go_on(world: State, seat: int, floor: int) -> int:
    """Run what belongs to the action, up to the seat's next question of its own."""
    agenda = world.agenda
    while len(agenda) > floor:
        step = agenda.pop()
        if isinstance(step, Decision):
            if step.seat != seat or step.opens:
                agenda.append(step)
                break
            options = step.options(world)
            if len(options) == 1 and not step.secret:
                step.choose(world, options[0])
                continue
            agenda.append(step)
            world.waiting = (seat,)
            world.offers = (options,)
            return ASKED
        if isinstance(step, Together):
            agenda.append(step)
            break
        step.run(world)
    over = len(agenda) <= floor
    if not over:
        top = agenda[-1]
        over = isinstance(top, Decision) and top.opens
    if agenda:
        _pause(world, seat)
    else:
        world.waiting = ()
        world.offers = ()
    return DONE if over else OTHERS


def _pause(world: State, seat: int) -> None:
    world.agenda.append(Pause(seat))
    world.waiting = (seat,)
    world.offers = ([],)


def _fork(world: State, seat: int) -> Fork:
    step = world.decision()
    assert step is not None
    return Fork(step.name, step.about(world), [Branch(option) for option in world.options(seat)])


def _beside(world: State, seat: int) -> Fork:
    """What a seat may do out of turn; nobody asks for it, so it has no prompt."""
    return Fork("", (), [Branch(option) for option in world.asides(seat)])


def _fits(world: State, option: Option, only: Only) -> bool:
    """Whether an option names no piece of these families but the wanted ones."""
    for field, value in zip(world.game.options[option[0]].fields, option[1:], strict=True):
        wanted = only.get(field.piece)
        if wanted is None:
            continue
        data = field.encode(value)
        named = list(data) if isinstance(data, (list, dict)) else [] if data is None else [data]
        if any(one not in wanted for one in named):
            return False
    return True


def _close(fork: Fork) -> None:
    """Questions that were not looked into are left out: their branch ends as MORE."""
    for branch in fork.branches:
        if branch.then is None:
            continue
        if not branch.then.seen:
            branch.then = None
            branch.end = MORE
        else:
            _close(branch.then)
