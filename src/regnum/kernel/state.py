"""State: everything on the table at one moment, and the agenda that moves it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Chance
from .errors import IllegalOption
from .event import Event
from .kinds import Option
from .native import mypyc_attr, reduced
from .step import Decision, Step, Together

if TYPE_CHECKING:
    from .game import Game
    from .planes import Planes

KERNEL_ONLY = ("brief", "game", "chance", "events", "low", "memo", "offers", "rules", "tables")
"""Fields that are not on the table: shared, derived or listening."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain typed data. A game adds its fields, `copy`, `view`, `redeal` and `scores`.

    States have no constructor of their own: a game's `setup` makes an empty one and
    lays out the table, so that a copy costs no more than its fields.
    """

    __slots__ = ("agenda", "brief", "chance", "events", "game", "low", "offers", "rules", "seats", "waiting")

    game: Game
    rules: int
    """The version of the rules this table began with; steps ask `g.rules >= AMENDMENT`."""
    seats: int
    chance: Chance
    agenda: list[Step[Any]]
    waiting: tuple[int, ...]
    """The seats that may act now; none when the game is over."""
    offers: tuple[list[Option], ...]
    """For each of them what it may choose from."""
    events: list[Event] | None
    brief: bool
    """Whoever listens wants to hear only what is revealed: what is dear to reckon need not be told."""
    low: int
    """How short the agenda became since the last choice: what an action may not go below."""

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    # What a game provides.

    def copy(self) -> State:
        """An independent twin; start with `new = MyState(); self.copy_kernel(new)`."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """What a seat, or with None a spectator, may know: a `msgspec.Struct`."""
        raise NotImplementedError

    def planes(self, seat: int) -> Planes | None:
        """What a seat may know as numbers, straight from the state; without it learners are given numbers made of the view."""
        return None

    def redeal(self, seat: int | None) -> None:
        """Replace all that the seat cannot know by a random possibility (`self.chance`)."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won, once the game is over."""
        raise NotImplementedError

    def asides(self, seat: int) -> list[Option]:
        """What a seat may do out of turn, beside whatever is asked of anybody; nothing in most games."""
        return []

    def interject(self, seat: int, option: Option) -> None:
        """Carry out one of `asides(seat)`; the question on the table is asked again afterwards."""
        raise NotImplementedError

    def alike(self, seat: int) -> list[tuple[str, ...]]:
        """Groups of pieces, `family:name` each, any of which will do: equal dice, twin figures."""
        return []

    # What every game can rely on.

    def prepare(self, game: Game, seats: int, chance: Chance) -> None:
        """Fill the kernel's own fields of a fresh state."""
        self.game = game
        self.rules = game.version
        self.seats = seats
        self.chance = chance
        self.agenda = []
        self.waiting = ()
        self.offers = ()
        self.events = None
        self.brief = False
        self.low = 0

    def copy_kernel(self, new: State) -> None:
        """Copy the kernel's own fields; nobody listens to the copy."""
        new.game = self.game
        new.rules = self.rules
        new.seats = self.seats
        new.chance = self.chance.copy()
        new.agenda = self.agenda[:]
        new.waiting = self.waiting
        new.offers = self.offers
        new.events = None
        new.brief = self.brief
        new.low = self.low

    def then(self, first: Step[Any] | None = None, second: Step[Any] | None = None, *rest: Step[Any]) -> None:
        """These steps happen next, in this order, before what was already scheduled."""
        agenda = self.agenda
        if second is not None:
            for place in range(len(rest) - 1, -1, -1):
                agenda.append(rest[place])
            agenda.append(second)
        if first is not None:
            agenda.append(first)

    def tell(self, kind: int, values: tuple[Any, ...] = (), only: tuple[int, ...] | None = None) -> None:
        """Report an event to whoever listens."""
        if self.events is not None:
            self.events.append(Event(kind, values, only))

    def options(self, seat: int) -> list[Option]:
        """The legal options of a seat; none when it has nothing to decide. Do not change it."""
        for place, one in enumerate(self.waiting):
            if one == seat:
                return self.offers[place]
        return []

    def apply(self, seat: int, option: Option) -> None:
        """Carry out one of `options(seat)` or `asides(seat)` and everything that follows by itself."""
        if self.is_offered(seat, option):
            self.carry_out(seat, option)
            return
        if not self.is_aside(seat, option):
            raise self._refused(seat, option)
        self.interject(seat, option)
        self.run()

    def is_offered(self, seat: int, option: Option) -> bool:
        """Whether an option is one of `options(seat)`."""
        return type(seat) is int and listed(option, self.options(seat))

    def carry_out(self, seat: int, option: Option) -> None:
        """Carry out what `is_offered`, without a second look, and everything that follows by itself."""
        self.agenda.pop().answer(self, seat, option)
        self.run()

    def is_aside(self, seat: int, option: Option) -> bool:
        """Whether an option is one the seat has out of turn only."""
        if type(seat) is not int or not self.waiting or listed(option, self.options(seat)):
            return False
        return 0 <= seat < self.seats and listed(option, self.asides(seat))

    def run(self) -> None:
        """Run the agenda until a seat has a real choice or nothing is left."""
        agenda = self.agenda
        self.low = len(agenda)
        while agenda:
            step = agenda.pop()
            if len(agenda) < self.low:
                self.low = len(agenda)
            if step.advance(self):
                return
        self.waiting = ()
        self.offers = ()

    def decision(self) -> Decision[Any] | Together[Any] | None:
        """The question on the table, if there is one."""
        if not self.waiting:
            return None
        step = self.agenda[-1]
        assert isinstance(step, (Decision, Together))
        return step

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """A complete random world that agrees with everything the seat knows."""
        world = self.copy()
        world.chance = chance
        world.redeal(seat)
        if world.waiting and world.waiting != (seat,):
            world._imagine_answers(seat)
        return world

    def _imagine_answers(self, seat: int | None) -> None:
        """In an imagined world: what others may choose, and secretly chose, is imagined too."""
        step = self.agenda[-1]
        if isinstance(step, Together):
            answers = list(step.answers)
            for place, other in enumerate(step.seats):
                if other != seat and answers[place] is not None:
                    options = step.options(self, other)
                    answers[place] = options[self.chance.pick(len(options), "imagine")]
            self.agenda[-1] = step.answered(tuple(answers))
            self.offers = tuple([step.options(self, one) for one in self.waiting])
        else:
            assert isinstance(step, Decision)
            self.offers = (step.options(self),)

    def _refused(self, seat: int, option: Option) -> IllegalOption:
        if not self.waiting:
            return IllegalOption("over", "the game is over")
        if type(seat) is int and seat in self.waiting:
            text = f"{option!r} is not among the {len(self.options(seat))} options of seat {seat}"
            return IllegalOption("not-legal", text, seat=seat)
        waiting = ", ".join(map(str, self.waiting))
        return IllegalOption("not-to-move", f"seat {seat} is not to move; waiting for {waiting}", seat=seat)


def listed(option: Option, legal: list[Option]) -> bool:
    """Whether an option is legal; mostly it is the very tuple from the list, and identity is quicker.

    Python takes `True`, `1.0` and numbers of other libraries for 1; the record and the game must not.
    """
    for one in legal:
        if one is option:
            return True
    return _plain(option) and option in legal


def _plain(value: Any) -> bool:
    if type(value) is tuple:
        return all(_plain(item) for item in value)
    return type(value) is int
