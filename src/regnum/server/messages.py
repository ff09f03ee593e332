"""Messages: everything that goes over the wire to a client, typed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..kernel.forest import Forest, Prompt

Text40 = Annotated[str, Meta(min_length=1, max_length=40)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+(?!\n)$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


def moment(milliseconds: int | None) -> str | None:
    """A stored time as people and programs write it."""
    if milliseconds is None:
        return None
    text = datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")


class PersonInfo(Struct):
    """Who someone is."""

    id: str
    name: str
    guest: bool
    login: str | None
    preferences: dict[str, Any]


class Me(Struct):
    """Who is asking, if anyone."""

    person: PersonInfo | None


class SessionInfo(Struct):
    """A browser in which one is signed in; `here` is the one that asks."""

    id: str
    label: str
    made: str | None
    seen: str | None
    here: bool


class TokenInfo(Struct):
    """A program's key; `token` is shown only when it is made."""

    id: str
    name: str
    created: str | None
    token: str | None = None


class FieldInfo(Struct):
    """One field of an option or an event."""

    name: str
    form: str
    piece: str
    family: str
    names: list[str] | None
    spends: bool


class KindInfo(Struct):
    """One sort of option, event or prompt."""

    name: str
    fields: list[FieldInfo]
    secret: list[str]
    reveals: bool
    known: bool
    named: bool
    hurts: str


class SettingInfo(Struct):
    """One choice made before a game."""

    name: str
    form: str
    default: Any
    values: list[str] | None
    minutes: int


class GameInfo(Struct):
    """What a client needs to know of a game."""

    name: str
    version: int
    fewest: int
    most: int
    minutes: int
    settings: list[SettingInfo]
    options: list[KindInfo]
    events: list[KindInfo]
    prompts: list[KindInfo]


class BotLevel(Struct):
    """How strong a bot seat may be, who plays there in the order they come to a table, and how long they think at most."""

    level: str
    characters: list[str]
    milliseconds: float | None


class BotStrength(Struct):
    """How often a level won against a table of the level below it: the share, and its 95 % interval."""

    game: str
    seats: int
    settings: dict[str, Any]
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    even: float


class TableOptions(Struct, forbid_unknown_fields=True):
    """What a table decides besides the game's own settings."""

    listed: bool = True
    spectators: bool = True
    hints: bool = False
    assist: Annotated[int, Meta(ge=0, le=2)] = 1
    takeback: bool = True
    order: Literal["fixed", "random"] = "fixed"
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0
    """After how many more moves those who only watch see a move."""


class SeatInfo(Struct):
    """A chair and who is in it."""

    seat: int
    kind: str
    name: str
    person: str | None
    bot: str | None
    ready: bool
    here: bool
    you: bool
    away: bool
    invite: str | None
    character: str | None


class Told(Struct):
    """The reason in any language: Fluent's `error-<code>` with its arguments; one of them may be such a reason itself."""

    code: str
    data: dict[str, Any]


class TakebackInfo(Struct):
    """A wish to go back to an earlier decision."""

    seat: int
    to: int
    agreed: list[int]
    needs: list[int]


class TableInfo(Struct):
    """A table as one person may know it."""

    id: str
    game: str
    rules: int
    settings: dict[str, Any]
    components: dict[str, Any]
    options: TableOptions
    status: str
    host: str
    you_host: bool
    yours: list[int]
    imported: bool
    seats: list[SeatInfo]
    created: str | None
    started: str | None
    finished: str | None
    updated: str | None
    seq: int
    decisions: int
    waiting: list[int]
    commitment: str
    seed: str | None
    scores: list[int] | None
    winners: list[int] | None
    takeback: TakebackInfo | None
    rematch: str | None
    closed: Told | None
    rest: Told | None
    version: int


class Lobby(Struct):
    """The six lists."""

    turn: list[TableInfo]
    mine: list[TableInfo]
    open: list[TableInfo]
    invited: list[TableInfo]
    finished: list[TableInfo]
    closed: list[TableInfo]


class LogEntry(Struct):
    """What one action led to, as a seat may read it: its first decision (0 is the set-up), and how many it has."""

    decision: int
    decisions: int
    seat: int | None
    at: str | None
    events: list[Any]


class KeptEntry(Struct):
    """A row of the log of a table that can't be played: what everybody was told, or where that is not kept, what was chosen."""

    decision: int
    decisions: int
    seat: int
    at: str | None
    events: list[Any] | None
    line: list[dict[str, Any]] | None


class SeatNote(Struct):
    """Who left a seat to a bot, was replaced by one or came back, after so many decisions."""

    decisions: int
    seat: int
    what: Literal["left", "replaced", "back"]
    at: str | None


class NextMove(Struct):
    """The decisions of the action that followed, in a replay."""

    seat: int
    line: list[dict[str, Any]]


class State(Struct, tag_field="type", tag="state"):
    """The table as one seat sees it."""

    table: str
    seq: int
    decisions: int
    seat: int | None
    yours: list[int]
    over: bool
    view: Any
    waiting: list[int]
    prompt: Prompt | None
    plans: Forest | None
    asides: Forest | None
    can_undo: bool
    scores: list[int] | None
    winners: list[int] | None
    from_: int = msgspec.field(name="from")
    log: list[LogEntry]
    notes: list[SeatNote]
    next: NextMove | None = None


class LinePreview(Struct):
    """What a line of options certainly leads to: `changes` of the view, each a path and what is there then."""

    end: Literal["asked", "done", "chance", "shown", "others"]
    closes: bool
    changes: list[list[Any]]
    events: list[Any]
    scores: list[int] | None


class Preview(Struct, tag_field="type", tag="preview"):
    """What each of several lines would do."""

    seq: int
    previews: list[LinePreview]
    id: str | None = None


class Plans(Struct, tag_field="type", tag="plans"):
    """The actions that begin with a line, from there on; null when nothing is asked then."""

    seq: int
    line: list[dict[str, Any]]
    forest: Forest | None
    id: str | None = None


class Reason(Struct):
    """Why something can't be used: the words are `<game>-why-<code>`."""

    code: str
    data: dict[str, Any]


class Why(Struct, tag_field="type", tag="why"):
    """Why these pieces can't be used together, as far as the game tells."""

    seq: int
    reasons: list[Reason]
    id: str | None = None


class HintLine(Struct):
    """An option and how a bot values it, from 0 to 1."""

    option: dict[str, Any]
    value: float


class Hint(Struct, tag_field="type", tag="hint"):
    """What a bot would consider, best first."""

    seq: int
    options: list[HintLine]
    id: str | None = None


class Chart(Struct):
    """Points of every seat after each decision."""

    scores: list[list[int]]


class ChatLine(Struct, tag_field="type", tag="chat"):
    """One line of chat."""

    n: int
    person: str
    name: str
    seat: int | None
    text: str
    at: str | None


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table itself changed."""

    table: TableInfo


class Ack(Struct, tag_field="type", tag="ack"):
    """An action is written down."""

    id: str
    seq: int


class Problem(Struct):
    """Why something was refused, and how the table stands."""

    status: int
    code: str
    reason: str
    told: Told
    state: State | None = None
    accepted: int | None = None


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """The same on a socket."""

    id: str | None
    status: int
    code: str
    reason: str
    told: Told
    state: State | None = None
    accepted: int | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    """Still here."""


class Changed(Struct, tag_field="type", tag="changed"):
    """The lobby may have changed."""


class Health(Struct):
    """Whether the server is well."""

    status: str
    database: str
    version: str
