"""Kingsburg: the kinds of options, events and prompts."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import Counts, Kind, Mask, Name, NameList, Number, Numbers, Seat
from .components import ADVISORS, ENEMIES, HEADINGS, ROWS, SEASONS, THINGS
from .perks.moments import MOMENTS
from .perks.names import PERKS

_ADVISOR: Final = Name("advisor", ADVISORS)
_PERK: Final = Name("perk", PERKS)
_BUILDING: Final = Name("building", PERKS, "perk")
_DICE: Final = Mask("dice", "die")
_GOODS: Final = Counts("goods", THINGS, "good")
_THING: Final = Name("good", THINGS)
_ENEMY: Final = Name("enemy", ENEMIES)
_POINTS: Final = Number("points")
_SOLDIERS: Final = Number("soldiers")

TAKE: Final = 0
DONE: Final = 1
INFLUENCE: Final = 2
PASS: Final = 3
TRADE: Final = 4
BUILD: Final = 5
RECRUIT: Final = 6
PAY: Final = 7
USE: Final = 8
REROLL: Final = 9
TURN: Final = 10
EXCHANGE: Final = 11
OFFER: Final = 12
PICK: Final = 13
STEAL: Final = 14
MARK: Final = 15
RAISE: Final = 16
SEND: Final = 17
APPOINT: Final = 18
COVER: Final = 19
REPLACE: Final = 20
DRAFT: Final = 21
OPEN: Final = 22
BID: Final = 23
GRANT: Final = 24

OPTIONS: Final = (
    Kind("take", _GOODS),
    Kind("done"),
    Kind("influence", _ADVISOR, _DICE, Number("token"), Number("market"), Number("envoy")),
    Kind("pass"),
    Kind("trade", _THING),
    Kind(
        "build", _BUILDING, Counts("cost", THINGS, "good"), Name("discount", PERKS, "perk"), Number("envoy")
    ),
    Kind("recruit", _SOLDIERS, Number("tokens", "token")),
    Kind("pay", _GOODS),
    Kind("use", _PERK),
    Kind("reroll", _PERK, _DICE),
    Kind("turn", _PERK, Numbers("coloured"), Numbers("white")),
    Kind("exchange", _PERK, _THING, Name("other", THINGS, "good")),
    Kind("offer", _PERK, _THING),
    Kind("pick", _PERK, _THING),
    Kind("steal", _PERK, Seat("victim"), _THING),
    Kind("mark", _PERK, _ADVISOR),
    Kind("raise", _PERK, _BUILDING),
    Kind("send", Number("soldiers", "soldier")),
    Kind("appoint", Name("governor", PERKS, "perk")),
    Kind("cover", NameList("rows", ROWS, "row")),
    Kind("replace"),
    Kind("draft", Name("row", ROWS)),
    Kind("open", Name("governor", PERKS, "perk"), Number("bid")),
    Kind("bid", Number("bid")),
    Kind("grant", _PERK),
)

BEGUN: Final = 0
YEAR: Final = 1
PHASE: Final = 2
EVENT: Final = 3
AID: Final = 4
AID_DIE: Final = 5
NEUTRAL: Final = 6
ROLLED: Final = 7
REROLLED: Final = 8
ORDERED: Final = 9
INFLUENCED: Final = 10
PASSED: Final = 11
HELPED: Final = 12
DECLINED: Final = 13
ENEMY_SEEN: Final = 14
BUILT: Final = 15
NOT_BUILT: Final = 16
PERK: Final = 17
REWARDED: Final = 18
ENVOY: Final = 19
RECRUITED: Final = 20
ENEMY: Final = 21
KINGS_DIE: Final = 22
SENT: Final = 23
REINFORCED: Final = 24
STRENGTH: Final = 25
WON: Final = 26
DRAWN: Final = 27
LOST: Final = 28
LOST_GOODS: Final = 29
LOST_POINTS: Final = 30
DESTROYED: Final = 31
STRONGEST: Final = 32
WENT_HOME: Final = 33
TOKEN_SCORED: Final = 34
SCORED: Final = 35
ENDED: Final = 36
DICE_SET: Final = 37
WHITE_DIE: Final = 38
DEALT: Final = 39
APPOINTED: Final = 40
OPENED: Final = 41
BIDDEN: Final = 42
STRIPS: Final = 43
DRAFTED: Final = 44
COVERED: Final = 45
MARKED: Final = 46
MOVED: Final = 47
DIE: Final = 48
STOLEN: Final = 49
ENEMY_SHOWN: Final = 50
REWARD: Final = 51
REPLACED: Final = 52

_HELP: Final = (_GOODS, _SOLDIERS, _POINTS)

EVENTS: Final = (
    Kind("begun", Numbers("order", "seat")),
    Kind("year", Number("year")),
    Kind("phase", Number("phase"), Name("season", SEASONS)),
    Kind("event", Name("event", PERKS, "perk"), reveals=True),
    Kind("aid", Seat(), _GOODS),
    Kind("aid_die", Seat()),
    Kind("neutral", Numbers("first", "die"), Numbers("second", "die"), NameList("advisors", ADVISORS, "advisor")),
    Kind("rolled", Seat(), Numbers("coloured", "die"), Numbers("white", "die"), Number("total")),
    Kind("rerolled", Seat(), _PERK, Numbers("coloured", "die"), Numbers("white", "die")),
    Kind("ordered", Numbers("order", "seat"), Numbers("totals")),
    Kind(
        "influenced", Seat(), _ADVISOR, Numbers("coloured", "die"), Numbers("white", "die"),
        Number("token"), Number("market"), Number("envoy"),
    ),
    Kind("passed", Seat()),
    Kind("helped", Seat(), _ADVISOR, Counts("given", THINGS, "good"), *_HELP),
    Kind("declined", Seat(), _ADVISOR),
    Kind("enemy_seen", Seat(), _ENEMY, Number("strength"), secret=("enemy", "strength")),
    Kind("built", Seat(), _BUILDING, Counts("cost", THINGS, "good"), _POINTS),
    Kind("not_built", Seat()),
    Kind("perk", Seat(), _PERK, Counts("given", THINGS, "good"), *_HELP),
    Kind("rewarded", Seat(), _POINTS),
    Kind("envoy", Seat()),
    Kind("recruited", Seat(), _SOLDIERS, Counts("paid", THINGS, "good")),
    Kind("enemy", _ENEMY, Number("strength"), reveals=True),
    Kind("kings_die", Number("die"), Seat()),
    Kind("sent", Seat(), _SOLDIERS, reveals=True),
    Kind("reinforced", Seat(), _SOLDIERS, Number("chart")),
    Kind(
        "strength", Seat(), _SOLDIERS, NameList("perks", PERKS, "perk"), Numbers("bonuses"), Number("strength"),
        Number("own"), Number("king"),
    ),
    Kind("won", Seat(), _GOODS, _POINTS),
    Kind("drawn", Seat()),
    Kind("lost", Seat()),
    Kind("lost_goods", Seat(), _GOODS),
    Kind("lost_points", Seat(), _POINTS),
    Kind("destroyed", Seat(), _BUILDING, _POINTS),
    Kind("strongest", Seat(), Number("strength"), _POINTS),
    Kind("went_home"),
    Kind("token_scored", Seat(), _POINTS),
    Kind("scored", Seat(), Counts("sheet", HEADINGS, "heading"), Number("total")),
    Kind("ended", Numbers("winners", "seat")),
    Kind("dice_set", Seat(), _PERK, Numbers("coloured", "die"), Numbers("white", "die")),
    Kind("white_die", Seat(), _PERK),
    Kind("dealt", Seat(), NameList("governors", PERKS, "perk"), secret=("governors",)),
    Kind("appointed", Seat(), Name("governor", PERKS, "perk"), Number("bid"), reveals=True),
    Kind("opened", Seat(), Name("governor", PERKS, "perk"), Number("bid")),
    Kind("bidden", Seat(), Number("bid")),
    Kind("strips", Seat(), NameList("rows", ROWS, "row"), secret=("rows",)),
    Kind("drafted", Seat(), Name("row", ROWS)),
    Kind("covered", Seat(), NameList("rows", ROWS, "row"), reveals=True),
    Kind("marked", Seat(), _PERK, _ADVISOR),
    Kind("moved", Seat(), _PERK, Name("source", ADVISORS, "advisor"), Name("target", ADVISORS, "advisor")),
    Kind("die", _PERK, Number("die"), Seat()),
    Kind("stolen", Seat(), _PERK, Seat("victim"), _THING),
    Kind("enemy_shown", _ENEMY, Number("strength"), reveals=True),
    Kind("reward", Seat(), _GOODS),
    Kind("replaced", Seat(), NameList("rows", ROWS, "row"), reveals=True),
)  # fmt: skip

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
