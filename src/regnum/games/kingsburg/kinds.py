"""Kingsburg: the kinds of options, events and prompts."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import (
    Counts,
    EventKind,
    Extra,
    Kind,
    Mask,
    Name,
    NameList,
    Number,
    Numbering,
    Numbers,
    OptionKind,
    Seat,
)
from .components import ADVISORS, ENEMIES, HEADINGS, ROWS, SEASONS, THINGS
from .perks.moments import MOMENTS
from .perks.names import PERKS

_ADVISOR: Final = Name("advisor", ADVISORS)
_PERK: Final = Name("perk", PERKS)
_BUILDING: Final = Name("building", PERKS, "perk")
_GOODS: Final = Counts("goods", THINGS, "good")
_THING: Final = Name("good", THINGS)
_GIVEN: Final = Name("good", THINGS, spends=True)
_TAKEN: Final = Name("good", THINGS, told=True)
_ENVOY: Final = Extra("envoy", spends=True)
_ENEMY: Final = Name("enemy", ENEMIES)
_POINTS: Final = Number("points")
_SOLDIERS: Final = Number("soldiers")

_option: Final = Numbering(OptionKind)
_event: Final = Numbering(EventKind)

TAKE: Final = _option("take", _GOODS)
DONE: Final = _option("done")
INFLUENCE: Final = _option(
    "influence",
    _ADVISOR,
    Mask("dice", "die", spends=True),
    Extra("token", spends=True),
    Extra("market", "shift", spends=True),
    _ENVOY,
)
PASS: Final = _option("pass")
TRADE: Final = _option("trade", _GIVEN)
BUILD: Final = _option(
    "build",
    _BUILDING,
    Counts("cost", THINGS, "good", told=True),
    Name("discount", PERKS, "perk", told=True),
    _ENVOY,
)
RECRUIT: Final = _option("recruit", Number("soldiers", "recruit"), Extra("tokens", "paid", spends=True))
PAY: Final = _option("pay", Counts("goods", THINGS, "good", spends=True))
USE: Final = _option("use", _PERK)
REROLL: Final = _option("reroll", _PERK, Mask("dice", "die"))
TURN: Final = _option("turn", _PERK, Numbers("coloured", told=True), Numbers("white", told=True))
EXCHANGE: Final = _option("exchange", _PERK, _GIVEN, Name("other", THINGS, "good", told=True))
OFFER: Final = _option("offer", _PERK, _GIVEN)
PICK: Final = _option("pick", _PERK, _TAKEN)
STEAL: Final = _option("steal", _PERK, Seat("victim", told=True), _TAKEN)
MARK: Final = _option("mark", _PERK, _ADVISOR)
RAISE: Final = _option("raise", _PERK, _BUILDING)
SEND: Final = _option("send", Number("soldiers", "soldier", spends=True))
APPOINT: Final = _option("appoint", Name("governor", PERKS, "perk"))
COVER: Final = _option("cover", NameList("rows", ROWS, "row"))
REPLACE: Final = _option("replace")
DRAFT: Final = _option("draft", Name("row", ROWS))
OPEN: Final = _option("open", Name("governor", PERKS, "perk"), Number("bid"))
BID: Final = _option("bid", Number("bid"))
GRANT: Final = _option("grant", _PERK)

OPTIONS: Final = _option.kinds()

_HELP: Final = (_GOODS, _SOLDIERS, _POINTS)

BEGUN: Final = _event("begun", Numbers("order", "seat"))
YEAR: Final = _event("year", Number("year"))
PHASE: Final = _event("phase", Number("phase"), Name("season", SEASONS))
EVENT: Final = _event("event", Name("event", PERKS, "perk"), reveals=True)
AID: Final = _event("aid", Seat(), _GOODS)
AID_DIE: Final = _event("aid_die", Seat())
NEUTRAL: Final = _event(
    "neutral", Numbers("first", "die"), Numbers("second", "die"), NameList("advisors", ADVISORS, "advisor")
)
ROLLED: Final = _event("rolled", Seat(), Numbers("coloured", "die"), Numbers("white", "die"), Number("total"))
REROLLED: Final = _event("rerolled", Seat(), _PERK, Numbers("coloured", "die"), Numbers("white", "die"))
ORDERED: Final = _event("ordered", Numbers("order", "seat"), Numbers("totals"))
INFLUENCED: Final = _event(
    "influenced",
    Seat(),
    _ADVISOR,
    Numbers("coloured", "die"),
    Numbers("white", "die"),
    Number("token"),
    Number("market"),
    Number("envoy"),
)
PASSED: Final = _event("passed", Seat())
HELPED: Final = _event("helped", Seat(), _ADVISOR, Counts("given", THINGS, "good"), *_HELP)
DECLINED: Final = _event("declined", Seat(), _ADVISOR)
ENEMY_SEEN: Final = _event("enemy_seen", Seat(), _ENEMY, Number("strength"), secret=("enemy", "strength"))
BUILT: Final = _event("built", Seat(), _BUILDING, Counts("cost", THINGS, "good"), _POINTS)
NOT_BUILT: Final = _event("not_built", Seat())
PERK: Final = _event("perk", Seat(), _PERK, Counts("given", THINGS, "good"), *_HELP)
REWARDED: Final = _event("rewarded", Seat(), _POINTS)
ENVOY: Final = _event("envoy", Seat())
RECRUITED: Final = _event("recruited", Seat(), _SOLDIERS, Counts("paid", THINGS, "good"))
ENEMY: Final = _event("enemy", _ENEMY, Number("strength"), reveals=True)
KINGS_DIE: Final = _event("kings_die", Number("die"), Seat())
SENT: Final = _event("sent", Seat(), _SOLDIERS, reveals=True)
REINFORCED: Final = _event("reinforced", Seat(), _SOLDIERS, Number("chart"))
STRENGTH: Final = _event(
    "strength",
    Seat(),
    _SOLDIERS,
    NameList("perks", PERKS, "perk"),
    Numbers("bonuses"),
    Number("strength"),
    Number("own"),
    Number("king"),
)
WON: Final = _event("won", Seat(), _GOODS, _POINTS)
DRAWN: Final = _event("drawn", Seat())
LOST: Final = _event("lost", Seat(), hurts="seat")
LOST_GOODS: Final = _event("lost_goods", Seat(), _GOODS, hurts="seat")
LOST_POINTS: Final = _event("lost_points", Seat(), _POINTS, hurts="seat")
DESTROYED: Final = _event("destroyed", Seat(), _BUILDING, _POINTS, hurts="seat")
STRONGEST: Final = _event("strongest", Seat(), Number("strength"), _POINTS)
WENT_HOME: Final = _event("went_home")
TOKEN_SCORED: Final = _event("token_scored", Seat(), _POINTS)
SCORED: Final = _event("scored", Seat(), Counts("sheet", HEADINGS, "heading"), Number("total"))
ENDED: Final = _event("ended", Numbers("winners", "seat"))
DICE_SET: Final = _event("dice_set", Seat(), _PERK, Numbers("coloured", "die"), Numbers("white", "die"))
WHITE_DIE: Final = _event("white_die", Seat(), _PERK)
DEALT: Final = _event("dealt", Seat(), NameList("governors", PERKS, "perk"), secret=("governors",))
APPOINTED: Final = _event("appointed", Seat(), Name("governor", PERKS, "perk"), Number("bid"), reveals=True)
OPENED: Final = _event("opened", Seat(), Name("governor", PERKS, "perk"), Number("bid"))
BIDDEN: Final = _event("bidden", Seat(), Number("bid"))
STRIPS: Final = _event("strips", Seat(), NameList("rows", ROWS, "row"), secret=("rows",))
DRAFTED: Final = _event("drafted", Seat(), Name("row", ROWS))
COVERED: Final = _event("covered", Seat(), NameList("rows", ROWS, "row"), reveals=True)
MARKED: Final = _event("marked", Seat(), _PERK, _ADVISOR)
MOVED: Final = _event(
    "moved", Seat(), _PERK, Name("source", ADVISORS, "advisor"), Name("target", ADVISORS, "advisor")
)
DIE: Final = _event("die", _PERK, Number("die"), Seat())
STOLEN: Final = _event("stolen", Seat(), _PERK, Seat("victim"), _THING, hurts="victim")
ENEMY_SHOWN: Final = _event("enemy_shown", _ENEMY, Number("strength"), reveals=True)
REWARD: Final = _event("reward", Seat(), _GOODS)
REPLACED: Final = _event("replaced", Seat(), NameList("rows", ROWS, "row"), reveals=True)
MISSED: Final = _event(
    "missed", Seat(), Seat("by"), _ADVISOR, Numbers("dice", "die"), NameList("left", ADVISORS, "advisor"),
    hurts="seat",
)  # fmt: skip
OUTBUILT: Final = _event("outbuilt", Seat(), Seat("by"), Number("own"), Number("most"), _POINTS, hurts="seat")
OVERTAKEN: Final = _event(
    "overtaken", Seat(), Number("was"), Number("place"), Numbers("ahead", "seat"), hurts="seat"
)
ENVOY_LOST: Final = _event("envoy_lost", Seat(), Seat("by"), hurts="seat")

EVENTS: Final = _event.kinds()

PROMPTS: Final = (
    Kind("replace-row"),
    Kind("draft-row"),
    Kind("cover-rows"),
    Kind("choose-governor"),
    Kind("open-auction"),
    Kind("raise-bid", Number("bid"), _PERK),
    Kind("take-aid"),
    Kind("use-ability", Name("moment", MOMENTS)),
    Kind("take-goods", Number("count"), _PERK),
    Kind("choose-grant"),
    Kind("influence"),
    Kind("ask-advisor", _ADVISOR),
    Kind("build", Number("number")),
    Kind("recruit", Number("price")),
    Kind("pay-recruits", Number("count")),
    Kind("send-soldiers"),
    Kind("take-reward"),
    Kind("lose-goods", Number("count")),
)
