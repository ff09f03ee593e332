"""Feudum: the Conquer card (8): attacking, defending, reinforcing, starving."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..components import CONQUER, FIEF, FOOD, KNIGHT, NOBLE, SALTPETER
from ..guilds import membership
from ..kinds import (
    ATTACK_FIEF,
    ATTACK_FIGURE,
    ATTACKED,
    ATTACKED_FIEF,
    DECLINE,
    DONE,
    HENS_EMPTIED,
    IMMUNE,
    NOT_PERFORMED,
    REINFORCED,
    REVEAL,
    SERF,
    STARVE,
    STARVED,
    SUBJECT,
    USE_SALTPETER,
    USE_WEAPON,
)
from ..realm.figures import face_of, figures, owner, place_of, twin
from ..reserve import writs
from ..state import GIANT_FIGURE, Feudum
from . import battle, defend
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
        seat = self.seat
        found: list[Option] = [_DECLINE]
        if not g.hand[seat]:
            return found
        here = 0
        for figure in figures(g, seat):
            here |= 1 << place_of(g, figure)
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
            _attack(g, seat, option[3], option[1], option[4])
        elif option[0] == ATTACK_FIEF:
            _attack(g, seat, option[1], FIEF_TARGET, option[2])
        elif option[0] == STARVE:
            defender: int = option[1]
            if defend.may_hold(g, defender) and g.has(defender, FOOD):
                g.then(ClaimImmunity(defender, seat, option[2], option[3]))
            else:
                starve(g, seat, defender, option[2], option[3])
        else:
            g.tell(NOT_PERFORMED, (seat, CONQUER))


def _attack(g: Feudum, seat: int, defender: int, target: int, place: int) -> None:
    strength = battle.attack(g, seat, target, place)
    against = battle.defence(g, defender, target, place)
    if target == FIEF_TARGET:
        g.tell(ATTACKED_FIEF, (seat, defender, place, strength, against))
    else:
        g.tell(ATTACKED, (seat, defender, face_of(g, target), place, strength, against))
    if defend.may_hold(g, defender):
        g.then(DefendAgainst(defender, seat, target, place))
    else:
        _reinforce(g, seat, defender, target, place, 0, 0, 0)


class DefendAgainst(Decision[Feudum]):
    """The attacked seat may reveal Defend; it is asked whenever it could hold it."""

    __slots__ = ("attacker", "place", "target")
    name: ClassVar[str] = "defend"
    secret: ClassVar[bool] = True
    attacker: int
    target: int
    place: int

    def __init__(self, seat: int, attacker: int, target: int, place: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.target = target
        self.place = place

    def options(self, g: Feudum) -> list[Option]:
        return [_DECLINE, _REVEAL] if defend.holds(g, self.seat) else [_DECLINE]

    def choose(self, g: Feudum, option: Option) -> None:
        more = 0
        if option[0] == REVEAL:
            defend.reveal(g, self.seat)
            more = g.tables.defend
        _reinforce(g, self.attacker, self.seat, self.target, self.place, more, 0, 0)

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (
            battle.attack(g, self.attacker, self.target, self.place),
            battle.defence(g, self.seat, self.target, self.place),
            self.attacker,
            self.target,
            self.place,
        )


def _reinforce(
    g: Feudum, seat: int, defender: int, target: int, place: int, more: int, added: int, powder: int
) -> None:
    """Ask for saltpeter and weapons as long as others can't know that there are none."""
    strength = battle.attack(g, seat, target, place) + added
    against = battle.defence(g, defender, target, place) + more
    salt = (not powder or g.face_at(seat, KNIGHT, place)) and g.has(seat, SALTPETER)
    if g.writs[seat] or salt:
        g.then(Reinforce(seat, defender, target, place, more, added, powder))
    else:
        battle.fight(g, seat, defender, target, place, strength, against)


class Reinforce(Decision[Feudum]):
    """Saltpeter and weapons: strengthen the attack, even after Defend was revealed."""

    __slots__ = ("added", "defender", "more", "place", "powder", "target")
    name: ClassVar[str] = "reinforce"
    secret: ClassVar[bool] = True
    defender: int
    target: int
    place: int
    more: int
    """What Defend adds."""
    added: int
    """What saltpeter and weapons have added so far."""
    powder: int
    """Saltpeter used so far."""

    def __init__(
        self, seat: int, defender: int, target: int, place: int, more: int, added: int, powder: int
    ) -> None:
        self.seat = seat
        self.defender = defender
        self.target = target
        self.place = place
        self.more = more
        self.added = added
        self.powder = powder

    def options(self, g: Feudum) -> list[Option]:
        seat = self.seat
        found: list[Option] = [_DONE]
        if g.has(seat, SALTPETER) and (not self.powder or g.face_at(seat, KNIGHT, self.place)):
            found.append(_SALTPETER)
        writs.weapons(g, seat, found)
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] == DONE:
            battle.fight(g, seat, self.defender, self.target, self.place, self.strength(g), self.against(g))
            return
        added = self.added
        powder = self.powder
        if option[0] == USE_WEAPON:
            added += writs.use_weapon(g, seat, option[1], option[2])
        else:
            g.pay(seat, SALTPETER)
            added += g.tables.saltpeter_attack
            powder += 1
        g.tell(REINFORCED, (seat, self.strength(g) + added - self.added, self.against(g)))
        _reinforce(g, seat, self.defender, self.target, self.place, self.more, added, powder)

    def strength(self, g: Feudum) -> int:
        """The attack as it stands."""
        return battle.attack(g, self.seat, self.target, self.place) + self.added

    def against(self, g: Feudum) -> int:
        """The defence as it stands."""
        return battle.defence(g, self.defender, self.target, self.place) + self.more

    def about(self, g: Feudum) -> tuple[Any, ...]:
        return (self.strength(g), self.against(g), self.defender, self.target, self.place)


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
        return [_DECLINE, _REVEAL] if defend.holds(g, self.seat) else [_DECLINE]

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        if option[0] != REVEAL:
            starve(g, self.attacker, seat, self.place, self.role)
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
