"""Troyes: how promising each option looks, in points gained over doing nothing."""

from __future__ import annotations

from ....kernel.kinds import Option
from ..cards.cubes import PlaceCubes
from ..cards.yellow import ChooseMills
from ..components import CHRETIEN, FLORENTIN, PILGRIMAGE, RED, WHITE, YELLOW
from ..flow.actions import Act
from ..flow.blackdice import FaceBlackDice, FightBlackDice, fights
from ..flow.dicegroup import ChooseBoughtDice, ChooseGroup, ChooseOwnDice
from ..flow.hiring import ChooseTimes, EnterBuilding, HireTradesman, UseCard
from ..flow.influence import FlipDice
from ..kinds import (
    ACTIVATE,
    BUILD,
    COUNTER,
    CUBES,
    ENTER,
    FACE,
    FARM,
    FLIP,
    PASS,
    RECRUIT,
    REROLL,
    STOP,
    TAKE_CARD,
    TAKE_SPACE,
    YIELD,
)
from ..state import Troyes
from .judgement import Judge, best_three


def in_hand(g: Troyes, judge: Judge) -> float:
    """What the seat to move can make of a decision it has begun and not finished."""
    step = g.decision()
    if step is None or isinstance(step, (Act, FaceBlackDice)):
        return 0.0
    seat = g.waiting[0]
    return max(guesses(g, judge, seat, g.options(seat)))


def guesses(g: Troyes, judge: Judge, seat: int, options: list[Option]) -> list[float]:
    """One number for each option of the decision on the table."""
    step = g.decision()
    if isinstance(step, Act):
        return _acts(g, judge, seat, options)
    if isinstance(step, ChooseGroup):
        return [_group(g, judge, seat, step, option) for option in options]
    if isinstance(step, FaceBlackDice):
        return [_face(g, judge, seat, option) for option in options]
    if isinstance(step, FightBlackDice):
        reward = judge.influence * step.black.bit_count()
        return [reward - judge.group(seat, option[1], -1, 0) for option in options]
    if isinstance(step, HireTradesman):
        card = g.tables.cards[g.cards[step.place]]
        use = g.agenda[-2]
        uses = use.uses if isinstance(use, UseCard) else 0
        gain = judge.use(seat, card, uses) + judge.hire(seat, step.place)
        gain += judge.denier * card.cost + judge.source(seat)
        return [gain - _leaving(g, judge, seat, option) for option in options]
    if isinstance(step, EnterBuilding):
        gain = judge.enter(seat, g.tables.row_of[step.space]) + judge.source(seat)
        return [gain - _leaving(g, judge, seat, option) for option in options]
    if isinstance(step, PlaceCubes):
        return [_cubes(judge, seat, step.left, option) for option in options]
    if isinstance(step, ChooseTimes):
        card = g.tables.cards[step.card]
        return [judge.use(seat, card, option[1]) for option in options]
    if isinstance(step, ChooseMills):
        mills = g.spaces[6:12].count(seat), g.spaces[:6].count(seat)
        pay = judge.denier * step.amount
        return [pay * (mills[0] * option[1] + mills[1] * option[2]) for option in options]
    if isinstance(step, FlipDice):
        return [_flipped(g, judge, option[1]) for option in options]
    if isinstance(step, ChooseOwnDice):
        card = g.tables.cards[g.cards[step.place]]
        return [
            card.points * (option[2] / card.divisor) - judge.group(seat, option[1], -1, 0)
            for option in options
        ]
    if isinstance(step, ChooseBoughtDice):
        card = g.tables.cards[g.cards[step.place]]
        hire = 0.0 if g.masters[seat] >> step.place & 1 else judge.hire(seat, step.place)
        return [
            hire
            + card.points * (option[3] // card.divisor)
            - judge.group(seat, option[1], option[2], option[4])
            for option in options
        ]
    return [_first_place(g, judge, option[1]) for option in options]


def _cubes(judge: Judge, seat: int, left: int, option: Option) -> float:
    """Cubes on events; those that are left for the next question count a little less."""
    if option[0] == STOP:
        return 0.0
    if option[0] == CUBES:
        laid: int = option[2]
        return judge.event(seat, option[1], laid) + judge.cube(seat) * 0.9 * (left - laid)
    counts: tuple[int, ...] = option[1]
    gain = sum([judge.event(seat, threat, count) for threat, count in enumerate(counts) if count], 0.0)
    return gain + judge.cube(seat) * 0.9 * (left - sum(counts))


def _first_place(g: Troyes, judge: Judge, space: int) -> float:
    """A space in the starting placement: the building, and how safe the space is in it."""
    building = space // 6
    row = g.tables.row_of[space]
    safety = (len(row) - row.index(space)) / len(row) if len(row) > 1 else 0.4
    crowd = 0.12 * g.spaces[6 * building : 6 * building + 6].count(g.waiting[0])
    return judge.room(building) + 0.8 * safety - crowd


def _leaving(g: Troyes, judge: Judge, seat: int, option: Option) -> float:
    """What is lost where a citizen is taken from."""
    kind: int = option[0]
    if kind == TAKE_SPACE:
        building: int = option[1] // 6
        return judge.room(building) + judge.step(CHRETIEN, g.spaces.count(seat) - 1)
    if kind == TAKE_CARD:
        place = g.place_of(option[1])
        slot = 0
        for number in (0, 1):
            if g.slots[2 * place + number] == seat:
                slot = g.tables.cards[option[1]].slots[number]
        return slot + judge.tradesman + judge.step(FLORENTIN, g.masters[seat].bit_count() - 1)
    return judge.supply


def _group(g: Troyes, judge: Judge, seat: int, step: ChooseGroup, option: Option) -> float:
    """What an action brings with a group, less what the group costs."""
    cost = judge.group(seat, option[1], option[2], option[4])
    value: int = option[3]
    if step.action == ACTIVATE:
        card = g.tables.cards[g.cards[step.target]]
        gain = judge.use(seat, card, value // card.divisor)
        if not g.masters[seat] >> step.target & 1:
            gain += judge.hire(seat, step.target)
        return gain - cost
    if step.action == COUNTER:
        return judge.event(seat, step.target, value // g.tables.threats[step.target].divisor) - cost
    if step.action == FARM:
        return judge.denier * (value // g.tables.agriculture) - cost
    mask: int = option[1]
    faces = [g.faces[die] for die in range(18) if mask >> die & 1]
    if step.action == BUILD:
        if option[2] >= 0:
            faces = faces * 2
        return judge.build(seat, faces) - cost
    return judge.enter(seat, g.tables.entries[step.target][faces[0]]) - cost


def _face(g: Troyes, judge: Judge, seat: int, option: Option) -> float:
    kind: int = option[0]
    if kind == FACE:
        black: int = option[1]
        cheapest = 99.0
        for fight in fights(g, seat, option[2], False):
            cheapest = min(cheapest, judge.group(seat, fight[1], -1, 0))
        return judge.influence * black.bit_count() - cheapest
    if kind == YIELD:
        return -float(min(g.tables.penalty, g.points[seat]))
    return _influence(g, judge, seat, option) - (2.0 if kind == RECRUIT else 1.0)


def _influence(g: Troyes, judge: Judge, seat: int, option: Option) -> float:
    """A use of influence before an action."""
    kind: int = option[0]
    tables = g.tables
    if kind == REROLL:
        return (3.5 - g.faces[option[1]]) * judge.die_face * 1.3 - tables.reroll * judge.influence
    if kind == RECRUIT:
        need = 0.8 if not g.supply[seat] and judge.rounds_left else 0.0
        return judge.supply + need - tables.recruit * judge.influence
    if kind == FLIP:
        low = sorted([g.faces[die] for die in g.dice_of(seat)])[: tables.flip_dice]
        gain = sum([max(0, 7 - 2 * face) for face in low])
        return gain * judge.die_face * 1.2 - tables.flip * judge.influence
    return 0.0


def _flipped(g: Troyes, judge: Judge, mask: int) -> float:
    gain = 0
    for die in range(18):
        if mask >> die & 1:
            gain += 7 - 2 * g.faces[die]
    return gain * judge.die_face * 1.2 - g.tables.flip * judge.influence


def _acts(g: Troyes, judge: Judge, seat: int, options: list[Option]) -> list[float]:
    """Actions, each with the dice of one's own that suit it best, or one bought besides."""
    own = [best_three(g, seat, colour) for colour in range(3)]
    other = [_best_other(g, seat, colour) for colour in range(3)]
    found: list[float] = []
    for option in options:
        kind: int = option[0]
        if kind == ACTIVATE:
            found.append(_activate(g, judge, seat, option[1], own, other))
        elif kind == COUNTER:
            row = g.tables.threats[option[1]]
            best = -9.0
            for colour in row.dice:
                for total, cost, _ in _sizes(g, judge, seat, own[colour], other[colour], g.deniers[seat]):
                    cubes = total // row.divisor
                    if cubes:
                        best = max(best, judge.event(seat, option[1], cubes) - cost)
            found.append(best)
        elif kind == BUILD:
            found.append(_build(g, judge, seat, other[WHITE]))
        elif kind == ENTER:
            found.append(_enter(g, judge, seat, option[1]))
        elif kind == FARM:
            best = -9.0
            for total, cost, _ in _sizes(g, judge, seat, own[YELLOW], other[YELLOW], g.deniers[seat]):
                best = max(best, judge.denier * (total // g.tables.agriculture) - cost)
            found.append(best)
        elif kind == PASS:
            lost = 0.0
            for faces in own:
                for face in faces:
                    lost += judge.die(face) - 0.15
            found.append(3 * judge.denier - lost)
        else:
            found.append(_influence(g, judge, seat, option))
    return found


def _best_other(g: Troyes, seat: int, colour: int) -> int:
    """The best die of a colour that could be bought, 0 if there is none."""
    best = 0
    for die in range(colour * 6, colour * 6 + 6):
        if g.district[die] != seat and g.faces[die] > best:
            best = g.faces[die]
    return best


def _sizes(
    g: Troyes, judge: Judge, seat: int, own: list[int], other: int, budget: int
) -> list[tuple[int, float, int]]:
    """Sum, cost and size of the natural groups: the best own dice, with or without one bought."""
    found: list[tuple[int, float, int]] = []
    prices = g.tables.price
    total = 0
    cost = 0.0
    gift = judge.king_hand if g.seats == 1 else 0.0
    for size in range(len(own) + 1):
        if size:
            total += own[size - 1]
            cost += judge.die(own[size - 1])
            found.append((total, cost, size))
        if other and size < 3 and prices[size + 1] <= budget:
            found.append((total + other, cost + prices[size + 1] * judge.denier - gift, size + 1))
    return found


def _activate(
    g: Troyes, judge: Judge, seat: int, number: int, own: list[list[int]], other: list[int]
) -> float:
    card = g.tables.cards[number]
    place = g.place_of(number)
    budget = g.deniers[seat] - card.pay_deniers
    hire = 0.0
    if not g.masters[seat] >> place & 1:
        hire = judge.hire(seat, place)
        budget -= card.cost
    if number == PILGRIMAGE:
        mine = sorted([*own[RED], *own[WHITE], *own[YELLOW]], reverse=True)[:3]
        several = _sizes(g, judge, seat, mine, max(other), budget)
    else:
        several = _sizes(g, judge, seat, own[card.colour], other[card.colour], budget)
    best = -9.0
    once = judge.use(seat, card, 1)
    for total, cost, _ in several:
        uses = total // card.divisor
        if uses:
            gain = once if uses == 1 else judge.use(seat, card, uses)
            best = max(best, hire + gain - cost)
    return best if best > -9.0 else hire + once - 1.5


def _build(g: Troyes, judge: Judge, seat: int, other: int) -> float:
    nets = [
        judge.build(seat, [g.faces[die]]) - judge.die(g.faces[die])
        for die in range(6, 12)
        if g.faces[die] and g.district[die] == seat
    ]
    nets.sort(reverse=True)
    best = max([sum(nets[: size + 1]) for size in range(min(3, len(nets)))], default=-9.0)
    if other and g.deniers[seat] >= g.tables.price[1]:
        gift = judge.king_hand if g.seats == 1 else 0.0
        bought = judge.build(seat, [other]) - g.tables.price[1] * judge.denier + gift
        best = max(best, bought)
    return best


def _enter(g: Troyes, judge: Judge, seat: int, building: int) -> float:
    best = -9.0
    can_buy = g.deniers[seat] >= g.tables.price[1]
    for die in range(building * 6, building * 6 + 6):
        face = g.faces[die]
        if not face:
            continue
        mine = g.district[die] == seat
        if mine or can_buy:
            cost = judge.die(face) if mine else g.tables.price[1] * judge.denier
            if not mine and g.seats == 1:
                cost -= judge.king_hand
            best = max(best, judge.enter(seat, g.tables.entries[building][face]) - cost)
    return best
