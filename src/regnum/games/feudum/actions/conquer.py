"""Feudum: the Conquer card (8): whom to attack, and starving."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step
from ..components import CONQUER, FIEF, FOOD, NOBLE, PLACES
from ..flow.anytime import pause
from ..guilds import membership
from ..kinds import (
    ATTACK_FIEF,
    ATTACK_FIGURE,
    DECLINE,
    DONE,
    HENS_EMPTIED,
    IMMUNE,
    NOT_PERFORMED,
    REVEAL,
    SERF,
    STARVE,
    STARVED,
    SUBJECT,
    USE_SALTPETER,
)
from ..pieces import figure_named, numbered
from ..realm.figures import face_of, figures, owner, place_of, twin
from ..state import GIANT_FIGURE, Feudum
from . import battle, clash, defend
from .battle import FIEF_TARGET

_DECLINE: Final[Option] = (DECLINE,)
_DONE: Final[Option] = (DONE,)
_REVEAL: Final[Option] = (REVEAL,)
_SALTPETER: Final[Option] = (USE_SALTPETER,)


class Conquer(Decision[Feudum]):
    """Attack a figure or a fief where an own figure stands; or starve a subject or serf."""

    __slots__ = ()
    name: ClassVar[str] = "conquer"

    def options(self, g: Feudum) -> list[Option]:
        return [_DECLINE, *self.targets(g)] if g.hand[self.seat] else [_DECLINE]

    def targets(self, g: Feudum) -> list[Option]:
        """Whom a seat could attack or starve, were Conquer not its last card."""
        seat = self.seat
        found: list[Option] = []
        here = self._here(g)
        for figure in [*range(3 * g.seats), GIANT_FIGURE, GIANT_FIGURE + 1]:
            place = place_of(g, figure)
            if place < 0 or not here >> place & 1 or owner(g, figure) == seat:
                continue
            if figure >= GIANT_FIGURE or twin(g, figure) < 0:
                found.append((ATTACK_FIGURE, figure, face_of(g, figure), owner(g, figure), place))
        for place, ruler in enumerate(g.ruler):
            if ruler >= 0 and ruler != seat and g.disc[place] >= FIEF and here >> place & 1:
                found.append((ATTACK_FIEF, ruler, place))
        if g.advanced:
            self._victims(g, found)
        return found

    def _here(self, g: Feudum) -> int:
        """Bits of the places where an own figure stands."""
        here = 0
        for figure in figures(g, self.seat):
            here |= 1 << place_of(g, figure)
        return here

    def _victims(self, g: Feudum, found: list[Option]) -> None:
        """Starving: subjects and serfs of others where an own noble stands."""
        seat = self.seat
        for place in range(len(g.ruler)):
            if not g.face_at(seat, NOBLE, place):
                continue
            ruler = g.ruler[place]
            serf = g.serf[place]
            if ruler != seat and g.subjects >> place & 1 and not g.safe_subjects >> place & 1:
                found.append((STARVE, ruler, place, SUBJECT))
            if serf >= 0 and serf != seat and not g.safe_serfs >> place & 1:
                found.append((STARVE, serf, place, SERF))

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == ATTACK_FIGURE:
            clash.begin(g, seat, option[3], option[1], option[4])
        elif option[0] == ATTACK_FIEF:
            clash.begin(g, seat, option[1], FIEF_TARGET, option[2])
        elif option[0] == STARVE:
            defender: int = option[1]
            if defend.may_hold(g, defender) and g.has(defender, FOOD):
                g.then(ClaimImmunity(defender, seat, option[2], option[3]))
            else:
                _begin_to_starve(g, seat, defender, option[2], option[3])
        else:
            g.tell(NOT_PERFORMED, (seat, CONQUER))

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        seat = self.seat
        figure = figure_named(pieces)
        place = numbered(pieces, "place", PLACES)
        if figure >= 0:
            if owner(g, figure) == seat:
                return [("own-figure", {})]
            return [] if self._here(g) >> place_of(g, figure) & 1 else [("no-figure-here", {})]
        if place < 0:
            return [("no-target", {})]
        if not self._here(g) >> place & 1:
            return [("no-figure-here", {})]
        ruler = g.ruler[place]
        return [] if ruler >= 0 and ruler != seat and g.disc[place] >= FIEF else [("no-fief-here", {})]


class ClaimImmunity(Decision[Feudum]):
    """Immunity: Defend and a food save a subject or serf from starving."""

    __slots__ = ("attacker", "place", "role")
    name: ClassVar[str] = "claim_immunity"
    secret: ClassVar[bool] = True
    attacker: int
    place: int
    role: int

    def __init__(self, seat: int, attacker: int, place: int, role: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.place = place
        self.role = role

    def options(self, g: Feudum) -> list[Option]:
        # The food may be gone: a mandate or a tile that was all there was of it can be played meanwhile.
        able = defend.holds(g, self.seat) and g.has(self.seat, FOOD)
        return [_DECLINE, _REVEAL] if able else [_DECLINE]

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] != REVEAL:
            _begin_to_starve(g, self.attacker, seat, self.place, self.role)
            return
        g.pay(seat, FOOD)
        defend.reveal(g, seat)
        g.tell(IMMUNE, (seat, self.place, self.role))
        if g.seal_supply:
            g.seal_supply -= 1
            if self.role == SUBJECT:
                g.safe_subjects |= 1 << self.place
            else:
                g.safe_serfs |= 1 << self.place

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.attacker, self.place, self.role)


def _begin_to_starve(g: Feudum, seat: int, defender: int, place: int, role: int) -> None:
    """Who is about to lose a marker may still play what needs his stars."""
    g.then(Starve(seat, defender, place, role))
    pause(g, [defender])


class Starve(Step[Feudum]):
    """A subject or serf is starved out."""

    __slots__ = ("defender", "place", "role", "seat")
    seat: int
    defender: int
    place: int
    role: int

    def __init__(self, seat: int, defender: int, place: int, role: int) -> None:
        self.seat = seat
        self.defender = defender
        self.place = place
        self.role = role

    def run(self, g: Feudum) -> None:
        starve(g, self.seat, self.defender, self.place, self.role)


def starve(g: Feudum, seat: int, defender: int, place: int, role: int) -> None:
    """The marker goes home, all beads leave the hens, a disc may be placed."""
    g.tell(STARVED, (seat, defender, place, role))
    if role == SUBJECT:
        g.subjects &= ~(1 << place)
    else:
        g.serf[place] = -1
    g.markers[defender] += 1
    membership.update(g)
    count = sum(g.hens)
    if count:
        for value in range(4):
            g.unseen[value] += g.hens[value]
            g.hens[value] = 0
        g.seal_supply += count
        g.tell(HENS_EMPTIED, (count,))
    battle.offer_service(g, seat)
