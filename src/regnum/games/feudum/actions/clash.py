"""Feudum: an attack on its way: Defend, saltpeter and weapons, up to the comparison of strengths."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision
from ..amendments import DEFENDER_ANSWERS
from ..components import KNIGHT, SALTPETER
from ..kinds import (
    ATTACKED,
    ATTACKED_FIEF,
    CHARACTERS,
    DECLINE,
    DONE,
    REINFORCED,
    REVEAL,
    USE_SALTPETER,
    USE_WEAPON,
)
from ..realm.figures import face_of
from ..reserve import writs
from ..state import Feudum
from . import battle, defend
from .battle import FIEF_TARGET, Part

_DECLINE: Final[Option] = (DECLINE,)
_DONE: Final[Option] = (DONE,)
_REVEAL: Final[Option] = (REVEAL,)
_SALTPETER: Final[Option] = (USE_SALTPETER,)


def target_piece(g: Feudum, target: int) -> str:
    """What is attacked, in words for the prompt."""
    return "settlement:fief" if target == FIEF_TARGET else f"character:{CHARACTERS[face_of(g, target)]}"


def begin(g: Feudum, seat: int, defender: int, target: int, place: int) -> None:
    """Declare an attack; whoever could hold Defend is asked for it."""
    strength = battle.attack(g, seat, target, place)
    against = battle.defence(g, defender, target, place)
    if target == FIEF_TARGET:
        g.tell(ATTACKED_FIEF, (seat, defender, place, strength, against))
    else:
        g.tell(ATTACKED, (seat, defender, face_of(g, target), place, strength, against))
    if defend.may_hold(g, defender):
        g.then(DefendAgainst(defender, seat, target, place, 0, 0))
    else:
        _reinforce(g, seat, defender, target, place, 0, 0, 0)


class Clash(Decision[Feudum]):
    """A question in the middle of an attack, asked of one of its two sides."""

    __slots__ = ("added", "attacker", "defender", "more", "place", "powder", "target")
    secret: ClassVar[bool] = True
    answered: ClassVar[bool] = True
    """Whether the defender has spoken."""
    attacker: int
    defender: int
    target: int
    place: int
    more: int
    """What Defend adds."""
    added: int
    """What saltpeter and weapons have added so far."""
    powder: int
    """Saltpeter used so far."""

    def sides(self, g: Feudum) -> tuple[list[Part], list[Part]]:
        """All that takes part, attackers and defenders."""
        attack = battle.attackers(g, self.attacker, self.target, self.place)
        defence = battle.defenders(g, self.defender, self.target, self.place)
        powder = self.powder * g.tables.saltpeter_attack
        if powder:
            attack.append((battle.POWDER_PART, powder))
        if self.added > powder:
            attack.append((battle.WEAPON_PART, self.added - powder))
        if self.more:
            defence.append((battle.DEFEND_PART, self.more))
        return attack, defence

    def strength(self, g: Feudum) -> int:
        """The attack as it stands."""
        return battle.strength_of(self.sides(g)[0])

    def against(self, g: Feudum) -> int:
        """The defence as it stands."""
        return battle.strength_of(self.sides(g)[1])

    def feared(self, g: Feudum) -> int:
        """The defence if the Defend that others must reckon with is revealed."""
        return self.against(g) + (0 if self.answered else g.tables.defend)

    def about(self, g: Feudum) -> tuple[Any, ...]:
        rival = self.defender if self.seat == self.attacker else self.attacker
        return (self.strength(g), self.against(g), rival, target_piece(g, self.target), self.place)


class DefendAgainst(Clash):
    """The attacked seat may reveal Defend; it is asked whenever it could hold it.

    First when the attack is declared, and again when what was added to it would win.
    """

    __slots__ = ()
    name: ClassVar[str] = "defend"
    answered: ClassVar[bool] = False

    def __init__(self, seat: int, attacker: int, target: int, place: int, added: int, powder: int) -> None:
        self.seat = self.defender = seat
        self.attacker = attacker
        self.target = target
        self.place = place
        self.more = 0
        self.added = added
        self.powder = powder

    def options(self, g: Feudum) -> list[Option]:
        return [_DECLINE, _REVEAL] if defend.holds(g, self.seat) else [_DECLINE]

    def choose(self, g: Feudum, option: Option) -> None:
        more = 0
        if option[0] == REVEAL:
            defend.reveal(g, self.seat)
            more = g.tables.defend
        elif self.added:  # the attacker has added all he wants
            battle.fight(
                g, self.attacker, self.seat, self.target, self.place, self.strength(g), self.against(g)
            )
            return
        _reinforce(g, self.attacker, self.seat, self.target, self.place, more, self.added, self.powder)


def _reinforce(
    g: Feudum, seat: int, defender: int, target: int, place: int, more: int, added: int, powder: int
) -> None:
    """Ask for saltpeter and weapons as long as others can't know that there are none."""
    salt = (not powder or g.face_at(seat, KNIGHT, place)) and g.has(seat, SALTPETER)
    if g.writs[seat] or salt:
        g.then(Reinforce(seat, defender, target, place, more, added, powder))
    else:
        _compare(g, seat, defender, target, place, more, added, powder)


def _compare(
    g: Feudum, seat: int, defender: int, target: int, place: int, more: int, added: int, powder: int
) -> None:
    """Nothing more is added; what was added may be answered with Defend before it wins."""
    strength = battle.attack(g, seat, target, place) + added
    against = battle.defence(g, defender, target, place) + more
    threat = added > 0 and battle.wins(strength, against)
    if g.rules >= DEFENDER_ANSWERS and threat and defend.may_hold(g, defender):
        g.then(DefendAgainst(defender, seat, target, place, added, powder))
    else:
        battle.fight(g, seat, defender, target, place, strength, against)


class Reinforce(Clash):
    """Saltpeter and weapons: strengthen the attack, even after Defend was revealed."""

    __slots__ = ()
    name: ClassVar[str] = "reinforce"

    def __init__(
        self, seat: int, defender: int, target: int, place: int, more: int, added: int, powder: int
    ) -> None:
        self.seat = self.attacker = seat
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
            _compare(g, seat, self.defender, self.target, self.place, self.more, self.added, self.powder)
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
