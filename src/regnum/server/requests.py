"""Requests: everything a client may send, typed and bounded; a message of the socket is a body over HTTP too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .messages import ActionId, Count, SeatNumber, TableOptions, Text40

Login = Annotated[str, Meta(min_length=2, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Line = Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=24)]
Piece = Annotated[str, Meta(min_length=1, max_length=80)]
Only = Annotated[dict[Text40, Annotated[list[int | Text40], Meta(max_length=64)]], Meta(max_length=8)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Named(Struct, forbid_unknown_fields=True):
    """A name for a guest or a token."""

    name: Text40


class Register(Struct, forbid_unknown_fields=True):
    """A new account."""

    login: Login
    password: Password
    name: Text40 | None = None


class LogIn(Struct, forbid_unknown_fields=True):
    """An account's way in."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class ChangePassword(Struct, forbid_unknown_fields=True):
    """A new password, by who knows the old one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What a person may change of themselves."""

    name: Text40 | UnsetType = UNSET
    preferences: dict[str, Any] | UnsetType = UNSET


class Sit(Struct, forbid_unknown_fields=True):
    """Who is to sit in a chair."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Text40 | None = None
    login: Login | None = None
    bot: Text40 | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Sit], Meta(min_length=1, max_length=16)]
    settings: dict[str, Any] = {}
    options: TableOptions = field(default_factory=TableOptions)


class ChangeTable(Struct, forbid_unknown_fields=True):
    """What the host may change before the start."""

    seats: Annotated[list[Sit], Meta(min_length=1, max_length=16)] | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET
    options: TableOptions | UnsetType = UNSET


class SitDown(Struct, forbid_unknown_fields=True):
    """Taking a seat, in hot-seat under a name of its own."""

    name: Text40 | None = None


class BotFor(Struct, forbid_unknown_fields=True):
    """Which bot plays on."""

    bot: Text40 | None = None


class Ready(Struct, forbid_unknown_fields=True):
    """Ready or not."""

    ready: bool = True


class Move(Struct, forbid_unknown_fields=True, tag_field="type", tag="move"):
    """A line of options of one seat, one action, made on the table as it was at `seq`."""

    id: ActionId
    seq: Count
    seat: SeatNumber
    line: Line


class Undo(Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back the last action, or with `turn` all that may be taken back."""

    id: ActionId
    seq: Count
    seat: SeatNumber
    turn: bool = False


class AskPreview(Struct, forbid_unknown_fields=True, tag_field="type", tag="preview"):
    """What would these lines do?"""

    seq: Count
    seat: SeatNumber
    lines: Annotated[list[Line], Meta(min_length=1, max_length=24)]
    id: ActionId | None = None


class AskPlans(Struct, forbid_unknown_fields=True, tag_field="type", tag="plans"):
    """What may follow these decisions? With `only`, as far as no other pieces of these families are used."""

    seq: Count
    seat: SeatNumber
    line: Annotated[list[dict[str, Any]], Meta(max_length=24)] = []
    only: Only | None = None
    id: ActionId | None = None


class AskWhy(Struct, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why can these pieces not be used together?"""

    seq: Count
    seat: SeatNumber
    pieces: Annotated[list[Piece], Meta(min_length=1, max_length=40)]
    id: ActionId | None = None


class AskHint(Struct, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """What would a bot consider?"""

    seat: SeatNumber
    id: ActionId | None = None


class Say(Struct, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """A line of chat."""

    text: ChatText
    id: ActionId | None = None


class Look(Struct, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Which seat to look from, from now on."""

    seat: SeatNumber | None
    since: Count | None = None
    id: ActionId | None = None


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Still here."""


SocketMessage = Move | Undo | AskPreview | AskPlans | AskWhy | AskHint | Say | Look | Ping


Path = Annotated[list[Line], Meta(max_length=40)]


class LessonStep(Struct, forbid_unknown_fields=True):
    """Where a lesson stands: what its learner has chosen in the scene, and the beat; then a choice, or a later beat."""

    path: Path
    at: Count = 0
    line: Line | None = None
    to: Count | None = None


class LessonQuestion(Struct, forbid_unknown_fields=True):
    """What is asked before a choice in a lesson."""

    path: Path
    ask: AskPreview | AskPlans | AskWhy


class TakebackBody(Struct, forbid_unknown_fields=True):
    """How far back; by default before one's own last action."""

    seat: SeatNumber
    to: Count | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """Yes or no to a take-back."""

    yes: bool
