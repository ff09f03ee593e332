"""A tiny game with hidden cards and joint secret picks, sound, and broken in five ways.

Each round every seat secretly picks a card, then the picks are shown and the highest
scores; a seat may also peek at the top of the deck by itself.
"""

from __future__ import annotations

import itertools
from typing import Any, ClassVar

import msgspec

from regnum.kernel.chance import Chance
from regnum.kernel.components import Components
from regnum.kernel.game import Game
from regnum.kernel.kinds import Index, Kind, Number, Numbers, Option, Seat
from regnum.kernel.planes import Planes
from regnum.kernel.state import State
from regnum.kernel.step import Decision, Step, Together

PICK, PEEK, PASS = range(3)
SHOWN, PEEKED = range(2)


class TrickView(msgspec.Struct):
    seat: int | None
    hands: list[list[int] | int]
    shown: list[int]
    points: list[int]
    known: list[int]
    extra: list[int] = []


class Trick(State):
    __slots__ = ("deck", "hands", "known", "points", "shown")

    deck: list[int]
    hands: list[list[int]]
    known: list[int]
    points: list[int]
    shown: list[int]

    def copy(self) -> Trick:
        new = type(self)()
        self.copy_kernel(new)
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.known = self.known[:]
        new.points = self.points[:]
        new.shown = self.shown
        return new

    def view(self, seat: int | None) -> TrickView:
        return TrickView(
            seat=seat,
            hands=[hand if one == seat else len(hand) for one, hand in enumerate(self.hands)],
            shown=self.shown,
            points=self.points,
            known=[self.deck[-1]] if seat is not None and self.known[seat] else [],
        )

    def redeal(self, seat: int | None) -> None:
        fixed = seat is not None and self.known[seat]
        top = [self.deck.pop()] if fixed else []
        others = [one for one in range(self.seats) if one != seat]
        unseen = self.chance.shuffled(
            sorted([c for one in others for c in self.hands[one]] + self.deck), "imagine"
        )
        for one in others:
            size = len(self.hands[one])
            self.hands[one], unseen = sorted(unseen[:size]), unseen[size:]
        self.deck = unseen + top

    def scores(self) -> list[int]:
        return self.points

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]


class Deal(Step[Trick]):
    __slots__ = ()

    def run(self, g: Trick) -> None:
        cards = g.chance.shuffled(range(24), "deal")
        g.hands = [sorted(cards[seat * 4 : seat * 4 + 4]) for seat in range(g.seats)]
        g.deck = cards[g.seats * 4 :]
        g.known = [0] * g.seats
        g.points = [0] * g.seats
        g.shown = []
        g.then(*(step for _ in range(4) for step in (Peek(0), Picks(tuple(range(g.seats))))))


class Peek(Decision[Trick]):
    __slots__ = ()
    name: ClassVar[str] = "peek"

    def options(self, g: Trick) -> list[Option]:
        return [(PASS,), (PEEK,)]

    def choose(self, g: Trick, option: Option) -> None:
        if option == (PEEK,):
            g.known[self.seat] = 1
            only = None if g.game.name == "leaking-event" else (self.seat,)
            g.tell(PEEKED, (self.seat, g.deck[-1]), only)


class Picks(Together[Trick]):
    __slots__ = ()
    name: ClassVar[str] = "picks"
    secret: ClassVar[bool] = True

    def options(self, g: Trick, seat: int) -> list[Option]:
        return [(PICK, card) for card in g.hands[seat]]

    def resolve(self, g: Trick, answers: tuple[Option, ...]) -> None:
        cards = [option[1] for option in answers]
        for seat, card in enumerate(cards):
            g.hands[seat] = [one for one in g.hands[seat] if one != card]
        g.shown = cards
        g.points[cards.index(max(cards))] += 1
        g.tell(SHOWN, (tuple(cards),))


class Double(Game):
    fewest = 3
    most = 3
    options = (Kind("pick", Index("card")), Kind("peek"), Kind("pass"))
    events = (
        Kind("shown", Numbers("cards"), reveals=True),
        Kind("peeked", Seat(), Number("card"), secret=("card",)),
    )
    prompts = (Kind("peek"), Kind("picks"))
    table: type[Trick] = Trick

    def __init__(self, name: str, table: type[Trick]) -> None:
        self.name = name  # type: ignore[misc]
        self.table = table

    def setup(self, seats: int, settings: Any, components: Components, chance: Chance) -> State:
        g = self.table()
        g.prepare(self, seats, chance)
        g.then(Deal())
        return g

    def components(self) -> Components:
        return Components({})


class LeakingView(Trick):
    __slots__ = ()

    def view(self, seat: int | None) -> TrickView:
        seen = super().view(seat)
        seen.extra = [self.hands[1][0]] if self.hands[1] else []
        return seen


class Peeking(Trick):
    __slots__ = ()

    def view(self, seat: int | None) -> TrickView:
        seen = super().view(seat)
        step = self.decision()
        if isinstance(step, Picks):
            seen.extra = [answer[1] for answer in step.answers if answer is not None]
        return seen


class LeakingPlanes(Trick):
    __slots__ = ()

    def planes(self, seat: int) -> Planes:
        planes = Planes(seat, self.seats)
        planes.line([self.hands[1][0] if self.hands[1] else 0])
        return planes


class GrowingPlanes(Trick):
    __slots__ = ()

    def planes(self, seat: int) -> Planes:
        planes = Planes(seat, self.seats)
        planes.line(self.shown)
        return planes


class Restless(Trick):
    __slots__ = ()
    asked = itertools.count()

    def scores(self) -> list[int]:
        return [points + next(self.asked) for points in self.points]


class Aliasing(Trick):
    __slots__ = ()

    def copy(self) -> Trick:
        new = super().copy()
        new.points = self.points
        return new


SOUND = Double("sound", Trick)
LEAKING_VIEW = Double("leaking-view", LeakingView)
LEAKING_EVENT = Double("leaking-event", Trick)
LEAKING_PLANES = Double("leaking-planes", LeakingPlanes)
GROWING_PLANES = Double("growing-planes", GrowingPlanes)
PEEKING = Double("peeking", Peeking)
RESTLESS = Double("restless", Restless)
ALIASING = Double("aliasing", Aliasing)

ALL = {
    game.name: game
    for game in (
        SOUND,
        LEAKING_VIEW,
        LEAKING_EVENT,
        LEAKING_PLANES,
        GROWING_PLANES,
        PEEKING,
        RESTLESS,
        ALIASING,
    )
}
