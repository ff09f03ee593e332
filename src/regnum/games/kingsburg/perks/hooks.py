"""Hooks: what the flow asks the perks of a seat, each the name of a method of `Perk`."""

from __future__ import annotations

from typing import Final, NewType

Hook = NewType("Hook", int)

_names: list[str] = []


def _hook(name: str) -> Hook:
    _names.append(name)
    return Hook(len(_names) - 1)


NONE: Final = Hook(-1)
WHITE_DICE: Final = _hook("white_dice")
COLOURED_DICE: Final = _hook("coloured_dice")
SHIFTS: Final = _hook("shifts")
PRIVATE_ADVISORS: Final = _hook("private_advisors")
CLOSED: Final = _hook("closed")
PRICES: Final = _hook("prices")
SECOND_BUILDING: Final = _hook("second_building")
KINGS_REWARD: Final = _hook("kings_reward")
ENVOY_COMES: Final = _hook("envoy_comes")
ADVISOR_SOLDIERS: Final = _hook("advisor_soldiers")
MAY_LOOK: Final = _hook("may_look")
RECRUIT_PRICE: Final = _hook("recruit_price")
RECRUITS_FOR_TOKEN: Final = _hook("recruits_for_token")
REINFORCEMENTS: Final = _hook("reinforcements")
OWN_HELP: Final = _hook("own_help")
BATTLE: Final = _hook("battle")
WINTER_SOLDIERS: Final = _hook("winter_soldiers")
WINTER_BONUS: Final = _hook("winter_bonus")
WINS_DRAWS: Final = _hook("wins_draws")
PRINTED_LOSS: Final = _hook("printed_loss")
FINAL_POINTS: Final = _hook("final_points")
TAKEN: Final = _hook("taken")
YEAR_BEGINS: Final = _hook("year_begins")
SEASON_BEGINS: Final = _hook("season_begins")
REROLLED: Final = _hook("rerolled")
SETTLE: Final = _hook("settle")
DICE_FINAL: Final = _hook("dice_final")
INFLUENCED: Final = _hook("influenced")
LOOKED: Final = _hook("looked")
CONSTRUCTED: Final = _hook("constructed")
OTHER_CONSTRUCTED: Final = _hook("other_constructed")
SEASON_ENDS: Final = _hook("season_ends")
RECRUITING_BEGINS: Final = _hook("recruiting_begins")
RECRUITING_ENDS: Final = _hook("recruiting_ends")
WINTER_BEGINS: Final = _hook("winter_begins")
REINFORCED: Final = _hook("reinforced")
FOUGHT: Final = _hook("fought")
BATTLES_OVER: Final = _hook("battles_over")
YEAR_ENDS: Final = _hook("year_ends")
LAST_OF_ALL: Final = _hook("last_of_all")

HOOKS: Final = tuple(_names)
"""The names of all hooks, each in the place of its number."""
