"""Kingsburg: the battle of winter (phase 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step, Together
from ..components import (
    BATTLES_POINTS,
    LOSS_BUILDING,
    LOSS_GOOD,
    LOSS_POINTS,
    LOSSES_POINTS,
    NOTHING,
    WINTER,
    Enemy,
    Pack,
)
from ..kinds import (
    DESTROYED,
    DRAWN,
    ENEMY,
    KINGS_DIE,
    LOST,
    LOST_GOODS,
    LOST_POINTS,
    PHASE,
    REINFORCED,
    REWARD,
    SEND,
    SENT,
    STRENGTH,
    STRONGEST,
    WENT_HOME,
    WON,
)
from ..perks import hooks, moments
from ..redeal import PUBLIC
from ..state import Kingsburg
from ..strength import WINTER_PHASE, bonuses, final_strength, first_to_fall, the_enemy
from .abilities import TAKES, PayGoods, PerksAct, seat_acts


class WinterBattle(Step[Kingsburg]):
    """Phase 8: the enemy comes, the King sends soldiers, everybody fights alone."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.phase = WINTER_PHASE
        g.season = WINTER
        g.used = [0] * g.seats
        g.tell(PHASE, (g.phase, g.season))
        g.then(
            WINTER_COMES, CHOOSE_TOKENS, REVEAL, KINGS_SOLDIERS, REINFORCEMENT, MUSTER, FIGHT, STRONGEST_WINNER,
            AFTER_BATTLES, GO_HOME,
        )  # fmt: skip


class ChooseTokens(Step[Kingsburg]):
    """Where soldier tokens are played with, all choose one in secret."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if g.soldier_tokens[0]:
            g.then(SendSoldiers(tuple(range(g.seats))))


_sends: Final[dict[tuple[int, ...], list[Option]]] = {}


class SendSoldiers(Together[Kingsburg]):
    """Choose one of one's soldier tokens."""

    __slots__ = ()
    name: ClassVar[str] = "send-soldiers"

    def options(self, g: Kingsburg, seat: int) -> list[Option]:
        tokens = g.soldier_tokens[seat]
        found = _sends.get(tokens)
        if found is None:
            found = _sends[tokens] = [(SEND, number) for number in sorted(set(tokens))]
        return found

    def resolve(self, g: Kingsburg, answers: tuple[Option, ...]) -> None:
        for seat, answer in zip(self.seats, answers, strict=True):
            number: int = answer[1]
            left = list(g.soldier_tokens[seat])
            left.remove(number)
            g.soldier_tokens[seat] = tuple(left)
            g.sent[seat] = number


class Reveal(Step[Kingsburg]):
    """The enemy of the year comes to light."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.lookers |= PUBLIC
        enemy = the_enemy(g)
        g.tell(ENEMY, (enemy.family, final_strength(g, enemy)))


class KingsSoldiers(Step[Kingsburg]):
    """The first player rolls the King's die for all, or the tokens are turned over."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        if g.sent[0] >= 0:
            for seat in range(g.seats):
                g.tell(SENT, (seat, g.sent[seat]))
            g.reinforcement = g.sent[:]
            return
        die = g.tables.perks[g.event].kings_die(g) if g.event >= 0 else 0
        roller = -1
        if not die:
            die = g.chance.die("king")
            roller = g.order[0]
        g.tell(KINGS_DIE, (die, roller))
        g.reinforcement = [die] * g.seats


class Muster(Step[Kingsburg]):
    """All markers move by what the King sends."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        for seat in range(g.seats):
            soldiers = g.reinforcement[seat]
            for perk in g.asked(hooks.REINFORCEMENTS, seat):
                soldiers = perk.reinforcements(g, seat, soldiers, g.sent[seat] >= 0)
            g.reinforcement[seat] = moved = g.recruit(seat, soldiers)
            g.tell(REINFORCED, (seat, moved, g.soldiers[seat]))


class Fight(Step[Kingsburg]):
    """Compare strengths, then rewards and losses in turn order."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        enemy = the_enemy(g)
        against = final_strength(g, enemy)
        for seat in range(g.seats):
            g.strength[seat] = strength = battle_strength(g, seat, enemy, against)
            won = strength > against
            if strength == against:
                for perk in g.asked(hooks.WINS_DRAWS, seat):
                    won = won or perk.wins_draws(g, seat)
            g.outcome[seat] = 1 if won else 0 if strength == against else -1
        after = g.tables.acting(hooks.FOUGHT, moments.FOUGHT)
        for seat in reversed(g.order):
            if g.any_of(seat, after):
                g.then(seat_acts(seat, hooks.FOUGHT, moments.FOUGHT))
            g.then(RESULTS[seat])


def battle_strength(g: Kingsburg, seat: int, enemy: Enemy, against: int) -> int:
    """Soldiers and the bonuses of perks."""
    parts = bonuses(g, seat, enemy, against)
    soldiers = g.soldiers[seat]
    strength = soldiers + sum([bonus for _, bonus in parts])
    if g.events is not None:
        king = g.reinforcement[seat]
        perks = tuple([perk for perk, _ in parts])
        g.tell(
            STRENGTH,
            (seat, soldiers, perks, tuple([bonus for _, bonus in parts]), strength, soldiers - king, king),
        )
    return strength


class Result(Step[Kingsburg]):
    """A seat's reward, or its losses in the order printed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Kingsburg) -> None:
        seat = self.seat
        enemy = the_enemy(g)
        if g.outcome[seat] > 0:
            g.wins[seat] += 1
            g.take(seat, enemy.reward)
            g.score(seat, BATTLES_POINTS, enemy.points)
            g.tell(WON, (seat, enemy.reward, enemy.points))
            if enemy.any:
                g.then(TakeReward(seat))
        elif g.outcome[seat] < 0:
            g.tell(LOST, (seat,))
            for what, count in reversed(enemy.losses):
                g.then(Loss(seat, what, count))
        else:
            g.tell(DRAWN, (seat,))


class TakeReward(Decision[Kingsburg]):
    """Goods of choice for a victory."""

    __slots__ = ()
    name: ClassVar[str] = "take-reward"

    def options(self, g: Kingsburg) -> list[Option]:
        return TAKES[the_enemy(g).any]

    def choose(self, g: Kingsburg, option: Option) -> None:
        g.take(self.seat, option[1])
        g.tell(REWARD, (self.seat, option[1]))


class Loss(Step[Kingsburg]):
    """One line of an enemy's losses."""

    __slots__ = ("count", "seat", "what")

    def __init__(self, seat: int, what: int, count: int) -> None:
        self.seat = seat
        self.what = what
        self.count = count

    def run(self, g: Kingsburg) -> None:
        seat = self.seat
        if self.what == LOSS_POINTS:
            points = self.count
            for perk in g.asked(hooks.PRINTED_LOSS, seat):
                points = perk.printed_loss(g, seat, points)
            if points:
                g.score(seat, LOSSES_POINTS, -points)
                g.tell(LOST_POINTS, (seat, points))
        elif self.what == LOSS_BUILDING:
            for _ in range(self.count):
                destroy_building(g, seat)
        elif self.what == LOSS_GOOD:
            count = min(self.count, g.goods(seat))
            if count:
                g.then(LoseGoods(seat, count))
        else:
            count = min(self.count, g.stock[4 * seat + self.what])
            if count:
                lost = list(NOTHING)
                lost[self.what] = count
                pack: Pack = (lost[0], lost[1], lost[2], 0)
                g.give(seat, pack)
                g.tell(LOST_GOODS, (seat, pack))


class LoseGoods(PayGoods):
    """Which goods to lose."""

    __slots__ = ()
    name: ClassVar[str] = "lose-goods"

    def paid(self, g: Kingsburg, pack: Pack) -> None:
        g.tell(LOST_GOODS, (self.seat, pack))


def destroy_building(g: Kingsburg, seat: int) -> None:
    """The next building to fall, if there is one, falls."""
    building = first_to_fall(g, seat)
    if building >= 0:
        points = g.tear_down(seat, building, LOSSES_POINTS)
        g.tell(DESTROYED, (seat, building, points))


class StrongestWinner(Step[Kingsburg]):
    """The victors with the highest strength of all get a point more."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        most = max(g.strength)
        for seat in g.order:
            if g.strength[seat] == most and g.outcome[seat] > 0:
                g.score(seat, BATTLES_POINTS, g.tables.strongest)
                g.tell(STRONGEST, (seat, most, g.tables.strongest))


class GoHome(Step[Kingsburg]):
    """All soldiers go home."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.soldiers = [0] * g.seats
        g.sent = [-1] * g.seats
        g.reinforcement = [0] * g.seats
        g.own_die = [0] * g.seats
        g.strength = [0] * g.seats
        g.outcome = [0] * g.seats
        g.tell(WENT_HOME)


WINTER_BATTLE: Final = WinterBattle()
WINTER_COMES: Final = PerksAct(hooks.WINTER_BEGINS, moments.WINTER_BEGINS)
CHOOSE_TOKENS: Final = ChooseTokens()
REVEAL: Final = Reveal()
KINGS_SOLDIERS: Final = KingsSoldiers()
REINFORCEMENT: Final = PerksAct(hooks.REINFORCED, moments.REINFORCED)
MUSTER: Final = Muster()
FIGHT: Final = Fight()
RESULTS: Final = [Result(seat) for seat in range(5)]
STRONGEST_WINNER: Final = StrongestWinner()
AFTER_BATTLES: Final = PerksAct(hooks.BATTLES_OVER, moments.NEVER)
GO_HOME: Final = GoHome()
