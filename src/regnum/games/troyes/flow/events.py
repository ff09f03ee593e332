"""Phase 3: two new events, the effects of all, and the black dice."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ..cathedral import side_build
from ..citizens import enter, leaver, side_citizen, standing
from ..components import (
    CITY_HALL,
    CIVIL_WAR,
    DROUGHT,
    HERESY,
    INTERRUPTED_WORK,
    NEUTRAL,
    RED,
    RESISTANCE,
    SUPPORT,
    TRAVELING_BUILDERS,
)
from ..kinds import (
    BLACK_ROLLED,
    BLOW,
    CUBE_LOST,
    EVENT_ROLL,
    FLAG_LOST,
    NO_EFFECT,
    PAID,
    SPENT_INFLUENCE,
    STRUCK,
    UNBUILT,
    UNCOVERED,
    UNVEILED,
)
from ..state import Troyes
from ..threats import cover
from .actions import TURNS
from .blackdice import BLACK_DICE


class EventsStrike(Step[Troyes]):
    """New cards join the queue, all events strike from left to right, black dice are rolled last."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        g.phase = 3
        self.unveil(g)
        black = 0
        for threat in g.queue[:]:
            if threat in g.queue:
                g.tell(STRUCK, (threat,))
                black += g.tables.threats[threat].black
                strike(g, threat)
        rolls = sorted(g.chance.dice(black, "black"), reverse=True)
        g.black = tuple(rolls)
        g.tell(BLACK_ROLLED, (g.black,))
        g.then(BLACK_DICE[g.first], ACTION_PHASE)

    def unveil(self, g: Troyes) -> None:
        """The top red card, then one of the colour it shows; Resistance brings a red one from the box."""
        second = self.draw(g, RED)
        if second == RED:
            card = g.box[g.chance.pick(len(g.box), "box")]
            g.box = tuple([other for other in g.box if other != card])
            g.queue.append(card)
            g.tell(UNVEILED, (card,))
            second = g.tables.threats[card].second
        if second > RED:
            self.draw(g, second)

    def draw(self, g: Troyes, colour: int) -> int:
        """Lay the top card of a pile at the end of the queue; the colour it shows."""
        pile = g.piles[colour]
        if not pile:
            return -1
        card = pile[-1]
        g.piles[colour] = pile[:-1]
        g.queue.append(card)
        g.tell(UNVEILED, (card,))
        return g.tables.threats[card].second


class ActionPhase(Step[Troyes]):
    """Phase 4 begins with the first player."""

    __slots__ = ()

    def run(self, g: Troyes) -> None:
        g.phase = 4
        g.then(TURNS[g.first])


def strike(g: Troyes, threat: int) -> None:
    """The effect of one event; military ones only add black dice."""
    row = g.tables.threats[threat]
    if row.building >= 0:
        _newcomer(g, threat, row.building)
    elif threat == DROUGHT:
        for seat in range(g.seats):
            _lose_deniers(g, threat, seat, row.amount * standing(g, seat, CITY_HALL))
    elif threat == CIVIL_WAR:
        for seat in range(g.seats):
            _lose_deniers(g, threat, seat, row.amount)
    elif threat == HERESY:
        for seat in range(g.seats):
            lost = min(row.amount, g.influence[seat])
            g.influence[seat] -= lost
            g.tell(SPENT_INFLUENCE, (seat, lost))
            points = g.lose_points(seat) if lost < row.amount else 0
            if lost or points:
                g.tell(BLOW, (threat, seat, 0, lost, points))
    elif threat == SUPPORT:
        place = g.queue.index(threat)
        for other in g.queue[max(0, place - row.amount) : place]:
            cover(g, NEUTRAL, other, 1)
    elif threat == TRAVELING_BUILDERS:
        if not side_build(g, False):
            g.tell(NO_EFFECT, (threat,))
    elif threat == INTERRUPTED_WORK:
        _interrupt(g, threat)
    elif threat == RESISTANCE:
        for other in g.queue:
            if other != threat and g.cubes[other]:
                owner = g.cubes[other][-1]
                g.cubes[other] = g.cubes[other][:-1]
                g.tell(UNCOVERED, (other,))
                if owner < NEUTRAL:
                    g.tell(FLAG_LOST, (owner, threat, other), (owner,))


def _newcomer(g: Troyes, threat: int, building: int) -> None:
    """A citizen of the neutral side or the King enters by the roll of a die."""
    if not g.stock[NEUTRAL] and not g.stock[NEUTRAL + 1]:
        g.tell(NO_EFFECT, (threat,))
        return
    face = g.chance.die("newcomer")
    g.tell(EVENT_ROLL, (threat, face))
    row = g.tables.entries[building][face]
    leaving = leaver(g, row)
    if leaving >= 0 and g.lying[building] >> leaving & 1:
        g.tell(NO_EFFECT, (threat,))
        return
    enter(g, side_citizen(g), row)


def _lose_deniers(g: Troyes, threat: int, seat: int, due: int) -> None:
    """Pay what is due to an event, or all there is and a penalty."""
    paid = min(due, g.deniers[seat])
    g.deniers[seat] -= paid
    if paid:
        g.tell(PAID, (seat, paid))
    points = g.lose_points(seat) if paid < due else 0
    if paid or points:
        g.tell(BLOW, (threat, seat, paid, 0, points))


def _interrupt(g: Troyes, threat: int) -> None:
    """The cube with the highest number on the highest level goes."""
    for space in range(17, -1, -1):
        owner = g.cathedral[space]
        if owner >= 0:
            g.cathedral[space] = -1
            g.tell(UNBUILT, (space // 6 + 1, space % 6 + 1))
            if owner < NEUTRAL:
                g.tell(CUBE_LOST, (owner, threat, space // 6 + 1, space % 6 + 1), (owner,))
            return
    g.tell(NO_EFFECT, (threat,))


EVENTS_STRIKE: Final = EventsStrike()
ACTION_PHASE: Final = ActionPhase()
