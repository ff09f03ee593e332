"""Phase 4: actions in turn, from the first player on, until the square is empty or all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision, Step
from ..cathedral import level_for
from ..components import ANY, NEUTRAL, PILGRIMAGE, RED, SEATS, WHITE, YELLOW
from ..groups import Strength, holdings, reaches_modified
from ..kinds import ACTIVATE, BUILD, COUNTER, ENTER, FARM, PASS, PASSED, WAITED
from ..king import king_turn
from ..state import DICE_OF, Troyes
from .dicegroup import ChooseGroup, ChooseOwnDice, can_enter, card_budget, entering_modified
from .influence import spend, uses
from .reasons import Hand, of_group, of_tools, option_of, piece_of, suited

_ACTIVATES: Final[tuple[Option, ...]] = tuple([(ACTIVATE, card) for card in range(30)])
_COUNTERS: Final[tuple[Option, ...]] = tuple([(COUNTER, threat) for threat in range(18)])
_ENTERS: Final[tuple[Option, ...]] = tuple([(ENTER, building) for building in range(3)])
_BUILD: Final[Option] = (BUILD,)
_FARM: Final[Option] = (FARM,)
_PASS: Final[Option] = (PASS,)
_SHOWN: Final = tuple([tuple([place for place in range(9) if place % 3 < shown]) for shown in range(10)])
"""The places of the activity cards that lie open in each round."""


class Turn(Step[Troyes]):
    """One turn, unless no die is left: an action, a pass, or the coin of one who has passed."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, g: Troyes) -> None:
        if not g.dice_left():
            return
        actor = self.actor
        following = _AFTER_TURNS[actor]
        if actor >= g.seats:
            if g.has_dice(NEUTRAL):
                king_turn(g)
            g.then(following)
        elif g.passed >> actor & 1:
            g.sectors[actor] += g.tables.pass_next
            g.tell(WAITED, (actor, g.tables.pass_next))
            g.then(following)
        else:
            g.then(_ACTS[actor], following)


class AfterTurn(Step[Troyes]):
    """The round goes on unless nobody will act any more."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, g: Troyes) -> None:
        if g.passed == (1 << g.seats) - 1 and not (g.seats == 1 and g.has_dice(NEUTRAL)):
            return
        g.then(TURNS[(self.actor + 1) % g.actors()])


class Act(Decision[Troyes]):
    """Choose an action, or pass; influence may be spent before."""

    __slots__ = ()
    name: ClassVar[str] = "act"
    opens: ClassVar[bool] = True

    def options(self, g: Troyes) -> list[Option]:
        seat = self.seat
        tables = g.tables
        found = uses(g, seat)
        found.append(_PASS)
        modifiers = holdings(g, seat)
        deniers = g.deniers[seat]
        mixes = tables.mixes_for(deniers)
        strengths = [Strength(g, seat, colour, mixes) for colour in (RED, WHITE, YELLOW)]
        for place in _SHOWN[g.round]:
            card = tables.cards[g.cards[place]]
            budget = card_budget(g, seat, place, card)
            if budget < 0:
                continue
            need = card.divisor
            if card.number == PILGRIMAGE:
                if Strength(g, seat, ANY, tables.mixes_for(budget)).most >= need or (
                    modifiers and ChooseOwnDice(seat, place).options(g)
                ):
                    found.append(_ACTIVATES[card.number])
                continue
            strength = strengths[card.colour]
            if (
                strength.all_own >= need
                or (
                    strength.most >= need
                    and (budget == deniers or strength.within(tables.mixes_for(budget)) >= need)
                )
                or (
                    modifiers
                    and reaches_modified(g, seat, modifiers, strengths, (card.colour,), need, budget)
                )
            ):
                found.append(_ACTIVATES[card.number])
        for threat in g.queue:
            row = tables.threats[threat]
            need = row.divisor
            for colour in row.dice:
                if strengths[colour].most >= need:
                    found.append(_COUNTERS[threat])
                    break
            else:
                if modifiers and reaches_modified(g, seat, modifiers, strengths, row.dice, need, deniers):
                    found.append(_COUNTERS[threat])
        if strengths[WHITE].most and _can_build(g, seat, deniers >= tables.price[1]):
            found.append(_BUILD)
        for building in range(3):
            if (strengths[building].most and can_enter(g, seat, building)) or (
                modifiers and entering_modified(g, seat, building, modifiers)
            ):
                found.append(_ENTERS[building])
        if strengths[YELLOW].most or (
            modifiers and reaches_modified(g, seat, modifiers, strengths, (YELLOW,), 1, deniers)
        ):
            found.append(_FARM)
        return found

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

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        hand = Hand(g, pieces)
        found = of_tools(g, self.seat, hand)
        if found or any(tool in ("reroll", "flip") for tool in hand.tools):
            return found
        found = of_group(g, self.seat, hand, hand.aims or suited(g, hand))
        if not found and not hand.dice:
            offered = self.options(g)
            for aim in hand.aims:
                if option_of(g, aim) not in offered:
                    found.append(("no-dice", {"target": piece_of(g, aim)}))
        return found


def _can_build(g: Troyes, seat: int, can_buy: bool) -> bool:
    """Whether a white die in reach finds a free space of its number."""
    for die in DICE_OF[WHITE]:
        face = g.faces[die]
        if face and (can_buy or g.district[die] == seat) and level_for(g, face) < 3:
            return True
    return False


TURNS: Final = tuple([Turn(actor) for actor in range(SEATS)])
_AFTER_TURNS: Final = tuple([AfterTurn(actor) for actor in range(SEATS)])
_ACTS: Final = tuple([Act(seat) for seat in range(SEATS)])
