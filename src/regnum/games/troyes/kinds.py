"""Troyes: the kinds of options, events and prompts."""

from __future__ import annotations

from typing import Final

from ...kernel.kinds import Index, Kind, Mask, Name, NameList, Number, Numbers, Piece, Seat
from .components import BUILDINGS, CARDS, CHARACTERS, COLOURS, LINES, SIDES, SPACES, THREATS

DICE: Final = tuple(f"{colour}_{face}" for colour in COLOURS for face in range(1, 7))
"""A die as it lies: its colour and its face; number `colour * 6 + face - 1`."""
VERDICTS: Final = ("defeat", "frown", "average", "progress", "worry", "mastery")

_CARD: Final = Name("card", CARDS)
_MARKER: Final = Name("marker", CARDS, "card")
_EVENT: Final = Name("event", THREATS, "threat")
_SPACE: Final = Name("space", SPACES)
_BUILDING: Final = Name("building", BUILDINGS)
_SIDE: Final = Name("side", SIDES)
_FACES: Final = NameList("dice", DICE, "die")
_CHARACTER: Final = Name("character", CHARACTERS)
_COUNT: Final = Number("count")
_DENIERS: Final = Number("deniers")
_POINTS: Final = Number("points")

PLACE: Final = 0
REROLL: Final = 1
RECRUIT: Final = 2
FLIP: Final = 3
FLIP_DICE: Final = 4
FACE: Final = 5
FIGHT: Final = 6
YIELD: Final = 7
ACTIVATE: Final = 8
BUILD: Final = 9
COUNTER: Final = 10
ENTER: Final = 11
FARM: Final = 12
PASS: Final = 13
OWN: Final = 14
GROUP: Final = 15
TAKE_SUPPLY: Final = 16
TAKE_SPACE: Final = 17
TAKE_LYING: Final = 18
TAKE_CARD: Final = 19
TIMES: Final = 20
MILL: Final = 21
CUBES: Final = 22
STOP: Final = 23

OPTIONS: Final = (
    Kind("place", _SPACE),
    Kind("reroll", Index("die")),
    Kind("recruit"),
    Kind("flip"),
    Kind("flip_dice", Mask("dice", "die")),
    Kind("face", Mask("black"), Number("sum")),
    Kind("fight", Mask("dice", "die"), Number("strength")),
    Kind("yield"),
    Kind("activate", _CARD),
    Kind("build"),
    Kind("counter", _EVENT),
    Kind("enter", _BUILDING),
    Kind("farm"),
    Kind("pass"),
    Kind("own", Mask("dice", "die"), Number("sum")),
    Kind("group", Mask("dice", "die"), _MARKER, Number("value"), Number("price")),
    Kind("take_supply"),
    Kind("take_space", _SPACE),
    Kind("take_lying", _BUILDING),
    Kind("take_card", _CARD),
    Kind("times", _COUNT),
    Kind("mill", Number("bishopric"), Number("palace")),
    Kind("cubes", _EVENT, _COUNT),
    Kind("stop"),
)

BEGAN: Final = 0
KING_BEGAN: Final = 1
DEALT: Final = 2
COLUMN: Final = 3
PLACED: Final = 4
SIDE_PLACED: Final = 5
ROUND: Final = 6
REVEALED: Final = 7
INCOME: Final = 8
WAGES: Final = 9
PENALTY: Final = 10
ROLLED: Final = 11
SIDE_ROLLED: Final = 12
UNVEILED: Final = 13
STRUCK: Final = 14
EVENT_ROLL: Final = 15
NO_EFFECT: Final = 16
SIDE_BUILT: Final = 17
UNBUILT: Final = 18
UNCOVERED: Final = 19
BLACK_ROLLED: Final = 20
BEATEN: Final = 21
UNBEATEN: Final = 22
KING_BEAT: Final = 23
REROLLED: Final = 24
RECRUITED: Final = 25
FLIPPED: Final = 26
SPENT_DICE: Final = 27
MARKER: Final = 28
BOUGHT: Final = 29
BOUGHT_BANK: Final = 30
HIRED: Final = 31
LEFT_SPACE: Final = 32
LEFT_LYING: Final = 33
LEFT_CARD: Final = 34
ACTIVATED: Final = 35
MARKERS: Final = 36
GOT_DENIERS: Final = 37
PAID: Final = 38
GOT_INFLUENCE: Final = 39
SPENT_INFLUENCE: Final = 40
GOT_POINTS: Final = 41
TAXED: Final = 42
SHOT: Final = 43
BUILT: Final = 44
COVERED: Final = 45
SIDE_COVERED: Final = 46
COUNTERED: Final = 47
TAKEN: Final = 48
SIDE_TAKEN: Final = 49
ENTERED: Final = 50
SIDE_ENTERED: Final = 51
EXPELLED: Final = 52
SIDE_EXPELLED: Final = 53
FARMED: Final = 54
PASSED: Final = 55
WAITED: Final = 56
ROUND_OVER: Final = 57
COLLECTED: Final = 58
RETURNED: Final = 59
KING_ROLLED: Final = 60
KING_SPENT: Final = 61
KING_BOUGHT: Final = 62
KING_POINTS: Final = 63
KING_TRADESMAN: Final = 64
KING_IDLE: Final = 65
SHOWN: Final = 66
CHARACTER_SCORED: Final = 67
KING_CHARACTER_SCORED: Final = 68
SCORED: Final = 69
KING_SCORED: Final = 70
WON: Final = 71
VERDICT: Final = 72

EVENTS: Final = (
    Kind("began", Seat("first")),
    Kind("king_began"),
    Kind("dealt", Seat(), NameList("characters", CHARACTERS, "character"), secret=("characters",)),
    Kind("column", NameList("characters", CHARACTERS, "character")),
    Kind("placed", Seat(), _SPACE),
    Kind("side_placed", _SIDE, _SPACE),
    Kind("round", Number("number"), Number("rounds")),
    Kind("revealed", NameList("cards", CARDS, "card"), reveals=True),
    Kind("income", Seat(), _DENIERS),
    Kind("wages", Seat(), _DENIERS),
    Kind("penalty", Seat(), _POINTS),
    Kind("rolled", Seat(), _FACES),
    Kind("side_rolled", _SIDE, _FACES),
    Kind("unveiled", _EVENT, reveals=True),
    Kind("struck", _EVENT),
    Kind("event_roll", _EVENT, Number("face")),
    Kind("no_effect", _EVENT),
    Kind("side_built", _SIDE, Number("level"), Number("number")),
    Kind("unbuilt", Number("level"), Number("number")),
    Kind("uncovered", _EVENT),
    Kind("black_rolled", Numbers("black")),
    Kind("beaten", Seat(), Numbers("black"), _FACES),
    Kind("unbeaten", Seat(), Number("black")),
    Kind("king_beat", Number("black"), _FACES),
    Kind("rerolled", Seat(), Name("before", DICE, "die"), Name("after", DICE, "die")),
    Kind("recruited", Seat()),
    Kind("flipped", Seat(), NameList("before", DICE, "die"), NameList("after", DICE, "die")),
    Kind("spent_dice", Seat(), _FACES),
    Kind("marker", Seat(), _CARD),
    Kind("bought", Seat(), Seat("owner"), _COUNT, _DENIERS),
    Kind("bought_bank", Seat(), _COUNT, _DENIERS),
    Kind("hired", Seat(), _CARD, _DENIERS, _POINTS),
    Kind("left_space", Seat(), _SPACE),
    Kind("left_lying", Seat(), _BUILDING),
    Kind("left_card", Seat(), _CARD),
    Kind("activated", Seat(), _CARD, _COUNT),
    Kind("markers", Seat(), _CARD, _COUNT),
    Kind("got_deniers", Seat(), _DENIERS),
    Kind("paid", Seat(), _DENIERS),
    Kind("got_influence", Seat(), _COUNT),
    Kind("spent_influence", Seat(), _COUNT),
    Kind("got_points", Seat(), _POINTS),
    Kind("taxed", Seat(), Seat("collector"), _DENIERS),
    Kind("shot", Seat(), Numbers("rolls"), Number("hits")),
    Kind("built", Seat(), Number("level"), Number("number")),
    Kind("covered", Seat(), _EVENT, _COUNT),
    Kind("side_covered", _SIDE, _EVENT, _COUNT),
    Kind("countered", _EVENT),
    Kind("taken", Seat(), _EVENT),
    Kind("side_taken", _SIDE, _EVENT),
    Kind("entered", Seat(), _SPACE),
    Kind("side_entered", _SIDE, _SPACE),
    Kind("expelled", Seat(), _BUILDING),
    Kind("side_expelled", _SIDE, _BUILDING),
    Kind("farmed", Seat(), _DENIERS),
    Kind("passed", Seat(), _DENIERS),
    Kind("waited", Seat(), _DENIERS),
    Kind("round_over", Number("number")),
    Kind("collected", Seat(), _DENIERS),
    Kind("returned", Seat(), _COUNT),
    Kind("king_rolled", Numbers("rolls"), Name("action", LINES, "line")),
    Kind("king_spent", _FACES),
    Kind("king_bought", Seat(), _FACES, _DENIERS),
    Kind("king_points", _POINTS),
    Kind("king_tradesman", _CARD, _POINTS),
    Kind("king_idle"),
    Kind("shown", Seat(), NameList("characters", CHARACTERS, "character"), reveals=True),
    Kind("character_scored", _CHARACTER, Seat(), _POINTS),
    Kind("king_character_scored", _CHARACTER, _POINTS),
    Kind("scored", Seat(), Numbers("points"), Number("total")),
    Kind("king_scored", Numbers("points"), Number("total")),
    Kind("won", Seat(), Number("total")),
    Kind("verdict", Name("verdict", VERDICTS), Number("result")),
)

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
