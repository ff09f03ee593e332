"""How promising options look at a glance: weights for search and playouts."""

from __future__ import annotations

from typing import Final

from ....kernel.kinds import Option
from ..actions import battle
from ..actions.clash import Reinforce
from ..components import FOOD, INFLUENCE, IRON, MOVE, REPEAT, SULFUR, WOOD
from ..kinds import (
    ADD_DISC,
    ADD_REEVE,
    ATTACK_FIEF,
    ATTACK_FIGURE,
    BOARD,
    BUY_GOOD,
    BUY_RULE,
    CHOOSE_FIEF,
    COLLECT,
    COLLECT_TAX,
    DECLARE,
    DECLINE,
    DIG,
    DO_AGAIN,
    DONE,
    DOUBLE,
    DROP_WRIT,
    EXTRA,
    FEAST,
    FEED,
    IMPROVE_PLACE,
    INVENT,
    KEEP_WRIT,
    LAY,
    MANDATE,
    MARK,
    PICK_COLOURS,
    PICK_SCROLLS,
    POCKET,
    PULL,
    PULL_TASK,
    PUSH,
    PUSH_TASK,
    PUT_PAWN,
    REAP,
    RECLAIM,
    REVEAL,
    SELL,
    SEND_HOME,
    SHIFT,
    STARVE,
    STEAL,
    STEP,
    STORE,
    SWAP_TILE,
    TAKE_OFF,
    TAME,
    TEND,
    TRADE,
    USE_SALTPETER,
    USE_WEAPON,
)
from ..reserve import writs
from ..state import Feudum
from .prospects import Prospects, attack_worth, improve_worth, place_worth, star_gain
from .tasks import holdings, task_points, trade_worth
from .worth import rounds_left


def judge(g: Feudum, seat: int, options: list[Option], lasting: float) -> list[float]:
    """About how many points each option is better than none."""
    kind: int = options[-1][0]
    first: int = options[0][0]
    if first == LAY or kind == LAY or (len(options) > 1 and options[1][0] == LAY):
        return _lays(g, seat, options, lasting)
    if first == PUT_PAWN or (len(options) > 1 and options[1][0] == PUT_PAWN):
        return _arrivals(g, seat, options, lasting)
    if kind == STEP:
        return _steps(g, seat, options, lasting)
    return [_judge_one(g, seat, option, lasting) for option in options]


_ORDER: Final = (2.4, 2.0, 2.2, 1.9, 1.2, 1.6, 1.5, 1.4, 0.6, 0.2, 1.7)
"""By card: what is usually laid first."""


def quick(g: Feudum, seat: int, options: list[Option], lasting: float) -> list[float]:
    """The same for playouts: cards by habit, everything else as `judge` does."""
    if options[0][0] != LAY and not (len(options) > 1 and options[1][0] == LAY):
        return judge(g, seat, options, lasting)
    hand = g.hand[seat]
    found = []
    for option in options:
        if option[0] == LAY:
            card: int = option[1]
            value = _ORDER[card]
            if card == MOVE and hand >> INFLUENCE & 1:
                value = 2.3
            elif card == REPEAT and g.played[seat] & g.tables.twice:
                value = 1.3
            found.append(value)
        elif option[0] == DONE:
            found.append(1.0)
        else:
            found.append(_judge_one(g, seat, option, lasting))
    return found


def _lays(g: Feudum, seat: int, options: list[Option], lasting: float) -> list[float]:
    prospects = Prospects(g, seat, lasting)
    whole = prospects.hand(g.hand[seat])
    found = []
    for option in options:
        if option[0] == LAY:
            card: int = option[1]
            now = prospects.cards[card]
            later = prospects.hand(g.hand[seat] & ~(1 << card))
            value = now + 0.9 * (later - whole)
            if card == REPEAT:
                again = [prospects.again[one] for one in range(11) if g.played[seat] >> one & 1]
                value = max([0.0, *again]) + 0.9 * (later - whole)
            elif card == MOVE and g.hand[seat] >> INFLUENCE & 1:
                value += 0.6 * prospects.steps
            found.append(value)
        else:
            found.append(_judge_one(g, seat, option, lasting))
    return found


def _arrivals(g: Feudum, seat: int, options: list[Option], lasting: float) -> list[float]:
    counts, _ = holdings(g, seat)
    gains = [star_gain(g, seat, guild, lasting, counts) for guild in range(6)]
    places: dict[int, float] = {}
    here = g.place_mask(seat)
    found = []
    for option in options:
        if option[0] == PUT_PAWN:
            place: int = option[2]
            if place not in places:
                worth = place_worth(g, seat, place, lasting)
                places[place] = worth if not here >> place & 1 else 0.2 * worth
            found.append(gains[option[1]] + 0.7 * places[place] + 0.3 * rounds_left(g) - 0.6)
        else:
            found.append(_judge_one(g, seat, option, lasting))
    return found


def _steps(g: Feudum, seat: int, options: list[Option], lasting: float) -> list[float]:
    worth: dict[int, float] = {}
    here = g.place_mask(seat)
    found = []
    keen = 1.0 if g.hand[seat] >> INFLUENCE & 1 and g.markers[seat] else 0.4
    for option in options:
        if option[0] != STEP:
            found.append(0.0)
            continue
        source: int = option[3]
        target: int = option[4]
        for place in (source, target):
            if place not in worth:
                worth[place] = place_worth(g, seat, place, lasting)
        gain = (0.0 if here >> target & 1 else worth[target]) - worth[source]
        value = 0.25 + keen * gain
        if g.lying_at(target) and (g.disc[target] != 1 or g.ruler[target] != seat):
            value += 0.6
        if option[5] == 1:
            value -= 0.9
        elif option[5] > 1:
            value -= 0.2
        found.append(value)
    return found


def _judge_one(g: Feudum, seat: int, option: Option, lasting: float) -> float:
    kind: int = option[0]
    if kind in (DONE, DECLINE):
        return 0.0
    if kind == MARK:
        return place_worth(g, seat, option[1], lasting)
    if kind == BUY_RULE:
        return 2.4
    if kind in (PUSH, PULL, TRADE, FEAST):
        return _task(g, seat, option)
    if kind == IMPROVE_PLACE:
        return improve_worth(g, seat, option[1])
    if kind == TEND:
        return 1.0 + 3.0 * lasting
    if kind == SHIFT:
        return _shift(g, option[1])
    if kind == CHOOSE_FIEF:
        return star_gain(g, seat, option[1], lasting, holdings(g, seat)[0]) * 1.5
    if kind == ATTACK_FIGURE:
        return attack_worth(g, seat, option[1], option[3], option[4]) - 0.3
    if kind == ATTACK_FIEF:
        return attack_worth(g, seat, battle.FIEF_TARGET, option[1], option[2]) - 0.3
    if kind in (USE_SALTPETER, USE_WEAPON):
        return _reinforce(g)
    if kind in (KEEP_WRIT, DROP_WRIT):
        return _writ(g, seat, option[1]) * (1.0 if kind == KEEP_WRIT else -1.0)
    if kind == DECLARE:
        return 0.0 if option[1] == 0 else _bonus(g, seat, option[1], lasting)
    if kind == FEED:
        return _wine(g, seat, option[1])
    if kind == SEND_HOME:
        return _sent_home(option[1])
    if kind == STORE:
        return _store(g, seat, option[1])
    if kind == REAP:
        return 2.0 if not option[2] else 2.2 - 0.8 * sum(g.beads[seat * 4 : seat * 4 + 4])
    if kind == POCKET:
        return _pocket(g, seat, option[1])
    if kind == SELL:
        return _sale(g, seat, option[2], option[3])
    if kind == BUY_GOOD:
        return _purchase(g, seat, option[1], option[2])
    if kind == DO_AGAIN:
        return max(0.2, Prospects(g, seat, lasting).again[option[1]])
    if kind in (PICK_SCROLLS, PICK_COLOURS):
        return _tokens(g, seat, option)
    return _PLAIN.get(kind, 0.5)


_PLAIN: dict[int, float] = {
    ADD_DISC: 1.0, ADD_REEVE: 1.0, BOARD: -0.8, COLLECT: 0.4, COLLECT_TAX: 1.0, DIG: 1.4, INVENT: 1.2,
    MANDATE: 0.8, RECLAIM: -1.0, REVEAL: 1.0, STARVE: 0.6, STEAL: 0.8, SWAP_TILE: -1.2, TAKE_OFF: -2.5, TAME: 0.3,
}  # fmt: skip
"""Options judged by their kind alone."""


def _task(g: Feudum, seat: int, option: Option) -> float:
    kind: int = option[0]
    guild: int = option[1]
    if kind == PUSH:
        return task_points(g, guild, PUSH_TASK)
    if kind == PULL:
        return task_points(g, guild, PULL_TASK)
    if kind == FEAST:
        return task_points(g, guild, option[3]) + g.tables.feast_points - 0.7
    counts, harvest = holdings(g, seat)
    return trade_worth(g, seat, guild, counts, harvest)


def _shift(g: Feudum, goods: tuple[int, ...]) -> float:
    """Shelves or carts a shift would fill: told apart by what has room."""
    shelves = carts = 0
    for good in range(5):
        if goods[good]:
            shelves += g.shelves[good] + goods[good] == g.tables.columns
            carts += g.carts[good] + goods[good] == g.tables.cart
    return 2.0 * max(shelves, carts)


def _reinforce(g: Feudum) -> float:
    step = g.decision()
    if not isinstance(step, Reinforce):
        return 0.0
    lack = step.against(g) + 1 - step.strength(g)
    return 2.5 if 0 < lack <= 3 else -1.0


def _writ(g: Feudum, seat: int, writ: int) -> float:
    if writ < 8:
        return 0.9
    return 0.6 + 0.5 * writs.charter_points(g, seat, writ)


def _bonus(g: Feudum, seat: int, bonus: int, lasting: float) -> float:
    spare = g.goods[seat * 5 + (0 if bonus == EXTRA else SULFUR)] > 0
    if bonus == DOUBLE:
        return 0.2 if spare else -0.8
    worth = sorted(Prospects(g, seat, lasting).cards, reverse=True)
    return worth[4] - (0.7 if spare else 1.3)


def _wine(g: Feudum, seat: int, drinkers: int) -> float:
    return (-0.2 if g.goods[seat * 5 + FOOD] >= 3 else 0.5) * drinkers.bit_count()


def _sent_home(leavers: int) -> float:
    return -2.0 * leavers.bit_count()


def _sale(g: Feudum, seat: int, food: int, shillings: int) -> float:
    return 0.5 * (food * _food_need(g, seat) + shillings)


def _store(g: Feudum, seat: int, barrel: int) -> float:
    return 0.3 * barrel if g.goods[seat * 5 + FOOD] < 4 else 0.1 * barrel


def _pocket(g: Feudum, seat: int, goods: tuple[int, ...]) -> float:
    value = -0.6 * sum(g.beads[seat * 4 : seat * 4 + 4])
    for good in range(5):
        if goods[good]:
            value += goods[good] * (0.9 if g.goods[seat * 5 + good] < 2 else 0.4)
    return value


def _food_need(g: Feudum, seat: int) -> float:
    return 1.6 if g.goods[seat * 5 + FOOD] < 2 * len(g.on_map(seat)) else 0.6


def _purchase(g: Feudum, seat: int, good: int, price: int) -> float:
    have = g.goods[seat * 5 + good]
    value = 0.4
    if good == FOOD:
        value = 1.3 * _food_need(g, seat) if have < 3 else 0.3
    elif good in (WOOD, IRON) and not have:
        value = 1.2
    return value - 0.42 * price


def _tokens(g: Feudum, seat: int, option: Option) -> float:
    """Scrolls and colours: complete lines, spare the own row."""
    if option[0] == PICK_COLOURS:
        return len(option[1]) - (0.6 if seat in option[1] else 0.0)
    mask = 0
    for scroll in option[1]:
        mask |= 1 << scroll
    after = g.scrolls | mask
    if after == g.scrolls:
        return 0.3 * len(option[1])
    rows = sum([line & after == line and line & mask != 0 for line in g.tables.scroll_rows])
    columns = sum([line & after == line and line & mask != 0 for line in g.tables.scroll_columns])
    return 2.0 * max(rows, columns)
