"""Feudum: the kinds of options and events."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import Counts, Kind, Mask, Name, NameList, Number, Numbers, Seat
from .components import (
    CARDS,
    CHARITIES,
    COLOURS,
    GOODS,
    GUILDS,
    LANDS,
    MONSTERS,
    PLACES,
    RANKS,
    REGIONS,
    RESOURCES,
    ROUTES,
    SCROLLS,
    SETTLEMENTS,
    VESSELS,
    WRITS,
)

CHARACTERS: Final = (*GUILDS, *MONSTERS)
"""What a figure on the map shows; pawns have the six of the guilds."""
BONUSES: Final = ("none", "extra", "double")
NO_BONUS: Final = 0
EXTRA: Final = 1
DOUBLE: Final = 2
ROLES: Final = ("ruler", "subject", "serf")
RULER: Final = 0
SUBJECT: Final = 1
SERF: Final = 2
TASKS: Final = ("trade", "pull", "push")
TRADE_TASK: Final = 0
PULL_TASK: Final = 1
PUSH_TASK: Final = 2
INVENTIONS: Final = (*VESSELS, "krud")
KRUD_BARREL: Final = 3
GAINS: Final = (
    "shillings", "more_shillings", "ship", "submersible", "flying", "goods", "markers", "seal", "bead", "attack",
    "more_attack",
)  # fmt: skip
"""What a mandate is used for."""
YIELDS: Final = ("whole", "partial")
STORES: Final = ("settlement", "land")
SOURCES: Final = (
    "improve", "land", "harvest", "conquer", "defend", "guild", "feast", "reeve",
    "ranks", "regions", "disloyalty", "voyage", "empire", "sets", "shillings", "charters",
)  # fmt: skip
"""Where points come from."""
BY_IMPROVING: Final = 0
BY_LAND: Final = 1
BY_HARVEST: Final = 2
BY_CONQUEST: Final = 3
BY_DEFENCE: Final = 4
BY_GUILDS: Final = 5
BY_FEASTS: Final = 6
BY_REEVES: Final = 7
BY_RANKS: Final = 8
BY_REGIONS: Final = 9
BY_DISLOYALTY: Final = 10
BY_VOYAGE: Final = 11
BY_EMPIRE: Final = 12
BY_SETS: Final = 13
BY_SHILLINGS: Final = 14
BY_CHARTERS: Final = 15

_PLACE: Final = Name("place", PLACES)
_CHARACTER: Final = Name("character", CHARACTERS)
_PAWN: Final = Number("pawn")
_OWN_CARD: Final = Name("card", CARDS, spends=True)
"""Things that an option gives up are marked so; nobody but the player adds them to a draft."""
_OWN_WRIT: Final = Name("writ", WRITS, spends=True)
_OWN_TILE: Final = Name("land", LANDS, spends=True)
_OWN_VESSEL: Final = Name("vessel", VESSELS, spends=True)
_CARD: Final = Name("card", CARDS)
_GOOD: Final = Name("good", GOODS)
_GOODS: Final = Counts("goods", GOODS, "good")
_GUILD: Final = Name("guild", GUILDS)
_LAND: Final = Name("land", LANDS)
_WRIT: Final = Name("writ", WRITS)
_GAIN: Final = Name("gain", GAINS)
_ROLE: Final = Name("role", ROLES)
_VESSEL: Final = Name("vessel", VESSELS)
_REGION: Final = Name("region", REGIONS)
_SETTLEMENT: Final = Name("settlement", SETTLEMENTS)
_MONSTER: Final = Name("monster", MONSTERS)
_RESOURCE: Final = Name("resource", RESOURCES)
_TASK: Final = Name("task", TASKS)
_SCROLLS: Final = NameList("scrolls", SCROLLS, "scroll")
_COLOURS: Final = NameList("colours", COLOURS, "colour")
_SOURCE_PLACE: Final = Name("source", PLACES, "place")
_TARGET_PLACE: Final = Name("target", PLACES, "place")
_ROUTE: Final = Name("route", ROUTES)
_STORE: Final = Name("store", STORES)

# Options. A pawn is numbered seat * 3 + 0 … 2; the giant is 15, the serpent 16.

DECLARE: Final = 0
CHOOSE: Final = 1
LAY: Final = 2
DONE: Final = 3
DECLINE: Final = 4
TAKE_GOODS: Final = 5
PUT_PAWN: Final = 6
TAKE_OFF: Final = 7
SWAP_TILE: Final = 8
PICK_GOOD: Final = 9
STORE: Final = 10
MANDATE: Final = 11
DROP_WRIT: Final = 12
KEEP_WRIT: Final = 13
BOARD: Final = 14
RECLAIM: Final = 15
STEP: Final = 16
STEAL: Final = 17
MARK: Final = 18
BUY_RULE: Final = 19
IMPROVE_PLACE: Final = 20
CHOOSE_FIEF: Final = 21
TAKE_TILE: Final = 22
TEND: Final = 23
COLLECT: Final = 24
DIG: Final = 25
REAP: Final = 26
POCKET: Final = 27
COLLECT_TAX: Final = 28
ATTACK_FIGURE: Final = 29
ATTACK_FIEF: Final = 30
STARVE: Final = 31
REVEAL: Final = 32
USE_SALTPETER: Final = 33
USE_WEAPON: Final = 34
ADD_DISC: Final = 35
DO_AGAIN: Final = 36
TRADE: Final = 37
PULL: Final = 38
PUSH: Final = 39
FEAST: Final = 40
SELL: Final = 41
BUY_GOOD: Final = 42
BUY_VESSEL: Final = 43
PICK_SCROLLS: Final = 44
PICK_COLOURS: Final = 45
SHIFT: Final = 46
INVENT: Final = 47
TAME: Final = 48
ADD_REEVE: Final = 49
FEED: Final = 50
SEND_HOME: Final = 51
ENTER_GUILD: Final = 52

OPTIONS: Final = (
    Kind("declare", Name("bonus", BONUSES)),
    Kind("choose", NameList("cards", CARDS, "card", spends=True)),
    Kind("lay", _OWN_CARD),
    Kind("done"),
    Kind("decline"),
    Kind("take_goods", _GOODS),
    Kind("put_pawn", _CHARACTER, _PLACE),
    Kind("take_off", _PAWN, _CHARACTER, _PLACE),
    Kind("swap_tile", _OWN_TILE),
    Kind("pick_good", _GOOD),
    Kind("store", Number("barrel")),
    Kind("mandate", _OWN_WRIT, _GAIN),
    Kind("drop_writ", _OWN_WRIT),
    Kind("keep_writ", _WRIT),
    Kind("board", _OWN_VESSEL, _PAWN, _CHARACTER, _PLACE),
    Kind("reclaim", _PLACE, _ROLE),
    Kind("step", _PAWN, _CHARACTER, _SOURCE_PLACE, _TARGET_PLACE, _ROUTE),
    Kind("steal", _PLACE, _RESOURCE, _STORE),
    Kind("mark", _PLACE),
    Kind("buy_rule", _PLACE),
    Kind("improve", _PLACE, _SETTLEMENT),
    Kind("choose_fief", _GUILD),
    Kind("take_tile", _REGION),
    Kind("tend", _PLACE, _OWN_TILE),
    Kind("collect", _PLACE),
    Kind("dig"),
    Kind("reap", _PLACE, Name("yield", YIELDS)),
    Kind("pocket", _GOODS),
    Kind("collect_tax", Number("marker")),
    Kind("attack_figure", _PAWN, _CHARACTER, Seat("defender"), _PLACE),
    Kind("attack_fief", Seat("defender"), _PLACE),
    Kind("starve", Seat("defender"), _PLACE, _ROLE),
    Kind("reveal"),
    Kind("use_saltpeter"),
    Kind("use_weapon", _OWN_WRIT, Number("way")),
    Kind("add_disc"),
    Kind("do_again", _CARD),
    Kind("trade", _GUILD),
    Kind("pull", _GUILD),
    Kind("push", _GUILD),
    Kind("feast", _GUILD, Seat("host"), _TASK),
    Kind("sell", _PLACE, Number("food"), Number("shillings")),
    Kind("buy_good", _GOOD, Number("price")),
    Kind("buy_vessel", _VESSEL),
    Kind("pick_scrolls", _SCROLLS),
    Kind("pick_colours", _COLOURS),
    Kind("shift", _GOODS),
    Kind("invent", Name("invention", INVENTIONS)),
    Kind("tame", _MONSTER, _PLACE),
    Kind("add_reeve"),
    Kind(
        "feed",
        Mask("wine", "pawn", spends=True),
        NameList("drinkers", CHARACTERS, "character"),
        Number("cups"),
    ),
    Kind(
        "send_home",
        Mask("pawns", "pawn", spends=True),
        NameList("leavers", CHARACTERS, "character"),
        Number("count"),
    ),
    Kind("enter_guild", _GUILD),
)

# Events.

SET_UP: Final = 0
ROUND_BEGAN: Final = 1
DECLARED: Final = 2
CHOSEN: Final = 3
LAID: Final = 4
NOT_PERFORMED: Final = 5
PURSE_EMPTIED: Final = 6
GAINED_GOODS: Final = 7
STORED: Final = 8
GAINED_SHILLINGS: Final = 9
GAINED_MARKERS: Final = 10
PAID_GOOD: Final = 11
PAID_SHILLINGS: Final = 12
SWAPPED_TILE: Final = 13
POINTS: Final = 14
ARRIVED: Final = 15
LEFT: Final = 16
RANKED: Final = 17
BOARDED: Final = 18
STEPPED: Final = 19
STOLE: Final = 20
VOYAGED: Final = 21
MARKED: Final = 22
IMPROVED: Final = 23
TOOK_TILE: Final = 24
GOODS_DISCARDED: Final = 25
TENDED: Final = 26
LAND_FILLED: Final = 27
COLLECTED: Final = 28
DREW_WRITS: Final = 29
KEPT_WRIT: Final = 30
DROPPED_WRIT: Final = 31
PLAYED_MANDATE: Final = 32
REAPED: Final = 33
BRIBED: Final = 34
BEADS_TURNED: Final = 35
TAXED: Final = 36
ATTACKED: Final = 37
DEFENDED: Final = 38
REINFORCED: Final = 39
FOUGHT: Final = 40
FELL: Final = 41
FIEF_FELL: Final = 42
STARVED: Final = 43
IMMUNE: Final = 44
RECLAIMED: Final = 45
HENS_EMPTIED: Final = 46
SERVED: Final = 47
REPEATED: Final = 48
TASK_DONE: Final = 49
SHARED: Final = 50
SPLIT: Final = 51
SOLD: Final = 52
OVERFLOWED: Final = 53
BOUGHT_GOOD: Final = 54
BOUGHT_VESSEL: Final = 55
BOUGHT_ROW: Final = 56
BOUGHT_SEALS: Final = 57
GOT_BEAD: Final = 58
GOT_SEAL: Final = 59
SHIFTED: Final = 60
INVENTED: Final = 61
KRUD_FILLED: Final = 62
SEALED: Final = 63
BEADED: Final = 64
BEAD_ON_HEN: Final = 65
TAMED: Final = 66
REEVE_PLACED: Final = 67
REEVE_RETURNED: Final = 68
FED: Final = 69
SOBERED: Final = 70
WENT_HOME: Final = 71
DIE_ROLLED: Final = 72
TILE_LOST: Final = 73
EPOCH_BEGAN: Final = 74
GOOD_LAID: Final = 75
GUILD_REFILLED: Final = 76
CHARTER_OPENED: Final = 77
ENDED: Final = 78
GOT_VESSEL: Final = 79
LEFT_GUILD: Final = 80
PAID_TILE: Final = 81
FIEF_FOUNDED: Final = 82
FEASTED: Final = 83
ATTACKED_FIEF: Final = 84
COMPLETED: Final = 85

EVENTS: Final = (
    Kind("set_up", Seat("first")),
    Kind("round_began", Number("round"), Seat("first")),
    Kind("declared", Seat(), Name("bonus", BONUSES), reveals=True, known=True),
    Kind("chosen", Seat(), Number("count"), NameList("cards", CARDS, "card"), secret=("cards",), known=True),
    Kind("laid", Seat(), _CARD, reveals=True, known=True),
    Kind("not_performed", Seat(), _CARD),
    Kind("purse_emptied", Seat(), _GOOD),
    Kind("gained_goods", Seat(), _GOODS),
    Kind("stored", Seat(), Number("barrel")),
    Kind("gained_shillings", Seat(), Number("shillings")),
    Kind("gained_markers", Seat(), Number("markers")),
    Kind("paid_good", Seat(), _GOOD),
    Kind("paid_shillings", Seat(), Number("shillings")),
    Kind("swapped_tile", Seat(), _LAND, _GOOD),
    Kind("points", Seat(), Number("points"), Name("source", SOURCES), Number("total")),
    Kind("arrived", Seat(), _PAWN, _CHARACTER, _PLACE),
    Kind("left", Seat(), _PAWN, _CHARACTER, _PLACE),
    Kind("ranked", Seat(), _GUILD, Name("rank", RANKS)),
    Kind("boarded", Seat(), _VESSEL, _PAWN, _CHARACTER, _PLACE),
    Kind("stepped", Seat(), _PAWN, _CHARACTER, _SOURCE_PLACE, _TARGET_PLACE, _ROUTE),
    Kind("stole", Seat(), _PLACE, _RESOURCE, _STORE),
    Kind("voyaged", Seat(), Number("space")),
    Kind("marked", Seat(), _PLACE, _ROLE),
    Kind("improved", Seat(), _PLACE, _SETTLEMENT),
    Kind("took_tile", Seat(), _REGION, Number("numeral"), _LAND, reveals=True),
    Kind("goods_discarded", _PLACE, _GOODS),
    Kind("tended", Seat(), _PLACE, _LAND),
    Kind("land_filled", _PLACE, _RESOURCE, Number("added"), Number("total")),
    Kind("collected", Seat(), _PLACE, _RESOURCE, Number("count"), Seat("ruler")),
    Kind("drew_writs", Seat(), Number("count"), NameList("writs", WRITS, "writ"), secret=("writs",)),
    Kind("kept_writ", Seat(), _WRIT, secret=("writ",), known=True),
    Kind("dropped_writ", Seat(), _WRIT, secret=("writ",), known=True),
    Kind("played_mandate", Seat(), _WRIT, _GAIN, reveals=True, known=True),
    Kind("reaped", Seat(), _PLACE, _GOODS),
    Kind("bribed", Seat(), _GOODS),
    Kind("beads_turned", Seat(), Number("count")),
    Kind("taxed", Seat(), Number("shillings"), Number("marker")),
    Kind("attacked", Seat(), Seat("defender"), _CHARACTER, _PLACE, Number("attack"), Number("defence")),
    Kind("defended", Seat(), reveals=True, known=True),
    Kind("reinforced", Seat(), Number("attack"), Number("defence")),
    Kind("fought", Seat(), Seat("defender"), Number("attack"), Number("defence"), Number("won")),
    Kind("fell", Seat(), _PAWN, _CHARACTER, _PLACE),
    Kind("fief_fell", Seat(), _GUILD, _PLACE),
    Kind("starved", Seat(), Seat("defender"), _PLACE, _ROLE),
    Kind("immune", Seat(), _PLACE, _ROLE),
    Kind("reclaimed", Seat(), _PLACE, _ROLE),
    Kind("hens_emptied", Number("count")),
    Kind("served", Seat(), Number("space")),
    Kind("repeated", Seat(), _CARD),
    Kind("task_done", Seat(), _GUILD, _TASK),
    Kind(
        "shared", Seat(), _GUILD, Number("shillings"), Number("to_master"), Number("to_journeyman"),
        Number("to_charity"), Number("to_supply"),
    ),
    Kind("split", Name("charity", CHARITIES), Seat("master"), Number("share"), Seat("journeyman"),
         Number("other"), Number("left")),
    Kind("sold", Seat(), _PLACE, Number("goods"), Number("food"), Number("shillings")),
    Kind("overflowed", _GOODS, Counts("merchants", GOODS, "good"), Counts("alchemists", GOODS, "good"),
         Counts("bag", GOODS, "good")),
    Kind("bought_good", Seat(), _GOOD, Number("price")),
    Kind("bought_vessel", Seat(), _VESSEL),
    Kind("bought_row", Seat(), Number("markers")),
    Kind("bought_seals", Seat(), _SCROLLS),
    Kind("got_bead", Seat(), Number("value")),
    Kind("got_seal", Seat()),
    Kind("shifted", Seat(), _GUILD, _GOODS),
    Kind("invented", Seat(), Name("invention", INVENTIONS)),
    Kind("krud_filled", Numbers("rows")),
    Kind("sealed", Seat(), _SCROLLS, _COLOURS),
    Kind("beaded", Seat(), _SCROLLS, Numbers("values")),
    Kind("bead_on_hen", Seat(), Number("value"), Number("sum")),
    Kind("tamed", Seat(), _MONSTER, _PLACE),
    Kind("reeve_placed", Seat(), _GUILD),
    Kind("reeve_returned", Seat(), _GUILD),
    Kind("fed", Seat(), Number("food"), Number("wine")),
    Kind("sobered", Seat(), _PAWN, _CHARACTER, _PLACE),
    Kind("went_home", Seat(), _PAWN, _CHARACTER, _PLACE),
    Kind("die_rolled", _REGION),
    Kind("tile_lost", _REGION, Number("numeral"), _LAND, reveals=True),
    Kind("epoch_began", Number("epoch")),
    Kind("good_laid", _PLACE, _GOOD),
    Kind("guild_refilled", _GUILD),
    Kind("charter_opened", Seat(), _WRIT, Number("points"), reveals=True, known=True),
    Kind("ended", Seat("winner")),
    Kind("got_vessel", Seat(), _VESSEL),
    Kind("left_guild", Seat(), _GUILD),
    Kind("paid_tile", Seat(), _LAND, _GOOD),
    Kind("fief_founded", Seat(), _PLACE, _GUILD),
    Kind("feasted", Seat(), Seat("host"), _GUILD, _TASK),
    Kind("attacked_fief", Seat(), Seat("defender"), _PLACE, Number("attack"), Number("defence")),
    Kind("completed", Seat(), _GUILD, NameList("rows", GOODS, "good"), Number("columns")),
)  # fmt: skip
