"""Steps: what is still to come, as values on the agenda of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from .kinds import Option, Reason
from .native import mypyc_attr, reduced

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")

_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(16)]
"""Who is waited for, ready made: most questions are for one seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that happens by itself. Its fields never change once it is made."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def run(self, g: S) -> None:
        """Change the table and schedule what follows with `g.then(…)`."""
        raise NotImplementedError

    def advance(self, g: S) -> bool:
        """Do what can be done without asking; True if somebody must choose first and is waited for."""
        self.run(g)
        return False

    def answer(self, g: S, seat: int, option: Option) -> None:
        """Carry out what a seat that was waited for chose."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for one seat.

    `name` is the kind of its prompt. `secret` marks a question whose very silence must
    tell nothing: it is asked even when a single answer is possible. `opens` marks one that
    begins an action of its own even where it is asked from inside another.
    """

    __slots__ = ("seat",)

    name: ClassVar[str] = ""
    secret: ClassVar[bool] = False
    opens: ClassVar[bool] = False
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: S) -> list[Option]:
        """Every legal choice, each meaning once; the only place that knows."""
        raise NotImplementedError

    def choose(self, g: S, option: Option) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def about(self, g: S) -> tuple[Any, ...]:
        """The values of the prompt's fields; seen by all."""
        return ()

    def why(self, g: S, pieces: tuple[str, ...]) -> list[Reason]:
        """Why these pieces, `family:name` each, can't be used together; from what makes the options."""
        return []

    def advance(self, g: S) -> bool:
        options = self.options(g)
        if len(options) == 1 and not self.secret:
            if self.opens:
                g.low = -1  # an action that took itself: what is asked now is no part of the last one
            self.choose(g, options[0])
            return False
        assert options, f"{type(self).__name__} offers seat {self.seat} no option"
        g.agenda.append(self)
        g.waiting = _ALONE[self.seat] if self.seat < len(_ALONE) else (self.seat,)
        g.offers = (options,)
        return True

    def answer(self, g: S, seat: int, option: Option) -> None:
        self.choose(g, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A step that waits for several seats at once; nobody sees an answer before all are in."""

    __slots__ = ("answers", "seats")

    name: ClassVar[str] = ""
    secret: ClassVar[bool] = False
    seats: tuple[int, ...]
    answers: tuple[Option | None, ...]

    def __init__(self, seats: tuple[int, ...], answers: tuple[Option | None, ...] = ()) -> None:
        self.seats = seats
        self.answers = answers or (None,) * len(seats)

    def options(self, g: S, seat: int) -> list[Option]:
        """Every legal answer of one seat."""
        raise NotImplementedError

    def answered(self, answers: tuple[Option | None, ...]) -> Together[S]:
        """The same question with these answers in."""
        return type(self)(self.seats, answers)

    def resolve(self, g: S, answers: tuple[Option, ...]) -> None:
        """Carry out all answers, in the order of `seats`."""
        raise NotImplementedError

    def about(self, g: S) -> tuple[Any, ...]:
        """The values of the prompt's fields; seen by all."""
        return ()

    def advance(self, g: S) -> bool:
        answers = list(self.answers)
        waiting: list[int] = []
        offers: list[list[Option]] = []
        same = True
        for place, seat in enumerate(self.seats):
            if answers[place] is None:
                options = self.options(g, seat)
                assert options, f"{type(self).__name__} offers seat {seat} no option"
                if len(options) == 1 and not self.secret:
                    answers[place] = options[0]
                    same = False
                else:
                    waiting.append(seat)
                    offers.append(options)
        if not waiting:
            self.resolve(g, tuple([answer for answer in answers if answer is not None]))
            return False
        g.agenda.append(self if same else self.answered(tuple(answers)))
        g.waiting = tuple(waiting)
        g.offers = tuple(offers)
        return True

    def answer(self, g: S, seat: int, option: Option) -> None:
        answers = list(self.answers)
        answers[self.seats.index(seat)] = option
        g.agenda.append(self.answered(tuple(answers)))
