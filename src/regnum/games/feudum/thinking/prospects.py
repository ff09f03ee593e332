"""What each action card promises a seat now, and what a hand of them is worth."""

from __future__ import annotations

from typing import Final

from ..actions import battle
from ..actions.harvest import yield_of
from ..actions.improve import improve_points
from ..actions.influence import role
from ..components import (
    CONQUER,
    DEFEND,
    EXPLORE,
    FARM,
    FIEF,
    FOOD,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    IRON,
    JOURNEYMAN,
    KNIGHT,
    MASTER,
    MIGRATE,
    MOVE,
    OUTPOST,
    REPEAT,
    ROAD,
    SALTPETER,
    TAX,
    TOWN,
    WOOD,
)
from ..kinds import PULL_TASK, PUSH_TASK, RULER, SERF
from ..state import GIANT_FIGURE, Feudum
from .tasks import holdings, task_points, trade_worth
from .worth import rounds_left

RULE: Final = 1.9
"""A place to rule; then what its region, a fief or taking it from another adds."""
NEW_REGION: Final = 1.6
RULED_FIEF: Final = 3.0
TAKE_OVER: Final = 0.6
SERF_MARK: Final = 0.6
SUBJECT_MARK: Final = 0.35
PAWN: Final = 0.30
"""A pawn on the board, a round; less what it eats at once."""
UPKEEP: Final = 0.6
HUNGER: Final = 1.5
TILE: Final = 1.0
NEW_FIEF: Final = 3.0
LAND: Final = 2.5
MOVE_AT_ALL: Final = 0.3
LOOT: Final = 0.7
VOYAGE: Final = 2.4
EXPLORING: Final = 1.6
REAPING: Final = 0.24
SHILLING: Final = 0.48
DEFENDING: Final = 1.0
BEATEN_FIEF: Final = 5.0
BEATEN_PAWN: Final = 3.2
SERVICE: Final = 2.0
STEPS: Final = 0.8
LIKELY: Final = 1.12


def place_worth(g: Feudum, seat: int, place: int, lasting: float) -> float:
    """What a further marker in a place would bring."""
    new = role(g, seat, place)
    if new < 0:
        return 0.0
    if new == RULER:
        value = RULE
        region = g.tables.region[place]
        for near in g.tables.region_places[region]:
            if g.ruler[near] == seat:
                break
        else:
            value += NEW_REGION * lasting
        if g.disc[place] >= FIEF:
            value += RULED_FIEF
        if g.ruler[place] >= 0:
            value += TAKE_OVER
        return value
    return SERF_MARK if new == SERF else SUBJECT_MARK


def star_gain(g: Feudum, seat: int, guild: int, lasting: float, counts: list[int]) -> float:
    """What one more pawn of a guild would bring by rank; `counts` are the settlements by kind."""
    base = guild * g.seats
    own = g.stars[base + seat]
    stars = own + 1
    if not own:
        stars += counts[g.tables.second[guild]]
    points = g.tables.rank_points
    old = g.rank(guild, seat)
    rank = 0
    for at in range(3):
        other = g.track[guild * 3 + at]
        if other >= 0 and other != seat and g.stars[base + other] >= stars:
            rank += 1
    before = points[old] if old >= 0 else 0
    after = points[rank] if rank < g.tables.ranks and (old >= 0 or g.markers[seat]) else 0
    return max(0, after - before) * lasting + 0.15


def improve_worth(g: Feudum, seat: int, place: int) -> float:
    """Points of improving a ruled place, and the tile."""
    kind = min(g.disc[place], FIEF)
    region = g.tables.region[place]
    value = 0.0
    if g.stack_open(region):
        value = improve_points(g, region, kind + 1) + TILE
    if kind == TOWN:
        value += NEW_FIEF
    return value


def attack_worth(g: Feudum, seat: int, target: int, defender: int, place: int) -> float:
    """What an attack would bring, weighed by whether it can be won."""
    strength = battle.attack(g, seat, target, place)
    against = battle.defence(g, defender, target, place)
    salt = g.goods[seat * 5 + SALTPETER] + g.tile_count(seat)
    if salt and not g.face_at(seat, KNIGHT, place):
        salt = 1
    lack = against + 1 - strength
    if lack > salt + (g.writs[seat] & 3).bit_count():
        return 0.0
    value = BEATEN_FIEF if target == battle.FIEF_TARGET else BEATEN_PAWN
    if g.military[seat] < 3 and g.free_discs(seat):
        value += SERVICE if g.ruled(seat, FIEF) else 0.5
    return value - 0.8 * max(0, lack)


def best_attack(g: Feudum, seat: int) -> float:
    """The best attack from where one's figures stand."""
    here = g.place_mask(seat)
    for monster in range(2):
        if g.monster_owner[monster] == seat:
            here |= 1 << g.monster_place[monster]
    best = 0.0
    for figure in range(3 * g.seats):
        place = g.pawn_place[figure]
        if place >= 0 and here >> place & 1 and figure // 3 != seat:
            best = max(best, attack_worth(g, seat, figure, figure // 3, place))
    for monster in range(2):
        place = g.monster_place[monster]
        owner = g.monster_owner[monster]
        if owner >= 0 and owner != seat and here >> place & 1:
            best = max(best, attack_worth(g, seat, GIANT_FIGURE + monster, owner, place))
    for place, ruler in enumerate(g.ruler):
        if ruler >= 0 and ruler != seat and g.disc[place] >= FIEF and here >> place & 1:
            best = max(best, attack_worth(g, seat, battle.FIEF_TARGET, ruler, place))
    return best


def guild_prospects(g: Feudum, seat: int, counts: list[int], harvest: int) -> list[float]:
    """The best Guild task in each guild, best first."""
    found = []
    for guild in range(6):
        if g.guilds_used[seat] >> guild & 1:
            continue
        best = 0.0
        if g.track[guild * 3 + MASTER] == seat:
            best = task_points(g, guild, PUSH_TASK)
        elif g.track[guild * 3 + JOURNEYMAN] == seat:
            best = task_points(g, guild, PULL_TASK)
        if best < 3.0 and (guild == 0 or g.coins[seat] >= 3):
            best = max(best, trade_worth(g, seat, guild, counts, harvest))
        found.append(best)
    found.sort(reverse=True)
    return found


class Prospects:
    """The promise of all eleven cards to one seat in one position."""

    __slots__ = ("again", "cards", "marks", "steps")

    cards: list[float]
    """By card, alone."""
    again: list[float]
    """By card, done a second time."""
    marks: list[float]
    """What markers would bring where pawns stand, best first."""
    steps: float
    """What moving first could add to that."""

    def __init__(self, g: Feudum, seat: int, lasting: float) -> None:
        cards = [0.0] * 11
        again = [0.0] * 11
        rounds = rounds_left(g)
        counts, harvest = holdings(g, seat)
        pawns = g.on_map(seat)
        markers = g.markers[seat]
        marks: list[float] = []
        steps = 0.0
        near = g.tables.near[ROAD]
        seen = 0
        loot = 0.0
        for figure in pawns:
            place = g.pawn_place[figure]
            here = 0.0
            if not seen >> place & 1:
                here = place_worth(g, seat, place, lasting)
                marks.append(here)
                seen |= 1 << place
            best = 0.0
            for target in near[place]:
                if not seen >> target & 1:
                    best = max(best, place_worth(g, seat, target, lasting))
                if not loot and g.lying_at(target) and (g.disc[target] != FARM or g.ruler[target] != seat):
                    loot = LOOT
            if best > here:
                steps += best - here
        marks.sort(reverse=True)
        self.marks = marks
        self.steps = steps if markers else 0.0
        cards[INFLUENCE] = sum(marks[:markers])
        again[INFLUENCE] = 0.5 if markers > len(marks) else 0.1
        if pawns:
            cards[MOVE] = MOVE_AT_ALL + loot
            again[MOVE] = MOVE_AT_ALL + loot + VOYAGE
        if len(pawns) < 3 and g.has(seat, FOOD):
            gain = max([star_gain(g, seat, guild, lasting, counts) for guild in range(6)])
            cards[MIGRATE] = gain + PAWN * rounds - UPKEEP
            food = g.goods[seat * 5 + FOOD] + g.barrel[seat]
            if food < len(pawns) + 2:
                cards[MIGRATE] -= HUNGER
        self._settlements(g, seat, cards, counts)
        cards[CONQUER] = 0.85 * best_attack(g, seat)
        cards[DEFEND] = DEFENDING
        guilds = guild_prospects(g, seat, counts, harvest)
        cards[GUILD] = guilds[0] if guilds else 0.0
        again[GUILD] = guilds[1] if len(guilds) > 1 else 0.0
        if g.advanced and g.goods[seat * 5 + SALTPETER]:
            again[MIGRATE] = max(0.0, cards[MIGRATE] - 1.5)
            again[HARVEST] = max(0.0, cards[HARVEST] - 1.0)
            again[IMPROVE] = max(0.0, 0.7 * cards[IMPROVE] - 1.0)
        self.cards = cards
        self.again = again

    def _settlements(self, g: Feudum, seat: int, cards: list[float], counts: list[int]) -> None:
        wood = g.has(seat, WOOD)
        iron = g.has(seat, IRON)
        seal = g.seals[seat] > 0
        best = 0.0
        tends = g.advanced and wood and g.tile_count(seat) > 0
        for place, ruler in enumerate(g.ruler):
            if ruler == seat:
                kind = min(g.disc[place], FIEF)
                if (kind == OUTPOST and wood) or (kind == FARM and iron) or (kind == TOWN and seal):
                    best = max(best, improve_worth(g, seat, place))
            elif tends and g.serf[place] == seat and g.land[place] < 0:
                best = max(best, 2.0 + LAND * (5 - g.epoch))
        cards[IMPROVE] = best
        if counts[OUTPOST]:
            cards[EXPLORE] = (EXPLORING if g.writs[seat].bit_count() < 3 else 0.5) + 0.2 * (
                counts[OUTPOST] + counts[FIEF]
            )
        if counts[FARM]:
            cards[HARVEST] = 1.0 + REAPING * yield_of(g, seat)
        if counts[TOWN]:
            cards[TAX] = SHILLING * (1 + counts[TOWN] + counts[FIEF])

    def likely(self, size: int, played: int) -> float:
        """What so many cards that one cannot see are worth: mostly the best ones not yet laid."""
        worth = [self.cards[card] for card in range(11) if not played >> card & 1]
        worth.sort(reverse=True)
        return LIKELY * sum(worth[:size])

    def hand(self, hand: int) -> float:
        """What a hand is worth: its cards, and what they do for each other."""
        cards = self.cards
        value = 0.0
        for card in range(11):
            if hand >> card & 1:
                value += cards[card]
        if hand >> MOVE & 1 and hand >> INFLUENCE & 1:
            value += STEPS * self.steps
        if hand >> REPEAT & 1:
            best = 0.0
            for card in range(11):
                if hand >> card & 1 and self.again[card] > best:
                    best = self.again[card]
            value += best
        if hand >> HARVEST & 1 and hand >> GUILD & 1 and cards[GUILD] < 1.0:
            value += 0.6
        return value
