"""Kingsburg: the enemy's strength, a seat's strength part by part, and the building that would fall first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .components import Enemy
from .perks import hooks

if TYPE_CHECKING:
    from .state import Kingsburg

WINTER_PHASE: Final = 8
FACES: Final = (1, 6)
"""The lowest and the highest face of the King's die."""


def the_enemy(g: Kingsburg) -> Enemy:
    """This year's enemy."""
    return g.tables.enemies[g.enemies[g.year - 1]]


def final_strength(g: Kingsburg, enemy: Enemy) -> int:
    """The enemy's strength with the event of the year."""
    return enemy.strength if g.event < 0 else g.tables.perks[g.event].enemy_strength(g, enemy.strength)


def bonuses(g: Kingsburg, seat: int, enemy: Enemy, against: int) -> list[tuple[int, int]]:
    """The perks that help or hinder against this enemy of this final strength, each with its bonus."""
    found: list[tuple[int, int]] = []
    for perk in g.asked(hooks.BATTLE, seat):
        bonus = perk.battle(g, seat, enemy, against)
        if bonus:
            found.append((perk.number, bonus))
    return found


def sure_bonuses(g: Kingsburg, seat: int, enemies: list[Enemy]) -> list[tuple[int, int]]:
    """The bonuses that hold whichever of these enemies it is: the least of each, with what winter's beginning brings."""
    found: list[tuple[int, int]] = []
    against = [(enemy, final_strength(g, enemy)) for enemy in enemies]
    for perk in g.asked(hooks.BATTLE, seat):
        bonus = min([perk.battle(g, seat, enemy, strength) for enemy, strength in against])
        if g.phase < WINTER_PHASE:
            bonus += perk.winter_bonus(g, seat)[0]
        if bonus:
            found.append((perk.number, bonus))
    if g.phase < WINTER_PHASE:
        for perk in g.asked(hooks.WINTER_SOLDIERS, seat):
            soldiers = min(perk.winter_soldiers(g, seat), g.tables.chart - g.soldiers[seat])
            if soldiers:
                found.append((perk.number, soldiers))
    return found


def to_come(g: Kingsburg, seat: int) -> tuple[int, int, int]:
    """What winter's beginning will bring a seat: soldiers, the least of the bonuses, and how much luck may add to them."""
    soldiers = 0
    least = 0
    luck = 0
    if g.phase < WINTER_PHASE:
        for perk in g.asked(hooks.WINTER_SOLDIERS, seat):
            soldiers += perk.winter_soldiers(g, seat)
        for perk in g.asked(hooks.WINTER_BONUS, seat):
            few, many = perk.winter_bonus(g, seat)
            least += few
            luck += many - few
    return min(soldiers, g.tables.chart - g.soldiers[seat]), least, luck


def fought(g: Kingsburg) -> bool:
    """Whether this winter's strengths have been compared and the soldiers still stand."""
    return any(g.outcome) or any(g.strength)


def kings_help(g: Kingsburg, seat: int) -> tuple[int, int]:
    """The fewest and the most soldiers the King may still send a seat."""
    if fought(g):
        return 0, 0
    tokens = g.soldier_tokens[seat]
    if g.sent[seat] >= 0 or g.reinforcement[seat]:
        least = most = g.reinforcement[seat]
    elif tokens:
        least, most = min(tokens), max(tokens)
    else:
        die = g.tables.perks[g.event].kings_die(g) if g.event >= 0 else 0
        least, most = (die, die) if die else FACES
    for perk in g.asked(hooks.OWN_HELP, seat):
        most = max(most, perk.own_help(g, seat, bool(tokens)))
    for perk in g.asked(hooks.REINFORCEMENTS, seat):
        least = perk.reinforcements(g, seat, least, bool(tokens))
        most = perk.reinforcements(g, seat, most, bool(tokens))
    room = g.tables.chart - g.soldiers[seat] - to_come(g, seat)[0]
    return min(least, room), min(most, room)


def outlook(g: Kingsburg, seat: int, enemies: list[Enemy]) -> list[int]:
    """How this winter's battle may end for a seat, if it came now and the enemy is one of these: -1 lost, 0 drawn, 1 won."""
    least, most = kings_help(g, seat)
    joining, bonus, luck = to_come(g, seat)
    draw = 0
    for perk in g.asked(hooks.WINS_DRAWS, seat):
        draw = max(draw, int(perk.wins_draws(g, seat)))
    found: set[int] = set()
    for enemy in enemies:
        against = final_strength(g, enemy)
        standing = sum([one for _, one in bonuses(g, seat, enemy, against)])
        for lucky in (0, luck):
            sure = g.soldiers[seat] + joining + standing + bonus + lucky
            if sure + least < against:
                found.add(-1)
            if sure + least <= against <= sure + most:
                found.add(draw)
            if sure + most > against:
                found.add(1)
    return sorted(found)


def first_to_fall(g: Kingsburg, seat: int) -> int:
    """The topmost building of the rightmost column that has one which can be destroyed, or -1."""
    built = g.built[seat]
    sheet = g.sheets[seat]
    for column in (3, 2, 1, 0):
        for row in range(7):
            cell = 4 * row + column
            if built >> cell & 1 and g.tables.perks[sheet[cell]].destructible:
                return sheet[cell]
    return -1
