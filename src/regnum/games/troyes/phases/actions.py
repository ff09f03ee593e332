"""Phase 4: actions in turn, from the first player on, until the square is empty or all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..cathedral import level_for
from ..components import ANY, NEUTRAL, PILGRIMAGE, RED, WHITE, YELLOW
from ..groups import Strength, holdings, reaches_modified
from ..kinds import ACTIVATE, BUILD, COUNTER, ENTER, FARM, PASS, PASSED, WAITED
from ..king import king_turn
from ..state import Troyes
from .dicegroup import ChooseGroup, ChooseOwnDice, card_budget, entering
from .influence import spend, uses

_ACTIVATES: Final[list[Option]] = [(ACTIVATE, card) for card in range(30)]
_COUNTERS: Final[list[Option]] = [(COUNTER, threat) for threat in range(18)]
_ENTERS: Final[list[Option]] = [(ENTER, building) for building in range(3)]
_BUILD: Final[Option] = (BUILD,)
_FARM: Final[Option] = (FARM,)
_PASS: Final[Option] = (PASS,)


class Turn(Step[Troyes]):
    """One turn: an action, a pass, or the coin of one who has passed."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, g: Troyes) -> None:
        if not g.dice_left():
            return
        actor = self.actor
        following = AfterTurn(actor)
        if actor >= g.seats:
            if NEUTRAL in [g.district[die] for die in range(18) if g.faces[die]]:
                king_turn(g)
            g.then(following)
        elif g.passed >> actor & 1:
            g.sectors[actor] += g.tables.pass_next
            g.tell(WAITED, (actor, g.tables.pass_next))
            g.then(following)
        else:
            g.then(Act(actor), following)


class AfterTurn(Step[Troyes]):
    """The round goes on unless no die is left or nobody will act any more."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, g: Troyes) -> None:
        if not g.dice_left():
            return
        if g.passed == (1 << g.seats) - 1 and not (g.seats == 1 and g.dice_of(NEUTRAL)):
            return
        g.then(Turn((self.actor + 1) % g.actors()))


class Act(Decision[Troyes]):
    """Choose an action, or pass; influence may be spent before."""

    __slots__ = ()
    name: ClassVar[str] = "act"

    def options(self, g: Troyes) -> list[Option]:
        seat = self.seat
        tables = g.tables
        price = tables.price
        found = uses(g, seat)
        found.append(_PASS)
        strengths = [Strength(g, seat, RED), Strength(g, seat, WHITE), Strength(g, seat, YELLOW)]
        modifiers = holdings(g, seat)
        deniers = g.deniers[seat]
        shown = min(g.round, 3)
        for place in range(9):
            if place % 3 >= shown:
                continue
            card = tables.cards[g.cards[place]]
            budget = card_budget(g, seat, place, card)
            if budget < 0:
                continue
            if card.number == PILGRIMAGE:
                if Strength(g, seat, ANY).reaches(card.divisor, budget, price) or (
                    modifiers and ChooseOwnDice(seat, place).options(g)
                ):
                    found.append(_ACTIVATES[card.number])
            elif strengths[card.colour].reaches(card.divisor, budget, price) or (
                modifiers
                and reaches_modified(g, seat, modifiers, strengths, (card.colour,), card.divisor, budget)
            ):
                found.append(_ACTIVATES[card.number])
        for threat in g.queue:
            row = tables.threats[threat]
            reached = False
            for colour in row.dice:
                if strengths[colour].reaches(row.divisor, deniers, price):
                    reached = True
                    break
            if reached or (
                modifiers and reaches_modified(g, seat, modifiers, strengths, row.dice, row.divisor, deniers)
            ):
                found.append(_COUNTERS[threat])
        if self._can_build(g, seat, deniers >= price[1]):
            found.append(_BUILD)
        for building in range(3):
            if entering(g, seat, building):
                found.append(_ENTERS[building])
        if strengths[YELLOW].reaches(1, deniers, price) or (
            modifiers and reaches_modified(g, seat, modifiers, strengths, (YELLOW,), 1, deniers)
        ):
            found.append(_FARM)
        return found

    def _can_build(self, g: Troyes, seat: int, can_buy: bool) -> bool:
        for die in range(6, 12):
            face = g.faces[die]
            if face and (can_buy or g.district[die] == seat) and level_for(g, face) < 3:
                return True
        return False

    def choose(self, g: Troyes, option: Option) -> None:
        seat = self.seat
        kind: int = option[0]
        if kind == PASS:
            g.passed |= 1 << seat
            g.sectors[seat] += g.tables.pass_first
            g.tell(PASSED, (seat, g.tables.pass_first))
        elif kind == ACTIVATE:
            place = g.place_of(option[1])
            if option[1] == PILGRIMAGE:
                g.then(ChooseOwnDice(seat, place))
            else:
                g.then(ChooseGroup(seat, ACTIVATE, place))
        elif kind in (COUNTER, ENTER):
            g.then(ChooseGroup(seat, kind, option[1]))
        elif kind in (BUILD, FARM):
            g.then(ChooseGroup(seat, kind, 0))
        else:
            spend(g, seat, option, self)
