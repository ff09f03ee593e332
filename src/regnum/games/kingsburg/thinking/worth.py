"""Kingsburg: what things are usually worth, for bots: buildings by the season, governors by the year, battles by strength."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..components import LOSS_BUILDING, LOSS_POINTS, Enemy
from ..tables import Tables

BY_SEASON: Final[Mapping[str, float]] = {
    "statue": 0.05, "chapel": 0.2, "market": 0.5, "farms": 1.2, "merchants_guild": 0.75, "crane": 0.3,
    "town_hall": 0.4, "embassy": 1.0, "inn": 0.25, "mint": 0.5, "sawmill": 0.25, "quarry": 0.4, "goldsmith": 0.35,
    "fountain": 0.1, "merry_go_round": 0.1, "theatre": 0.1, "royal_gardens": 0.15, "bridge": 0.2, "altar": 0.3,
    "monastery": 0.1, "brewery": 0.35, "traveling_market": 0.35, "vineyards": 0.45, "craftsmens_guild": 0.75,
    "griffin_ranch": 0.15, "park": 0.3, "architects_guild": 0.7, "carpenters_workshop": 0.35, "university": 0.35,
    "library": 0.1,
}  # fmt: skip
"""Points a productive season brings by the ability of a standing building."""

BY_WINTER: Final[Mapping[str, float]] = {
    "barracks": 0.9, "stable": 0.5, "stone_wall": 0.6, "fortress": 0.8, "recruiting_center": 0.4, "training_camp": 0.5,
    "military_academy": 0.6, "improvised_defenses": 0.2, "watch_post": 0.4, "armory": 0.3, "arena": 0.4,
    "sorcerers_tower": 1.0, "small_palisade": 0.3, "catapults": 0.6, "winter_quarters": 0.3, "hideout": 0.2, "school": 0.3,
    "veterans_hall": 0.5, "basilica": 0.2,
}  # fmt: skip
"""Points a winter brings by it, besides the plain bonus in battle."""

GOVERNORS: Final[Mapping[str, float]] = {
    "thief": 1.0, "miner": 6.0, "carpenter": 5.0, "sculptor": 5.5, "minstrel": 4.0, "sorcerer": 5.0, "heiress": 3.0,
    "politician": 6.0, "architect": 5.0, "paladin": 3.5, "prince": 3.0, "philosopher": 2.5, "duke": 5.0, "preacher": 8.0,
    "tax_collector": 4.0, "general": 3.0, "mercenary": 2.5, "fairy": 4.5, "priest": 6.0, "trickster": 2.5, "damsel": 4.0,
    "merchant": 3.5, "spy": 2.0, "engineer": 6.0,
}  # fmt: skip
"""Points a governor is worth over a whole game."""

SEASONS_AFTER: Final = (3, 3, 2, 2, 1, 1, 0, 0, 0)
"""By phase: the productive seasons of the year that have not begun."""
OTHER_ROWS: Final = (-0.5, 0.0, 0.0, -0.5, 0.0, 0.5, -0.5)
"""How much better an alternative row is than the printed one."""

LOWEST: Final = -4
HIGHEST: Final = 24


class Worths:
    """The tables above by number, and what a battle brings at each strength."""

    def __init__(self, tables: Tables, abilities: float = 1.0) -> None:
        names = [perk.name for perk in tables.perks]
        self.by_season: Final = [abilities * BY_SEASON.get(name, 0.0) for name in names]
        self.by_winter: Final = [abilities * BY_WINTER.get(name, 0.0) for name in names]
        self.governors: Final = [GOVERNORS.get(name, 3.0) for name in names]
        self.bonus: Final[list[int]] = [
            int(perk.facts.get("battle", 0)) if place < len(tables.costs) else 0
            for place, perk in enumerate(tables.perks)
        ]
        # The King's help: a die, one of the tokens, or known already.
        helps = ((1, 2, 3, 4, 5, 6), (0, 1, 2, 3), (0,))
        self.cards: Final = [[outcomes([enemy], soldiers) for enemy in tables.enemies] for soldiers in helps]
        self.years: Final = [
            [outcomes([tables.enemies[card] for card in cards], soldiers) for cards in tables.enemies_of]
            for soldiers in helps
        ]


Outcomes = list[tuple[float, float, float]]
"""By strength before the King's soldiers: points won, points and goods lost, chance to lose a building."""


def outcomes(enemies: list[Enemy], reinforcement: tuple[int, ...]) -> Outcomes:
    """What a battle against one of these brings on average, from the lowest strength on."""
    found: Outcomes = []
    for strength in range(LOWEST, HIGHEST + 1):
        won = lost = falls = 0.0
        for enemy in enemies:
            reward = 0.7 * (sum(enemy.reward) + enemy.any) + enemy.points
            loss = sum(
                (0.0 if what == LOSS_BUILDING else count if what == LOSS_POINTS else 0.35 * count)
                for what, count in enemy.losses
            )
            building = any(what == LOSS_BUILDING for what, _ in enemy.losses)
            for soldiers in reinforcement:
                if strength + soldiers > enemy.strength:
                    won += reward
                elif strength + soldiers < enemy.strength:
                    lost += loss
                    falls += building
        count = max(len(enemies) * len(reinforcement), 1)
        found.append((won / count, lost / count, falls / count))
    return found
