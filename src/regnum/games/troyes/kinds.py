"""Troyes: the kinds of options, events and prompts."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import (
    Counts,
    EventKind,
    Index,
    Kind,
    Mask,
    Name,
    NameList,
    Number,
    Numbering,
    Numbers,
    OptionKind,
    Piece,
    Seat,
)
from .components import BUILDINGS, CARDS, CHARACTERS, COLOURS, LINES, SIDES, SPACES, THREATS

DICE: Final = tuple(f"{colour}_{face}" for colour in COLOURS for face in range(1, 7))
"""A die as it lies: its colour and its face; number `colour * 6 + face - 1`."""
VERDICTS: Final = ("defeat", "frown", "average", "progress", "worry", "mastery")

_CARD: Final = Name("card", CARDS)
_MARKER: Final = Name("marker", CARDS, "card", role="marker", spends=True)
_EVENT: Final = Name("event", THREATS, "threat")
_SPACE: Final = Name("space", SPACES)
_BUILDING: Final = Name("building", BUILDINGS)
_SIDE: Final = Name("side", SIDES)
_FACES: Final = NameList("dice", DICE, "die")
_CHARACTER: Final = Name("character", CHARACTERS)
_DICE: Final = Mask("dice", "die", spends=True)
_COUNT: Final = Number("count")
_DENIERS: Final = Number("deniers")
_POINTS: Final = Number("points")

_option: Final = Numbering(OptionKind)
_event: Final = Numbering(EventKind)

PLACE: Final = _option("place", _SPACE)
REROLL: Final = _option("reroll", Index("die"), named=True)
RECRUIT: Final = _option("recruit")
FLIP: Final = _option("flip")
FLIP_DICE: Final = _option("flip_dice", Mask("dice", "die"))
FACE: Final = _option("face", Mask("black"), Number("sum", told=True))
FIGHT: Final = _option("fight", _DICE, Number("strength", told=True))
YIELD: Final = _option("yield")
ACTIVATE: Final = _option("activate", _CARD)
BUILD: Final = _option("build")
COUNTER: Final = _option("counter", _EVENT)
ENTER: Final = _option("enter", _BUILDING)
FARM: Final = _option("farm")
PASS: Final = _option("pass")
OWN: Final = _option("own", Mask("dice", told=True), Number("sum", told=True))
GROUP: Final = _option("group", _DICE, _MARKER, Number("value", told=True), Number("price", told=True))
TAKE_SUPPLY: Final = _option("take_supply")
TAKE_SPACE: Final = _option("take_space", _SPACE)
TAKE_LYING: Final = _option("take_lying", Name("building", BUILDINGS, role="lying"))
TAKE_CARD: Final = _option("take_card", Name("card", CARDS, role="tradesman"))
TIMES: Final = _option("times", _COUNT)
MILL: Final = _option("mill", Number("bishopric"), Number("palace"))
CUBES: Final = _option("cubes", _EVENT, _COUNT)
STOP: Final = _option("stop")
LAY: Final = _option("lay", Counts("cubes", THREATS, "threat"))

OPTIONS: Final = _option.kinds()


BEGAN: Final = _event("began", Seat("first"))
KING_BEGAN: Final = _event("king_began")
DEALT: Final = _event(
    "dealt", Seat(), NameList("characters", CHARACTERS, "character"), secret=("characters",)
)
COLUMN: Final = _event("column", NameList("characters", CHARACTERS, "character"))
PLACED: Final = _event("placed", Seat(), _SPACE)
SIDE_PLACED: Final = _event("side_placed", _SIDE, _SPACE)
ROUND: Final = _event("round", Number("number"), Number("rounds"))
REVEALED: Final = _event("revealed", NameList("cards", CARDS, "card"), reveals=True)
INCOME: Final = _event("income", Seat(), _DENIERS)
WAGES: Final = _event("wages", Seat(), _DENIERS)
PENALTY: Final = _event("penalty", Seat(), _POINTS)
ROLLED: Final = _event("rolled", Seat(), _FACES)
SIDE_ROLLED: Final = _event("side_rolled", _SIDE, _FACES)
UNVEILED: Final = _event("unveiled", _EVENT, reveals=True)
STRUCK: Final = _event("struck", _EVENT)
EVENT_ROLL: Final = _event("event_roll", _EVENT, Number("face"))
NO_EFFECT: Final = _event("no_effect", _EVENT)
SIDE_BUILT: Final = _event("side_built", _SIDE, Number("level"), Number("number"))
UNBUILT: Final = _event("unbuilt", Number("level"), Number("number"))
UNCOVERED: Final = _event("uncovered", _EVENT)
BLACK_ROLLED: Final = _event("black_rolled", Numbers("black"))
BEATEN: Final = _event("beaten", Seat(), Numbers("black"), _FACES)
UNBEATEN: Final = _event("unbeaten", Seat(), Number("black"))
KING_BEAT: Final = _event("king_beat", Number("black"), _FACES)
REROLLED: Final = _event("rerolled", Seat(), Name("before", DICE, "die"), Name("after", DICE, "die"))
RECRUITED: Final = _event("recruited", Seat())
FLIPPED: Final = _event("flipped", Seat(), NameList("before", DICE, "die"), NameList("after", DICE, "die"))
SPENT_DICE: Final = _event("spent_dice", Seat(), _FACES)
MARKER: Final = _event("marker", Seat(), _CARD)
BOUGHT: Final = _event("bought", Seat(), Seat("owner"), _COUNT, _DENIERS)
BOUGHT_BANK: Final = _event("bought_bank", Seat(), _COUNT, _DENIERS)
HIRED: Final = _event("hired", Seat(), _CARD, _DENIERS, _POINTS)
LEFT_SPACE: Final = _event("left_space", Seat(), _SPACE)
LEFT_LYING: Final = _event("left_lying", Seat(), _BUILDING)
LEFT_CARD: Final = _event("left_card", Seat(), _CARD)
ACTIVATED: Final = _event("activated", Seat(), _CARD, _COUNT)
MARKERS: Final = _event("markers", Seat(), _CARD, _COUNT)
GOT_DENIERS: Final = _event("got_deniers", Seat(), _DENIERS)
PAID: Final = _event("paid", Seat(), _DENIERS)
GOT_INFLUENCE: Final = _event("got_influence", Seat(), _COUNT)
SPENT_INFLUENCE: Final = _event("spent_influence", Seat(), _COUNT)
GOT_POINTS: Final = _event("got_points", Seat(), _POINTS)
TAXED: Final = _event("taxed", Seat(), Seat("collector"), _DENIERS, hurts="seat")
SHOT: Final = _event("shot", Seat(), Numbers("rolls"), Number("hits"))
BUILT: Final = _event("built", Seat(), Number("level"), Number("number"))
COVERED: Final = _event("covered", Seat(), _EVENT, _COUNT)
SIDE_COVERED: Final = _event("side_covered", _SIDE, _EVENT, _COUNT)
COUNTERED: Final = _event("countered", _EVENT)
TAKEN: Final = _event("taken", Seat(), _EVENT)
SIDE_TAKEN: Final = _event("side_taken", _SIDE, _EVENT)
ENTERED: Final = _event("entered", Seat(), _SPACE)
SIDE_ENTERED: Final = _event("side_entered", _SIDE, _SPACE)
EXPELLED: Final = _event("expelled", Seat(), _BUILDING)
SIDE_EXPELLED: Final = _event("side_expelled", _SIDE, _BUILDING)
FARMED: Final = _event("farmed", Seat(), _DENIERS)
PASSED: Final = _event("passed", Seat(), _DENIERS)
WAITED: Final = _event("waited", Seat(), _DENIERS)
ROUND_OVER: Final = _event("round_over", Number("number"))
COLLECTED: Final = _event("collected", Seat(), _DENIERS)
RETURNED: Final = _event("returned", Seat(), _COUNT)
KING_ROLLED: Final = _event("king_rolled", Numbers("rolls"), Name("action", LINES, "line"))
KING_SPENT: Final = _event("king_spent", _FACES)
KING_BOUGHT: Final = _event("king_bought", Seat(), _FACES, _DENIERS)
KING_POINTS: Final = _event("king_points", _POINTS)
KING_TRADESMAN: Final = _event("king_tradesman", _CARD, _POINTS)
KING_IDLE: Final = _event("king_idle")
SHOWN: Final = _event(
    "shown", Seat(), NameList("characters", CHARACTERS, "character"), reveals=True, known=True
)
CHARACTER_SCORED: Final = _event("character_scored", _CHARACTER, Seat(), _POINTS)
KING_CHARACTER_SCORED: Final = _event("king_character_scored", _CHARACTER, _POINTS)
SCORED: Final = _event("scored", Seat(), Numbers("points"), Number("total"))
KING_SCORED: Final = _event("king_scored", Numbers("points"), Number("total"))
WON: Final = _event("won", Seat(), Number("total"))
VERDICT: Final = _event("verdict", Name("verdict", VERDICTS), Number("result"))
DISCARDED: Final = _event("discarded", _EVENT)
BLOW: Final = _event("blow", _EVENT, Seat(), _DENIERS, Number("influence"), _POINTS, hurts="seat")
DICE_LOST: Final = _event("dice_lost", Seat(), Seat("by"), _FACES, _DENIERS, hurts="seat")
PUSHED: Final = _event("pushed", Seat(), Seat("by"), _SPACE, _BUILDING, hurts="seat")
CUBE_LOST: Final = _event("cube_lost", Seat(), _EVENT, Number("level"), Number("number"), hurts="seat")
FLAG_LOST: Final = _event("flag_lost", Seat(), _EVENT, Name("off", THREATS, "threat"), hurts="seat")

EVENTS: Final = _event.kinds()

_TARGET: Final = Piece("target")

PROMPTS: Final = (
    Kind("place-citizen"),
    Kind("face-black-dice", Number("black")),
    Kind("fight-black-dice", Number("need")),
    Kind("act"),
    Kind("flip-dice"),
    Kind("choose-group", _TARGET),
    Kind("choose-own-dice", _TARGET),
    Kind("choose-bought-dice", _TARGET),
    Kind("hire-tradesman", _TARGET),
    Kind("enter-building", _TARGET),
    Kind("choose-times", Number("most"), _TARGET),
    Kind("choose-mills", _COUNT),
    Kind("place-cubes", _COUNT),
)
