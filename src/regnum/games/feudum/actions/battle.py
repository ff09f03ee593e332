"""Feudum: battles: strengths, what happens to the loser, military service."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..components import FIEF, OUTPOST
from ..flow.anytime import pause
from ..guilds import membership
from ..kinds import (
    ADD_DISC,
    BY_CONQUEST,
    DECLINE,
    FELL,
    FIEF_FELL,
    FOUGHT,
    OUSTED,
    RAIDED,
    RULER,
    SERF,
    SERVED,
    SUBJECT,
)
from ..realm.figures import face_of, place_of, remove_pawn
from ..shared import add_to, put_in
from ..state import GIANT_FIGURE, Feudum

FIEF_TARGET: Final = -1
"""Stands for the fief of the place where otherwise a figure is attacked."""
MARKER_PART: Final = 20
"""A part of a battle is a figure, or from this number on the marker of a role."""
POWDER_PART: Final = 30
WEAPON_PART: Final = 31
DEFEND_PART: Final = 32
Part = tuple[int, int]
"""What takes part in a battle, and its worth."""
_SERVICE: Final[list[Option]] = [(ADD_DISC,), (DECLINE,)]


def _figures(g: Feudum, seat: int, place: int, pawn: int, monster: int) -> list[Part]:
    """The figures of a seat in a place that fight, with what a sober pawn and a monster are worth."""
    found: list[Part] = []
    for figure in range(seat * 3, seat * 3 + 3):
        if g.pawn_place[figure] == place and not g.pawn_wine[figure]:
            found.append((figure, pawn))
    for number in range(2):
        if g.monster_owner[number] == seat and g.monster_place[number] == place:
            found.append((GIANT_FIGURE + number, monster))
    return found


def attackers(g: Feudum, seat: int, target: int, place: int) -> list[Part]:
    """What a seat brings into an attack: its figures in the place, and against a fief its rebelling serf."""
    tables = g.tables
    found = _figures(g, seat, place, tables.pawn_attack, tables.monster_attack)
    if target == FIEF_TARGET and g.serf[place] == seat:
        found.append((MARKER_PART + SERF, tables.serf_attack))
    return found


def defenders(g: Feudum, defender: int, target: int, place: int) -> list[Part]:
    """What stands against it: the defender's figures and, of a fief, ruler and subject."""
    tables = g.tables
    found = _figures(g, defender, place, tables.pawn_defence, tables.monster_defence)
    if target == FIEF_TARGET:
        found.append((MARKER_PART + RULER, tables.ruler_defence))
        if g.subjects >> place & 1:
            found.append((MARKER_PART + SUBJECT, tables.subject_defence))
    return found


def strength_of(parts: list[Part]) -> int:
    """The parts of one side together."""
    return sum([worth for _, worth in parts])


def attack(g: Feudum, seat: int, target: int, place: int) -> int:
    """The strength of a seat's attack."""
    return strength_of(attackers(g, seat, target, place))


def defence(g: Feudum, defender: int, target: int, place: int) -> int:
    """The strength against it."""
    return strength_of(defenders(g, defender, target, place))


def wins(strength: int, against: int) -> bool:
    """Only the stronger attack wins; a tie is no attack at all."""
    return strength > against


def fight(g: Feudum, seat: int, defender: int, target: int, place: int, strength: int, against: int) -> None:
    """Compare the strengths; who is about to lose may still play what needs his stars."""
    won = wins(strength, against)
    g.tell(FOUGHT, (seat, defender, strength, against, int(won)))
    character = -1 if target == FIEF_TARGET else face_of(g, target)
    g.tell(RAIDED, (defender, seat, character, place, strength, against, int(won)), (defender,))
    if won:
        g.then(Victory(seat, target, place))
        pause(g, losers(g, seat, defender, target, place))


def losers(g: Feudum, seat: int, defender: int, target: int, place: int) -> list[int]:
    """The defender and, when a fief falls, whoever else has a marker there."""
    serf = g.serf[place]
    return [defender] if target != FIEF_TARGET or serf in (-1, seat, defender) else [defender, serf]


class Victory(Step[Feudum]):
    """The loser's figure or fief falls."""

    __slots__ = ("place", "seat", "target")
    seat: int
    target: int
    place: int

    def __init__(self, seat: int, target: int, place: int) -> None:
        self.seat = seat
        self.target = target
        self.place = place

    def run(self, g: Feudum) -> None:
        seat = self.seat
        g.score(seat, prize(g, self.target), BY_CONQUEST)
        if self.target == FIEF_TARGET:
            raze(g, seat, self.place)
        elif self.target < GIANT_FIGURE:
            remove_pawn(g, self.target, FELL)
        else:
            _beat_monster(g, seat, self.target)
        offer_service(g, seat)


def prize(g: Feudum, target: int) -> int:
    """The points of a victory."""
    return g.tables.fief_points if target == FIEF_TARGET else g.tables.pawn_points


def _beat_monster(g: Feudum, seat: int, target: int) -> None:
    monster = target - GIANT_FIGURE
    loser = g.monster_owner[monster]
    g.tell(FELL, (loser, target, face_of(g, target), place_of(g, target)))
    g.monster_place = put_in(g.monster_place, monster, -1)
    g.monster_owner = put_in(g.monster_owner, monster, -1)
    g.markers[loser] += 1
    g.slayers |= 1 << seat
    membership.update(g)


def raze(g: Feudum, seat: int, place: int) -> None:
    """The fief becomes an outpost; its markers go home, a rebelling serf rules it."""
    guild = g.disc[place] - FIEF
    ruler = g.ruler[place]
    serf = g.serf[place]
    bit = 1 << place
    g.tell(FIEF_FELL, (ruler, guild, place))
    g.fiefs_left = add_to(g.fiefs_left, guild, 1)
    g.disc = put_in(g.disc, place, OUTPOST)
    g.disc_supply = add_to(g.disc_supply, OUTPOST, -1)
    g.markers[ruler] += 1
    if g.subjects & bit:
        g.markers[ruler] += 1
        if g.safe_subjects & bit:
            g.seals[ruler] += 1
    if serf >= 0 and g.safe_serfs & bit:
        g.seals[serf] += 1
    g.subjects &= ~bit
    g.safe_subjects &= ~bit
    g.safe_serfs &= ~bit
    g.serf[place] = -1
    g.ruler[place] = -1
    if serf == seat:
        g.ruler[place] = seat
    elif serf >= 0:
        g.markers[serf] += 1
        g.tell(OUSTED, (serf, seat, place, SERF, -1), (serf,))
    membership.update(g)


def offer_service(g: Feudum, seat: int) -> None:
    """After a successful attack a disc may go on the next space of the military track."""
    if g.free_discs(seat) and g.military[seat] < len(g.tables.service_loss):
        g.then(JoinService(seat))


class JoinService(Decision[Feudum]):
    """Put a disc on the military track, or keep it."""

    __slots__ = ()
    name: ClassVar[str] = "join_service"

    def options(self, g: Feudum) -> list[Option]:
        return _SERVICE

    def choose(self, g: Feudum, option: Option) -> None:
        if option[0] == ADD_DISC:
            g.military = add_to(g.military, self.seat, 1)
            g.tell(SERVED, (self.seat, g.military[self.seat]))
