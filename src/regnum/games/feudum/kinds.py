"""Feudum: the kinds of options and events."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import (
    Counts,
    EventKind,
    Mask,
    Name,
    NameList,
    Number,
    Numbering,
    Numbers,
    OptionKind,
    Seat,
)
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
_OWN_TILE: Final = Name("land", LANDS, role="tile", spends=True)
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
_SHOWS: Final = Name("character", CHARACTERS, told=True)
_STANDS: Final = Name("place", PLACES, told=True)
_DEFENDER: Final = Seat("defender", told=True)
_SOURCE_PLACE: Final = Name("source", PLACES, "place")
_TARGET_PLACE: Final = Name("target", PLACES, "place")
_ROUTE: Final = Name("route", ROUTES)
_STORE: Final = Name("store", STORES)

_option: Final = Numbering(OptionKind)
_event: Final = Numbering(EventKind)

# A pawn is numbered seat * 3 + 0 … 2; the giant is 15, the serpent 16.

DECLARE: Final = _option("declare", Name("bonus", BONUSES))
CHOOSE: Final = _option("choose", NameList("cards", CARDS, "card", spends=True))
LAY: Final = _option("lay", _OWN_CARD)
DONE: Final = _option("done")
DECLINE: Final = _option("decline")
TAKE_GOODS: Final = _option("take_goods", _GOODS)
PUT_PAWN: Final = _option("put_pawn", _CHARACTER, _PLACE)
TAKE_OFF: Final = _option("take_off", _PAWN, _SHOWS, _STANDS)
SWAP_TILE: Final = _option("swap_tile", _OWN_TILE)
PICK_GOOD: Final = _option("pick_good", _GOOD)
STORE: Final = _option("store", Number("barrel"))
MANDATE: Final = _option("mandate", _OWN_WRIT, _GAIN)
DROP_WRIT: Final = _option("drop_writ", Name("writ", WRITS, role="drop", spends=True))
KEEP_WRIT: Final = _option("keep_writ", Name("writ", WRITS, role="drawn"))
BOARD: Final = _option("board", _OWN_VESSEL, _PAWN, _SHOWS, _STANDS)
RECLAIM: Final = _option("reclaim", Name("place", PLACES, role="safe"), _ROLE)
STEP: Final = _option(
    "step", _PAWN, _SHOWS, Name("source", PLACES, "place", told=True), _TARGET_PLACE, _ROUTE
)
STEAL: Final = _option("steal", _PLACE, Name("resource", RESOURCES, role="loot"), _STORE)
MARK: Final = _option("mark", _PLACE)
BUY_RULE: Final = _option("buy_rule", _PLACE, named=True)
IMPROVE_PLACE: Final = _option("improve", _PLACE, Name("settlement", SETTLEMENTS, told=True))
CHOOSE_FIEF: Final = _option("choose_fief", _GUILD)
TAKE_TILE: Final = _option("take_tile", _REGION)
TEND: Final = _option("tend", _PLACE, _OWN_TILE)
COLLECT: Final = _option("collect", _PLACE)
DIG: Final = _option("dig")
REAP: Final = _option("reap", _PLACE, Name("yield", YIELDS))
POCKET: Final = _option("pocket", _GOODS)
COLLECT_TAX: Final = _option("collect_tax", Number("marker"))
ATTACK_FIGURE: Final = _option("attack_figure", _PAWN, _SHOWS, _DEFENDER, _STANDS)
ATTACK_FIEF: Final = _option("attack_fief", _DEFENDER, _PLACE)
STARVE: Final = _option("starve", _DEFENDER, Name("place", PLACES, role="victim"), _ROLE)
REVEAL: Final = _option("reveal")
USE_SALTPETER: Final = _option("use_saltpeter")
USE_WEAPON: Final = _option("use_weapon", _OWN_WRIT, Number("way"))
ADD_DISC: Final = _option("add_disc")
DO_AGAIN: Final = _option("do_again", _CARD)
TRADE: Final = _option("trade", _GUILD, named=True)
PULL: Final = _option("pull", _GUILD, named=True)
PUSH: Final = _option("push", _GUILD, named=True)
FEAST: Final = _option("feast", _GUILD, Seat("host", told=True), Name("task", TASKS, role="feast"))
SELL: Final = _option("sell", _PLACE, Number("food"), Number("shillings", told=True))
BUY_GOOD: Final = _option("buy_good", _GOOD, Number("price", told=True))
BUY_VESSEL: Final = _option("buy_vessel", Name("vessel", VESSELS, role="sale"))
PICK_SCROLLS: Final = _option("pick_scrolls", _SCROLLS)
PICK_COLOURS: Final = _option("pick_colours", _COLOURS)
SHIFT: Final = _option("shift", _GOODS)
INVENT: Final = _option("invent", Name("invention", INVENTIONS))
TAME: Final = _option("tame", _MONSTER, _PLACE)
ADD_REEVE: Final = _option("add_reeve")
FEED: Final = _option(
    "feed",
    Mask("wine", "pawn", spends=True),
    NameList("drinkers", CHARACTERS, "character", told=True),
    Number("cups", told=True),
)
SEND_HOME: Final = _option(
    "send_home",
    Mask("pawns", "pawn", spends=True),
    NameList("leavers", CHARACTERS, "character", told=True),
    Number("count", told=True),
)
ENTER_GUILD: Final = _option("enter_guild", _GUILD)

OPTIONS: Final = _option.kinds()

SET_UP: Final = _event("set_up", Seat("first"))
ROUND_BEGAN: Final = _event("round_began", Number("round"), Seat("first"))
DECLARED: Final = _event("declared", Seat(), Name("bonus", BONUSES), reveals=True, known=True)
CHOSEN: Final = _event(
    "chosen", Seat(), Number("count"), NameList("cards", CARDS, "card"), secret=("cards",), known=True
)
LAID: Final = _event("laid", Seat(), _CARD, reveals=True, known=True)
NOT_PERFORMED: Final = _event("not_performed", Seat(), _CARD)
PURSE_EMPTIED: Final = _event("purse_emptied", Seat(), _GOOD)
GAINED_GOODS: Final = _event("gained_goods", Seat(), _GOODS)
STORED: Final = _event("stored", Seat(), Number("barrel"))
GAINED_SHILLINGS: Final = _event("gained_shillings", Seat(), Number("shillings"))
GAINED_MARKERS: Final = _event("gained_markers", Seat(), Number("markers"))
PAID_GOOD: Final = _event("paid_good", Seat(), _GOOD)
PAID_SHILLINGS: Final = _event("paid_shillings", Seat(), Number("shillings"))
SWAPPED_TILE: Final = _event("swapped_tile", Seat(), _LAND, _GOOD)
POINTS: Final = _event("points", Seat(), Number("points"), Name("source", SOURCES), Number("total"))
ARRIVED: Final = _event("arrived", Seat(), _PAWN, _CHARACTER, _PLACE)
LEFT: Final = _event("left", Seat(), _PAWN, _CHARACTER, _PLACE)
RANKED: Final = _event("ranked", Seat(), _GUILD, Name("rank", RANKS))
BOARDED: Final = _event("boarded", Seat(), _VESSEL, _PAWN, _CHARACTER, _PLACE)
STEPPED: Final = _event("stepped", Seat(), _PAWN, _CHARACTER, _SOURCE_PLACE, _TARGET_PLACE, _ROUTE)
STOLE: Final = _event("stole", Seat(), _PLACE, _RESOURCE, _STORE)
VOYAGED: Final = _event("voyaged", Seat(), Number("space"))
MARKED: Final = _event("marked", Seat(), _PLACE, _ROLE)
IMPROVED: Final = _event("improved", Seat(), _PLACE, _SETTLEMENT)
TOOK_TILE: Final = _event("took_tile", Seat(), _REGION, Number("numeral"), _LAND, reveals=True)
GOODS_DISCARDED: Final = _event("goods_discarded", _PLACE, _GOODS)
TENDED: Final = _event("tended", Seat(), _PLACE, _LAND)
LAND_FILLED: Final = _event("land_filled", _PLACE, _RESOURCE, Number("added"), Number("total"))
COLLECTED: Final = _event("collected", Seat(), _PLACE, _RESOURCE, Number("count"), Seat("ruler"))
DREW_WRITS: Final = _event(
    "drew_writs", Seat(), Number("count"), NameList("writs", WRITS, "writ"), secret=("writs",)
)
KEPT_WRIT: Final = _event("kept_writ", Seat(), _WRIT, secret=("writ",), known=True)
DROPPED_WRIT: Final = _event("dropped_writ", Seat(), _WRIT, secret=("writ",), known=True)
PLAYED_MANDATE: Final = _event("played_mandate", Seat(), _WRIT, _GAIN, reveals=True, known=True)
REAPED: Final = _event("reaped", Seat(), _PLACE, _GOODS)
BRIBED: Final = _event("bribed", Seat(), _GOODS)
BEADS_TURNED: Final = _event("beads_turned", Seat(), Number("count"))
TAXED: Final = _event("taxed", Seat(), Number("shillings"), Number("marker"))
ATTACKED: Final = _event(
    "attacked", Seat(), Seat("defender"), _CHARACTER, _PLACE, Number("attack"), Number("defence")
)
DEFENDED: Final = _event("defended", Seat(), reveals=True, known=True)
REINFORCED: Final = _event("reinforced", Seat(), Number("attack"), Number("defence"))
FOUGHT: Final = _event("fought", Seat(), Seat("defender"), Number("attack"), Number("defence"), Number("won"))
FELL: Final = _event("fell", Seat(), _PAWN, _CHARACTER, _PLACE)
FIEF_FELL: Final = _event("fief_fell", Seat(), _GUILD, _PLACE)
STARVED: Final = _event("starved", Seat(), Seat("defender"), _PLACE, _ROLE, hurts="defender")
IMMUNE: Final = _event("immune", Seat(), _PLACE, _ROLE)
RECLAIMED: Final = _event("reclaimed", Seat(), _PLACE, _ROLE)
HENS_EMPTIED: Final = _event("hens_emptied", Number("count"))
SERVED: Final = _event("served", Seat(), Number("space"))
REPEATED: Final = _event("repeated", Seat(), _CARD)
TASK_DONE: Final = _event("task_done", Seat(), _GUILD, _TASK)
SHARED: Final = _event(
    "shared",
    Seat(),
    _GUILD,
    Number("shillings"),
    Number("to_master"),
    Number("to_journeyman"),
    Number("to_charity"),
    Number("to_supply"),
)
SPLIT: Final = _event(
    "split",
    Name("charity", CHARITIES),
    Seat("master"),
    Number("share"),
    Seat("journeyman"),
    Number("other"),
    Number("left"),
)
SOLD: Final = _event("sold", Seat(), _PLACE, Number("goods"), Number("food"), Number("shillings"))
OVERFLOWED: Final = _event(
    "overflowed",
    _GOODS,
    Counts("merchants", GOODS, "good"),
    Counts("alchemists", GOODS, "good"),
    Counts("bag", GOODS, "good"),
)
BOUGHT_GOOD: Final = _event("bought_good", Seat(), _GOOD, Number("price"))
BOUGHT_VESSEL: Final = _event("bought_vessel", Seat(), _VESSEL)
BOUGHT_ROW: Final = _event("bought_row", Seat(), Number("markers"))
BOUGHT_SEALS: Final = _event("bought_seals", Seat(), _SCROLLS)
GOT_BEAD: Final = _event("got_bead", Seat(), Number("value"))
GOT_SEAL: Final = _event("got_seal", Seat())
SHIFTED: Final = _event("shifted", Seat(), _GUILD, _GOODS)
INVENTED: Final = _event("invented", Seat(), Name("invention", INVENTIONS))
KRUD_FILLED: Final = _event("krud_filled", Numbers("rows"))
SEALED: Final = _event("sealed", Seat(), _SCROLLS, _COLOURS)
BEADED: Final = _event("beaded", Seat(), _SCROLLS, Numbers("values"))
BEAD_ON_HEN: Final = _event("bead_on_hen", Seat(), Number("value"), Number("sum"))
TAMED: Final = _event("tamed", Seat(), _MONSTER, _PLACE)
REEVE_PLACED: Final = _event("reeve_placed", Seat(), _GUILD)
REEVE_RETURNED: Final = _event("reeve_returned", Seat(), _GUILD)
FED: Final = _event("fed", Seat(), Number("food"), Number("wine"))
SOBERED: Final = _event("sobered", Seat(), _PAWN, _CHARACTER, _PLACE)
WENT_HOME: Final = _event("went_home", Seat(), _PAWN, _CHARACTER, _PLACE)
DIE_ROLLED: Final = _event("die_rolled", _REGION)
TILE_LOST: Final = _event("tile_lost", _REGION, Number("numeral"), _LAND, reveals=True)
EPOCH_BEGAN: Final = _event("epoch_began", Number("epoch"))
GOOD_LAID: Final = _event("good_laid", _PLACE, _GOOD)
GUILD_REFILLED: Final = _event("guild_refilled", _GUILD)
CHARTER_OPENED: Final = _event("charter_opened", Seat(), _WRIT, Number("points"), reveals=True, known=True)
ENDED: Final = _event("ended", Seat("winner"))
GOT_VESSEL: Final = _event("got_vessel", Seat(), _VESSEL)
LEFT_GUILD: Final = _event("left_guild", Seat(), _GUILD)
PAID_TILE: Final = _event("paid_tile", Seat(), _LAND, _GOOD)
FIEF_FOUNDED: Final = _event("fief_founded", Seat(), _PLACE, _GUILD)
FEASTED: Final = _event("feasted", Seat(), Seat("host"), _GUILD, _TASK)
ATTACKED_FIEF: Final = _event(
    "attacked_fief", Seat(), Seat("defender"), _PLACE, Number("attack"), Number("defence")
)
COMPLETED: Final = _event("completed", Seat(), _GUILD, NameList("rows", GOODS, "good"), Number("columns"))
RAIDED: Final = _event(
    "raided",
    Seat(),
    Seat("by"),
    _CHARACTER,
    _PLACE,
    Number("attack"),
    Number("defence"),
    Number("won"),
    hurts="seat",
)
"""An attack on a seat's figure, or with no character on its fief."""
OUSTED: Final = _event(
    "ousted", Seat(), Seat("by"), _PLACE, Name("was", ROLES, "role"), Name("now", ROLES, "role"), hurts="seat"
)
OUTRANKED: Final = _event(
    "outranked", Seat(), Seat("by"), _GUILD, Name("was", RANKS, "rank"), Name("now", RANKS, "rank"),
    Number("before"), Number("after"), hurts="seat",
)  # fmt: skip
ROBBED: Final = _event("robbed", Seat(), Seat("by"), _PLACE, _RESOURCE, _STORE, hurts="seat")

EVENTS: Final = _event.kinds()
