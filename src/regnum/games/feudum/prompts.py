"""Feudum: the kinds of prompts."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import Kind, Name, Number, Piece, Seat
from .components import GUILDS, PLACES
from .kinds import ROLES, TASKS

_PLACE: Final = Name("place", PLACES)
_GUILD: Final = Name("guild", GUILDS)
_TASK: Final = Name("task", TASKS)
_ROLE: Final = Name("role", ROLES)
_COUNT: Final = Number("count")
_ATTACK: Final = Number("attack")
_DEFENCE: Final = Number("defence")
_RIVAL: Final = Seat("rival")
_TARGET: Final = Piece("target")

PROMPTS: Final = (
    Kind("buy_goods", Number("bought"), Number("spent"), _GUILD, _TASK),
    Kind("buy_seals", _GUILD, _TASK),
    Kind("buy_vessel", _GUILD, _TASK),
    Kind("choose_cards"),
    Kind("choose_fief", _PLACE),
    Kind("claim_immunity", _RIVAL, _PLACE, _ROLE),
    Kind("collect_land", _COUNT, _PLACE),
    Kind("conquer"),
    Kind("declare_bonus"),
    Kind("defend", _ATTACK, _DEFENCE, _RIVAL, _TARGET, _PLACE),
    Kind("dig_deeper"),
    Kind("end_turn"),
    Kind("enter_guild", _COUNT),
    Kind("explore"),
    Kind("feed"),
    Kind("first_pawn"),
    Kind("give_markers", _COUNT, _GUILD, _TASK),
    Kind("godspeed"),
    Kind("guild"),
    Kind("harvest"),
    Kind("improve"),
    Kind("influence"),
    Kind("inspect_harvest", _PLACE),
    Kind("interlude"),
    Kind("invent", Number("made"), Number("barrels"), _GUILD, _TASK),
    Kind("join_service"),
    Kind("keep_writ"),
    Kind("lay_card"),
    Kind("lay_second_card"),
    Kind("migrate"),
    Kind("move", Number("points")),
    Kind("place_reeve", _GUILD),
    Kind("reinforce", _ATTACK, _DEFENCE, _RIVAL, _TARGET, _PLACE),
    Kind("repeat"),
    Kind("seal_scrolls", _COUNT, _GUILD, _TASK),
    Kind("sell_harvest"),
    Kind("send_home"),
    Kind("send_seals", _GUILD, _TASK),
    Kind("shift_goods", _COUNT, _GUILD, _TASK),
    Kind("steal"),
    Kind("store_sulfur", _COUNT),
    Kind("swap_tile"),
    Kind("take_goods", _COUNT),
    Kind("take_seal", _GUILD, _TASK),
    Kind("take_tile"),
    Kind("tame_monster"),
    Kind("tax", _COUNT),
)
