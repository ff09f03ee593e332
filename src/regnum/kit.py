"""Everything a game is made of, in one place to import from.

>>> from regnum.kit import Decision, Game, Kind, Number, State, Step
"""

from .kernel.brain import Brain
from .kernel.chance import Chance, Recorded, Scripted, Seeded
from .kernel.components import Components, MadeOnce
from .kernel.errors import BadComponents, BadSetup, IllegalOption, RegnumError
from .kernel.event import Event
from .kernel.game import Game
from .kernel.kinds import (
    BySeat,
    Counts,
    EventKind,
    Extra,
    Index,
    Kind,
    Mask,
    Name,
    NameList,
    Number,
    Numbering,
    Numbers,
    Option,
    OptionKind,
    Piece,
    Reason,
    Seat,
)
from .kernel.match import Match
from .kernel.planes import Planes
from .kernel.policy import Policy
from .kernel.position import Position
from .kernel.record import Record
from .kernel.registry import find, register
from .kernel.settings import Choice, Flag, Setting, Subset, Value
from .kernel.sketch import Sheet
from .kernel.state import State
from .kernel.step import Decision, Step, Together

__all__ = [
    "BadComponents",
    "BadSetup",
    "Brain",
    "BySeat",
    "Chance",
    "Choice",
    "Components",
    "Counts",
    "Decision",
    "Event",
    "EventKind",
    "Extra",
    "Flag",
    "Game",
    "IllegalOption",
    "Index",
    "Kind",
    "MadeOnce",
    "Mask",
    "Match",
    "Name",
    "NameList",
    "Number",
    "Numbering",
    "Numbers",
    "Option",
    "OptionKind",
    "Piece",
    "Planes",
    "Policy",
    "Position",
    "Reason",
    "Record",
    "Recorded",
    "RegnumError",
    "Scripted",
    "Seat",
    "Seeded",
    "Setting",
    "Sheet",
    "State",
    "Step",
    "Subset",
    "Together",
    "Value",
    "find",
    "register",
]
